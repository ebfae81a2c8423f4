//! Lets bots move when it is their turn, after a moment.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::use_table::TableHandle;
use crate::bots::{Bots, Level};
use crate::engine::{Eyes, Seat, Status};
use crate::settings::Pace;
use crate::ui::room::Room;
use crate::ui::setup::{Setup, Who};

/// How long a bot thinks at the normal pace, in milliseconds.
const MOMENT: u32 = 700;

/// Moves for the first bot that may act; while the pace is `None` they wait.
#[hook]
pub(super) fn use_bots<R: Room>(table: &TableHandle<R::Game>, setup: &Setup, pace: Option<Pace>) {
    let next = next_bot(table.status(), setup);
    let table = table.clone();
    use_effect_with((table.step(), next, pace), move |&(_, next, pace)| {
        let timeout = next.zip(pace).map(|((seat, level), pace)| {
            Timeout::new(pace.of(MOMENT), move || choose::<R>(&table, seat, level))
        });
        move || drop(timeout)
    });
}

fn next_bot(status: Status, setup: &Setup) -> Option<(Seat, Level)> {
    let Status::ToAct(to_act) = status else {
        return None;
    };
    to_act
        .iter()
        .find_map(|seat| match setup.chairs.get(seat.index())?.who {
            Who::Bot(level) => Some((seat, level)),
            Who::Person => None,
        })
}

fn choose<R: Room>(table: &TableHandle<R::Game>, seat: Seat, level: Level) {
    let seen = table.observe(Eyes::Seat(seat));
    if let Some(choice) = R::Game::bot(level).choose(&seen, &mut table.chance(seat)) {
        table.play(seat, choice.action);
    }
}

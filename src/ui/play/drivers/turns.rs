//! Turns: bots move one after the other, at the chosen pace, at once when somebody taps the board, and without pauses
//! when no person has anything left to decide. The clock acts when it is due, even if nobody else does anything.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::hurry::use_hurry;
use super::pace::{moment, next_bot};
use crate::bots::Level;
use crate::engine::{By, Millis, Seat};
use crate::i18n::table::Msg;
use crate::ui::components::{Sign, icon};
use crate::ui::listening::use_latest;
use crate::ui::play::running_game::Asked;
use crate::ui::play::use_store::Live;
use crate::ui::use_settings::use_settings;
use crate::ui::words::say;

/// Makes the bots move unless the game is `paused`. `round` identifies the round, and `flying` is how long cards fly
/// after the previous move, in milliseconds. Returns the button that lets the bots play on to the next pause, when it
/// is offered.
#[hook]
pub(in crate::ui::play) fn use_paced(live: &Live, paused: bool, round: usize, flying: u32) -> Html {
    let pace = use_settings().settings.pace;
    let game = &live.game;
    let step = live.now.step;
    let hurried = use_state(|| None::<usize>);
    let rushed = use_state(|| None::<usize>);

    let (now, setup) = (&live.now, game.setup());
    let people = setup.people();
    let turns = !paused && live.lock.here && !game.presentation.real_time;
    let next = next_bot(&now.status, &setup).filter(|_| turns);
    let idle = next.is_some() && people.iter().all(|seat| !now.in_play.has(seat));
    let rush = idle && *rushed == Some(round);
    let wait = if rush || *hurried == Some(step) {
        0
    } else {
        let last = game.index().last_by(step);
        let goes_on = next.is_some_and(|(seat, _)| last == Some(By::Seat(seat)));
        pace.of(moment(step, flying, goes_on))
    };
    use_bot(live, next, wait);

    let awaited = people.iter().any(|seat| now.status.to_act().has(seat));
    let hurried = hurried.setter();
    let onhurry = use_latest(Callback::from(move |()| hurried.set(Some(step))));
    use_hurry(next.is_some() && wait > 0 && !awaited, onhurry);

    let offered = idle && !rush && wait > 0;
    if !offered {
        return html! {};
    }
    let onclick = Callback::from(move |_| rushed.set(Some(round)));
    html! {
        <button type="button" class="rush" {onclick}>
            { icon(Sign::Forward, say(Msg::PlayOn)) }
        </button>
    }
}

/// Asks the bot, if there is one, after `wait` milliseconds.
#[hook]
fn use_bot(live: &Live, next: Option<(Seat, Level)>, wait: u32) {
    let game = live.game.clone();
    use_effect_with((live.version, next, wait), move |&(_, next, wait)| {
        let ask = |(seat, level)| {
            Timeout::new(wait, move || {
                game.shared().ask(Asked::Decision(seat, level));
            })
        };
        let timeout = next.map(ask);
        move || drop(timeout)
    });
}

/// Runs the clock's action when it is due, in the tab that plays the game.
#[hook]
pub(in crate::ui::play) fn use_clock(live: &Live) {
    let runs = live.lock.here && !live.game.presentation.real_time;
    let due = live.now.clock_due.filter(|_| runs);
    let (game, watch) = (live.game.clone(), live.watch);
    use_effect_with((live.version, due), move |&(_, due)| {
        let run = |due: Millis| {
            let wait = due.saturating_sub(watch.read());
            Timeout::new(wait, move || {
                game.shared().play_until(due);
            })
        };
        let timeout = due.map(run);
        move || drop(timeout)
    });
}

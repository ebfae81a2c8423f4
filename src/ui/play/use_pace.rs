//! How fast the bots move: at the pace that is set, at once when somebody taps the board, and
//! without any pause when no person has anything left to decide.

use yew::prelude::*;

use super::use_bots::{moment, next_bot, use_bots};
use super::use_hurry::use_hurry;
use super::use_table::TableHandle;
use crate::engine::{By, Status};
use crate::i18n::table::Msg;
use crate::ui::parts::{Icon, Sign};
use crate::ui::say;
use crate::ui::setup::Setup;
use crate::ui::use_settings::use_settings;

/// Lets the bots move unless the game is `paused`; `round` tells one round from the next, and cards
/// are `flying` for so many milliseconds after the move before. Gives the button that lets them play
/// on to the next pause, where that is offered.
#[hook]
pub(super) fn use_pace(
    table: &TableHandle,
    setup: &Setup,
    paused: bool,
    round: usize,
    flying: u32,
) -> Html {
    let pace = use_settings().settings.pace;
    let step = table.annals().step();
    let hurried = use_state(|| None::<usize>);
    let rushed = use_state(|| None::<usize>);

    let status = table.status();
    let people = setup.people();
    let next = next_bot(&status, setup).filter(|_| !paused && table.own.here);
    let in_play = table.sitting().in_play();
    let idle = next.is_some() && people.iter().all(|seat| !in_play.has(seat));
    let rush = idle && *rushed == Some(round);
    let wait = if rush || *hurried == Some(step) {
        0
    } else {
        let goes_on =
            next.is_some_and(|(seat, _)| table.annals().by.last() == Some(&By::Seat(seat)));
        pace.of(moment(step, flying, goes_on))
    };
    use_bots(table, next, next.map(|_| wait));

    let awaited =
        matches!(status, Status::ToAct(to_act) if people.iter().any(|seat| to_act.has(seat)));
    let hurried = hurried.setter();
    let onhurry = use_callback(step, move |(), &step| hurried.set(Some(step)));
    use_hurry(next.is_some() && wait > 0 && !awaited, onhurry);

    let offered = idle && !rush && wait > 0;
    if !offered {
        return html! {};
    }
    let onclick = Callback::from(move |_| rushed.set(Some(round)));
    html! {
        <button type="button" class="rush" {onclick}>
            <Icon sign={Sign::Forward} name={say(Msg::PlayOn)} />
        </button>
    }
}

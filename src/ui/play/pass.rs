//! The device changes hands. Nothing of the next hand is in the page before it is unlocked.

use std::rc::Rc;

use yew::prelude::*;

use super::log::{RECAP, lines};
use crate::engine::{BySeat, Seat, Told};
use crate::i18n::shell::Msg;
use crate::ui::parts::use_focus;
use crate::ui::room::Room;
use crate::ui::say;

/// See [`Pass`].
#[derive(Properties)]
pub(super) struct PassProps<R: Room> {
    /// Who gets the device.
    pub(super) seat: Seat,
    /// The names of the seats.
    pub(super) names: Rc<BySeat<String>>,
    /// What the whole table saw happen.
    pub(super) told: Rc<Vec<Told<R::Game>>>,
    /// Unlocks.
    pub(super) onclick: Callback<()>,
}

impl<R: Room> PartialEq for PassProps<R> {
    fn eq(&self, other: &Self) -> bool {
        self.seat == other.seat && self.told == other.told && self.names == other.names
    }
}

/// The cover between two people.
#[component]
pub(super) fn Pass<R: Room>(props: &PassProps<R>) -> Html {
    let focus = use_focus(props.seat);
    let name = props.names[props.seat].as_str();
    let mut recap = lines::<R>(&props.told, &props.names);
    let recap = recap.split_off(recap.len().saturating_sub(RECAP));
    html! {
        <section ref={focus} tabindex="-1" class={classes!("pass", format!("seat-{}", props.seat.0))} aria-labelledby="pass-heading">
            <h2 id="pass-heading">
                <span class="seat-mark" aria-hidden="true" />
                { say(Msg::PassTo { name }) }
            </h2>
            <p>{ say(Msg::LookAway) }</p>
            <button class="primary" onclick={props.onclick.reform(|_| ())}>
                { say(Msg::Unlock { name }) }
            </button>
            <h3>{ say(Msg::Recap) }</h3>
            <ol class="recap">{ for recap }</ol>
        </section>
    }
}

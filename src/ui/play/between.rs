//! A pause that waits for the players: a round is over.

use std::rc::Rc;

use yew::prelude::*;

use super::log::{RECAP, lines};
use crate::engine::{BySeat, Told};
use crate::ui::parts::use_focus;
use crate::ui::room::Room;

/// See [`Between`].
#[derive(Properties)]
pub(super) struct BetweenProps<R: Room> {
    /// What the pause is for.
    pub(super) heading: AttrValue,
    /// What the whole table saw happen before it.
    pub(super) told: Rc<Vec<Told<R::Game>>>,
    /// The names of the seats.
    pub(super) names: Rc<BySeat<String>>,
    /// Goes on.
    pub(super) onclick: Callback<()>,
}

impl<R: Room> PartialEq for BetweenProps<R> {
    fn eq(&self, other: &Self) -> bool {
        self.told == other.told && self.names == other.names
    }
}

/// What there is to look at, and the way on.
#[component]
pub(super) fn Between<R: Room>(props: &BetweenProps<R>) -> Html {
    let focus = use_focus(());
    let mut recap = lines::<R>(&props.told, &props.names);
    let recap = recap.split_off(recap.len().saturating_sub(RECAP));
    html! {
        <section ref={focus} tabindex="-1" class="between" aria-labelledby="between-heading">
            <div role="status"><h2 id="between-heading">{ &props.heading }</h2></div>
            <ol class="recap">{ for recap }</ol>
            <button class="primary" onclick={props.onclick.reform(|_| ())}>{ R::go_on() }</button>
        </section>
    }
}

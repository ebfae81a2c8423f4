//! A pause that waits for the players: a round is over.

use std::rc::Rc;

use yew::prelude::*;

use super::ending::{Ending, EndingLines};
use crate::engine::BySeat;
use crate::ui::parts::{ScoreSheet, Sheet, use_focus};

/// See [`Between`].
#[derive(Properties, PartialEq)]
pub(super) struct BetweenProps {
    /// What the pause is for.
    pub(super) heading: AttrValue,
    /// How it came to it.
    pub(super) ending: Ending,
    /// The score.
    pub(super) sheet: Sheet,
    /// The names of the seats.
    pub(super) names: Rc<BySeat<String>>,
    /// What goes on.
    pub(super) next: AttrValue,
    /// Goes on.
    pub(super) onclick: Callback<()>,
}

/// What there is to look at, and the way on.
#[component]
pub(super) fn Between(props: &BetweenProps) -> Html {
    let focus = use_focus(());
    html! {
        <section ref={focus} tabindex="-1" class="report between" aria-labelledby="between-heading">
            <div class="slip">
                <h2 id="between-heading">{ &props.heading }</h2>
                <div class="told">
                    <EndingLines ending={props.ending.clone()} />
                    <ScoreSheet sheet={props.sheet.clone()} names={Rc::clone(&props.names)} />
                </div>
                <p class="actions">
                    <button class="primary" onclick={props.onclick.reform(|_| ())}>{ &props.next }</button>
                </p>
            </div>
        </section>
    }
}

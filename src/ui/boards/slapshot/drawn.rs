//! A trade: the backs of a shuffled team, and the card drawn from them.

use std::cell::Cell;

use yew::prelude::*;

use super::Gesture;
use super::anchor::Anchor;
use super::cards::{BACK, back, face, id, special};
use super::drops::{TO_DRAWN, TO_TEAM};
use crate::engine::Seat;
use crate::games::slapshot::cards::TEAM;
use crate::games::slapshot::{Card, Slapshot};
use crate::i18n::slapshot::Msg;
use crate::ui::boards::kit::{TurnProps, click, drags};
use crate::ui::components::{Styled, first_click};
use crate::ui::motion::{Flight, Movement};
use crate::ui::words::say;

thread_local! {
    /// Which of the backs was tapped. The game doesn't know, as all are alike (SH-2.1); it is seen to move.
    static TAPPED: Cell<usize> = const { Cell::new(0) };
}

/// Remembers which of the backs was tapped.
pub(super) fn tapped(place: usize) {
    TAPPED.set(place);
}

/// The card tapped is drawn and turned over; the others go back to their team.
pub(super) fn flights(with: Seat, card: Card) -> Vec<Flight> {
    let tapped = TAPPED.take();
    let back = |place| Anchor::Back(with, place);
    let drawn = Flight::new(Movement::Reveals, back(tapped), Anchor::Drawn);
    let drawn = drawn.showing(id(card)).hidden_by(BACK);
    let home = (0..TEAM).filter(|&place| place != tapped).map(|place| {
        let goes = Flight::new(Movement::Goes, back(place), Anchor::Seat(with));
        goes.showing(BACK)
    });
    home.chain([drawn]).collect()
}

/// A shuffled team: one of its backs is drawn, and all are alike.
pub(super) fn backs(turn: &TurnProps<'_, Slapshot>, with: Seat) -> Html {
    let one = |place: usize| {
        let drawn = Gesture::Back(with, place);
        let onclick = first_click(click(&turn.ongesture, drawn));
        let onpointerdown = drags(true, &turn.ongesture, move |to| {
            (to == TO_TEAM).then_some(drawn)
        });
        html! {
            <Styled key={place} tag="li" figures={vec![("--at", place.to_string())]}>
                <button
                    type="button"
                    data-drags=""
                    data-anchor={Anchor::Back(with, place).to_string()}
                    aria-label={say(Msg::Back { place: place + 1, of: TEAM })}
                    {onclick}
                    {onpointerdown}
                >
                    { back() }
                </button>
            </Styled>
        }
    };
    let key = format!("backs-{}", with.0);
    html! {
        <ul {key} class={classes!("backs", format!("seat-{}", with.0))} aria-label={say(Msg::Backs(&turn.props.names[with]))}>
            { for (0..TEAM).map(one) }
        </ul>
    }
}

/// The card drawn, for which one is to be given.
pub(super) fn drawn(turn: &TurnProps<'_, Slapshot>, with: Seat, card: Card) -> Html {
    html! {
        <section
            key="drawn"
            class="drawn"
            data-drop={TO_DRAWN}
            aria-label={say(Msg::Drawn(&turn.props.names[with]))}
        >
            <span data-anchor={Anchor::Drawn.to_string()} title={special(card)}>{ face(card) }</span>
            <span class="unseen">{ say(Msg::Card(card)) }</span>
        </section>
    }
}

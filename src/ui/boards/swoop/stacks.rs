//! The viewer's stacks: face-up cards, and the unknown ones under them.

use yew::prelude::*;

use super::anchor::Anchor;
use super::cards::{back, face};
use super::gesture::Gesture;
use super::rank_pad::Fits;
use super::staged::Staged;
use crate::engine::Seat;
use crate::games::swoop::{Place, STACKS};
use crate::i18n::swoop::Prompt;
use crate::ui::boards::kit::click;
use crate::ui::parts::first_click;
use crate::ui::words::say;

/// The stacks of a seat.
pub(super) struct Stacks<'a> {
    pub(super) seat: Seat,
    /// The player's name.
    pub(super) name: &'a str,
    pub(super) place: &'a Place,
    pub(super) staged: Staged,
    /// Which ranks can be played.
    pub(super) fits: Fits,
    /// Whether to distinguish ranks that fit from those that take the pile.
    pub(super) marks: bool,
    /// Whether the viewer can act.
    pub(super) active: bool,
    /// Whether the stacks are shown in the past; then they are not in the tab order.
    pub(super) past: bool,
    pub(super) ongesture: &'a Callback<(Gesture, f64)>,
}

/// The four stacks, each a button while there are cards.
pub(super) fn stacks(props: &Stacks<'_>) -> Html {
    html! {
        <section class="own-stacks" aria-label={say(Prompt::Stacks { name: props.name })}>
            { for (0..STACKS as u8).map(|stack| one(props, stack)) }
        </section>
    }
}

fn one(props: &Stacks<'_>, stack: u8) -> Html {
    let place = props.place;
    let up = place.faces.get(stack);
    let blind = place.blinds.has(stack);
    let label = say(Prompt::Stack {
        stack,
        face: up,
        blind,
    });
    let gone = up.is_none() && !blind;
    let staged = props.staged.has_stack(stack);
    let rests = up.is_some_and(|rank| props.active && props.fits.rests(rank, props.marks));
    let live = props.active && !gone && !rests;
    // A tap on an empty stack lets the rules explain why nothing can be done.
    let onclick = if props.active {
        first_click(click(props.ongesture, Gesture::Stack(stack)))
    } else {
        Callback::noop()
    };
    let fits = up.filter(|_| props.marks && props.active);
    let marks = [
        gone.then_some("gone"),
        (up.is_none() && blind).then_some("bare"),
        fits.filter(|&rank| props.fits.lies(rank)).map(|_| "fits"),
        fits.filter(|&rank| props.fits.takes(rank))
            .map(|_| "higher"),
        rests.then_some("rests"),
    ];
    // The anchor is on the top card.
    let anchor = Some(Anchor::Stack(props.seat, stack).to_string());
    html! {
        <button
            key={stack}
            type="button"
            class={classes!("stack", marks.into_iter().flatten().collect::<Vec<_>>())}
            tabindex={props.past.then_some("-1")}
            aria-pressed={if staged { "true" } else { "false" }}
            aria-disabled={(!live).then_some("true")}
            aria-label={label}
            {onclick}
        >
            if blind {
                <span key="under" class="under" data-anchor={anchor.clone().filter(|_| up.is_none())}>{ back() }</span>
            }
            <span key="upon" class="upon" data-anchor={anchor.filter(|_| up.is_some() || !blind)}>
                if let Some(rank) = up {
                    { face(rank) }
                }
            </span>
        </button>
    }
}

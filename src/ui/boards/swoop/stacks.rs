//! The viewer's stacks: face-up cards, and the unknown ones under them.

use yew::prelude::*;

use super::anchor::Anchor;
use super::cards::{back, face};
use super::rank_pad::Fits;
use super::{Gesture, drags_to_pile};
use crate::engine::Seat;
use crate::games::swoop::{STACKS, Swoop, Tableau};
use crate::i18n::swoop::Prompt;
use crate::ui::boards::kit::{TurnProps, click};
use crate::ui::components::first_click;
use crate::ui::words::say;

/// The viewer's four stacks, each a button while there are cards. `active` says whether the viewer can act.
pub(super) fn stacks(
    turn: &TurnProps<'_, Swoop>,
    seat: Seat,
    tableau: &Tableau,
    active: bool,
) -> Html {
    let name = &turn.props.names[seat];
    html! {
        <section class="own-stacks" aria-label={say(Prompt::Stacks(name))}>
            { for (0..STACKS as u8).map(|stack| one(turn, (seat, stack), tableau, active)) }
        </section>
    }
}

fn one(
    turn: &TurnProps<'_, Swoop>,
    (seat, stack): (Seat, u8),
    tableau: &Tableau,
    active: bool,
) -> Html {
    let (fits, marks) = (Fits::of(turn.props.revealed()), turn.marks);
    let up = tableau.faces.get(stack);
    let blind = tableau.blinds.has(stack);
    let label = say(Prompt::Stack {
        stack,
        face: up,
        blind,
    });
    let gone = up.is_none() && !blind;
    let staged = turn.decision.staged.has_stack(stack);
    let rests = up.is_some_and(|rank| active && fits.rests(rank, marks));
    let live = active && !gone && !rests;
    // A tap on an empty stack lets the rules explain why nothing can be done.
    let onclick = if active {
        first_click(click(&turn.ongesture, Gesture::Stack(stack)))
    } else {
        Callback::noop()
    };
    // Unknown cards, and those that take the pile.
    let risks = match up {
        Some(rank) => fits.takes(rank),
        None => !fits.is_safe(),
    };
    let marked = up.filter(|_| marks && active);
    let marks = [
        gone.then_some("gone"),
        (up.is_none() && blind).then_some("bare"),
        risks.then_some("risky"),
        marked.filter(|&rank| fits.lies(rank)).map(|_| "fits"),
        marked.filter(|&rank| fits.takes(rank)).map(|_| "higher"),
        rests.then_some("rests"),
    ];
    // The anchor of the stack is on its top card.
    let anchor = Some(Anchor::Stack(seat, stack).to_string());
    let below = up.map_or(Anchor::Stack(seat, stack), |_| Anchor::Covered(seat, stack));
    html! {
        <button
            key={stack}
            type="button"
            class={classes!("stack", marks.into_iter().flatten().collect::<Vec<_>>())}
            tabindex={turn.props.now.is_none().then_some("-1")}
            aria-pressed={if staged { "true" } else { "false" }}
            aria-disabled={(!live).then_some("true")}
            aria-label={label}
            data-drags={live.then_some("")}
            data-risks={risks.then_some("")}
            onpointerdown={drags_to_pile(live, &turn.ongesture, Gesture::DropStack(stack))}
            {onclick}
        >
            if blind {
                <span key="under" class="under" data-anchor={below.to_string()}>{ back() }</span>
            }
            <span key="upon" class="upon" data-anchor={anchor.filter(|_| up.is_some() || !blind)}>
                if let Some(rank) = up {
                    { face(rank) }
                }
            </span>
        </button>
    }
}

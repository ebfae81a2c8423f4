//! The action bar: the number of cards, and the button that confirms.

use crate::staging::swoop::{Decision, Staged, may_end, own};
use yew::prelude::*;

use crate::games::swoop::{Action, Swoop};
use crate::i18n::swoop::Prompt;
use crate::ui::boards::kit::{self, Moves, TurnProps};
use crate::ui::components::LateButton;
use crate::ui::words::say;

/// The action bar, with a button to end the turn if possible.
pub(super) fn action_bar(turn: &TurnProps<'_, Swoop>) -> Html {
    let (moves, decision) = (turn.moves, turn.decision);
    let ends = may_end(&moves.seen);
    let end = {
        let moves = moves.clone();
        Callback::from(move |event: MouseEvent| moves.play(Action::Done, event.time_stamp()))
    };
    let instead = html! {
        if ends {
            <LateButton key={format!("end-{}", moves.seen.step)} class="end" takes_focus=true onclick={end}>
                { say(Prompt::DoEnd) }
            </LateButton>
        }
    };
    kit::action_bar(kit::ActionBar {
        moves,
        decision,
        words: do_it(moves, decision),
        hint: hint(moves, ends).map(say),
        idle: None,
        before: stepper(moves, decision),
        instead,
        note: turn.note.clone(),
    })
}

/// What to tap while nothing that could be done is staged.
fn hint(moves: &Moves<Staged>, ends: bool) -> Option<Prompt<'static>> {
    let seen = &moves.seen;
    if ends {
        let more = seen.legal().any(|action| *action != Action::Done);
        return more.then_some(Prompt::TapToGoOn);
    }
    let hand = seen.view.own.is_some_and(|hand| !hand.is_empty());
    Some(if hand {
        Prompt::TapRank
    } else {
        Prompt::TapStack
    })
}

/// The number of cards, if there is a choice.
fn stepper(moves: &Moves<Staged>, decision: &Decision) -> Html {
    let (Staged::Cards { rank, hand, faces }, Some(own)) = (decision.staged, own(&moves.seen))
    else {
        return Html::default();
    };
    let all = own.hand[rank] + own.tableau.faces.of(rank).count();
    if all <= 1 {
        return Html::default();
    }
    let staged = decision.staged;
    let (cards, faces) = (staged.cards(), faces.count());
    let step = |more: bool, can: bool, sign: &'static str, label| {
        let to = staged.step(more, own);
        html! {
            <button
                type="button"
                aria-label={label}
                aria-disabled={(!can).then_some("true")}
                onclick={moves.stage.reform(move |_| to)}
            >
                { sign }
            </button>
        }
    };
    html! {
        <div key="stepper" class="stepper" role="group" aria-label={say(Prompt::HowMany)}>
            { step(false, cards > 1, "−", say(Prompt::Fewer)) }
            <span class="count" aria-hidden="true">{ cards }</span>
            <span class="unseen">{ say(Prompt::From { hand, faces }) }</span>
            { step(true, cards < all, "+", say(Prompt::More)) }
        </div>
    }
}

/// The label of the button; `None` if there is nothing to do.
fn do_it(moves: &Moves<Staged>, decision: &Decision) -> Option<AttrValue> {
    Some(match decision.action? {
        Action::Play { .. } => say(Prompt::do_play(decision.facts?)),
        Action::Add { .. } => say(Prompt::do_add(decision.facts?)),
        // An empty stack has nothing to turn over.
        Action::Flip { .. } if decision.refusal.is_some() => return None,
        Action::Flip { stack } => say(Prompt::DoTurn {
            stack,
            hold: decision.is_held(&moves.seen),
        }),
        Action::Done | Action::CallTime => return None,
    })
}

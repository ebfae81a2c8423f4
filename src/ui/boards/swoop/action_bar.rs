//! The action bar: how many, and the button that does what is staged.

use yew::prelude::*;

use super::decision::{Decision, may_end, own};
use super::staged::Staged;
use crate::games::swoop::Action;
use crate::i18n::swoop::Prompt;
use crate::ui::boards::kit::{self, Moves};
use crate::ui::words::say;

/// The action bar, with the end of the turn where there is one.
pub(super) fn action_bar(moves: &Moves<Staged>, decision: &Decision) -> Html {
    let ends = may_end(&moves.seen);
    let end = {
        let moves = moves.clone();
        Callback::from(move |event: MouseEvent| moves.play(Action::Done, event.time_stamp()))
    };
    let instead = html! {
        if ends {
            <button key="end" type="button" class="primary" onclick={end}>{ say(Prompt::DoEnd) }</button>
        }
    };
    kit::action_bar(kit::ActionBar {
        moves,
        decision,
        words: do_it(decision),
        hint: (!ends).then(|| say(Prompt::TapRank)),
        idle: None,
        before: stepper(moves, decision),
        instead,
    })
}

/// How many of the hand, where there is a choice.
fn stepper(moves: &Moves<Staged>, decision: &Decision) -> Html {
    let (Staged::Cards { rank, hand, faces }, Some(own)) = (decision.staged, own(&moves.seen))
    else {
        return Html::default();
    };
    let held = own.hand[rank];
    let least = u8::from(faces.is_empty());
    if held <= least {
        return Html::default();
    }
    let staged = decision.staged;
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
            { step(false, hand > least, "−", say(Prompt::Fewer)) }
            <span class="count" aria-hidden="true">{ hand }</span>
            <span class="unseen">{ say(Prompt::FromHand(hand)) }</span>
            { step(true, hand < held, "+", say(Prompt::More)) }
        </div>
    }
}

/// What the button says; `None` where there is nothing to do.
fn do_it(decision: &Decision) -> Option<AttrValue> {
    Some(match decision.action? {
        Action::Play { .. } => say(Prompt::DoPlay(decision.facts?)),
        Action::Add { .. } => say(Prompt::DoAdd(decision.facts?)),
        // Where nothing lies, there is nothing to turn over.
        Action::Flip { .. } if decision.refusal.is_some() => return None,
        Action::Flip { stack } => say(Prompt::DoTurn { stack: Some(stack) }),
        Action::Done | Action::CallTime => return None,
    })
}

//! The rim of the table: how many, and the button that does what is staged.

use std::rc::Rc;

use yew::prelude::*;

use super::decision::{Decision, may_end, own};
use super::staged::Staged;
use crate::engine::Observation;
use crate::games::swoop::{Action, Swoop};
use crate::i18n::swoop::Prompt;
use crate::i18n::table;
use crate::ui::parts::{Hold, HoldButton, Touch, hold_key, use_hold};
use crate::ui::say;

/// See [`Rim`].
#[derive(Properties)]
pub(super) struct RimProps {
    pub(super) seen: Rc<Observation<Swoop>>,
    pub(super) decision: Decision,
    /// Stages something else.
    pub(super) stage: Callback<Staged>,
    /// Does what is staged.
    pub(super) act: Callback<Action>,
}

impl PartialEq for RimProps {
    fn eq(&self, other: &Self) -> bool {
        self.seen == other.seen && self.decision == other.decision
    }
}

/// The action bar.
#[component]
pub(super) fn Rim(props: &RimProps) -> Html {
    let decision = &props.decision;
    let ends = may_end(&props.seen);
    if !props.seen.mine() {
        return html! { <div class="rim" /> };
    }
    html! {
        <section class="rim" aria-label={say(Prompt::Actions)}>
            { stepper(props) }
            { confirm(props) }
            if decision.staged != Staged::Nothing {
                <button
                    key="cancel"
                    type="button"
                    class="cancel"
                    onclick={props.stage.reform(|_| Staged::Nothing)}
                >
                    { say(Prompt::Cancel) }
                </button>
            } else if ends {
                <button
                    key="end"
                    type="button"
                    class="primary"
                    onclick={props.act.reform(|_| Action::Done)}
                >
                    { say(Prompt::DoEnd) }
                </button>
            }
        </section>
    }
}

/// How many of the hand, where there is a choice.
fn stepper(props: &RimProps) -> Html {
    let (Staged::Cards { rank, hand, faces }, Some(own)) =
        (props.decision.staged, own(&props.seen))
    else {
        return Html::default();
    };
    let held = own.hand[rank];
    let least = u8::from(faces.is_empty());
    if held <= least {
        return Html::default();
    }
    let staged = props.decision.staged;
    let step = |more: bool, can: bool, sign: &'static str, label| {
        let to = staged.step(more, own);
        html! {
            <button
                type="button"
                aria-label={label}
                aria-disabled={(!can).then_some("true")}
                onclick={props.stage.reform(move |_| to)}
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

/// The button that does what is staged. A refused one stays there, and the reason beside it.
fn confirm(props: &RimProps) -> Html {
    let decision = &props.decision;
    let Some(words) = do_it(decision) else {
        return if may_end(&props.seen) {
            Html::default()
        } else {
            html! { <p key="hint" class="hint">{ say(Prompt::TapRank) }</p> }
        };
    };
    let ready = decision.ready();
    if decision.is_held()
        && let Some(action) = ready
    {
        let onheld = props.act.reform(move |()| action);
        // A hold begun for one thing is none for another.
        let key = format!("hold-{action:?}");
        return html! { <Held {key} {words} {onheld} /> };
    }
    let onclick = match ready {
        Some(action) => props.act.reform(move |_| action),
        None => Callback::noop(),
    };
    html! {
        <button
            key="do"
            type="button"
            class="primary"
            aria-disabled={ready.is_none().then_some("true")}
            {onclick}
        >
            { words }
        </button>
    }
}

/// See [`Held`].
#[derive(Properties)]
struct HeldProps {
    words: AttrValue,
    onheld: Callback<()>,
}

impl PartialEq for HeldProps {
    fn eq(&self, other: &Self) -> bool {
        self.words == other.words
    }
}

/// The button of a decision that has to be held.
#[component]
fn Held(props: &HeldProps) -> Html {
    let hold = use_hold(props.onheld.clone(), false);
    html! {
        <div
            class="holds"
            onkeydown={hold_key(&hold, Touch::Down)}
            onkeyup={hold_key(&hold, Touch::Up)}
        >
            <HoldButton hold={hold.clone()}>{ props.words.clone() }</HoldButton>
            <p class="longer" aria-live="polite">
                if *hold == Hold::Short {
                    { say(table::Msg::HoldLonger) }
                }
            </p>
        </div>
    }
}

/// What the button says; `None` where there is nothing to do.
fn do_it(decision: &Decision) -> Option<AttrValue> {
    Some(match decision.action? {
        Action::Play { .. } => say(Prompt::DoPlay(decision.words?)),
        Action::Add { .. } => say(Prompt::DoAdd(decision.words?)),
        // Where nothing lies, there is nothing to turn over.
        Action::Flip { .. } if decision.refusal.is_some() => return None,
        Action::Flip { stack } => say(Prompt::DoTurn { stack: Some(stack) }),
        Action::Done | Action::CallTime => return None,
    })
}

//! The action bar: the button that does what is staged, and the way to forget it.

use yew::prelude::*;

use super::decision::Decision;
use super::decision::StagedMove;
use super::moves::Moves;
use crate::i18n::table::Msg;
use crate::ui::parts::{Hold, HoldButton, Touch, hold_key, use_hold};
use crate::ui::words::say;
use crate::web::clock;

/// What stands in the bar.
pub struct ActionBar<'a, S: StagedMove> {
    /// What the one who looks can do.
    pub moves: &'a Moves<S>,
    /// What is staged.
    pub decision: &'a Decision<S>,
    /// What the button says that does it; `None` where there is nothing to do.
    pub words: Option<AttrValue>,
    /// What to tap, where there is nothing to do.
    pub hint: Option<AttrValue>,
    /// The name of the bar while one is not to act; without one it is empty then.
    pub idle: Option<AttrValue>,
    /// What comes before the button, whether or not one is to act.
    pub before: Html,
    /// What can be done where nothing is staged.
    pub instead: Html,
}

/// The bar. A refused decision stays there, and its reason beside it.
pub fn action_bar<S: StagedMove>(bar: ActionBar<'_, S>) -> Html {
    let mine = bar.moves.seen.mine();
    let label = mine.then(|| say(Msg::YourMove)).or(bar.idle.clone());
    let Some(label) = label else {
        return html! { <div class="action-bar" /> };
    };
    html! {
        <section class="action-bar" aria-label={label}>
            { bar.before.clone() }
            if mine {
                { confirm(&bar) }
                if bar.decision.is_staged() {
                    <button
                        key="cancel"
                        type="button"
                        class="cancel"
                        onclick={bar.moves.stage.reform(|_| S::default())}
                    >
                        { say(Msg::Cancel) }
                    </button>
                } else {
                    { bar.instead }
                }
            }
        </section>
    }
}

fn confirm<S: StagedMove>(bar: &ActionBar<'_, S>) -> Html {
    let (moves, decision) = (bar.moves, bar.decision);
    let Some(words) = &bar.words else {
        return match &bar.hint {
            Some(hint) => html! { <p key="hint" class="hint">{ hint }</p> },
            None => Html::default(),
        };
    };
    let ready = decision.ready();
    let play = |action| {
        let moves = moves.clone();
        Callback::from(move |at: f64| moves.play(Clone::clone(&action), at))
    };
    if decision.is_held(&moves.seen)
        && let Some(action) = ready
    {
        // A hold begun for one thing is none for another.
        let key = format!("hold-{action:?}");
        return html! { <Held {key} words={words.clone()} onheld={play(action)} /> };
    }
    let disabled = ready.is_none().then_some("true");
    let onclick = match ready {
        Some(action) => play(action).reform(|event: MouseEvent| event.time_stamp()),
        None => Callback::noop(),
    };
    html! {
        <button key="do" type="button" class="primary" aria-disabled={disabled} {onclick}>
            { words }
        </button>
    }
}

/// See [`Held`].
#[derive(Properties, PartialEq)]
struct HeldProps {
    words: AttrValue,
    onheld: Callback<f64>,
}

/// The button of a decision that has to be held.
#[component]
fn Held(props: &HeldProps) -> Html {
    let hold = use_hold(props.onheld.reform(|()| clock::now()), false);
    html! {
        <div
            class="holds"
            onkeydown={hold_key(&hold, Touch::Down)}
            onkeyup={hold_key(&hold, Touch::Up)}
        >
            <HoldButton hold={hold.clone()}>{ props.words.clone() }</HoldButton>
            <p class="longer" aria-live="polite">
                if *hold == Hold::Short {
                    { say(Msg::HoldLonger) }
                }
            </p>
        </div>
    }
}

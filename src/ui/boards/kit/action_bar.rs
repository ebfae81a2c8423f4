//! The action bar: the button that confirms a staged decision, and one that cancels it.

use yew::prelude::*;

use super::moves::Moves;
use crate::i18n::table::Msg;
use crate::staging::{Decision, StagedMove};
use crate::ui::components::{Begins, Hold, HoldButton, Touch, hold_key, use_hold};
use crate::ui::words::{say, unbroken};
use crate::web::clock;

/// The content of the bar.
pub struct ActionBar<'a, S: StagedMove> {
    /// What the viewer can do.
    pub moves: &'a Moves<S>,
    /// The staged decision.
    pub decision: &'a Decision<S>,
    /// The label of the confirm button; `None` if there is nothing to do.
    pub words: Option<AttrValue>,
    /// What to tap if there is nothing to do.
    pub hint: Option<AttrValue>,
    /// The label of the bar while the viewer is not to act; without one it is then empty.
    pub idle: Option<AttrValue>,
    /// Content before the button, shown at any time.
    pub before: Html,
    /// What can be done while nothing is staged.
    pub instead: Html,
    /// A note for new players, in place of the hint.
    pub note: Html,
}

/// The bar. A refused decision stays there, with the reason beside it.
pub fn action_bar<S: StagedMove>(bar: ActionBar<'_, S>) -> Html {
    let (moves, decision) = (bar.moves, bar.decision);
    let act = decision.ready().map(|action| Act {
        // The key resets the hold if the decision changes.
        held: decision
            .is_held(&moves.seen)
            .then(|| format!("hold-{action:?}")),
        play: {
            let moves = moves.clone();
            Callback::from(move |at: f64| moves.play(Clone::clone(&action), at))
        },
    });
    // If something is staged by default, there is nothing to cancel.
    let begun = decision.is_staged() && decision.staged != S::default().resolved(&moves.seen);
    let cancel = begun.then(|| moves.stage.reform(|_| S::default()));
    let mine = moves.seen.mine();
    draw(Bar {
        label: mine.then(|| say(Msg::YourMove)).or(bar.idle),
        mine,
        hurry: moves.waits_for_bot,
        words: bar.words,
        hint: bar.hint,
        act,
        cancel,
        before: bar.before,
        instead: bar.instead,
        note: bar.note,
    })
}

/// The bar without a game's types.
struct Bar {
    label: Option<AttrValue>,
    mine: bool,
    hurry: bool,
    words: Option<AttrValue>,
    hint: Option<AttrValue>,
    act: Option<Act>,
    cancel: Option<Callback<MouseEvent>>,
    before: Html,
    instead: Html,
    note: Html,
}

/// The action of the button.
struct Act {
    /// For a button that has to be held, the key of what it does.
    held: Option<String>,
    play: Callback<f64>,
}

fn draw(bar: Bar) -> Html {
    let hurry = bar.hurry.then(|| {
        // Any input on the board hurries the bot; this button says so.
        html! { <button key="hurry" type="button" class="hurry">{ say(Msg::Hurry) }</button> }
    });
    let before = bar.label.as_ref().map(|_| bar.before);
    // The note stays in its place, so that it is not forgotten when the bar changes.
    html! {
        <section class="action-bar" aria-label={bar.label}>
            { for before }
            { for hurry }
            { bar.note }
            if bar.mine {
                { confirm(bar.words, bar.hint, bar.act) }
                if let Some(cancel) = bar.cancel {
                    <button key="cancel" type="button" class="cancel" onclick={cancel}>
                        { say(Msg::Cancel) }
                    </button>
                } else {
                    { bar.instead }
                }
            }
        </section>
    }
}

fn confirm(words: Option<AttrValue>, hint: Option<AttrValue>, act: Option<Act>) -> Html {
    let Some(words) = words else {
        // Even an empty one keeps what is beside it in place.
        return html! { <p key="hint" class="hint">{ for hint }</p> };
    };
    let disabled = act.is_none().then_some("true");
    let onclick = match act {
        Some(Act {
            held: Some(key),
            play,
        }) => return html! { <Held {key} {words} onheld={play} /> },
        Some(Act { held: None, play }) => play.reform(|event: MouseEvent| event.time_stamp()),
        None => Callback::noop(),
    };
    html! {
        <button key="do" type="button" class="primary" aria-disabled={disabled} {onclick}>
            <span>{ unbroken(&words) }</span>
        </button>
    }
}

/// See [`Held`].
#[derive(Properties, PartialEq)]
struct HeldProps {
    words: AttrValue,
    onheld: Callback<f64>,
}

/// The button of a decision that has to be confirmed by holding.
#[component]
fn Held(props: &HeldProps) -> Html {
    let hold = use_hold(props.onheld.reform(|()| clock::now()), Begins::AtOnce);
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

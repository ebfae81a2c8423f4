//! The device changes hands. Nothing of the next hand is in the page before it is unlocked.

use yew::prelude::*;

use super::hold::{Hold, Touch, use_hold};
use crate::engine::Seat;
use crate::i18n::table::Msg;
use crate::ui::parts::use_focus;
use crate::ui::say;

/// See [`Cover`].
#[derive(Properties, PartialEq)]
pub(super) struct CoverProps {
    /// Who gets the device.
    pub(super) seat: Seat,
    /// Their name.
    pub(super) name: String,
    /// Whether they have acted before.
    pub(super) acted: bool,
    /// What everybody saw happen since then.
    pub(super) recap: Vec<String>,
    /// Shows the hand.
    pub(super) onunlock: Callback<()>,
    /// They are not there.
    pub(super) onaway: Callback<()>,
}

/// The cover between two people. Space and Enter may be held anywhere on it.
#[component]
pub(super) fn Cover(props: &CoverProps) -> Html {
    let focus = use_focus(props.seat);
    let hold = use_hold(props.onunlock.clone());
    let name = props.name.as_str();
    let key = |touch: Touch| {
        let touches = hold.dispatcher();
        Callback::from(move |event: KeyboardEvent| {
            if matches!(event.key().as_str(), " " | "Enter") {
                // Else the browser would click the button, however short the key was held.
                event.prevent_default();
                if !event.repeat() {
                    touches.dispatch(touch);
                }
            }
        })
    };
    let hint = match *hold {
        Hold::Short => Msg::HoldLonger,
        _ => Msg::HoldIt,
    };
    html! {
        <section
            ref={focus}
            tabindex="-1"
            class={classes!("cover", format!("seat-{}", props.seat.0))}
            aria-labelledby="cover-heading"
            onkeydown={key(Touch::Down)}
            onkeyup={key(Touch::Up)}
        >
            <div class="slip">
                <div class="to">
                    <span class="seat-mark" aria-hidden="true" />
                    <h2 id="cover-heading">{ say(Msg::PassTo { name }) }</h2>
                    <p>{ say(Msg::LookAway) }</p>
                </div>
                { recap(props) }
                <div class="key">
                    { button(name, &hold) }
                    <p class="hint" aria-live="polite">{ say(hint) }</p>
                    <button type="button" class="away" onclick={props.onaway.reform(|_| ())}>
                        { say(Msg::NotHere { name }) }
                    </button>
                </div>
            </div>
        </section>
    }
}

fn recap(props: &CoverProps) -> Html {
    let heading = if props.acted {
        Msg::SinceLastTurn
    } else {
        Msg::SoFar
    };
    let lines = props.recap.iter().enumerate();
    html! {
        <div class="recap" role="group" tabindex="0" aria-labelledby="recap-heading">
            <h3 id="recap-heading">{ say(heading) }</h3>
            <ol>{ for lines.map(|(place, line)| html! { <li key={place}>{ line }</li> }) }</ol>
        </div>
    }
}

fn button(name: &str, hold: &UseReducerHandle<Hold>) -> Html {
    let up = |_| {
        let touches = hold.dispatcher();
        Callback::from(move |_: PointerEvent| touches.dispatch(Touch::Up))
    };
    let touches = hold.dispatcher();
    let onpointerdown = Callback::from(move |event: PointerEvent| {
        if event.is_primary() && event.button() == 0 {
            touches.dispatch(Touch::Down);
        }
    });
    let touches = hold.dispatcher();
    // Pointers count their clicks; what presses buttons without one does not, and cannot hold them.
    let onclick = Callback::from(move |event: MouseEvent| {
        if event.detail() == 0 {
            touches.dispatch(Touch::Click);
        }
    });
    let held = matches!(**hold, Hold::Held | Hold::Done);
    let dead = (**hold == Hold::Dead).then_some("true");
    html! {
        <button
            type="button"
            class={classes!("primary", "hold", held.then_some("held"))}
            aria-disabled={dead}
            {onpointerdown}
            onpointerup={up(())}
            onpointerleave={up(())}
            onpointercancel={up(())}
            {onclick}
            oncontextmenu={|event: MouseEvent| event.prevent_default()}
        >
            <span>{ say(Msg::Unlock { name }) }</span>
        </button>
    }
}

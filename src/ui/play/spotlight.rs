//! Something that happens before everybody's eyes, in the place of the board: it goes on at the pace, at a
//! tap, or, where it stays, when somebody says so.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::i18n::table::Msg;
use crate::settings::Command;
use crate::ui::keys::{Stroke, use_commands};
use crate::ui::parts::{LateButton, focus_is_on};
use crate::ui::use_settings::use_settings;
use crate::ui::words::say;

/// How long it can be seen before it goes on, in milliseconds at the normal pace.
const LOOK: u32 = 1_400;

/// See [`Spotlight`].
#[derive(Properties, PartialEq)]
pub(super) struct SpotlightProps {
    /// Which it is: its place among what the table saw happen.
    pub(super) at: usize,
    /// Whether it stays until somebody goes on.
    pub(super) stays: bool,
    /// Goes on.
    pub(super) ongoon: Callback<()>,
    /// Leaves out what would follow by itself, where anything would.
    pub(super) onskip: Option<Callback<()>>,
    /// What is seen, with a heading of this id: `spotlight-heading`.
    pub(super) children: Html,
}

/// The place where it is seen.
#[component]
pub(super) fn Spotlight(props: &SpotlightProps) -> Html {
    let pace = use_settings().settings.pace;
    use_effect_with((props.at, props.stays), {
        let ongoon = props.ongoon.clone();
        move |&(_, stays)| {
            let timeout = (!stays).then(|| Timeout::new(pace.of(LOOK), move || ongoon.emit(())));
            move || drop(timeout)
        }
    });
    let skip = props.onskip.as_ref().map(|onskip| {
        let onclick = onskip.reform(|_: MouseEvent| ());
        html! { <button key="skip" type="button" {onclick}>{ say(Msg::Skip) }</button> }
    });
    let advance = {
        let (stays, ongoon) = (props.stays, props.ongoon.clone());
        Callback::from(move |()| {
            if !stays {
                ongoon.emit(());
            }
            !stays
        })
    };
    use_commands(None, {
        let advance = advance.clone();
        Callback::from(move |stroke: Stroke| {
            stroke.command == Command::Confirm && !focus_is_on("button") && advance.emit(())
        })
    });
    let tapped = {
        Callback::from(move |_: MouseEvent| {
            advance.emit(());
        })
    };
    html! {
        <section class="spotlight" aria-labelledby="spotlight-heading">
            <div class="lit" onclick={tapped}>{ props.children.clone() }</div>
            <div class="onward">
                if props.stays {
                    <LateButton
                        key={props.at}
                        class="primary"
                        takes_focus=true
                        onclick={props.ongoon.reform(|_| ())}
                    >
                        { say(Msg::GoOnNow) }
                    </LateButton>
                } else {
                    { skip.unwrap_or_default() }
                }
            </div>
        </section>
    }
}

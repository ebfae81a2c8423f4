//! An event shown to everybody in place of the board. It continues at the current pace or on a tap or, where it stays,
//! on request.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::games::GameId;
use crate::i18n::table::Msg;
use crate::settings::Command;
use crate::ui::commands::{Stroke, use_commands};
use crate::ui::components::{LateButton, focus_is_on};
use crate::ui::use_settings::use_settings;
use crate::ui::words::say;

/// How long it is shown, in milliseconds at the normal pace.
const LOOK: u32 = 1_400;

/// See [`Spotlight`].
#[derive(Properties, PartialEq)]
pub(super) struct SpotlightProps {
    /// The game.
    pub(super) game: GameId,
    /// The index of the event among the public events.
    pub(super) at: usize,
    /// Whether it stays until somebody continues.
    pub(super) stays: bool,
    /// Continues.
    pub(super) ongoon: Callback<()>,
    /// Skips the spotlights that follow by themselves, if there are any.
    pub(super) onskip: Option<Callback<()>>,
    /// The content, with a heading whose id is `spotlight-heading`.
    pub(super) children: Html,
}

/// The spotlight.
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
    use_commands(props.game, {
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

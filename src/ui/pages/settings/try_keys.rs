//! Says what a key does at the table, without a table.

use yew::prelude::*;

use crate::i18n::settings::Msg;
use crate::settings::Command;
use crate::ui::commands::use_all_commands;
use crate::ui::words::say;

/// A toggle button that, while it is on, makes keys say what they do.
#[component]
pub(super) fn TryKeys() -> Html {
    let on = use_state(|| false);
    let tried = use_state(Vec::<Command>::new);
    let oncommands = {
        let (on, tried) = (on.clone(), tried.clone());
        Callback::from(move |commands: Vec<Command>| {
            if *on {
                tried.set(commands);
            }
            *on
        })
    };
    use_all_commands(oncommands);
    let set = {
        let (on, tried) = (on.clone(), tried.clone());
        move |now| {
            tried.set(Vec::new());
            on.set(now);
        }
    };
    let onclick = {
        let (set, now) = (set.clone(), !*on);
        Callback::from(move |_: MouseEvent| set(now))
    };
    let onblur = Callback::from(move |_: FocusEvent| set(false));
    html! {
        <div class="try-keys">
            <button type="button" aria-pressed={on.to_string()} aria-describedby="try-keys" {onclick} {onblur}>
                { say(Msg::TryKeys) }
            </button>
            <p id="try-keys" class="small">{ say(Msg::TryKeysNote) }</p>
            <p class="said" role="status">
                { tried.iter().map(|&command| say(Msg::tried_out(command)).to_string()).collect::<Vec<_>>().join(" ") }
            </p>
        </div>
    }
}

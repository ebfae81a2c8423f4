//! The offer to install the page as an app, where that is possible.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::i18n::device::Msg;
use crate::ui::components::{Sign, sign};
use crate::ui::listening::use_followed;
use crate::ui::words::say;
use crate::web::install::{self, Way};

/// A button if the browser can do it, or instructions if people must do it themselves.
#[component]
pub(super) fn Install() -> Html {
    match use_followed(install::way, install::on_change) {
        Way::None => html! { <div class="install" /> },
        Way::Asked => html! {
            <div class="install">
                <button type="button" onclick={|_| spawn_local(install::ask())}>{ say(Msg::Install) }</button>
                <p class="small">{ say(Msg::InstallNote) }</p>
            </div>
        },
        Way::ByHand => html! {
            <details class="install">
                <summary>{ say(Msg::ByHand) }</summary>
                <ol>
                    <li>{ sign(Sign::Share) }{ say(Msg::Share) }</li>
                    <li>{ sign(Sign::AddToHome) }{ say(Msg::AddToHome) }</li>
                </ol>
                <p class="small">{ say(Msg::ByHandNote) }</p>
            </details>
        },
    }
}

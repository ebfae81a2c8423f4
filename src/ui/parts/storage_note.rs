//! The notice about trouble with the database. Tables report it themselves.

use yew::prelude::*;

use crate::i18n::storage::Msg;
use crate::ui::listening::use_followed;
use crate::ui::words::say;
use crate::web::game_db::{Hitch, hitch, on_hitch, understood};
use crate::web::{address, offline};

/// The message, and a button to resolve it.
#[component]
pub(super) fn StorageNote() -> Html {
    let hitch = use_followed(hitch, on_hitch);
    let (said, way, onclick): (_, _, fn()) = match hitch {
        None => return html! { <div class="storage-note" aria-live="polite" /> },
        Some(Hitch::Late) => (Msg::Late, Msg::LoadAgain, address::reload),
        Some(Hitch::Blocked) => (Msg::Blocked, Msg::LoadAgain, address::reload),
        Some(Hitch::Outdated) => (Msg::Outdated, Msg::LoadAgain, offline::renew),
        Some(Hitch::Lost { back }) => (Msg::Lost(back), Msg::Dismiss, understood),
    };
    html! {
        <div class="storage-note" aria-live="polite">
            <p>{ say(said) }</p>
            <button type="button" onclick={move |_| onclick()}>{ say(way) }</button>
        </div>
    }
}

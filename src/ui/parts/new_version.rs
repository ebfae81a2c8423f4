//! The notice that a new version of the page is available; not shown at a table.

use yew::prelude::*;

use crate::i18n::device::Msg;
use crate::ui::listening::use_followed;
use crate::ui::route::Route;
use crate::ui::words::say;
use crate::web::offline;

/// A quiet line, and a button to switch to the new version.
#[component]
pub(super) fn NewVersion() -> Html {
    let told = use_followed(offline::is_old, offline::on_change) && !Route::is_at_table();
    html! {
        <div class="new-version" aria-live="polite">
            if told {
                <p>{ say(Msg::NewVersion) }</p>
                <button type="button" onclick={|_| offline::renew()}>{ say(Msg::UseIt) }</button>
            }
        </div>
    }
}

//! That there is another version of the page. Nobody is told at a table.

use yew::prelude::*;

use crate::i18n::device::Msg;
use crate::ui::route::Route;
use crate::ui::words::say;
use crate::web::offline;

/// A quiet line, and the way to that version.
#[component]
pub(super) fn NewVersion() -> Html {
    let old = use_state_eq(offline::is_old);
    use_effect_with((), {
        let old = old.setter();
        move |()| {
            let listener = offline::on_change(move || old.set(offline::is_old()));
            move || drop(listener)
        }
    });
    let told = *old && !Route::is_at_table();
    html! {
        <div class="new-version" aria-live="polite">
            if told {
                <p>{ say(Msg::NewVersion) }</p>
                <button type="button" onclick={|_| offline::renew()}>{ say(Msg::UseIt) }</button>
            }
        </div>
    }
}

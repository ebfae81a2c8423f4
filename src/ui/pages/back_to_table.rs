//! The link back to the running game.

use yew::prelude::*;

use crate::i18n::home::Msg;
use crate::ui::app_state::use_app_state;
use crate::ui::route::Route;
use crate::ui::words::say;

/// A link to the running game, if there is one.
#[component]
pub fn BackToTable() -> Html {
    let state = use_app_state();
    html! {
        <p class="back-to-table">
            if let Some(game) = &state.game {
                <a href={Route::Table.address()} class="button primary">
                    { say(Msg::BackToTable(game.setup().game)) }
                </a>
            }
        </p>
    }
}

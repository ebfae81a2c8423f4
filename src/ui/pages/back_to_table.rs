//! The way back to a game that runs.

use yew::prelude::*;
use yew_router::prelude::*;

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
                <Link<Route> to={Route::Table} classes="button primary">
                    { say(Msg::BackToTable(game.setup().game)) }
                </Link<Route>>
            }
        </p>
    }
}

//! The way back to a game that runs.

use yew::prelude::*;
use yew_router::prelude::*;

use crate::i18n::home::Msg;
use crate::ui::parlour::use_parlour;
use crate::ui::route::Route;
use crate::ui::say;

/// A link to the running game, if there is one.
#[component]
pub fn BackToTable() -> Html {
    let parlour = use_parlour();
    html! {
        <p class="back-to-table">
            if let Some(running) = &parlour.running {
                <Link<Route> to={Route::Table} classes="button primary">
                    { say(Msg::BackToTable(running.setup.game)) }
                </Link<Route>>
            }
        </p>
    }
}

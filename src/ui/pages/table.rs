//! The running game.

use yew::prelude::*;
use yew_router::prelude::*;

use crate::i18n::shell::Msg;
use crate::ui::parlour::use_parlour;
use crate::ui::parts::{Cards, Notice, Page};
use crate::ui::route::Route;
use crate::ui::{room, say};

/// The table, or an empty one.
#[component]
pub fn TablePage() -> Html {
    let parlour = use_parlour();
    match &parlour.running {
        Some(running) => room::table(running),
        None => html! {
            <Page heading={say(Msg::EmptyTable)}>
                <Notice cards={Cards::None}>
                    <p>{ say(Msg::EmptyTableNote) }</p>
                    <Link<Route> to={Route::Home} classes="button primary">{ say(Msg::ToBoxes) }</Link<Route>>
                </Notice>
            </Page>
        },
    }
}

//! The running game.

use yew::prelude::*;

use crate::i18n::shell::Msg;
use crate::ui::parlour::use_parlour;
use crate::ui::parts::Page;
use crate::ui::{room, say};

/// The table, or an empty one.
#[component]
pub fn TablePage() -> Html {
    let parlour = use_parlour();
    match &parlour.running {
        Some(running) => room::table(running),
        None => html! {
            <Page heading={say(Msg::EmptyTable)}>
                <p>{ say(Msg::EmptyTableNote) }</p>
            </Page>
        },
    }
}

//! An address that leads nowhere.

use yew::prelude::*;

use crate::i18n::shell::Msg;
use crate::ui::parts::Page;
use crate::ui::say;

/// Says so.
#[component]
pub fn NotFound() -> Html {
    html! {
        <Page heading={say(Msg::NoSuchPage)}>
            <p>{ say(Msg::NoSuchPageNote) }</p>
        </Page>
    }
}

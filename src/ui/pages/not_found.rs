//! The page for addresses that lead nowhere.

use yew::prelude::*;

use crate::i18n::shell::Msg;
use crate::ui::components::{LogoCards, Notice, Page};
use crate::ui::route::Route;
use crate::ui::words::say;

/// Says that there is no such page.
#[component]
pub fn NotFound() -> Html {
    leads_nowhere(Msg::NoSuchPageNote)
}

fn leads_nowhere(why: Msg) -> Html {
    html! {
        <Page heading={say(Msg::NoSuchPage)}>
            <Notice cards={LogoCards::Astray}>
                <p>{ say(why) }</p>
                <a href={Route::Home.address()} class="button primary">{ say(Msg::ToBoxes) }</a>
            </Notice>
        </Page>
    }
}

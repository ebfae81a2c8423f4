//! An address that leads nowhere.

use yew::prelude::*;
use yew_router::prelude::*;

use crate::i18n::shell::Msg;
use crate::ui::parts::{LogoCards, Notice, Page};
use crate::ui::route::Route;
use crate::ui::words::say;

/// Says so.
#[component]
pub fn NotFound() -> Html {
    html! {
        <Page heading={say(Msg::NoSuchPage)}>
            <Notice cards={LogoCards::Astray}>
                <p>{ say(Msg::NoSuchPageNote) }</p>
                <Link<Route> to={Route::Home} classes="button primary">{ say(Msg::ToBoxes) }</Link<Route>>
            </Notice>
        </Page>
    }
}

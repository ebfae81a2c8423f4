//! The app: what lies on the table, and the page for the address.

use yew::prelude::*;
use yew_router::prelude::*;

use super::keys::use_key_mark;
use super::parlour::{Parlour, ParlourHandle};
use super::route::{Route, page};
use super::use_settings::{SettingsHandle, use_kept_settings};
use crate::web::address;

/// Puts the app into the page.
pub fn start() {
    address::keep_readable();
    let root = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.get_element_by_id("app"));
    if let Some(root) = root {
        yew::Renderer::<App>::with_root(root).render();
    }
}

/// Everything.
#[component]
pub fn App() -> Html {
    let parlour = use_reducer(Parlour::open);
    let settings = use_kept_settings();
    use_key_mark();
    html! {
        <ContextProvider<SettingsHandle> context={settings}>
            <ContextProvider<ParlourHandle> context={parlour}>
                <HashRouter>
                    <Switch<Route> render={page} />
                </HashRouter>
            </ContextProvider<ParlourHandle>>
        </ContextProvider<SettingsHandle>>
    }
}

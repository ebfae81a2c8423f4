//! The running game.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;
use yew_router::prelude::*;

use crate::i18n::keep;
use crate::i18n::shell::Msg;
use crate::ui::keep::{open, use_shelf};
use crate::ui::parlour::{Change, use_parlour};
use crate::ui::parts::{Cards, Notice, Page};
use crate::ui::route::Route;
use crate::ui::{room, say};

/// The table, or an empty one.
#[component]
pub fn TablePage() -> Html {
    let parlour = use_parlour();
    let fetching = use_fetch();
    match &parlour.running {
        Some(running) => room::table(running),
        None if fetching => html! {
            <Page heading={say(keep::Msg::Fetching)}><p role="status" /></Page>
        },
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

/// Where nothing lies on the table, as after a reload, the game that was played last is fetched from
/// the shelf. Whether that may still succeed.
#[hook]
fn use_fetch() -> bool {
    use_shelf();
    let parlour = use_parlour();
    let failed = use_state(|| false);
    let empty = parlour.running.is_none();
    let last = parlour.shelf.iter().flatten().next().map(|kept| kept.key);
    let looked = parlour.shelf.is_some() || parlour.trouble.is_some();
    use_effect_with((empty, last), {
        let failed = failed.setter();
        move |&(empty, last)| {
            if let Some(key) = last.filter(|_| empty) {
                spawn_local(async move {
                    match open(key).await {
                        Ok(running) => parlour.dispatch(Change::Open(running)),
                        Err(_) => failed.set(true),
                    }
                });
            }
        }
    });
    !looked || last.is_some() && !*failed
}

//! The running game.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;
use yew_router::prelude::*;

use super::kept::shut;
use crate::i18n::shell::Msg;
use crate::i18n::{games, keep};
use crate::ui::keep::{Shut, open, use_shelf};
use crate::ui::parlour::{Change, use_parlour};
use crate::ui::parts::{Cards, Notice, Page};
use crate::ui::route::Route;
use crate::ui::{play, say};

/// The table, or an empty one.
#[component]
pub fn TablePage() -> Html {
    let parlour = use_parlour();
    match (&parlour.running, use_fetch()) {
        (Some(running), _) => play::table(running),
        (None, Fetch::Waits) => html! {
            <Page heading={say(keep::Msg::Fetching)}><p role="status" /></Page>
        },
        (None, Fetch::Failed(why)) => html! {
            <Page heading={say(Msg::EmptyTable)}>
                <Notice cards={Cards::Astray}>
                    { shut(Some(&why)) }
                    <Link<Route> to={Route::Games} classes="button primary">{ say(games::Msg::AllGames) }</Link<Route>>
                </Notice>
            </Page>
        },
        (None, Fetch::Nothing) => html! {
            <Page heading={say(Msg::EmptyTable)}>
                <Notice cards={Cards::None}>
                    <p>{ say(Msg::EmptyTableNote) }</p>
                    <Link<Route> to={Route::Home} classes="button primary">{ say(Msg::ToBoxes) }</Link<Route>>
                </Notice>
            </Page>
        },
    }
}

/// What came of looking for the game that was played last.
enum Fetch {
    /// Nothing yet.
    Waits,
    /// There is none.
    Nothing,
    /// There is one, but it is not to be had.
    Failed(Shut),
}

/// Where nothing lies on the table, as after a reload, the game that was played last is fetched from
/// the shelf.
#[hook]
fn use_fetch() -> Fetch {
    use_shelf();
    let parlour = use_parlour();
    let failed = use_state(|| None::<Shut>);
    let empty = parlour.running.is_none();
    let last = parlour.shelf.iter().flatten().next().map(|kept| kept.key);
    let looked = parlour.shelf.is_some() || parlour.shut.is_some();
    use_effect_with((empty, last), {
        let failed = failed.setter();
        move |&(empty, last)| {
            if let Some(key) = last.filter(|_| empty) {
                spawn_local(async move {
                    match open(key).await {
                        Ok(running) => parlour.dispatch(Change::Open(running)),
                        Err(why) => failed.set(Some(why)),
                    }
                });
            }
        }
    });
    match (last, &*failed) {
        (Some(_), Some(why)) => Fetch::Failed(why.clone()),
        (Some(_), None) => Fetch::Waits,
        (None, _) if looked => Fetch::Nothing,
        (None, _) => Fetch::Waits,
    }
}

//! The running game.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;
use yew_router::prelude::*;

use super::kept::shut;
use super::use_host;
use crate::i18n::shell::Msg;
use crate::i18n::{games, storage};
use crate::ui::app_state::{StateChange, use_app_state};
use crate::ui::library::{NotOpened, open, use_library};
use crate::ui::parts::{LogoCards, Notice, Page};
use crate::ui::play;
use crate::ui::route::Route;
use crate::ui::words::say;

/// The table, or an empty one.
#[component]
pub fn TablePage() -> Html {
    let state = use_app_state();
    let setup = state.game.as_ref().map(|game| game.setup());
    let host = use_host(setup.as_deref());
    match (&state.game, use_fetch()) {
        (Some(game), _) => play::table(game, &host),
        (None, Fetch::Waits) => html! {
            <Page heading={say(storage::Msg::Fetching)}><p role="status" /></Page>
        },
        (None, Fetch::Failed(why)) => html! {
            <Page heading={say(Msg::EmptyTable)}>
                <Notice cards={LogoCards::Astray}>
                    { shut(Some(&why)) }
                    <Link<Route> to={Route::Games} classes="button primary">{ say(games::Msg::AllGames) }</Link<Route>>
                </Notice>
            </Page>
        },
        (None, Fetch::Nothing) => html! {
            <Page heading={say(Msg::EmptyTable)}>
                <Notice cards={LogoCards::None}>
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
    Failed(NotOpened),
}

/// Where nothing lies on the table, as after a reload, the game that was played last is fetched from
/// the library.
#[hook]
fn use_fetch() -> Fetch {
    use_library();
    let state = use_app_state();
    let failed = use_state(|| None::<NotOpened>);
    let empty = state.game.is_none();
    let last = state.library.iter().flatten().next().map(|kept| kept.key);
    let looked = state.library.is_some() || state.library_shut.is_some();
    use_effect_with((empty, last), {
        let failed = failed.setter();
        move |&(empty, last)| {
            if let Some(key) = last.filter(|_| empty) {
                spawn_local(async move {
                    match open(key).await {
                        Ok(game) => state.dispatch(StateChange::Open(game)),
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

//! The table of the running game.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::loading::Loading;
use super::saved_game::shut;
use super::use_host;
use crate::games::GameId;
use crate::i18n::shell::Msg;
use crate::i18n::{saved_games, storage};
use crate::ui::app_state::{StateChange, use_app_state};
use crate::ui::components::{LogoCards, Notice, Page};
use crate::ui::registry::table;
use crate::ui::route::Route;
use crate::ui::saved_games::{NotOpened, open, use_saved_games};
use crate::ui::words::say;

/// The table, or an empty one.
#[component]
pub fn TablePage() -> Html {
    let state = use_app_state();
    let setup = state.game.as_ref().map(|game| game.setup());
    let host = use_host(setup.as_deref());
    match (&state.game, use_fetch()) {
        (Some(game), _) => table(game, &host),
        (None, Fetch::Waits(None)) => html! {
            <Page heading={say(storage::Msg::Fetching)}><p role="status" /></Page>
        },
        (None, Fetch::Waits(Some(game))) => html! {
            <Loading {game} heading={say(storage::Msg::Fetching)} />
        },
        (None, Fetch::Failed(NotOpened::NotLoaded(game), onretry)) => html! {
            <Loading {game} heading={say(Msg::EmptyTable)} {onretry} />
        },
        (None, Fetch::Failed(why, _)) => html! {
            <Page heading={say(Msg::EmptyTable)}>
                <Notice cards={LogoCards::Astray}>
                    { shut(Some(&why)) }
                    <a href={Route::Games.address()} class="button primary">{ say(saved_games::Msg::AllGames) }</a>
                </Notice>
            </Page>
        },
        (None, Fetch::Nothing) => html! {
            <Page heading={say(Msg::EmptyTable)}>
                <Notice cards={LogoCards::None}>
                    <p>{ say(Msg::EmptyTableNote) }</p>
                    <a href={Route::Home.address()} class="button primary">{ say(Msg::ToBoxes) }</a>
                </Notice>
            </Page>
        },
    }
}

/// The state of looking for the game that was played last.
enum Fetch {
    /// Still looking; with the game, if it is known.
    Waits(Option<GameId>),
    /// There is none.
    Nothing,
    /// There is one, but it could not be opened; the callback tries again.
    Failed(NotOpened, Callback<()>),
}

/// If no game is open, as after a reload, loads the saved game that was played last.
#[hook]
fn use_fetch() -> Fetch {
    use_saved_games();
    let state = use_app_state();
    let failed = use_state(|| None::<NotOpened>);
    let empty = state.game.is_none();
    let first = state.saved_games.iter().flatten().next();
    let last = first.map(|kept| kept.key);
    let game = first.and_then(|kept| kept.label.as_ref()?.game());
    let tries = use_state(|| 0);
    let looked = state.saved_games.is_some() || state.saved_games_shut.is_some();
    use_effect_with((empty, last, *tries), {
        let failed = failed.setter();
        move |&(empty, last, _)| {
            failed.set(None);
            if let Some(key) = last.filter(|_| empty) {
                spawn_local(async move {
                    match open(key).await {
                        Ok(game) => state.dispatch(StateChange::Fetched(game)),
                        Err(why) => failed.set(Some(why)),
                    }
                });
            }
        }
    });
    match (last, &*failed) {
        (Some(_), Some(why)) => {
            let onretry = Callback::from(move |()| tries.set(*tries + 1));
            Fetch::Failed(why.clone(), onretry)
        }
        (Some(_), None) => Fetch::Waits(game),
        (None, _) if looked => Fetch::Nothing,
        (None, _) => Fetch::Waits(None),
    }
}

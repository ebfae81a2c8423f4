//! Resumes the unfinished game that was played last.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::loading::Loading;
use super::saved_game::shut;
use crate::i18n::{saved_games, storage};
use crate::ui::app_state::{StateChange, use_app_state};
use crate::ui::components::{LogoCards, Notice, Page};
use crate::ui::route::Route;
use crate::ui::saved_games::{NotOpened, open, use_saved_games};
use crate::ui::saving::Label;
use crate::ui::words::say;

/// Goes to the game's table, or to the home page if no game is waiting.
#[component]
pub fn Continue() -> Html {
    use_saved_games();
    let state = use_app_state();
    let failed = use_state(|| None::<NotOpened>);
    let tries = use_state(|| 0);
    let waiting = state.waiting().next();
    let game = waiting.and_then(|kept| kept.label.as_ref().and_then(Label::game));
    let key = waiting.map(|kept| kept.key);
    let looked = state.saved_games.is_some() || state.saved_games_shut.is_some();
    let lies_open = state.unfinished().is_some();
    use_effect_with((lies_open, looked, key, *tries), {
        let (state, failed) = (state.clone(), failed.setter());
        move |&(lies_open, looked, key, _)| match key {
            _ if lies_open => Route::Table.replace(),
            _ if !looked => {}
            None => Route::Home.replace(),
            Some(key) => {
                failed.set(None);
                spawn_local(async move {
                    match open(key).await {
                        // The effect runs again, and goes to the table.
                        Ok(game) => state.dispatch(StateChange::Open(game)),
                        Err(why) => failed.set(Some(why)),
                    }
                });
            }
        }
    });
    let heading = say(storage::Msg::Fetching);
    match (&*failed, game) {
        (Some(NotOpened::NotLoaded(game)), _) => {
            let onretry = Callback::from(move |()| tries.set(*tries + 1));
            html! { <Loading game={*game} {heading} {onretry} /> }
        }
        (Some(why), _) => html! {
            <Page {heading}>
                <Notice cards={LogoCards::Astray}>
                    { shut(Some(why)) }
                    <a href={Route::Games.address()} class="button primary">{ say(saved_games::Msg::AllGames) }</a>
                </Notice>
            </Page>
        },
        (None, Some(game)) => html! { <Loading {game} {heading} /> },
        (None, None) => html! { <Page {heading}><p role="status" /></Page> },
    }
}

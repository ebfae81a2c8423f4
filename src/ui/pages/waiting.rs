//! The saved games waiting for their players, as shown on the home page.

use yew::prelude::*;

use super::saved_game::{button, called, players, shut, use_go_on};
use crate::i18n::saved_games::{GameButton, Msg};
use crate::i18n::storage;
use crate::ui::app_state::use_app_state;
use crate::ui::route::Route;
use crate::ui::saving::SavedGame;
use crate::ui::words::say;

/// How many are shown; the page of all games has the rest.
const MOST: usize = 3;

/// The games played last, most recent first, and a link to all games.
#[component]
pub(super) fn Waiting() -> Html {
    let state = use_app_state();
    let waiting = state.waiting().take(MOST);
    let waiting: Vec<Html> = waiting
        .map(|game| html! { <WaitingGame key={game.key.to_string()} game={game.clone()} /> })
        .collect();
    let any = state
        .saved_games
        .as_ref()
        .is_some_and(|saved| !saved.is_empty());
    html! {
        if any {
            <div class="waiting">
                if !waiting.is_empty() {
                    <section class="kept" aria-labelledby="waiting">
                        <h2 id="waiting">{ say(storage::Msg::Waiting) }</h2>
                        <ul class="kept-games">{ for waiting }</ul>
                    </section>
                }
                <p class="all">
                    <a href={Route::Games.address()}>{ say(Msg::AllGames) }</a>
                </p>
            </div>
        }
    }
}

#[derive(Properties, PartialEq)]
struct WaitingGameProps {
    game: SavedGame,
}

/// A waiting game, with a button to continue it.
#[component]
fn WaitingGame(props: &WaitingGameProps) -> Html {
    let why = use_state(|| None);
    let said = use_state(AttrValue::default);
    let go_on = use_go_on(props.game.key, &why, &said);
    let label = props.game.label.as_ref();
    html! {
        <li class="game">
            <div class="what">
                <h3>{ called(label) }</h3>
                { players(label) }
                <p class="reply" role="status">{ &*said }</p>
                { shut(why.as_ref()) }
            </div>
            { button(GameButton::GoOn, label, "primary", NodeRef::default(), go_on) }
        </li>
    }
}

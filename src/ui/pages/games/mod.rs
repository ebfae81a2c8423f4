//! The page of all saved games, with saving to and opening from files.

mod files;
mod list;
mod row;
mod row_buttons;
mod title;

use yew::prelude::*;

use crate::i18n::saved_games::Msg;
use crate::i18n::shell;
use crate::i18n::storage;
use crate::ui::app_state::use_app_state;
use crate::ui::components::{LogoCards, Notice, Page};
use crate::ui::route::Route;
use crate::ui::saved_games::use_saved_games;
use crate::ui::words::say;
use files::Files;
use list::{Fate, Games};

/// The page.
#[component]
pub fn GamesPage() -> Html {
    use_saved_games();
    let state = use_app_state();
    let fate = use_state(|| None::<Fate>);
    let can_be_undone = matches!(*fate, Some(Fate::Deleted(..)));
    let games = match (&state.saved_games, state.saved_games_shut) {
        (Some(saved), _) if !saved.is_empty() || can_be_undone => {
            html! { <Games games={saved.clone()} {fate} /> }
        }
        (Some(_), _) => html! {
            <Notice cards={LogoCards::None}>
                <h2>{ say(Msg::NoGames) }</h2>
                <p>{ say(Msg::NoGamesNote) }</p>
                <a href={Route::Home.address()} class="button primary">
                    { say(shell::Msg::ToBoxes) }
                </a>
            </Notice>
        },
        (None, Some(trouble)) => {
            html! { <p class="notice">{ say(storage::Msg::NoShelf(trouble)) }</p> }
        }
        (None, None) => Html::default(),
    };
    html! {
        <Page heading={say(Msg::YourGames)} class="games">
            <div key="games">{ games }</div>
            <Files key="files" />
        </Page>
    }
}

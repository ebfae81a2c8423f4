//! A finished game from a link. It is saved only on request.

use yew::prelude::*;

use super::loading::use_side;
use super::use_host;
use crate::games::GameId;
use crate::i18n::storage::Msg;
use crate::i18n::{saves, shell};
use crate::saves::{Unreadable, link};
use crate::ui::components::{LogoCards, Notice, Page};
use crate::ui::registry::Side;
use crate::ui::route::Route;
use crate::ui::words::say;

/// See [`Finished`].
#[derive(Properties, PartialEq)]
pub struct FinishedProps {
    /// The game, as in [`saves::link`](crate::saves::link).
    pub text: String,
}

/// Shows the game, or reports what is wrong with the link.
#[component]
pub fn Finished(props: &FinishedProps) -> Html {
    match link::game_of(&props.text) {
        Ok(game) => html! { <Replay {game} text={props.text.clone()} /> },
        Err(why) => no_game(&why),
    }
}

#[derive(Properties, PartialEq)]
struct ReplayProps {
    game: GameId,
    text: String,
}

/// Loads the game's side of the page.
#[component]
fn Replay(props: &ReplayProps) -> Html {
    let game = props.game;
    match use_side(game).or_loading(game, say(shell::Msg::Game(game))) {
        Ok(side) => html! { <Shown {side} text={props.text.clone()} /> },
        Err(lid) => lid,
    }
}

#[derive(Properties, PartialEq)]
struct ShownProps {
    side: Side,
    text: String,
}

/// Shows the game.
#[component]
fn Shown(props: &ShownProps) -> Html {
    let game = use_memo(props.text.clone(), |text| props.side.finished(text));
    let setup = game.as_ref().as_ref().ok().map(|game| game.setup());
    let host = use_host(setup.as_deref());
    match &*game {
        Ok(game) => props.side.table(game, &host),
        Err(why) => no_game(why),
    }
}

/// Reports what is wrong with the link.
fn no_game(why: &Unreadable) -> Html {
    html! {
        <Page heading={say(Msg::BadGameLink)}>
            <Notice cards={LogoCards::Astray}>
                <p role="alert">{ say(saves::Msg::from(why)) }</p>
                <a href={Route::Home.address()} class="button primary">{ say(shell::Msg::ToBoxes) }</a>
            </Notice>
        </Page>
    }
}

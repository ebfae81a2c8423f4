//! An address that leads nowhere.

use yew::prelude::*;

use super::GameProps;
use crate::games::GameId;
use crate::i18n::shell::Msg;
use crate::setup::SetupFlaw;
use crate::ui::parts::{LogoCards, Notice, Page};
use crate::ui::route::Route;
use crate::ui::words::say;

/// Says so.
#[component]
pub fn NotFound() -> Html {
    leads_nowhere(Msg::NoSuchPageNote)
}

/// Where an address names a game, but no page of it: says that it has no table, if there is such a game.
#[component]
pub(super) fn NoGame(props: &GameProps) -> Html {
    match GameId::from_slug(&props.game) {
        Some(game) => leads_nowhere(Msg::Flaw(&SetupFlaw::NoTable(game))),
        None => leads_nowhere(Msg::NoSuchPageNote),
    }
}

fn leads_nowhere(why: Msg) -> Html {
    html! {
        <Page heading={say(Msg::NoSuchPage)}>
            <Notice cards={LogoCards::Astray}>
                <p>{ say(why) }</p>
                <a href={Route::Home.address()} class="button primary">{ say(Msg::ToBoxes) }</a>
            </Notice>
        </Page>
    }
}

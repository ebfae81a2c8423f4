//! Pages around the games: rules, settings, the list of games. They are small and seldom opened, and are loaded on
//! demand.

use std::future::Future;

use yew::prelude::*;

use super::loading::{DidNotLoad, Load, use_load};
use super::{About, BadLink, ClauseSheet, GamesPage, RulesPage, SettingsPage};
use crate::games::GameId;
use crate::i18n::saved_games::Msg as Games;
use crate::i18n::shell::Msg;
use crate::setup::SetupFlaw;
use crate::ui::components::{LogoCards, Notice, Page};
use crate::ui::languages::{self, Text};
use crate::ui::route::Route;
use crate::ui::words::say;
use crate::web::part::{NotLoaded, part};

/// Pages that are loaded together, apart from the rest: no other part of the page can render them.
pub trait Lazy: Clone + PartialEq + 'static {
    /// The page's heading, which screen readers hear while the page is loading.
    fn heading(&self) -> AttrValue;

    /// Loads the code that renders them.
    fn fetch() -> impl Future<Output = Result<Draw<Self>, NotLoaded>>;
}

/// Renders a page.
pub type Draw<L> = fn(&L) -> Html;

/// A page that is loaded with the part `lazy_pages`.
#[derive(Clone, PartialEq, Debug)]
pub enum Desk {
    /// The settings.
    Settings,
    /// The saved games.
    Games,
    /// Credits for the games.
    About,
    /// What is wrong with a link to a deal.
    BadLink {
        /// The game's short name.
        game: String,
        /// What is wrong.
        flaw: SetupFlaw,
    },
}

impl Lazy for Desk {
    fn heading(&self) -> AttrValue {
        match self {
            Self::Settings => say(Msg::Settings),
            Self::Games => say(Games::YourGames),
            Self::About => say(Msg::About),
            Self::BadLink { .. } => say(Msg::BadLink),
        }
    }

    async fn fetch() -> Result<Draw<Self>, NotLoaded> {
        languages::load([Text::Desk, Text::Table]).await?;
        desk().await
    }
}

part! {
    desk => fn desk() -> Result<Draw<Desk>, NotLoaded> {
        Ok(|page| match page {
            Desk::Settings => html! { <SettingsPage /> },
            Desk::Games => html! { <GamesPage /> },
            Desk::About => html! { <About /> },
            Desk::BadLink { game, flaw } => {
                html! { <BadLink game={game.clone()} flaw={flaw.clone()} /> }
            }
        })
    }
}

/// The rules of a game.
#[derive(Clone, PartialEq, Debug)]
pub enum Rules {
    /// All of them.
    Page {
        /// The game's short name.
        game: String,
        /// The clause or chapter to start at, if the address names one.
        clause: Option<String>,
    },
    /// A clause and those around it, over the table of the game.
    Sheet {
        /// The game.
        game: GameId,
        /// The clause.
        clause: AttrValue,
    },
}

impl Lazy for Rules {
    fn heading(&self) -> AttrValue {
        let game = match self {
            Self::Page { game, .. } => GameId::from_slug(game),
            Self::Sheet { game, .. } => Some(*game),
        };
        game.map_or_else(|| say(Msg::NoSuchPage), |game| say(Msg::RulesOf(game)))
    }

    async fn fetch() -> Result<Draw<Self>, NotLoaded> {
        languages::load([Text::Rules, Text::Table]).await?;
        rules().await
    }
}

part! {
    rules => fn rules() -> Result<Draw<Rules>, NotLoaded> {
        Ok(|rules| match rules {
            Rules::Page { game, clause } => {
                html! { <RulesPage game={game.clone()} clause={clause.clone()} /> }
            }
            Rules::Sheet { game, clause } => {
                html! { <ClauseSheet game={*game} clause={clause.clone()} /> }
            }
        })
    }
}

/// See [`LazyPage`].
#[derive(Properties, PartialEq)]
pub struct LazyPageProps<L: Lazy> {
    /// The page to show.
    pub page: L,
}

/// The page, once it is loaded.
#[component]
pub fn LazyPage<L: Lazy>(props: &LazyPageProps<L>) -> Html {
    let onretry = match use_load((), |()| L::fetch()) {
        Load::Here(draw) => return draw(&props.page),
        Load::Waits => None,
        Load::Failed(onretry) => Some(onretry),
    };
    let class = onretry.is_none().then_some("soon");
    html! {
        <Page heading={props.page.heading()} class={classes!(class)} mentions_version={onretry.is_none()}>
            if let Some(onretry) = onretry {
                <Notice cards={LogoCards::Astray}>
                    <DidNotLoad said={say(Msg::PageNotLoaded)} {onretry}>
                        <a href={Route::Home.address()} class="button">{ say(Msg::ToBoxes) }</a>
                    </DidNotLoad>
                </Notice>
            } else {
                <p role="status">{ say(Msg::LoadingPage) }</p>
            }
        </Page>
    }
}

//! What lies beside the games: rules, settings, the list of games. Light, and seldom opened, these pages
//! come when somebody does.

use yew::prelude::*;

use super::lid::{Part, use_part};
use super::{About, GamesPage, RulesPage, SettingsPage};
use crate::games::GameId;
use crate::i18n::games::Msg as Games;
use crate::i18n::shell::Msg;
use crate::ui::parts::{LogoCards, Notice, Page};
use crate::ui::route::Route;
use crate::ui::words::say;
use crate::web::part::{NotLoaded, part};

/// A page that lies there.
#[derive(Clone, PartialEq, Debug)]
pub enum Leaf {
    /// What people may set to their liking.
    Settings,
    /// The games that are kept.
    Games,
    /// Who made the games.
    About,
    /// The rules of a game.
    Rules {
        /// The game's short name.
        game: String,
        /// The clause or chapter to begin at, if the address names one.
        clause: Option<String>,
    },
}

/// Draws a page.
type Draw = fn(&Leaf) -> Html;

part! {
    rules => fn rules() -> Result<Draw, NotLoaded> {
        Ok(|leaf| match leaf.clone() {
            Leaf::Rules { game, clause } => html! { <RulesPage {game} {clause} /> },
            _ => Html::default(),
        })
    }
}

part! {
    desk => fn desk() -> Result<Draw, NotLoaded> {
        Ok(|leaf| match leaf {
            Leaf::Settings => html! { <SettingsPage /> },
            Leaf::Games => html! { <GamesPage /> },
            Leaf::About => html! { <About /> },
            Leaf::Rules { .. } => Html::default(),
        })
    }
}

async fn load(rules_wanted: bool) -> Result<Draw, NotLoaded> {
    if rules_wanted {
        rules().await
    } else {
        desk().await
    }
}

/// See [`DeskPage`].
#[derive(Properties, PartialEq)]
pub struct DeskProps {
    /// Which page.
    pub leaf: Leaf,
}

/// The page, once it is here.
#[component]
pub fn DeskPage(props: &DeskProps) -> Html {
    let rules_wanted = matches!(props.leaf, Leaf::Rules { .. });
    let onretry = match use_part(rules_wanted, load) {
        Part::Here(draw) => return draw(&props.leaf),
        Part::Waits => None,
        Part::Failed(onretry) => Some(onretry),
    };
    let class = onretry.is_none().then_some("soon");
    html! {
        <Page heading={heading(&props.leaf)} class={classes!(class)}>
            if let Some(onretry) = onretry {
                <Notice cards={LogoCards::Astray}>
                    <p role="alert">{ say(Msg::PageNotLoaded) }</p>
                    <p class="actions">
                        <button type="button" class="primary" onclick={onretry.reform(|_| ())}>
                            { say(Msg::TryAgain) }
                        </button>
                        <a href={Route::Home.address()} class="button">{ say(Msg::ToBoxes) }</a>
                    </p>
                </Notice>
            } else {
                <p role="status">{ say(Msg::LoadingPage) }</p>
            }
        </Page>
    }
}

fn heading(leaf: &Leaf) -> AttrValue {
    match leaf {
        Leaf::Settings => say(Msg::Settings),
        Leaf::Games => say(Games::YourGames),
        Leaf::About => say(Msg::About),
        Leaf::Rules { game, .. } => GameId::from_slug(game)
            .map_or_else(|| say(Msg::NoSuchPage), |game| say(Msg::RulesOf(game))),
    }
}

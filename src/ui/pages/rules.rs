//! The rules of a game, clause by clause.

use yew::prelude::*;

use super::NotFound;
use crate::games::GameId;
use crate::i18n::rules::Msg;
use crate::ui::parts::Page;
use crate::ui::say;

/// See [`RulesPage`].
#[derive(Properties, PartialEq)]
pub struct RulesProps {
    /// The game's short name.
    pub game: String,
    /// The clause to begin at, if the address names one.
    #[prop_or_default]
    pub clause: Option<String>,
}

/// The page.
#[component]
pub fn RulesPage(props: &RulesProps) -> Html {
    match GameId::from_slug(&props.game) {
        Some(game) => html! {
            <Page heading={say(Msg::Heading(game))} class="rules">{ "" }</Page>
        },
        None => html! { <NotFound /> },
    }
}

//! Deals a game as soon as its code is loaded; a link to a deal does so, too.

use yew::prelude::*;

use super::lazy_pages::{Desk, LazyPage};
use super::loading::use_side;
use crate::i18n::shell::Msg;
use crate::setup::Setup;
use crate::ui::app_state::{StateChange, use_app_state};
use crate::ui::route::Route;
use crate::ui::words::say;

/// See [`Deal`].
#[derive(Properties, PartialEq)]
pub(super) struct DealProps {
    /// The game and its players; without flaws.
    pub(super) setup: Setup,
    /// The seed; a fresh one if `None`.
    #[prop_or_default]
    pub(super) seed: Option<u64>,
    /// Whether the table replaces this page in the browser's history.
    #[prop_or_default]
    pub(super) passing: bool,
}

/// Shows the lid of the box while it opens, and then goes to the table.
#[component]
pub(super) fn Deal(props: &DealProps) -> Html {
    let state = use_app_state();
    let (game, passing) = (props.setup.game, props.passing);
    let side = use_side(game).or_loading(game, say(Msg::Game(game)));
    let deal = (props.setup.clone(), props.seed);
    use_effect_with((deal, side.is_ok()), move |((setup, seed), open)| {
        if *open {
            if let Some(dealt) = StateChange::deal(setup, *seed) {
                state.dispatch(dealt);
            }
            if passing {
                Route::Table.replace();
            } else {
                Route::Table.open();
            }
        }
    });
    side.map_or_else(|lid| lid, |_| html! { <div class="page" /> })
}

/// See [`DealLink`].
#[derive(Properties, PartialEq)]
pub struct DealLinkProps {
    /// The game's short name.
    pub game: String,
    /// As in [`Setup::query`].
    pub query: String,
}

/// Deals, so that the seed is not visible while hands are hidden, or reports what is wrong with the link.
#[component]
pub fn DealLink(props: &DealLinkProps) -> Html {
    match Setup::from_query(&props.game, &props.query) {
        Ok((setup, seed)) => html! { <Deal {setup} {seed} passing=true /> },
        Err(flaw) => {
            let game = props.game.clone();
            html! { <LazyPage<Desk> page={Desk::BadLink { game, flaw }} /> }
        }
    }
}

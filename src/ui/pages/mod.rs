//! The pages, one per file.

mod about;
mod back_to_table;
mod bad_link;
mod continue_game;
mod deal;
mod finished;
mod game_box;
mod games;
mod home;
mod install;
mod lazy_pages;
mod loading;
mod not_found;
mod rule_sheet;
mod rules;
mod saved_game;
mod seats;
mod settings;
mod table;
mod waiting;

use about::About;
use bad_link::BadLink;
pub use continue_game::Continue;
pub use deal::DealLink;
pub use finished::{Finished, FinishedProps};
use games::GamesPage;
pub use home::Home;
pub use lazy_pages::{Desk, Draw, Lazy, LazyPage, LazyPageProps, Rules};
pub use not_found::NotFound;
use rule_sheet::RuleSheet;
use rules::{ClauseSheet, RulesPage};
pub use seats::SeatsPage;
use settings::SettingsPage;
pub use table::TablePage;

use yew::prelude::*;

use crate::setup::Setup;
use crate::ui::app_state::{StateChange, use_app_state};
use crate::ui::play::Host;
use crate::ui::route::Route;

/// Returns what a table needs from the page that hosts it.
#[hook]
fn use_host(setup: Option<&Setup>) -> Host {
    let state = use_app_state();
    let (dispatcher, trouble) = (state.dispatcher(), state.trouble);
    let ontrouble = use_callback((), {
        let dispatcher = dispatcher.clone();
        move |trouble, ()| dispatcher.dispatch(StateChange::Trouble(trouble))
    });
    let onagain = use_callback(setup.cloned(), move |(), setup| {
        let setup = setup.as_ref();
        if let Some(dealt) = setup.and_then(|setup| StateChange::deal(setup, None)) {
            dispatcher.dispatch(dealt);
            Route::Table.open();
        }
    });
    let rule = use_callback((), |(game, clause), ()| {
        html! { <RuleSheet {game} {clause} /> }
    });
    Host {
        trouble,
        ontrouble,
        onagain,
        rule,
    }
}

/// The properties of a page for a game named in the address.
#[derive(Properties, PartialEq)]
pub struct GameProps {
    /// The game's short name.
    pub game: String,
}

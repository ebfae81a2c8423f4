//! The pages, one a file.

mod about;
mod deal_link;
mod finished;
mod games;
mod home;
mod kept;
mod not_found;
mod rules;
mod seats;
mod settings;
mod table;
mod waiting;

pub use about::About;
pub use deal_link::DealLink;
pub use finished::{Finished, FinishedProps};
pub use games::GamesPage;
pub use home::Home;
pub use not_found::NotFound;
pub use rules::RulesPage;
pub use seats::SeatsPage;
pub use settings::SettingsPage;
pub use table::TablePage;

use yew::prelude::*;

/// A page that belongs to a game named in its address.
#[derive(Properties, PartialEq)]
pub struct GameProps {
    /// The game's short name.
    pub game: String,
}

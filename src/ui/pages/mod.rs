//! The pages, one a file.

mod deal_link;
mod home;
mod not_found;
mod seats;
mod table;

pub use deal_link::DealLink;
pub use home::Home;
pub use not_found::NotFound;
pub use seats::SeatsPage;
pub use table::TablePage;

use yew::prelude::*;

/// A page that belongs to a game named in its address.
#[derive(Properties, PartialEq)]
pub struct GameProps {
    /// The game's short name.
    pub game: String,
}

//! Messages of Swoop.
//!
//! Stacks are counted from 0 here, as in the game, but from 1 in the text.

pub mod prompts;
pub mod refusals;
pub mod table;

use crate::games::swoop::{Event, Rank, Secret};
use crate::i18n::Name;

pub use crate::i18n::Names;
pub use prompts::{Msg as Prompt, Possible};
pub use table::Msg;

/// What is told of the game.
#[derive(Clone, PartialEq, Debug)]
pub enum Told<'a> {
    /// A line of the log; the names are those of the seats.
    Event(&'a Event, &'a Names),
    /// An event in a few words over the table, if everybody should notice it; otherwise empty.
    Moment(&'a Event, &'a Names),
    /// The moment when a player takes the pile: "A queen is higher: Ann took 6 cards".
    Took {
        /// The rank that is higher.
        rank: Rank,
        /// The player's name.
        name: &'a Name,
        /// The number of cards.
        cards: u16,
    },
    /// What one player alone saw, with the name of that player.
    Secret(&'a Secret, &'a Name),
    /// A player's last turn, in a few words: "swooped, then played 2 fours"; empty if there was none.
    TurnInBrief(&'a [&'a Event]),
}

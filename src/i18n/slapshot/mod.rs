//! What is said in Slapshot: what is said of everybody's game here, what is said to the one who moves in
//! [`prompt`].

pub mod prompt;

pub use prompt::{Doing, Preset, Prompt, Turn};

use crate::games::slapshot::{Card, Kind};

/// Something to say.
#[derive(Clone, PartialEq, Debug)]
pub enum Msg {
    /// What is printed on a card: `F9`.
    Face(Card),
    /// A card's name: "forward 9", "bruiser 6", "Tiny Tim".
    Card(Card),
    /// What so many players of a kind are called: "forwards".
    Kind(Kind, usize),
    /// The letter of a kind.
    Letter(Kind),
}

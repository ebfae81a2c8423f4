//! What the viewer can do with the cards.

use crate::engine::Seat;
use crate::games::slapshot::Kind;
use crate::ui::boards::kit::Tap;

/// A gesture on a card. Cards of the team are given by their places from the left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gesture {
    /// Tapped a card of the team.
    Team(Tap),
    /// Dragged a card of the team onto another one.
    Onto(usize, usize),
    /// Tapped a deck.
    Deck(Kind),
    /// Tapped one of the backs of this team.
    Back(Seat),
}

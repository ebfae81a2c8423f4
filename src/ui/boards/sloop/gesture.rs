//! What the viewer can do with the cards.

use crate::games::sloop::Value;
use crate::ui::boards::kit::Tap;

/// A gesture on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gesture {
    /// Tapped a card of the hand, or a flipped one.
    Hand(Tap),
    /// Tapped a loose card, given its index.
    Loose(usize),
    /// Tapped a build.
    Build(Value),
}

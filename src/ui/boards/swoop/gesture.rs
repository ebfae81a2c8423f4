//! What the viewer can do with the cards.

use crate::games::swoop::Rank;
use crate::ui::boards::kit::Tap;

/// A gesture on the viewer's cards.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Gesture {
    /// Tapped a key of the pad.
    Key(Tap<Rank>),
    /// Tapped a stack.
    Stack(u8),
}

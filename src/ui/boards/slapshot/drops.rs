//! The names of the places where cards can be dropped.

use crate::games::slapshot::Kind;

/// The own team: a drawn card is dropped there.
pub(super) const TO_TEAM: &str = "team";

/// Where the card drawn in a trade lies: what is dropped there is given for it.
pub(super) const TO_DRAWN: &str = "drawn";

/// A slot of the line-up, counted from 0, and the place on the ice that stands for it: its card changes places with the
/// one dropped there.
pub(super) fn slot_name(at: usize) -> String {
    format!("slot-{at}")
}

/// The slot with this name.
pub(super) fn slot_named(name: &str) -> Option<usize> {
    name.strip_prefix("slot-")?.parse().ok()
}

/// A deck: a card dropped there is drafted.
pub(super) fn deck_name(kind: Kind) -> String {
    format!("deck-{}", kind.index())
}

//! A change of a running game that is written down, and not made at the table yet.

use crate::engine::Input;
use crate::setup::Setup;

/// Such a change.
pub(super) enum Change<A> {
    /// An input was played, which may be.
    Played(Input<A>),
    /// Inputs were taken back, until so many were left.
    TakenBack(usize),
    /// Others took their seats.
    Seated(Setup),
}

//! A change of a running game that has been written down but not yet applied to the table.

use crate::engine::Input;
use crate::setup::Setup;

/// The change.
pub(super) enum Change<A> {
    /// A legal input was played.
    Played(Input<A>),
    /// Inputs were taken back until this many were left.
    TakenBack(usize),
    /// The seats were changed.
    Seated(Setup),
}

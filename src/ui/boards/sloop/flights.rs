//! Which cards fly from where to where, and which moments are held.

use crate::engine::{BySeat, Observation};
use crate::games::sloop::{Event, Sloop};
use crate::ui::motion::Flight;

/// What moved.
pub(super) fn flights(_: &[&Event], _: &Observation<Sloop>, _: &BySeat<String>) -> Vec<Flight> {
    Vec::new()
}

//! Whose act is being shown: the plate of that player is marked until the cards lie, and only then that of whoever is
//! next.

use super::animator::{Animator, Departure};
use crate::engine::Seat;

impl Animator<'_> {
    /// Marks the players whose acts these flights show, one after the other.
    pub(super) fn mark_who_acts(&self, departures: &[Departure]) {
        let flights = departures.iter().map(|departure| &departure.flight);
        let mut acts: Vec<(u32, Seat)> = flights
            .filter_map(|flight| Some((flight.after, flight.by?)))
            .collect();
        acts.sort_by_key(|(after, _)| *after);
        acts.dedup_by_key(|(_, seat)| *seat);
        for (nth, (after, seat)) in acts.into_iter().enumerate() {
            // The first of them acts from the beginning.
            let time = if nth == 0 { 0 } else { self.pace.of(after) };
            self.in_flight.mark_after(time, &self.table, seat);
        }
    }
}

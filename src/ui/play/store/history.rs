//! What happened in a running game.

use std::ops::Range;

use crate::engine::{By, Eyes, Seat, Table, Tell, Told};
use crate::ui::boards::kit::GameUi;
use crate::ui::play::event_index::EventIndex;

/// All entries since the deal, including the secrets of all seats, and their index.
pub(super) struct History<U: GameUi> {
    pub(super) told: Vec<Told<U>>,
    pub(super) index: EventIndex,
    /// The position at the end of each round, by the index of the pause that follows.
    closed: Vec<(usize, U)>,
}

impl<U: GameUi> History<U> {
    pub(super) fn new() -> Self {
        Self {
            told: Vec::new(),
            index: EventIndex::default(),
            closed: Vec::new(),
        }
    }

    /// The position at the end of the round that this pause follows.
    pub(super) fn closed(&self, pause: usize) -> Option<&U> {
        let at = self.closed.iter().find(|(at, _)| *at == pause);
        at.map(|(_, position)| position)
    }

    /// The table's view of the end of a round, if one has ended since the table had seen `seen` events: before the next
    /// round if one has followed, or else as it is now.
    pub(super) fn round_since(&self, seen: usize, now: &Table<U>) -> Option<U::View> {
        if !self.index.settled_since(seen) {
            return None;
        }
        let closed = self.closed.last().filter(|(at, _)| *at >= seen);
        Some(match closed {
            Some((_, position)) => position.view(Eyes::Table),
            None => now.observe(Eyes::Table, now.at()).view,
        })
    }

    /// The public events with these indices.
    pub(super) fn public(&self, seen: Range<usize>) -> Vec<&U::Event> {
        let places = seen.map(|at| self.index.place(at));
        places
            .filter_map(|place| self.told[place].public())
            .collect()
    }
}

impl<U: GameUi> Tell<U> for History<U> {
    fn all(&mut self, event: U::Event) {
        self.index.add_event(U::marks(&event));
        self.told.push(Told::All(event));
    }

    fn only(&mut self, seat: Seat, secret: U::Secret) {
        self.index.add_secret(seat);
        self.told.push(Told::Only(seat, secret));
    }

    fn done(&mut self, by: Option<By>) {
        self.index.end_input(by);
    }

    fn closed(&mut self, position: &U) {
        self.closed.push((self.index.seen(), position.clone()));
    }
}

//! What the cards that are not seen may be.

use super::scene::Scene;
use crate::games::swoop::{Counts, Place, Rank};

/// The cards that a player does not see, and those of the next player.
#[derive(Clone, Debug)]
pub struct Outlook<'a> {
    unseen: Counts,
    all: f64,
    next: &'a Place,
}

impl<'a> Outlook<'a> {
    /// Of a turn.
    #[must_use]
    pub fn of(scene: &Scene<'a>) -> Self {
        let unseen = scene.view.unseen(Some(scene.me));
        let next = scene.me.left(scene.view.places.seats());
        Self {
            unseen,
            all: f64::from(unseen.total().max(1)),
            next: &scene.view.places[next],
        }
    }

    /// What a hidden card may be, and how likely that is.
    pub fn odds(&self) -> impl Iterator<Item = (Rank, f64)> {
        let cards = self.unseen.iter();
        cards.map(|(rank, cards)| (rank, f64::from(cards) / self.all))
    }

    /// How likely the next player has no card that this is true of, in hand or face up.
    #[must_use]
    pub fn lacks(&self, is: impl Fn(Rank) -> bool) -> f64 {
        let open = self.next.faces.cards().any(&is);
        if open || self.next.known.iter().any(|(rank, _)| is(rank)) {
            return 0.0;
        }
        let such = self.odds().filter(|&(rank, _)| is(rank));
        let other = 1.0 - such.map(|(_, odds)| odds).sum::<f64>();
        (0..self.next.hidden()).fold(1.0, |none, _| none * other)
    }
}

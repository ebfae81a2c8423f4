//! The effects of decisions (SW-2, SW-3, SW-4).

use std::mem;

use super::action::Event;
use super::cards::{Counts, Rank};
use super::holding::Stacks;
use super::{Phase, Swoop};
use crate::engine::{Seat, Tell};

/// How many cards of one value together swoop the pile (SW-3.1).
pub const SWOOP: u8 = 4;

/// What happens to a pile when cards are played onto it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// It stays, with the cards on top (SW-2.2, SW-4.4).
    Lies,
    /// It leaves the game together with the cards (SW-3.1, SW-3.2).
    Swooped,
    /// Whoever played the cards takes them and the pile (SW-2.3, SW-4.5).
    Taken,
}

impl Fate {
    /// The fate of a pile onto which this many cards of a rank are played. Whether they are higher is checked
    /// first, before anything else (SW-2.3).
    #[inline]
    #[must_use]
    pub fn of(pile: &Counts, rank: Rank, cards: u8) -> Self {
        let top = pile.lowest();
        if top.is_some_and(|top| rank.is_higher_than(top)) {
            Self::Taken
        } else if rank.swoops() || pile[rank].saturating_add(cards) >= SWOOP {
            Self::Swooped
        } else {
            Self::Lies
        }
    }
}

impl Swoop {
    /// SW-4.3: the player goes no further.
    pub(super) fn end_turn(&mut self, seat: Seat, tell: &mut impl Tell<Self>) {
        tell.all(Event::EndedTurn { seat });
        self.phase = self.after(seat);
    }

    /// The next player's turn, clockwise (SW-1.3).
    fn after(&self, seat: Seat) -> Phase {
        Phase::Turn {
            seat: seat.left(self.options.players),
            again: false,
        }
    }

    /// SW-2.1. If a face-up card is among the cards, face-down ones may follow; after cards from the hand alone
    /// they may not (SW-4.3).
    pub(super) fn play(
        &mut self,
        seat: Seat,
        rank: Rank,
        hand: u8,
        faces: Stacks,
        tell: &mut impl Tell<Self>,
    ) {
        self.holdings[seat].put_down(rank, hand, faces);
        tell.all(Event::Played {
            seat,
            rank,
            hand,
            faces,
        });
        let then = if faces.is_empty() {
            self.after(seat)
        } else {
            Phase::Chain { seat, blind: false }
        };
        self.land(seat, rank, hand + faces.count(), then, tell);
    }

    /// SW-4.2, SW-4.3 a.
    pub(super) fn flip(&mut self, seat: Seat, stack: u8, tell: &mut impl Tell<Self>) {
        let Some(card) = self.holdings[seat].blinds.take(stack) else {
            return;
        };
        tell.all(Event::Flipped { seat, stack, card });
        self.land(seat, card, 1, Phase::Chain { seat, blind: true }, tell);
    }

    /// SW-4.3 b.
    pub(super) fn add(&mut self, seat: Seat, hand: u8, faces: Stacks, tell: &mut impl Tell<Self>) {
        let Some(rank) = self.pile.lowest() else {
            return;
        };
        self.holdings[seat].put_down(rank, hand, faces);
        tell.all(Event::Added {
            seat,
            rank,
            hand,
            faces,
        });
        let then = Phase::Chain { seat, blind: true };
        self.land(seat, rank, hand + faces.count(), then, tell);
    }

    /// Puts cards onto the pile. If they stay there, the game continues with the phase `then`.
    fn land(&mut self, seat: Seat, rank: Rank, cards: u8, then: Phase, tell: &mut impl Tell<Self>) {
        let fate = Fate::of(&self.pile, rank, cards);
        self.pile[rank] += cards;
        match fate {
            Fate::Lies => self.phase = then,
            Fate::Swooped => {
                let pile = mem::take(&mut self.pile);
                self.gone += pile;
                tell.all(Event::Swooped { seat, pile });
                self.phase = Phase::Turn { seat, again: true };
            }
            Fate::Taken => {
                let pile = mem::take(&mut self.pile);
                self.holdings[seat].pick_up(pile);
                tell.all(Event::TookPile { seat, pile });
                self.phase = self.after(seat);
            }
        }
        if self.holdings[seat].is_empty() {
            self.end_round(seat, tell);
        }
    }
}

//! A turn as its player sees it, and the result of each decision.

use std::mem;

use crate::engine::{Observation, Seat};
use crate::games::swoop::{Action, Counts, Fate, Rank, Row, Stacks, Swoop, View};

/// A player's cards, as far as they matter for their worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cards {
    /// The hand.
    pub hand: Counts,
    /// The face-up cards.
    pub faces: Counts,
    /// The number of face-down cards under another card.
    pub covered: u8,
    /// The number of face-down cards that can be turned over.
    pub uncovered: u8,
}

impl Cards {
    /// A player's hand, face-up cards, and the stacks that still have their face-down card.
    #[must_use]
    pub fn of(hand: Counts, faces: &Row, blinds: Stacks) -> Self {
        let uncovered = blinds.but(faces.left()).count();
        Self {
            hand,
            faces: faces.cards().collect(),
            covered: blinds.count() - uncovered,
            uncovered,
        }
    }

    /// The cards that can be played together if they share a denomination.
    #[must_use]
    pub fn open(&self) -> Counts {
        let mut open = self.hand;
        open += self.faces;
        open
    }

    /// The number of face-down cards left.
    #[must_use]
    pub fn blinds(&self) -> u8 {
        self.covered + self.uncovered
    }

    /// Whether no cards are left.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.blinds() == 0 && self.open().is_empty()
    }

    /// Removes cards of one rank from the hand and the stacks.
    pub(super) fn put_down(&mut self, rank: Rank, hand: u8, faces: u8) {
        self.hand[rank] = self.hand[rank].saturating_sub(hand);
        self.faces[rank] = self.faces[rank].saturating_sub(faces);
        self.covered = self.covered.saturating_sub(faces);
        self.uncovered += faces;
    }
}

/// The result of a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct After {
    /// What becomes of the pile.
    pub fate: Fate,
    /// The player's own cards.
    pub cards: Cards,
    /// The pile.
    pub pile: Counts,
}

impl After {
    /// The result of adding this many cards of one rank to the pile.
    #[must_use]
    pub fn landing(mut self, rank: Rank, cards: u8) -> Self {
        self.fate = Fate::of(&self.pile, rank, cards);
        self.pile[rank] += cards;
        if self.fate == Fate::Lies {
            return self;
        }
        let pile = mem::take(&mut self.pile);
        if self.fate == Fate::Taken {
            self.cards.hand += pile;
        }
        self
    }

    /// The result of adding all own cards of the same rank to a face-down card that held; `None` if
    /// it did not hold, or there are none to add.
    #[must_use]
    pub fn adding_all(mut self, card: Rank) -> Option<Self> {
        let [hand, faces] = [self.cards.hand[card], self.cards.faces[card]];
        if self.fate != Fate::Lies || hand + faces == 0 {
            return None;
        }
        self.cards.put_down(card, hand, faces);
        Some(self.landing(card, hand + faces))
    }

    /// Whether one of the player's own cards fits on the pile.
    #[must_use]
    pub fn can_follow(&self) -> bool {
        let open = self.cards.open();
        let mut fates = open
            .iter()
            .map(|(rank, cards)| Fate::of(&self.pile, rank, cards));
        fates.any(|fate| fate != Fate::Taken)
    }
}

/// A turn as its player sees it.
#[derive(Clone, Debug)]
pub struct Situation<'a> {
    /// Everything the player sees.
    pub view: &'a View,
    /// The player's seat.
    pub me: Seat,
    /// The current state of the turn.
    pub now: After,
}

impl<'a> Situation<'a> {
    /// Creates it from a seat's observation; `None` for the table's.
    #[must_use]
    pub fn of(seen: &'a Observation<Swoop>) -> Option<Self> {
        let view = &seen.view;
        let me = seen.eyes.seat()?;
        let tableau = view.tableaus.get(me)?;
        let cards = Cards::of(view.own?, &tableau.faces, tableau.blinds);
        let (fate, pile) = (Fate::Lies, view.pile);
        let now = After { fate, cards, pile };
        Some(Self { view, me, now })
    }

    /// The result of a decision; `None` for a flip, whose result is unknown.
    #[must_use]
    pub fn after(&self, action: Action) -> Option<After> {
        let mut after = self.now;
        let (rank, hand, faces) = match action {
            Action::Play { rank, hand, faces } => (rank, hand, faces),
            Action::Add { hand, faces } => (after.pile.lowest()?, hand, faces),
            Action::Done | Action::CallTime => return Some(after),
            Action::Flip { .. } => return None,
        };
        let faces = faces.count();
        after.cards.put_down(rank, hand, faces);
        Some(after.landing(rank, hand + faces))
    }

    /// The result of turning over an uncovered card, if it is this one.
    #[must_use]
    pub fn flipped(&self, card: Rank) -> After {
        let mut after = self.now;
        after.cards.uncovered = after.cards.uncovered.saturating_sub(1);
        after.landing(card, 1)
    }

    /// Whether a decision is certain to take the pile.
    #[must_use]
    pub fn takes(&self, action: Action) -> bool {
        let after = self.after(action);
        after.is_some_and(|after| after.fate == Fate::Taken)
    }

    /// Whether a decision is certain to play the player's last card (SW-5.1).
    #[must_use]
    pub fn goes_out(&self, action: Action) -> bool {
        let after = self.after(action);
        after.is_some_and(|after| after.fate != Fate::Taken && after.cards.is_empty())
    }

    /// Whether any player has a card that is hidden from the table.
    #[must_use]
    pub fn hides(&self) -> bool {
        let mut tableaus = self.view.tableaus.iter();
        tableaus.any(|(_, tableau)| tableau.hidden() > 0 || !tableau.blinds.is_empty())
    }

    /// The fewest cards that any other player has left.
    #[must_use]
    pub fn fewest(&self) -> u8 {
        let others = self
            .view
            .tableaus
            .iter()
            .filter(|&(seat, _)| seat != self.me);
        others.map(|(_, tableau)| tableau.left()).min().unwrap_or(0)
    }
}

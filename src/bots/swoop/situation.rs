//! A turn as its player sees it, and what each decision would make of it.

use std::mem;

use crate::engine::{Observation, Seat};
use crate::games::swoop::{Action, Counts, Fate, Rank, Swoop, View};

/// The cards of a player, as far as they matter for what they are worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cards {
    /// In the hand.
    pub hand: Counts,
    /// Face up.
    pub faces: Counts,
    /// How many face-down cards lie under another.
    pub covered: u8,
    /// How many face-down cards can be turned.
    pub uncovered: u8,
}

impl Cards {
    /// Those that can be played as cards of one denomination.
    #[must_use]
    pub fn open(&self) -> Counts {
        let mut open = self.hand;
        open += self.faces;
        open
    }

    /// How many face-down cards are left.
    #[must_use]
    pub fn blinds(&self) -> u8 {
        self.covered + self.uncovered
    }

    /// Whether none is left.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.blinds() == 0 && self.open().is_empty()
    }

    /// Cards of one rank leave the hand and the stacks.
    fn put_down(&mut self, rank: Rank, hand: u8, faces: u8) {
        self.hand[rank] = self.hand[rank].saturating_sub(hand);
        self.faces[rank] = self.faces[rank].saturating_sub(faces);
        self.covered = self.covered.saturating_sub(faces);
        self.uncovered += faces;
    }
}

/// What a decision leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct After {
    /// What becomes of the pile.
    pub fate: Fate,
    /// The own cards.
    pub cards: Cards,
    /// The pile.
    pub pile: Counts,
}

impl After {
    /// After so many cards of one rank have come onto the pile.
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

    /// After all own cards of a face-down card that held were added to it; `None` if it did not
    /// hold, or there are none.
    #[must_use]
    pub fn adding_all(mut self, card: Rank) -> Option<Self> {
        let [hand, faces] = [self.cards.hand[card], self.cards.faces[card]];
        if self.fate != Fate::Lies || hand + faces == 0 {
            return None;
        }
        self.cards.put_down(card, hand, faces);
        Some(self.landing(card, hand + faces))
    }

    /// Whether an own card fits on the pile.
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
    /// All that is seen.
    pub view: &'a View,
    /// Who looks.
    pub me: Seat,
    /// The turn as it stands.
    pub now: After,
}

impl<'a> Situation<'a> {
    /// Of an observation by a seat; `None` if the table looks.
    #[must_use]
    pub fn of(seen: &'a Observation<Swoop>) -> Option<Self> {
        let view = &seen.view;
        let me = seen.eyes.seat()?;
        let place = view.places.get(me)?;
        let uncovered = place.uncovered().count();
        let cards = Cards {
            hand: view.own?,
            faces: place.faces.cards().collect(),
            covered: place.blinds.count() - uncovered,
            uncovered,
        };
        let (fate, pile) = (Fate::Lies, view.pile);
        let now = After { fate, cards, pile };
        Some(Self { view, me, now })
    }

    /// What a decision leads to; `None` of a flip, which nobody can tell.
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

    /// What turning an uncovered card over leads to, if it is this one.
    #[must_use]
    pub fn flipped(&self, card: Rank) -> After {
        let mut after = self.now;
        after.cards.uncovered = after.cards.uncovered.saturating_sub(1);
        after.landing(card, 1)
    }

    /// Whether a decision takes the pile for certain.
    #[must_use]
    pub fn takes(&self, action: Action) -> bool {
        let after = self.after(action);
        after.is_some_and(|after| after.fate == Fate::Taken)
    }

    /// Whether a decision plays the last own card for certain (SW-5.1).
    #[must_use]
    pub fn goes_out(&self, action: Action) -> bool {
        let after = self.after(action);
        after.is_some_and(|after| after.fate != Fate::Taken && after.cards.is_empty())
    }

    /// Whether a card of anybody is hidden from the table.
    #[must_use]
    pub fn hides(&self) -> bool {
        let mut places = self.view.places.iter();
        places.any(|(_, place)| place.hidden() > 0 || !place.blinds.is_empty())
    }

    /// The fewest cards that another player has left.
    #[must_use]
    pub fn fewest(&self) -> u8 {
        let others = self.view.places.iter().filter(|&(seat, _)| seat != self.me);
        others.map(|(_, place)| place.left()).min().unwrap_or(0)
    }
}

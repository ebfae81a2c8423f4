//! All that lies open, and what is legal on it.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::action::Options;
use super::cards::{ALL, Card};
use crate::engine::{BySeat, MAX_SEATS, Millis, Outcome, Seat, Seats};

/// Some cards; of a pile, the top is at the end.
pub type Cards = ArrayVec<Card, ALL>;

/// How long a tie stays open, both ends included (ST-3.5).
pub const TIE: Millis = 10;

/// How long a card that has just become wrong is merely too late (ST-3.6).
pub const LATE: Millis = 350;

/// How long nothing happens before the clock ends a round (ST-4.5).
pub const LULL: Millis = 10_000;

/// Plays that came at the same time, as far as anybody can tell (ST-3.5).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tie {
    /// When the first came.
    pub since: Millis,
    /// The legal ones, in the order in which they came.
    pub plays: ArrayVec<(Seat, Card), MAX_SEATS>,
    /// Who has tried a card in it, legal or not.
    pub judged: Seats,
}

/// A card that landed lately.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Landing {
    /// When: all plays of a tie count as of when it opened.
    pub at: Millis,
    /// Whose.
    pub seat: Seat,
    /// The centre card before it.
    pub before: Card,
    /// Who tied with it.
    pub tied: Seats,
}

/// What became of a card that was tried, or of a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Fate {
    /// The card waits for its tie to be over (ST-3.5).
    Waits(Card),
    /// It landed.
    Landed(Card),
    /// It came second, after this seat's (ST-3.5).
    Second(Card, Seat),
    /// It would have been legal a moment ago (ST-3.6).
    TooLate(Card),
    /// It was illegal on this centre (ST-3.6).
    Fumbled(Card, Card),
    /// STOP would have been right a moment ago (ST-4.1).
    CalledTooLate,
    /// STOP was called with this legal card in hand (ST-4.2).
    Barred(Card),
}

/// What a seat did last; a round's start counts as done.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Lately {
    /// How often it has tried a card or called STOP in this game.
    pub tries: u32,
    /// When it last did.
    pub tried: Millis,
    /// When it last drew a card.
    pub drew: Millis,
    /// What became of the last try or call of this round, if it did not end the round.
    pub fate: Option<Fate>,
}

/// What lies open on the table, for everybody to see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Board {
    /// Players and house rules.
    pub options: Options,
    /// 1 or 2.
    pub round: u8,
    /// The centre pile.
    pub centre: Cards,
    /// When its top came to lie there.
    pub turned: Millis,
    /// How many centre cards there have been.
    pub changes: u32,
    /// Hands, as they were drawn.
    pub hands: BySeat<Cards>,
    /// Who has called STOP wrongly in this round (ST-4.2).
    pub barred: Seats,
    /// When each seat's plays count again after its last fumble (ST-3.6).
    pub fumbling: BySeat<Millis>,
    /// The tie that is open.
    pub tie: Option<Tie>,
    /// Landings of this round, those of the last 400 ms at least, since the last pause.
    pub landings: ArrayVec<Landing, ALL>,
    /// What each seat did last.
    pub lately: BySeat<Lately>,
    /// When somebody last did something, or the round began.
    pub quiet: Millis,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

impl Board {
    /// The card in the centre.
    #[must_use]
    pub fn top(&self) -> Option<Card> {
        self.centre.last().copied()
    }

    /// Whether a card may land on the centre (ST-3.3, ST-3.4).
    #[must_use]
    pub fn fits(&self, card: Card) -> bool {
        self.top().is_some_and(|centre| self.fits_on(card, centre))
    }

    /// Whether a card could land on this one in this round.
    #[must_use]
    pub fn fits_on(&self, card: Card, centre: Card) -> bool {
        if self.round == 1 {
            centre.describes(card)
        } else {
            card.describes(centre)
        }
    }

    pub(super) fn note_try(&mut self, at: Millis, seat: Seat) {
        let lately = &mut self.lately[seat];
        lately.tries = lately.tries.wrapping_add(1);
        lately.tried = at;
    }

    /// Landings of others less than so long ago.
    pub(super) fn others_within(
        &self,
        window: Millis,
        at: Millis,
        seat: Seat,
    ) -> impl Iterator<Item = &Landing> {
        self.landings
            .iter()
            .filter(move |landing| landing.seat != seat && at.saturating_sub(landing.at) < window)
    }
}

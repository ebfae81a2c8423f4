//! Everything visible, and what is legal on it.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::action::Options;
use super::cards::{ALL, Card};
use crate::engine::{BySeat, MAX_SEATS, Millis, Outcome, Seat, Seats};

/// Some cards; the top of a pile is last.
pub type Cards = ArrayVec<Card, ALL>;

/// How long a tie stays open, in milliseconds, both ends included (ST-3.5).
pub const TIE: Millis = 10;

/// How long a card that has just become illegal counts as merely too late, in milliseconds (ST-3.6).
pub const LATE: Millis = 350;

/// How long nothing has to happen before the clock ends a round, in milliseconds (ST-4.5).
pub const LULL: Millis = 10_000;

/// Plays so close together that nobody can tell which came first (ST-3.5).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tie {
    /// When the first play came.
    pub since: Millis,
    /// The legal plays, in order of arrival.
    pub plays: ArrayVec<(Seat, Card), MAX_SEATS>,
    /// Who has tried a card in this tie, legal or not.
    pub judged: Seats,
}

/// A card that landed recently.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Landing {
    /// When it landed; all plays of a tie count from when the tie opened.
    pub at: Millis,
    /// Who played it.
    pub seat: Seat,
    /// The center card before it.
    pub before: Card,
    /// Who tied with it.
    pub tied: Seats,
}

/// The outcome of the last card tried, or of a call of STOP.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Fate {
    /// The card is waiting for its tie to end (ST-3.5).
    Waits(Card),
    /// The card landed.
    Landed(Card),
    /// The card came second, after one by this seat (ST-3.5).
    Second(Card, Seat),
    /// The card would have been legal a moment ago (ST-3.6).
    TooLate(Card),
    /// The first card was illegal on the second, the center (ST-3.6).
    Fumbled(Card, Card),
    /// STOP would have been correct a moment ago (ST-4.1).
    CalledTooLate,
    /// STOP was called while holding the first card, which was legal on the second, the center (ST-4.2).
    Barred(Card, Card),
    /// STOP ended the round (ST-4.1).
    Called,
}

/// What a seat did last; the start of a round counts as an action.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Lately {
    /// How often the seat has tried a card or called STOP in this game.
    pub tries: u32,
    /// When it last tried or called.
    pub tried: Millis,
    /// When it last drew a card.
    pub drew: Millis,
    /// The outcome of the last try or call of this round.
    pub fate: Option<Fate>,
}

/// Everything visible on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Board {
    /// Players and house rules.
    pub options: Options,
    /// The game: 1, or up to 3 in a match (ST-6.2).
    pub game: u8,
    /// The round of this game, 1 or 2.
    pub round: u8,
    /// How many cards each player had left at the ends of the games before this one, added up (ST-6.2).
    pub carried: BySeat<u8>,
    /// The center pile.
    pub center: Cards,
    /// When the top card of the center pile appeared.
    pub turned: Millis,
    /// How many center cards there have been.
    pub changes: u32,
    /// The hands, in the order in which cards were drawn.
    pub hands: BySeat<Cards>,
    /// Who has called STOP incorrectly in this round (ST-4.2).
    pub barred: Seats,
    /// When each seat may play again after its last fumble (ST-3.6).
    pub fumbling: BySeat<Millis>,
    /// The open tie, if any.
    pub tie: Option<Tie>,
    /// The landings of this round since the last pause, at least those of the last 400 ms.
    pub landings: ArrayVec<Landing, ALL>,
    /// What each seat did last.
    pub lately: BySeat<Lately>,
    /// When somebody last did something, or when the round began.
    pub quiet: Millis,
    /// How the game ended, once it has.
    pub outcome: Option<Outcome>,
}

/// Whether a card may land on a center card in this round (ST-3.3, ST-3.4).
#[must_use]
pub fn fits(card: Card, center: Card, round: u8) -> bool {
    if round == 1 {
        center.describes(card)
    } else {
        card.describes(center)
    }
}

impl Board {
    /// The card in the center.
    #[must_use]
    pub fn top(&self) -> Option<Card> {
        self.center.last().copied()
    }

    /// The card under it.
    #[must_use]
    pub fn before_top(&self) -> Option<Card> {
        let under = self.center.len().checked_sub(2)?;
        self.center.get(under).copied()
    }

    /// Whether a card may land on the center (ST-3.3, ST-3.4).
    #[must_use]
    pub fn fits(&self, card: Card) -> bool {
        self.top().is_some_and(|center| self.fits_on(card, center))
    }

    /// Whether a card could land on the given center card in this round.
    #[must_use]
    pub fn fits_on(&self, card: Card, center: Card) -> bool {
        fits(card, center, self.round)
    }

    /// The first card in a hand that may land on the center; STOP is right without one (ST-4.1).
    #[must_use]
    pub fn fitting(&self, seat: Seat) -> Option<Card> {
        let hand = self.hands[seat].iter().copied();
        hand.into_iter().find(|&card| self.fits(card))
    }

    pub(super) fn note_try(&mut self, at: Millis, seat: Seat) {
        let lately = &mut self.lately[seat];
        lately.tries = lately.tries.wrapping_add(1);
        lately.tried = at;
    }

    /// The landings of other seats less than `window` milliseconds ago.
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

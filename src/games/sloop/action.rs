//! What players decide, what everybody hears, and what one player alone sees.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::cards::{Card, Hand, Row, Value};
use super::display::Build;
use super::groups::Groups;
use crate::engine::Seat;

/// Players and house rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// How many play: 2 to 6.
    pub players: u8,
    /// Whether four play in two partnerships (SL-9).
    pub partnerships: bool,
}

impl Options {
    /// The published game for this many, each for themselves.
    #[must_use]
    pub const fn new(players: u8) -> Self {
        Self {
            players,
            partnerships: false,
        }
    }

    /// Two partnerships (SL-9).
    #[must_use]
    pub const fn partnerships() -> Self {
        Self {
            players: 4,
            partnerships: true,
        }
    }

    /// The size of a hand, and the smallest display (SL-1.4).
    #[inline]
    #[must_use]
    pub const fn minimum(&self) -> usize {
        if self.players > 4 { 5 } else { 4 }
    }

    /// Everybody whom a seat can steal from, clockwise: not the partner (SL-5.3, SL-9.1).
    pub fn opponents(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let partner = self.partner(seat);
        let others = seat.round(self.players).skip(1);
        others.filter(move |&other| Some(other) != partner)
    }

    /// Who plays with a seat, if anybody does (SL-9.1).
    #[inline]
    #[must_use]
    pub fn partner(&self, seat: Seat) -> Option<Seat> {
        (self.partnerships && seat.0 < 4).then_some(Seat(seat.0 ^ 2))
    }
}

/// What can be wrong with [`Options`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// Fewer than two or more than six players.
    Players,
    /// Partnerships are for four (SL-9).
    Partnerships,
}

/// A decision. Cards are named by what is on them, for those of a kind are the same (SL-7.4).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Offer the partner a card before the partner's turn, or none (SL-9.3).
    Offer(Option<Card>),
    /// Keep the offered card and give this one for it (SL-9.3).
    KeepFor(Card),
    /// Give the offered card back (SL-9.3).
    GiveBack,
    /// Capture (SL-3).
    Capture {
        /// The card played.
        card: Card,
        /// What it counts as: its number, or any if it is a wild (SL-7.2).
        value: Value,
        /// What it takes, each group of that value.
        groups: Groups,
        /// Whether it takes the build of that value, too (SL-3.3).
        build: bool,
        /// The loose card that a supercharged card takes besides (SL-3.7).
        bonus: Option<Card>,
    },
    /// Start a build (SL-4.1). A card of another value than the build's is added to the first
    /// group; one of that value is a group by itself (SL-4.3). A wild is whichever fits.
    Build {
        /// The card played.
        card: Card,
        /// The build's number.
        value: Value,
        /// The loose cards that go into it.
        groups: Groups,
    },
    /// Continue the own build, or the partner's (SL-4.6, SL-9.2), in the same way.
    Continue {
        /// The card played.
        card: Card,
        /// The loose cards that go into it; none if the card goes straight onto the build.
        groups: Groups,
    },
    /// Put a card into the display (SL-5).
    Put {
        /// The card.
        card: Card,
        /// Whether to use its action (SL-5.1).
        act: bool,
    },
    /// Do without the further card of a Double Play (SL-5.7).
    EndTurn,
}

/// A card taken from a score pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Theft {
    /// Whose it was.
    pub from: Seat,
    /// The card.
    pub card: Card,
}

/// Something that the whole table saw (SL-1.8).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// Hands were dealt (SL-1.5).
    Dealt {
        /// By whom.
        dealer: Seat,
    },
    /// Cards were turned up into the display, in this order (SL-6).
    TurnedUp(Row),
    /// A player may offer the partner a card (SL-9.3).
    MayOffer {
        /// Who may.
        seat: Seat,
        /// Whose turn comes.
        to: Seat,
    },
    /// A player offered the partner a card, or none (SL-9.3).
    Offered {
        /// Who.
        seat: Seat,
        /// Whether there was a card.
        card: bool,
    },
    /// The offered card was kept, and another given for it (SL-9.3).
    Kept {
        /// By whom.
        seat: Seat,
    },
    /// The offered card was given back (SL-9.3).
    GaveBack {
        /// By whom.
        seat: Seat,
    },
    /// A player without cards was passed over (SL-8.1).
    PassedOver {
        /// Who.
        seat: Seat,
    },
    /// A build has no owner any more (SL-4.8).
    LostBuild {
        /// Who lost it.
        seat: Seat,
        /// Its number.
        number: Value,
    },
    /// A player's turn begins.
    Turn {
        /// Whose.
        seat: Seat,
    },
    /// Cards were captured (SL-3).
    Captured {
        /// By whom.
        seat: Seat,
        /// The card played.
        card: Card,
        /// What it counted as.
        value: Value,
        /// What was taken.
        groups: Groups,
        /// The build that was taken.
        build: Option<Build>,
        /// The card that was taken besides (SL-3.7).
        bonus: Option<Card>,
    },
    /// A build was begun (SL-4.1).
    Built {
        /// By whom.
        seat: Seat,
        /// The card played.
        card: Card,
        /// The build's number.
        value: Value,
        /// The loose cards that went into it.
        groups: Groups,
    },
    /// A build was continued (SL-4.6).
    Continued {
        /// By whom.
        seat: Seat,
        /// Whose build it is.
        owner: Seat,
        /// The card played.
        card: Card,
        /// The build's number.
        value: Value,
        /// The loose cards that went into it.
        groups: Groups,
    },
    /// A card was put into the display (SL-5.1).
    Put {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Card,
        /// Whether its action is used.
        act: bool,
    },
    /// Cards were taken from score piles (SL-5.3).
    Stole {
        /// By whom.
        seat: Seat,
        /// What, and from whom.
        thefts: ArrayVec<Theft, 5>,
    },
    /// Cards were turned over, to play one of them (SL-5.5).
    Flipped {
        /// By whom.
        seat: Seat,
        /// From the top of the draw pile on.
        cards: ArrayVec<Card, 3>,
    },
    /// Flipped cards that were not chosen left the game (SL-5.5).
    Removed(ArrayVec<Card, 3>),
    /// A player did without the further card of a Double Play (SL-5.7).
    EndedTurn {
        /// Who.
        seat: Seat,
    },
    /// A player drew (SL-2.3).
    Drew {
        /// Who.
        seat: Seat,
        /// How many cards.
        cards: u8,
    },
    /// The draw pile has run out (SL-8.1).
    PileEmpty,
    /// Every hand is empty, and what was left of the display goes to the last who captured
    /// (SL-8.2).
    TookRest {
        /// To whom; nobody if nobody ever captured.
        seat: Option<Seat>,
        /// How many cards.
        cards: u8,
    },
}

/// Something that one seat alone saw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Secret {
    /// The hand dealt (SL-1.5).
    Dealt(Hand),
    /// Cards drawn (SL-2.3).
    Drew(Hand),
    /// The card that the partner offers (SL-9.3).
    Offered(Card),
    /// The card that the partner gave for the one offered (SL-9.3).
    Given(Card),
}

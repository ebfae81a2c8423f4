//! Options, decisions, events and secrets.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::cards::{Card, Hand, Row, Value};
use super::display::Build;
use super::groups::Groups;
use crate::engine::Seat;

/// Players and house rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// The number of players: 2 to 6.
    pub players: u8,
    /// Whether four players form two partnerships (SL-9).
    pub partnerships: bool,
}

impl Options {
    /// The published game for this many players, each for themselves.
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

    /// The seats that a seat can steal from, clockwise: all but its partner (SL-5.3, SL-9.1).
    pub fn opponents(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let partner = self.partner(seat);
        let others = seat.round(self.players).skip(1);
        others.filter(move |&other| Some(other) != partner)
    }

    /// The partner of a seat, if any (SL-9.1).
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

/// A decision. Cards are identified by kind, since cards of a kind are interchangeable (SL-7.4).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Offer the partner a card before the partner's turn, or decline to (SL-9.3).
    Offer(Option<Card>),
    /// Keep the offered card and give this one in exchange (SL-9.3).
    KeepFor(Card),
    /// Give the offered card back (SL-9.3).
    GiveBack,
    /// Capture (SL-3).
    Capture {
        /// The card played.
        card: Card,
        /// What it counts as: its number, or any number if it is a wild (SL-7.2).
        value: Value,
        /// The loose cards it takes, in groups of that value.
        groups: Groups,
        /// Whether it also takes the build of that value (SL-3.3).
        build: bool,
        /// The extra loose card taken by a supercharged card (SL-3.7).
        bonus: Option<Card>,
    },
    /// Start a build (SL-4.1). A card whose value is not the build's is added to the first group; one of the
    /// build's value is a group by itself (SL-4.3). A wild is whichever fits.
    Build {
        /// The card played.
        card: Card,
        /// The build's number.
        value: Value,
        /// The loose cards added to it.
        groups: Groups,
    },
    /// Continue one's own build, or the partner's (SL-4.6, SL-9.2), in the same way.
    Continue {
        /// The card played.
        card: Card,
        /// The loose cards added; none if the card goes straight onto the build.
        groups: Groups,
    },
    /// Put a card into the display (SL-5).
    Put {
        /// The card.
        card: Card,
        /// Whether to use its action (SL-5.1).
        act: bool,
    },
    /// Skip the additional card of a Double Play (SL-5.7).
    EndTurn,
}

/// A card taken from a score pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Theft {
    /// The previous owner.
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
        /// Whose turn is next.
        to: Seat,
    },
    /// A player offered the partner a card, or declined to (SL-9.3).
    Offered {
        /// The player.
        seat: Seat,
        /// Whether a card was offered.
        card: bool,
    },
    /// The offered card was kept, and another given in exchange (SL-9.3).
    Kept {
        /// The player.
        seat: Seat,
    },
    /// The offered card was given back (SL-9.3).
    GaveBack {
        /// The player.
        seat: Seat,
    },
    /// A player without cards was skipped (SL-8.1).
    PassedOver {
        /// The player.
        seat: Seat,
    },
    /// A build has lost its owner (SL-4.8).
    LostBuild {
        /// The former owner.
        seat: Seat,
        /// Its number.
        number: Value,
    },
    /// A player's turn begins.
    Turn {
        /// The player.
        seat: Seat,
    },
    /// Cards were captured (SL-3).
    Captured {
        /// The player.
        seat: Seat,
        /// The card played.
        card: Card,
        /// What it counted as.
        value: Value,
        /// What was taken.
        groups: Groups,
        /// The build that was taken, if any.
        build: Option<Build>,
        /// The extra card taken, if any (SL-3.7).
        bonus: Option<Card>,
    },
    /// A build was started (SL-4.1).
    Built {
        /// The player.
        seat: Seat,
        /// The card played.
        card: Card,
        /// The build's number.
        value: Value,
        /// The loose cards added to it.
        groups: Groups,
    },
    /// A build was continued (SL-4.6).
    Continued {
        /// The player.
        seat: Seat,
        /// The owner of the build.
        owner: Seat,
        /// The card played.
        card: Card,
        /// The build's number.
        value: Value,
        /// The loose cards added to it.
        groups: Groups,
    },
    /// A card was put into the display (SL-5.1).
    Put {
        /// The player.
        seat: Seat,
        /// The card.
        card: Card,
        /// Whether its action was used.
        act: bool,
    },
    /// Cards were stolen from score piles (SL-5.3).
    Stole {
        /// The player.
        seat: Seat,
        /// The cards, and from whom they were taken.
        thefts: ArrayVec<Theft, 5>,
    },
    /// Cards were flipped, one of which has to be played (SL-5.5).
    Flipped {
        /// The player.
        seat: Seat,
        /// The cards, from the top of the draw pile down.
        cards: ArrayVec<Card, 3>,
    },
    /// The flipped cards not chosen left the game (SL-5.5).
    Removed(ArrayVec<Card, 3>),
    /// A player skipped the additional card of a Double Play (SL-5.7).
    EndedTurn {
        /// The player.
        seat: Seat,
    },
    /// A player drew (SL-2.3).
    Drew {
        /// The player.
        seat: Seat,
        /// The number of cards.
        cards: u8,
    },
    /// The draw pile has run out (SL-8.1).
    PileEmpty,
    /// All hands are empty, and what is left of the display goes to whoever captured last (SL-8.2).
    TookRest {
        /// The receiver; `None` if nobody has captured.
        seat: Option<Seat>,
        /// The number of cards.
        cards: u8,
    },
}

impl Event {
    /// How many cards a capture brought to the score pile, with the card that took them (SL-3.4); 0 for anything else.
    #[must_use]
    pub fn captured(&self) -> usize {
        let Self::Captured {
            groups,
            build,
            bonus,
            ..
        } = self
        else {
            return 0;
        };
        let build = build.as_ref().map_or(0, |build| build.cards.len());
        1 + groups.cards().len() + build + bonus.iter().count()
    }
}

/// Something that one seat alone saw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Secret {
    /// The hand dealt (SL-1.5).
    Dealt(Hand),
    /// The cards drawn (SL-2.3).
    Drew(Hand),
    /// The card offered by the partner (SL-9.3).
    Offered(Card),
    /// The card that the partner gave in exchange for the one offered (SL-9.3).
    Given(Card),
}

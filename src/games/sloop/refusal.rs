//! Why the rules say no.

use super::cards::{Card, Value};
use super::groups::Addends;
use crate::engine::{Clause, Seat};

/// Why the rules say no.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Refusal {
    /// Another player is to act.
    NotYourTurn,
    /// The partner's turn comes: offer a card, or none.
    OfferFirst,
    /// An offered card is waiting: keep it for another, or give it back.
    AnswerFirst,
    /// Nothing can be offered now, and nothing was.
    NothingOffered,
    /// There is no such card in the hand.
    NotInHand(Card),
    /// One of the flipped cards has to be played, and this is none of them.
    NotFlipped(Card),
    /// One of the flipped cards has to be played.
    PlayFlipped,
    /// A turn plays a card.
    PlayFirst,
    /// This card is not that number.
    WrongNumber {
        /// The card.
        card: Card,
        /// What it was to be.
        value: Value,
    },
    /// There is no such card loose in the display, or no further one.
    NotLoose(Card),
    /// These cards do not make that value.
    WrongSum {
        /// The cards: a group, and the card played where it is added to it.
        of: Addends,
        /// What they make, each wild counted as 1.
        is: u16,
        /// What they should make.
        value: Value,
    },
    /// A capture takes something.
    NothingTaken,
    /// There is no build of this number.
    NoSuchBuild(Value),
    /// That build is its owner's to capture, or a wild's.
    NotYourBuild {
        /// Its number.
        number: Value,
        /// Its owner.
        owner: Seat,
    },
    /// The partner's build can be continued, but captured by a wild alone.
    PartnersBuild(Value),
    /// Capturing with the number of the own build takes the build.
    TakeYourBuild(Value),
    /// Only a supercharged card takes another card besides.
    NoBonus(Card),
    /// The own build of this number has to be continued or captured first.
    OwnBuildFirst(Value),
    /// A player has one build at a time, and there is one of this number.
    OneBuild(Value),
    /// There is a build of this number already.
    AlreadyBuilt(Value),
    /// A build begins with at least one card of the display.
    NothingJoins,
    /// Who builds this number has to keep a card of it, or a wild.
    HoldsNone(Value),
    /// There is no build that this player could continue.
    NoBuildToContinue,
    /// There is no action on this card.
    NoIcon(Card),
    /// No opponent has a score pile.
    NobodyToStealFrom,
    /// There is no other card in the hand to play.
    NoCardLeft,
    /// There is nothing left to flip.
    NothingToFlip,
    /// The owner of a build of this number who puts a 2 down has to play another card.
    MustPlayAgain(Value),
    /// After this 2 the own build of this number could be neither continued nor captured.
    NoWayLeft(Value),
}

impl Clause for Refusal {
    fn clause(&self) -> &'static str {
        match self {
            Self::NotYourTurn | Self::NotInHand(_) | Self::PlayFirst => "SL-2.1",
            Self::OwnBuildFirst(_) => "SL-2.2",
            Self::WrongNumber { .. }
            | Self::NotLoose(_)
            | Self::WrongSum { .. }
            | Self::NothingTaken => "SL-3.1",
            Self::NoSuchBuild(_) => "SL-3.3",
            Self::NotYourBuild { .. } | Self::TakeYourBuild(_) => "SL-3.5",
            Self::NoBonus(_) => "SL-3.7",
            Self::NothingJoins => "SL-4.1",
            Self::HoldsNone(_) => "SL-4.2",
            Self::OneBuild(_) | Self::AlreadyBuilt(_) => "SL-4.5",
            Self::NoBuildToContinue => "SL-4.6",
            Self::NoIcon(_) => "SL-1.3",
            Self::NobodyToStealFrom => "SL-5.3",
            Self::MustPlayAgain(_) | Self::NoWayLeft(_) => "SL-5.4",
            Self::NotFlipped(_) | Self::NothingToFlip => "SL-5.5",
            Self::PlayFlipped => "SL-5.7",
            Self::NoCardLeft => "SL-5.8",
            Self::PartnersBuild(_) => "SL-9.2",
            Self::OfferFirst | Self::AnswerFirst | Self::NothingOffered => "SL-9.3",
        }
    }
}

//! Why the rules refuse a decision.

use super::cards::{Card, Value};
use super::groups::Added;
use crate::engine::{Clause, Seat};

/// Why the rules refuse a decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Refusal {
    /// The partner's turn is next: first offer a card, or decline to.
    OfferFirst,
    /// A card was offered: first keep it for another, or give it back.
    AnswerFirst,
    /// Nothing can be offered now, and nothing was offered.
    NothingOffered,
    /// There is no such card in the hand.
    NotInHand(Card),
    /// One of the flipped cards has to be played, and this is not one of them.
    NotFlipped(Card),
    /// One of the flipped cards has to be played.
    PlayFlipped,
    /// A card has to be played first.
    PlayFirst,
    /// This card cannot count as that number.
    WrongNumber {
        /// The card.
        card: Card,
        /// The number it should count as.
        value: Value,
    },
    /// There is no such loose card in the display, or not enough of them.
    NotLoose(Card),
    /// These cards do not add up to that value.
    WrongSum {
        /// The cards: a group, with the card played if it is added to the group.
        of: Added,
        /// What they add up to, counting each wild as 1.
        is: u16,
        /// What they should add up to.
        value: Value,
    },
    /// A capture must take something.
    NothingTaken,
    /// There is no build of this number.
    NoSuchBuild(Value),
    /// That build can be captured only by its owner or with a wild.
    NotYourBuild {
        /// Its number.
        number: Value,
        /// Its owner.
        owner: Seat,
    },
    /// A partner's build can be continued, but captured only with a wild.
    PartnersBuild(Value),
    /// A capture with the number of one's own build must take the build.
    TakeYourBuild(Value),
    /// Only a supercharged card takes an extra card.
    NoBonus(Card),
    /// One's own build of this number has to be continued or captured first.
    OwnBuildFirst(Value),
    /// A player may have only one build at a time, and has one of this number.
    OneBuild(Value),
    /// There is already a build of this number.
    AlreadyBuilt(Value),
    /// A build needs at least one card from the display.
    NothingJoins,
    /// Whoever builds this number must keep a card of it, or a wild, in hand.
    HoldsNone(Value),
    /// There is no build that this player could continue.
    NoBuildToContinue,
    /// This card has no action.
    NoIcon(Card),
    /// No opponent has a score pile.
    NobodyToStealFrom,
    /// There is no other card in the hand to play.
    NoCardLeft,
    /// There is nothing left to flip.
    NothingToFlip,
    /// The owner of a build of this number who puts down a 2 must use it to play another card.
    MustPlayAgain(Value),
    /// After this 2, one's own build of this number could be neither continued nor captured.
    NoWayLeft(Value),
}

impl Clause for Refusal {
    fn clause(&self) -> &'static str {
        match self {
            Self::NotInHand(_) | Self::PlayFirst => "SL-2.1",
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

//! Why the rules of Sloop refuse a move.

use crate::games::sloop::Refusal;
use crate::i18n::Names;

pub(in crate::i18n) use crate::games::sloop::groups::Addends;
pub(in crate::i18n) use crate::games::sloop::{Card, Value};
pub(in crate::i18n) use crate::i18n::Name;

include!(concat!(env!("OUT_DIR"), "/sloop/refusals.rs"));

/// The most cards that [`Addends`] list, so there may be more.
const LISTED: usize = 13;

impl<'a> Msg<'a> {
    /// Why a move is refused; the names are those of the seats.
    #[must_use]
    pub fn of(refusal: Refusal, names: &'a Names) -> Self {
        match refusal {
            Refusal::NotYourTurn => Self::NotYourTurn,
            Refusal::OfferFirst => Self::OfferFirst,
            Refusal::AnswerFirst => Self::AnswerFirst,
            Refusal::NothingOffered => Self::NothingOffered,
            Refusal::NotInHand(card) => Self::NotInHand(card),
            Refusal::NotFlipped(card) => Self::NotFlipped(card),
            Refusal::PlayFlipped => Self::PlayFlipped,
            Refusal::PlayFirst => Self::PlayFirst,
            Refusal::WrongNumber { card, value } => Self::WrongNumber { card, value },
            Refusal::NotLoose(card) => Self::NotLoose(card),
            Refusal::WrongSum { of, is, value } => Self::sum(of, is, value),
            Refusal::NothingTaken => Self::NothingTaken,
            Refusal::NoSuchBuild(number) => Self::NoSuchBuild(number),
            Refusal::NotYourBuild { number, owner } => Self::NotYourBuild {
                owner: &names[owner],
                number,
            },
            Refusal::PartnersBuild(number) => Self::PartnersBuild(number),
            Refusal::TakeYourBuild(number) => Self::TakeYourBuild(number),
            Refusal::NoBonus(card) => Self::NoBonus(card),
            Refusal::OwnBuildFirst(number) => Self::OwnBuildFirst(number),
            Refusal::OneBuild(number) => Self::OneBuild(number),
            Refusal::AlreadyBuilt(number) => Self::AlreadyBuilt(number),
            Refusal::NothingJoins => Self::NothingJoins,
            Refusal::HoldsNone(number) => Self::HoldsNone(number),
            Refusal::NoBuildToContinue => Self::NoBuildToContinue,
            Refusal::NoIcon(card) => Self::NoIcon(card),
            Refusal::NobodyToStealFrom => Self::NobodyToStealFrom,
            Refusal::NoCardLeft => Self::NoCardLeft,
            Refusal::NothingToFlip => Self::NothingToFlip,
            Refusal::MustPlayAgain(number) => Self::MustPlayAgain(number),
            Refusal::NoWayLeft(number) => Self::NoWayLeft(number),
        }
    }

    /// These cards make something else.
    fn sum(of: Addends, is: u16, value: Value) -> Self {
        let cards: Vec<Card> = of.cards().collect();
        match cards[..] {
            [] => Self::WrongSumOfNone(value),
            [card] => Self::WrongCard { card, value },
            _ if cards.iter().any(|card| card.is_wild()) => {
                Self::WrongSumWithWild { of, is, value }
            }
            _ if cards.len() == LISTED => Self::WrongSumOfMany { is, value },
            _ => Self::WrongSum { of, is, value },
        }
    }
}

//! Why the rules of Swoop refuse a move.

use crate::games::swoop::Refusal;

pub(in crate::i18n) use crate::games::swoop::Rank;

include!(concat!(env!("OUT_DIR"), "/swoop/refusals.rs"));

impl From<Refusal> for Msg {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::NotYourTurn => Self::NotYourTurn,
            Refusal::ForTheClock => Self::ForTheClock,
            Refusal::NoPassing => Self::NoPassing,
            Refusal::PlayAgain => Self::PlayAgain,
            Refusal::NoCards => Self::NoCards,
            Refusal::NotInHand { rank, held } => Self::NotInHand { rank, held },
            Refusal::NoFace { stack } => Self::NoFace(stack),
            Refusal::AnotherRank { stack, face: card } => Self::AnotherRank { stack, card },
            Refusal::NoBlind { stack } => Self::NoBlind(stack),
            Refusal::Covered { stack, face: card } => Self::Covered { stack, card },
            Refusal::NothingTurned => Self::NothingTurned,
            Refusal::NothingElse => Self::NothingElse,
            Refusal::AnotherValue { top: rank, stack } => Self::AnotherValue { rank, stack },
        }
    }
}

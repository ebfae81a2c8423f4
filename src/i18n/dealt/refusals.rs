//! Why a move is refused.

use crate::games::dealt::Refusal;

include!(concat!(env!("OUT_DIR"), "/dealt/refusals.rs"));

impl From<Refusal> for Msg {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::NotYourTurn => Self::NotYourTurn,
            Refusal::PlaceFirst => Self::PlaceFirst,
            Refusal::NothingDrawn => Self::NothingDrawn,
            Refusal::OneToThree => Self::OneToThree,
            Refusal::NoSuchCard => Self::NoSuchCard,
            Refusal::NoSuchGap => Self::NoSuchGap,
            Refusal::PlayedAlone => Self::PlayedAlone,
            Refusal::NameEachX => Self::NameEachX,
            Refusal::NoCombination => Self::NoCombination,
            Refusal::NotHigher => Self::NotHigher,
            Refusal::NotAStop => Self::NotAStop,
            Refusal::NotARedraw => Self::NotARedraw,
            Refusal::LeaderPlays => Self::LeaderPlays,
            Refusal::ReserveGone => Self::ReserveGone,
        }
    }
}

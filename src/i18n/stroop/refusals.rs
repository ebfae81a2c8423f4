//! Why a move in Stroop is refused.

use crate::games::stroop::Refusal;

include!(concat!(env!("OUT_DIR"), "/stroop/refusals.rs"));

impl From<Refusal> for Msg {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::NoSuchSeat => Self::NoSuchSeat,
            Refusal::NothingToDraw => Self::NothingToDraw,
            Refusal::NotInHand => Self::NotInHand,
            Refusal::OneAtATime => Self::OneAtATime,
            Refusal::Fumbling { .. } => Self::Fumbling,
            Refusal::DrawFirst { left } => Self::DrawFirst(left),
            Refusal::Barred => Self::Barred,
            Refusal::ForTheClock => Self::ForTheClock,
            Refusal::Over => Self::Over,
        }
    }
}

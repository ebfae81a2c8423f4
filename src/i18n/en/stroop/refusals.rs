//! Why the rules of Stroop refuse a move, in English.

use crate::games::stroop::Refusal;

/// Why a move is refused.
pub(super) fn why_not(refusal: Refusal) -> String {
    match refusal {
        Refusal::NoSuchSeat => "Nobody sits there.".into(),
        Refusal::NothingToDraw => "Your draw pile is empty.".into(),
        Refusal::NotInHand => "That card isn't in your hand.".into(),
        Refusal::OneAtATime => "One card at a time: wait to see if your last one lands.".into(),
        Refusal::Fumbling { .. } => "Your last card didn't fit, so wait a moment.".into(),
        Refusal::DrawFirst { left } => format!("{left} more to draw before STOP."),
        Refusal::Barred => "You called STOP too soon, so you're out for this round.".into(),
        Refusal::ForTheClock => "Only the clock can do that.".into(),
        Refusal::Over => "The game is over.".into(),
    }
}

//! Why the rules of Dealt! refuse a move, in English.

use crate::games::dealt::Refusal;

/// Why a move is refused.
pub(super) fn why_not(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::NotYourTurn => "It's not your turn.",
        Refusal::PlaceFirst => "First choose where the card you drew goes.",
        Refusal::NothingDrawn => "There's no drawn card to place.",
        Refusal::OneToThree => "Play one, two or three cards.",
        Refusal::NoSuchCard => "There's no card there.",
        Refusal::NoSuchGap => "There's no gap there.",
        Refusal::PlayedAlone => "Play a Stop or a Redraw on its own.",
        Refusal::NameEachX => "Say which number each X stands for.",
        Refusal::NoCombination => "These cards don't make a combination.",
        Refusal::NotHigher => "That doesn't beat the highest combination.",
        Refusal::NotAStop => "That card isn't a Stop.",
        Refusal::NotARedraw => "That card isn't a Redraw.",
        Refusal::LeaderPlays => "You can't take a reserve when you lead.",
        Refusal::ReserveGone => "That reserve is already gone.",
    }
}

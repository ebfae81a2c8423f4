//! Why the rules of Swoop refuse a move, in English.

use super::cards::{a_card, cards, name, plural, stack};
use crate::games::swoop::{Rank, Refusal};

/// Why a move is refused.
pub(super) fn why_not(refusal: Refusal) -> String {
    match refusal {
        Refusal::NotYourTurn => "It's not your turn.".into(),
        Refusal::ForTheClock => "Only the clock calls time.".into(),
        Refusal::NoPassing => "You can't pass: you have to play.".into(),
        Refusal::PlayAgain => "After a swoop you have to play again.".into(),
        Refusal::NoCards => "Choose at least one card.".into(),
        Refusal::NotInHand { rank, held: 0 } => format!("You have no {} in hand.", plural(rank)),
        Refusal::NotInHand { rank, held } => {
            format!("You have only {} in hand.", of_rank(rank, held))
        }
        Refusal::NoFace { stack: at } => {
            format!("There's no face-up card on {}.", stack(at))
        }
        Refusal::AnotherRank { stack: at, face } => format!(
            "The face-up card on {} is {}. Only cards of one rank go together.",
            stack(at),
            a_card(face)
        ),
        Refusal::NoBlind { stack: at } => {
            format!("There's no face-down card in {}.", stack(at))
        }
        Refusal::Covered { stack: at, face } => format!(
            "The face-down card in {} is still under {}.",
            stack(at),
            a_card(face)
        ),
        Refusal::NothingTurned => {
            "You can only add to a face-down card you turned over this turn.".into()
        }
        Refusal::NothingElse => {
            "You've played. Now you can only turn over face-down cards and add to them.".into()
        }
        Refusal::AnotherValue { top, stack: at } => format!(
            "You can only add {}, and the face-up card on {} is something else.",
            plural(top),
            stack(at)
        ),
    }
}

/// With the number always given: "1 king", "2 kings".
fn of_rank(rank: Rank, many: u8) -> String {
    match many {
        1 => format!("one {}", name(rank)),
        _ => cards(rank, many),
    }
}

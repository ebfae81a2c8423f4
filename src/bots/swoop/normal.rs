//! The normal bot: looks at its own cards, and at how few cards the others have left.

use super::situation::Situation;
use super::think::think;
use crate::bots::{Bot, Choice};
use crate::engine::{Observation, Rng};
use crate::games::swoop::{Action, Fate, Rank, Swoop};

/// With this few cards somebody may go out soon.
const FEW: u8 = 5;

/// The normal bot.
#[derive(Clone, Copy, Debug)]
pub struct Normal;

impl Bot<Swoop> for Normal {
    fn choose(&self, seen: &Observation<Swoop>, rng: &mut Rng) -> Option<Choice<Action>> {
        let situation = Situation::of(seen)?;
        think(seen, &situation, |action| worth(&situation, action), rng)
    }
}

/// Prefers many cards to few and high ones to low; plays swoop cards when nothing else fits, or
/// when somebody may go out soon.
fn worth(situation: &Situation, action: Action) -> i32 {
    let Some(after) = situation.after(action) else {
        return flip(situation);
    };
    let before = situation.now.cards.open().total();
    let shed = i32::from(before) - i32::from(after.cards.open().total());
    match (action, after.fate) {
        (Action::Play { .. }, Fate::Taken) => {
            // A card that moves from the table to the hand uncovers another.
            -1000 + i32::from(after.cards.uncovered)
        }
        (Action::Play { rank, .. }, _) if rank.swoops() => {
            if situation.fewest() <= FEW {
                500 + shed
            } else {
                10 - shed
            }
        }
        (Action::Play { rank, .. }, fate) => {
            let high = i32::from(rank.value().unwrap_or(0));
            100 + 10 * shed + 3 * high + if fate == Fate::Swooped { 30 } else { 0 }
        }
        (Action::Add { .. }, _) => 1000 + shed,
        _ => 0,
    }
}

/// The worth of a flip: made where the card is likely to hold, or when nothing else is left.
fn flip(situation: &Situation) -> i32 {
    match situation.now.pile.lowest() {
        None => 105,
        Some(top) if top.value() >= Rank::Eight.value() => 20,
        Some(_) => -10,
    }
}

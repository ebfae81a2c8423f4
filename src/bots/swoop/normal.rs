//! The normal bot: looks at its own cards, and at how few the others have left.

use super::scene::Scene;
use super::think::think;
use crate::bots::{Bot, Choice};
use crate::engine::{Observation, Rng};
use crate::games::swoop::{Action, Fate, Rank, Swoop};

/// With so few cards somebody may go out soon.
const FEW: u8 = 5;

/// The normal bot.
#[derive(Clone, Copy, Debug)]
pub struct Normal;

impl Bot<Swoop> for Normal {
    fn choose(&self, seen: &Observation<Swoop>, rng: &mut Rng) -> Option<Choice<Action>> {
        let scene = Scene::of(seen)?;
        think(seen, &scene, |action| worth(&scene, action), rng)
    }
}

/// Many cards before few and high ones before low; swoop cards when nothing else fits, or somebody
/// may go out soon.
fn worth(scene: &Scene, action: Action) -> i32 {
    let Some(after) = scene.after(action) else {
        return flip(scene);
    };
    let before = scene.now.cards.open().total();
    let shed = i32::from(before) - i32::from(after.cards.open().total());
    match (action, after.fate) {
        (Action::Play { .. }, Fate::Taken) => {
            // A card that goes from the table to the hand uncovers another.
            -1000 + i32::from(after.cards.uncovered)
        }
        (Action::Play { rank, .. }, _) if rank.swoops() => {
            if scene.fewest() <= FEW {
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

/// A face-down card is turned where it is likely to hold, or for want of anything else.
fn flip(scene: &Scene) -> i32 {
    match scene.now.pile.lowest() {
        None => 105,
        Some(top) if top.value() >= Rank::Eight.value() => 20,
        Some(_) => -10,
    }
}

//! The bots of [Swoop](crate::games::swoop).
//!
//! `easy` does anything that is legal, but takes the pile only when nothing else is left. `normal` sheds
//! as many cards as it can, the high ones first, and keeps its swoop cards until it needs them. `hard`
//! puts a price on the cards that it would be left with, and weighs what a face-down card may be.
//!
//! | file | holds |
//! | --- | --- |
//! | [`scene`] | a turn as its player sees it, and what each decision makes of it |
//! | [`normal`], [`hard`] | the bots |

pub mod hard;
pub mod normal;
pub mod scene;

use super::{Bot, Bots, Choice, Level};
use crate::engine::{Observation, Rng};
use crate::games::swoop::{Action, Swoop};
use scene::Scene;

impl Bots for Swoop {
    fn bot(level: Level) -> Box<dyn Bot<Self>> {
        match level {
            Level::Easy => Box::new(Easy),
            Level::Normal => Box::new(normal::Normal),
            Level::Hard => Box::new(hard::Hard),
        }
    }
}

/// The easy bot.
#[derive(Clone, Copy, Debug)]
pub struct Easy;

impl Bot<Swoop> for Easy {
    fn choose(&self, seen: &Observation<Swoop>, rng: &mut Rng) -> Option<Choice<Action>> {
        let scene = Scene::of(seen)?;
        any(seen, &scene, rng)
    }
}

/// Once all cards are known one decision in so many is a whim, and otherwise hardly any: bots that
/// only ever do what is best can pass the same few cards round for ever.
const WHIMS: [u32; 2] = [8, 256];

/// Goes out if it can, and else does what is worth most, but for a whim now and then.
fn think<W: PartialOrd + Copy>(
    seen: &Observation<Swoop>,
    scene: &Scene,
    worth: impl FnMut(Action) -> W,
    rng: &mut Rng,
) -> Option<Choice<Action>> {
    let mut legal = seen.legal().copied();
    if let Some(last) = legal.find(|&action| scene.goes_out(action)) {
        return Some(Choice::now(last));
    }
    let one_in = WHIMS[usize::from(scene.hides())];
    if rng.below(one_in) == 0 {
        any(seen, scene, rng)
    } else {
        most(seen, worth, rng)
    }
}

/// Anything that does not take the pile, if there is such a thing.
fn any(seen: &Observation<Swoop>, scene: &Scene, rng: &mut Rng) -> Option<Choice<Action>> {
    most(seen, |action| !scene.takes(action), rng)
}

/// The decision that is worth most; of equals any.
fn most<W: PartialOrd + Copy>(
    seen: &Observation<Swoop>,
    mut worth: impl FnMut(Action) -> W,
    rng: &mut Rng,
) -> Option<Choice<Action>> {
    let mut best: Vec<Action> = Vec::new();
    let mut most = None;
    for &action in seen.legal() {
        let here = worth(action);
        if most.is_none_or(|most| here > most) {
            best.clear();
            most = Some(here);
        }
        if most == Some(here) {
            best.push(action);
        }
    }
    rng.pick(&best).copied().map(Choice::now)
}

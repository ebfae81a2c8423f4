//! What every bot does before weighing anything, and how ties are broken.

use super::situation::Situation;
use crate::bots::Choice;
use crate::engine::{Observation, Rng};
use crate::games::swoop::{Action, Swoop};

/// One decision in this many is random: often once all cards are known, otherwise hardly ever. Bots
/// that only do what is best can pass the same few cards around forever.
const WHIMS: [u32; 2] = [8, 256];

/// Goes out if possible; otherwise does what is worth most, except for an occasional whim.
pub(super) fn think<W: PartialOrd + Copy>(
    seen: &Observation<Swoop>,
    situation: &Situation,
    worth: impl FnMut(Action) -> W,
    rng: &mut Rng,
) -> Option<Choice<Action>> {
    let mut legal = seen.legal().copied();
    if let Some(last) = legal.find(|&action| situation.goes_out(action)) {
        return Some(Choice::now(last));
    }
    let one_in = WHIMS[usize::from(situation.hides())];
    if rng.below(one_in) == 0 {
        any(seen, situation, rng)
    } else {
        most(seen, worth, rng)
    }
}

/// A random action that does not take the pile, if there is one.
fn any(seen: &Observation<Swoop>, situation: &Situation, rng: &mut Rng) -> Option<Choice<Action>> {
    most(seen, |action| !situation.takes(action), rng)
}

/// The decision that is worth most; ties are broken at random.
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

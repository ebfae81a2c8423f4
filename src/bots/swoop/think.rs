//! What every bot does before it weighs anything, and how it chooses among equals.

use super::situation::Situation;
use crate::bots::Choice;
use crate::engine::{Observation, Rng};
use crate::games::swoop::{Action, Swoop};

/// Once all cards are known one decision in so many is a whim, and otherwise hardly any: bots that
/// only ever do what is best can pass the same few cards round for ever.
const WHIMS: [u32; 2] = [8, 256];

/// Goes out if it can, and else does what is worth most, but for a whim now and then.
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

/// Anything that does not take the pile, if there is such a thing.
fn any(seen: &Observation<Swoop>, situation: &Situation, rng: &mut Rng) -> Option<Choice<Action>> {
    most(seen, |action| !situation.takes(action), rng)
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

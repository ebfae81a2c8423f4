//! What each decision is worth, and the whims that keep games from going on forever.

use super::prices::Prices;
use super::situation::Situation;
use crate::bots::{Temper, Weigh};
use crate::engine::{Observation, Rng};
use crate::games::swoop::{Action, Swoop};

/// One decision in this many is a whim: often once all cards are known, otherwise hardly ever. Bots that only do what is
/// best can pass the same few cards around forever.
const WHIMS: [u32; 2] = [8, 256];

impl Weigh for Swoop {
    /// In turns.
    fn weigh(seen: &Observation<Self>, rng: &mut Rng) -> Vec<(Action, f64)> {
        let Some(situation) = Situation::of(seen).filter(|_| seen.mine()) else {
            return Vec::new();
        };
        let prices = Prices::when(situation.fewest());
        let one_in = WHIMS[usize::from(situation.hides())];
        let whim = !goes_out(seen, &situation) && rng.below(one_in) == 0;
        weighed(seen, &situation, |action| match whim {
            true => -f64::from(u8::from(situation.takes(action))),
            false => prices.worth(&situation, action),
        })
    }

    const LEAN: f64 = 0.12;

    /// The bold one plays from the stacks, and the tricky one holds cards back for a swoop. There is no room for a careful
    /// one: whoever keeps tens and jokers, plays from the hand first, or gets rid of all of a rank at once wins less.
    fn suits(seen: &Observation<Self>, action: &Action, temper: Temper) -> bool {
        let Action::Play { rank, hand, faces } = *action else {
            return temper == Temper::Bold && matches!(action, Action::Flip { .. });
        };
        let all = || Situation::of(seen).map_or(0, |situation| situation.now.cards.open()[rank]);
        match temper {
            Temper::Careful => false,
            Temper::Bold => !faces.is_empty(),
            Temper::Tricky => hand + faces.count() < all(),
        }
    }
}

fn goes_out(seen: &Observation<Swoop>, situation: &Situation) -> bool {
    seen.legal().any(|&action| situation.goes_out(action))
}

/// The decisions worth considering. Whoever can go out does, and nobody takes the pile by mistake.
pub(super) fn weighed(
    seen: &Observation<Swoop>,
    situation: &Situation,
    worth: impl Fn(Action) -> f64,
) -> Vec<(Action, f64)> {
    let mut legal = seen.legal().copied();
    if let Some(last) = legal.find(|&action| situation.goes_out(action)) {
        return vec![(last, 0.0)];
    }
    let legal = seen.legal().copied();
    let mut weighed: Vec<(Action, f64)> = legal.map(|action| (action, worth(action))).collect();
    let best = weighed
        .iter()
        .max_by(|one, other| one.1.total_cmp(&other.1));
    if best.is_some_and(|&(best, _)| !situation.takes(best)) {
        weighed.retain(|&(action, _)| !situation.takes(action));
    }
    weighed
}

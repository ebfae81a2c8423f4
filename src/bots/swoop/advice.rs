//! Advice in Swoop, and the reasons for it.

use super::BUDGET;
use super::prices::Prices;
use super::situation::Situation;
use super::think::weighed;
use crate::bots::advice::{Advise, Comparing, in_worlds};
use crate::bots::search::Budget;
use crate::engine::{Observation, Rng};
use crate::games::swoop::{Action, Fate, Rank, Swoop};

/// Twelve times the worlds of the expert, so that fewer decisions look equal by chance.
const PATIENCE: Budget = BUDGET.times(12);

/// Why a decision is good.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// It plays the last card.
    GoesOut,
    /// It sweeps the pile, so that the player plays again.
    Sweeps,
    /// Nothing else fits: everything else takes the pile.
    OnlyFits,
    /// Nothing fits at all. Taking costs this many cards, the played ones included.
    NothingFits(u16),
    /// It plays this many cards at once, and none that fits plays more.
    Most(u8),
    /// It is the highest value of those that fit.
    HighestFit,
    /// It takes no chances: a face-down card that could be turned over might be higher than the pile.
    TakesNoChances,
    /// It can only be tried: no card in hand or face up fits.
    OnlyChance,
}

impl Advise for Swoop {
    type Reason = Reason;

    fn first_look(seen: &Observation<Self>, _: &mut Rng) -> Vec<(Action, f64)> {
        let Some(situation) = Situation::of(seen).filter(|_| seen.mine()) else {
            return Vec::new();
        };
        let prices = Prices::when(situation.fewest());
        weighed(seen, &situation, |action| prices.worth(&situation, action))
    }

    fn compare(
        seen: &Observation<Self>,
        looked: Vec<(Action, f64)>,
        rng: &mut Rng,
    ) -> Option<Box<dyn Comparing<Self>>> {
        in_worlds(seen, looked, PATIENCE, rng)
    }

    /// The same cards are the same from wherever they come, and face-down cards all alike.
    fn alike(seen: &Observation<Self>, one: &Action, other: &Action) -> bool {
        let flips = |action: &Action| matches!(action, Action::Flip { .. });
        one == other
            || flips(one) && flips(other)
            || cards(seen, *one).is_some() && cards(seen, *one) == cards(seen, *other)
    }

    fn reason(seen: &Observation<Self>, action: &Action) -> Option<Reason> {
        let situation = Situation::of(seen)?;
        let legal = || seen.legal().copied();
        let fits = || legal().filter(|&it| cards(seen, it).is_some() && !situation.takes(it));
        let Some((rank, many)) = cards(seen, *action) else {
            let tried = matches!(action, Action::Flip { .. }) && fits().next().is_none();
            let chances = *action == Action::Done && might_take(seen, &situation);
            let chances = chances.then_some(Reason::TakesNoChances);
            return tried.then_some(Reason::OnlyChance).or(chances);
        };
        let after = situation.after(*action)?;
        let others = || legal().filter(|it| cards(seen, *it).is_none_or(|(it, _)| it != rank));
        if situation.goes_out(*action) {
            return Some(Reason::GoesOut);
        }
        let top = situation.view.pile.lowest();
        match after.fate {
            Fate::Swooped => Some(Reason::Sweeps),
            Fate::Taken if fits().next().is_none() => Some(Reason::NothingFits(
                situation.now.pile.total() + u16::from(many),
            )),
            Fate::Taken => None,
            Fate::Lies if others().next().is_some() && others().all(|it| situation.takes(it)) => {
                Some(Reason::OnlyFits)
            }
            Fate::Lies if many > 1 && most(seen, fits()) == Some(many) => Some(Reason::Most(many)),
            Fate::Lies if top.is_some() && highest(seen, fits()) == rank.value() => {
                Some(Reason::HighestFit)
            }
            Fate::Lies => None,
        }
    }
}

/// The rank of the cards that a decision puts down, and how many they are; `None` if it puts down none.
#[must_use]
pub fn cards(seen: &Observation<Swoop>, action: Action) -> Option<(Rank, u8)> {
    match action {
        Action::Play { rank, hand, faces } => Some((rank, hand + faces.count())),
        Action::Add { hand, faces } => Some((seen.view.pile.lowest()?, hand + faces.count())),
        Action::Flip { .. } | Action::Done | Action::CallTime => None,
    }
}

/// Whether a face-down card that may be turned over can be higher than the pile.
fn might_take(seen: &Observation<Swoop>, situation: &Situation) -> bool {
    let flips = |action: &Action| matches!(action, Action::Flip { .. });
    let top = situation.view.pile.lowest();
    let unseen = situation.view.unseen(Some(situation.me));
    let higher = |rank: Rank| top.is_some_and(|top| rank.is_higher_than(top));
    seen.legal().any(flips) && unseen.iter().any(|(rank, _)| higher(rank))
}

fn most(seen: &Observation<Swoop>, all: impl Iterator<Item = Action>) -> Option<u8> {
    all.filter_map(|it| Some(cards(seen, it)?.1)).max()
}

/// The highest value among these; `None` if there are only swoop cards.
fn highest(seen: &Observation<Swoop>, all: impl Iterator<Item = Action>) -> Option<u8> {
    all.filter_map(|it| cards(seen, it)?.0.value()).max()
}

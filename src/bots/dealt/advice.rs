//! Advice in Dealt!, and the reasons for it.

use std::sync::OnceLock;

use super::BUDGET;
use super::plan::{Prices, Tariff};
use super::situation::{Cards, Does, Move, Situation};
use crate::bots::Weigh;
use crate::bots::advice::{Advise, Comparing, in_worlds};
use crate::bots::search::Budget;
use crate::engine::{Observation, Rng};
use crate::games::dealt::{Action, Combination, Dealt};

/// Four times the worlds of the expert, so that fewer decisions look equal by chance.
const PATIENCE: Budget = BUDGET.times(4);

/// Why a decision is good.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// It plays the last cards of the hand.
    RunsOut,
    /// Everybody else has acted, so it wins the trick, and nothing has to be drawn. It leads the next one.
    WinsTrick,
    /// It leaves a hand that takes at least this many plays, and no other decision leaves one that takes fewer.
    FewestPlays(usize),
    /// It is the lowest combination that beats the trick.
    Lowest,
    /// It ends the trick, and the player leads the next one.
    LeadsNext,
    /// There is nothing else that the rules allow.
    NothingElse,
}

impl Advise for Dealt {
    type Reason = Reason;

    fn first_look(seen: &Observation<Self>, rng: &mut Rng) -> Vec<(Action, f64)> {
        Self::weigh(seen, rng)
    }

    fn compare(
        seen: &Observation<Self>,
        looked: Vec<(Action, f64)>,
        rng: &mut Rng,
    ) -> Option<Box<dyn Comparing<Self>>> {
        in_worlds(seen, looked, PATIENCE, rng)
    }

    /// Combinations are what they are called, wherever their cards lie.
    fn alike(seen: &Observation<Self>, one: &Action, other: &Action) -> bool {
        let named = |action: &Action| seen.view.combination(action);
        match (one, other) {
            (Action::Play { .. }, Action::Play { .. }) => named(one) == named(other),
            (Action::Stop { .. }, Action::Stop { .. }) => true,
            (Action::Redraw { .. }, Action::Redraw { .. }) => true,
            _ => one == other,
        }
    }

    fn reason(seen: &Observation<Self>, action: &Action) -> Option<Reason> {
        let situation = Situation::of(seen)?;
        let taken = situation.after(*action)?;
        let (trick, left) = (&seen.view.trick, !taken.hand.is_empty());
        let mut rivals = seen
            .view
            .hands
            .iter()
            .filter(|(seat, _)| *seat != situation.me);
        let goes_on = rivals.any(|(_, hand)| !hand.is_empty()) && trick.redraws() == 0;
        let others = || seen.legal().filter(|it| !Self::alike(seen, action, it));
        match taken.does {
            Does::Play(_) | Does::Stop | Does::Redraw if !left => Some(Reason::RunsOut),
            Does::Play(_) if trick.waiting.count() == 1 && goes_on => Some(Reason::WinsTrick),
            Does::Play(combination) => plays_best(seen, &situation, &taken, combination),
            Does::Stop if goes_on => Some(Reason::LeadsNext),
            Does::Redraw if others().next().is_none() => Some(Reason::NothingElse),
            Does::Take(_) if others().all(|it| matches!(it, Action::TakeReserve { .. })) => {
                Some(Reason::NothingElse)
            }
            _ => None,
        }
    }
}

/// What is good about this combination, which neither ends the hand nor decides the trick.
fn plays_best(
    seen: &Observation<Dealt>,
    situation: &Situation,
    taken: &Move,
    combination: Combination,
) -> Option<Reason> {
    let here = plays(&taken.hand);
    let legal = || seen.legal().filter_map(|&action| situation.after(action));
    let fewest = legal().map(|it| plays(&it.hand)).min();
    let puts_down = |it: &Move| !matches!(it.does, Does::Take(_));
    let more = legal().any(|it| puts_down(&it) && plays(&it.hand) > here);
    let lowest = legal()
        .filter_map(|it| match it.does {
            Does::Play(combination) => Some(combination),
            _ => None,
        })
        .min();
    if fewest == Some(here) && more {
        Some(Reason::FewestPlays(here))
    } else if seen.view.trick.highest().is_some() && lowest == Some(combination) {
        Some(Reason::Lowest)
    } else {
        None
    }
}

/// How many plays it takes at least to get rid of a hand, if nothing has to be beaten.
#[must_use]
pub fn plays(hand: &Cards) -> usize {
    static PLAYS: OnceLock<Prices> = OnceLock::new();
    let tariff = Tariff {
        ranks: [(1, 0); 5],
        stop: 1,
        redraw: 1,
    };
    PLAYS.get_or_init(|| Prices::new(&tariff)).hand(hand) as usize
}

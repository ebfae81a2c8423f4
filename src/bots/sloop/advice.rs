//! Advice in Sloop, and the reasons for it.

use super::BUDGET;
use super::after::{After, Further, Situation};
use crate::bots::Weigh;
use crate::bots::advice::{Advise, Comparing, in_worlds};
use crate::bots::search::{Budget, Search};
use crate::engine::{Observation, Rng, Seat};
use crate::games::sloop::{Action, Card, Groups, Heap, Icon, Sloop, Value};

/// Three times the worlds of the expert, so that fewer decisions look equal by chance.
const PATIENCE: Budget = BUDGET.times(3);

/// Why a decision is good.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// It gains this many cards, and no other decision gains more at once.
    Most(usize),
    /// The same, and of those that gain as much it leaves something for the fewest numbers.
    MostLeavingLeast(usize),
    /// It takes the player's own build, of this many cards.
    OwnBuild(usize),
    /// This player, who is next, could take the same with a card of this number.
    CouldTake {
        /// The player.
        seat: Seat,
        /// The number.
        number: Value,
    },
    /// It steals this many cards.
    Steals(usize),
    /// It begins or continues a build for which the player keeps this card.
    Holds(Card),
    /// It lets the player play another card at once.
    PlaysAgain,
    /// It lets the player play one of this many cards of the draw pile.
    Flips(u8),
    /// Nothing can be taken.
    NothingToTake,
    /// The same, and of the cards that can be put down it leaves something for the fewest numbers.
    LeavesLeast,
}

impl Advise for Sloop {
    type Reason = Reason;

    fn first_look(seen: &Observation<Self>, rng: &mut Rng) -> Vec<(Action, f64)> {
        Self::exact(seen, rng).unwrap_or_else(|| Self::weigh(seen, rng))
    }

    fn compare(
        seen: &Observation<Self>,
        looked: Vec<(Action, f64)>,
        rng: &mut Rng,
    ) -> Option<Box<dyn Comparing<Self>>> {
        in_worlds(seen, looked, PATIENCE, rng)
    }

    /// Groups of the same cards are the same, however they are made up.
    fn alike(_: &Observation<Self>, one: &Action, other: &Action) -> bool {
        bare(one) == bare(other) && taken(one) == taken(other)
    }

    fn reason(seen: &Observation<Self>, action: &Action) -> Option<Reason> {
        let situation = Situation::of(seen)?;
        let after = situation.after(action);
        let most = seen.legal().map(|it| situation.after(it).gain).max();
        let own = seen.view.display.build_of(situation.me);
        match action {
            Action::Capture { .. } if most == Some(after.gain) => {
                let gain = after.gain as usize;
                let others = seen.legal().map(|it| situation.after(it));
                let others = others.filter(|it| it.gain == after.gain);
                Some(if leaves_least(&after, others) {
                    Reason::MostLeavingLeast(gain)
                } else {
                    Reason::Most(gain)
                })
            }
            Action::Capture { value, build, .. } => {
                let own = own.filter(|own| *build && own.number == *value);
                let own = own.map(|own| Reason::OwnBuild(own.cards.len()));
                own.or_else(|| could_take(&situation, action))
            }
            Action::Put { act: true, card } => match (card.icon()?, after.further) {
                (Icon::Steal, _) if after.stolen > 0 => Some(Reason::Steals(after.stolen as usize)),
                (Icon::DoublePlay, Further::Hand) if !after.hand.is_empty() => {
                    Some(Reason::PlaysAgain)
                }
                (Icon::FlipThree, Further::Flipped) if seen.view.pile > 0 => {
                    Some(Reason::Flips(seen.view.pile.min(3)))
                }
                _ => None,
            },
            Action::Put { .. } => {
                let takes = |it: &Action| matches!(it, Action::Capture { .. });
                let puts = |it: &&Action| matches!(it, Action::Put { act: false, .. });
                let others = seen.legal().filter(puts).map(|it| situation.after(it));
                let why = if leaves_least(&after, others) {
                    Reason::LeavesLeast
                } else {
                    Reason::NothingToTake
                };
                (!seen.legal().any(takes)).then_some(why)
            }
            Action::Build { value, .. } => kept(&after.hand, *value),
            Action::Continue { .. } => kept(&after.hand, own?.number),
            _ => None,
        }
    }
}

/// Whether fewer numbers take something of what this leaves than of what some of the others do, and no more than of what
/// any of them does.
fn leaves_least(after: &After, others: impl Iterator<Item = After>) -> bool {
    let least = after.middle.takers();
    let left: Vec<u32> = others.map(|it| it.middle.takers()).collect();
    left.iter().all(|it| *it >= least) && left.iter().any(|it| *it > least)
}

/// The card of a hand for a build of this number; a wild only if there is no other.
fn kept(hand: &[Card], number: Value) -> Option<Reason> {
    let fits = hand.iter().filter(|card| card.stands_for(number));
    let kept = fits.min_by_key(|card| card.is_wild())?;
    Some(Reason::Holds(*kept))
}

/// Whether the next player, an opponent, can hold a card that takes the same loose cards.
fn could_take(situation: &Situation, action: &Action) -> Option<Reason> {
    let Action::Capture {
        value,
        groups,
        build: false,
        bonus: None,
        ..
    } = action
    else {
        return None;
    };
    let view = situation.view;
    let next = situation.others().next()?;
    // Whoever has a build has to see to it first.
    let free = view.display.build_of(next).is_none() && view.hands[next] > 0;
    let unseen = situation
        .unseen
        .kinds()
        .any(|card| card.worth() == value.number());
    let could = situation.against(next) && free && unseen && !groups.cards().is_empty();
    could.then_some(Reason::CouldTake {
        seat: next,
        number: *value,
    })
}

/// The loose cards that a decision takes or joins.
#[must_use]
pub fn taken(action: &Action) -> Heap {
    let (groups, bonus) = match action {
        Action::Capture { groups, bonus, .. } => (groups, *bonus),
        Action::Build { groups, .. } | Action::Continue { groups, .. } => (groups, None),
        _ => return Heap::default(),
    };
    groups.cards().iter().copied().chain(bonus).collect()
}

/// The same decision without them.
fn bare(action: &Action) -> Action {
    let mut bare = action.clone();
    match &mut bare {
        Action::Capture { groups, bonus, .. } => {
            *groups = Groups::default();
            *bonus = None;
        }
        Action::Build { groups, .. } | Action::Continue { groups, .. } => {
            *groups = Groups::default();
        }
        _ => {}
    }
    bare
}

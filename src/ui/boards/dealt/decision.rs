//! What is staged, and what the rules say to it.

use crate::engine::Observation;
use crate::games::dealt::{Action, Card, Combination, Dealt, Names, Refusal, Stage};
use crate::i18n::dealt::Staged as Words;
use crate::settings::Confirm;
use crate::ui::room::{Check, refusal};

use super::staged::Staged;

/// A way to name the X of the staged cards.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Way {
    pub(super) names: Names,
    pub(super) combination: Combination,
}

/// A decision on its way.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Decision {
    /// What is staged, its X named: as chosen, else for the highest combination.
    pub(super) staged: Staged,
    /// The ways to play the staged cards that the rules allow.
    pub(super) ways: Vec<Way>,
    /// What would be done, once that is complete.
    pub(super) action: Option<Action>,
    /// Why it may not be done.
    pub(super) refusal: Option<Refusal>,
    /// The card that looks for a place in the hand.
    pub(super) moving: Option<Card>,
}

impl Decision {
    pub(super) fn of(seen: &Observation<Dealt>, staged: Staged, check: &Check<Dealt>) -> Self {
        let ways = ways(seen, staged);
        let staged = named(staged, &ways);
        let action = staged.action(&hand(seen));
        Self {
            action,
            refusal: action.and_then(|action| refusal(check, action)),
            moving: moving(seen, staged),
            staged,
            ways,
        }
    }

    /// Whether it is complete and the rules allow it.
    pub(super) fn ready(&self) -> Option<Action> {
        self.action.filter(|_| self.refusal.is_none())
    }

    /// What it counts as, and what it has to beat.
    pub(super) fn words(&self, seen: &Observation<Dealt>) -> Option<Words> {
        Some(Words {
            combination: seen.view.combination(self.action.as_ref()?)?,
            highest: seen.view.trick.highest(),
        })
    }

    /// Whether it counts at once, without the button.
    pub(super) fn at_once(&self, seen: &Observation<Dealt>, confirm: Confirm) -> bool {
        match confirm {
            Confirm::Always => false,
            Confirm::Risky => !self.risky(seen),
            Confirm::Never => true,
        }
    }

    /// Whether a slip of the finger would be hard to mend.
    fn risky(&self, seen: &Observation<Dealt>) -> bool {
        let cards = seen.view.own.as_ref().map_or(0, Vec::len);
        match self.action {
            Some(Action::Play { len, .. }) => self.ways.len() > 1 || usize::from(len) == cards,
            Some(Action::Stop { .. } | Action::Redraw { .. }) => true,
            _ => false,
        }
    }
}

/// The faces of the own hand.
pub(super) fn hand(seen: &Observation<Dealt>) -> Vec<Card> {
    let own = seen.view.own.iter().flatten();
    own.map(|held| held.card).collect()
}

fn ways(seen: &Observation<Dealt>, staged: Staged) -> Vec<Way> {
    let Staged::Run { from, len, .. } = staged else {
        return Vec::new();
    };
    let of = |action: &Action| match *action {
        Action::Play {
            from: at,
            len: cards,
            names,
        } if (usize::from(at), usize::from(cards)) == (from, len) => {
            let combination = seen.view.combination(action)?;
            Some(Way { names, combination })
        }
        _ => None,
    };
    let mut legal: Vec<Way> = seen.legal().filter_map(of).collect();
    legal.sort_by_key(|way| way.names);
    if legal.is_empty() {
        // Too low: the highest says best by how much.
        let all = seen.tried.iter().filter_map(|tried| of(&tried.action));
        return all.max_by_key(|way| way.combination).into_iter().collect();
    }
    legal
}

fn named(staged: Staged, ways: &[Way]) -> Staged {
    match staged {
        Staged::Run { from, len, named } => {
            let chosen = ways.iter().find(|way| Some(way.names) == named);
            let way = chosen.or(ways.iter().max_by_key(|way| way.combination));
            Staged::Run {
                from,
                len,
                named: way.map(|way| way.names),
            }
        }
        other => other,
    }
}

fn moving(seen: &Observation<Dealt>, staged: Staged) -> Option<Card> {
    match (&seen.view.stage, staged) {
        (Stage::Redrawing { drawn, .. }, _) => *drawn,
        (_, Staged::Reserve { which, .. }) => {
            *seen.view.reserves[seen.eyes.seat()?].get(usize::from(which))?
        }
        _ => None,
    }
}

//! The staged cards, and what the rules say about them.

use super::staged::Staged;
use crate::engine::{Observation, sorted};
use crate::games::dealt::{Action, Card, Combination, Dealt, Names, Stage};
use crate::i18n::dealt::StagedPlay;
use crate::ui::boards::kit::{self, Risk, StagedMove};

/// A decision being made.
pub(super) type Decision = kit::Decision<Staged>;

/// A way to name the X of the staged cards.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Naming {
    /// The values of the X.
    pub names: Names,
    /// The resulting combination.
    pub combination: Combination,
}

/// What the board says about the staged cards.
#[derive(Clone, PartialEq, Debug)]
pub struct Facts {
    /// The legal ways to name the X of the staged cards.
    pub namings: Vec<Naming>,
    /// The card to be placed in the hand.
    pub moving: Option<Card>,
    /// The combination of the cards, and the one to beat.
    pub words: Option<StagedPlay>,
}

impl StagedMove for Staged {
    type Game = Dealt;
    type Facts = Facts;

    /// X are named as chosen, or else for the highest combination.
    fn resolved(self, seen: &Observation<Dealt>) -> Self {
        match self {
            Self::Run { from, len, named } => {
                let namings = namings(seen, self);
                let chosen = namings.iter().find(|it| Some(it.names) == named);
                let naming = chosen.or(namings.iter().max_by_key(|it| it.combination));
                let named = naming.map(|it| it.names);
                Self::Run { from, len, named }
            }
            other => other,
        }
    }

    fn action(&self, seen: &Observation<Dealt>) -> Option<Action> {
        self.to_action(&hand(seen))
    }

    fn facts(&self, seen: &Observation<Dealt>, _: bool) -> Facts {
        let combination = self
            .action(seen)
            .and_then(|action| seen.view.combination(&action));
        Facts {
            namings: namings(seen, *self),
            moving: moving(seen, *self),
            words: combination.map(|combination| StagedPlay {
                combination,
                highest: seen.view.trick.highest(),
            }),
        }
    }

    fn risk(decision: &Decision, seen: &Observation<Dealt>) -> Risk {
        let cards = seen.view.own.as_ref().map_or(0, Vec::len);
        let high = match decision.action {
            Some(Action::Play { len, .. }) => {
                decision.facts.namings.len() > 1 || usize::from(len) == cards
            }
            Some(Action::Stop { .. } | Action::Redraw { .. }) => true,
            _ => false,
        };
        if high { Risk::High } else { Risk::Usual }
    }
}

/// The cards of the viewer's hand.
pub(super) fn hand(seen: &Observation<Dealt>) -> Vec<Card> {
    let own = seen.view.own.iter().flatten();
    own.map(|held| held.card).collect()
}

fn namings(seen: &Observation<Dealt>, staged: Staged) -> Vec<Naming> {
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
            Some(Naming { names, combination })
        }
        _ => None,
    };
    // Order a lone X by its number, and two X highest combination first, with each combination listed once.
    let mut legal = sorted(seen.legal().filter_map(of), |it| match it.names {
        [Some(number), None] => number.number(),
        _ => u8::MAX - (it.combination.rank as u8 * 16 + it.combination.high.number()),
    });
    legal.dedup_by_key(|it| it.combination);
    if legal.is_empty() {
        // Too low: the highest shows best by how much.
        let all = seen.tried.iter().filter_map(|tried| of(&tried.action));
        return all.max_by_key(|it| it.combination).into_iter().collect();
    }
    legal
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

//! Positions consistent with what a seat knows.
//!
//! The cards that a seat cannot see are dealt at random to the places that it cannot see; the rest are unused.
//! Nothing else is known: no play is ever forced, so plays reveal nothing about cards not played.

use super::cards::{Counts, Rank, laid_out};
use super::holding::{Holding, STACKS};
use super::view::{Stage, Tableau};
use super::{Phase, Swoop};
use crate::engine::{Imagine, Observation, Rng};

impl Imagine for Swoop {
    fn imagine(seen: &Observation<Self>, rng: &mut Rng) -> Self {
        let view = &seen.view;
        let eyes = seen.eyes.seat();
        let mut cards = laid_out(&view.unseen(eyes));
        rng.shuffle(&mut cards);
        let mut hidden = cards.into_iter();
        let holdings = view.tableaus.map(|seat, tableau| {
            let own = view.own.filter(|_| eyes == Some(seat));
            filled(tableau, own, &mut hidden)
        });
        Self {
            options: view.options,
            rng: Rng::new(rng.seed()),
            round: view.round,
            totals: view.totals.clone(),
            holdings,
            pile: view.pile,
            gone: view.gone,
            drawn: view.drawn.clone(),
            unused: hidden.collect(),
            called: view.called,
            phase: match view.stage {
                Stage::Turn { seat, again } => Phase::Turn { seat, again },
                Stage::Chain { seat, blind } => Phase::Chain { seat, blind },
                Stage::Over(_) => Phase::Over,
            },
        }
    }
}

/// A player's cards as the table knows them, with hidden ones filled in: first the hand, unless it is the
/// observer's own, then the face-down cards.
fn filled(
    tableau: &Tableau,
    own: Option<Counts>,
    hidden: &mut impl Iterator<Item = Rank>,
) -> Holding {
    let hand = own.unwrap_or_else(|| {
        let mut hand = tableau.known;
        hand.extend(hidden.take(tableau.hidden().into()));
        hand
    });
    let stacks = 0..STACKS as u8;
    let blind = |stack| {
        let shown = tableau.under.get(stack);
        match tableau.blinds.has(stack) {
            true => shown.or_else(|| hidden.next()),
            false => None,
        }
    };
    Holding {
        hand,
        known: tableau.known,
        faces: tableau.faces,
        blinds: stacks.map(blind).collect(),
    }
}

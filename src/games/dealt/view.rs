//! What a seat knows and remembers, listed at the top of [this game](super).

use serde::{Deserialize, Serialize};

use super::cards::{Card, Held, Reserves};
use super::{Dealt, Options, Phase, Trick};
use crate::engine::{BySeat, Eyes, Outcome, Seat};

/// What is being waited for, as these eyes see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Stage {
    /// A player's turn in the trick.
    Turn(Seat),
    /// A player has drawn a card and has to place it (DE-4.3).
    Redrawing {
        /// Who.
        by: Seat,
        /// The card, for its owner's eyes alone (DE-1.6).
        drawn: Option<Card>,
        /// How many more follow.
        left: u8,
    },
    /// The game is over.
    Over(Outcome),
}

/// All that some eyes may know and remember.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Players and house rules.
    pub options: Options,
    /// The round, counted from 1.
    pub round: u16,
    /// Chips left.
    pub chips: BySeat<u8>,
    /// The own hand in its order; `None` for the table's eyes.
    pub own: Option<Vec<Held>>,
    /// Every hand as the table knows it: a card where it is known, nothing where it is hidden.
    pub hands: BySeat<Vec<Option<Card>>>,
    /// Reserves not yet taken.
    pub reserves: BySeat<Reserves>,
    /// How many cards are left to draw.
    pub pile: u8,
    /// How many cards of each [kind](Card::kind) this round has discarded.
    pub discards: [u8; Card::KINDS],
    /// The trick and who did what in it.
    pub trick: Trick,
    /// What is being waited for.
    pub stage: Stage,
}

impl View {
    pub(super) fn of(game: &Dealt, eyes: Eyes) -> Self {
        let known = |held: &Held| held.open.then_some(held.card);
        Self {
            options: game.options,
            round: game.round,
            chips: game.chips.clone(),
            own: eyes
                .seat()
                .and_then(|seat| Some(game.hands.get(seat)?.to_vec())),
            hands: game.hands.map(|_, hand| hand.iter().map(known).collect()),
            reserves: game.reserves.clone(),
            pile: game.pile.len() as u8,
            discards: game.discards,
            trick: game.trick.clone(),
            stage: Stage::of(&game.phase, eyes),
        }
    }
}

impl Stage {
    fn of(phase: &Phase, eyes: Eyes) -> Self {
        match phase {
            Phase::Turn(seat) => Self::Turn(*seat),
            &Phase::Redrawing { by, drawn, left } => {
                let drawn = (eyes == Eyes::Seat(by)).then_some(drawn);
                Self::Redrawing { by, drawn, left }
            }
            Phase::Over(outcome) => Self::Over(outcome.clone()),
        }
    }
}

//! What may be done now (SW-2, SW-4). Legality is decided only here.
//!
//! Nothing here compares values: a higher play is legal, it just takes the pile (SW-2.3).

use super::action::{Action, Refusal};
use super::cards::Rank;
use super::holding::{Holding, Stacks};
use super::{Phase, Swoop};
use crate::engine::{By, Game, Input};

impl Swoop {
    #[inline]
    pub(super) fn check_input(&self, input: &Input<Action>) -> Result<(), Refusal> {
        let By::Seat(seat) = input.by else {
            return match self.clock() {
                Some(due) if due == *input => Ok(()),
                _ => Err(Refusal::ForTheClock),
            };
        };
        let actor = self.phase.actor().filter(|&actor| actor == seat);
        let holding = actor.and_then(|actor| self.holdings.get(actor));
        let holding = holding.ok_or(Refusal::NotYourTurn)?;
        match (self.phase, input.action) {
            (_, Action::CallTime) => Err(Refusal::ForTheClock),
            (_, Action::Flip { stack }) => check_flip(holding, stack),
            (Phase::Chain { blind: true, .. }, Action::Add { hand, faces }) => {
                self.check_add(holding, hand, faces)
            }
            (_, Action::Add { .. }) => Err(Refusal::NothingTurned),
            (Phase::Chain { .. }, Action::Play { .. }) => Err(Refusal::NothingElse),
            (_, Action::Play { rank, hand, faces }) => check_cards(holding, rank, hand, faces),
            (Phase::Chain { .. }, Action::Done) => Ok(()),
            (Phase::Turn { again: true, .. }, Action::Done) => Err(Refusal::PlayAgain),
            (_, Action::Done) => Err(Refusal::NoPassing),
        }
    }

    /// SW-4.3 b: cards with the value on top, which is that of the last face-down card flipped.
    fn check_add(&self, holding: &Holding, hand: u8, faces: Stacks) -> Result<(), Refusal> {
        let top = self.pile.lowest().ok_or(Refusal::NothingTurned)?;
        check_cards(holding, top, hand, faces).map_err(|refusal| match refusal {
            Refusal::AnotherRank { stack, .. } => Refusal::AnotherValue { top, stack },
            other => other,
        })
    }
}

/// SW-2.1: one or more cards of one denomination, from the hand, the stacks, or both.
#[inline]
fn check_cards(holding: &Holding, rank: Rank, hand: u8, faces: Stacks) -> Result<(), Refusal> {
    if hand == 0 && faces.is_empty() {
        return Err(Refusal::NoCards);
    }
    let held = holding.hand[rank];
    if hand > held {
        return Err(Refusal::NotInHand { rank, held });
    }
    let wrong = faces.but(holding.faces.of(rank));
    match wrong.iter().next() {
        None => Ok(()),
        Some(stack) => Err(match holding.faces.get(stack) {
            None => Refusal::NoFace { stack },
            Some(face) => Refusal::AnotherRank { stack, face },
        }),
    }
}

/// SW-4.1, SW-4.2. A turn that may continue always includes what allows this (SW-4.3 a).
#[inline]
fn check_flip(holding: &Holding, stack: u8) -> Result<(), Refusal> {
    match (holding.blinds.get(stack), holding.faces.get(stack)) {
        (None, _) => Err(Refusal::NoBlind { stack }),
        (Some(_), Some(face)) => Err(Refusal::Covered { stack, face }),
        (Some(_), None) => Ok(()),
    }
}

//! Which cards may be played, added or turned over (SW-2, SW-4), as `judge` asks.

use super::Swoop;
use super::action::Refusal;
use super::cards::Rank;
use super::holding::{Holding, Stacks};

impl Swoop {
    /// SW-4.3 b: cards with the value on top, which is that of the last face-down card flipped.
    pub(super) fn check_add(
        &self,
        holding: &Holding,
        hand: u8,
        faces: Stacks,
    ) -> Result<(), Refusal> {
        let rank = self.pile.lowest().ok_or(Refusal::NothingTurned)?;
        check_cards(holding, rank, hand, faces).map_err(|refusal| match refusal {
            Refusal::AnotherRank { stack, .. } => Refusal::AnotherValue { rank, stack },
            other => other,
        })
    }
}

/// SW-2.1: one or more cards of one denomination, from the hand, the stacks, or both.
#[inline]
pub(super) fn check_cards(
    holding: &Holding,
    rank: Rank,
    hand: u8,
    faces: Stacks,
) -> Result<(), Refusal> {
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
            None => Refusal::NoFace(stack),
            Some(face) => Refusal::AnotherRank { stack, face },
        }),
    }
}

/// SW-4.1, SW-4.2. A turn that may continue always includes what allows this (SW-4.3 a).
#[inline]
pub(super) fn check_flip(holding: &Holding, stack: u8) -> Result<(), Refusal> {
    match (holding.blinds.get(stack), holding.faces.get(stack)) {
        (None, _) => Err(Refusal::NoBlind(stack)),
        (Some(_), Some(face)) => Err(Refusal::Covered { stack, face }),
        (Some(_), None) => Ok(()),
    }
}

//! Which cards may be played, taken and placed (DE-2, DE-3, DE-4), as `judge` asks.

use super::Dealt;
use super::action::Refusal;
use super::cards::{Card, Hand};
use super::combination::{Combination, MAX_CARDS, NoCombination, XValues, values};
use crate::engine::Seat;

impl Dealt {
    /// DE-3.2: a combination that beats the trick.
    pub(super) fn check_play(
        &self,
        seat: Seat,
        from: u8,
        len: u8,
        names: XValues,
    ) -> Result<(), Refusal> {
        let combination = combination_at(&self.hands[seat], from, len, names)?;
        match self.trick.highest() {
            Some(highest) if combination <= highest => Err(Refusal::NotHigher),
            _ => Ok(()),
        }
    }

    /// DE-4.1: this card, a Stop or a Redraw, at a place in the hand.
    pub(super) fn check_special(
        &self,
        seat: Seat,
        at: u8,
        card: Card,
        otherwise: Refusal,
    ) -> Result<(), Refusal> {
        match self.hands[seat].get(usize::from(at)) {
            None => Err(Refusal::NoSuchCard),
            Some(held) if held.card == card => Ok(()),
            Some(_) => Err(otherwise),
        }
    }

    /// DE-3.1, DE-3.2: a reserve, which goes into a gap of the hand.
    pub(super) fn check_reserve(&self, seat: Seat, which: u8, gap: u8) -> Result<(), Refusal> {
        if self.trick.turns.is_empty() {
            return Err(Refusal::LeaderPlays);
        }
        match self.reserves[seat].get(usize::from(which)) {
            Some(Some(_)) => check_gap(&self.hands[seat], gap),
            _ => Err(Refusal::ReserveGone),
        }
    }
}

/// A place between two cards of a hand, or at one of its ends.
pub(super) fn check_gap(hand: &Hand, gap: u8) -> Result<(), Refusal> {
    if usize::from(gap) <= hand.len() {
        Ok(())
    } else {
        Err(Refusal::NoSuchGap)
    }
}

/// What some neighboring cards of a hand count as (DE-2.1, DE-2.2, DE-2.4).
fn combination_at(hand: &Hand, from: u8, len: u8, names: XValues) -> Result<Combination, Refusal> {
    let (from, len) = (usize::from(from), usize::from(len));
    if !(1..=MAX_CARDS).contains(&len) {
        return Err(Refusal::OneToThree);
    }
    let cards = hand.get(from..from + len).ok_or(Refusal::NoSuchCard)?;
    let values = values(cards.iter().map(|held| held.card), names).map_err(|no| match no {
        NoCombination::Special => Refusal::PlayedAlone,
        NoCombination::XValues => Refusal::NameEachX,
        NoCombination::Values => Refusal::NoCombination,
    })?;
    Combination::of(&values).ok_or(Refusal::NoCombination)
}

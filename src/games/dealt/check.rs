//! What may be played now (DE-2, DE-3, DE-4). Legality is decided only here.

use super::action::{Action, Refusal};
use super::cards::{Card, Hand};
use super::combination::{Combination, MAX_CARDS, Names, NoCombination, values};
use super::{Dealt, Phase};
use crate::engine::{By, Input, Seat};

impl Dealt {
    pub(super) fn check_input(&self, input: &Input<Action>) -> Result<(), Refusal> {
        let By::Seat(seat) = input.by else {
            return Err(Refusal::NotYourTurn);
        };
        match self.phase {
            Phase::Turn(turn) if turn == seat => self.check_turn(seat, &input.action),
            Phase::Redrawing { by, .. } if by == seat => match input.action {
                Action::Place { gap } => check_gap(&self.hands[seat], gap),
                _ => Err(Refusal::PlaceFirst),
            },
            _ => Err(Refusal::NotYourTurn),
        }
    }

    /// DE-3.2: beat the trick, Stop, Redraw, or take a reserve.
    fn check_turn(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let hand = &self.hands[seat];
        match *action {
            Action::Play { from, len, names } => {
                let combination = combination_at(hand, from, len, names)?;
                match self.trick.highest() {
                    Some(highest) if combination <= highest => Err(Refusal::NotHigher),
                    _ => Ok(()),
                }
            }
            Action::Stop { at } => check_card(hand, at, Card::Stop, Refusal::NotAStop),
            Action::Redraw { at } => check_card(hand, at, Card::Redraw, Refusal::NotARedraw),
            Action::TakeReserve { which, gap } => {
                if self.trick.turns.is_empty() {
                    return Err(Refusal::LeaderPlays);
                }
                let reserve = self.reserves[seat]
                    .get(usize::from(which))
                    .copied()
                    .flatten();
                reserve.ok_or(Refusal::ReserveGone)?;
                check_gap(hand, gap)
            }
            Action::Place { .. } => Err(Refusal::NothingDrawn),
        }
    }
}

fn check_card(hand: &Hand, at: u8, card: Card, otherwise: Refusal) -> Result<(), Refusal> {
    match hand.get(usize::from(at)) {
        None => Err(Refusal::NoSuchCard),
        Some(held) if held.card != card => Err(otherwise),
        Some(_) => Ok(()),
    }
}

fn check_gap(hand: &Hand, gap: u8) -> Result<(), Refusal> {
    if usize::from(gap) <= hand.len() {
        Ok(())
    } else {
        Err(Refusal::NoSuchGap)
    }
}

/// What some neighboring cards of a hand count as (DE-2.1, DE-2.2, DE-2.4).
fn combination_at(hand: &Hand, from: u8, len: u8, names: Names) -> Result<Combination, Refusal> {
    let (from, len) = (usize::from(from), usize::from(len));
    if !(1..=MAX_CARDS).contains(&len) {
        return Err(Refusal::OneToThree);
    }
    let cards = hand.get(from..from + len).ok_or(Refusal::NoSuchCard)?;
    let values = values(cards.iter().map(|held| held.card), names).map_err(|no| match no {
        NoCombination::Special => Refusal::PlayedAlone,
        NoCombination::Names => Refusal::NameEachX,
        NoCombination::Values => Refusal::NoCombination,
    })?;
    Combination::of(&values).ok_or(Refusal::NoCombination)
}

//! Positions consistent with what a seat knows.
//!
//! The cards that a seat cannot see are dealt at random to the places that it cannot see. One more thing is
//! known: if the player to act has no reserve left, they must be able to do something, or the round would have
//! ended (DE-5.4); positions in which they cannot are discarded.

use super::cards::{Card, Hand, Held, reserves_left};
use super::effects::can_play;
use super::view::{Stage, View};
use super::{Dealt, Phase};
use crate::engine::{Imagine, Observation, Rng, Seat};

/// How often a hand is dealt before giving up on finding one that can act. At least one in about fifteen
/// thousand hands can, since the real one is among them.
const ATTEMPTS: usize = 1 << 20;

impl Imagine for Dealt {
    fn imagine(seen: &Observation<Self>, rng: &mut Rng) -> Self {
        let view = &seen.view;
        let mut cards = view.unseen(seen.eyes.seat());
        rng.shuffle(&mut cards);
        let bound = bound_to_act(view).filter(|&seat| seen.eyes.seat() != Some(seat));
        let hand = bound.map_or(&[][..], |seat| &view.hands[seat]);
        let theirs = hand.iter().filter(|card| card.is_none()).count();
        for _ in 0..ATTEMPTS {
            let mut hidden = cards.iter().copied();
            if bound.is_none() || can_play(&filled(hand, &mut hidden), view.trick.highest()) {
                break;
            }
            draw_first(&mut cards, theirs, rng);
        }
        dealt_out(seen, bound, &cards, rng)
    }
}

/// Moves a random selection of `count` cards to the front.
fn draw_first(cards: &mut [Card], count: usize, rng: &mut Rng) {
    for place in 0..count.min(cards.len()) {
        let other = place + rng.below((cards.len() - place) as u32) as usize;
        cards.swap(place, other);
    }
}

/// The player to act, if they have no reserve left and so must hold something playable (DE-5.4).
fn bound_to_act(view: &View) -> Option<Seat> {
    match view.stage {
        Stage::Turn(seat) if reserves_left(&view.reserves[seat]) == 0 => Some(seat),
        _ => None,
    }
}

/// A hand as the table knows it, with the hidden cards filled in from left to right.
fn filled(hand: &[Option<Card>], hidden: &mut impl Iterator<Item = Card>) -> Hand {
    hand.iter()
        .filter_map(|known| {
            let card = known.or_else(|| hidden.next())?;
            Some(Held {
                card,
                open: known.is_some(),
            })
        })
        .collect()
}

/// The position with these cards in the hidden places: first in the hand that has to be able to act, then in
/// the other hands, then as the drawn card, then in the pile.
fn dealt_out(
    seen: &Observation<Dealt>,
    bound: Option<Seat>,
    cards: &[Card],
    rng: &mut Rng,
) -> Dealt {
    let view = &seen.view;
    let mut hidden = cards.iter().copied();
    let bound = bound.map(|seat| (seat, filled(&view.hands[seat], &mut hidden)));
    let hands = view.hands.map(|seat, hand| match (&view.own, &bound) {
        (Some(own), _) if seen.eyes.seat() == Some(seat) => own.iter().copied().collect(),
        (_, Some((other, filled))) if *other == seat => filled.clone(),
        _ => filled(hand, &mut hidden),
    });
    let phase = match view.stage.clone() {
        Stage::Turn(seat) => Phase::Turn(seat),
        Stage::Redrawing { by, drawn, left } => {
            let drawn = drawn.or_else(|| hidden.next()).unwrap_or(Card::X);
            Phase::Redrawing { by, drawn, left }
        }
        Stage::Over(outcome) => Phase::Over(outcome),
    };
    Dealt {
        options: view.options,
        round: view.round,
        chips: view.chips.clone(),
        hands,
        reserves: view.reserves.clone(),
        pile: hidden.collect(),
        discards: view.discards,
        trick: view.trick.clone(),
        ended: view.ended.clone(),
        phase,
        rng: Rng::new(rng.seed()),
    }
}

//! What a seat knows and remembers, as listed at the top of [this game](super).

use std::fmt::Write;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::action::Action;
use super::cards::{Card, DECK, Held, Reserves, deck};
use super::combination::{MAX_CARDS, values};
use super::ways::{Way, ways};
use super::{Combination, Dealt, Options, Phase, Trick};
use crate::engine::{BySeat, Eyes, Observation, Outcome, Seat};

/// What the game is waiting for, as the given eyes see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Stage {
    /// A player's turn in the trick.
    Turn(Seat),
    /// A player has drawn a card and has to place it (DE-4.3).
    Redrawing {
        /// The player.
        by: Seat,
        /// The card, visible only to its owner (DE-1.6).
        drawn: Option<Card>,
        /// How many more have to be drawn.
        left: u8,
    },
    /// The game is over.
    Over(Outcome),
}

/// All that the given eyes may know and remember.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Players and house rules.
    pub options: Options,
    /// The round, counted from 1.
    pub round: u16,
    /// The chips left.
    pub chips: BySeat<u8>,
    /// The observer's own hand, in order; `None` for the table's eyes.
    pub own: Option<Vec<Held>>,
    /// Every hand as the table knows it: known cards, and `None` for hidden ones.
    pub hands: BySeat<Vec<Option<Card>>>,
    /// The reserves not yet taken.
    pub reserves: BySeat<Reserves>,
    /// How many cards are left in the draw pile.
    pub pile: u8,
    /// How many cards of each [kind](Card::kind) were discarded this round.
    pub discards: [u8; Card::KINDS],
    /// The current trick.
    pub trick: Trick,
    /// The previous trick of this round.
    pub ended: Option<Trick>,
    /// What the game is waiting for.
    pub stage: Stage,
}

/// What may still keep a player who plays their last card from being safely out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OutRisk {
    /// Nothing.
    Nothing,
    /// Having to draw (DE-4.3, DE-4.5).
    Draw,
    /// Having to draw, or that nobody is left with cards and somebody else played highest (DE-5.3).
    DrawOrBeaten,
}

impl View {
    /// What a play from the observer's hand would count as; `None` if it is not a play or makes no combination.
    #[must_use]
    pub fn combination(&self, action: &Action) -> Option<Combination> {
        let Action::Play { from, len, names } = *action else {
            return None;
        };
        let range = usize::from(from)..usize::from(from) + usize::from(len);
        let cards = self.own.as_ref()?.get(range)?;
        Combination::of(&values(cards.iter().map(|held| held.card), names).ok()?)
    }

    /// The highest combination of two or more cards that a card would be part of if it were put into this gap
    /// of the observer's hand.
    #[must_use]
    pub fn makes(&self, card: Card, gap: usize) -> Option<Combination> {
        let mut hand = self.own.clone()?;
        let open = false;
        hand.insert(gap.min(hand.len()), Held { card, open });
        let several =
            |way: &Way| way.len > 1 && (way.from..way.from + way.len).contains(&(gap as u8));
        let ways = ways(&hand).into_iter().filter(several);
        ways.map(|way| way.combination).max()
    }

    /// What may still keep the player to act from being safely out with a last card that is now the highest.
    #[must_use]
    pub fn out_risk(&self) -> OutRisk {
        let Stage::Turn(own) = self.stage else {
            return OutRisk::Nothing;
        };
        let trick = &self.trick;
        if trick.waiting.count() <= 1 {
            return if trick.redraws() == 0 {
                OutRisk::Nothing
            } else {
                OutRisk::Draw
            };
        }
        // A play takes at most three cards, and each player acts once.
        let may_go_out = |seat: Seat| match self.hands[seat].len() {
            0 => true,
            cards => trick.waiting.has(seat) && cards <= MAX_CARDS,
        };
        let mut others = trick.began.iter().filter(|&seat| seat != own);
        if others.all(may_go_out) {
            OutRisk::DrawOrBeaten
        } else {
            OutRisk::Draw
        }
    }

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
            ended: game.ended.clone(),
            stage: Stage::of(&game.phase, eyes),
        }
    }

    /// The cards that a seat cannot see, in the order of the deck: those in other hands, in the draw pile, or
    /// just drawn by somebody else.
    #[must_use]
    pub fn unseen(&self, eyes: Option<Seat>) -> ArrayVec<Card, DECK> {
        let mut seen = self.seen(eyes);
        deck()
            .into_iter()
            .filter(|card| match seen[card.kind()].checked_sub(1) {
                Some(fewer) => {
                    seen[card.kind()] = fewer;
                    false
                }
                None => true,
            })
            .collect()
    }

    /// How many cards of each kind a seat can see or has seen discarded.
    fn seen(&self, eyes: Option<Seat>) -> [u8; Card::KINDS] {
        let mut seen = self.discards;
        let mut see = |card: Card| seen[card.kind()] += 1;
        for (seat, hand) in self.hands.iter() {
            match &self.own {
                Some(own) if eyes == Some(seat) => own.iter().for_each(|held| see(held.card)),
                _ => hand.iter().flatten().for_each(|&card| see(card)),
            }
            self.reserves[seat]
                .iter()
                .flatten()
                .for_each(|&card| see(card));
        }
        self.trick.cards().for_each(&mut see);
        if let Stage::Redrawing {
            drawn: Some(card), ..
        } = self.stage
        {
            see(card);
        }
        seen
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

/// The observer's own cards as one line, for playthroughs and bug reports: the hand in order, a drawn card to
/// be placed, the reserves. Empty for the table's eyes.
#[must_use]
pub fn sketch(seen: &Observation<Dealt>) -> String {
    let Some((seat, own)) = seen.eyes.seat().zip(seen.view.own.as_ref()) else {
        return String::new();
    };
    let mut sketch = String::from("holds");
    for held in own {
        let _ = write!(sketch, " {:?}", held.card);
    }
    if let Stage::Redrawing {
        drawn: Some(card), ..
    } = seen.view.stage
    {
        let _ = write!(sketch, ", drew {card:?}");
    }
    for (place, card) in seen.view.reserves[seat].iter().flatten().enumerate() {
        let before = if place == 0 { ", reserve" } else { "" };
        let _ = write!(sketch, "{before} {card:?}");
    }
    sketch
}

//! What a seat knows and remembers, listed at the top of [this game](super).

use std::fmt::Write;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::action::Action;
use super::cards::{Card, DECK, Held, Reserves, deck};
use super::combination::{MAX_CARDS, values};
use super::ways::{Way, ways};
use super::{Combination, Dealt, Options, Phase, Trick};
use crate::engine::{BySeat, Eyes, Observation, Outcome, Seat};

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
    /// The trick before it in this round.
    pub ended: Option<Trick>,
    /// What is being waited for.
    pub stage: Stage,
}

/// What may still keep a player from being safely out who plays the last card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OutRisk {
    /// Nothing.
    Nothing,
    /// To have to draw (DE-4.3, DE-4.5).
    Draw,
    /// That, or that nobody is left with cards and somebody else played highest (DE-5.3).
    DrawOrBeaten,
}

impl View {
    /// What a play from the own hand would count as; `None` of what is no play or makes nothing.
    #[must_use]
    pub fn combination(&self, action: &Action) -> Option<Combination> {
        let Action::Play { from, len, names } = *action else {
            return None;
        };
        let range = usize::from(from)..usize::from(from) + usize::from(len);
        let cards = self.own.as_ref()?.get(range)?;
        Combination::of(&values(cards.iter().map(|held| held.card), names).ok()?)
    }

    /// The highest combination of several cards that a card would belong to if it were put into
    /// this gap of the own hand.
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

    /// What may still keep whoever is to act from being safely out with a last card that is highest now.
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
        // A play is of three cards at most, and each acts once.
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

    /// The cards that a seat cannot see, in the deck's order: they lie in other hands and in the
    /// pile, or have been drawn by another.
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

    /// How many cards of each kind a seat can see, or has seen go.
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

/// The own cards in a line, for playthroughs and bug reports: the hand as it lies, a card that
/// waits for its place, the reserves. Nothing if the table looks.
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

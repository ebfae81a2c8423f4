//! Support for the [laws](crate::engine::laws): random options and actions, and an audit.

use super::action::{Action, Options};
use super::cards::{Card, Value};
use super::{Dealt, Phase};
use crate::engine::laws::Lawful;
use crate::engine::{Rng, Seat};

impl Lawful for Dealt {
    /// At most 16 rounds (five players with three chips), each of at most 54 tricks, since every trick discards
    /// a card; at most five turns per trick and six cards drawn per round.
    const LONGEST: usize = 16 * (54 * 5 + 6);

    fn options(players: u8, seed: u64) -> Options {
        Options {
            players,
            chips: 2 + (seed % 2) as u8,
            oldest: Seat((seed / 2 % u64::from(players)) as u8),
        }
    }

    fn audit(&self) -> Result<(), String> {
        self.every_card_is_in_one_place()?;
        if self.pile.len() + 6 < self.full_pile() {
            return Err("more than six cards of a round were drawn".into());
        }
        if self
            .chips
            .iter()
            .any(|(_, &chips)| chips > self.options.chips)
        {
            return Err("chips came from nowhere".into());
        }
        match self.phase {
            Phase::Turn(seat) if !self.trick.waiting.has(seat) => {
                Err(format!("{seat:?} acts twice in a trick"))
            }
            Phase::Turn(seat) if self.hands[seat].is_empty() => {
                Err(format!("{seat:?} acts without cards"))
            }
            Phase::Turn(seat) if !self.can_act(seat) => {
                Err(format!("{seat:?} is to act and cannot (DE-5.4)"))
            }
            _ => Ok(()),
        }
    }

    fn stray(rng: &mut Rng) -> Action {
        let mut byte = |usual: u32| {
            if rng.below(16) == 0 {
                rng.any() as u8
            } else {
                rng.below(usual) as u8
            }
        };
        match byte(5) {
            0 => Action::Stop { at: byte(12) },
            1 => Action::Redraw { at: byte(12) },
            2 => Action::TakeReserve {
                which: byte(3),
                gap: byte(14),
            },
            3 => Action::Place { gap: byte(14) },
            _ => {
                let names = [Value::new(byte(40)), Value::new(byte(60))];
                Action::Play {
                    from: byte(12),
                    len: byte(5),
                    names,
                }
            }
        }
    }
}

impl Dealt {
    /// The size of the draw pile after the deal (DE-1.1).
    fn full_pile(&self) -> usize {
        match self.options.players {
            3 => 18,
            4 => 6,
            _ => 9,
        }
    }

    fn every_card_is_in_one_place(&self) -> Result<(), String> {
        let mut count = self.discards;
        let mut see = |card: Card| count[card.kind()] += 1;
        for (seat, hand) in self.hands.iter() {
            hand.iter().for_each(|held| see(held.card));
            self.reserves[seat]
                .iter()
                .flatten()
                .for_each(|&card| see(card));
        }
        self.pile.iter().for_each(|&card| see(card));
        if let Phase::Redrawing { drawn, .. } = self.phase {
            see(drawn);
        }
        self.trick.cards().for_each(see);
        let wrong = (0..Card::KINDS)
            .filter_map(Card::of_kind)
            .find(|card| count[card.kind()] != card.copies());
        match wrong {
            Some(card) => Err(format!(
                "{} of {card:?} are on the table",
                count[card.kind()]
            )),
            None => Ok(()),
        }
    }
}

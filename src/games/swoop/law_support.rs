//! Support for the [laws](crate::engine::laws): random options and actions, and an audit.

use super::action::{Action, Options};
use super::cards::{Counts, Rank, all_cards};
use super::effects::SWOOP;
use super::holding::Stacks;
use super::{Phase, Swoop};
use crate::engine::Rng;
use crate::engine::laws::Lawful;

impl Lawful for Swoop {
    /// Random games to 500 points take about a thousand decisions.
    const LONGEST: usize = 20_000;

    fn options(players: u8, seed: u64) -> Options {
        Options {
            players,
            target: [500, 100, 1, 250][(seed % 4) as usize],
            minutes: [None, Some(1), None][(seed % 3) as usize],
        }
    }

    fn audit(&self) -> Result<(), String> {
        let mut all = self.unused;
        all += self.gone;
        all += self.pile;
        for (seat, holding) in self.holdings.iter() {
            all += holding.left();
            if holding.known.without(&holding.hand) != Counts::default() {
                return Err(format!("{seat:?} is known to hold what it does not"));
            }
            if !holding.faces.left().but(holding.blinds.left()).is_empty() {
                return Err(format!("{seat:?} has a face-up card on nothing (SW-4.1)"));
            }
            if holding.is_empty() && self.phase != Phase::Over {
                return Err(format!("{seat:?} is out, and the round goes on (SW-5.1)"));
            }
        }
        if all != all_cards(self.options.players) {
            return Err(format!("not each card in one place: {all:?}"));
        }
        let swoops = |(rank, cards): (Rank, u8)| rank.swoops() || cards >= SWOOP;
        if self.pile.iter().any(swoops) {
            return Err(format!("{:?} was not swooped (SW-3)", self.pile));
        }
        match self.phase {
            Phase::Turn { again: true, .. } if !self.pile.is_empty() => {
                Err("who plays again finds a pile (SW-3.1)".into())
            }
            Phase::Chain { .. } if self.pile.is_empty() => {
                Err("a turn goes on upon nothing (SW-4.3)".into())
            }
            _ => Ok(()),
        }
    }

    fn stray(rng: &mut Rng) -> Action {
        let byte = |rng: &mut Rng, usual: u32| {
            let wild = rng.below(16) == 0;
            if wild {
                rng.any() as u8
            } else {
                rng.below(usual) as u8
            }
        };
        let hand = byte(rng, 4);
        let faces = rng.below(3).saturating_sub(1);
        let faces: Stacks = (0..faces).map(|_| byte(rng, 5)).collect();
        match rng.below(8) {
            0 => Action::Done,
            1 => Action::CallTime,
            2..=3 => Action::Flip {
                stack: byte(rng, 5),
            },
            4 => Action::Add { hand, faces },
            _ => {
                let rank = Rank::ALL[rng.below(Rank::COUNT as u32) as usize];
                Action::Play { rank, hand, faces }
            }
        }
    }
}

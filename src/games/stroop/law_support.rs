//! Support for the [laws](crate::engine::laws): random options and actions, and an audit.

use super::Stroop;
use super::action::{Action, Handicap, Options};
use super::cards::{ALL, Card, deck};
use crate::engine::laws::Lawful;
use crate::engine::{Rng, Seats};

impl Lawful for Stroop {
    /// In each game of a match, cards are drawn and land a few hundred times; the rest are fumbles until somebody
    /// calls STOP.
    const LONGEST: usize = 18_000;

    fn options(players: u8, seed: u64) -> Options {
        let advanced = players == 5 || seed % 2 == 1;
        let mut options = Options {
            players,
            advanced,
            cards: if advanced && seed % 4 > 1 { 20 } else { 15 },
            contention: [150, 0, 400][(seed % 3) as usize],
            fumble: [700, 0, 2000][(seed / 3 % 3) as usize],
            clock: seed % 5 != 4,
            games: if seed % 7 == 6 { 3 } else { 1 },
            ..Options::new(players)
        };
        if seed % 4 == 3 {
            let seat = usize::from(players) - 1 - (seed / 4 % 2) as usize;
            let fewer = [3, 0, 10][(seed / 4 % 3) as usize];
            let pause = [None, Some(0), Some(2000)][(seed / 8 % 3) as usize];
            options.handicaps[seat] = Handicap { fewer, pause };
        }
        options
    }

    fn audit(&self) -> Result<(), String> {
        let board = &self.board;
        let hands = board.hands.iter().flat_map(|(_, hand)| hand);
        let piles = self.piles.iter().flat_map(|(_, pile)| pile);
        let mut cards: Vec<Card> = hands.chain(piles).copied().collect();
        cards.extend(board.center.iter().chain(&self.aside));
        cards.sort_unstable();
        if cards != deck(board.options.advanced) {
            return Err(format!("not each card in one place: {cards:?}"));
        }
        let first = board.carried.iter().all(|(_, &carried)| carried == 0);
        if !(1..=board.options.games).contains(&board.game) || board.game == 1 && !first {
            return Err(format!("cards are carried into game {}", board.game));
        }
        if board.center.is_empty() {
            return Err("there is no center".into());
        }
        let everybody = Seats::first(board.options.players);
        if board.outcome.is_none() && board.barred == everybody {
            return Err("everybody is barred, and the round goes on (ST-4.4)".into());
        }
        if !self.order.iter().copied().collect::<Seats>().eq(&everybody) {
            return Err("somebody has no place in the tie order".into());
        }
        let tie = board.tie.iter().flat_map(|tie| &tie.plays);
        for (seat, card) in tie {
            if !board.hands[*seat].contains(card) || !board.fits(*card) {
                return Err(format!("{seat:?} waits with {card:?}, which cannot land"));
            }
        }
        Ok(())
    }

    fn stray(rng: &mut Rng) -> Action {
        match rng.below(12) {
            0 => Action::Draw,
            1 => Action::Stop,
            2 => Action::Settle,
            3 => Action::EndRound,
            4 => Action::Pause,
            _ => Card::of_kind(rng.below(ALL as u32) as usize)
                .map_or(Action::Draw, |card| Action::Play { card }),
        }
    }
}

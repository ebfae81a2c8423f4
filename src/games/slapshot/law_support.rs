//! Support for the [laws](crate::engine::laws): random options and actions, and an audit.

use super::action::Action;
use super::cards::{Card, DECK, Kind, Line, Special, deck};
use super::options::Options;
use super::{Phase, Slapshot};
use crate::engine::laws::Lawful;
use crate::engine::{Rng, Seat};

/// A random valid deck (SH-6.2): any split into kinds, bruisers and Tiny Tim anywhere they are allowed, few or
/// many different values.
fn own_deck(rng: &mut Rng) -> Vec<Card> {
    let (lowest, different) = (rng.below(11), rng.below(11) + 1);
    let needed = Kind::ALL
        .into_iter()
        .flat_map(|kind| vec![kind; kind.fewest()]);
    let favorite = rng.below(4) as usize;
    let mut kinds: Vec<Kind> = needed.collect();
    while kinds.len() < DECK {
        kinds.push(
            Kind::ALL[if favorite < 3 {
                favorite
            } else {
                rng.below(3) as usize
            }],
        );
    }
    rng.shuffle(&mut kinds);
    let mut bruisers = 4;
    let mut tiny_tim = 1;
    let card = |kind| {
        let value = ((lowest + rng.below(different)) % 11) as u8;
        let special = if tiny_tim > 0 && kind != Kind::Goalie {
            tiny_tim -= 1;
            Special::TinyTim
        } else if bruisers > 0 {
            bruisers -= 1;
            Special::Bruiser
        } else {
            Special::Plain
        };
        Card {
            kind,
            value,
            special,
        }
    };
    kinds.into_iter().map(card).collect()
}

impl Lawful for Slapshot {
    /// A season has at most 60 games, and a random manager plays one on at least one turn in three; playoffs
    /// have at most 19 games, and a game with all its overtimes takes 22 line-ups.
    const LONGEST: usize = 5000;

    fn options(players: u8, seed: u64) -> Options {
        Options {
            wins: 9 - (seed % 7) as u8,
            league: seed & 1 == 1,
            limits: seed & 2 == 2,
            deck: (seed % 3 == 2).then(|| own_deck(&mut Rng::new(seed))),
            ..Options::new(players)
        }
    }

    fn audit(&self) -> Result<(), String> {
        let mut all = self.options.deck.clone().unwrap_or_else(|| deck().to_vec());
        all.sort_unstable();
        let teams = self.teams.iter().flat_map(|(_, team)| team);
        let mut held: Vec<Card> = teams.chain(self.piles.iter().flatten()).copied().collect();
        held.sort_unstable();
        if held != all {
            return Err("the cards are not those of the deck".into());
        }
        for (kind, pile) in Kind::ALL.into_iter().zip(&self.piles) {
            if pile.iter().any(|card| card.kind != kind) {
                return Err("a card lies in the deck of another kind".into());
            }
        }
        if let Phase::Picking(_) = self.phase {
            return Ok(());
        }
        for (seat, team) in self.teams.iter() {
            for kind in Kind::ALL {
                let has = team.iter().filter(|card| card.kind == kind).count();
                if has != kind.places() {
                    return Err(format!("{seat:?} has {has} of {kind:?} (SH-1.2)"));
                }
            }
        }
        Ok(())
    }

    fn stray(rng: &mut Rng) -> Action {
        let cards = deck();
        let card = |rng: &mut Rng| rng.pick(&cards).copied().unwrap_or(cards[0]);
        let seat = |rng: &mut Rng| match rng.below(16) {
            0 => Seat(rng.any() as u8),
            _ => Seat(rng.below(7) as u8),
        };
        match rng.below(7) {
            0 => Action::Pick {
                kind: Kind::ALL[rng.below(3) as usize],
            },
            1 => Action::Trade { with: seat(rng) },
            2 => Action::GiveBack { card: card(rng) },
            3 => Action::Draft { card: card(rng) },
            4 => Action::Game { host: seat(rng) },
            5 => Action::Pass,
            _ => {
                let mut line: Line = [cards[0]; 6];
                line.iter_mut().for_each(|place| *place = card(rng));
                Action::LineUp(line)
            }
        }
    }
}

//! The easy bot: plays at random, and keeps its good cards.

use super::line;
use super::manager::Manager;
use super::odds::Six;
use crate::bots::{Bot, Random};
use crate::engine::{Observation, Rng, Seat};
use crate::games::slapshot::{Action, Bout, Card, Line, Slapshot};

/// The easy bot.
#[derive(Clone, Copy, Debug)]
pub struct Easy;

/// Cards of this value and above are good.
const GOOD: u8 = 6;

impl Manager for Easy {
    fn turn(&self, seen: &Observation<Slapshot>, _: Seat, rng: &mut Rng) -> Option<Action> {
        let bot = Random::new(|action| match action {
            Action::Game { .. } => 3,
            Action::Draft { .. } => 2,
            _ => 1,
        });
        let choice = Bot::<Slapshot>::choose(&bot, seen, rng)?;
        Some(match choice.action {
            Action::Draft { card } if card.value >= GOOD => lowest(seen).unwrap_or(choice.action),
            action => action,
        })
    }

    fn give_back(&self, seen: &Observation<Slapshot>, _: Card, _: &mut Rng) -> Option<Action> {
        lowest(seen)
    }

    fn overtime(&self, _: &Observation<Slapshot>, _: Bout, team: &Six, rng: &mut Rng) -> Line {
        line::any(team, rng)
    }
}

/// Drafts, or gives back, the card with the lowest number.
fn lowest(seen: &Observation<Slapshot>) -> Option<Action> {
    let value = |action: &&Action| match action {
        Action::Draft { card } | Action::GiveBack { card } => Some(card.value),
        _ => None,
    };
    let cards = seen.legal().filter(|action| value(action).is_some());
    cards.min_by_key(|action| value(action)).copied()
}

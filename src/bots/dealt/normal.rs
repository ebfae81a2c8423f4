//! The normal bot: knows what its own hand is worth and what is open on the table, and ignores what
//! the others may hold.

use super::plan::{Price, Prices, Tariff};
use super::situation::{Does, Move, Situation, least};
use crate::bots::{Bot, Choice};
use crate::engine::{Observation, Rng};
use crate::games::dealt::{Action, Dealt};

/// Low cards are a burden, combinations less so, and high cards help.
const TARIFF: Tariff = Tariff {
    ranks: [(600, 30), (450, 30), (400, 40), (250, 35), (100, 30)],
    stop: -750,
    redraw: -500,
};
/// What a reserve is worth, by how many are left.
const RESERVES: [Price; 3] = [0, 1500, 1000];
/// What leading the next trick is worth.
const LEAD: Price = 400;

/// The normal bot.
#[derive(Clone, Debug)]
pub struct Normal {
    prices: Prices,
}

impl Default for Normal {
    fn default() -> Self {
        Self {
            prices: Prices::new(&TARIFF),
        }
    }
}

impl Bot<Dealt> for Normal {
    fn choose(&self, seen: &Observation<Dealt>, rng: &mut Rng) -> Option<Choice<Action>> {
        let situation = Situation::of(seen)?;
        let moves = seen.legal().filter_map(|&action| situation.after(action));
        least(moves, |choice| self.price(&situation, choice), rng)
            .or(seen.legal().next().copied())
            .map(Choice::now)
    }
}

impl Normal {
    /// The price of the resulting hand and of the effect on the trick.
    fn price(&self, situation: &Situation, choice: &Move) -> Price {
        let hand = self.prices.hand(&choice.hand);
        let last = situation.view.trick.waiting.count() == 1;
        hand + match choice.does {
            Does::Play(combination) => {
                let high = Price::from(combination.high.number());
                if last { high - LEAD } else { high }
            }
            Does::Stop => -LEAD,
            Does::Redraw | Does::Place => 0,
            Does::Take(_) => RESERVES[situation.reserves(situation.me).min(2)],
        }
    }
}

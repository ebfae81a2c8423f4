//! How likely a seat is to lose a round, said before a trick begins.
//!
//! The numbers were fitted to what happened in many thousand rounds between these bots: they are
//! hundredths of the logarithm of the odds, and add up.

use super::plan::{Price, Tariff};
use crate::games::dealt::trick::MAX_PLAYERS;

/// What a seat can expect from the next trick on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    /// Of the hand, by [`TARIFF`].
    pub price: Price,
    /// The rank of the best combination that can be played at once, counted from 1; 0 if there
    /// is none.
    pub best: usize,
    /// Reserves left: 0 to 2.
    pub reserves: usize,
    /// How many act earlier in the trick.
    pub earlier: usize,
    /// Of the others with cards, how many have no reserve left, how many one, how many two.
    pub rivals: [Price; 3],
    /// How many cards the others hold together.
    pub rival_cards: Price,
}

/// The price of groups of cards.
pub const TARIFF: Tariff = Tariff {
    ranks: [(40, 3), (35, 3), (30, 4), (10, 4), (0, 4)],
    stop: -60,
    redraw: -40,
};

const BASE: Price = -100;
const LEAD: Price = -60;
const LATER: [Price; MAX_PLAYERS] = [0, 0, 10, 20, 30];
const BEST: [[Price; 6]; 3] = [[200, 150, 90, 50, 0, -40], [80, 60, 40, 20, 0, -20], [0; 6]];
const RIVALS: [Price; 3] = [-40, -15, 10];
const RIVAL_CARD: Price = -3;
/// What a card not yet seen adds to a hand.
pub const UNSEEN_CARD: Price = 15;

impl Standing {
    /// The logarithm of the odds of losing, in hundredths.
    #[must_use]
    pub fn odds(&self) -> Price {
        let turn = if self.earlier == 0 {
            LEAD
        } else {
            LATER[self.earlier.min(MAX_PLAYERS - 1)] + BEST[self.reserves.min(2)][self.best.min(5)]
        };
        let rivals: Price = self.rivals.iter().zip(RIVALS).map(|(&n, w)| n * w).sum();
        BASE + self.price + turn + rivals + self.rival_cards * RIVAL_CARD
    }

    /// The chance of losing the round, in ten-thousandths.
    #[must_use]
    pub fn risk(&self) -> u32 {
        chance(self.odds())
    }
}

/// The chance, in ten-thousandths, that belongs to odds whose logarithm is so many hundredths.
fn chance(odds: Price) -> u32 {
    let size = odds.unsigned_abs().min(LAST);
    let (step, part) = ((size / STEP) as usize, size % STEP);
    let (here, next) = (LOGISTIC[step], LOGISTIC[(step + 1).min(LOGISTIC.len() - 1)]);
    let above = here + (next - here) * part / STEP;
    if odds < 0 { 10_000 - above } else { above }
}

const STEP: u32 = 25;
const LAST: u32 = STEP * (LOGISTIC.len() as u32 - 1);

/// The logistic function from 0 to 6 in quarters, in ten-thousandths.
const LOGISTIC: [u32; 25] = [
    5000, 5622, 6225, 6792, 7311, 7773, 8176, 8520, 8808, 9047, 9241, 9399, 9526, 9627, 9707, 9770,
    9820, 9859, 9890, 9914, 9933, 9948, 9959, 9968, 9975,
];

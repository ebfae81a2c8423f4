//! How likely a seat is to lose a round, estimated before a trick begins.
//!
//! The numbers were fitted to the results of many thousand rounds between these bots: they are
//! thousandths of the log odds, and add up.

use std::sync::OnceLock;

use super::plan::{Price, Prices, Tariff};
use crate::games::dealt::trick::MAX_PLAYERS;

/// The prospects of a seat from the next trick on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    /// The price of the hand, by [`TARIFF`].
    pub price: Price,
    /// The number of cards in the hand.
    pub cards: usize,
    /// The rank of the best combination that can be played right now, counted from 1; 0 if there is
    /// none.
    pub best: usize,
    /// The number of reserves left: 0 to 2.
    pub reserves: usize,
    /// How many of the reserves are an X, Stop or Redraw.
    pub specials: Price,
    /// How many players act earlier in the trick.
    pub earlier: usize,
    /// The number of others with cards who have no, one and two reserves left.
    pub rivals: [Price; 3],
    /// The number of cards the others hold together.
    pub rival_cards: Price,
}

/// The prices of groups of cards.
pub const TARIFF: Tariff = Tariff {
    ranks: [(652, 31), (522, 31), (425, 33), (379, 35), (179, 20)],
    stop: -706,
    redraw: -629,
};

/// All prices for [`TARIFF`].
#[must_use]
pub fn prices() -> &'static Prices {
    static PRICES: OnceLock<Prices> = OnceLock::new();
    PRICES.get_or_init(|| Prices::new(&TARIFF))
}

const BASE: Price = 419;
/// For the leader: by whether somebody has no reserve left, and the leader's best rank.
const LEAD: [[Price; 6]; 2] = [
    [689, 232, -216, -404, -647, -769],
    [-903, 284, -478, -692, -1216, -1484],
];
/// For the leader: by reserves.
const LEAD_RESERVES: [Price; 3] = [470, 244, 0];
/// For a follower: by how many act earlier.
const LATER: [Price; MAX_PLAYERS] = [0, 262, 427, 544, 535];
/// For a follower: by reserves and best rank.
const BEST: [[Price; 6]; 3] = [
    [-365, 2032, 1467, 942, 247, -231],
    [-999, 1044, 607, 273, -199, -522],
    [-1524, 354, -42, -322, -671, -838],
];
/// For the leader, and for a follower: by the size of a small hand.
const FEW: [[Price; 4]; 2] = [[0, -1628, -641, -304], [0, -94, -377, -311]];
const RIVALS: [Price; 3] = [-1236, -576, -382];
const RIVAL_CARD: Price = -50;
/// For an X, Stop or Redraw among the reserves.
const SPECIAL_RESERVE: Price = -488;

impl Standing {
    /// The log odds of losing, in thousandths.
    #[must_use]
    pub fn odds(&self) -> Price {
        let (best, reserves) = (self.best.min(5), self.reserves.min(2));
        let turn = if self.earlier == 0 {
            LEAD[usize::from(self.rivals[0] > 0)][best] + LEAD_RESERVES[reserves]
        } else {
            LATER[self.earlier.min(MAX_PLAYERS - 1)] + BEST[reserves][best]
        };
        let few = FEW[usize::from(self.earlier > 0)].get(self.cards).copied();
        let rivals: Price = self.rivals.iter().zip(RIVALS).map(|(&n, w)| n * w).sum();
        BASE + self.price
            + turn
            + few.unwrap_or(0)
            + rivals
            + self.rival_cards * RIVAL_CARD
            + self.specials * SPECIAL_RESERVE
    }

    /// The chance of losing the round, in ten-thousandths.
    #[must_use]
    pub fn risk(&self) -> u32 {
        chance(self.odds())
    }
}

/// The chance, in ten-thousandths, for log odds in thousandths.
#[must_use]
pub fn chance(odds: Price) -> u32 {
    let size = odds.unsigned_abs().min(LAST);
    let (step, part) = ((size / STEP) as usize, size % STEP);
    let (here, next) = (LOGISTIC[step], LOGISTIC[(step + 1).min(LOGISTIC.len() - 1)]);
    let above = here + (next - here) * part / STEP;
    if odds < 0 { 10_000 - above } else { above }
}

const STEP: u32 = 250;
const LAST: u32 = STEP * (LOGISTIC.len() as u32 - 1);

/// The logistic function from 0 to 6 in steps of a quarter, in ten-thousandths.
const LOGISTIC: [u32; 25] = [
    5000, 5622, 6225, 6792, 7311, 7773, 8176, 8520, 8808, 9047, 9241, 9399, 9526, 9627, 9707, 9770,
    9820, 9859, 9890, 9914, 9933, 9948, 9959, 9968, 9975,
];

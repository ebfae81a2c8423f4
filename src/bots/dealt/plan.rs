//! What a hand is worth: the best way to split it into plays.
//!
//! Cards become neighbors once those between them were played (DE-2.1), so a hand can be split into
//! any groups that do not cross. A price says how much of a burden each group is; the price of a
//! hand is that of its cheapest split, computed for every stretch of the hand from short to long.

use crate::games::dealt::cards::MAX_HAND;
use crate::games::dealt::{Card, Combination, Rank, Value};

/// How much something adds to the risk of losing, in the units of [`risk`](super::risk).
pub type Price = i32;

/// The cost of holding a group of cards: for each rank, the price of a group of high value 0, and
/// how much each point of the high value takes off.
#[derive(Clone, Copy, Debug)]
pub struct Tariff {
    /// By [`Rank`].
    pub ranks: [(Price, Price); 5],
    /// A Stop.
    pub stop: Price,
    /// A Redraw.
    pub redraw: Price,
}

impl Tariff {
    fn of(&self, combination: Combination) -> Price {
        let (price, off) = self.ranks[combination.rank as usize];
        price - off * Price::from(combination.high.number())
    }

    /// The price of cards played together; `None` if they cannot be.
    fn group(&self, cards: &[Card]) -> Option<Price> {
        match cards {
            [Card::Stop] => Some(self.stop),
            [Card::Redraw] => Some(self.redraw),
            _ => strongest(cards).map(|combination| self.of(combination)),
        }
    }
}

/// The highest combination that these cards form, with each X named in the best way.
#[must_use]
pub fn strongest(cards: &[Card]) -> Option<Combination> {
    let mut numbers = [0; 3];
    let (mut count, mut low, mut high) = (0, 12, 1);
    for card in cards {
        match card {
            Card::Number(value) => {
                *numbers.get_mut(count)? = value.number();
                count += 1;
                low = low.min(value.number());
                high = high.max(value.number());
            }
            Card::X => {}
            Card::Stop | Card::Redraw => return None,
        }
    }
    let numbers = &numbers[..count];
    if count == 0 {
        (low, high) = (12, 12);
    }
    let (rank, high) = match (cards.len(), high - low) {
        (1, _) => (Rank::Solo, high),
        (2, 0) => (Rank::Pair, high),
        (2, 1) => (Rank::TwoStraight, high),
        (3, 0) => (Rank::Trips, high),
        (3, 1) if count == 2 => (Rank::ThreeStraight, (high + 1).min(12)),
        (3, 2) if count == 2 || numbers.contains(&(low + 1)) => (Rank::ThreeStraight, high),
        _ => return None,
    };
    Value::new(high).map(|high| Combination { rank, high })
}

/// The prices of all groups of up to three cards.
#[derive(Clone, Debug)]
pub struct Prices {
    solos: [Price; Card::KINDS],
    pairs: [Price; Card::KINDS * Card::KINDS],
    triples: Vec<Price>,
}

/// The price of cards that cannot be played together.
const NEVER: Price = Price::MAX / 4;

impl Prices {
    /// All prices for this tariff.
    #[must_use]
    pub fn new(tariff: &Tariff) -> Self {
        let kinds = || (0..Card::KINDS).filter_map(Card::of_kind);
        let price = |cards: &[Card]| tariff.group(cards).unwrap_or(NEVER);
        let mut prices = Self {
            solos: [NEVER; Card::KINDS],
            pairs: [NEVER; Card::KINDS * Card::KINDS],
            triples: vec![NEVER; Card::KINDS * Card::KINDS * Card::KINDS],
        };
        for a in kinds() {
            prices.solos[a.kind()] = price(&[a]);
            for b in kinds() {
                let pair = a.kind() * Card::KINDS + b.kind();
                prices.pairs[pair] = price(&[a, b]);
                for c in kinds() {
                    prices.triples[pair * Card::KINDS + c.kind()] = price(&[a, b, c]);
                }
            }
        }
        prices
    }

    /// The price of the cheapest split of a hand of at most [`MAX_HAND`] cards.
    #[must_use]
    pub fn hand(&self, cards: &[Card]) -> Price {
        // best[i][j]: the cards from i up to but excluding j.
        let mut best = [[0; MAX_HAND + 1]; MAX_HAND + 1];
        let mut kinds = [0; MAX_HAND];
        for (kind, card) in kinds.iter_mut().zip(cards) {
            *kind = card.kind();
        }
        let end = cards.len().min(MAX_HAND);
        for i in (0..end).rev() {
            for j in i + 1..=end {
                best[i][j] = self.stretch(&kinds, &best, i, j);
            }
        }
        best[0][end]
    }

    /// The cheapest split of one stretch, from those of shorter ones: its first card goes alone,
    /// with a second, or with a second and a third.
    #[inline]
    fn stretch(
        &self,
        kinds: &[usize; MAX_HAND],
        best: &[[Price; MAX_HAND + 1]; MAX_HAND + 1],
        i: usize,
        j: usize,
    ) -> Price {
        let mut least = self.solos[kinds[i]] + best[i + 1][j];
        for b in i + 1..j {
            let pair = kinds[i] * Card::KINDS + kinds[b];
            let between = best[i + 1][b];
            least = least.min(self.pairs[pair] + between + best[b + 1][j]);
            let thirds = &self.triples[pair * Card::KINDS..(pair + 1) * Card::KINDS];
            for c in b + 1..j {
                let group = thirds[kinds[c]];
                if group < NEVER {
                    least = least.min(group + between + best[b + 1][c] + best[c + 1][j]);
                }
            }
        }
        least
    }
}

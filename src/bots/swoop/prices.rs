//! The price of the cards that a player would have left.
//!
//! Prices are in turns: the price of a card is how much of a turn it takes to get rid of it. They were found by play.

use super::situation::{After, Cards, Situation};
use crate::games::swoop::effects::SWOOP;
use crate::games::swoop::{Action, Fate, Rank};

/// The price of up to three cards of the lowest value, and how much more the highest value costs.
const VALUE: [f64; 2] = [0.4, 0.6];
/// The price of four or more cards of one value, which swoop.
const FOUR: f64 = -0.15;
/// The price of the first swoop card, which helps out of trouble, and of each further one.
const SWOOP_CARD: [f64; 2] = [-0.8, -0.5];
/// The price of a face-down card that is covered, and of one that is not.
const BLIND: [f64; 2] = [1.0, 0.65];
/// The price of a point if somebody else had no cards left; it falls with each card that they have.
const POINT: f64 = 0.065;
/// The average score of a face-down card.
const BLIND_POINTS: f64 = 11.0;
/// The price of each card on a pile that one could not follow.
const STUCK: f64 = 0.1;
/// The value of playing again: one turn.
const AGAIN: f64 = 1.0;

/// The prices in one turn.
#[derive(Clone, Copy, Debug)]
pub struct Prices {
    /// The price of a point for a card that is left over.
    point: f64,
}

impl Prices {
    /// The prices while no other player has fewer than this many cards.
    #[must_use]
    pub fn when(fewest: u8) -> Self {
        Self {
            point: POINT / f64::from(fewest.saturating_add(1)),
        }
    }

    /// What a decision is worth; a flip, on average over what the card may be.
    #[must_use]
    pub fn worth(&self, situation: &Situation, action: Action) -> f64 {
        match situation.after(action) {
            Some(after) => self.of(&after),
            None => {
                let unseen = situation.view.unseen(Some(situation.me));
                let all = f64::from(unseen.total().max(1));
                let each = unseen.iter().map(|(card, cards)| {
                    let odds = f64::from(cards) / all;
                    odds * self.flipped(situation.flipped(card), card)
                });
                each.sum()
            }
        }
    }

    /// The worth of flipping a card that may be added to if it holds.
    fn flipped(&self, after: After, card: Rank) -> f64 {
        let held = self.of(&after);
        match after.adding_all(card) {
            Some(added) => held.max(self.of(&added)),
            None => held,
        }
    }

    /// What a result is worth.
    #[must_use]
    pub fn of(&self, after: &After) -> f64 {
        let price = self.price(&after.cards);
        match after.fate {
            Fate::Taken => -price,
            Fate::Swooped => AGAIN - price,
            Fate::Lies if after.can_follow() => -price,
            Fate::Lies => -price - STUCK * f64::from(after.pile.total()),
        }
    }

    /// The cost of getting rid of these cards, and of being left with them.
    #[must_use]
    pub fn price(&self, cards: &Cards) -> f64 {
        let open = cards.open();
        let ranks = open.iter().map(|(rank, count)| match rank.value() {
            Some(_) if count >= SWOOP => FOUR,
            Some(value) => VALUE[0] + VALUE[1] * f64::from(value) / 11.0,
            None => SWOOP_CARD[1] * f64::from(count),
        });
        let helped = open.iter().any(|(rank, _)| rank.swoops());
        let help = if helped {
            SWOOP_CARD[0] - SWOOP_CARD[1]
        } else {
            0.0
        };
        let [covered, uncovered] = [cards.covered, cards.uncovered].map(f64::from);
        let points = f64::from(open.points()) + BLIND_POINTS * (covered + uncovered);
        let blinds = covered * BLIND[0] + uncovered * BLIND[1];
        ranks.sum::<f64>() + help + blinds + points * self.point
    }
}

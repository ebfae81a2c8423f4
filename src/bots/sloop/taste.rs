//! The value of a decision to a bot.

use super::after::{After, Further, Situation};
use super::display_counts::{CARD, DisplayCounts};
use crate::games::sloop::{Action, Card, Icon};

/// How much a bot considers each aspect, in percent.
#[derive(Clone, Debug)]
pub struct Taste {
    /// What others can take before its next turn, all opponents together.
    pub others: i64,
    /// What its own hand can take in the next turn.
    pub next: i64,
    /// The cards kept in hand.
    pub hand: i64,
    /// How safe a build is.
    pub safe: i64,
    /// Whether it offers cards to its partner.
    pub offers: bool,
    /// How many of its best decisions it plays out.
    pub plays: usize,
    /// In how many worlds it plays them out.
    pub worlds: usize,
    /// The weight of their results.
    pub trust: i64,
}

/// Considers what it gets itself, now or by a build.
pub const NORMAL: Taste = Taste {
    others: 0,
    next: 0,
    hand: 30,
    safe: 80,
    offers: false,
    plays: 0,
    worlds: 0,
    trust: 0,
};

/// Also considers what it leaves to others, and plays out its best decisions.
pub const HARD: Taste = Taste {
    others: 80,
    next: 60,
    hand: 100,
    safe: 70,
    offers: true,
    plays: 10,
    worlds: 24,
    trust: 70,
};

impl Taste {
    /// The value of an action, in [`CARD`]s.
    #[must_use]
    pub fn worth(&self, situation: &Situation, action: &Action) -> i64 {
        let after = situation.after(action);
        let opponents = situation
            .others()
            .filter(|&seat| situation.against(seat))
            .count() as i64;
        let own = after.gain * CARD + after.stolen * CARD * self.others / 100 / opponents.max(1);
        let further = match after.further {
            Further::Nothing => 0,
            Further::Hand => best(&after.middle, &after.hand, situation) * CARD,
            Further::Flipped => after
                .middle
                .best_of(&situation.view.unseen(), 3, situation.me),
        };
        let next = self.next(situation, &after, opponents);
        let kept: i64 = after.hand.iter().map(|&card| keep(card, opponents)).sum();
        own + further + next + kept * self.hand / 100 - self.threat(situation, &after, opponents)
    }

    /// What the bot's next turn may bring.
    fn next(&self, situation: &Situation, after: &After, opponents: i64) -> i64 {
        if let Some(stack) = after.middle.build_of(situation.me) {
            let number = stack.number as u8;
            let holds = |card: &Card| card.worth() == number || card.is_wild();
            let sure = after.hand.iter().filter(|card| holds(card)).count();
            let chance = match sure {
                0 => self.safe / 3,
                _ => self.safe,
            };
            return (stack.cards + 1) * CARD * chance / 100;
        }
        let left = (0..opponents).fold(self.next, |left, _| left * 85 / 100);
        best(&after.middle, &after.hand, situation) * CARD * left / 100
    }

    /// What others may take before the bot's next turn; partners take for both.
    fn threat(&self, situation: &Situation, after: &After, opponents: i64) -> i64 {
        if self.others == 0 {
            return 0;
        }
        let unseen = situation.view.unseen();
        let (mut threat, mut weight) = (0, 100);
        for seat in situation.others() {
            let hand = usize::from(situation.view.hands[seat]);
            let taken = match after.middle.build_of(seat) {
                Some(stack) => (stack.cards + 1) * CARD * self.safe / 100,
                None => after.middle.best_of(&unseen, hand, seat),
            };
            let taken = taken * weight / 100;
            threat += if situation.against(seat) {
                taken / opponents.max(1)
            } else {
                -taken / 2
            };
            weight = weight * 80 / 100;
        }
        threat * self.others / 100
    }
}

/// The most cards that one card of a hand takes.
fn best(middle: &DisplayCounts, hand: &[Card], situation: &Situation) -> i64 {
    let taken = hand.iter().map(|&card| middle.taken(card, situation.me));
    taken.max().unwrap_or(0)
}

/// The value of keeping a card in hand.
fn keep(card: Card, opponents: i64) -> i64 {
    match card.icon() {
        _ if card.is_wild() => 2 * CARD,
        Some(Icon::Steal) => opponents * CARD / 2,
        Some(Icon::DoublePlay) => CARD / 2,
        Some(Icon::FlipThree) => CARD * 3 / 4,
        None if card.is_supercharged() => CARD / 2,
        None => 0,
    }
}

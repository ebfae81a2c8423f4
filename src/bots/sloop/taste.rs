//! What a decision is worth.

use super::after::{After, Further, Situation};
use super::display_counts::{CARD, DisplayCounts};
use super::swap;
use crate::bots::{Temper, Weigh};
use crate::engine::{Observation, Rng};
use crate::games::sloop::{Action, Card, Icon, Sloop, Stage};

/// How much is considered of each aspect, in percent: what others can take before the own next turn, all opponents
/// together; what the own hand can take in it; how safe a build is.
const OTHERS: i64 = 80;
const NEXT: i64 = 60;
const SAFE: i64 = 70;

impl Weigh for Sloop {
    /// In cards.
    fn weigh(seen: &Observation<Self>, _: &mut Rng) -> Vec<(Action, f64)> {
        let Some(situation) = Situation::of(seen) else {
            return Vec::new();
        };
        let worth = |action: &Action| match situation.view.stage {
            Stage::Offering { to, .. } => swap::offer(&situation, to, action),
            Stage::Answering { by, card, .. } => swap::answer(&situation, by, card, action),
            _ => worth(&situation, action),
        };
        seen.legal()
            .map(|action| (action.clone(), worth(action) as f64 / CARD as f64))
            .collect()
    }

    const LEAN: f64 = 0.5;

    /// The careful one takes what lies there, the bold one builds, and the tricky one uses actions.
    fn suits(_: &Observation<Self>, action: &Action, temper: Temper) -> bool {
        match temper {
            Temper::Careful => matches!(action, Action::Capture { .. }),
            Temper::Bold => matches!(action, Action::Build { .. } | Action::Continue { .. }),
            Temper::Tricky => matches!(action, Action::Put { act: true, .. }),
        }
    }
}

/// The value of an action, in [`CARD`]s.
#[must_use]
pub fn worth(situation: &Situation, action: &Action) -> i64 {
    let after = situation.after(action);
    let opponents = situation
        .others()
        .filter(|&seat| situation.against(seat))
        .count() as i64;
    let own = after.gain * CARD + after.stolen * CARD * OTHERS / 100 / opponents.max(1);
    let further = match after.further {
        Further::Nothing => 0,
        Further::Hand => best(&after.middle, &after.hand, situation) * CARD,
        Further::Flipped => after.middle.best_of(&situation.unseen, 3, situation.me),
    };
    let next = next(situation, &after, opponents);
    let kept: i64 = after.hand.iter().map(|&card| keep(card, opponents)).sum();
    own + further + next + kept - threat(situation, &after, opponents)
}

/// What the bot's next turn may bring.
fn next(situation: &Situation, after: &After, opponents: i64) -> i64 {
    if let Some(stack) = after.middle.build_of(situation.me) {
        let number = stack.number as u8;
        let holds = |card: &Card| card.worth() == number || card.is_wild();
        let sure = after.hand.iter().filter(|card| holds(card)).count();
        let chance = match sure {
            0 => SAFE / 3,
            _ => SAFE,
        };
        return (stack.cards + 1) * CARD * chance / 100;
    }
    let left = (0..opponents).fold(NEXT, |left, _| left * 85 / 100);
    best(&after.middle, &after.hand, situation) * CARD * left / 100
}

/// What others may take before the bot's next turn; partners take for both.
fn threat(situation: &Situation, after: &After, opponents: i64) -> i64 {
    let (mut threat, mut weight) = (0, 100);
    for seat in situation.others() {
        let hand = usize::from(situation.view.hands[seat]);
        let taken = match after.middle.build_of(seat) {
            Some(stack) => (stack.cards + 1) * CARD * SAFE / 100,
            None => after.middle.best_of(&situation.unseen, hand, seat),
        };
        let taken = taken * weight / 100;
        threat += if situation.against(seat) {
            taken / opponents.max(1)
        } else {
            -taken / 2
        };
        weight = weight * 80 / 100;
    }
    threat * OTHERS / 100
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

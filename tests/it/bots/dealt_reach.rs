//! What the Dealt! bots compute for a hand matches the rules: what it can play, and the cheapest
//! plan.

use kitchen_table::bots::dealt::plan::{Tariff, strongest};
use kitchen_table::bots::dealt::reach::{Reach, place};
use kitchen_table::bots::dealt::risk::{TARIFF, prices};
use kitchen_table::engine::Rng;
use kitchen_table::games::dealt::cards::deck;
use kitchen_table::games::dealt::ways::ways;
use kitchen_table::games::dealt::{Card, Combination, Held};

/// Random hands with more Xs than usual.
fn hands(count: usize, most: u32) -> Vec<Vec<Card>> {
    let mut rng = Rng::new(1);
    let one = |_| {
        let mut cards = deck().to_vec();
        rng.shuffle(&mut cards);
        let mut hand = cards[..=rng.below(most) as usize].to_vec();
        if rng.below(2) == 0 {
            hand[0] = Card::X;
        }
        rng.shuffle(&mut hand);
        hand
    };
    (0..count).map(one).collect()
}

fn combinations(hand: &[Card]) -> Vec<Combination> {
    let held: Vec<Held> = hand
        .iter()
        .map(|&card| Held { card, open: false })
        .collect();
    ways(&held).into_iter().map(|way| way.combination).collect()
}

#[test]
fn reach_agrees_with_the_rules() {
    for hand in hands(3000, 18) {
        let reach = Reach::of(&hand);
        let rules = combinations(&hand);
        for below in (0..60).map(Some).chain([None]) {
            let beating = rules.iter().map(|&combination| place(combination));
            let least = beating
                .filter(|&place| below.is_none_or(|below| place > below))
                .min();
            assert_eq!(reach.beating(below), least, "{hand:?} against {below:?}");
        }
        assert_eq!(reach.best(), rules.iter().map(|&of| place(of)).max());
        assert_eq!(reach.stop, hand.contains(&Card::Stop));
        assert_eq!(reach.redraw, hand.contains(&Card::Redraw));
    }
}

#[test]
fn places_sort_like_combinations() {
    for hand in hands(500, 10) {
        for (a, b) in combinations(&hand)
            .iter()
            .zip(combinations(&hand).iter().skip(1))
        {
            assert_eq!(place(*a).cmp(&place(*b)), a.cmp(b));
        }
    }
}

#[test]
fn the_strongest_is_the_highest_combination_of_the_whole_hand() {
    for hand in hands(3000, 3) {
        let whole = |of: &Combination| of.rank.cards() == hand.len();
        let highest = combinations(&hand).into_iter().filter(whole).max();
        assert_eq!(strongest(&hand), highest, "{hand:?}");
    }
}

/// The lowest price of playing out a hand, by brute force.
fn cheapest(hand: &[Card], tariff: &Tariff) -> i32 {
    let mut best = if hand.is_empty() { 0 } else { i32::MAX };
    for from in 0..hand.len() {
        for len in 1..=(hand.len() - from).min(3) {
            let group = &hand[from..from + len];
            let price = match group {
                [Card::Stop] => tariff.stop,
                [Card::Redraw] => tariff.redraw,
                _ => match strongest(group) {
                    Some(combination) => {
                        let (price, off) = tariff.ranks[combination.rank as usize];
                        price - off * i32::from(combination.high.number())
                    }
                    None => continue,
                },
            };
            let mut rest = hand.to_vec();
            rest.drain(from..from + len);
            best = best.min(price + cheapest(&rest, tariff));
        }
    }
    best
}

#[test]
fn a_plan_has_the_lowest_possible_price() {
    let prices = prices();
    for hand in hands(60, 7) {
        assert_eq!(prices.hand(&hand), cheapest(&hand, &TARIFF), "{hand:?}");
    }
}

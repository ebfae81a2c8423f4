//! Imagined worlds: each hidden card lies in each possible place with the right probability, and a
//! player who must act without a reserve can act (DE-5.4).
//!
//! All seeds are fixed. A frequency may be off by five standard deviations.

use std::collections::BTreeMap;

use kitchen_table::engine::{Eyes, Imagine, Observation, Rng, Seat};
use kitchen_table::games::dealt::{Card, Dealt, Stage, View};

use super::scene::{Deal, Scene};
use super::worlds::{bound, given, hidden, observations, odds, places, rows, saved, unseen};

const NOBODY: Eyes = Eyes::Table;
const FIRST: Eyes = Eyes::Seat(Seat(0));

/// The hidden cards of this many imagined worlds.
fn imagined(seen: &Observation<Dealt>, worlds: usize) -> Vec<Vec<Card>> {
    let mut rng = Rng::new(seen.step as u64);
    let mut world = || Dealt::imagine(seen, &mut rng);
    (0..worlds)
        .map(|_| hidden(&world(), &seen.view, seen.eyes))
        .collect()
}

#[track_caller]
fn as_often(count: usize, of: usize, odds: f64, what: &dyn std::fmt::Debug) {
    let expected = of as f64 * odds;
    let band = 5.0 * (expected * (1.0 - odds)).max(0.0).sqrt();
    let slack = if odds == 0.0 || odds == 1.0 {
        1e-6
    } else {
        3.0
    };
    let off = (count as f64 - expected).abs();
    assert!(off <= band + slack, "{what:?}: {count}, not {expected:.1}");
}

/// Checks each card in each hidden place.
fn places_are_fair(seen: &Observation<Dealt>, worlds: usize) {
    let (view, eyes) = (&seen.view, seen.eyes);
    let counts = unseen(view, eyes);
    let rows = match bound(view).filter(|&seat| eyes.seat() != Some(seat)) {
        None => rows(&counts, 0),
        Some(seat) => {
            let length = hidden_in(view, seat);
            given(rows(&counts, length), |row| saved(view, seat, row))
        }
    };
    let odds = odds(&counts, &rows);
    let worlds = imagined(seen, worlds);
    for place in 0..worlds[0].len() {
        let odds = odds.get(place).unwrap_or(&odds[odds.len() - 1]);
        for (kind, &odds) in odds.iter().enumerate() {
            let here = worlds.iter().filter(|cards| cards[place].kind() == kind);
            let what = (seen.step, place, Card::of_kind(kind));
            as_often(here.count(), worlds.len(), odds, &what);
        }
    }
}

/// Checks all hidden places together: each row of cards.
fn rows_are_fair(seen: &Observation<Dealt>) -> usize {
    let (view, eyes) = (&seen.view, seen.eyes);
    let bound = bound(view).filter(|&seat| eyes.seat() != Some(seat));
    let all = rows(&unseen(view, eyes), places(view, eyes));
    let possible = given(all, |row| {
        bound.is_none_or(|seat| saved(view, seat, &row[..hidden_in(view, seat)]))
    });
    let worlds = 60 * possible.len();
    let mut counts = BTreeMap::new();
    for row in imagined(seen, worlds) {
        *counts.entry(row).or_insert(0) += 1;
    }
    let (mut chi_squared, mut cells) = (0.0, 0.0);
    for (row, odds) in &possible {
        let count = counts.remove(row).unwrap_or(0);
        as_often(count, worlds, *odds, row);
        let expected = odds * worlds as f64;
        chi_squared += (count as f64 - expected).powi(2) / expected;
        cells += 1.0;
    }
    assert_eq!(counts, BTreeMap::new(), "rows that cannot be");
    let usual = cells - 1.0;
    let spread = (2.0_f64 * usual).sqrt();
    assert!(
        (chi_squared - usual).abs() <= 5.0 * spread + 3.0,
        "{chi_squared} of {usual}"
    );
    possible.len()
}

fn hidden_in(view: &View, seat: Seat) -> usize {
    view.hands[seat]
        .iter()
        .filter(|card| card.is_none())
        .count()
}

/// Whether a bound player's hand has a hidden part of one of these sizes.
fn bound_with(view: &View, eyes: Eyes, sizes: std::ops::RangeInclusive<usize>) -> bool {
    bound(view).is_some_and(|seat| {
        let led = !view.trick.turns.is_empty();
        led && eyes.seat() != Some(seat) && sizes.contains(&hidden_in(view, seat))
    })
}

#[test]
fn each_card_lies_in_each_place_at_the_right_rate() {
    for (players, seed) in [(3, 1), (4, 2), (5, 3)] {
        let free = |view: &View| bound(view).is_none();
        let all = observations(players, seed..seed + 1, FIRST, free);
        for seen in all.iter().step_by(all.len().div_ceil(4)) {
            places_are_fair(seen, 3000);
        }
    }
}

#[test]
fn drawn_cards_and_the_pile_are_as_random_as_hands() {
    for (eyes, drawer) in [(FIRST, 0), (FIRST, 1), (NOBODY, 2)] {
        let drawing = |view: &View| match view.stage {
            Stage::Redrawing { by, left, .. } => by == Seat(drawer) && left >= 2,
            _ => false,
        };
        let all = observations(4, 0..24, eyes, drawing);
        assert!(!all.is_empty());
        for seen in all.iter().take(2) {
            places_are_fair(seen, 3000);
        }
    }
}

#[test]
fn all_rows_of_hidden_cards_are_equally_likely() {
    let mut scene = Deal::of(["9", "2", "3"]).begin();
    assert!(rows_are_fair(&scene.observe(FIRST)) > 50);
    scene.play(0, "9");
    assert!(rows_are_fair(&scene.observe(NOBODY)) > 50);
    scene.take(1, 0, 0);
    assert!(rows_are_fair(&scene.observe(FIRST)) > 50);
}

#[test]
fn de_5_4_a_player_to_act_without_a_reserve_can_act() {
    for (players, eyes) in [(3, FIRST), (4, NOBODY), (5, FIRST)] {
        let all = observations(players, 0..12, eyes, |view| bound_with(view, eyes, 1..=9));
        assert!(all.len() >= 20, "{} positions", all.len());
        for seen in &all {
            let seat = bound(&seen.view).expect("a bound seat");
            for cards in imagined(seen, 20) {
                let hidden = &cards[..hidden_in(&seen.view, seat)];
                assert!(saved(&seen.view, seat, hidden), "{hidden:?}");
            }
        }
    }
}

#[test]
fn de_5_4_cards_are_imagined_at_the_conditional_rates() {
    for (players, eyes) in [(3, FIRST), (4, NOBODY), (5, FIRST)] {
        let telling = |view: &View| bound_with(view, eyes, 1..=3) && tells(view, eyes);
        let all = observations(players, 0..30, eyes, telling);
        assert!(all.len() >= 4, "{} positions", all.len());
        for seen in all.iter().take(4) {
            places_are_fair(seen, 3000);
        }
    }
}

#[test]
fn de_5_4_rows_are_imagined_at_the_conditional_rates() {
    // Between two ones, only 1, 2, X, Stop and Redraw can be played on a 12; the second time, all
    // of these except some 1 and 2 are visible.
    for (open, fewest) in [(["", "", ""], 20), (["X X", "S S", "R R"], 5)] {
        let scene = between_ones_upon_a_twelve(open);
        for eyes in [2, 3].map(|seat| Eyes::Seat(Seat(seat))) {
            let seen = scene.observe(eyes);
            assert_eq!(bound(&seen.view), Some(Seat(1)));
            assert!(tells(&seen.view, eyes));
            let rows = rows_are_fair(&seen);
            assert!(rows >= fewest, "{rows} rows");
        }
    }
}

/// Seat 1 must act on a 12 without a reserve, and holds one hidden card between two ones.
fn between_ones_upon_a_twelve([out, second, third]: [&str; 3]) -> Scene {
    let mut scene = Deal::of(["9", "2", "3", "5", "12"])
        .reserves(&[out, "1 1", second, third, "12"])
        .begin();
    scene.play(0, "9").take(1, 0, 0).take(2, 0, 0);
    scene.take(3, 0, 0).take(4, 0, 0);
    // Seat 4 plays the 12 that everybody knows, and leads again with the hidden one.
    scene.play(4, "12").take(1, 1, 2).take(2, 1, 0);
    scene.take(3, 1, 0).play(4, "12");
    assert_eq!(scene.hand(1), "1 2 1");
    scene
}

/// Whether it is informative that a seat can act: chance alone would give it a hand that can in
/// less than two of three cases.
fn tells(view: &View, eyes: Eyes) -> bool {
    let Some(seat) = bound(view) else {
        return false;
    };
    let all = rows(&unseen(view, eyes), hidden_in(view, seat));
    let can = all.iter().filter(|(row, _)| saved(view, seat, row));
    can.map(|(_, odds)| odds).sum::<f64>() < 0.66
}

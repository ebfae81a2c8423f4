//! Hidden information leaves no trace: in any imagined world, the board that an observer gets is the
//! same to the byte, whether a player or the whole table.

use kitchen_table::engine::laws::Tally;
use kitchen_table::engine::{Eyes, Imagine, Observation, Rng};
use kitchen_table::setup::Setup;
use kitchen_table::ui::boards::kit::GameUi;

use super::draw::{check_at, check_in, draw};
use super::walk::{TableOf, everybody, steps, walk};

/// How many worlds each observer imagines at a step.
const WORLDS: usize = 2;

/// Approximately how many steps of a game are checked.
const LOOKS: u32 = 30;

/// Plays a random game, and occasionally compares boards of the real world with those of imagined
/// ones.
///
/// # Errors
/// Returns the first trace of something hidden.
pub(super) fn law<U: GameUi + Imagine>(setup: &Setup, seed: u64) -> Result<Tally, String> {
    let mut tally = Tally::default();
    let steps = steps::<U>(setup, seed)?;
    tally.played = walk::<U>(setup, seed, |table, _, rng| {
        if rng.below(steps) >= LOOKS {
            return Ok(());
        }
        tally.imagined += 1;
        no_trace::<U>(setup, table, rng)
    })?;
    Ok(tally)
}

/// Compares at one step of a game.
///
/// # Errors
/// Returns whose board differs, and how.
pub(super) fn no_trace<U: GameUi + Imagine>(
    setup: &Setup,
    table: &TableOf<U>,
    rng: &mut Rng,
) -> Result<(), String> {
    let drawn = |eyes| {
        let seen = table.observe(eyes, table.at());
        draw::<U>(setup, seen, check_at(table, eyes))
    };
    let alike = |world: &U, eyes, real: &str| {
        let seen = Observation::of(world, eyes, table.step(), table.at());
        let there = draw::<U>(setup, seen, check_in(world, eyes, table.at()));
        if there == real {
            return Ok(());
        }
        let (is, would_be) = difference(real, &there);
        Err(format!(
            "the board of {eyes:?} says {is:?}, in another world {would_be:?}"
        ))
    };
    let for_all = drawn(Eyes::Table);
    for seat in everybody(table).map(Eyes::Seat) {
        let (seen, own) = (table.observe(seat, table.at()), drawn(seat));
        for _ in 0..WORLDS {
            let world = U::imagine(&seen, rng);
            alike(&world, seat, &own)?;
        }
    }
    let seen = table.observe(Eyes::Table, table.at());
    (0..WORLDS).try_for_each(|_| alike(&U::imagine(&seen, rng), Eyes::Table, &for_all))
}

/// Where two texts begin to differ, with a little context.
fn difference<'a>(one: &'a str, other: &'a str) -> (&'a str, &'a str) {
    let same = one.bytes().zip(other.bytes()).take_while(|(a, b)| a == b);
    let from = same.count().saturating_sub(40);
    let part = |text: &'a str| {
        let near = |at: usize| text.floor_char_boundary(at);
        &text[near(from)..near(from + 80)]
    };
    (part(one), part(other))
}

#[test]
fn a_difference_is_shown_in_part() {
    let (one, other) = ("é".repeat(60) + "a", "é".repeat(60) + "b");
    let (is, would_be) = difference(&one, &other);
    assert!(is.ends_with("éa") && would_be.ends_with("éb"), "{is}");
    assert!(is.chars().count() < 30, "{is}");
    assert_eq!(difference("a", ""), ("a", ""));
}

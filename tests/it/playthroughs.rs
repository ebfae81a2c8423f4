//! Playthroughs kept as files: seeded games as text. A difference means a raised `VERSION`, or a
//! bug. `UPDATE_PLAYTHROUGHS=1 cargo test` rewrites them.

use std::{env, fs};

use kitchen_table::bots::{Bot, Level, Random};
use kitchen_table::engine::playthrough::sketched_playthrough;
use kitchen_table::engine::{Observation, Rng, Seat};
use kitchen_table::setup::{Head, Shape};

use crate::every::Listed;
use crate::support::root;

/// Compares the game of a seed, played by bots of these levels from the first seat on and with the tempers that they have
/// there on the page, with the file of that name. It must come to an end, and contain all of these words.
#[track_caller]
pub(crate) fn shows<G: Listed>(
    name: &str,
    options: &G::Options,
    seed: u64,
    levels: &[Level],
    words: &[&str],
) {
    let temper = |seat: u8| Head::of(Shape::from(Seat(seat))).temper();
    let bot = |(seat, &level)| G::bot_of(level, Some(temper(seat)));
    let bots: Vec<_> = (0..).zip(levels).map(bot).collect();
    played(name, options, seed, &bots, words);
}

/// The same, played at random: what bots with sense hardly ever do happens as well.
#[track_caller]
pub(crate) fn shows_random<G: Listed>(
    name: &str,
    options: &G::Options,
    seed: u64,
    players: usize,
    words: &[&str],
) {
    let random = |_| Box::new(Random) as Box<dyn Bot<G>>;
    let bots: Vec<_> = (0..players).map(random).collect();
    played(name, options, seed, &bots, words);
}

#[track_caller]
fn played<G: Listed>(
    name: &str,
    options: &G::Options,
    seed: u64,
    bots: &[Box<dyn Bot<G>>],
    words: &[&str],
) {
    let decide = |seen: &Observation<G>, rng: &mut Rng| {
        let bot = bots.get(seen.eyes.seat()?.index())?;
        bot.choose(seen, rng).map(|choice| choice.action)
    };
    let text = sketched_playthrough(options, seed, decide, G::sketch);
    let text = text.expect("the options have no flaw");
    for word in words.iter().chain(&["over, places"]) {
        assert!(text.contains(word), "there is no {word:?} in it");
    }
    compare(name, &text);
}

/// Compares a playthrough with `tests/playthroughs/<name>.txt`, or rewrites that file if
/// `UPDATE_PLAYTHROUGHS=1` is set.
///
/// # Panics
/// Panics with the first line that differs.
pub(crate) fn compare(name: &str, text: &str) {
    let path = root("tests/playthroughs").join(format!("{name}.txt"));
    if env::var("UPDATE_PLAYTHROUGHS").is_ok_and(|update| update == "1") {
        fs::write(&path, text).expect("the playthrough can be written");
        return;
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    if let Some(difference) = first_difference(&kept, text) {
        panic!(
            "{}: {difference}\nIf the rules changed, raise VERSION and run the tests with \
             UPDATE_PLAYTHROUGHS=1.",
            path.display()
        );
    }
}

/// The first line where two texts differ, with the step above it. Line endings are ignored.
fn first_difference(kept: &str, now: &str) -> Option<String> {
    if kept.lines().eq(now.lines()) {
        return None;
    }
    if kept.is_empty() {
        return Some("there is no such playthrough yet".into());
    }
    let mut kept_lines = kept.lines();
    let mut now_lines = now.lines();
    let mut step = "the beginning";
    for line in 1.. {
        let (old, new) = (kept_lines.next(), now_lines.next());
        if old != new {
            let old = old.unwrap_or("(the end)");
            let new = new.unwrap_or("(the end)");
            return Some(format!(
                "line {line}, after `{step}`\n  was: {old}\n  is:  {new}"
            ));
        }
        step = old.filter(|text| !text.is_empty()).unwrap_or(step);
    }
    None
}

#[test]
fn a_difference_names_its_line_and_what_came_before() {
    let difference = first_difference("a\n\nb\nc\n", "a\n\nb\nd\n").expect("they differ");
    assert_eq!(difference, "line 4, after `b`\n  was: c\n  is:  d");
    let shorter = first_difference("a\nb\n", "a\n").expect("they differ");
    assert!(shorter.ends_with("is:  (the end)"), "{shorter}");
}

#[test]
fn line_endings_are_ignored() {
    assert_eq!(first_difference("a\r\nb\r\n", "a\nb\n"), None);
}

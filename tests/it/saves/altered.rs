//! Games that were altered: cut, flipped, spliced.

use kitchen_table::engine::Table;
use kitchen_table::engine::laws::Tally;
use kitchen_table::games::dealt::Dealt;
use kitchen_table::saves::{Save, game_of};

use super::{GAMES, game};
use crate::support::for_seeds;

/// Inputs of a game where every variant is checked.
const SHORT: u32 = 12;
/// Inputs of a game that may be over before that.
const LONG: u32 = 400;
/// In a long game, one place in this many is checked.
const STRIDE: usize = 61;

/// Whether a variant is refused, or read as the very same game.
fn harmless(variant: &[u8], save: &Save<Dealt>, table: &Table<Dealt>) -> bool {
    // As a browser reads a file.
    let text = String::from_utf8_lossy(variant);
    let _ = game_of(&text);
    Save::read(&text).map_or(true, |(read, led)| read == *save && led == *table)
}

/// Checks the variants that `alter` makes at each place of a game's text, or at every `stride`th.
fn all_harmless(
    seed: u64,
    (steps, stride): (u32, usize),
    alter: impl Fn(&[u8], usize) -> Vec<Vec<u8>>,
) -> Result<Tally, String> {
    let (save, table) = game(seed, steps);
    let line = save.write().into_bytes();
    let mut tally = Tally::default();
    for place in (seed as usize % stride..line.len()).step_by(stride) {
        for variant in alter(&line, place) {
            if !harmless(&variant, &save, &table) {
                return Err(format!("place {place} of game {seed}: {variant:?}"));
            }
            tally.refused += 1;
        }
    }
    Ok(tally)
}

/// The first bytes, as after a crash.
fn cut(line: &[u8], place: usize) -> Vec<Vec<u8>> {
    vec![line[..place].to_vec()]
}

/// One byte with its lowest bit, its case bit, or some other bit flipped.
fn flipped(line: &[u8], place: usize) -> Vec<Vec<u8>> {
    let masks = [1, 0x20, 1 << (place * 5 % 8)];
    let flip = |mask| {
        let mut line = line.to_vec();
        line[place] ^= mask;
        line
    };
    masks.map(flip).into()
}

#[test]
fn no_truncated_save_is_another_game() {
    let tally = for_seeds(0..GAMES, |seed| all_harmless(seed, (SHORT, 1), cut));
    assert!(tally.refused > 5_000, "{tally:?}");
    let tally = for_seeds(0..GAMES, |seed| all_harmless(seed, (LONG, STRIDE), cut));
    assert!(tally.refused > 1_000, "{tally:?}");
}

#[test]
fn no_flipped_bit_makes_another_game() {
    let tally = for_seeds(0..GAMES, |seed| all_harmless(seed, (SHORT, 1), flipped));
    assert!(tally.refused > 15_000, "{tally:?}");
    let tally = for_seeds(0..GAMES, |seed| all_harmless(seed, (LONG, STRIDE), flipped));
    assert!(tally.refused > 3_000, "{tally:?}");
}

/// The beginning of one and the end of another, cut at the same place or where any field begins.
#[test]
fn no_splice_makes_a_third_game() {
    for seed in 0..GAMES {
        let of = [seed, (seed + 3) % GAMES].map(|seed| game(seed, SHORT));
        let [one, other] = of.each_ref().map(|(save, _)| save.write().into_bytes());
        let fields = |line: &[u8]| -> Vec<usize> {
            let commas = line.iter().enumerate().filter(|(_, byte)| **byte == b',');
            commas.map(|(place, _)| place).collect()
        };
        let mut cuts: Vec<_> = (0..one.len().min(other.len())).map(|at| (at, at)).collect();
        for from in fields(&one) {
            cuts.extend(fields(&other).into_iter().step_by(7).map(|to| (from, to)));
        }
        for (from, to) in cuts {
            let spliced = [&one[..from], &other[to..]].concat();
            let text = String::from_utf8_lossy(&spliced);
            if let Ok(read) = Save::<Dealt>::read(&text) {
                assert!(of.contains(&read), "{from}, {to}: {text}");
            }
        }
    }
}

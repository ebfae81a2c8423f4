//! Every game is complete: it has playthroughs, clause tests, and strings if offered.

use std::fs;

use super::none;
use crate::support::root;
use kitchen_table::games::GameId;

/// The least number of playthroughs of a game.
const PLAYTHROUGHS: usize = 4;

/// The games: each folder of `src/games` with a `mod.rs`.
pub(super) fn names() -> Vec<String> {
    let folder = fs::read_dir(root("src/games")).into_iter().flatten();
    let mut names: Vec<String> = folder
        .flatten()
        .filter(|entry| entry.path().join("mod.rs").exists())
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

/// How many files in a folder have names with this prefix.
fn count(folder: &str, prefix: &str) -> usize {
    let files = fs::read_dir(root(folder)).into_iter().flatten().flatten();
    let named = files.filter(|file| file.file_name().to_string_lossy().starts_with(prefix));
    named.count()
}

/// What a game lacks.
fn lacks(game: &str) -> Vec<String> {
    let mut lacks = Vec::new();
    if GameId::from_slug(game).is_some() && count("src/i18n", game) == 0 {
        lacks.push(format!("{game} has no strings: src/i18n/{game}.rs"));
    }
    let playthroughs = count("tests/playthroughs", &format!("{game}_"));
    if playthroughs < PLAYTHROUGHS {
        lacks.push(format!(
            "{game} has {playthroughs} playthroughs of {PLAYTHROUGHS}: tests/playthroughs/{game}_*.txt"
        ));
    }
    lacks.extend(super::clauses::untested(game));
    lacks
}

#[test]
fn every_game_is_complete() {
    let lacking = names().into_iter().flat_map(|game| lacks(&game));
    none(&lacking.collect::<Vec<_>>());
}

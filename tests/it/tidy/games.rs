//! Every game is complete: it has playthroughs, clause tests, and strings and rules if offered.

use std::fs;

use super::none;
use crate::support::root;
use kitchen_table::games::GameId;
use kitchen_table::i18n::Language;
use kitchen_table::i18n::rules::booklet;

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

/// How the rules for people differ from the clauses of a game.
fn misread(game: &str, id: GameId) -> Option<String> {
    let chapters = booklet(Language::English, id).iter();
    let articles = chapters.flat_map(|chapter| chapter.articles);
    let articles: Vec<&str> = articles.map(|article| article.clause).collect();
    differ(&super::clauses::listed(game), &articles)
}

/// The first place where articles and clauses differ.
fn differ(clauses: &[String], articles: &[&str]) -> Option<String> {
    let longer = clauses.len().max(articles.len());
    let at =
        (0..longer).find(|&at| clauses.get(at).map(String::as_str) != articles.get(at).copied())?;
    Some(format!(
        "the rules have {:?} where {:?} belongs",
        articles.get(at),
        clauses.get(at)
    ))
}

/// What a game lacks.
fn lacks(game: &str) -> Vec<String> {
    let mut lacks = Vec::new();
    if let Some(id) = GameId::from_slug(game) {
        if count("src/i18n", game) == 0 {
            lacks.push(format!("{game} has no strings: src/i18n/{game}.rs"));
        }
        lacks.extend(misread(game, id));
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

#[test]
fn a_missing_or_extra_clause_in_the_rules_is_found() {
    let clauses = ["DE-1.1", "DE-1.2"].map(String::from);
    assert_eq!(differ(&clauses, &["DE-1.1", "DE-1.2"]), None);
    for wrong in [
        &["DE-1.1"][..],
        &["DE-1.2", "DE-1.1"],
        &["DE-1.1", "DE-1.2", "DE-1.3"],
        &["DE-1.1", "DE-1.1", "DE-1.2"],
    ] {
        assert!(differ(&clauses, wrong).is_some(), "{wrong:?}");
    }
}

//! Every clause of the rules has a test, and every clause that is named exists.

use std::collections::BTreeSet;
use std::fs;

use super::none;
use super::source::{Source, is_word, sources, tokens};
use crate::fixtures::{crazy_eights, snatch};
use crate::support::root;
use kitchen_table::engine::Clause;
use kitchen_table::games::GameId;

/// Clause numbers, such as `DE-3.1`.
type Clauses = BTreeSet<String>;

/// Whether the whole text is the number of a clause.
fn is_clause(text: &str) -> bool {
    let Some((prefix, numbers)) = text.split_once('-') else {
        return false;
    };
    let Some((section, number)) = numbers.split_once('.') else {
        return false;
    };
    let number_like = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    let prefix_like = prefix.len() == 2 && prefix.bytes().all(|b| b.is_ascii_uppercase());
    prefix_like && number_like(section) && number_like(number)
}

/// The clauses that a page of rules defines: its list items that begin with a number.
fn defined(text: &str) -> Clauses {
    let items = text.lines().filter_map(|line| {
        line.trim_start_matches("//!")
            .trim_start()
            .strip_prefix("- ")
    });
    let first = items.filter_map(|item| item.split_whitespace().next());
    first
        .filter(|word| is_clause(word))
        .map(String::from)
        .collect()
}

/// The string literals in some code that are clauses.
fn quoted(source: &Source) -> Vec<(usize, &str)> {
    let strings = source.strings.iter();
    let said = strings.map(|string| (string.start, source.said(string)));
    said.filter(|(_, said)| is_clause(said)).collect()
}

/// A game's list of clauses, in order.
fn listed(game: &str) -> Vec<String> {
    let path = format!("src/games/{game}/mod.rs");
    let text = fs::read_to_string(root(&path)).unwrap_or_default();
    let source = Source::new(&path, &text);
    quoted(&source)
        .iter()
        .map(|(_, clause)| (*clause).to_owned())
        .collect()
}

/// The clause that a test is named after: `de_3_1_…` tests `DE-3.1`.
fn tested(test: &str) -> Option<String> {
    let mut parts = test.splitn(4, '_');
    let (prefix, section, number) = (parts.next()?, parts.next()?, parts.next()?);
    parts.next()?;
    let clause = format!("{}-{section}.{number}", prefix.to_uppercase());
    is_clause(&clause).then_some(clause)
}

/// The functions marked as tests in some code.
fn tests(source: &Source) -> Vec<(usize, &str)> {
    let tokens = tokens(&source.code);
    let mut found = Vec::new();
    for (i, window) in tokens.windows(4).enumerate() {
        if let [(_, "#"), (_, "["), (_, "test"), (_, "]")] = window {
            let function = tokens[i..].windows(2).find(|pair| pair[0].1 == "fn");
            found.extend(function.map(|pair| pair[1]));
        }
    }
    found
}

/// The clauses of a game that no test is named after.
pub(super) fn untested(game: &str) -> Vec<String> {
    let tests: Clauses = sources("tests/it")
        .iter()
        .flat_map(|source| {
            tests(source)
                .into_iter()
                .filter_map(|(_, name)| tested(name))
                .collect::<Vec<_>>()
        })
        .collect();
    let clauses = listed(game).into_iter();
    let missing = clauses.filter(|clause| !tests.contains(clause));
    missing
        .map(|clause| format!("no test of {clause} ({game})"))
        .collect()
}

/// The two letters before a clause's number.
fn prefix(clause: &str) -> &str {
    clause.split('-').next().unwrap_or(clause)
}

#[test]
fn every_game_uses_one_clause_prefix() {
    for game in GameId::ALL.map(GameId::slug) {
        let clauses = listed(game);
        let prefixes: BTreeSet<&str> = clauses.iter().map(|clause| prefix(clause)).collect();
        assert_eq!(prefixes.len(), 1, "src/games/{game}/mod.rs: {prefixes:?}");
    }
}

#[test]
fn every_clause_that_is_named_exists() {
    let mut all = Clauses::new();
    let mut faults = Vec::new();
    for game in GameId::ALL.map(GameId::slug) {
        let clauses: Clauses = listed(game).into_iter().collect();
        for source in sources(&format!("src/games/{game}")) {
            for (at, clause) in quoted(&source) {
                if !clauses.contains(clause) {
                    faults.push(format!("{}: there is no clause {clause}", source.at(at)));
                }
            }
        }
        all.extend(clauses);
    }
    let prefixes: BTreeSet<&str> = all.iter().map(|clause| prefix(clause)).collect();
    for source in sources("tests/it") {
        for (at, name) in tests(&source) {
            let clause = tested(name).filter(|clause| prefixes.contains(prefix(clause)));
            if clause.is_some_and(|clause| !all.contains(&clause)) {
                faults.push(format!("{}: {name} tests no clause", source.at(at)));
            }
        }
    }
    none(&faults);
}

#[test]
fn the_fixtures_refuse_with_clauses_from_their_headers() {
    let said = |path: &str| defined(&fs::read_to_string(root(path)).unwrap_or_default());
    let eights = said("tests/fixtures/crazy_eights/mod.rs");
    let snatch = said("tests/fixtures/snatch/mod.rs");
    assert!(eights.contains(crazy_eights::Refusal::DrawFirst.clause()));
    assert!(snatch.contains(snatch::Refusal::TimeIsUp.clause()));
    for (path, clauses) in [("crazy_eights", eights), ("snatch", snatch)] {
        for source in sources(&format!("tests/fixtures/{path}")) {
            for (at, clause) in quoted(&source) {
                assert!(clauses.contains(clause), "{}: no {clause}", source.at(at));
            }
        }
    }
}

#[test]
fn a_clause_is_distinguished_from_other_words() {
    assert!(is_clause("DE-3.1") && is_clause("SL-10.12"));
    for other in [
        "DE-3", "DE-3.", "DE-3.1a", "de-3.1", "D-3.1", "DE-3.1.2", "",
    ] {
        assert!(!is_clause(other), "{other}");
    }
    assert_eq!(
        tested("de_3_1_each_player_acts_once").as_deref(),
        Some("DE-3.1")
    );
    assert_eq!(tested("each_player_acts_once"), None);
    assert_eq!(tested("de_3_1"), None);
    let page = "# Game\n- DE-1.1 [R] One. See DE-9.9.\n- DE-1.2 Two.\nDE-1.3\n";
    assert_eq!(defined(page), ["DE-1.1", "DE-1.2"].map(String::from).into());
    let source = Source::new("a.rs", "#[test]\nfn de_1_1_is() {}\nfn de_1_2_is_not() {}");
    let found: Vec<&str> = tests(&source).into_iter().map(|(_, name)| name).collect();
    assert_eq!(found, ["de_1_1_is"]);
    assert!(found[0].chars().all(is_word));
}

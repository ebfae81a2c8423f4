//! The map of what a new game needs, in `src/games/mod.rs`, is true.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use super::maps::{quotations, without_remarks};
use super::none;
use super::source::{Source, tokens};
use super::styles::without_comments;
use super::tree::{Tree, each};
use crate::support::root;
use kitchen_table::games::GameId;
use kitchen_table::i18n::Language;
use kitchen_table::setup::Setup;

/// Where the map is, and how it says that something is not needed in real time, or not in English.
const MAP: &str = "src/games/mod.rs";
const IN_TURNS: &str = "in turns";
const OF_TRANSLATIONS: &str = "of translations";

/// What in the map stands for the name of a game, and of a language.
const GAME: &str = "<game>";
const LANGUAGE: &str = "<language>";

type Games = BTreeSet<&'static str>;

fn all() -> Games {
    GameId::ALL.into_iter().map(GameId::slug).collect()
}

/// Those played in turns: only there, several people may practice together.
fn in_turns() -> Games {
    let in_turns = |game: &GameId| {
        let people = vec!["person"; usize::from(*game.players().start())].join(",");
        let setup = Setup::from_query(game.slug(), &format!("seats={people}"));
        let (setup, _) = setup.expect("so many people can play");
        setup.can_be_practice()
    };
    let games = GameId::ALL.into_iter().filter(in_turns);
    games.map(GameId::slug).collect()
}

/// The path with `instead` for a word in it that stands alone; `None` if there is none.
fn with(path: &str, word: &str, instead: &str) -> Option<String> {
    let apart = |c: char| !c.is_alphanumeric();
    let mut found = path.match_indices(word).filter(|&(at, _)| {
        let (before, after) = (&path[..at], &path[at + word.len()..]);
        let begins = before.is_empty() || before.ends_with(apart);
        begins && (after.is_empty() || after.starts_with(apart))
    });
    let (at, _) = found.next()?;
    Some(format!(
        "{}{instead}{}",
        &path[..at],
        &path[at + word.len()..]
    ))
}

/// A path as in the map: with `<language>` for a language.
fn of_language(path: &str) -> String {
    let mut codes = Language::ALL.iter().map(|it| it.code());
    let with_sign = codes.find_map(|code| with(path, code, LANGUAGE));
    with_sign.unwrap_or_else(|| path.to_owned())
}

/// The path of a file or folder named after a game, up to that name, as in the map; `None` for all others.
fn place(path: &str, game: &str) -> Option<String> {
    let named = with(path, game, GAME)?;
    let end = named.find(GAME).map(|at| at + GAME.len())?;
    let end = named[end..].find('/').map_or(named.len(), |len| end + len);
    Some(of_language(named[..end].trim_end_matches(".rs")))
}

/// Every place that a game has to itself, with the games that have it.
fn places(tree: &Tree) -> BTreeMap<String, Games> {
    let mut places: BTreeMap<String, Games> = BTreeMap::new();
    for game in GameId::ALL.map(GameId::slug) {
        for place in tree.files.iter().filter_map(|path| place(path, game)) {
            places.entry(place).or_default().insert(game);
        }
    }
    places
}

/// Whether a line of a file names a game as lists do: in Rust by any name but that of its module, elsewhere with a
/// capital or as a key.
fn names_game(path: &str, line: &str, game: &str) -> bool {
    let tokens = tokens(line);
    let mut pairs = tokens
        .iter()
        .enumerate()
        .filter(|(_, it)| it.1.eq_ignore_ascii_case(game));
    let before = |at: usize| at.checked_sub(1).map(|at| tokens[at].1);
    let after = |at: usize| tokens.get(at + 1).map(|it| it.1);
    let key = |at| ["[", ".", "-", "/"].map(Some).contains(&before(at)) || after(at) == Some("=");
    pairs.any(|(at, it)| match path.ends_with(".rs") {
        true => before(at) != Some("mod"),
        false => it.1 != game || key(at),
    })
}

/// The files that ship, or serve tools, and name every game, but for those that belong to one.
fn lists(tree: &Tree) -> BTreeSet<String> {
    let folders = ["src/", "static/", "examples/", "benches/"];
    let shared = tree.files.iter().filter(|path| {
        let due = folders.iter().any(|it| path.starts_with(it)) || *path == "index.html";
        due && GameId::ALL
            .iter()
            .all(|game| place(path, game.slug()).is_none())
    });
    let lists = shared.filter(|path| {
        let text = fs::read_to_string(root(path)).unwrap_or_default();
        let code = match path.rsplit('.').next() {
            Some("rs") => Source::new(path, &text).shipped(),
            Some("css") => without_comments(&text),
            _ => without_remarks(path, &text),
        };
        let named = |game| code.lines().any(|line| names_game(path, line, game));
        !is_only_tested(path) && all().into_iter().all(named)
    });
    lists.cloned().collect()
}

/// Whether a file is a module that is compiled only for tests.
fn is_only_tested(path: &str) -> bool {
    let parts = path
        .strip_suffix(".rs")
        .and_then(|path| path.rsplit_once('/'));
    parts.is_some_and(|(folder, name)| {
        let head = fs::read_to_string(root(&format!("{folder}/mod.rs"))).unwrap_or_default();
        head.contains(&format!("#[cfg(test)]\nmod {name};"))
    })
}

/// A path in the first column of the map, and the rest of its row.
fn mapped() -> BTreeMap<String, String> {
    let text = fs::read_to_string(root(MAP)).unwrap_or_default();
    let rows = text.lines().filter_map(|line| line.strip_prefix("//! |"));
    let columns = rows.filter_map(|row| row.split_once('|'));
    let paths = columns.flat_map(|(paths, what)| {
        let paths = quotations(paths).flat_map(each);
        paths.map(|path| (path, what.to_owned()))
    });
    paths.collect()
}

/// The languages of which a row speaks.
fn languages(what: &str) -> Vec<&'static str> {
    let of_translations = what.contains(OF_TRANSLATIONS);
    let languages = Language::ALL.iter();
    let due = languages.filter(|it| !of_translations || **it != Language::English);
    due.map(|it| it.code()).collect()
}

/// Which rows of the map are not true: something is missing for a game or in a language.
fn untrue(mapped: &BTreeMap<String, String>, tree: &Tree, lists: &BTreeSet<String>) -> Vec<String> {
    let mut faults = Vec::new();
    for (path, what) in mapped {
        let due = match what.contains(IN_TURNS) {
            true => in_turns(),
            false => all(),
        };
        for path in languages(what)
            .iter()
            .map(|code| path.replace(LANGUAGE, code))
        {
            let lacks = |game: &&str| tree.found(&path.replace(GAME, game)).next().is_none();
            let lack: Vec<&str> = due.iter().copied().filter(lacks).collect();
            if !lack.is_empty() {
                faults.push(format!("{MAP}: {path} is missing for {lack:?}"));
            }
            if !path.contains(GAME) && !lists.contains(&path) {
                faults.push(format!("{MAP}: {path} does not name each game"));
            }
        }
    }
    faults
}

#[test]
fn the_map_of_a_new_game_is_true() {
    let tree = Tree::read();
    let (lists, mapped) = (lists(&tree), mapped());
    let mut faults = untrue(&mapped, &tree, &lists);
    let row = |path: &str| mapped.contains_key(path) || mapped.contains_key(&format!("{path}.rs"));
    for (place, have) in places(&tree) {
        if have.is_superset(&in_turns()) && !row(&place) {
            faults.push(format!("{MAP} has no row for {place} of {have:?}"));
        }
    }
    let unlisted = lists
        .iter()
        .filter(|path| !row(path) && !row(&of_language(path)));
    faults
        .extend(unlisted.map(|path| format!("{MAP} has no row for {path}, which names each game")));
    none(&faults);
}

#[test]
fn games_are_named_in_lists_and_not_by_ordinary_words() {
    for (path, line) in [
        ("src/a.rs", "Dealt => 3,"),
        ("src/a.rs", "    dealt: dealt::Dealt;"),
        ("a.ftl", "        [dealt] No two alike."),
        ("a.ftl", "dealt = { $who } won."),
        ("a.ftl", "how = In Dealt!, so does a bracket."),
        ("a.css", "  .dealt {"),
        ("a.webmanifest", "\"./#/seats/dealt\""),
    ] {
        assert!(names_game(path, line, "dealt"), "{path}: {line}");
    }
    for (path, line) in [
        ("src/a.rs", "mod dealt;"),
        ("a.ftl", "cards = { $count } cards are dealt."),
    ] {
        assert!(!names_game(path, line, "dealt"), "{path}: {line}");
    }
}

#[test]
fn a_place_is_found_by_the_name_of_its_game() {
    let of = |path: &str| place(path, "swoop");
    let found = |path: &str| of(path).unwrap_or_default();
    assert_eq!(found("src/setup/swoop.rs"), "src/setup/<game>");
    assert_eq!(found("src/games/swoop/cards.rs"), "src/games/<game>");
    assert_eq!(
        found("src/i18n/de/swoop/log.ftl"),
        "src/i18n/<language>/<game>"
    );
    assert_eq!(
        found("src/i18n/de/glossary-swoop.md"),
        "src/i18n/<language>/glossary-<game>.md"
    );
    assert_eq!(found("tests/e2e/swoop.js"), "tests/e2e/<game>.js");
    assert_eq!(of("src/swoops/mod.rs"), None);
}

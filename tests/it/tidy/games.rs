//! Every game is complete, and the map of what a new one needs, in `src/games/mod.rs`, is true.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use super::maps::{Tree, each};
use super::none;
use super::source::{Source, tokens};
use crate::support::root;
use kitchen_table::games::GameId;
use kitchen_table::i18n::Language;
use kitchen_table::setup::Setup;

/// The least number of playthroughs of a game.
const PLAYTHROUGHS: usize = 4;

/// Where the map is, and how it says that something is not needed in real time.
const MAP: &str = "src/games/mod.rs";
const IN_TURNS: &str = "in turns";

/// What in the map stands for the name of a game, and of a language.
const GAME: &str = "<game>";
const LANGUAGE: &str = "<language>";

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

/// What a game lacks.
fn lacks(game: &str, tree: &Tree) -> Vec<String> {
    let mut lacks = Vec::new();
    let playthroughs = tree
        .found(&format!("tests/playthroughs/{game}_*.txt"))
        .count();
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
    let tree = Tree::read();
    let lacking = names().into_iter().flat_map(|game| lacks(&game, &tree));
    none(&lacking.collect::<Vec<_>>());
}

type Games = BTreeSet<&'static str>;

fn all() -> Games {
    GameId::ALL.into_iter().map(GameId::slug).collect()
}

/// Those played in turns: only there, several people may practice together.
fn in_turns() -> Games {
    let in_turns = |game: &GameId| {
        let people = Setup::from_query(game.slug(), "seats=person,person,person");
        people.is_ok_and(|(setup, _)| setup.can_be_practice())
    };
    let games = GameId::ALL.into_iter().filter(in_turns);
    games.map(GameId::slug).collect()
}

/// Name `word` in a path, `<game>` or `<language>` there instead.
fn without(path: &str, word: &str, instead: &str) -> Option<String> {
    let apart = |c: char| !c.is_alphanumeric();
    let mut found = path.match_indices(word).filter(|&(at, _)| {
        let (before, after) = (&path[..at], &path[at + word.len()..]);
        (before.is_empty() || before.ends_with(apart))
            && (after.is_empty() || after.starts_with(apart))
    });
    let (at, _) = found.next()?;
    Some(format!(
        "{}{instead}{}",
        &path[..at],
        &path[at + word.len()..]
    ))
}

/// The path of a file or folder named after a game, up to that name, as in the map; `None` for all others.
fn place(path: &str, game: &str) -> Option<String> {
    let named = without(path, game, GAME)?;
    let end = named.find(GAME).map(|at| at + GAME.len())?;
    let end = named[end..].find('/').map_or(named.len(), |len| end + len);
    let place = named[..end].trim_end_matches(".rs");
    let codes = Language::ALL.iter().map(|it| it.code());
    let of_language = codes
        .into_iter()
        .find_map(|code| without(place, code, LANGUAGE));
    Some(of_language.unwrap_or_else(|| place.to_owned()))
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

/// The files that name every game, apart from declaring its module.
fn lists(tree: &Tree) -> BTreeSet<String> {
    let shared = tree.files.iter().filter(|path| {
        let folders = ["src/", "static/", "examples/", "benches/"];
        let shipped = folders.iter().any(|it| path.starts_with(it)) || *path == "index.html";
        shipped
            && GameId::ALL
                .iter()
                .all(|game| place(path, game.slug()).is_none())
    });
    let lists = shared.filter(|path| {
        let text = fs::read_to_string(root(path)).unwrap_or_default();
        let code = if path.ends_with(".rs") {
            Source::new(path, &text).shipped()
        } else {
            text
        };
        let tokens = tokens(&code);
        let named = |game: &str| {
            let mut pairs = tokens.windows(2);
            pairs.any(|it| it[0].1 != "mod" && it[1].1.eq_ignore_ascii_case(game))
        };
        all().into_iter().all(named)
    });
    lists
        .map(|path| {
            let mut codes = Language::ALL.iter().map(|it| it.code());
            let of_language = codes.find_map(|code| without(path, code, LANGUAGE));
            of_language.unwrap_or_else(|| path.clone())
        })
        .collect()
}

/// The paths in the first column of the map, and whether only games in turns have them.
fn mapped() -> BTreeMap<String, bool> {
    let text = fs::read_to_string(root(MAP)).unwrap_or_default();
    let rows = text.lines().filter_map(|line| line.strip_prefix("//! |"));
    let columns = rows.filter_map(|row| row.split_once('|'));
    let paths = columns.flat_map(|(paths, what)| {
        let paths = paths.split('`').skip(1).step_by(2).flat_map(each);
        paths.map(|path| (path, what.contains(IN_TURNS)))
    });
    paths.collect()
}

/// Which rows of the map aren't true: not every game has this place, or is in this list.
fn untrue(mapped: &BTreeMap<String, bool>, tree: &Tree, lists: &BTreeSet<String>) -> Vec<String> {
    let mut faults = Vec::new();
    for (path, &turns) in mapped {
        let due = if turns { in_turns() } else { all() };
        let without = |game: &&str| tree.found(&path.replace(GAME, game)).next().is_none();
        let lack: Vec<&str> = due.into_iter().filter(without).collect();
        if !lack.is_empty() {
            faults.push(format!("{MAP}: {path} is missing for {lack:?}"));
        }
        if !path.contains(GAME) && !lists.contains(path) {
            faults.push(format!("{MAP}: {path} doesn't name each game"));
        }
    }
    faults
}

#[test]
fn the_map_of_a_new_game_is_true() {
    let tree = Tree::read();
    let (lists, mapped) = (lists(&tree), mapped());
    let mut faults = untrue(&mapped, &tree, &lists);
    let row =
        |path: &String| mapped.contains_key(path) || mapped.contains_key(&format!("{path}.rs"));
    for (place, have) in places(&tree) {
        if have.is_superset(&in_turns()) && !row(&place) {
            faults.push(format!("{MAP} has no row for {place} of {have:?}"));
        }
    }
    let unlisted = lists.iter().filter(|path| !row(path));
    faults
        .extend(unlisted.map(|path| format!("{MAP} has no row for {path}, which names each game")));
    none(&faults);
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

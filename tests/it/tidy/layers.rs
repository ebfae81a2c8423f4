//! The dependencies that are not allowed, and what must not be used below the page. Only what
//! differs by layer is checked here; Clippy checks that rules never panic and nothing prints.

use kitchen_table::games::GameId;

use super::none;
use super::paths::{inner_paths, written};
use super::source::{Source, sources, tokens};

const BELOW_PAGE: [&str; 7] = [
    "engine", "games", "bots", "setup", "saves", "staging", "i18n",
];
const BROWSER: [&str; 8] = [
    "yew",
    "gloo",
    "web_sys",
    "wasm_bindgen",
    "wasm_bindgen_futures",
    "js_sys",
    "getrandom",
    "wasm_bindgen_test",
];
const CHANCE_AND_TIME: [&str; 6] = [
    "Instant",
    "SystemTime",
    "HashMap",
    "HashSet",
    "RandomState",
    "thread_rng",
];

/// The top-level module of a file; empty for `main.rs` and `lib.rs`.
fn layer(source: &Source) -> &str {
    source.module().first().copied().unwrap_or_default()
}

fn may_name(from: &str, to: &str) -> bool {
    match from {
        "engine" => to == "engine",
        "games" => ["engine", "games"].contains(&to),
        "settings" => ["engine", "games", "settings"].contains(&to),
        "staging" => ["engine", "games", "settings", "staging"].contains(&to),
        "bots" => ["engine", "games", "bots"].contains(&to),
        "setup" => ["engine", "games", "bots", "setup"].contains(&to),
        "saves" => ["engine", "games", "bots", "setup", "saves"].contains(&to),
        "i18n" => !["web", "ui"].contains(&to),
        "web" => to != "ui",
        _ => true,
    }
}

/// Paths to a higher layer, or from one game to another.
fn upward(source: &Source) -> Vec<String> {
    let is_game = |name: &str| GameId::ALL.iter().any(|game| game.slug() == name);
    let from = source.module();
    let mut faults = Vec::new();
    for (at, path) in inner_paths(source) {
        // A test's `super::*` inside a `mod.rs` imports the module's own items.
        let [to, rest @ ..] = &path[..] else { continue };
        if to == "*" {
            continue;
        }
        let mine = from.get(1);
        let other_game = || {
            rest.first()
                .filter(|&game| is_game(game) && mine != Some(&&game[..]))
        };
        let of_games = |layer: &str| ["games", "staging"].contains(&layer);
        let between_games = from.len() > 1 && of_games(from[0]) && of_games(to);
        if !may_name(layer(source), to) || between_games && other_game().is_some() {
            faults.push(format!("{}: names {}", source.at(at), path.join("::")));
        }
    }
    faults
}

/// A word of code with its context.
struct Word<'a> {
    /// The word before the `::` in front of it.
    of: &'a str,
    before: &'a str,
    word: &'a str,
}

impl Word<'_> {
    fn is(&self, names: &[&str]) -> bool {
        names.contains(&self.word)
    }

    /// `Pace::Instant` is not the clock of the same name.
    fn is_pace(&self) -> bool {
        self.of == "Pace" && self.before == "::"
    }
}

/// Why a word must not be used in this file, if so.
fn objection(word: &Word, source: &Source) -> Option<&'static str> {
    let layer = layer(source);
    let below_page = BELOW_PAGE.contains(&layer);
    let rules = ["engine", "games"].contains(&layer);
    let page = ["web", "ui"].contains(&layer) || source.path == "src/main.rs";
    if !page && word.is(&BROWSER) {
        Some("the browser is for web and ui")
    } else if below_page && word.is(&CHANCE_AND_TIME) && !word.is_pace() {
        Some("no clock, no chance but Rng and no disorder below the page")
    } else if rules && word.is(&["f32", "f64"]) {
        Some("no floats in rules")
    } else {
        None
    }
}

/// Words that must not be used in this file, and the clock by its path.
fn strangers(source: &Source) -> Vec<String> {
    let shipped = source.shipped();
    let tokens = tokens(&shipped);
    let neighbor = |i: Option<usize>| i.and_then(|i| tokens.get(i)).map_or("", |token| token.1);
    let mut faults = Vec::new();
    for (i, &(at, name)) in tokens.iter().enumerate() {
        let word = Word {
            of: neighbor(i.checked_sub(2)),
            before: neighbor(i.checked_sub(1)),
            word: name,
        };
        if let Some(why) = objection(&word, source) {
            faults.push(format!("{}: `{name}`: {why}", source.at(at)));
        }
    }
    for (at, path) in written(&shipped) {
        if BELOW_PAGE.contains(&layer(source)) && path.starts_with(&["std", "time"]) {
            faults.push(format!("{}: no clock below the page", source.at(at)));
        }
    }
    faults
}

/// The layers of the page, from the bottom: a folder may name itself, and folders in a layer below.
const FLOORS: [&[&str]; 13] = [
    &["languages", "listening"],
    &["words"],
    &["route"],
    &["use_settings", "use_layer", "browser_drags"],
    &["key_caps", "commands"],
    &["components", "motion", "saving"],
    &["boards::kit"],
    &["boards", "play"],
    &["registry"],
    &["app_state"],
    &["saved_games"],
    &["pages"],
    &["app"],
];

/// The folder of the page that a path below `ui` leads into, and its layer; each board is a folder of
/// its own.
fn floor(path: &[&str]) -> Option<(String, usize)> {
    let folder = match path {
        ["boards", inner, ..] => format!("boards::{inner}"),
        [folder, ..] => (*folder).to_owned(),
        [] => return None,
    };
    let place = |name: &str| FLOORS.iter().position(|floor| floor.contains(&name));
    let floor = place(&folder).or_else(|| place(path[0]))?;
    Some((folder, floor))
}

/// Paths of the page to the same layer or a higher one.
fn upstairs(source: &Source) -> Vec<String> {
    let module = source.module();
    let Some((from, at)) = module.strip_prefix(&["ui"]).and_then(floor) else {
        return Vec::new();
    };
    let named = inner_paths(source)
        .into_iter()
        .filter_map(|(offset, path)| {
            let path: Vec<&str> = path.iter().map(String::as_str).collect();
            let (to, there) = path.strip_prefix(&["ui"]).and_then(floor)?;
            (to != from && there >= at).then(|| (offset, path.join("::")))
        });
    named
        .map(|(offset, path)| format!("{}: names {path}", source.at(offset)))
        .collect()
}

/// Files of the page, except the registry, that distinguish between games.
fn discerning(source: &Source) -> Option<String> {
    let page = source.path.starts_with("src/ui/") && source.path != "src/ui/registry.rs";
    let shipped = source.shipped();
    let tokens = tokens(&shipped);
    let named = tokens.windows(3).filter_map(|words| match words {
        [(_, "GameId"), (_, "::"), (_, game)] if game.len() > 3 => Some(*game),
        _ => None,
    });
    let games = GameId::ALL.map(|game| format!("{game:?}"));
    let is_game = |word: &&str| games.iter().any(|game| game == word);
    let mut named: Vec<&str> = named.filter(is_game).collect();
    named.sort_unstable();
    named.dedup();
    (page && named.len() > 1).then(|| format!("{} tells {named:?} apart", source.path))
}

/// Bots and boards take an observation, and so does what they stage: they never hold a table or a record.
fn peeking(source: &Source) -> Vec<String> {
    let blind = ["src/bots/", "src/staging/", "src/ui/boards/"];
    if !blind.iter().any(|folder| source.path.starts_with(folder)) {
        return Vec::new();
    }
    let shipped = source.shipped();
    let tokens = tokens(&shipped);
    let mut faults = Vec::new();
    for window in tokens.windows(2) {
        let [(at, word), (_, next)] = window else {
            continue;
        };
        if *word == "Record" || *word == "Table" && ["<", "::"].contains(next) {
            faults.push(format!("{}: `{word}`: observations only", source.at(*at)));
        }
    }
    let of_engine =
        |path: &[String]| path[0] == "engine" && path.last().is_some_and(|name| name == "Table");
    let used = inner_paths(source).into_iter();
    let used = used
        .filter(|(_, path)| path.len() > 1 && path[path.len() - 2] != "Eyes" && of_engine(path));
    faults.extend(used.map(|(at, _)| format!("{}: `Table`: observations only", source.at(at))));
    faults
}

fn all(find: impl Fn(&Source) -> Vec<String>) -> Vec<String> {
    sources("src").iter().flat_map(find).collect()
}

#[test]
fn nothing_depends_on_a_higher_layer() {
    none(&all(upward));
}

#[test]
fn each_layer_of_the_page_depends_only_on_those_below_it() {
    none(&all(upstairs));
    let without_floor = sources("src/ui").into_iter().filter(|source| {
        let module = source.module();
        let inner = module.strip_prefix(&["ui"]).filter(|path| !path.is_empty());
        inner.is_some_and(|path| floor(path).is_none())
    });
    none(&without_floor.map(|source| source.path).collect::<Vec<_>>());
}

#[test]
fn the_page_distinguishes_games_in_one_place() {
    none(&all(|source| discerning(source).into_iter().collect()));
}

#[test]
fn a_path_to_a_higher_layer_of_the_page_is_found() {
    let found = |path, text| upstairs(&Source::new(path, text)).len();
    assert_eq!(
        found("src/ui/components/page.rs", "use crate::ui::play::Host;"),
        1
    );
    assert_eq!(
        found(
            "src/ui/components/page.rs",
            "use crate::ui::motion::Flight;"
        ),
        1
    );
    assert_eq!(
        found("src/ui/boards/dealt/mod.rs", "use super::swoop::Staged;"),
        1
    );
    assert_eq!(
        found(
            "src/ui/boards/kit/mod.rs",
            "use crate::ui::boards::dealt::Staged;"
        ),
        1
    );
    assert_eq!(
        found(
            "src/ui/play/mod.rs",
            "use crate::ui::boards::dealt::Staged;"
        ),
        1
    );
    assert_eq!(
        found("src/ui/play/mod.rs", "use crate::ui::registry::deal;"),
        1
    );
    assert_eq!(
        found(
            "src/ui/play/log.rs",
            "use super::store::Store; use crate::ui::boards::kit::PlayerInput;"
        ),
        0
    );
    assert_eq!(
        found(
            "src/ui/boards/dealt/hand.rs",
            "use super::cards::face; use crate::ui::boards::kit::PlayerInput;"
        ),
        0
    );
    let text = "fn f() { g(GameId::Dealt, GameId::Swoop) }";
    assert!(discerning(&Source::new("src/ui/pages/home.rs", text)).is_some());
    assert!(
        discerning(&Source::new(
            "src/ui/pages/home.rs",
            "fn f() { GameId::Dealt }"
        ))
        .is_none()
    );
}

#[test]
fn nothing_below_the_page_needs_a_browser_a_clock_or_randomness() {
    none(&all(strangers));
}

#[test]
fn bots_and_boards_only_observe() {
    none(&all(peeking));
}

#[test]
fn a_path_to_a_higher_layer_is_found() {
    let found = |path, text| upward(&Source::new(path, text));
    let sample = found(
        "src/engine/seat.rs",
        "\nuse crate::{engine::Rng, games::dealt};",
    );
    assert_eq!(sample, ["src/engine/seat.rs:2: names games::dealt"]);
    assert_eq!(
        found("src/games/dealt/mod.rs", "use super::sloop::Card;").len(),
        1
    );
    assert_eq!(
        found("src/games/dealt/cards.rs", "fn f() { crate::ui::start() }").len(),
        1
    );
    assert_eq!(
        found("src/bots/dealt.rs", "use crate::web::clock;").len(),
        1
    );
    assert_eq!(
        found("src/staging/dealt/mod.rs", "use crate::i18n::dealt::Msg;").len(),
        1
    );
    assert_eq!(
        found("src/staging/sloop/mod.rs", "use crate::games::dealt::Card;").len(),
        1
    );
    assert_eq!(
        found("src/settings/mod.rs", "use crate::i18n::Language;").len(),
        1
    );
    assert_eq!(
        found("src/saves/mod.rs", "use crate::i18n::saves::Msg;").len(),
        1
    );
    assert_eq!(
        found(
            "src/games/mod.rs",
            "use self::{dealt::Card, sloop::Card as C};"
        )
        .len(),
        0
    );
    assert_eq!(
        found(
            "src/games/dealt/effects.rs",
            "use super::cards; use crate::games::dealt::X;"
        )
        .len(),
        0
    );
    assert_eq!(
        found("src/ui/app.rs", "use crate::games::{dealt, sloop};").len(),
        0
    );
}

#[test]
fn a_forbidden_word_is_found() {
    let found = |path, text| strangers(&Source::new(path, text)).len();
    assert_eq!(found("src/games/dealt/mod.rs", "fn f(x: f64) {}"), 1);
    assert_eq!(
        found(
            "src/games/dealt/mod.rs",
            "#[cfg(test)] mod t { fn f(x: f64) {} }"
        ),
        0
    );
    assert_eq!(found("src/saves/mod.rs", "fn f() -> Instant {}"), 1);
    assert_eq!(
        found(
            "src/bots/mod.rs",
            "use std::time::Duration; use std::collections::HashMap;"
        ),
        2
    );
    assert_eq!(
        found("src/i18n/mod.rs", "use yew::Html; fn f() { say(\"yew\") }"),
        1
    );
    assert_eq!(
        found("src/web/clock.rs", "use web_sys::window; fn f() -> f64 {}"),
        0
    );
    assert_eq!(
        found(
            "src/i18n/mod.rs",
            "fn f() { (Pace::Instant, time::Instant) }"
        ),
        1
    );
    assert_eq!(found("src/lib.rs", "//! yew\nfn f() {}"), 0);
}

#[test]
fn peeking_is_found() {
    let found = |path, text| peeking(&Source::new(path, text)).len();
    assert_eq!(found("src/bots/mod.rs", "fn f(t: &Table<G>) {}"), 1);
    assert_eq!(
        found(
            "src/ui/boards/dealt/mod.rs",
            "use crate::engine::{Table, Record};"
        ),
        2
    );
    assert_eq!(
        found("src/bots/mod.rs", "fn f(e: Eyes) { e == Eyes::Table }"),
        0
    );
    assert_eq!(found("src/ui/play/mod.rs", "fn f(t: &Table<G>) {}"), 0);
}

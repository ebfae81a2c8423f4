//! Kitchen Table: five real-world card games played around one screen, in the browser.
//!
//! # How a game works
//! A [`Game`](engine::Game) is a value with pure rules. An [`Input`](engine::Input) is one decision: when it
//! was made, by whom, and what it is. Options, a seed and a list of inputs make up a complete game, the
//! [`Record`](engine::Record). A [`Table`](engine::Table) holds a record and the position it leads to. Only the
//! table accepts inputs, and it hands each seat an [`Observation`](engine::Observation), which is all that a
//! player's screen or a bot ever gets. Events describe what the whole table saw, secrets what a single seat saw
//! ([`Told`](engine::Told)). They are derived, never stored, and drive the log and the announcements. A
//! [`Bot`](bots::Bot) turns an observation into a decision. Resuming, reviewing, undoing and sharing a game all
//! replay a prefix of its record.
//!
//! Legality is decided in one place, [`Game::check`](engine::Game::check), which asks [`judge`](engine::Game::judge) for the
//! rules of the game, and also says why: boards show the
//! [`Tried`](engine::Tried) candidates with the reasons for those that were refused, bots filter them. Hidden
//! cards are hidden by construction: a [`View`](engine::Game::View) contains only what a game puts into it, and
//! the rest can be [imagined](engine::Imagine) but not looked up.
//!
//! # The modules
//! | module | contains | knows nothing of |
//! | --- | --- | --- |
//! | [`engine`] | what all games share, the [laws](engine::laws) that every game obeys, [playthroughs](engine::playthrough) | specific games, text, the browser |
//! | [`games`] | the rules, one folder per game: [`sloop`](games::sloop), [`dealt`](games::dealt), [`swoop`](games::swoop), [`stroop`](games::stroop), [`slapshot`](games::slapshot) | each other, bots, text |
//! | [`bots`] | computer players, [advice](bots::advice) and [reviews](bots::review), which see what a person in their seat would see | tables, text |
//! | [`setup`] | the setup of a game: who plays, which game, with which house rules | text, the page |
//! | [`saves`] | how games are stored as text, with checksums that detect changes | text shown to players, the page |
//! | [`settings`] | the players' preferences | text, the page |
//! | [`staging`] | what a player's taps stage, the resulting decision, and how costly a slip would be | text, the page |
//! | [`i18n`] | every text that people read, in files that the build turns into Rust | the page |
//! | `web` | what the browser provides: randomness, time, storage and more | the page |
//! | `ui` | the page, in Yew, in layers: one store applies inputs, boards render observations | rules |
//!
//! Each module depends only on those above it; the tests in `tests/it/tidy` enforce this. `web` and `ui` need
//! the feature `web`. Without it the crate is rules, bots and text, and builds for any target.
//!
//! # Words
//! | word | meaning |
//! | --- | --- |
//! | [seat](engine::Seat), [eyes](engine::Eyes) | a place at the table; whose view it is: a seat's, or that of everybody at the table |
//! | action, [input](engine::Input) | what a seat may do; an action with who took it, and when |
//! | gesture, staged, [decision](staging::Decision) | a tap or drag on a card; what it prepares; the action that would be, and whether it is legal |
//! | event, secret, [told](engine::Told), [tell](engine::Tell) | what everybody saw; what one seat saw; either of them; whoever is told |
//! | view, [observation](engine::Observation) | what eyes see of a position; the same with what they may do now |
//! | [illegal](engine::Illegal), refusal, [clause](engine::Clause) | why an action may not be taken; why the rules refuse it; the rule that says so |
//! | [imagine](engine::Imagine) | deal the hidden cards as they might lie, for a bot |
//! | [record](engine::Record), [journal](saves::Journal) | a whole game as data; the same as lines of text, appended as it goes on |
//! | [save](saves::Save), saved | a game as text; what the browser's database has of it |
//! | note, hint, reference | a word of advice to new players, shown once; what a bot advises, if asked (but a [`Hint`](games::sloop::Hint) of Sloop is what play gives away of a hand); what the cards do, to be looked up during play |
//! | [command](settings::Command), [block](settings::Block) | what a key does at a table; the keys of one of several people at a keyboard |
//! | standing decision | one made ahead, and taken as soon as the rules allow it |
//!
//! # From a tap to the journal
//! In turns, a board turns the tap into a gesture (`src/ui/boards/kit/hand.rs`), and that into something staged
//! (`turn_board.rs`). Once it is confirmed, or at once if it needs no confirmation, `Moves::play` hands it to
//! `Store::take_input`. `Store::play` (`src/ui/play/store/playing.rs`) checks it and applies it to the table, and
//! `Autosave::write` appends it to the journal, in memory. Then `use_store` (`src/ui/play/use_store.rs`) takes a
//! `Snapshot` of the game, the table draws that and the board, and `Saving` has the database save the input behind that.
//! Until it is saved, or the database is very late, nobody takes the device, nothing goes into a file or a link, and bots
//! that play in turns do not go on.
//!
//! In real time, a zone of Stroop's board calls `Store::take_input` without staging anything. The input waits for the next
//! frame, in which `RunningGame::play_until` applies it; from there on it goes the same way.
//!
//! In turns a bot is asked by `RunningGame::ask` (`src/ui/play/store/deciding.rs`), in real time by
//! `RunningGame::play_until` (`src/ui/play/store/as_running_game.rs`).
//!
//! # Where to start reading
//! - How a game is written: [`games::dealt`], then `tests/it/dealt`, where each clause of the rules has a test
//!   named after it. What a new game needs, from its rules to its style sheet: [`games`].
//! - What holds for all games: [`engine::laws`].
//! - What taps do at a board: [`staging`], then `tests/it/swoop/staging.rs`.
//! - What holds for all boards: `tests/it/markup`, which renders them without a browser.
//! - How games are serialized and read back: [`saves`]. How each input reaches the browser's database
//!   behind what is shown: `src/ui/saving`; its `tab_lock.rs` lets one tab at a time play it.
//! - How failures of that database are detected and reported, and where backup copies are kept: `src/web/save_db`.
//! - What happens to games when a browser call fails or the browser is killed: `tests/it/saving`, for every call,
//!   with the in-memory browser of `src/web/simulated_browser.rs`; `tests/e2e/torture`, at random, in real browsers.
//! - The layers of the page: `src/ui/mod.rs`. How an input is checked, applied, shown and saved, turn-based or in
//!   real time: `src/ui/play/store` and `src/ui/play/drivers`.
//! - What is loaded on demand: a game's code, when its box is opened (`src/ui/registry.rs`), and the pages beside
//!   the games (`src/ui/pages/lazy_pages.rs`). How the build splits these parts into files: `xtask/parts`.
//! - What a game gives the page in addition to its rules, and how to write a new board: `src/ui/boards/kit`.
//! - How the page works offline and is updated: `static/sw.js` and `src/web/offline.rs`; `xtask/src/offline.rs`
//!   writes the list of cached files.
//! - How cards are animated without blocking anything: `src/ui/motion`.

#![warn(clippy::print_stderr, clippy::print_stdout)]

pub mod bots;
pub mod engine;
pub mod games;
pub mod i18n;
pub mod saves;
pub mod settings;
pub mod setup;
pub mod staging;
#[cfg(feature = "web")]
pub mod ui;
#[cfg(feature = "web")]
pub mod web;

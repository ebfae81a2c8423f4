//! Kitchen Table: real card games around one screen, in the browser.
//!
//! # The idea
//! A [`Game`](engine::Game) is a value with pure rules. An [`Input`](engine::Input) is one decision:
//! when, by whom, what; options, a seed and a list of inputs are a whole game. A
//! [`Table`](engine::Table) is that [`Record`](engine::Record) and the position it leads to; it alone
//! accepts inputs, and it gives each seat an [`Observation`](engine::Observation), which is all that a
//! person's screen or a bot ever gets. Events say what the whole table saw happen, secrets what one
//! seat alone saw ([`Told`](engine::Told)); they are derived, drive log and announcements, and are
//! never stored. A [`Bot`](bots::Bot) turns an observation into a choice. Leaving, coming back,
//! looking back, taking back and sharing a game are all "replay a prefix of the record".
//!
//! Legality is written once, in [`Game::check`](engine::Game::check), and explains itself: boards draw
//! what was [`Tried`](engine::Tried) with the reasons of the refused, and bots filter it. Hidden cards
//! are hidden by construction: a game builds each [`View`](engine::Game::View) by inclusion, and what
//! is hidden can be [imagined](engine::Imagine) but not looked up.
//!
//! # The modules
//! | module | holds | never knows |
//! | --- | --- | --- |
//! | [`engine`] | what all games share, the [laws](engine::laws) that all keep, [playthroughs](engine::playthrough) | a game, a sentence, a browser |
//! | [`games`] | the rules, a folder a game: [`sloop`](games::sloop), [`dealt`](games::dealt), [`swoop`](games::swoop), [`stroop`](games::stroop), [`slapshot`](games::slapshot) | each other, bots, sentences |
//! | [`bots`] | players that see what a person in their seat would see | tables, sentences |
//! | [`setup`] | who plays what by which house rules | sentences, the page |
//! | [`saves`] | how a game is kept as text, so that what was changed is noticed | sentences, the page |
//! | [`settings`] | what people may set to their liking | sentences, the page |
//! | [`i18n`] | every sentence that a person reads, as data | the page |
//! | `web` | what the browser gives: chance, time and places to keep things | the page |
//! | `ui` | the page, in Yew, floor by floor: one store writes a game, boards get observations | rules |
//!
//! Each knows only those above it, and tests in `tests/it/tidy` see to that. `web` and `ui` need the
//! feature `web`; without it the crate is rules, bots and sentences, and builds anywhere.
//!
//! # Where to begin
//! - How a game is put together: [`games::dealt`], then `tests/it/dealt`, where each clause of its
//!   rules has a test named after it.
//! - What is true of all games: [`engine::laws`].
//! - What is true of all boards: `tests/it/markup`, which draws them without a browser.
//! - How a game is kept, and read again: [`saves`]; how each input gets into the browser's database,
//!   in games by turns before it is shown: `src/ui/persistence`; how one tab at a time plays it: its `tab_lock.rs`.
//! - What is the matter with that database, how pages say so, and the copies that lie elsewhere:
//!   `src/web/game_db`.
//! - What becomes of games when the browser fails them or is killed, at any call: `tests/it/keeping`,
//!   in a browser in memory, `src/web/memory.rs`; in real ones, at random, `tests/e2e/torture`.
//! - The floors of the page: `src/ui/mod.rs`. How an input is checked, applied, written down and made
//!   known, by turns or in real time: `src/ui/play/store` and `src/ui/play/drivers`.
//! - What comes when it is needed: a game's code with its box (`src/ui/registry.rs`), pages beside the games
//!   when they are opened (`src/ui/pages/desk.rs`); how the build makes files of these parts: `xtask/parts`.
//! - What a game gives the page besides rules, and how to write a new table: `src/ui/boards/kit`.
//! - How the page comes to open without a network, and how a new version of it comes: `static/sw.js`, and
//!   `src/web/offline.rs`; `xtask/src/offline.rs` writes the list of what is kept.
//! - How cards fly without anything waiting for them: `src/ui/motion`.

#![warn(clippy::print_stderr, clippy::print_stdout)]

pub mod bots;
pub mod engine;
pub mod games;
pub mod i18n;
pub mod saves;
pub mod settings;
pub mod setup;
#[cfg(feature = "web")]
pub mod ui;
#[cfg(feature = "web")]
pub mod web;

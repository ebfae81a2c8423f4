//! What every board has. A new one writes its cards, its middle and its gestures, and little else.
//!
//! | file | holds |
//! | --- | --- |
//! | [`game_ui`] | a game's side of the page, and what passes between a board and the one who plays |
//! | [`decision`] | what is staged, what it would do, and what the rules say to it |
//! | [`staging`] | holds what is staged for as long as it counts, and what may be told while a card turns |
//! | [`moves`] | from a touch or a key to a decision |
//! | [`mod@action_bar`] | the button that does what is staged, held where that is hard to mend |
//! | [`mod@layout`] | which parts lie where |
//! | [`mod@prompt`] | the one sentence that says what is awaited, with its clause |
//! | [`players`], [`mod@name_tag`] | the plates round the table, and what is known of a player in full |
//! | [`closer_look`] | a closer look at one of several things |
//! | [`mod@line`] | a line of the log, with its seat and its cards for the eye |
//! | [`mod@notes`] | what new players are told, once |
//! | [`kept`] | what a board keeps under a cover |
//! | [`house_rules`] | a choice for a house rule |
//!
//! # A new table
//! What a game writes to get its table, for which Swoop is the example (lines, by
//! `wc -l src/ui/boards/swoop/*.rs`):
//!
//! | file | what one writes | lines |
//! | --- | --- | --- |
//! | `mod.rs` | [`GameUi`]: the types below, `KEYS`, and functions from events to marks, words, flights, what one tells of a game | 135 |
//! | `cards.rs` | the prints of its cards, and its back | 74 |
//! | `staged.rs`, `decision.rs` | [`StagedMove`]: what taps lead to, the decision that it comes to, how hard that is to mend | 245 |
//! | `board.rs` | the board: which parts lie where, and its own gestures and keys | 223 |
//! | `pile.rs`, `stacks.rs`, `rank_pad.rs` | its middle, and the own cards | 490 |
//! | `players.rs` | what everybody may know of each player, for plate and closer look, and what is left at the end of a round | 156 |
//! | `prompt.rs`, `action_bar.rs` | which sentence is said now, and what the button says | 238 |
//! | `flights.rs`, `anchor.rs` | which cards move between which places, and which moments are held | 275 |
//! | `line.rs`, `notes.rs` | the lines of the log, each with its seat and cards, and what new players are told | 93 |
//! | `score.rs`, `outcome.rs`, `house_rules.rs`, `reference.rs`, `box_art.rs` | the score sheet, what decided a game, the form, the quick reference, the picture | 189 |
//! | all of it | | 2118 |
//!
//! Besides: its sentences in [`i18n`](crate::i18n), its house rules in [`setup`](crate::setup), its keys in
//! [`settings`](crate::settings), a style sheet that is its own, the colours of its box in `boxes.css`, an arm in the
//! [registry](crate::ui::registry) and in [`Setup::flaw`](crate::setup::Setup::flaw).

pub mod action_bar;
pub mod closer_look;
pub mod decision;
pub mod game_ui;
pub mod house_rules;
pub mod kept;
pub mod layout;
pub mod line;
pub mod moves;
pub mod name_tag;
pub mod notes;
pub mod players;
pub mod prompt;
pub mod staging;

pub use action_bar::{ActionBar, action_bar};
pub use closer_look::use_closer_look;
pub use decision::{Decision, Risk, StagedMove};
pub use game_ui::{
    BoardProps, Check, Deed, EventMarks, GameUi, HouseRulesForm, Part, Running, Seating, Spotlight,
    refusal,
};
pub use house_rules::rule_choice;
pub use kept::Kept;
pub use layout::layout;
pub use line::Line;
pub use moves::{Moves, press_in_bar, use_board_keys, use_moves};
pub use name_tag::{name_tag, own_plate};
pub use notes::{Note, Notes};
pub use players::{Plate, PlayersProps, use_players};
pub use prompt::{Prompt, prompt};
pub use staging::{use_staged, use_told};

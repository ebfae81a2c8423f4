//! The parts shared by all boards. A new one adds its cards, its middle and its gestures, and little else.
//!
//! | file | holds |
//! | --- | --- |
//! | [`game_ui`] | a game's part of the user interface, and what passes between a board and the player |
//! | [`decision`] | what is staged, what it would do, and what the rules say about it |
//! | [`staging`] | keeps what is staged while it is valid, and withholds what a turning card reveals |
//! | [`story`] | what happened, for whatever reports it |
//! | [`turn_board`] | the board of a game played in turns, and what the game adds to it |
//! | [`moves`] | from gestures and keys to decisions |
//! | [`hand`] | what a click on a card means, the focus among the viewer's cards, and the digits that tap them |
//! | [`mod@action_bar`] | the button that confirms a decision, held where a slip is costly |
//! | [`mod@prompt`] | the sentence that says what to do, with its clause |
//! | [`players`], [`mod@name_tag`] | the plates around the table, and the details of a player |
//! | [`closer_look`] | a closer look at one of several things |
//! | [`mod@log_line`] | a line of the log, with its seat and cards for sighted readers |
//! | [`mod@notes`] | hints for new players, shown once |
//! | [`board_memory`] | state that a board keeps while covered |
//! | [`house_rules`] | a choice for a house rule |
//!
//! # A new table
//! What a game implements to get its table, with Swoop as the example (lines, by `wc -l src/ui/boards/swoop/*.rs`):
//!
//! | file | what to write | lines |
//! | --- | --- | --- |
//! | `mod.rs` | [`GameUi`]: its types, `KEYS`, and functions from events to marks, words, flights, highlights | 124 |
//! | `cards.rs` | the prints of its cards, and the back | 74 |
//! | `staged.rs`, `decision.rs` | [`StagedMove`]: the effect of taps, the resulting decision, and its risk | 245 |
//! | `board.rs`, `gesture.rs` | [`TurnUi`]: the parts of its board, and its own gestures and keys | 193 |
//! | `pile.rs`, `stacks.rs`, `rank_pad.rs` | its middle, and the viewer's cards | 558 |
//! | `players.rs` | what everybody may know of each player, in brief and in full, and what a round leaves | 160 |
//! | `prompt.rs`, `action_bar.rs` | the current sentence, and the label of the button | 238 |
//! | `flights.rs`, `anchor.rs` | which cards move between which places, and which moments are held | 272 |
//! | `log_line.rs`, `help.rs` | the lines of the log; the quick reference and hints for new players | 117 |
//! | `outcome.rs`, `house_rules.rs`, `box_art.rs` | the score sheet and what decided a game, the form, the picture | 151 |
//! | total | | 2132 |
//!
//! It also needs sentences in [`i18n`](crate::i18n), house rules in [`setup`](crate::setup), keys in
//! [`settings`](crate::settings), its own style sheet, the colors of its box in `boxes.css`, and an arm in the
//! [registry](crate::ui::registry) and in [`Setup::flaw`](crate::setup::Setup::flaw).

pub mod action_bar;
pub mod board_memory;
pub mod closer_look;
pub mod decision;
pub mod game_ui;
pub mod hand;
pub mod house_rules;
pub mod log_line;
pub mod moves;
pub mod name_tag;
pub mod notes;
pub mod players;
pub mod prompt;
pub mod staging;
pub mod story;
pub mod turn_board;

pub use action_bar::{ActionBar, action_bar};
pub use board_memory::BoardMemory;
pub use closer_look::use_closer_look;
pub use decision::{Decision, Risk, StagedMove};
pub use game_ui::{
    BoardProps, Check, Deed, EventMarks, GameUi, HouseRulesForm, Milestone, Running, Seating,
    Spotlight, refusal,
};
pub use hand::{CardRow, Tap, click, taps, use_card_digits, use_card_row, use_focus_on_turn};
pub use house_rules::rule_choice;
pub use log_line::LogLine;
pub use moves::{Moves, press_in_bar};
pub use name_tag::{name_tag, own_plate};
pub use notes::{Note, Notes};
pub use players::{Plate, PlayersProps, use_players};
pub use prompt::{Prompt, prompt};
pub use story::Story;
pub use turn_board::{TurnBoard, TurnProps, TurnUi};

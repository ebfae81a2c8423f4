//! The parts shared by all boards. A new one adds its cards, its middle and its gestures, and little else.
//!
//! | file | holds |
//! | --- | --- |
//! | [`game_ui`] | a game's part of the user interface, and what passes between a board and the player |
//! | [`mod@log`] | what happened, for whatever reports it, and a line of the log |
//! | [`turn_board`] | the board of a game played in turns, and what the game adds to it |
//! | [`moves`] | from gestures and keys to decisions |
//! | [`hand`] | what a click on a card means and where it can be dragged, the focus among the viewer's cards, and the digits that tap them |
//! | [`mod@action_bar`] | the button that confirms a decision, held where a slip is costly |
//! | [`advice`] | what a person is advised to do |
//! | [`mod@prompt`] | the sentence that says what to do, with its clause |
//! | [`players`] | the plates around the table, and the details of a player |
//! | [`closer_look`] | a closer look at one of several things |
//! | `meaning` | what a sign on the table means, for whoever taps it |
//! | [`mod@notes`] | notes for new players, shown once |
//!
//! # A new table
//! What a game implements to get its table, with Swoop as the example. Each trait is implemented where its logic is.
//!
//! | file | what to write |
//! | --- | --- |
//! | `mod.rs` | [`GameUi`]: its board, and the gestures on it |
//! | `cards.rs` | [`Cards`]: the prints of its cards, the back, and the quick reference |
//! | `game_box.rs` | [`GameBox`]: the picture and the house rules |
//! | `log.rs` | [`Log`]: the lines of the log, and which events begin or end something |
//! | `flights.rs`, `deal.rs`, `cleared.rs`, `anchor.rs` | [`Flights`]: which cards move between which places, and which moments are held |
//! | `results.rs` | [`Results`]: the score sheet, highlights, and open hands at the end |
//! | `prompt.rs`, `action_bar.rs` | [`Turns`]: who may do what, as a sentence; and the label of the button |
//! | `src/staging/swoop.rs` | [`StagedMove`]: the effect of taps, the resulting decision, and its risk |
//! | `board.rs` | [`TurnUi`]: the parts of its board, and what its gestures and keys do |
//! | `pile.rs`, `heap.rs`, `pile_look.rs`, `stacks.rs`, `rank_pad.rs` | its middle, and the viewer's cards |
//! | `players.rs` | what everybody may know of each player, in brief and in full, and what a round leaves |
//! | `notes.rs`, `signs.rs` | notes for new players, and what the signs on the cards mean |
//!
//! What a new game needs besides its table is listed with the [games](crate::games).
//!
//! [`StagedMove`]: crate::staging::StagedMove

pub mod action_bar;
pub mod advice;
pub mod closer_look;
pub mod game_ui;
pub mod hand;
pub mod log;
pub mod meaning;
pub mod moves;
pub mod notes;
pub mod players;
pub mod prompt;
pub mod turn_board;

pub use action_bar::{ActionBar, action_bar};
pub use advice::advised;
pub use closer_look::use_closer_look;
pub use game_ui::{
    Advised, Around, BoardMemory, BoardProps, Cards, Check, Flights, GameBox, GameUi,
    HouseRulesForm, Log, PlayerInput, Results, Running, Seating, Turns, refusal, rule_choice,
};
pub use hand::{
    CardRow, Dragged, Tap, click, drags, drags_telling, lifts, taps, use_card_digits, use_card_row,
    use_focus_on_turn,
};
pub use log::{EventMarks, LogLine, Milestone, Moods, RoundEnd, Spotlight, Story};
pub use meaning::meaning;
pub use moves::{Moves, press_in_bar};
pub use notes::{Note, Notes};
pub use players::{
    Choosing, Plate, PlayersProps, lately, name_tag, own_plate, plate_of, player_details,
    seat_head, use_players,
};
pub use prompt::{Prompt, prompt};
pub use turn_board::{TurnBoard, TurnProps, TurnUi, face_down};

//! A running game of any kind, as the page knows it. Everything that needs the game's types stays behind this trait:
//! table, history, board. What it returns is plain data, and only what the eyes it is for may see.

use std::cell::Ref;
use std::ops::{Deref, Range};
use std::rc::Rc;

use yew::prelude::*;

use super::event_index::EventIndex;
use super::session::Session;
use crate::bots::Level;
use crate::engine::{Eyes, Millis, Outcome, Seat, Seats, Status};
use crate::games::GameId;
use crate::saves::{BrokenOff, StorageError};
use crate::setup::Chair;
use crate::ui::boards::kit::{LogLine, Running};
use crate::ui::components::Sheet;
use crate::ui::motion::Flight;

/// A running game. Handles are equal if they share the same object.
#[derive(Clone)]
pub struct GameHandle(Rc<dyn RunningGame>);

impl GameHandle {
    /// Creates a handle.
    #[must_use]
    pub fn new(game: Rc<dyn RunningGame>) -> Self {
        Self(game)
    }

    /// The table of the game.
    pub fn at_table(&self, host: &Host) -> Html {
        self.0.table(self, host)
    }

    /// The game itself, to be kept beyond this handle.
    #[must_use]
    pub fn shared(&self) -> Rc<dyn RunningGame> {
        Rc::clone(&self.0)
    }
}

impl Deref for GameHandle {
    type Target = dyn RunningGame;

    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}

impl PartialEq for GameHandle {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl std::fmt::Debug for GameHandle {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "game {}", self.autosave().key())
    }
}

/// A running game without its types: what the page asks of it and does to it. A `step` is a moment after that many
/// inputs; `None` is now. What is the same whatever is played is in its [`Session`].
pub trait RunningGame {
    /// What every running game has.
    fn session(&self) -> &Session;

    /// The index of what happened.
    fn index(&self) -> Ref<'_, EventIndex>;

    /// When the last input was made.
    fn at(&self) -> Millis;

    /// In real time, when each input was made.
    fn times(&self) -> Option<Rc<[Millis]>>;

    /// Who may act, or how it ended.
    fn status(&self, step: Option<usize>) -> Status;

    /// The seats that may still have to decide something before the next pause.
    fn in_play(&self) -> Seats;

    /// When the clock acts next, if it does.
    fn clock_due(&self) -> Option<Millis>;

    /// Makes the clock act if it is due.
    fn run_clock(&self);

    /// Records, in real time, that play is paused from now on.
    fn pause(&self);

    /// Asks a bot to decide, and plays its decision unless something else was played meanwhile.
    fn ask_bot(self: Rc<Self>, seat: Seat, level: Level);

    /// Finds out what to advise this seat, and shows it unless something is played meanwhile.
    fn advise(self: Rc<Self>, seat: Seat);

    /// Whether that is being found out.
    fn is_advising(&self) -> bool;

    /// Reviews the decisions of this seat in a game that is over, in place of any other review; unless it was done before.
    fn review(self: Rc<Self>, seat: Seat);

    /// Stops a review that is being made.
    fn stop_review(&self);

    /// How many of how many decisions are done with, while a review is being made.
    fn reviewing(&self) -> Option<(usize, usize)>;

    /// What was found in the decisions of this seat, once they have been reviewed.
    fn reviewed(&self, seat: Seat) -> Option<Reviewed>;

    /// Whether the decision before this moment was a bot's, which can be asked why: only when the round is over.
    fn can_explain(&self, step: usize) -> bool;

    /// Has the bot tell why, until another is asked.
    fn explain(&self, step: usize);

    /// Plays everything done in real time up to this play time, by people, bots and the clock, in order of time.
    fn play_until(self: Rc<Self>, until: Millis);

    /// When the next frame has to be played, in play time, if nobody does anything before; `None` if none is needed.
    fn due(&self, now: Millis) -> Option<Millis>;

    /// Takes inputs back until `step` are left.
    fn take_back(&self, step: usize);

    /// Changes who sits where.
    fn seat(&self, chairs: Vec<Chair>);

    /// Continues from lines written by another tab.
    ///
    /// # Errors
    /// If they cannot be read; then nothing has changed.
    fn reload(&self, lines: &[String]) -> Result<(), BrokenOff>;

    /// The log line for this entry, if it is worth one and these eyes saw it.
    fn line(&self, place: usize, eyes: Eyes) -> Option<LogLine>;

    /// The score after the first `until` public events.
    fn score(&self, until: usize, step: Option<usize>) -> Sheet;

    /// What a player would tell a friend about the game.
    fn highlights(&self) -> Vec<AttrValue>;

    /// The cards that decided the round or game that ended with the first `until` public events, in this scene.
    fn decided_by(&self, until: usize, scene: Scene) -> Html;

    /// The spotlight on the last of the first `until` public events, at a table with this seat at its near edge.
    fn spotlight(&self, until: usize, near: Option<Seat>) -> Html;

    /// The cards that moved during these public events, for a board of these eyes that shows this scene.
    fn flights(&self, news: Range<usize>, eyes: Eyes, scene: Scene) -> Vec<Flight>;

    /// What may be done now, in a few words that may be announced.
    fn spoken_prompt(&self, step: Option<usize>) -> AttrValue;

    /// What the next person takes the device for, if it is not for a turn; empty in most games.
    fn purpose(&self) -> AttrValue;

    /// Whether this seat sees nothing now that is hidden from others.
    fn hides_nothing(&self, seat: Seat) -> bool;

    /// Whether everybody has seen all that this seat sees now.
    fn has_no_secret(&self, seat: Seat) -> bool;

    /// How it ended, in a sentence.
    fn verdict(&self, outcome: &Outcome) -> AttrValue;

    /// A link to it, if it has ended.
    fn link(&self) -> Option<String>;

    /// Its board.
    fn board(&self, shown: Shown) -> Html;

    /// The whole table. The game itself draws it, so that this code is loaded along with the game.
    fn table(&self, game: &GameHandle, host: &Host) -> Html;

    /// Whether it has ended.
    fn is_over(&self) -> bool {
        matches!(self.status(None), Status::Over(_))
    }

    /// The seats to act.
    fn to_act(&self) -> Seats {
        match self.status(None) {
            Status::ToAct(seats) => seats,
            Status::Over(_) => Seats::NONE,
        }
    }
}

impl Deref for dyn RunningGame + '_ {
    type Target = Session;

    fn deref(&self) -> &Session {
        self.session()
    }
}

/// What a table needs from its page.
#[derive(Clone, PartialEq)]
pub struct Host {
    /// Why the game is currently not being saved, if it is not.
    pub trouble: Option<StorageError>,
    /// Called with the reason when saving fails, and with `None` when it works again.
    pub ontrouble: Callback<Option<StorageError>>,
    /// Deals again for the same seats.
    pub onagain: Callback<()>,
    /// Draws a clause of a game's rules, and those around it.
    pub rule: Callback<(GameId, AttrValue), Html>,
}

/// What a review of somebody's decisions has found.
#[derive(Clone, PartialEq, Debug)]
pub struct Reviewed {
    /// The decisions that cost most, the costliest first.
    pub(super) found: Vec<Found>,
    /// How many decisions were looked at closely, if not all.
    pub(super) only: Option<usize>,
}

/// A decision in place of which there was a better one.
#[derive(Clone, PartialEq, Debug)]
pub struct Found {
    /// The number of inputs before it.
    pub(super) step: usize,
    /// What was done, and what was better.
    pub(super) words: AttrValue,
}

/// How a board is shown.
#[derive(Clone, PartialEq, Debug)]
pub struct Shown {
    /// The eyes that look at it.
    pub(super) eyes: Eyes,
    /// The seat at the near edge.
    pub(super) near: Option<Seat>,
    /// What covers the area of that seat.
    pub(super) cover: Option<Html>,
    /// Whether decisions can be made: not in the past, nor while another tab plays the game.
    pub(super) live: bool,
    /// What it shows of the game.
    pub(super) scene: Scene,
    /// How many public events led to it.
    pub(super) told: usize,
    /// Whether a card is being turned over.
    pub(super) turning: bool,
    /// How the play time runs, in real time.
    pub(super) running: Option<Running>,
}

/// What is shown of a game. A step is a moment after that many inputs; `None` is now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scene {
    /// A moment.
    Step(Option<usize>),
    /// The same with all hands open, allowed only at the end of the game.
    OpenHands(Option<usize>),
    /// The end of a round with all hands open, by the index of the pause that follows it.
    RoundEnd(usize),
}

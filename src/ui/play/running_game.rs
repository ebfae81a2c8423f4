//! A running game of any kind, as the page knows it. Everything that needs the game's types stays behind this trait:
//! table, history, board. What it returns is plain data, and only what the eyes it is for may see.

use std::cell::Ref;
use std::ops::{Deref, Range};
use std::rc::Rc;

use yew::prelude::*;

use super::event_index::EventIndex;
use super::session::Session;
use super::snapshot::{Scene, Shown, Snapshot, Summary};
use crate::bots::Level;
use crate::engine::{Eyes, Millis, Seat, Status};
use crate::saves::BrokenOff;
use crate::setup::Chair;
use crate::ui::boards::kit::LogLine;
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

/// What bots are asked to do. They think bit by bit, while the page goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// Decide for a seat. The decision is played unless something else was played meanwhile.
    Decision(Seat, Level),
    /// Advise a seat. The advice is shown unless something is played meanwhile.
    Advice(Seat),
    /// Review the decisions of a seat in a game that is over, in place of any other review; unless it was done before.
    Review(Seat),
    /// Stop a review that is being made.
    NoReview,
    /// Tell why a bot decided as it did right before this step. The reason is shown until another is asked.
    Why(usize),
}

/// A running game without its types: what the page asks of it and does to it. What is the same whatever is played is in
/// its [`Session`].
pub trait RunningGame {
    /// What every running game has.
    fn session(&self) -> &Session;

    /// The index of what happened.
    fn index(&self) -> Ref<'_, EventIndex>;

    /// Who may act now, or how it ended.
    fn status(&self) -> Status;

    /// How it stands after `step` inputs, or now.
    fn snapshot(&self, step: Option<usize>) -> Snapshot;

    /// Plays everything due up to this play time: in real time what was done by people, bots and the clock, in order of
    /// time; in turns the clock's action, if it is due. Returns when to call it again, in real time, if nobody does
    /// anything before; `None` if never.
    fn play_until(self: Rc<Self>, until: Millis) -> Option<Millis>;

    /// Records, in real time, that play is paused from this play time on.
    fn pause(&self, at: Millis);

    /// Asks bots something.
    fn ask(self: Rc<Self>, what: Asked);

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

    /// Sums up the round or game that ended with the first `until` public events: the score after `step` inputs, or now,
    /// and what decided it, in this scene.
    fn summary(&self, until: usize, step: Option<usize>, scene: Scene) -> Summary;

    /// The spotlight on the last of the first `until` public events, at a table with this seat at its near edge.
    fn spotlight(&self, until: usize, near: Option<Seat>) -> Html;

    /// The cards that moved during these public events, for a board of these eyes that shows this scene.
    fn flights(&self, news: Range<usize>, eyes: Eyes, scene: Scene) -> Vec<Flight>;

    /// Its board.
    fn board(&self, shown: Shown) -> Html;
}

impl Deref for dyn RunningGame + '_ {
    type Target = Session;

    fn deref(&self) -> &Session {
        self.session()
    }
}

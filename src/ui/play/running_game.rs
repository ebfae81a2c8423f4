//! A running game as the page knows it, whichever it is. All that needs its types stays behind this:
//! its table, what was told, its board. What comes out is plain, and nothing that the eyes it is for
//! did not see.

use std::cell::{Cell, Ref};
use std::ops::{Deref, Range};
use std::rc::Rc;

use yew::prelude::*;

use super::event_index::EventIndex;
use super::host::Host;
use crate::bots::Level;
use crate::engine::{BySeat, Eyes, Millis, Outcome, Seat, Seats, Status};
use crate::saves::BrokenOff;
use crate::setup::{Chair, Setup};
use crate::ui::boards::kit::{Line, Running, Seating};
use crate::ui::motion::Flight;
use crate::ui::parts::Sheet;
use crate::ui::persistence::Autosave;
use crate::web::clock::Stopwatch;

/// A running game; the same object is the same game.
#[derive(Clone)]
pub struct GameHandle(Rc<dyn RunningGame>);

impl GameHandle {
    /// A handle on it.
    #[must_use]
    pub fn new(game: Rc<dyn RunningGame>) -> Self {
        Self(game)
    }

    /// The table at which it is played.
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

/// A running game without its types: what the page asks of it and has done to it. A `step` is a moment
/// to look at, after so many inputs; `None` is now.
pub trait RunningGame {
    /// What writes it down, and tells it from others.
    fn autosave(&self) -> &Autosave;

    /// What it was dealt from.
    fn seed(&self) -> u64;

    /// Who plays what.
    fn setup(&self) -> Rc<Setup>;

    /// The names of the seats.
    fn names(&self) -> Rc<BySeat<String>>;

    /// The seat of the one who looks at the screen, if only one person plays and nobody has sent the game.
    fn you(&self) -> Option<Seat>;

    /// How several people sit at the screen.
    fn seating(&self) -> Seating;

    /// Whether it is played in real time.
    fn is_real_time(&self) -> bool;

    /// What happened in it.
    fn index(&self) -> Ref<'_, EventIndex>;

    /// How much of what the table saw happen was looked at in pauses.
    fn seen_to(&self) -> &Cell<usize>;

    /// When the last input was made.
    fn at(&self) -> Millis;

    /// In real time, when each input was made.
    fn times(&self) -> Option<Rc<[Millis]>>;

    /// Who may act, or how it ended.
    fn status(&self, step: Option<usize>) -> Status;

    /// Who may still have something to decide before the next pause.
    fn in_play(&self) -> Seats;

    /// When the clock does something, if it does.
    fn clock_due(&self) -> Option<Millis>;

    /// Lets somebody know of every change, once it is written down.
    fn listen(&self, listener: Option<Listener>);

    /// Makes at the table what was written down, and lets the one who listens now show it, whoever it was then.
    fn show(&self);

    /// Lets inputs be played, or not: they may be where the game is played, and not elsewhere.
    fn take_inputs(&self, takes: bool);

    /// Holds inputs back while one is on its way to where it is kept; each that is held is let go once.
    fn hold_inputs(&self, holds: bool);

    /// Notes, in real time, that the time of play stands from now on.
    fn pause(&self);

    /// Runs the time of play, or lets it stand.
    fn set_stopwatch(&self, watch: Option<Stopwatch>);

    /// Lets the clock do what it is due to do.
    fn strike(&self);

    /// Lets a bot decide, and plays that unless something else was played meanwhile.
    fn ask_bot(self: Rc<Self>, seat: Seat, level: Level);

    /// Plays all that was done in real time until a moment of play: people's deeds, bots' and the
    /// clock's, in the order of time.
    fn frame(self: Rc<Self>, until: Millis);

    /// When the next frame is to be played, in the time of play, if nobody does anything before; `None`: it need
    /// not be.
    fn due(&self, now: Millis) -> Option<Millis>;

    /// Whom to tell, in real time, when somebody does something.
    fn on_deed(&self, told: Option<Callback<()>>);

    /// Takes inputs back until so many are left.
    fn take_back(&self, step: usize);

    /// Lets others take their seats.
    fn seat(&self, chairs: Vec<Chair>);

    /// Goes on from lines that another tab has written.
    ///
    /// # Errors
    /// Where they cannot be read; then nothing has changed.
    fn reload(&self, lines: &[String]) -> Result<(), BrokenOff>;

    /// A line for what stands at this place among everything told, if it is worth one and these eyes
    /// saw it.
    fn line(&self, place: usize, eyes: Eyes) -> Option<Line>;

    /// The score of what the table had seen happen until then.
    fn score(&self, until: usize, step: Option<usize>) -> Sheet;

    /// What a player would tell a friend about it.
    fn highlights(&self) -> Vec<AttrValue>;

    /// The cards that decided what ended with so much of what the table saw, in this scene.
    fn decided_by(&self, until: usize, scene: Scene) -> Html;

    /// What is looked at by itself when the table has seen so much happen.
    fn spotlight(&self, until: usize) -> Html;

    /// Which cards moved while this part of what the table saw happened, for a board of these eyes that
    /// shows this scene.
    fn flights(&self, news: Range<usize>, eyes: Eyes, scene: Scene) -> Vec<Flight>;

    /// What goes on after a pause.
    fn go_on(&self) -> AttrValue;

    /// What may be done now, in a few words that may be said aloud.
    fn asked(&self, step: Option<usize>) -> AttrValue;

    /// What the next one gets the device for, where it is no turn; nothing in most games.
    fn errand(&self) -> AttrValue;

    /// How it ended, in a sentence.
    fn verdict(&self, outcome: &Outcome) -> AttrValue;

    /// A link to it, if it has ended.
    fn link(&self) -> Option<String>;

    /// The drawings of its cards.
    fn deck(&self) -> Html;

    /// What one looks up in the middle of it.
    fn reference(&self) -> Html;

    /// Its board.
    fn board(&self, shown: Shown) -> Html;

    /// All of its table. It is the game that draws it, for it came with the game: no page has a table
    /// before.
    fn table(&self, game: &GameHandle, host: &Host) -> Html;

    /// Whether it has ended.
    fn is_over(&self) -> bool {
        matches!(self.status(None), Status::Over(_))
    }

    /// Whose decisions are awaited.
    fn to_act(&self) -> Seats {
        match self.status(None) {
            Status::ToAct(seats) => seats,
            Status::Over(_) => Seats::NONE,
        }
    }
}

/// The one who puts a running game on the screen.
#[derive(Clone, PartialEq, Debug)]
pub struct Listener {
    /// Something has changed, and is written down.
    pub onchange: Callback<()>,
    /// It is to be shown now.
    pub onshow: Callback<()>,
}

/// How a board is shown.
#[derive(Clone, PartialEq, Debug)]
pub struct Shown {
    /// Who looks.
    pub(super) eyes: Eyes,
    /// Whether there is anything to decide: not where it is the past, or not played here.
    pub(super) live: bool,
    /// What of the game it shows.
    pub(super) scene: Scene,
    /// Whether a card is being turned over.
    pub(super) turning: bool,
    /// How the time of play runs, in real time.
    pub(super) running: Option<Running>,
}

/// What of a game is shown. A step is a moment after so many inputs; `None` is now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scene {
    /// A moment.
    Step(Option<usize>),
    /// The same with all hands open, which nothing but the end of the game allows.
    Open(Option<usize>),
    /// The end of a round, with all hands open, by the place of the pause that follows it.
    Closed(usize),
}

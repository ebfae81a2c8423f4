//! What every running game has, whatever is played: who sits where, what saves it, and who may change it.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use yew::prelude::*;

use crate::engine::{Millis, Seat, Seats};
use crate::i18n::Names;
use crate::setup::Setup;
use crate::ui::boards::kit::{BoardMemory, GameUi, Seating};
use crate::ui::saving::Autosave;
use crate::ui::words::names_for;
use crate::web::clock::Stopwatch;

/// How a game is presented at each of its tables.
#[derive(Clone, Copy, Debug)]
pub struct Presentation {
    /// How several people share the screen.
    pub seating: Seating,
    /// Whether it is played in real time.
    pub real_time: bool,
    /// Whether the cards that decided a game are looked at before the winner is named.
    pub withholds: bool,
    /// The drawings of its cards.
    pub sprites: fn() -> Html,
    /// The quick reference.
    pub reference: fn() -> Html,
}

impl Presentation {
    /// How this game is presented.
    pub(super) fn of<U: GameUi>() -> Self {
        Self {
            seating: U::SEATING,
            real_time: U::REAL_TIME,
            withholds: U::WITHHOLDS && !U::REAL_TIME,
            sprites: U::sprites,
            reference: U::reference,
        }
    }
}

/// A running game apart from what is played.
pub struct Session {
    /// How the game is presented.
    pub presentation: Presentation,
    seed: u64,
    /// Whether the game was played by somebody else.
    sent: bool,
    setup: RefCell<Rc<Setup>>,
    names: RefCell<Rc<Names>>,
    autosave: Autosave,
    seen_to: Cell<usize>,
    /// Whether the game may be played in this tab.
    takes: Cell<bool>,
    /// Incremented to discard queued inputs and pending questions to bots.
    pub(super) generation: Cell<u32>,
    /// In real time, whether a round has ended and time has not run since.
    pub(super) over: Cell<bool>,
    watch: Cell<Option<Stopwatch>>,
    /// Called when something is new.
    listener: RefCell<Option<Callback<()>>>,
    /// Called when somebody does something in real time.
    awaits: RefCell<Option<Callback<()>>>,
    /// The bots whose hands are moving, in real time, as last shown.
    pub(super) underway: Cell<Seats>,
    pub(super) memory: BoardMemory,
}

impl Session {
    pub(super) fn new(
        presentation: Presentation,
        seed: u64,
        setup: Setup,
        autosave: Autosave,
    ) -> Self {
        let sent = autosave.is_aside();
        Self {
            presentation,
            seed,
            sent,
            names: RefCell::new(Rc::new(names_for(&setup, you(&setup, sent)))),
            setup: RefCell::new(Rc::new(setup)),
            autosave,
            seen_to: Cell::new(0),
            takes: Cell::new(true),
            generation: Cell::new(0),
            over: Cell::new(false),
            watch: Cell::new(None),
            listener: RefCell::default(),
            awaits: RefCell::default(),
            underway: Cell::default(),
            memory: BoardMemory::default(),
        }
    }

    /// What saves the game and identifies it.
    pub fn autosave(&self) -> &Autosave {
        &self.autosave
    }

    /// The seed of the deal.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The seats, the house rules and whether it is practice.
    pub fn setup(&self) -> Rc<Setup> {
        Rc::clone(&self.setup.borrow())
    }

    /// The names of the seats.
    pub fn names(&self) -> Rc<Names> {
        Rc::clone(&self.names.borrow())
    }

    /// The seat of the viewer, if only one person plays and the game was not sent by somebody else.
    pub fn you(&self) -> Option<Seat> {
        you(&self.setup.borrow(), self.sent)
    }

    /// The people whose decisions can be reviewed: nobody in real time, nor if somebody else played the game.
    pub fn reviewed_people(&self) -> Seats {
        match self.sent || self.presentation.real_time {
            true => Seats::NONE,
            false => self.setup.borrow().people(),
        }
    }

    /// How many public events were looked at in pauses.
    pub fn seen_to(&self) -> &Cell<usize> {
        &self.seen_to
    }

    /// Sets who is told that something is new, shows the game, and has it saved.
    pub fn listen(&self, listener: Option<Callback<()>>) {
        self.listener.replace(listener);
    }

    /// Tells the listener that something is new.
    pub(super) fn notify(&self) {
        let listener = self.listener.borrow().clone();
        if let Some(listener) = listener {
            listener.emit(());
        }
    }

    /// Sets whether inputs are accepted: only in the tab that plays the game.
    pub fn take_inputs(&self, takes: bool) {
        self.takes.set(takes);
        if !takes {
            self.discard_queued();
        }
    }

    /// Whether inputs are accepted.
    pub(super) fn takes_inputs(&self) -> bool {
        self.takes.get()
    }

    /// Discards queued inputs and pending questions to bots: they were meant for another table or another time.
    pub fn discard_queued(&self) {
        self.generation.set(self.generation.get() + 1);
    }

    /// Changes who sits where.
    pub(super) fn take_seats(&self, setup: Setup) {
        let names = names_for(&setup, you(&setup, self.sent));
        self.names.replace(Rc::new(names));
        self.setup.replace(Rc::new(setup));
        self.discard_queued();
    }

    /// Sets the stopwatch of the play time; `None` stops the time.
    pub fn set_stopwatch(&self, watch: Option<Stopwatch>) {
        self.over.set(self.over.get() && watch.is_none());
        self.watch.set(watch);
    }

    /// The stopwatch of the play time, while it runs.
    pub(super) fn stopwatch(&self) -> Option<Stopwatch> {
        self.watch.get()
    }

    /// Sets the callback for inputs in real time.
    pub fn on_input(&self, callback: Option<Callback<()>>) {
        self.awaits.replace(callback);
    }

    /// Tells that somebody did something in real time.
    pub(super) fn report_input(&self) {
        let awaits = self.awaits.borrow().clone();
        if let Some(callback) = awaits {
            callback.emit(());
        }
    }

    /// The play time, at least `at`.
    pub(super) fn time(&self, at: Millis) -> Millis {
        let read = self.watch.get().map(|watch| watch.read());
        read.unwrap_or(at).max(at)
    }
}

/// The seat of the viewer, if only one person plays and the game was not sent by somebody else.
fn you(setup: &Setup, sent: bool) -> Option<Seat> {
    setup.people().single().filter(|_| !sent)
}

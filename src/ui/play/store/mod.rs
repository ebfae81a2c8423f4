//! The single writer of a running game: its table, its history and its journal.
//!
//! An input is validated, recorded and published, in that order, by one call. So an illegal input is never recorded,
//! however many inputs come in one frame, and the cost of an input does not grow with the game. `playing` says when it
//! is applied to the table.

mod chairs;
mod change;
mod history;
mod playing;
mod running;

use std::cell::{Cell, RefCell};
use std::ops::Range;
use std::rc::{Rc, Weak};

use yew::prelude::*;

use super::drivers::FrameQueue;
use super::running_game::{Listener, RunningGame, Scene};
use crate::engine::{
    BySeat, Eyes, Game, Illegal, Input, Millis, Observation, Record, Seat, Seats, Table,
};
use crate::saves::{BrokenOff, GameKey, Journal, Read, Save, Unreadable, link};
use crate::setup::{Setup, SetupFlaw};
use crate::ui::boards::kit::{BoardMemory, Check, Deed, GameUi, Story};
use crate::ui::persistence::{Autosave, Label};
use crate::ui::words::names_for;
use crate::web::clock::Stopwatch;
use chairs::{bots, setup_of, you};
use change::Change;
use history::{History, Wording};

type Action<U> = <U as Game>::Action;
type Refusal<U> = <U as Game>::Refusal;

/// Where a game comes from, which decides whether it is kept.
pub enum Origin {
    /// A new game, or one from a file: kept as a game of its own.
    New,
    /// A game saved under this key.
    Kept(GameKey),
    /// A game sent by somebody else, not kept unless somebody wants it.
    Sent,
}

/// A running game, and the only way to change it.
pub struct Store<U: GameUi> {
    table: RefCell<Table<U>>,
    history: RefCell<History<U>>,
    setup: RefCell<Rc<Setup>>,
    wording: RefCell<Wording>,
    autosave: Autosave,
    /// Changes that have been written down but not yet applied to the table.
    ahead: RefCell<Vec<Change<Action<U>>>>,
    seen_to: Cell<usize>,
    /// Whether the game was played by somebody else.
    sent: bool,
    /// Whether the game may be played in this tab.
    takes: Cell<bool>,
    /// Incremented to discard pending questions to bots.
    generation: Cell<u32>,
    /// In real time, whether a round has ended and time has not run since.
    over: Cell<bool>,
    /// How many changes are being saved.
    holds: Cell<u32>,
    watch: Cell<Option<Stopwatch>>,
    listener: RefCell<Option<Listener>>,
    frame: RefCell<FrameQueue<U>>,
    /// Called when somebody does something in real time.
    awaits: RefCell<Option<Callback<()>>>,
    /// The bots whose hands are moving, in real time, as last shown.
    underway: Cell<Seats>,
    /// The past moment that was looked at last, and the table then.
    past: RefCell<Option<(usize, Table<U>)>>,
    /// Standing decisions, made as soon as the rules allow them, with their seats.
    standing: RefCell<Vec<(Seat, Action<U>)>>,
    act: Callback<Deed<Action<U>>>,
    set_standing: Callback<(Seat, Option<Action<U>>)>,
    check: Check<U>,
    now: Callback<(), Millis>,
    memory: BoardMemory,
}

impl<U: GameUi> Store<U> {
    /// Deals a new game.
    ///
    /// # Errors
    /// If the setup is invalid.
    pub fn deal(setup: &Setup, seed: u64) -> Result<Rc<Self>, SetupFlaw> {
        let options = setup.options::<U>()?;
        let mut history = History::new();
        let save = Save::<U> {
            record: Record {
                options,
                seed,
                inputs: Vec::new(),
            },
            chairs: setup.chairs.clone(),
            practice: setup.is_practice(),
        };
        // Read its journal like that of any other game.
        let read = Journal::read(&[save.write()], &mut history).map_err(|_| {
            let players = setup.game.players();
            SetupFlaw::Players(setup.chairs.len(), *players.start(), *players.end())
        })?;
        let store = Self::with(read, history, &Origin::New);
        store.seen_to.set(0);
        Ok(store)
    }

    /// Resumes a game from its journal, which is replayed once.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn open(lines: &[String], origin: &Origin) -> Result<Rc<Self>, BrokenOff> {
        let mut history = History::new();
        let read = Journal::read::<U>(lines, &mut history)?;
        Ok(Self::with(read, history, origin))
    }

    /// Opens a finished game from a link, and replays it once.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn finished(text: &str) -> Result<Rc<Self>, Unreadable> {
        let mut history = History::new();
        let read = link::read(text, &mut history)?;
        let store = Self::with(read, history, &Origin::Sent);
        store.seen_to.set(usize::MAX);
        Ok(store)
    }

    fn with(read: Read<U>, mut history: History<U>, origin: &Origin) -> Rc<Self> {
        history.index.taken_back = read.taken_back;
        let setup = Rc::new(setup_of(&read.save));
        let sent = matches!(origin, Origin::Sent);
        let label = Label::new(&setup, read.title, read.table.step(), &read.table.status());
        let autosave = match origin {
            Origin::New => Autosave::begin(read.journal, label),
            Origin::Kept(key) => Autosave::open(*key, read.journal, label),
            Origin::Sent => Autosave::aside(read.journal, label),
        };
        let before_last = read.table.step().saturating_sub(1);
        Rc::new_cyclic(|me: &Weak<Self>| Self {
            seen_to: Cell::new(history.index.seen_by(before_last)),
            frame: RefCell::new(FrameQueue::new(bots::<U>(&setup))),
            awaits: RefCell::default(),
            table: RefCell::new(read.table),
            history: RefCell::new(history),
            wording: RefCell::new(Wording {
                names: Rc::new(names_for(&setup, you(&setup, sent))),
                lines: Vec::new(),
            }),
            setup: RefCell::new(setup),
            autosave,
            ahead: RefCell::default(),
            sent,
            takes: Cell::new(true),
            generation: Cell::new(0),
            over: Cell::new(false),
            holds: Cell::new(0),
            watch: Cell::new(None),
            listener: RefCell::new(None),
            underway: Cell::default(),
            past: RefCell::new(None),
            standing: RefCell::default(),
            act: calls(me, Self::deed, |_| ()),
            set_standing: calls(me, Self::set_standing, |_| ()),
            check: calls(me, Self::check, |answer| {
                answer.unwrap_or(Err(Illegal::Over))
            }),
            now: calls(me, |store, ()| store.time(), Option::unwrap_or_default),
            memory: BoardMemory::default(),
        })
    }

    /// The standing decision of these eyes.
    fn standing(&self, eyes: Eyes) -> Option<Action<U>> {
        let standing = self.standing.borrow();
        let found = standing.iter().find(|(seat, _)| Some(*seat) == eyes.seat());
        found.map(|(_, action)| action.clone())
    }

    fn takes_inputs(&self) -> bool {
        self.takes.get() && self.holds.get() == 0 && self.ahead.borrow().is_empty()
    }

    fn make_known(&self) {
        let listener = self.listener.borrow().clone();
        if let Some(listener) = listener {
            listener.onchange.emit(());
        }
    }

    fn redraw(&self) {
        let listener = self.listener.borrow().clone();
        if let Some(listener) = listener {
            listener.onshow.emit(());
        }
    }

    /// What these eyes see now.
    #[must_use]
    pub fn seen(&self, eyes: Eyes) -> Observation<U> {
        self.observe(eyes, None)
    }

    /// The play time.
    fn time(&self) -> Millis {
        let read = self.watch.get().map(|watch| watch.read());
        read.unwrap_or_else(|| self.at())
    }

    /// Takes an input from the screen: played at once, or in real time with the next frame.
    pub fn deed(&self, deed: Deed<Action<U>>) {
        if !self.takes_inputs() {
            return;
        }
        let made = self.watch.get().map(|watch| watch.at(deed.at));
        let input = Input::new(made.unwrap_or_default(), deed.seat, deed.action);
        if U::REAL_TIME {
            // While time is paused, inputs are ignored.
            if made.is_some() {
                self.frame.borrow_mut().push(input);
                let awaits = self.awaits.borrow().clone();
                if let Some(told) = awaits {
                    told.emit(());
                }
            }
        } else {
            let at = input.at.max(self.at());
            // Ignore an input that is no longer legal.
            let _ = self.play(Input { at, ..input });
        }
    }

    fn check(&self, (seat, action): (Seat, Action<U>)) -> Result<(), Illegal<Refusal<U>>> {
        let at = self.time().max(self.at());
        self.table.borrow().check(&Input::new(at, seat, action))
    }

    /// Queries the table at a moment.
    fn look<T>(&self, step: Option<usize>, ask: impl FnOnce(&Table<U>) -> T) -> T {
        let table = self.table.borrow();
        let Some(step) = step.filter(|&step| step < table.step()) else {
            return ask(&table);
        };
        let mut past = self.past.borrow_mut();
        if past.as_ref().is_none_or(|(there, _)| *there != step) {
            // A `Tell` that ignores everything would be extra code.
            *past = Some((step, table.retell(step, &mut History::<U>::new())));
        }
        match &*past {
            Some((_, then)) => ask(then),
            None => ask(&table),
        }
    }

    fn observe(&self, eyes: Eyes, step: Option<usize>) -> Observation<U> {
        self.look(step, |table| table.observe(eyes, table.at()))
    }

    /// What these eyes see of a scene.
    fn see(&self, eyes: Eyes, scene: Scene) -> Observation<U> {
        match scene {
            Scene::Step(step) => self.observe(eyes, step),
            Scene::Open(step) => self.observe_open(eyes, step),
            Scene::Closed(pause) => {
                let closed = self.observe_closed(eyes, pause);
                closed.unwrap_or_else(|| self.observe(Eyes::Table, None))
            }
        }
    }

    /// Reports these public events, and what these eyes see of the scene.
    fn story<T>(
        &self,
        events: Range<usize>,
        eyes: Eyes,
        scene: Scene,
        report: impl FnOnce(&Story<U>) -> T,
    ) -> T {
        report(&Story {
            events: &self.history.borrow().public(events),
            seen: &self.see(eyes, scene),
            names: &self.names(),
        })
    }

    /// A short description of each seat's last turn in the scene's round.
    fn last_turns(&self, scene: Scene) -> Rc<[AttrValue]> {
        let (Scene::Step(step) | Scene::Open(step)) = scene else {
            return Rc::default();
        };
        let (history, seats) = (self.history.borrow(), self.table.borrow().seats());
        let step = step.unwrap_or_else(|| history.index.step());
        let turn = |seat| U::last_turn(&history.public(history.index.last_turn(seat, step)));
        (0..seats).map(Seat).map(turn).collect()
    }

    /// The same with all hands open.
    fn observe_open(&self, eyes: Eyes, step: Option<usize>) -> Observation<U> {
        self.opened(eyes, |eyes| self.observe(eyes, step))
    }

    /// What these eyes see of the end of the round that this pause follows.
    fn observe_closed(&self, eyes: Eyes, pause: usize) -> Option<Observation<U>> {
        let history = self.history.borrow();
        let position = history.closed(pause)?;
        let step = self.index().step();
        Some(self.opened(eyes, |eyes| {
            Observation::of(position, eyes, step, self.at())
        }))
    }

    fn opened(&self, eyes: Eyes, observe: impl Fn(Eyes) -> Observation<U>) -> Observation<U> {
        let mut seen = observe(eyes);
        let seats = self.table.borrow().seats();
        let views = BySeat::new(seats, |seat| observe(Eyes::Seat(seat)).view);
        seen.view = U::with_open_hands(&seen.view, &views);
        seen
    }

    /// The game so far, as a save.
    fn save(&self) -> Save<U> {
        let setup = self.setup.borrow();
        Save {
            record: self.table.borrow().record().clone(),
            chairs: setup.chairs.clone(),
            practice: setup.practice,
        }
    }

    /// Replaces table and history after a change other than an input.
    fn start_over(&self, table: Table<U>, history: History<U>) {
        self.table.replace(table);
        self.history.replace(history);
        self.past.replace(None);
        self.wording.borrow_mut().lines.clear();
        self.empty_frame();
    }

    /// Discards queued inputs: they were meant for another table or another time.
    fn empty_frame(&self) {
        let bots = bots::<U>(&self.setup.borrow());
        self.frame.replace(FrameQueue::new(bots));
        self.generation.set(self.generation.get() + 1);
    }

    fn take_seats(&self, setup: Setup) {
        let names = Rc::new(names_for(&setup, you(&setup, self.sent)));
        let lines = Vec::new();
        self.wording.replace(Wording { names, lines });
        self.setup.replace(Rc::new(setup));
        self.empty_frame();
    }
}

/// A callback into the store while it exists; `answer` maps the result.
fn calls<U: GameUi, A: 'static, B: 'static, C: 'static>(
    me: &Weak<Store<U>>,
    call: fn(&Store<U>, A) -> B,
    answer: fn(Option<B>) -> C,
) -> Callback<A, C> {
    let me = me.clone();
    Callback::from(move |asked| answer(me.upgrade().map(|store| call(&store, asked))))
}

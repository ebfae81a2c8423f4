//! The single writer of a running game: its table, its history and its journal.
//!
//! One call checks an input, applies it, records it and publishes it. So an illegal input is never recorded, however
//! many inputs come in one frame, and the cost of an input does not grow with the game.
//!
//! | file | holds |
//! | --- | --- |
//! | `playing` | the inputs to the game |
//! | `deciding`, `advising`, `reviewing`, `explaining` | what bots are asked: to decide, to advise, to find better decisions, and why they did something |
//! | `thinking` | how they think without holding up the page |
//! | `frame_queue` | in real time, what people, bots and the clock do until the next frame, in order of time |
//! | `history`, `reviews` | what happened, and what was found in it |
//! | `as_running_game` | what the page may ask of the game and do to it, without its types |

mod advising;
mod as_running_game;
mod deciding;
mod explaining;
mod frame_queue;
mod history;
mod playing;
mod reviewing;
mod reviews;
mod thinking;

use std::cell::{Cell, RefCell, RefMut};
use std::ops::{Deref, Range};
use std::rc::{Rc, Weak};

use yew::prelude::*;

use super::running_game::RunningGame;
use super::session::{Presentation, Session};
use super::snapshot::Scene;
use crate::bots::Bot;
use crate::engine::{BySeat, Eyes, Game, Illegal, Input, Millis, Observation, Seat, Table};
use crate::i18n::Language;
use crate::saves::{BrokenOff, GameKey, Journal, Read, Save, Unreadable, link};
use crate::setup::{Chair, Playable, Setup, SetupFlaw, Who};
use crate::ui::boards::kit::{Advised, Check, GameUi, LogLine, PlayerInput, Story};
use crate::ui::saving::{Autosave, Label};
use crate::web::clock;
pub use frame_queue::FrameQueue;
use history::History;
use reviews::Reviews;

type Action<U> = <U as Game>::Action;
type Refusal<U> = <U as Game>::Refusal;

/// The step of the game, and the session's generation.
type Moment = (usize, u32);

/// Where a game comes from, which decides whether it is saved.
pub enum Origin {
    /// A new game, or one from a file: saved as a game of its own.
    New,
    /// A game saved under this key.
    Saved(GameKey),
    /// A game sent by somebody else, not saved unless somebody wants it.
    Sent,
}

/// A running game, and the only way to change it.
pub struct Store<U: GameUi> {
    session: Session,
    table: RefCell<Table<U>>,
    history: RefCell<History<U>>,
    /// The log in words of a language: each line is worded once.
    lines: RefCell<(Language, Vec<Option<LogLine>>)>,
    /// What a bot is thinking about: the step, the session's generation, and who sits there.
    thinking: Cell<Option<(usize, u32, Option<Who>)>>,
    /// The moment at which advice is being thought about.
    advising: Cell<Option<Moment>>,
    /// The last advice to the only person at the table, and its moment.
    advice: RefCell<Option<(Moment, Advised<U>)>>,
    /// What people might have done better, once the game is over.
    reviews: RefCell<Reviews<U>>,
    /// The last reason that a bot told, and how many inputs had been made when it was asked.
    explained: RefCell<Option<(usize, Advised<U>)>>,
    /// In real time, what is done until the next frame, and the session's generation that it belongs to.
    queue: RefCell<(u32, FrameQueue<U>)>,
    /// The past moment that was looked at last, and the table then.
    past: RefCell<Option<(usize, Table<U>)>>,
    /// What the board revealed last: what is still seen while a card is turned over.
    drawn: RefCell<Option<Rc<Observation<U>>>>,
    /// Standing decisions, made as soon as the rules allow them, with their seats.
    standing: RefCell<Vec<(Seat, Action<U>)>>,
    act: Callback<PlayerInput<Action<U>>>,
    set_standing: Callback<(Seat, Option<Action<U>>)>,
    check: Check<U>,
    now: Callback<(), Millis>,
}

impl<U: GameUi> Deref for Store<U> {
    type Target = Session;

    fn deref(&self) -> &Session {
        &self.session
    }
}

impl<U: GameUi> Store<U> {
    /// Deals a new game.
    ///
    /// # Errors
    /// If the setup is invalid.
    pub fn deal(setup: &Setup, seed: u64) -> Result<Rc<Self>, SetupFlaw> {
        if let Some(flaw) = setup.flaw() {
            return Err(flaw);
        }
        let options = setup.options::<U>()?;
        let mut history = History::new();
        let table = Table::new(options, seed, &mut history).expect("the setup has no flaw");
        let save = Save {
            record: table.record().clone(),
            chairs: setup.chairs.clone(),
            practice: setup.is_practice(),
        };
        let read = Read {
            journal: Journal::begin(&save),
            save,
            table,
            title: None,
            taken_back: 0,
        };
        let store = Self::with(read, history, &Origin::New);
        store.seen_to().set(0);
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
        store.seen_to().set(usize::MAX);
        Ok(store)
    }

    fn with(read: Read<U>, mut history: History<U>, origin: &Origin) -> Rc<Self> {
        history.index.taken_back = read.taken_back;
        let setup = setup_of(&read.save);
        let label = Label::new(&setup, read.title, read.table.step(), &read.table.status());
        let autosave = match origin {
            Origin::New => Autosave::begin(read.journal, label),
            Origin::Saved(key) => Autosave::open(*key, read.journal, label),
            Origin::Sent => Autosave::aside(read.journal, label),
        };
        let before_last = read.table.step().saturating_sub(1);
        let bots = bots::<U>(&setup);
        let seed = read.save.record.seed;
        let session = Session::new(Presentation::of::<U>(), seed, setup, autosave);
        session.seen_to().set(history.index.seen_by(before_last));
        Rc::new_cyclic(|me: &Weak<Self>| Self {
            session,
            table: RefCell::new(read.table),
            history: RefCell::new(history),
            lines: RefCell::default(),
            thinking: Cell::new(None),
            advising: Cell::default(),
            advice: RefCell::default(),
            reviews: RefCell::default(),
            explained: RefCell::default(),
            queue: RefCell::new((0, FrameQueue::new(bots))),
            past: RefCell::default(),
            drawn: RefCell::default(),
            standing: RefCell::default(),
            // What the board plays arrives here.
            act: calls(me, Self::take_input, |_| ()),
            set_standing: calls(me, Self::set_standing, |_| ()),
            check: calls(me, Self::check, |answer| {
                answer.unwrap_or(Err(Illegal::Over))
            }),
            now: calls(
                me,
                |store, ()| store.time(store.at()),
                Option::unwrap_or_default,
            ),
        })
    }

    /// The standing decision of these eyes.
    fn standing(&self, eyes: Eyes) -> Option<Action<U>> {
        let standing = self.standing.borrow();
        let found = standing.iter().find(|(seat, _)| Some(*seat) == eyes.seat());
        found.map(|(_, action)| action.clone())
    }

    /// What is done until the next frame.
    fn queue(&self) -> RefMut<'_, FrameQueue<U>> {
        let generation = self.generation.get();
        let mut queue = self.queue.borrow_mut();
        if queue.0 != generation {
            *queue = (generation, FrameQueue::new(bots::<U>(&self.setup())));
        }
        RefMut::map(queue, |(_, queue)| queue)
    }

    /// When the last input was made, in play time.
    #[must_use]
    pub fn at(&self) -> Millis {
        self.table.borrow().at()
    }

    /// What these eyes see now.
    #[must_use]
    pub fn seen(&self, eyes: Eyes) -> Observation<U> {
        self.observe(eyes, None)
    }

    /// Takes an input from the screen: played at once, or in real time with the next frame.
    pub fn take_input(&self, made: PlayerInput<Action<U>>) {
        if !self.takes_inputs() {
            return;
        }
        let made_at = clock::happened(made.at);
        let at = self.stopwatch().map(|watch| watch.at(made_at));
        let input = Input::new(at.unwrap_or_default(), made.seat, made.action);
        if U::REAL_TIME {
            // While time is paused, inputs are ignored.
            if at.is_some() {
                self.queue().push(input);
                self.report_input();
            }
        } else {
            let at = input.at.max(self.at());
            // Ignore an input that is no longer legal.
            let _ = self.play(Input { at, ..input });
        }
    }

    fn check(&self, (seat, action): (Seat, Action<U>)) -> Result<(), Illegal<Refusal<U>>> {
        let at = self.time(self.at());
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
            Scene::OpenHands(step) => self.observe_open(eyes, step),
            Scene::RoundEnd(pause) => {
                let closed = self.observe_closed(eyes, pause);
                closed.unwrap_or_else(|| self.observe(Eyes::Table, None))
            }
        }
    }

    /// While a card is being turned over, what was seen before by the eyes that now see this of the scene.
    fn before(
        &self,
        seen: &Rc<Observation<U>>,
        scene: Scene,
        turning: bool,
    ) -> Option<Rc<Observation<U>>> {
        let kept = self.drawn.take();
        let kept = kept.filter(|drawn| turning && drawn.eyes == seen.eyes);
        let revealed = kept.unwrap_or_else(|| Rc::clone(seen));
        // Hands that lie open after a round are not what was seen before the next one.
        if turning || !matches!(scene, Scene::RoundEnd(_)) {
            self.drawn.replace(Some(Rc::clone(&revealed)));
        }
        turning.then_some(revealed)
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
        let (Scene::Step(step) | Scene::OpenHands(step)) = scene else {
            return Rc::default();
        };
        let (history, seats) = (self.history.borrow(), self.table.borrow().seats());
        let step = step.unwrap_or_else(|| history.index.step());
        let turn = |seat| {
            let turn = history.public(history.index.last_turn(seat, step));
            let since = history.public(history.index.since_last_turn(seat, step));
            U::lately(seat, &turn, &since)
        };
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
        let setup = self.setup();
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
        self.drawn.replace(None);
        self.reviews.take();
        self.explained.take();
        self.lines.take();
        self.discard_queued();
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

/// The setup of a saved game.
fn setup_of<G: Playable>(save: &Save<G>) -> Setup {
    Setup {
        game: G::ID,
        chairs: save.chairs.clone(),
        house_rules: G::house_rules(&save.record.options),
        practice: save.practice,
    }
}

/// The bots of a real-time table, by seat; none at other tables.
fn bots<U: GameUi>(setup: &Setup) -> Vec<Option<Box<dyn Bot<U>>>> {
    let bot = |chair: &Chair| match chair.who {
        Who::Bot(level) => Some(U::real_time_bot(level, setup)),
        Who::Person => None,
    };
    let chairs = if U::REAL_TIME { &setup.chairs[..] } else { &[] };
    chairs.iter().map(bot).collect()
}

//! The one hook that owns a table. Everything else gets what some eyes may see.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::session::{Change, Now, Session};
use super::story::Story;
use crate::engine::{By, BySeat, Eyes, Game, Illegal, Input, Observation, Rng, Seat, Status};
use crate::i18n::keep::Trouble;
use crate::saves::{Entry, Journal};
use crate::ui::keep::{Keeper, Own, use_own};
use crate::ui::parlour::{Change as Parlours, Running, use_parlour};
use crate::ui::room::{Check, Room};
use crate::ui::setup::Setup;
use crate::web::clock::Stopwatch;

/// A table in use.
pub(super) struct TableHandle<G: Game> {
    session: Rc<Session<G>>,
    dispatcher: UseReducerDispatcher<Now<G>>,
    /// Whether it is looked at as it was once.
    is_past: bool,
    clock: Stopwatch,
    keeper: Keeper,
    /// Whether the game may be played here.
    pub(super) own: Own,
    /// Whether it is kept a moment after it is shown.
    behind: bool,
    /// Hears after each decision why it is not kept.
    onkept: Callback<Option<Trouble>>,
    /// Whether a decision is on its way to the shelf. Until it is there, no other is taken.
    busy: Rc<Cell<bool>>,
}

impl<G: Game> Clone for TableHandle<G> {
    fn clone(&self) -> Self {
        Self {
            session: Rc::clone(&self.session),
            dispatcher: self.dispatcher.clone(),
            is_past: self.is_past,
            clock: self.clock,
            keeper: self.keeper.clone(),
            own: self.own.clone(),
            behind: self.behind,
            onkept: self.onkept.clone(),
            busy: Rc::clone(&self.busy),
        }
    }
}

impl<G: Game> TableHandle<G> {
    /// The game up to now, or up to the moment that is looked at.
    pub(super) fn session(&self) -> &Rc<Session<G>> {
        &self.session
    }

    /// The same table at another moment, to be looked at.
    pub(super) fn at(&self, past: Rc<Session<G>>) -> Self {
        Self {
            session: past,
            is_past: true,
            ..self.clone()
        }
    }

    /// How many inputs were played.
    pub(super) fn step(&self) -> usize {
        self.session.table.step()
    }

    /// Who may act, or how it ended.
    pub(super) fn status(&self) -> Status {
        self.session.table.status()
    }

    /// Whether it has ended.
    pub(super) fn is_over(&self) -> bool {
        matches!(self.status(), Status::Over(_))
    }

    /// Who made the last input.
    pub(super) fn last(&self) -> Option<By> {
        self.session
            .table
            .record()
            .inputs
            .last()
            .map(|input| input.by)
    }

    /// What these eyes saw happen, up to where the table saw `until` things happen.
    pub(super) fn story(&self, eyes: Eyes, until: usize) -> Story<G> {
        let acted = eyes.seat().and_then(|seat| self.session.acted[seat]);
        Story::of(&self.session.told, eyes, until, acted)
    }

    /// What the table saw happen, as a story for this seat.
    pub(super) fn public_story(&self, seat: Seat, until: usize) -> Story<G> {
        Story::of(
            &self.session.told,
            Eyes::Table,
            until,
            self.session.acted[seat],
        )
    }

    /// What these eyes see; nothing to decide where it is the past, or not played here.
    pub(super) fn observe(&self, eyes: Eyes) -> Rc<Observation<G>> {
        let seen = self.session.table.observe(eyes, self.session.table.at());
        let shown = self.is_past || !self.own.here;
        Rc::new(if shown { seen.past() } else { seen })
    }

    /// The same with all hands open, which nothing but the end of the game allows.
    pub(super) fn observe_open<R: Room<Game = G>>(&self, eyes: Eyes) -> Rc<Observation<G>> {
        let mut seen = (*self.observe(eyes)).clone();
        let view = |seat| self.observe(Eyes::Seat(seat)).view.clone();
        let views = BySeat::new(self.session.table.seats(), view);
        seen.view = R::open(&seen.view, &views);
        Rc::new(seen)
    }

    /// The chance that a bot in this seat decides by.
    pub(super) fn chance(&self, seat: Seat) -> Rng {
        self.session.table.chance(seat)
    }

    /// Plays decisions of the one who looks.
    pub(super) fn act(&self, eyes: Eyes) -> Callback<G::Action> {
        let table = self.clone();
        Callback::from(move |action| {
            if let Some(seat) = eyes.seat() {
                table.play(seat, action);
            }
        })
    }

    /// Plays a decision of a seat now: once it is kept, or cannot be.
    pub(super) fn play(&self, seat: Seat, action: G::Action) {
        let input = Input::new(self.clock.read(), seat, action);
        if self.session.table.check(&input).is_ok() {
            let entry = Entry::Played(input.clone());
            self.change(&entry, self.step() + 1, Change::Played(input));
        }
    }

    /// The decision of this seat that can be taken back: its last, by its place among the inputs.
    pub(super) fn last_of(&self, seat: Seat) -> Option<usize> {
        let inputs = &self.session.table.record().inputs;
        inputs.iter().rposition(|input| input.by == By::Seat(seat))
    }

    /// Takes inputs back until so many are left.
    pub(super) fn take_back(&self, step: usize) {
        self.change(&Entry::Rewound(step), step, Change::Rewound(step));
    }

    /// Lets others take their seats, and then says so.
    pub(super) fn seat(&self, setup: Setup, onseated: Callback<Setup>) {
        let (seats, names) = (setup.seats(), setup.names_list());
        let busy = Rc::clone(&self.busy);
        let then = move || {
            busy.set(false);
            onseated.emit(setup);
        };
        self.write(&Entry::Seated { seats, names }, self.step(), then);
    }

    fn change(&self, entry: &Entry<G::Action>, step: usize, change: Change<G>) {
        let dispatcher = self.dispatcher.clone();
        self.write(entry, step, move || dispatcher.dispatch(change));
    }

    /// Goes on once an entry is kept, or cannot be; in real time it goes on at once.
    fn write(&self, entry: &Entry<G::Action>, step: usize, then: impl FnOnce() + 'static) {
        let waits = !self.behind && self.busy.get();
        if self.is_past || !self.own.here || waits {
            return;
        }
        self.busy.set(true);
        self.keeper.write(entry, step);
        if let Entry::Seated { seats, names } = entry {
            self.keeper.seat(seats, names);
        }
        if self.behind {
            then();
            return self.keeper.keep_soon(self.onkept.clone());
        }
        let table = self.clone();
        spawn_local(async move {
            let kept = table.keeper.keep().await;
            if table.own.refuses(&table.keeper, kept).await {
                return table.busy.set(false);
            }
            table.onkept.emit(kept.err());
            then();
        });
    }

    /// Asks the rules about decisions of the one who looks.
    pub(super) fn check(&self, eyes: Eyes) -> Check<G> {
        let table = self.clone();
        Callback::from(move |action| match eyes.seat() {
            Some(seat) => table
                .session
                .table
                .check(&Input::new(table.clock.read(), seat, action)),
            None => Err(Illegal::NotYourTurn),
        })
    }
}

/// The table of a running game, taken up from its journal.
#[hook]
pub(super) fn use_table<R: Room>(running: &Running) -> TableHandle<R::Game> {
    let parlour = use_parlour();
    let handle = use_reducer(|| Now(Rc::new(resume::<R>(running))));
    let before = handle.0.table.at();
    let clock = use_state(|| Stopwatch::start(before));
    let own = use_own(&running.keeper, {
        let (dispatcher, clock) = (handle.dispatcher(), clock.setter());
        let (running, parlour) = (running.clone(), parlour.clone());
        Callback::from(move |()| {
            let anew = resume::<R>(&running);
            clock.set(Stopwatch::start(anew.table.at()));
            dispatcher.dispatch(Change::Anew(Rc::new(anew)));
            let setup = running.keeper.company(&running.setup);
            if setup != *running.setup {
                parlour.dispatch(Parlours::Seated(setup));
            }
        })
    });
    let table = TableHandle {
        session: Rc::clone(&handle.0),
        dispatcher: handle.dispatcher(),
        is_past: false,
        clock: *clock,
        keeper: running.keeper.clone(),
        own,
        behind: R::REAL_TIME,
        onkept: Callback::from(move |trouble| parlour.dispatch(Parlours::Trouble(trouble))),
        busy: use_memo((), |()| Cell::new(false)),
    };
    use_effect_with((table.step(), table.session.taken_back), {
        let (table, status) = (table.clone(), Rc::clone(&running.status));
        move |_| {
            table.busy.set(false);
            status.replace(Some(table.status()));
            // A deal is kept before anything is played, and that a game has ended when it has.
            let over = table.is_over();
            table.keeper.close(&table.status());
            if over && table.own.here || table.step() == 0 {
                spawn_local(async move {
                    let kept = table.keeper.keep().await;
                    if !table.own.refuses(&table.keeper, kept).await {
                        table.onkept.emit(kept.err());
                    }
                });
            }
        }
    });
    table
}

fn resume<R: Room>(running: &Running) -> Session<R::Game> {
    let read =
        Journal::read::<R::Game>(&running.keeper.lines()).expect("what is written here was legal");
    let session = Session::begin(read.save.record).expect("what was dealt can be dealt");
    Session {
        taken_back: read.taken_back,
        ..session
    }
}

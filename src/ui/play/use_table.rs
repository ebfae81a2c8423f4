//! The one hook that owns a table. Everything else gets what some eyes may see.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::annals::Annals;
use super::sitting::{Decision, Shown, Sitting};
use crate::engine::{BySeat, Eyes, Input, Seat, Status};
use crate::i18n::keep::Trouble;
use crate::saves::Entry;
use crate::ui::keep::{Keeper, Own, use_own};
use crate::ui::parlour::{Change as Parlours, Running, use_parlour};
use crate::ui::room;
use crate::ui::setup::Setup;
use crate::web::clock::Stopwatch;

/// The game as it is now.
struct Now(Rc<dyn Sitting>);

/// What can happen to it.
enum Change {
    /// An input is played.
    Played(Input<Decision>),
    /// Inputs are taken back, until so many are left.
    Rewound(usize),
    /// Another tab has played on.
    Anew(Rc<dyn Sitting>),
}

impl Reducible for Now {
    type Action = Change;

    /// An input that is no longer legal changes nothing.
    fn reduce(self: Rc<Self>, change: Change) -> Rc<Self> {
        let now = match change {
            Change::Played(input) => self.0.after(&input),
            Change::Rewound(step) => Some(self.0.rewound(step)),
            Change::Anew(now) => Some(now),
        };
        now.map_or(self, |now| Rc::new(Self(now)))
    }
}

/// A table in use.
#[derive(Clone)]
pub(super) struct TableHandle {
    sitting: Rc<dyn Sitting>,
    dispatcher: UseReducerDispatcher<Now>,
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

impl TableHandle {
    /// The game up to now, or up to the moment that is looked at.
    pub(super) fn sitting(&self) -> &Rc<dyn Sitting> {
        &self.sitting
    }

    /// The same table at another moment, to be looked at.
    pub(super) fn at(&self, past: Rc<dyn Sitting>) -> Self {
        Self {
            sitting: past,
            is_past: true,
            ..self.clone()
        }
    }

    /// What happened at it.
    pub(super) fn annals(&self) -> &Annals {
        self.sitting.annals()
    }

    /// Who may act, or how it ended.
    pub(super) fn status(&self) -> Status {
        self.sitting.status()
    }

    /// Whether it has ended.
    pub(super) fn is_over(&self) -> bool {
        matches!(self.status(), Status::Over(_))
    }

    /// Its board, as these eyes see it.
    pub(super) fn board(
        &self,
        eyes: Eyes,
        all_open: bool,
        setup: Rc<Setup>,
        names: Rc<BySeat<String>>,
    ) -> Html {
        Rc::clone(&self.sitting).board(Shown {
            eyes,
            live: !self.is_past && self.own.here,
            all_open,
            clock: self.clock,
            setup,
            names,
            onact: self.act(eyes),
        })
    }

    /// Plays decisions of the one who looks.
    fn act(&self, eyes: Eyes) -> Callback<Decision> {
        let table = self.clone();
        Callback::from(move |decision| {
            if let Some(seat) = eyes.seat() {
                table.play(seat, decision);
            }
        })
    }

    /// Plays a decision of a seat now: once it is kept, or cannot be.
    pub(super) fn play(&self, seat: Seat, decision: Decision) {
        self.enter(Input::new(self.clock.read(), seat, decision));
    }

    /// How long it is until the clock does something, in milliseconds.
    pub(super) fn until_clock(&self) -> Option<u32> {
        let due = self.sitting.clock()?.at;
        Some(due.saturating_sub(self.clock.read()))
    }

    /// Lets the clock do what it is due to do.
    pub(super) fn strike(&self) {
        if let Some(input) = self.sitting.clock() {
            self.enter(input);
        }
    }

    fn enter(&self, input: Input<Decision>) {
        if self.sitting.accepts(&input) {
            let entry = Entry::Played(input.clone());
            let step = self.annals().step() + 1;
            self.change(&entry, step, Change::Played(input));
        }
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
        let step = self.annals().step();
        self.write(&Entry::Seated { seats, names }, step, then);
    }

    fn change(&self, entry: &Entry<Decision>, step: usize, change: Change) {
        let dispatcher = self.dispatcher.clone();
        self.write(entry, step, move || dispatcher.dispatch(change));
    }

    /// Goes on once an entry is kept, or cannot be; in real time it goes on at once.
    fn write(&self, entry: &Entry<Decision>, step: usize, then: impl FnOnce() + 'static) {
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
}

/// The table of a running game, taken up from its journal.
#[hook]
pub(super) fn use_table(running: &Running) -> TableHandle {
    let parlour = use_parlour();
    let handle = use_reducer(|| Now(resume(running)));
    let before = handle.0.at();
    let clock = use_state(|| Stopwatch::start(before));
    let own = use_own(&running.keeper, {
        let (dispatcher, clock) = (handle.dispatcher(), clock.setter());
        let (running, parlour) = (running.clone(), parlour.clone());
        Callback::from(move |()| {
            let anew = resume(&running);
            clock.set(Stopwatch::start(anew.at()));
            dispatcher.dispatch(Change::Anew(anew));
            let setup = running.keeper.company(&running.setup);
            if setup != *running.setup {
                parlour.dispatch(Parlours::Seated(setup));
            }
        })
    });
    let table = TableHandle {
        sitting: Rc::clone(&handle.0),
        dispatcher: handle.dispatcher(),
        is_past: false,
        clock: *clock,
        keeper: running.keeper.clone(),
        own,
        behind: room::is_real_time(running.setup.game),
        onkept: Callback::from(move |trouble| parlour.dispatch(Parlours::Trouble(trouble))),
        busy: use_memo((), |()| Cell::new(false)),
    };
    use_effect_with((table.annals().step(), table.annals().taken_back), {
        let (table, status) = (table.clone(), Rc::clone(&running.status));
        move |_| {
            table.busy.set(false);
            status.replace(Some(table.status()));
            // A deal is kept before anything is played, and that a game has ended when it has.
            let over = table.is_over();
            table.keeper.close(&table.status());
            if over && table.own.here || table.annals().step() == 0 {
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

fn resume(running: &Running) -> Rc<dyn Sitting> {
    room::resume(running.setup.game, &running.keeper.lines())
}

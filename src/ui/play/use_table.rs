//! The one hook that owns a table. Everything else gets what some eyes may see.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::session::{self, Session};
use super::story::Story;
use crate::engine::{By, Eyes, Game, Illegal, Input, Observation, Record, Rng, Seat, Status};
use crate::i18n::keep::Trouble;
use crate::saves::{Entry, Journal};
use crate::ui::keep::{Keeper, Own, use_own};
use crate::ui::parlour::{Change, Running, use_parlour};
use crate::ui::room::{Check, Room};
use crate::web::clock::Stopwatch;

/// A table in use.
pub(super) struct TableHandle<G: Game> {
    session: UseReducerHandle<Session<G>>,
    clock: Stopwatch,
    keeper: Keeper,
    /// Whether the game may be played here.
    pub(super) own: Own,
    /// Hears after each decision why it is not kept.
    onkept: Callback<Option<Trouble>>,
    /// Whether a decision is on its way to the shelf. Until it is there, no other is taken.
    busy: Rc<Cell<bool>>,
}

impl<G: Game> Clone for TableHandle<G> {
    fn clone(&self) -> Self {
        Self {
            session: self.session.clone(),
            clock: self.clock,
            keeper: self.keeper.clone(),
            own: self.own.clone(),
            onkept: self.onkept.clone(),
            busy: Rc::clone(&self.busy),
        }
    }
}

impl<G: Game> TableHandle<G> {
    /// How many inputs were played.
    pub(super) fn step(&self) -> usize {
        self.session.table.step()
    }

    /// Who may act, or how it ended.
    pub(super) fn status(&self) -> Status {
        self.session.table.status()
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

    /// What these eyes see; nothing to decide where the game is not played.
    pub(super) fn observe(&self, eyes: Eyes) -> Rc<Observation<G>> {
        let mut seen = self.session.table.observe(eyes, self.session.table.at());
        if !self.own.here {
            seen.tried.clear();
        }
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
        if !self.own.here || self.busy.get() || self.session.table.check(&input).is_err() {
            return;
        }
        self.busy.set(true);
        let entry = Entry::Played(input.clone());
        self.keeper.write(&entry, self.step() + 1);
        let table = self.clone();
        spawn_local(async move {
            let kept = table.keeper.keep().await;
            if table.own.refuses(&table.keeper, kept).await {
                return table.busy.set(false);
            }
            table.onkept.emit(kept.err());
            table.session.dispatch(session::Change::Play(input));
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
    let session = use_reducer(|| resume::<R>(running));
    let before = session.table.at();
    let clock = use_state(|| Stopwatch::start(before));
    let own = use_own(&running.keeper, {
        let (session, clock, running) = (session.dispatcher(), clock.setter(), running.clone());
        Callback::from(move |()| {
            let anew = resume::<R>(&running);
            clock.set(Stopwatch::start(anew.table.at()));
            session.dispatch(session::Change::Become(anew));
        })
    });
    let table = TableHandle {
        own,
        session,
        clock: *clock,
        keeper: running.keeper.clone(),
        onkept: Callback::from(move |trouble| parlour.dispatch(Change::Trouble(trouble))),
        busy: use_memo((), |()| Cell::new(false)),
    };
    use_effect_with(table.step(), {
        let (table, status) = (table.clone(), Rc::clone(&running.status));
        move |_| {
            table.busy.set(false);
            status.replace(Some(table.status()));
            // A deal is kept before anything is played, and that a game has ended when it has.
            let over = matches!(table.status(), Status::Over(_));
            if over {
                table.keeper.close();
            }
            if table.step() == 0 || over && table.own.here {
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
    let Record {
        options,
        seed,
        inputs,
    } = read.save.record;
    Session::begin(options, seed, inputs).expect("what was dealt can be dealt")
}

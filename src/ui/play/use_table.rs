//! The one hook that owns a table. Everything else gets what some eyes may see.

use std::rc::Rc;

use yew::prelude::*;

use super::session::Session;
use super::story::Story;
use crate::engine::{By, Eyes, Game, Illegal, Input, Observation, Record, Rng, Seat, Status};
use crate::ui::parlour::Running;
use crate::ui::room::{Check, Room};
use crate::web::clock::Stopwatch;

/// A table in use.
pub(super) struct TableHandle<G: Game> {
    session: UseReducerHandle<Session<G>>,
    clock: Stopwatch,
}

impl<G: Game> Clone for TableHandle<G> {
    fn clone(&self) -> Self {
        Self {
            session: self.session.clone(),
            clock: self.clock,
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

    /// What these eyes see.
    pub(super) fn observe(&self, eyes: Eyes) -> Rc<Observation<G>> {
        Rc::new(self.session.table.observe(eyes, self.session.table.at()))
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

    /// Plays a decision of a seat now.
    pub(super) fn play(&self, seat: Seat, action: G::Action) {
        self.session
            .dispatch(Input::new(self.clock.read(), seat, action));
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

/// The table of a running game. Its record goes into the game's journal with every input, and a
/// table that was left is taken up again from there.
#[hook]
pub(super) fn use_table<R: Room>(running: &Running) -> TableHandle<R::Game> {
    let session = use_reducer(|| resume::<R>(running));
    let before = session.table.at();
    let clock = use_state(|| Stopwatch::start(before));
    use_effect_with(session.table.step(), {
        let (session, journal) = (session.clone(), Rc::clone(&running.journal));
        let status = Rc::clone(&running.status);
        move |_| {
            status.replace(Some(session.table.status()));
            journal.replace(serde_json::to_string(session.table.record()).ok());
        }
    });
    TableHandle {
        session,
        clock: *clock,
    }
}

fn resume<R: Room>(running: &Running) -> Session<R::Game> {
    let journal = running.journal.borrow();
    let record: Option<Record<R::Game>> = journal
        .as_deref()
        .and_then(|record| serde_json::from_str(record).ok());
    let inputs = record.map_or_else(Vec::new, |record| record.inputs);
    R::options(&running.setup)
        .ok()
        .and_then(|options| Session::begin(options, running.seed, inputs).ok())
        .expect("a game only begins with a setup that has no flaw")
}

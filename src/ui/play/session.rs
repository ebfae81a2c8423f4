//! A table and what was told at it: the state of a running game, changed by a pure reducer.

use std::rc::Rc;

use yew::prelude::*;

use crate::engine::{By, BySeat, Game, Input, Table, Told};

/// See the top of this file.
#[derive(Clone)]
pub(super) struct Session<G: Game> {
    pub(super) table: Table<G>,
    /// Everything told since the deal, the secrets of all seats included.
    pub(super) told: Vec<Told<G>>,
    /// For each seat that has acted: how much was told before what happened after its last deed.
    pub(super) acted: BySeat<Option<usize>>,
}

impl<G: Game> Session<G> {
    /// Deals, and plays what was played before.
    pub(super) fn begin(
        options: G::Options,
        seed: u64,
        inputs: Vec<Input<G::Action>>,
    ) -> Result<Self, G::Flaw> {
        let mut told = Vec::new();
        let table = Table::new(options, seed, &mut told)?;
        let acted = BySeat::new(table.seats(), |_| None);
        let mut session = Self { table, told, acted };
        for input in inputs {
            if !session.play(input) {
                break;
            }
        }
        Ok(session)
    }

    /// Plays an input, and says whether it was legal.
    fn play(&mut self, input: Input<G::Action>) -> bool {
        let (before, by) = (self.told.len(), input.by);
        let legal = self.table.play(input, &mut self.told).is_ok();
        if let By::Seat(seat) = by
            && legal
        {
            // The deed itself is told first, and whoever did it knows it.
            self.acted[seat] = Some((before + 1).min(self.told.len()));
        }
        legal
    }
}

/// What can become of a session.
pub(super) enum Change<G: Game> {
    /// It goes on with this input, if that is still legal.
    Play(Input<G::Action>),
    /// It is another, as another tab has kept it.
    Become(Session<G>),
}

impl<G: Game> Reducible for Session<G> {
    type Action = Change<G>;

    fn reduce(self: Rc<Self>, change: Change<G>) -> Rc<Self> {
        match change {
            Change::Play(input) => {
                let mut session = (*self).clone();
                if session.play(input) {
                    Rc::new(session)
                } else {
                    self
                }
            }
            Change::Become(session) => Rc::new(session),
        }
    }
}

//! A table and what was told at it: the state of a running game, changed by a pure reducer.

use std::rc::Rc;

use yew::prelude::*;

use crate::engine::{Game, Input, Table, Told};

/// See the top of this file.
pub(super) struct Session<G: Game> {
    pub(super) table: Table<G>,
    /// Everything told since the deal, the secrets of all seats included.
    pub(super) told: Vec<Told<G>>,
}

impl<G: Game> Session<G> {
    /// Deals, and plays what was played before.
    pub(super) fn begin(
        options: G::Options,
        seed: u64,
        inputs: Vec<Input<G::Action>>,
    ) -> Result<Self, G::Flaw> {
        let mut told = Vec::new();
        let mut table = Table::new(options, seed, &mut told)?;
        for input in inputs {
            if table.play(input, &mut told).is_err() {
                break;
            }
        }
        Ok(Self { table, told })
    }
}

impl<G: Game> Reducible for Session<G> {
    type Action = Input<G::Action>;

    /// An input that is no longer legal changes nothing.
    fn reduce(self: Rc<Self>, input: Self::Action) -> Rc<Self> {
        let (mut table, mut told) = (self.table.clone(), self.told.clone());
        match table.play(input, &mut told) {
            Ok(()) => Rc::new(Self { table, told }),
            Err(_) => self,
        }
    }
}

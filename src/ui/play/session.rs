//! A table and what was told at it: the state of a running game, changed by a pure reducer.

use std::rc::Rc;

use yew::prelude::*;

use crate::engine::{By, BySeat, Game, Input, Record, Table, Told};

/// See the top of this file.
#[derive(Clone)]
pub(super) struct Session<G: Game> {
    pub(super) table: Table<G>,
    /// Everything told since the deal, the secrets of all seats included.
    pub(super) told: Vec<Told<G>>,
    /// How much was told by the deal, and by the end of each input after it.
    pub(super) heard: Vec<usize>,
    /// For each seat that has acted: how much was told before what happened after its last deed.
    pub(super) acted: BySeat<Option<usize>>,
    /// How many times inputs were taken back.
    pub(super) taken_back: usize,
}

/// What can happen to it.
pub(super) enum Change<G: Game> {
    /// An input is played.
    Played(Input<G::Action>),
    /// Inputs are taken back, until so many are left.
    Rewound(usize),
    /// Another tab has played on.
    Anew(Rc<Session<G>>),
}

impl<G: Game> Session<G> {
    /// Deals, and plays what was played before.
    pub(super) fn begin(record: Record<G>) -> Result<Self, G::Flaw> {
        let Record {
            options,
            seed,
            inputs,
        } = record;
        let mut told = Vec::new();
        let table = Table::new(options, seed, &mut told)?;
        let mut session = Self {
            acted: BySeat::new(table.seats(), |_| None),
            heard: vec![told.len()],
            taken_back: 0,
            table,
            told,
        };
        for input in inputs {
            if !session.play(input) {
                break;
            }
        }
        Ok(session)
    }

    /// The session as it was after its first `step` inputs; as it is, if it has fewer.
    pub(super) fn past(&self, step: usize) -> Self {
        let mut record = self.table.record().clone();
        record.inputs.truncate(step);
        let taken_back = self.taken_back;
        match Self::begin(record) {
            Ok(past) => Self { taken_back, ..past },
            Err(_) => self.clone(),
        }
    }

    /// How much the table saw happen by the end of so many inputs.
    pub(super) fn seen_by(&self, step: usize) -> usize {
        let heard = self.heard.get(step).copied().unwrap_or(self.told.len());
        let public = |told: &&Told<G>| matches!(told, Told::All(_));
        self.told[..heard].iter().filter(public).count()
    }

    /// Plays an input, and says whether it was legal.
    fn play(&mut self, input: Input<G::Action>) -> bool {
        let (before, by) = (self.told.len(), input.by);
        let legal = self.table.play(input, &mut self.told).is_ok();
        if legal {
            self.heard.push(self.told.len());
        }
        if let By::Seat(seat) = by
            && legal
        {
            // The deed itself is told first, and whoever did it knows it.
            self.acted[seat] = Some((before + 1).min(self.told.len()));
        }
        legal
    }
}

/// The session as it is now.
pub(super) struct Now<G: Game>(pub(super) Rc<Session<G>>);

impl<G: Game> Reducible for Now<G> {
    type Action = Change<G>;

    /// An input that is no longer legal changes nothing.
    fn reduce(self: Rc<Self>, change: Self::Action) -> Rc<Self> {
        let now = match change {
            Change::Played(input) => {
                let mut session = (*self.0).clone();
                if !session.play(input) {
                    return self;
                }
                session
            }
            Change::Rewound(step) => {
                let past = self.0.past(step);
                let taken_back = past.taken_back + 1;
                Session { taken_back, ..past }
            }
            Change::Anew(session) => return Rc::new(Self(session)),
        };
        Rc::new(Self(Rc::new(now)))
    }
}

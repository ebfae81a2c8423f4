//! What lies on the table: the running game, the seats chosen last, and how fast bots move.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use yew::prelude::*;

use super::setup::Setup;
use crate::i18n::shell::Pace;
use crate::web::chance::fresh_seed;

/// A game that was begun and not left behind for another.
#[derive(Clone, Debug)]
pub struct Running {
    /// Tells it from those before.
    pub id: u32,
    /// Who plays what.
    pub setup: Rc<Setup>,
    /// What it was dealt from.
    pub seed: u64,
    /// Its record so far, so that leaving the table page loses nothing.
    pub journal: Rc<RefCell<Option<String>>>,
    /// How much of what the table saw happen was looked at in pauses.
    pub seen_to: Rc<Cell<usize>>,
}

impl PartialEq for Running {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

/// See the top of this file.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Parlour {
    /// The running game.
    pub running: Option<Running>,
    /// How fast bots move.
    pub pace: Pace,
}

/// What can change in it.
pub enum Change {
    /// A new game, from this seed or from a fresh one.
    Begin(Setup, Option<u64>),
    /// Another pace.
    Pace(Pace),
}

impl Reducible for Parlour {
    type Action = Change;

    fn reduce(self: Rc<Self>, change: Change) -> Rc<Self> {
        let mut parlour = (*self).clone();
        match change {
            Change::Begin(setup, seed) => {
                let id = parlour.running.map_or(0, |before| before.id + 1);
                let seed = seed.unwrap_or_else(fresh_seed);
                parlour.running = Some(Running {
                    id,
                    setup: Rc::new(setup),
                    seed,
                    journal: Rc::default(),
                    seen_to: Rc::default(),
                });
            }
            Change::Pace(pace) => parlour.pace = pace,
        }
        parlour.into()
    }
}

/// The parlour as pages get it.
pub type ParlourHandle = UseReducerHandle<Parlour>;

/// The parlour that this page is in.
#[hook]
pub fn use_parlour() -> ParlourHandle {
    use_context().expect("the app provides the parlour")
}

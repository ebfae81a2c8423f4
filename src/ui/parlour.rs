//! What lies on the table: the running game, and the seats chosen last.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use yew::prelude::*;

use serde::{Deserialize, Serialize};

use super::setup::Setup;
use crate::engine::{Seats, Status};
use crate::web::chance::fresh_seed;
use crate::web::store;

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
    /// Where it stands, once its table was looked at.
    pub status: Rc<RefCell<Option<Status>>>,
}

impl Running {
    /// Whether it has ended.
    #[must_use]
    pub fn is_over(&self) -> bool {
        matches!(*self.status.borrow(), Some(Status::Over(_)))
    }

    /// Whose decisions are awaited.
    #[must_use]
    pub fn to_act(&self) -> Seats {
        match *self.status.borrow() {
            Some(Status::ToAct(seats)) => seats,
            _ => Seats::default(),
        }
    }
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
    /// The seats chosen last, in this visit or an earlier one.
    pub seats: Option<Setup>,
}

impl Parlour {
    /// An empty table, and the seats that the browser remembers.
    #[must_use]
    pub fn open() -> Self {
        let seats = store::load::<Remembered>(SEATS);
        Self {
            running: None,
            seats: seats.and_then(|kept| kept.setup()),
        }
    }

    /// The running game, unless it has ended.
    #[must_use]
    pub fn open_game(&self) -> Option<&Running> {
        self.running.as_ref().filter(|running| !running.is_over())
    }
}

/// The name under which the browser keeps the seats chosen last.
const SEATS: &str = "seats";

/// Seats as the browser keeps them: as in a link, but for the seed.
#[derive(Serialize, Deserialize)]
struct Remembered {
    game: String,
    query: String,
}

impl Remembered {
    fn setup(&self) -> Option<Setup> {
        let (setup, _) = Setup::from_query(&self.game, &self.query).ok()?;
        Some(setup)
    }
}

/// What can change in it.
pub enum Change {
    /// A new game, from this seed or from a fresh one.
    Begin(Setup, Option<u64>),
}

impl Reducible for Parlour {
    type Action = Change;

    fn reduce(self: Rc<Self>, change: Change) -> Rc<Self> {
        let mut parlour = (*self).clone();
        match change {
            Change::Begin(setup, seed) => {
                let id = parlour.running.map_or(0, |before| before.id + 1);
                let seed = seed.unwrap_or_else(fresh_seed);
                let (game, query) = (setup.game.slug().into(), setup.query(None));
                // Not kept, they are still there until the page is closed.
                let _ = store::save(SEATS, &Remembered { game, query });
                parlour.seats = Some(setup.clone());
                parlour.running = Some(Running {
                    id,
                    setup: Rc::new(setup),
                    seed,
                    journal: Rc::default(),
                    seen_to: Rc::default(),
                    status: Rc::default(),
                });
            }
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

//! What lies on the table: the running game, and the seats chosen last.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use yew::prelude::*;

use serde::{Deserialize, Serialize};

use super::keep::{Keeper, Label, Shelved};
use super::room;
use super::setup::Setup;
use crate::engine::{Seats, Status};
use crate::i18n::keep::Trouble;
use crate::web::chance::fresh_seed;
use crate::web::shelf::Key;
use crate::web::store;

/// A game that was begun and not left behind for another.
#[derive(Clone, Debug)]
pub struct Running {
    /// Who plays what.
    pub setup: Rc<Setup>,
    /// What it was dealt from.
    pub seed: u64,
    /// Writes it down, so that nothing loses it.
    pub keeper: Keeper,
    /// How much of what the table saw happen was looked at in pauses.
    pub seen_to: Rc<Cell<usize>>,
    /// Where it stands, once its table was looked at.
    pub status: Rc<RefCell<Option<Status>>>,
}

impl Running {
    /// A game whose table was not looked at yet.
    #[must_use]
    pub fn new(setup: Setup, seed: u64, keeper: Keeper) -> Self {
        Self {
            setup: Rc::new(setup),
            seed,
            keeper,
            seen_to: Rc::default(),
            status: Rc::default(),
        }
    }

    /// What tells it from others.
    #[must_use]
    pub fn id(&self) -> Key {
        self.keeper.key()
    }

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
        self.id() == other.id() && self.setup == other.setup
    }
}

/// See the top of this file.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Parlour {
    /// The running game.
    pub running: Option<Running>,
    /// The seats chosen last, in this visit or an earlier one.
    pub seats: Option<Setup>,
    /// The games on the shelf, the one played last first; nothing until somebody looked.
    pub shelf: Option<Vec<Shelved>>,
    /// Why the shelf could not be looked at, last time.
    pub shut: Option<Trouble>,
    /// Why what happens is not kept now.
    pub trouble: Option<Trouble>,
}

impl Parlour {
    /// An empty table, and the seats that the browser remembers.
    #[must_use]
    pub fn open() -> Self {
        let seats = store::load::<Remembered>(SEATS);
        Self {
            seats: seats.and_then(|kept| kept.setup()),
            ..Self::default()
        }
    }

    /// The running game, unless it has ended.
    #[must_use]
    pub fn open_game(&self) -> Option<&Running> {
        self.running.as_ref().filter(|running| !running.is_over())
    }

    /// The game on the table, if it is this one.
    #[must_use]
    pub fn on_table(&self, game: Key) -> Option<&Running> {
        self.running.as_ref().filter(|running| running.id() == game)
    }

    /// The games on the shelf that wait for their players, but for the one on the table.
    pub fn waiting(&self) -> impl Iterator<Item = &Shelved> {
        let table = self.running.as_ref().map(Running::id);
        let waits = |kept: &&Shelved| kept.label.as_ref().is_none_or(|label| !label.over);
        let shelf = self.shelf.iter().flatten();
        shelf
            .filter(waits)
            .filter(move |kept| Some(kept.key) != table)
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
    /// A game from the shelf.
    Open(Running),
    /// What is on the shelf.
    Shelf(Vec<Shelved>),
    /// A game was taken from the shelf.
    Gone(Key),
    /// Others have taken their seats at the table.
    Seated(Setup),
    /// Why nobody can see what is on the shelf.
    Shut(Trouble),
    /// Why what happens is not kept, or that it is again.
    Trouble(Option<Trouble>),
}

impl Reducible for Parlour {
    type Action = Change;

    fn reduce(self: Rc<Self>, change: Change) -> Rc<Self> {
        let mut parlour = (*self).clone();
        match change {
            Change::Begin(setup, seed) => {
                let seed = seed.unwrap_or_else(fresh_seed);
                let (game, query) = (setup.game.slug().into(), setup.query(None));
                // Not kept, they are still there until the page is closed.
                let _ = store::save(SEATS, &Remembered { game, query });
                parlour.seats = Some(setup.clone());
                let keeper = Keeper::begin(room::deal(&setup, seed), Label::new(&setup));
                parlour.running = Some(Running::new(setup, seed, keeper));
            }
            Change::Open(running) => parlour.running = Some(running),
            Change::Shelf(games) => {
                parlour.shelf = Some(games);
                parlour.shut = None;
            }
            Change::Shut(trouble) => parlour.shut = Some(trouble),
            Change::Gone(key) => {
                parlour
                    .shelf
                    .iter_mut()
                    .for_each(|all| all.retain(|it| it.key != key));
                // Nor does it lie on the table any more: it would be kept in part.
                parlour.running = parlour.running.filter(|running| running.id() != key);
            }
            Change::Seated(setup) => {
                if let Some(running) = &mut parlour.running {
                    running.setup = Rc::new(setup);
                }
            }
            Change::Trouble(trouble) if trouble == self.trouble => return self,
            Change::Trouble(trouble) => parlour.trouble = trouble,
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

//! What the whole app knows: the game that is open, the seats chosen last, and what the library holds.

use std::rc::Rc;

use serde::{Deserialize, Serialize};
use yew::prelude::*;

use super::persistence::{Autosave, KeptGame};
use super::play::GameHandle;
use super::registry;
use crate::saves::{GameKey, StorageError};
use crate::setup::Setup;
use crate::web::chance::fresh_seed;
use crate::web::local_storage;

/// What the whole app knows, which pages read and change by [`StateChange`].
#[derive(Clone, PartialEq, Debug, Default)]
pub struct AppState {
    /// The game that was begun last and not left for another.
    pub game: Option<GameHandle>,
    /// The seats chosen last, in this visit or an earlier one.
    pub seats: Option<Setup>,
    /// The games that are kept, the one played last first; nothing until somebody looked.
    pub library: Option<Vec<KeptGame>>,
    /// Why the library could not be looked through, last time.
    pub library_shut: Option<StorageError>,
    /// Why what happens is not kept now.
    pub trouble: Option<StorageError>,
}

impl AppState {
    /// No game, and the seats that the browser remembers.
    #[must_use]
    pub fn open() -> Self {
        let seats = local_storage::load::<RememberedSeats>(SEATS);
        Self {
            seats: seats.and_then(|kept| kept.setup()),
            ..Self::default()
        }
    }

    /// The open game, unless it has ended.
    #[must_use]
    pub fn unfinished(&self) -> Option<&GameHandle> {
        self.game.as_ref().filter(|game| !game.is_over())
    }

    /// The open game, if it is this one.
    #[must_use]
    pub fn opened(&self, key: GameKey) -> Option<&GameHandle> {
        let is_it = |game: &&GameHandle| game.autosave().key() == key;
        self.game.as_ref().filter(is_it)
    }

    /// What writes the open game down, if it is this one.
    #[must_use]
    pub fn autosave(&self, key: GameKey) -> Option<&Autosave> {
        self.opened(key).map(|game| game.autosave())
    }

    /// The kept games that wait for their players, but for the open one.
    pub fn waiting(&self) -> impl Iterator<Item = &KeptGame> {
        let open = self.game.as_ref().map(|game| game.autosave().key());
        let waits = |kept: &&KeptGame| kept.label.as_ref().is_none_or(|label| !label.over);
        let library = self.library.iter().flatten();
        library
            .filter(waits)
            .filter(move |kept| Some(kept.key) != open)
    }
}

/// The name under which the browser keeps the seats chosen last.
const SEATS: &str = "seats";

/// Seats as the browser keeps them: as in a link, but for the seed.
#[derive(Serialize, Deserialize)]
struct RememberedSeats {
    game: String,
    query: String,
}

impl RememberedSeats {
    fn setup(&self) -> Option<Setup> {
        let (setup, _) = Setup::from_query(&self.game, &self.query).ok()?;
        Some(setup)
    }
}

/// What can change in it.
pub enum StateChange {
    /// A new game, from this seed or from a fresh one.
    Begin(Setup, Option<u64>),
    /// A game from the library.
    Open(GameHandle),
    /// What is in the library.
    Library(Vec<KeptGame>),
    /// A game was deleted.
    Deleted(GameKey),
    /// Why nobody can see what is in the library.
    LibraryShut(StorageError),
    /// Why what happens is not kept, or that it is again.
    Trouble(Option<StorageError>),
}

impl Reducible for AppState {
    type Action = StateChange;

    fn reduce(self: Rc<Self>, change: StateChange) -> Rc<Self> {
        let mut state = (*self).clone();
        match change {
            StateChange::Begin(setup, seed) => {
                let seed = seed.unwrap_or_else(fresh_seed);
                // Whoever asks has opened the box and looked for flaws: otherwise nothing changes.
                let side = registry::side(setup.game);
                let Some(Ok(game)) = side.map(|side| side.deal(&setup, seed)) else {
                    return self;
                };
                let (slug, query) = (setup.game.slug().into(), setup.query(None));
                // Not kept, they are still there until the page is closed.
                let _ = local_storage::save(SEATS, &RememberedSeats { game: slug, query });
                state.seats = Some(setup);
                state.game = Some(game);
            }
            StateChange::Open(game) => state.game = Some(game),
            StateChange::Library(games) => {
                state.library = Some(games);
                state.library_shut = None;
            }
            StateChange::LibraryShut(error) => state.library_shut = Some(error),
            StateChange::Deleted(key) => {
                if let Some(library) = &mut state.library {
                    library.retain(|it| it.key != key);
                }
                // Nor is it open any more: it would be kept in part.
                state.game = state.game.filter(|game| game.autosave().key() != key);
            }
            StateChange::Trouble(trouble) if trouble == self.trouble => return self,
            StateChange::Trouble(trouble) => state.trouble = trouble,
        }
        state.into()
    }
}

/// What the app knows, as pages get it.
pub type AppStateHandle = UseReducerHandle<AppState>;

/// What the app knows.
#[hook]
pub fn use_app_state() -> AppStateHandle {
    use_context().expect("the app provides its state")
}

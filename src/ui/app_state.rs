//! What the whole app knows: the game that is open, the seats chosen last, and what the library holds.

use std::rc::Rc;

use serde::{Deserialize, Serialize};
use yew::prelude::*;

use super::persistence::{Autosave, KeptGame};
use super::play::GameHandle;
use super::registry;
use crate::games::GameId;
use crate::saves::{GameKey, StorageError};
use crate::setup::Setup;
use crate::web::chance::fresh_seed;
use crate::web::local_storage;

/// What the whole app knows, which pages read and change by [`StateChange`].
#[derive(Clone, PartialEq, Debug, Default)]
pub struct AppState {
    /// The game that was begun last and not left for another.
    pub game: Option<GameHandle>,
    /// The seats chosen last for each game, in this visit or an earlier one, the last game first.
    pub seats: Vec<Setup>,
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
        let seats = local_storage::load::<Remembered>(SEATS);
        Self {
            seats: seats.map(Remembered::setups).unwrap_or_default(),
            ..Self::default()
        }
    }

    /// The seats chosen last for a game.
    #[must_use]
    pub fn seats_of(&self, game: GameId) -> Option<&Setup> {
        self.seats.iter().find(|seats| seats.game == game)
    }

    /// Whether another deal would end a game for good: one that is not kept.
    #[must_use]
    pub fn deal_clears(&self) -> bool {
        self.trouble.is_some() && self.unfinished().is_some()
    }

    /// Remembers seats, in place of others of the same game.
    fn remember(&mut self, setup: Setup) {
        self.seats.retain(|seats| seats.game != setup.game);
        self.seats.insert(0, setup);
        let kept: Vec<_> = self.seats.iter().map(RememberedSeats::of).collect();
        // Not kept, they are still there until the page is closed.
        let _ = local_storage::save(SEATS, &kept);
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

/// What the browser may have kept: seats of each game, or those of one, as it once was.
#[derive(Deserialize)]
#[serde(untagged)]
enum Remembered {
    Each(Vec<RememberedSeats>),
    One(RememberedSeats),
}

impl Remembered {
    /// Those that can be read.
    fn setups(self) -> Vec<Setup> {
        let all = match self {
            Self::Each(all) => all,
            Self::One(seats) => vec![seats],
        };
        all.iter().filter_map(RememberedSeats::setup).collect()
    }
}

impl RememberedSeats {
    fn of(setup: &Setup) -> Self {
        Self {
            game: setup.game.slug().into(),
            query: setup.query(None),
        }
    }

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
    /// The game that was played last, unless another lies on the table by now.
    Fetched(GameHandle),
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
                state.remember(setup);
                state.game = Some(game);
            }
            StateChange::Open(game) => state.game = Some(game),
            StateChange::Fetched(_) if state.game.is_some() => return self,
            StateChange::Fetched(game) => state.game = Some(game),
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

#[cfg(test)]
mod tests {
    use super::*;

    fn setup(game: &str, query: &str) -> Setup {
        let (setup, _) = Setup::from_query(game, query).expect(query);
        setup
    }

    fn read(kept: &str) -> Vec<Setup> {
        let kept: Remembered = serde_json::from_str(kept).expect(kept);
        kept.setups()
    }

    #[test]
    fn seats_are_remembered_for_each_game_the_last_one_first() {
        let (dealt, swoop) = (
            setup("dealt", "names=Ann,Bo,"),
            setup("swoop", "target=200"),
        );
        let mut state = AppState::default();
        for seats in [&dealt, &swoop, &setup("dealt", "chips=3"), &dealt] {
            state.remember(seats.clone());
        }
        assert_eq!(state.seats, [dealt.clone(), swoop.clone()]);
        assert_eq!(state.seats_of(GameId::Swoop), Some(&swoop));
        assert_eq!(AppState::open().seats, [dealt, swoop]);
    }

    #[test]
    fn seats_that_an_older_page_kept_are_read() {
        let old = r#"{"game":"swoop","query":"seats=person,easy,hard"}"#;
        assert_eq!(read(old), [setup("swoop", "seats=person,easy,hard")]);
    }

    #[test]
    fn seats_that_cannot_be_read_lose_no_others() {
        let kept = r#"[{"game":"bridge","query":""},{"game":"dealt","query":"chips=3"}]"#;
        assert_eq!(read(kept), [setup("dealt", "chips=3")]);
    }
}

//! State shared by the whole app: the open game, the seats chosen last, and the saved games.

use std::rc::Rc;

use serde::{Deserialize, Serialize};
use yew::prelude::*;

use super::play::GameHandle;
use super::registry;
use super::saving::{Autosave, SavedGame};
use crate::games::GameId;
use crate::saves::{GameKey, StorageError};
use crate::setup::Setup;
use crate::web::chance::fresh_seed;
use crate::web::local_storage;

/// State shared by the whole app; pages read it, and change it with [`StateChange`].
#[derive(Clone, PartialEq, Debug, Default)]
pub struct AppState {
    /// The open game: the last one that was started or opened.
    pub game: Option<GameHandle>,
    /// The seats last chosen for each game, in this visit or an earlier one, most recent game first.
    pub seats: Vec<Setup>,
    /// The saved games, most recently played first; `None` until they were read.
    pub saved_games: Option<Vec<SavedGame>>,
    /// Why the last attempt to read them failed.
    pub saved_games_shut: Option<StorageError>,
    /// Why the open game is currently not being saved.
    pub trouble: Option<StorageError>,
}

impl AppState {
    /// The state at startup: no game, and the seats remembered by the browser.
    #[must_use]
    pub fn at_start() -> Self {
        let each = local_storage::load::<Vec<RememberedSeats>>(SEATS);
        // In the older format, seats for one game only.
        let all = each.or_else(|| Some(vec![local_storage::load(SEATS)?]));
        Self {
            seats: { all.iter().flatten() }
                .filter_map(RememberedSeats::setup)
                .collect(),
            ..Self::default()
        }
    }

    /// The seats last chosen for a game.
    #[must_use]
    pub fn seats_of(&self, game: GameId) -> Option<&Setup> {
        self.seats.iter().find(|seats| seats.game == game)
    }

    /// Whether dealing a new game would lose an unfinished one for good, because it is not being saved.
    #[must_use]
    pub fn deal_clears(&self) -> bool {
        self.trouble.is_some() && self.unfinished().is_some()
    }

    /// Remembers seats, replacing those of the same game; but not those of training, which is done alone.
    fn remember(&mut self, setup: Setup) {
        if setup.is_practice() && registry::is_real_time(setup.game) {
            return;
        }
        self.seats.retain(|seats| seats.game != setup.game);
        self.seats.insert(0, setup);
    }

    /// Stores the seats in the browser.
    fn save_seats(&self) {
        let kept: Vec<_> = self.seats.iter().map(RememberedSeats::of).collect();
        // If this fails, they last until the page is closed.
        let _ = local_storage::save(SEATS, &kept);
    }

    /// The open game, unless it is over.
    #[must_use]
    pub fn unfinished(&self) -> Option<&GameHandle> {
        self.game.as_ref().filter(|game| !game.status().is_over())
    }

    /// The open game, if it has this key.
    #[must_use]
    pub fn opened(&self, key: GameKey) -> Option<&GameHandle> {
        let is_it = |game: &&GameHandle| game.autosave().key() == key;
        self.game.as_ref().filter(is_it)
    }

    /// The autosave of the open game, if the game has this key.
    #[must_use]
    pub fn autosave(&self, key: GameKey) -> Option<&Autosave> {
        self.opened(key).map(|game| game.autosave())
    }

    /// The saved games that are not over, except the open one.
    pub fn waiting(&self) -> impl Iterator<Item = &SavedGame> {
        let open = self.game.as_ref().map(|game| game.autosave().key());
        let waits = |kept: &&SavedGame| kept.label.as_ref().is_none_or(|label| !label.over);
        let saved = self.saved_games.iter().flatten();
        saved
            .filter(waits)
            .filter(move |kept| Some(kept.key) != open)
    }
}

/// The local storage key of the seats chosen last.
const SEATS: &str = "seats";

/// Seats as stored in the browser: as in a link, but without the seed.
#[derive(Serialize, Deserialize)]
struct RememberedSeats {
    game: String,
    query: String,
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

/// A change to the app's state.
pub enum StateChange {
    /// Opens a new game, and remembers its seats; see [`deal`](Self::deal).
    Begin(GameHandle, Setup),
    /// Opens a saved game.
    Open(GameHandle),
    /// Opens the game that was played last, unless another one is open by now.
    Fetched(GameHandle),
    /// The saved games were read.
    SavedGames(Vec<SavedGame>),
    /// A game was deleted.
    Deleted(GameKey),
    /// The saved games could not be read.
    SavedGamesShut(StorageError),
    /// The open game is not being saved, for this reason; `None`: it is again.
    Trouble(Option<StorageError>),
}

impl StateChange {
    /// Deals a new game, with this seed or a fresh one, and stores its seats in the browser. Returns the change that
    /// opens it; `None` if the game's side of the page is not loaded, or if the setup has a flaw.
    #[must_use]
    pub fn deal(setup: &Setup, seed: Option<u64>) -> Option<Self> {
        let seed = seed.unwrap_or_else(fresh_seed);
        let game = registry::side(setup.game)?.deal(setup, seed).ok()?;
        // As stored, because another tab may have stored others.
        let mut stored = AppState::at_start();
        stored.remember(setup.clone());
        stored.save_seats();
        Some(Self::Begin(game, setup.clone()))
    }
}

impl Reducible for AppState {
    type Action = StateChange;

    fn reduce(self: Rc<Self>, change: StateChange) -> Rc<Self> {
        let mut state = (*self).clone();
        match change {
            StateChange::Begin(game, setup) => {
                state.remember(setup);
                state.game = Some(game);
            }
            StateChange::Open(game) => state.game = Some(game),
            StateChange::Fetched(_) if state.game.is_some() => return self,
            StateChange::Fetched(game) => state.game = Some(game),
            StateChange::SavedGames(games) => {
                state.saved_games = Some(games);
                state.saved_games_shut = None;
            }
            StateChange::SavedGamesShut(error) => state.saved_games_shut = Some(error),
            StateChange::Deleted(key) => {
                if let Some(saved) = &mut state.saved_games {
                    saved.retain(|it| it.key != key);
                }
                // Close it, too, or what is played from here on would be saved without its beginning.
                state.game = state.game.filter(|game| game.autosave().key() != key);
            }
            StateChange::Trouble(trouble) if trouble == self.trouble => return self,
            StateChange::Trouble(trouble) => state.trouble = trouble,
        }
        state.into()
    }
}

/// Handle to the app's state, as pages get it.
pub type AppStateHandle = UseReducerHandle<AppState>;

/// Returns the app's state.
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
        let kept: serde_json::Value = serde_json::from_str(kept).expect(kept);
        assert!(local_storage::save(SEATS, &kept));
        AppState::at_start().seats
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
        state.save_seats();
        assert_eq!(state.seats, [dealt.clone(), swoop.clone()]);
        assert_eq!(state.seats_of(GameId::Swoop), Some(&swoop));
        assert_eq!(AppState::at_start().seats, [dealt, swoop]);
    }

    #[test]
    fn seats_of_training_are_not_remembered() {
        let family = setup("stroop", "seats=person,person,easy");
        let mut state = AppState::at_start();
        state.remember(family.clone());
        state.remember(Setup::training(GameId::Stroop));
        assert_eq!(state.seats_of(GameId::Stroop), Some(&family));
    }

    #[test]
    fn seats_that_an_older_page_kept_are_read() {
        let old = r#"{"game":"swoop","query":"seats=person,easy,hard"}"#;
        assert_eq!(read(old), [setup("swoop", "seats=person,easy,hard")]);
    }

    #[test]
    fn unreadable_seats_do_not_lose_others() {
        let kept = r#"[{"game":"bridge","query":""},{"game":"dealt","query":"chips=3"}]"#;
        assert_eq!(read(kept), [setup("dealt", "chips=3")]);
    }
}

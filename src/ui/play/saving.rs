//! Handles changes of a running game: saves them in the database, shows them, and reports when they could not be saved.

use std::cell::Cell;

use yew::prelude::*;

use super::running_game::GameHandle;
use crate::saves::StorageError;
use crate::ui::persistence::TabLock;
use crate::web::persistent_storage;
use crate::web::task::spawn;

/// Saves a running game.
#[derive(Clone, PartialEq, Debug)]
pub struct Saving {
    /// The game.
    pub game: GameHandle,
    /// Whether the game may be played in this tab.
    pub lock: TabLock,
    /// Called with the reason when saving fails, and with `None` when it works again.
    pub ontrouble: Callback<Option<StorageError>>,
}

impl Saving {
    /// Returns a callback that shows a change once it has been saved, has failed to be, or takes too long; inputs made
    /// meanwhile are dropped. In real time nothing waits: the change is shown at once and saved soon after. The player
    /// may leave the table and return before the change is saved; whoever listens then shows it.
    #[must_use]
    pub fn onchange(&self) -> Callback<()> {
        let keeping = self.clone();
        Callback::from(move |()| {
            if keeping.game.presentation.real_time {
                keeping.game.show();
                keeping.game.autosave().keep_soon(keeping.onkept());
            } else {
                keeping.game.hold_inputs(true);
                spawn(keeping.clone().keep_and_show());
            }
        })
    }

    /// Saves a deal while it is being looked at.
    pub fn keep_deal(&self) {
        let keeping = self.clone();
        spawn(async move {
            let onlate = || keeping.ontrouble.emit(Some(StorageError::Failed));
            let kept = keeping.game.autosave().keep_in_time(onlate).await;
            keeping.tell(kept).await;
        });
    }

    async fn keep_and_show(self) {
        let held = Cell::new(true);
        // Show it only once: the next change may already be on its way.
        let let_go = |shows: bool| {
            if held.replace(false) {
                self.game.hold_inputs(false);
                if shows {
                    self.game.show();
                }
            }
        };
        let onlate = || {
            self.ontrouble.emit(Some(StorageError::Failed));
            let_go(true);
        };
        let kept = self.game.autosave().keep_in_time(onlate).await;
        let told = self.tell(kept).await;
        let_go(told);
    }

    /// Returns a callback that reports why a change that was already shown could not be saved.
    fn onkept(&self) -> Callback<Option<StorageError>> {
        let keeping = self.clone();
        Callback::from(move |error: Option<StorageError>| {
            let keeping = keeping.clone();
            spawn(async move {
                keeping.tell(error.map_or(Ok(()), Err)).await;
            });
        })
    }

    /// Reports whether something was saved, unless another tab saved first: then that tab's state is shown.
    async fn tell(&self, kept: Result<(), StorageError>) -> bool {
        let refused = self.lock.refuses(self.game.autosave(), kept).await;
        if !refused {
            if kept.is_ok() {
                persistent_storage::ask_once();
            }
            self.ontrouble.emit(kept.err());
        }
        !refused
    }
}

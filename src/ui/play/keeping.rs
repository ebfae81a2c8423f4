//! What becomes of a change in a running game: it is brought to the database, shown, and said not to be
//! kept where it is not.

use std::cell::Cell;

use yew::prelude::*;

use super::running_game::GameHandle;
use crate::saves::StorageError;
use crate::ui::persistence::TabLock;
use crate::web::promise;
use crate::web::task::spawn;

/// Who keeps a running game.
#[derive(Clone, PartialEq, Debug)]
pub struct Keeping {
    /// The game.
    pub game: GameHandle,
    /// Whether it may be played here.
    pub lock: TabLock,
    /// Takes note of why something is not kept, or that it is again.
    pub ontrouble: Callback<Option<StorageError>>,
}

impl Keeping {
    /// Shows a change once it is kept, or cannot be, or nobody knows in time; what somebody does meanwhile
    /// is dropped. In real time nothing waits: there it is shown at once, and kept before long. Who made
    /// the change may have left the table and come back until it is kept: it is shown by whoever listens
    /// then.
    #[must_use]
    pub fn onchange(&self) -> Callback<()> {
        let keeping = self.clone();
        Callback::from(move |()| {
            if keeping.game.is_real_time() {
                keeping.game.show();
                keeping.game.autosave().keep_soon(keeping.onkept());
            } else {
                keeping.game.hold_inputs(true);
                spawn(keeping.clone().keep_and_show());
            }
        })
    }

    /// Keeps a deal, while it is looked at.
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
        // What was shown once is not shown again: the next change may be on its way by then.
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

    /// Tells why what was shown before it was kept is not kept.
    fn onkept(&self) -> Callback<Option<StorageError>> {
        let keeping = self.clone();
        Callback::from(move |error: Option<StorageError>| {
            let keeping = keeping.clone();
            spawn(async move {
                keeping.tell(error.map_or(Ok(()), Err)).await;
            });
        })
    }

    /// Tells whether something is kept, unless another tab had kept something else before: that is shown
    /// anew.
    async fn tell(&self, kept: Result<(), StorageError>) -> bool {
        let refused = self.lock.refuses(self.game.autosave(), kept).await;
        if !refused {
            if kept.is_ok() {
                promise::ask_once();
            }
            self.ontrouble.emit(kept.err());
        }
        !refused
    }
}

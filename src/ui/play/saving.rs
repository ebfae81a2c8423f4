//! Saves a running game behind what is shown, and reports when that fails.

use yew::prelude::*;

use super::running_game::GameHandle;
use crate::saves::StorageError;
use crate::ui::persistence::TabLock;
use crate::web::persistent_storage;

/// How long real-time play is collected before it is saved, in milliseconds: at most 250 ms of play may be lost, and
/// the database takes some of that time itself.
const SOON: u32 = 200;

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
    /// Saves what was written down and is not saved yet: at once in turns, soon in real time. Nobody waits for it but
    /// bots, whoever is to take the device, and files and links: they wait until it is
    /// [settled](crate::ui::persistence::Autosave::settled).
    pub fn keep_behind(&self) {
        let after = match self.game.presentation.real_time {
            true => SOON,
            false => 0,
        };
        let saving = self.clone();
        let told = move |kept| saving.clone().tell(kept);
        self.game.autosave().keep_behind(after, told);
    }

    /// Reports whether something was saved, unless another tab saved first: then that tab's state is shown.
    async fn tell(self, kept: Result<(), StorageError>) {
        if self.lock.refuses(self.game.autosave(), kept).await {
            return;
        }
        if kept.is_ok() {
            persistent_storage::ask_once();
        }
        self.ontrouble.emit(kept.err());
    }
}

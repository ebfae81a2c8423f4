//! The single hook that listens to a running game: it shows what is new, saves it behind that, and follows other tabs.

use std::rc::Rc;

use yew::prelude::*;

use super::running_game::GameHandle;
use super::snapshot::Snapshot;
use crate::saves::StorageError;
use crate::ui::saving::{TabLock, use_tab_lock};
use crate::ui::words::language;
use crate::web::clock::Stopwatch;
use crate::web::persistent_storage;
use crate::web::task::{sleep, spawn_abortable};

/// A running game that is on the screen.
pub(super) struct Live {
    /// The game.
    pub(super) game: GameHandle,
    /// How it stands.
    pub(super) now: Rc<Snapshot>,
    /// Incremented with every change shown.
    pub(super) version: u32,
    /// Whether the game may be played in this tab.
    pub(super) lock: TabLock,
    /// The play time.
    pub(super) watch: Stopwatch,
}

/// Shows a running game.
#[hook]
pub(super) fn use_store(game: &GameHandle, ontrouble: &Callback<Option<StorageError>>) -> Live {
    let version = use_state(|| 0_u32);
    let shown = use_mut_ref(|| 0_u32);
    let show = {
        let version = version.setter();
        use_callback((), move |(), ()| {
            *shown.borrow_mut() += 1;
            version.set(*shown.borrow());
        })
    };
    let moment = (*version, game.index().step(), language());
    let now = use_memo((game.clone(), moment), |_| game.snapshot(None));
    let watch = use_state(|| Stopwatch::start(now.at));
    let onnews = {
        let watch = watch.setter();
        use_callback(game.clone(), move |lines: Vec<String>, game| {
            // If the lines cannot be read, keep the old state: the next move then reports that nothing is saved.
            if game.reload(&lines).is_ok() {
                watch.set(Stopwatch::start(game.snapshot(None).at));
            }
        })
    };
    let lock = use_tab_lock(game.autosave(), onnews);
    let live = Live {
        game: game.clone(),
        now,
        version: *version,
        lock,
        watch: *watch,
    };
    use_effect_with((game.clone(), *watch), |(game, watch)| {
        if !game.presentation.real_time {
            game.set_stopwatch(Some(*watch));
        }
    });
    let saving = Saving {
        game: live.game.clone(),
        lock: live.lock.clone(),
        ontrouble: ontrouble.clone(),
    };
    use_effect_with(saving, move |saving| {
        let game = saving.game.clone();
        game.take_inputs(saving.lock.here);
        // A deal is saved before anything is played.
        saving.save_behind();
        let again = spawn_abortable(saving.clone().save_again());
        let saving = saving.clone();
        game.listen(Some(Callback::from(move |()| {
            show.emit(());
            saving.save_behind();
        })));
        move || {
            again.abort();
            game.listen(None);
            game.take_inputs(false);
        }
    });
    live
}

/// How long real-time play is collected before it is saved, in milliseconds: at most 250 ms of play may be lost, and
/// the database takes some of that time itself.
const SOON: u32 = 200;

/// How long to wait before what was refused is saved again, in milliseconds.
const AGAIN: u32 = 10_000;

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
    /// [settled](crate::ui::saving::Autosave::settled).
    pub fn save_behind(&self) {
        let after = match self.game.presentation.real_time {
            true => SOON,
            false => 0,
        };
        let saving = self.clone();
        let report = move |saved| saving.clone().report(saved);
        self.game.autosave().save_behind(after, report);
    }

    /// Saves what was refused, again and again, as there may be room by then, and what may be lost.
    pub async fn save_again(self) {
        let autosave = self.game.autosave();
        loop {
            if self.lock.here && (autosave.is_refused() || autosave.may_be_lost()) {
                let saved = autosave.save().await;
                self.clone().report(saved).await;
            }
            sleep(AGAIN).await;
        }
    }

    /// Reports whether something was saved, unless another tab saved first: then that tab's state is shown.
    async fn report(self, saved: Result<(), StorageError>) {
        if self.lock.refuses(self.game.autosave(), saved).await {
            return;
        }
        if saved.is_ok() {
            persistent_storage::ask_once();
        }
        self.ontrouble.emit(saved.err());
    }
}

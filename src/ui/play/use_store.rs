//! The single hook that listens to a running game: it shows what is new, saves it behind that, and follows other tabs.

use yew::prelude::*;

use super::running_game::{GameHandle, Host};
use super::saving::Saving;
use crate::engine::Millis;
use crate::ui::persistence::{TabLock, use_tab_lock};
use crate::web::clock::Stopwatch;

/// A running game that is on the screen.
#[derive(Clone, PartialEq)]
pub(super) struct Live {
    /// The game.
    pub(super) game: GameHandle,
    /// Incremented with every change shown.
    pub(super) version: u32,
    /// Whether the game may be played in this tab.
    pub(super) lock: TabLock,
    /// The play time.
    pub(super) watch: Stopwatch,
}

impl Live {
    /// The time until the clock acts, in milliseconds.
    pub(super) fn until_clock(&self) -> Option<Millis> {
        let due = self.game.clock_due()?;
        Some(due.saturating_sub(self.watch.read()))
    }
}

/// Shows a running game.
#[hook]
pub(super) fn use_store(game: &GameHandle, host: &Host) -> Live {
    let version = use_state(|| 0_u32);
    let shown = use_mut_ref(|| 0_u32);
    let show = {
        let version = version.setter();
        use_callback((), move |(), ()| {
            *shown.borrow_mut() += 1;
            version.set(*shown.borrow());
        })
    };
    let watch = use_state(|| Stopwatch::start(game.at()));
    let onnews = {
        let watch = watch.setter();
        use_callback(game.clone(), move |lines: Vec<String>, game| {
            // If the lines cannot be read, keep the old state: the next move then reports that nothing is saved.
            if game.reload(&lines).is_ok() {
                watch.set(Stopwatch::start(game.at()));
            }
        })
    };
    let lock = use_tab_lock(game.autosave(), onnews);
    let live = Live {
        game: game.clone(),
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
        ontrouble: host.ontrouble.clone(),
    };
    use_effect_with(saving, move |saving| {
        let game = saving.game.clone();
        game.take_inputs(saving.lock.here);
        // A deal is saved before anything is played.
        saving.keep_behind();
        let saving = saving.clone();
        game.listen(Some(Callback::from(move |()| {
            show.emit(());
            saving.keep_behind();
        })));
        move || {
            game.listen(None);
            game.take_inputs(false);
        }
    });
    live
}

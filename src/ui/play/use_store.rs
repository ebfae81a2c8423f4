//! The single hook that listens to a running game: it saves what was written down, then shows it, and follows other
//! tabs.

use yew::prelude::*;

use super::running_game::{GameHandle, Host};
use super::saving::Saving;
use super::session::Listener;
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
                game.show();
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
    let keeping = Saving {
        game: live.game.clone(),
        lock: live.lock.clone(),
        ontrouble: host.ontrouble.clone(),
    };
    use_effect_with(keeping.clone(), move |keeping| {
        let game = keeping.game.clone();
        game.take_inputs(keeping.lock.here);
        let onchange = keeping.onchange();
        let onshow = show;
        game.listen(Some(Listener { onchange, onshow }));
        move || {
            game.listen(None);
            game.take_inputs(false);
        }
    });
    // Save a deal before anything is played.
    let fresh = live.game.index().step() == 0;
    use_effect_with(fresh, move |&fresh| {
        if fresh {
            keeping.keep_deal();
        }
    });
    live
}

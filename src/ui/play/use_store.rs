//! The one hook that listens to a running game: it brings what was written down to the database, shows
//! it then, and follows other tabs.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::host::Host;
use super::running_game::{GameHandle, Listener};
use crate::engine::Millis;
use crate::saves::StorageError;
use crate::ui::persistence::{TabLock, use_tab_lock};
use crate::web::clock::Stopwatch;

/// A running game that is on the screen now.
#[derive(Clone, PartialEq)]
pub(super) struct Live {
    /// The game.
    pub(super) game: GameHandle,
    /// Another number after every change that is shown.
    pub(super) version: u32,
    /// Whether the game may be played here.
    pub(super) lock: TabLock,
    /// The time of play.
    pub(super) watch: Stopwatch,
}

impl Live {
    /// How long it is until the clock does something, in milliseconds.
    pub(super) fn until_clock(&self) -> Option<Millis> {
        let due = self.game.clock_due()?;
        Some(due.saturating_sub(self.watch.read()))
    }
}

/// Puts a running game on the screen.
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
            // What cannot be read is not shown: whoever plays on then learns that nothing is kept.
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
        game.set_stopwatch(*watch);
    });
    use_effect_with((live.lock.clone(), host.ontrouble.clone()), {
        let (live, show) = (live.clone(), show);
        move |(lock, ontrouble)| {
            live.game.take_inputs(lock.here);
            let game = live.game.clone();
            let onchange = keep_and_show(live, ontrouble.clone());
            let onshow = show;
            game.listen(Some(Listener { onchange, onshow }));
            move || {
                game.listen(None);
                game.take_inputs(false);
            }
        }
    });
    use_kept_deal(&live, &host.ontrouble);
    live
}

/// Shows a change once it is kept, or cannot be; what somebody does meanwhile is dropped. In real time nothing
/// waits: there it is shown at once, and kept before long. Who made the change may have left the table
/// and come back until it is kept: it is shown by whoever listens then.
fn keep_and_show(live: Live, ontrouble: Callback<Option<StorageError>>) -> Callback<()> {
    Callback::from(move |()| {
        let (live, ontrouble) = (live.clone(), ontrouble.clone());
        if live.game.is_real_time() {
            live.game.show();
            let game = live.game.clone();
            return game.autosave().keep_soon(onkept(live, ontrouble));
        }
        live.game.hold_inputs(true);
        spawn_local(async move {
            let autosave = live.game.autosave();
            let kept = autosave.keep().await;
            let refused = live.lock.refuses(autosave, kept).await;
            live.game.hold_inputs(false);
            // What was refused was shown anew, with what another tab had kept before.
            if !refused {
                ontrouble.emit(kept.err());
                live.game.show();
            }
        });
    })
}

/// Tells why what was shown before it was kept is not kept, unless another tab had kept something else
/// before, which is then shown.
fn onkept(live: Live, ontrouble: Callback<Option<StorageError>>) -> Callback<Option<StorageError>> {
    Callback::from(move |error: Option<StorageError>| {
        let (live, ontrouble) = (live.clone(), ontrouble.clone());
        spawn_local(async move {
            let kept = error.map_or(Ok(()), Err);
            if !live.lock.refuses(live.game.autosave(), kept).await {
                ontrouble.emit(error);
            }
        });
    })
}

/// A deal is kept before anything is played.
#[hook]
fn use_kept_deal(live: &Live, ontrouble: &Callback<Option<StorageError>>) {
    let (live, ontrouble) = (live.clone(), ontrouble.clone());
    let fresh = live.game.index().step() == 0;
    use_effect_with(fresh, move |&fresh| {
        if fresh {
            spawn_local(async move {
                let autosave = live.game.autosave();
                let kept = autosave.keep().await;
                if !live.lock.refuses(autosave, kept).await {
                    ontrouble.emit(kept.err());
                }
            });
        }
    });
}

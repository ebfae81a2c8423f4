//! Real time: at each frame of the screen, all is played that was done until then.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::render::{AnimationFrame, request_animation_frame};
use yew::prelude::*;

use crate::ui::play::running_game::GameHandle;
use crate::ui::play::use_store::Live;
use crate::web::clock::Stopwatch;
use crate::web::page_visibility as page;

/// Plays frame by frame while the game `runs` and somebody can see it. At other times the time of play
/// stands still.
#[hook]
pub(in crate::ui::play) fn use_frames(live: &Live, runs: bool) {
    let hidden = use_hidden();
    let runs = runs && !hidden && live.game.is_real_time() && live.lock.here;
    // What is taken back, or comes from another tab, takes the time with it.
    let time = (live.game.index().taken_back, live.watch);
    let stands = use_memo(time, |_| Cell::new(live.game.at()));
    let game = live.game.clone();
    use_effect_with((runs, time), move |&(runs, _)| {
        let frames = Rc::<RefCell<Option<AnimationFrame>>>::default();
        let watch = runs.then(|| Stopwatch::start(stands.get()));
        if let Some(watch) = watch {
            game.set_stopwatch(watch);
            next(&frames, game, watch);
        }
        move || {
            drop(frames.take());
            if let Some(watch) = watch {
                stands.set(watch.read());
            }
        }
    });
}

/// Asks for the next frame, for as long as anybody holds the last one.
fn next(frames: &Rc<RefCell<Option<AnimationFrame>>>, game: GameHandle, watch: Stopwatch) {
    let held = Rc::downgrade(frames);
    let asked = request_animation_frame(move |start| {
        let Some(frames) = held.upgrade() else { return };
        game.shared().frame(watch.at(start));
        if !game.is_over() {
            next(&frames, game, watch);
        }
    });
    frames.replace(Some(asked));
}

/// Whether nobody sees the page.
#[hook]
fn use_hidden() -> bool {
    let hidden = use_state_eq(page::is_hidden);
    let set = hidden.setter();
    use_effect_with((), move |()| {
        let heard = EventListener::new(&gloo::utils::document(), "visibilitychange", move |_| {
            set.set(page::is_hidden());
        });
        move || drop(heard)
    });
    *hidden
}

//! Real time: at each frame of the screen, all is played that was done until then.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::render::{AnimationFrame, request_animation_frame};
use yew::prelude::*;

use crate::ui::play::use_store::Live;

/// Plays frame by frame while the game `runs`.
#[hook]
pub(in crate::ui::play) fn use_frames(live: &Live, runs: bool) {
    let runs = runs && live.game.is_real_time() && live.lock.here;
    let live = live.clone();
    use_effect_with(runs, move |&runs| {
        let frames = Rc::<RefCell<Option<AnimationFrame>>>::default();
        if runs {
            next(&frames, live);
        }
        move || drop(frames.take())
    });
}

/// Asks for the next frame, for as long as anybody holds the last one.
fn next(frames: &Rc<RefCell<Option<AnimationFrame>>>, live: Live) {
    let held = Rc::downgrade(frames);
    let asked = request_animation_frame(move |start| {
        let Some(frames) = held.upgrade() else { return };
        live.game.shared().frame(live.watch.at(start));
        if !live.game.is_over() {
            next(&frames, live);
        }
    });
    frames.replace(Some(asked));
}

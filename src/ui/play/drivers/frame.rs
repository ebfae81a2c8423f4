//! Real time: at each frame of the screen, all is played that was done until then.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::render::{AnimationFrame, request_animation_frame};
use yew::prelude::*;

use crate::ui::play::running_game::GameHandle;
use crate::ui::play::use_store::Live;
use crate::web::clock::Stopwatch;

/// Plays frame by frame while the game `runs`. At other times the time of play stands still, and nothing
/// that anybody does counts.
#[hook]
pub(in crate::ui::play) fn use_frames(live: &Live, runs: bool) {
    // What is taken back, or comes from another tab, takes the time with it.
    let time = (live.game.index().taken_back, live.watch);
    let stands = use_memo(time, |_| Cell::new(live.game.at()));
    let game = live.game.clone();
    use_effect_with((runs, time), move |&(runs, _)| {
        let frames = Rc::<RefCell<Option<AnimationFrame>>>::default();
        let start = || Stopwatch::start(stands.get());
        let watch = match game.setup().is_practice() {
            _ if !runs => None,
            true => Some(start().slowed()),
            false => Some(start()),
        };
        if let Some(watch) = watch {
            game.set_stopwatch(Some(watch));
            next(&frames, game.clone(), watch);
        }
        move || {
            drop(frames.take());
            if let Some(watch) = watch {
                // What was done until now still counts.
                game.shared().frame(watch.read());
                game.pause();
                stands.set(watch.read().max(game.at()));
                game.set_stopwatch(None);
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

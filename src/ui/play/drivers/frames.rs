//! Real time: each animation frame plays everything done up to then. No frames are requested while nothing is due.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::render::{AnimationFrame, request_animation_frame};
use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::engine::Millis;
use crate::ui::play::running_game::GameHandle;
use crate::ui::play::use_store::Live;
use crate::web::clock::Stopwatch;

/// Plays frame by frame while the game `runs`. Otherwise the play time stands still and inputs are ignored. Once only
/// bots can still do something in a round, nobody has to watch them at their own pace.
#[hook]
pub(in crate::ui::play) fn use_frames(live: &Live, runs: bool) {
    // Takebacks and updates from other tabs reset the time.
    let time = (live.game.index().taken_back, live.watch);
    let stands = use_memo(time, |_| Cell::new(live.now.at));
    let game = live.game.clone();
    let people = game.setup().people();
    // Whoever gets out stops the time: nothing is hurried before it runs again.
    let out = use_memo((runs, time), |&(runs, _)| {
        let left = if runs { live.now.in_play } else { people };
        !people.is_empty() && people.iter().all(|seat| !left.has(seat))
    });
    let out = *out;
    use_effect_with((runs, out, time), move |&(runs, out, _)| {
        let start = || Stopwatch::start(stands.get());
        let watch = match game.setup().is_practice() {
            _ if !runs => None,
            _ if out => Some(start().hurried()),
            true => Some(start().slowed()),
            false => Some(start()),
        };
        let frames = watch.map(|watch| {
            game.set_stopwatch(Some(watch));
            Frames::start(game.clone(), watch)
        });
        move || {
            if let (Some(watch), Some(frames)) = (watch, frames) {
                game.on_input(None);
                drop(frames);
                // Inputs made until now still count.
                game.shared().play_until(watch.read());
                game.pause();
                stands.set(watch.read().max(game.snapshot(None).at));
                game.set_stopwatch(None);
            }
        }
    });
}

/// How long before something is due frames are requested again, in milliseconds: timers may be late.
const EARLY: f64 = 50.0;

/// The frames of a game whose time is running.
struct Frames {
    game: GameHandle,
    watch: Stopwatch,
    /// The requested frame, if there is one.
    next: RefCell<Option<AnimationFrame>>,
    /// The timer that requests a frame shortly before something is due, and the play time at which that is.
    timer: RefCell<Option<(Millis, Timeout)>>,
}

impl Frames {
    fn start(game: GameHandle, watch: Stopwatch) -> Rc<Self> {
        let frames = Rc::new(Self {
            game,
            watch,
            next: RefCell::default(),
            timer: RefCell::default(),
        });
        let held = Rc::downgrade(&frames);
        let ask = move |()| {
            if let Some(frames) = held.upgrade() {
                frames.ask();
            }
        };
        frames.game.on_input(Some(Callback::from(ask)));
        frames.ask();
        frames
    }

    /// Requests the next frame, unless one has been requested.
    fn ask(self: &Rc<Self>) {
        if self.next.borrow().is_some() {
            return;
        }
        let held = Rc::downgrade(self);
        let frame = request_animation_frame(move |start| {
            if let Some(frames) = held.upgrade() {
                let done = frames.next.take();
                let due = frames.game.shared().play_until(frames.watch.at(start));
                if let Some(due) = due {
                    frames.wait(due);
                }
                drop(done);
            }
        });
        self.next.replace(Some(frame));
    }

    /// Requests a frame when something is due at this play time.
    fn wait(self: &Rc<Self>, due: Millis) {
        let early = self.watch.until(due) - EARLY;
        if early <= 0.0 {
            return self.ask();
        }
        // An earlier timer fires first and then checks what is due.
        let waits = |(first, _): &(Millis, Timeout)| *first <= due;
        if self.timer.borrow().as_ref().is_some_and(waits) {
            return;
        }
        let held = Rc::downgrade(self);
        let timer = Timeout::new(early as u32, move || {
            if let Some(frames) = held.upgrade() {
                let done = frames.timer.take();
                frames.ask();
                drop(done);
            }
        });
        self.timer.replace(Some((due, timer)));
    }
}

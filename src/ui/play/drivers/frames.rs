//! Real time: each animation frame plays everything done up to then. No frames are requested while nothing is due.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::render::{AnimationFrame, request_animation_frame};
use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::engine::Millis;
use crate::ui::boards::kit::Running;
use crate::ui::play::running_game::GameHandle;
use crate::ui::play::use_store::Live;
use crate::web::clock::{self, GAP, Stopwatch};

/// Plays frame by frame while the game runs. Otherwise the play time stands still and inputs are ignored. Once only
/// bots can still do something in a round, nobody has to watch them at their own pace.
#[hook]
pub(in crate::ui::play) fn use_frames(live: &Live, running: &Running) {
    let (runs, set) = (running.runs, running.set.clone());
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
            Frames::start(game.clone(), watch, set)
        });
        move || {
            if let Some(frames) = frames {
                stands.set(frames.end());
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
    /// Stops the game.
    set: Callback<bool>,
    /// The play time at which it was stopped by a gap, if it was.
    stopped: Cell<Option<Millis>>,
    /// The requested frame, if there is one, and when it was requested.
    next: RefCell<Option<(f64, AnimationFrame)>>,
    /// The timer that requests a frame shortly before something is due, and the play time at which that is.
    timer: RefCell<Option<(Millis, Timeout)>>,
}

impl Frames {
    fn start(game: GameHandle, watch: Stopwatch, set: Callback<bool>) -> Rc<Self> {
        let frames = Rc::new(Self {
            game,
            watch,
            set,
            stopped: Cell::default(),
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

    /// Stops the time, and returns how much has been played.
    fn end(&self) -> Millis {
        self.still_runs();
        let stopped = self.stopped.get();
        stopped.unwrap_or_else(|| self.stop(self.watch.read()))
    }

    /// Stops the time at this play time. What was done until then still counts.
    fn stop(&self, at: Millis) -> Millis {
        self.game.on_input(None);
        self.next.take();
        self.timer.take();
        self.game.shared().play_until(at);
        self.game.pause(at);
        self.game.set_stopwatch(None);
        at.max(self.game.snapshot(None).at)
    }

    /// Whether the time still runs, when something happens that was to happen at this moment. A gap since then stops the
    /// game where it began: otherwise all that was due meanwhile would be played at once.
    fn runs(&self, moment: f64) -> bool {
        if self.stopped.get().is_none() && clock::now() - moment > GAP {
            self.stopped.set(Some(self.stop(self.watch.at(moment))));
            // What people and bots wanted to do in the gap is not done later either.
            self.game.discard_queued();
            self.set.emit(false);
        }
        self.stopped.get().is_none()
    }

    /// Whether the time still runs, whatever is requested.
    fn still_runs(&self) -> bool {
        let requested = self.next.borrow().as_ref().map(|(moment, _)| *moment);
        let timed = self.timer.borrow().as_ref().map(|(due, _)| *due);
        let timed = timed.map(|due| self.before(due));
        { requested.into_iter().chain(timed) }.all(|moment| self.runs(moment))
    }

    /// The moment at which a frame is requested for what is due at this play time.
    fn before(&self, due: Millis) -> f64 {
        self.watch.moment(due) - EARLY
    }

    /// Requests the next frame, unless one has been requested.
    fn ask(self: &Rc<Self>) {
        if !self.still_runs() || self.next.borrow().is_some() {
            return;
        }
        let held = Rc::downgrade(self);
        let frame = request_animation_frame(move |start| {
            if let Some(frames) = held.upgrade() {
                let done = frames.next.take();
                let runs = { done.iter() }.all(|(moment, _)| frames.runs(*moment));
                if runs
                    && let Some(due) = frames
                        .game
                        .shared()
                        .play_until(frames.watch.at(clock::happened(start)))
                {
                    frames.wait(due);
                }
                drop(done);
            }
        });
        self.next.replace(Some((clock::now(), frame)));
    }

    /// Requests a frame when something is due at this play time.
    fn wait(self: &Rc<Self>, due: Millis) {
        let early = self.before(due) - clock::now();
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
                if { done.iter() }.all(|(due, _)| frames.runs(frames.before(*due))) {
                    frames.ask();
                }
                drop(done);
            }
        });
        self.timer.replace(Some((due, timer)));
    }
}

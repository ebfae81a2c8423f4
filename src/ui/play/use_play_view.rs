//! What the screen shows: which moment of the game, to which eyes, and what moves.

use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::cover::use_cover;
use super::drivers::{use_frames, use_paced};
use super::look_back::{Back, Moment, use_look_back};
use super::progress::{Onlookers, Progress};
use super::snapshot::{Scene, Snapshot};
use super::use_store::Live;
use super::visibility::Visibility;
use crate::engine::{Eyes, Seat, Seats};
use crate::settings::Pace;
use crate::ui::boards::kit::{Running, Seating};
use crate::ui::listening::{INPUTS, on_any};
use crate::ui::motion::{BEAT, Motion, use_motion};
use crate::ui::use_settings::use_settings;
use crate::web::page_visibility as page;

/// What the screen shows of a running game.
pub(super) struct PlayView {
    /// The past moment shown, if any.
    pub(super) back: Back,
    pub(super) progress: Progress,
    pub(super) visibility: Visibility,
    /// The seat at the near edge of the table: whoever holds the device, held it last, or is to take it. `None` if only
    /// bots play, or all share the screen.
    pub(super) near: Option<Seat>,
    /// Whether people pass the device.
    pub(super) passed: bool,
    /// The seat that has taken the device.
    pub(super) unlocked: UseStateHandle<Option<Seat>>,
    /// Covers the hand, if one is uncovered.
    pub(super) hide: Option<Callback<()>>,
    /// Continues after a pause, given its index among the public events.
    pub(super) ongoon: Callback<usize>,
    pub(super) motion: Motion,
    /// Whether the pace is too fast to announce everything.
    pub(super) brief: bool,
    /// How the game stood at the moment shown.
    pub(super) then: Rc<Snapshot>,
    /// How many public events may be revealed: fewer than all while a card is turned over.
    pub(super) revealed: usize,
    /// What floats above the board.
    pub(super) above: Html,
    /// Whether the game waits because people look at something else.
    pub(super) waits: bool,
    /// How the play time runs, in real time; `None` in the past.
    pub(super) running: Option<Running>,
    /// What a board shows of the game.
    pub(super) scene: Scene,
    /// Whether a board is on the screen.
    board: bool,
    /// Whose board shows how something ended, before the result is announced.
    pub(super) last_look: Option<Eyes>,
}

impl PlayView {
    /// How time runs on the board on the screen, in real time.
    pub(super) fn on_board(&self) -> Option<Running> {
        self.running.clone().filter(|_| self.board)
    }
}

/// Shows a game as it is or as it was.
#[hook]
pub(super) fn use_play_view(live: &Live) -> PlayView {
    let game = &live.game;
    let people = game.setup().people();
    let unlocked = use_state(|| None);
    let onlock = use_callback(unlocked.setter(), |(), unlocked| unlocked.set(None));
    let passed = people.count() > 1 && game.presentation.seating == Seating::Pass;
    let hide = (passed && unlocked.is_some()).then_some(onlock.clone());
    use_cover(hide.is_some(), onlock);

    let seen_to = use_seen_to(live);
    let settings = use_settings();
    let pace = settings.settings.pace;
    let onlookers = Onlookers { people, pace };
    let now = Progress::now(&game.index(), *seen_to, onlookers);
    let back = use_look_back(live, now.until);
    let moment = back.moment();
    let progress = match moment {
        Some(moment) => Progress::at(&game.index(), moment, onlookers),
        None => now,
    };
    let then = match back.step() {
        Some(step) => Rc::new(game.snapshot(Some(step))),
        None => Rc::clone(&live.now),
    };
    let (status, paused) = (&then.status, progress.pause.is_some());
    // A tab that only watches sees what the table sees, and must unlock a hand again to play it.
    let elsewhere = live.lock.elsewhere;
    let open = game.presentation.seating == Seating::Together;
    let locked = || match Visibility::of(people, status, *unlocked, paused) {
        Visibility::Locked(seat) if then.hide_nothing.has(seat) => {
            Visibility::Open(Eyes::Seat(seat))
        }
        visibility => visibility,
    };
    let over = then.status.is_over();
    // Nobody returns to the table from the scene that ended the game.
    let scene_ended = over && !people.is_empty() && game.index().ends_in_spotlight();
    let ends = moment.is_none()
        && !scene_ended
        && progress.spotlight().is_none()
        && (paused || over || !elsewhere && matches!(locked(), Visibility::Locked(_)));
    let last_look = use_last_look(ends, progress.until, pace);
    let visibility = match moment {
        None if last_look.looks => Visibility::Open(match people.single() {
            Some(alone) if !open => Eyes::Seat(alone),
            _ => Eyes::Table,
        }),
        _ if open || elsewhere && passed => Visibility::Open(Eyes::Table),
        // A finished game hides no hands.
        Some(Moment {
            whose: Some(seat), ..
        }) if live.now.status.is_over() => Visibility::Open(Eyes::Seat(seat)),
        Some(_) => Visibility::back(people, &live.now.status, *unlocked),
        None => locked(),
    };
    let near = use_near(visibility, people).filter(|_| !open);
    use_effect_with(elsewhere, {
        let unlocked = unlocked.setter();
        move |_| unlocked.set(None)
    });
    let scene = match progress.report() {
        Some(pause) if last_look.looks => Scene::RoundEnd(pause),
        _ if live.now.status.is_over() && (last_look.looks || moment.is_some()) => {
            Scene::OpenHands(back.step())
        }
        _ => Scene::Step(back.step()),
    };
    let board = match visibility {
        Visibility::Open(eyes) if last_look.looks => Some(eyes),
        _ => visibility.board(status, paused),
    };
    let on_screen = board.map(|eyes| (eyes, scene));
    let (motion, revealed) = use_flights(live, on_screen, progress.until, &back);
    use_last_look_end(&last_look, motion.lasts, pace, game.presentation.real_time);
    let waits = paused || moment.is_some();
    let running = use_play_time(live, waits);
    use_frames(live, &running);
    let above = use_paced(live, waits, progress.round, motion.lasts);
    PlayView {
        ongoon: go_on(live, &back, &unlocked, &seen_to),
        back,
        progress,
        visibility,
        near,
        passed,
        unlocked,
        hide,
        motion,
        then,
        revealed,
        brief: pace == Pace::Instant || game.presentation.real_time,
        above,
        waits,
        running: (game.presentation.real_time && moment.is_none()).then_some(running),
        scene,
        board: board.is_some(),
        last_look: board.filter(|_| last_look.looks),
    }
}

/// Animates cards on the board that these eyes look at, if there is one, for the public events before `until`, which
/// led to this scene. Returns also how many of them may be revealed: while a card is turned over, only the earlier ones.
#[hook]
fn use_flights(
    live: &Live,
    board: Option<(Eyes, Scene)>,
    until: usize,
    back: &Back,
) -> (Motion, usize) {
    let known = back.known();
    let shown = use_mut_ref(|| known);
    let motion = use_motion((board, until), || match board {
        Some((eyes, scene)) => {
            let before = shown.replace(until).max(known).min(until);
            live.game.flights(before..until, eyes, scene)
        }
        None => Vec::new(),
    });
    // If another card begins to turn before the first lies there, neither is revealed.
    let revealed = use_mut_ref(|| until);
    if !motion.turning {
        revealed.replace(until);
    }
    let revealed = until.min(*revealed.borrow());
    (motion, revealed)
}

/// The seat that holds the device, held it last, or is to take it; at first any person's.
#[hook]
fn use_near(visibility: Visibility, people: Seats) -> Option<Seat> {
    let near = use_mut_ref(|| people.iter().next());
    let mut near = near.borrow_mut();
    if let Some(seat) = visibility.seat().filter(|seat| people.has(*seat)) {
        *near = Some(seat);
    }
    *near
}

/// How many public events were looked at in pauses; events taken back do not count.
#[hook]
fn use_seen_to(live: &Live) -> UseStateHandle<usize> {
    let seen_to = use_state(|| live.game.seen_to().get());
    let happened = live.game.index().seen_by(usize::MAX);
    use_effect_with(happened, {
        let (game, seen_to) = (live.game.clone(), seen_to.clone());
        move |&happened| {
            if *seen_to > happened {
                game.seen_to().set(happened);
                seen_to.set(happened);
            }
        }
    });
    seen_to
}

fn go_on(
    live: &Live,
    back: &Back,
    unlocked: &UseStateHandle<Option<Seat>>,
    seen_to: &UseStateHandle<usize>,
) -> Callback<usize> {
    if let Some(moment) = back.moment() {
        let onmove = back.onmove.clone();
        return onmove.reform(move |place| Some(moment.seen(place + 1)));
    }
    let game = live.game.clone();
    let (unlocked, seen_to) = (unlocked.clone(), seen_to.setter());
    // Anybody may continue; the next player takes the device first, unless they have it and nothing to hide.
    Callback::from(move |place| {
        game.seen_to().set(place + 1);
        seen_to.set(place + 1);
        let kept = game.snapshot(None).have_no_secret;
        unlocked.set(unlocked.filter(|&seat| kept.has(seat)));
    })
}

/// The last look at the table before a report or a cover takes its place.
struct LastLook {
    /// Whether the table is being looked at.
    looks: bool,
    seen: UseStateHandle<usize>,
    until: usize,
}

/// Whether the table is still looked at after `until` public events, some of them new; `ends` says whether something
/// else is to be shown next.
#[hook]
fn use_last_look(ends: bool, until: usize, pace: Pace) -> LastLook {
    let seen = use_state(|| until);
    // Events that were taken back have not been seen.
    use_effect_with((until, *seen), {
        let setter = seen.setter();
        move |&(until, seen)| {
            if seen > until {
                setter.set(until);
            }
        }
    });
    LastLook {
        looks: ends && until > *seen && pace != Pace::Instant,
        seen,
        until,
    }
}

/// Ends the look when everything has landed and lain there for a moment, which takes `lasts` milliseconds at the normal
/// pace, or on any input, except in real time, where people are in the middle of something.
#[hook]
fn use_last_look_end(last_look: &LastLook, lasts: u32, pace: Pace, real_time: bool) {
    let (looks, until) = (last_look.looks, last_look.until);
    let seen = last_look.seen.setter();
    use_effect_with((looks, until, lasts), move |&(looks, until, lasts)| {
        let end = move || seen.set(until);
        let on = looks.then(|| {
            // Hands and eyes that raced have to come to rest.
            let (beat, inputs): (_, &[&'static str]) = match real_time {
                true => (BEAT * 9 / 5, &[]),
                false => (BEAT, &INPUTS),
            };
            let timeout = Timeout::new(pace.of(lasts.max(beat)), end.clone());
            (timeout, on_any(inputs, &end))
        });
        move || drop(on)
    });
}

/// Lets the play time run when the board asks for it, and stops it when the board asks for that, while the page is
/// hidden, and while the game `stands` for another reason. It never resumes by itself.
#[hook]
fn use_play_time(live: &Live, stands: bool) -> Running {
    let wanted = use_state_eq(|| false);
    let set = use_callback((), {
        let wanted = wanted.setter();
        move |runs, ()| wanted.set(runs)
    });
    let stands = use_hidden() || stands || !live.lock.here || live.now.status.is_over();
    let runs = live.game.presentation.real_time && *wanted && !stands;
    use_effect_with((stands, *wanted), {
        let set = set.clone();
        move |&(stands, wanted)| {
            if stands && wanted {
                set.emit(false);
            }
        }
    });
    let may = !stands;
    Running { runs, may, set }
}

/// Whether the page is hidden.
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

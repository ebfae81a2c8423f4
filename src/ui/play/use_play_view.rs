//! What the screen shows: which moment of the game, to which eyes, and what moves.

use yew::prelude::*;

use super::cover::use_cover;
use super::drivers::{use_frames, use_paced};
use super::look_back::Moment;
use super::progress::{Onlookers, Progress};
use super::running_game::Scene;
use super::use_last_look::{use_last_look, use_last_look_end};
use super::use_look_back::{Back, use_look_back};
use super::use_play_time::use_play_time;
use super::use_store::Live;
use super::use_turning::use_turning;
use super::visibility::Visibility;
use crate::engine::{Eyes, Seat, Seats, Status};
use crate::settings::Pace;
use crate::ui::boards::kit::{Running, Seating};
use crate::ui::motion::{Motion, use_motion};
use crate::ui::use_settings::use_settings;

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
    /// How many public events may be revealed: fewer than all while a card is turned over.
    pub(super) told: usize,
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
    let (status, paused) = (game.status(back.step()), progress.pause.is_some());
    // A tab that only watches sees what the table sees, and must unlock a hand again to play it.
    let elsewhere = live.lock.elsewhere;
    let open = game.presentation.seating == Seating::Together;
    let locked = || match Visibility::of(people, &status, *unlocked, paused) {
        Visibility::Locked(seat) if game.hides_nothing(seat) => Visibility::Open(Eyes::Seat(seat)),
        visibility => visibility,
    };
    let over = matches!(status, Status::Over(_));
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
        }) if game.is_over() => Visibility::Open(Eyes::Seat(seat)),
        Some(_) => Visibility::back(people, &game.status(None), *unlocked),
        None => locked(),
    };
    let near = use_near(visibility, people).filter(|_| !open);
    use_effect_with(elsewhere, {
        let unlocked = unlocked.setter();
        move |_| unlocked.set(None)
    });
    let scene = match progress.report() {
        Some(pause) if last_look.looks => Scene::RoundEnd(pause),
        _ if game.is_over() && (last_look.looks || moment.is_some()) => {
            Scene::OpenHands(back.step())
        }
        _ => Scene::Step(back.step()),
    };
    let board = match visibility {
        Visibility::Open(eyes) if last_look.looks => Some(eyes),
        _ => visibility.board(&status, paused),
    };
    let shown = board.map(|eyes| (eyes, scene));
    let motion = use_flights(live, shown, progress.until, &back);
    use_last_look_end(&last_look, motion.lasts, pace, game.presentation.real_time);
    let told = use_turning(progress.until, motion.turns, pace);
    let waits = paused || moment.is_some();
    let running = use_play_time(live, waits);
    use_frames(live, running.runs);
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
        told,
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
/// led to this scene.
#[hook]
fn use_flights(live: &Live, board: Option<(Eyes, Scene)>, until: usize, back: &Back) -> Motion {
    let known = back.known();
    let shown = use_mut_ref(|| known);
    use_motion((board, until), || match board {
        Some((eyes, scene)) => {
            let before = shown.replace(until).max(known).min(until);
            live.game.flights(before..until, eyes, scene)
        }
        None => Vec::new(),
    })
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
        unlocked.set(unlocked.filter(|&seat| game.has_no_secret(seat)));
    })
}

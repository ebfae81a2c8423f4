//! The phase of the table: getting ready, counting down, playing, or paused.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::engine::{Seat, Seats};
use crate::games::stroop::{Board, Card, Fate, Stroop};
use crate::settings::Pace;
use crate::ui::boards::kit::{BoardProps, Running};
use crate::ui::use_settings::use_settings;
use crate::web::clock::{self, GAP};

/// The first number of the countdown.
const COUNT: u8 = 3;

/// How long each number is shown, in milliseconds at the normal pace.
const NUMBER: u32 = 700;

/// How long a missed card is shown before the countdown, in milliseconds at the normal pace.
const LOOK: u32 = 1_800;

/// How long nothing but a wrong STOP is shown before that, in milliseconds at the normal pace.
const CALL: u32 = 900;

/// A wrong STOP.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Missed {
    /// Who called it.
    pub(super) seat: Seat,
    /// The card that they missed.
    pub(super) card: Card,
    /// The card in the middle by which the call was judged: another one may have landed since.
    pub(super) center: Card,
}

/// The phase of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    /// A round is about to begin: everybody has to confirm that they are there.
    Ready,
    /// Paused until somebody continues.
    Paused,
    /// Shows who has called STOP, and nothing else yet.
    Called(Seat),
    /// Shows the card that somebody missed (ST-4.2).
    Missed(Missed),
    /// Counting down.
    Counting(u8),
    /// Playing.
    Plays,
    /// Finished, in the past, or played in another tab: there is nothing to do.
    Still,
}

impl Phase {
    /// Whether nobody is in a hurry: only then may anything change its size.
    pub(super) fn rests(self) -> bool {
        matches!(self, Self::Ready | Self::Paused | Self::Still)
    }

    /// Whether cards are face down, so that nobody can read them while time is paused.
    pub(super) fn hides(self) -> bool {
        !matches!(self, Self::Plays | Self::Still)
    }
}

/// What is shown in addition to the state of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Between {
    #[default]
    Nothing,
    Calls(Missed),
    Looks(Missed),
    Counts(u8),
}

/// Whether nobody has done anything in this round.
fn fresh(board: &Board) -> bool {
    board.center.len() == 1 && board.hands.iter().all(|(_, hand)| hand.is_empty())
}

/// The phase of the table, a callback to begin or continue, and one to pause.
#[hook]
pub(super) fn use_phase(props: &BoardProps<Stroop>) -> (Phase, Callback<()>, Callback<()>) {
    let pace = use_settings().settings.pace;
    let between = use_state_eq(Between::default);
    let board = &props.seen.view.board;
    let running = props.running.clone().filter(|_| props.now.is_some());
    let runs = running.as_ref().is_some_and(|running| running.runs);
    use_missed(board, runs, &between, running.clone());
    use_effect_with((*between, running.clone()), {
        let between = between.setter();
        move |(now, running): &(Between, Option<Running>)| {
            let timeout = running.clone().and_then(|running| {
                let (wait, then) = match *now {
                    Between::Nothing => return None,
                    Between::Calls(missed) => (CALL, Between::Looks(missed)),
                    Between::Looks(..) => (LOOK, Between::Counts(COUNT)),
                    Between::Counts(1) => (NUMBER, Between::Nothing),
                    Between::Counts(number) => (NUMBER, Between::Counts(number - 1)),
                };
                let wait = wait_for(pace, wait);
                let due = clock::now() + f64::from(wait);
                let counts = matches!(now, Between::Counts(..));
                Some(Timeout::new(wait, move || {
                    // After a gap, nobody is ready any more.
                    if counts && clock::now() - due > GAP {
                        return between.set(Between::Nothing);
                    }
                    between.set(then);
                    if then == Between::Nothing {
                        running.set.emit(true);
                    }
                }))
            });
            move || drop(timeout)
        }
    });
    let phase = match (&running, *between) {
        (None, _) => Phase::Still,
        (Some(_), _) if board.outcome.is_some() => Phase::Still,
        (Some(running), _) if running.runs => Phase::Plays,
        (_, Between::Calls(missed)) => Phase::Called(missed.seat),
        (_, Between::Looks(missed)) => Phase::Missed(missed),
        (_, Between::Counts(number)) => Phase::Counting(number),
        _ if fresh(board) => Phase::Ready,
        _ => Phase::Paused,
    };
    let begin = {
        let between = between.setter();
        use_callback((), move |(), ()| between.set(Between::Counts(COUNT)))
    };
    let pause = {
        let between = between.setter();
        use_callback(running, move |(), running| {
            between.set(Between::Nothing);
            if let Some(running) = running {
                running.set.emit(false);
            }
        })
    };
    (phase, begin, pause)
}

/// How long something is shown at this pace: a countdown is not an animation, and is never skipped.
fn wait_for(pace: Pace, wait: u32) -> u32 {
    pace.of(wait).max(wait / 4)
}

/// Pauses and shows the card when somebody calls STOP despite having a playable one.
#[hook]
fn use_missed(
    board: &Board,
    runs: bool,
    between: &UseStateHandle<Between>,
    running: Option<Running>,
) {
    let barred = board.barred;
    let known = use_mut_ref(|| barred);
    let missed = missed(board, *known.borrow());
    use_effect_with(barred, {
        let between = between.setter();
        move |&barred: &Seats| {
            known.replace(barred);
            if let (Some(missed), Some(running), true) = (missed, running, runs) {
                running.set.emit(false);
                between.set(Between::Calls(missed));
            }
        }
    });
}

/// The wrong STOP of whoever has just been barred.
fn missed(board: &Board, before: Seats) -> Option<Missed> {
    let mut new = board.barred.iter().filter(|&seat| !before.has(seat));
    new.find_map(|seat| match board.lately[seat].fate {
        Some(Fate::Barred(card, center)) => Some(Missed { seat, card, center }),
        _ => None,
    })
}

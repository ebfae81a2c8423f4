//! The drivers decide when each input is played.
//!
//! | file | holds |
//! | --- | --- |
//! | `turns` | in turns: bots move one after the other, and the clock acts when it is due |
//! | `pace`, `hurry` | how long a bot takes for a move, and taps that hurry it |
//! | `frames` | in real time: each animation frame plays everything done up to then |
//! | `frame_queue` | what people, bots and the clock do until the next frame, in order of time |

mod frame_queue;
mod frames;
mod hurry;
mod pace;
mod turns;

pub use frame_queue::FrameQueue;
pub(super) use frames::use_frames;
pub(super) use turns::{use_clock, use_paced};

use gloo::timers::future::TimeoutFuture;

use crate::bots::{Bot, Choice, Pondering};
use crate::engine::{Game, Observation, Rng};
use crate::web::clock;

/// How long somebody thinks before the page gets a chance to paint and to handle taps, in milliseconds.
const SLICE: f64 = 8.0;

/// Thinks bit by bit, while the page goes on; gives up as soon as the answer is no longer `wanted`.
pub(super) async fn in_slices<T>(
    mut go_on: impl FnMut() -> Option<T>,
    wanted: impl Fn() -> bool,
) -> Option<T> {
    while wanted() {
        let until = clock::now() + SLICE;
        while clock::now() < until {
            let thought = go_on();
            if thought.is_some() {
                return thought;
            }
        }
        TimeoutFuture::new(0).await;
    }
    None
}

/// Lets a bot choose, in the same way.
pub(super) async fn think<G: Game>(
    bot: Box<dyn Bot<G>>,
    seen: Observation<G>,
    mut chance: Rng,
    wanted: impl Fn() -> bool,
) -> Option<Choice<G::Action>> {
    let mut thought = match bot.ponder(&seen, &mut chance) {
        Pondering::Done(choice) => return choice,
        Pondering::GoesOn(thought) => thought,
    };
    in_slices(|| thought.go_on(), wanted).await
}

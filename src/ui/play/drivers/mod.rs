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

use crate::bots::{Bots, Choice, Level};
use crate::engine::{Observation, Rng};

/// Lets a bot choose. Async so that the bot can think elsewhere.
pub(super) async fn think<G: Bots>(
    level: Level,
    seen: Observation<G>,
    mut chance: Rng,
) -> Option<Choice<G::Action>> {
    G::bot(level).choose(&seen, &mut chance)
}

//! The drivers decide when each input is played: `turns` for turns, `real_time` for real time.

mod clock;
mod frame_queue;
mod hurry;
mod pace;
mod real_time;
mod turns;

pub(super) use clock::use_clock;
pub use frame_queue::FrameQueue;
pub(super) use real_time::use_frames;
pub(super) use turns::use_paced;

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

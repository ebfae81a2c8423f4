//! What decides when whose input comes: `paced` where people and bots take turns, `frame` in real time.

mod clock;
mod frame;
mod frame_queue;
mod hurry;
mod pace;
mod paced;

pub(super) use clock::use_clock;
pub(super) use frame::use_frames;
pub use frame_queue::FrameQueue;
pub(super) use paced::use_paced;

use crate::bots::{Bots, Choice, Level};
use crate::engine::{Observation, Rng};

/// Lets a bot think. It is waited for, so that it can think elsewhere.
pub(super) async fn think<G: Bots>(
    level: Level,
    seen: Observation<G>,
    mut chance: Rng,
) -> Option<Choice<G::Action>> {
    G::bot(level).choose(&seen, &mut chance)
}

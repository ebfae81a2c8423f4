//! The drivers decide when each input is played: `paced` for turns, `frame` for real time.

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

/// Lets a bot choose. Async so that the bot can think elsewhere.
pub(super) async fn think<G: Bots>(
    level: Level,
    seen: Observation<G>,
    mut chance: Rng,
) -> Option<Choice<G::Action>> {
    G::bot(level).choose(&seen, &mut chance)
}

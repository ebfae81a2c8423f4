//! The drivers decide when each input is played.
//!
//! | file | holds |
//! | --- | --- |
//! | `turns` | in turns: bots move one after the other, and the clock acts when it is due |
//! | `pace`, `hurry` | how long a bot takes for a move, and taps that hurry it |
//! | `frames` | in real time: each animation frame plays everything done up to then |

mod frames;
mod hurry;
mod pace;
mod turns;

pub(super) use frames::use_frames;
pub(super) use turns::{use_clock, use_paced};

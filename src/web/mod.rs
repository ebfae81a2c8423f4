//! What the browser gives: chance and time. Later storage, sound, speech and more.

pub mod chance;
pub mod clock;

//! Locks shared by all tabs of a browser: one holds a lock, the others wait for it or take it. A tab that is closed
//! or dies releases its locks.

mod ask;
#[cfg(not(target_arch = "wasm32"))]
mod in_memory;
mod request;
#[cfg(target_arch = "wasm32")]
mod web_locks;

pub use ask::{Ask, NoLocks};
#[cfg(not(target_arch = "wasm32"))]
pub use in_memory::Lock;
pub use request::request;
#[cfg(target_arch = "wasm32")]
pub use web_locks::Lock;

//! Locks shared by all tabs of a browser: one holds a lock, the others wait for it or take it. A tab that is closed
//! or dies releases its locks.

#[cfg(not(target_arch = "wasm32"))]
mod in_memory;
#[cfg(target_arch = "wasm32")]
mod web_locks;

#[cfg(not(target_arch = "wasm32"))]
pub use in_memory::{Lock, request};
#[cfg(target_arch = "wasm32")]
pub use web_locks::{Lock, request};

/// How to request a lock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    /// Get it only if it is free.
    IfFree,
    /// Wait until it is free.
    InTurn,
    /// Take it from its holder.
    Take,
}

/// The browser has no locks, as on pages that are not secure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoLocks;

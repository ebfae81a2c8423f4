//! Locks that all tabs of a browser see: one holds a lock, the others wait for it, or take it. A tab
//! that is closed or dies lets go.

#[cfg(not(target_arch = "wasm32"))]
mod in_memory;
#[cfg(target_arch = "wasm32")]
mod web_locks;

#[cfg(not(target_arch = "wasm32"))]
pub use in_memory::{Lock, request};
#[cfg(target_arch = "wasm32")]
pub use web_locks::{Lock, request};

/// How to ask for a lock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    /// To get it if nobody holds it.
    IfFree,
    /// To wait until nobody holds it.
    InTurn,
    /// To take it from whoever holds it.
    Take,
}

/// The browser knows no locks, as where a page is not secure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoLocks;

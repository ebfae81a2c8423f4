//! Ways to request a lock, and that there are none.

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

/// The browser has no locks, as on pages that are not secure, or doesn't answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoLocks;

//! Locks shared by all tabs of a browser: one holds a lock, the others wait for it or take it. A tab that is closed
//! or dies releases its locks.

#[cfg(not(target_arch = "wasm32"))]
mod in_memory;
#[cfg(target_arch = "wasm32")]
mod web_locks;

#[cfg(not(target_arch = "wasm32"))]
use in_memory as locks;
#[cfg(target_arch = "wasm32")]
use web_locks as locks;

use crate::web::task::within;

pub use locks::Lock;

/// How long the browser may take to grant or refuse a lock that isn't waited for, in milliseconds: it does so at once.
const LIMIT: u32 = 5_000;

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

/// Requests a lock; `None` if another tab has it. Dropping the future cancels the request.
///
/// # Errors
/// There are no locks, so nothing keeps tabs from each other.
pub async fn request(name: &str, ask: Ask) -> Result<Option<Lock>, NoLocks> {
    match ask {
        Ask::InTurn => locks::request(name, ask).await,
        Ask::IfFree | Ask::Take => {
            let granted = within(LIMIT, locks::request(name, ask)).await;
            granted.unwrap_or(Err(NoLocks))
        }
    }
}

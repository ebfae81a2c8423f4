//! Requesting a lock, without waiting forever for a browser that doesn't answer.

use super::ask::{Ask, NoLocks};
#[cfg(not(target_arch = "wasm32"))]
use super::in_memory as locks;
#[cfg(target_arch = "wasm32")]
use super::web_locks as locks;
use crate::web::task::within;

/// How long the browser may take to grant or refuse a lock that isn't waited for, in milliseconds: it does so at once.
const LIMIT: u32 = 5_000;

/// Requests a lock; `None` if another tab has it. Dropping the future cancels the request.
///
/// # Errors
/// There are no locks, or the browser doesn't answer in time, so nothing keeps tabs from each other.
pub async fn request(name: &str, ask: Ask) -> Result<Option<locks::Lock>, NoLocks> {
    match ask {
        Ask::InTurn => locks::request(name, ask).await,
        Ask::IfFree | Ask::Take => {
            let granted = within(LIMIT, locks::request(name, ask)).await;
            granted.unwrap_or(Err(NoLocks))
        }
    }
}

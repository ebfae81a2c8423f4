//! Opening the database, and asking it.

use std::cell::{Cell, RefCell};

use super::hitch::answered;
#[cfg(target_arch = "wasm32")]
pub(super) use super::idb::{Database, Transaction};
#[cfg(not(target_arch = "wasm32"))]
pub(super) use super::in_memory::{Database, Transaction};
use super::restoration;
use crate::saves::StorageError;
use crate::web::task::spawn;

/// Begins a transaction, to read or to change.
type Begin = fn(&Database) -> Result<Transaction, StorageError>;

thread_local! {
    static OPEN: RefCell<Option<Database>> = const { RefCell::new(None) };
    /// How often it was opened in this visit.
    static OPENINGS: Cell<u32> = const { Cell::new(0) };
}

/// Opens the database, unless it is open. Whatever asks it does so, too.
///
/// # Errors
/// Why it cannot be opened. Calling this again tries again.
pub async fn open() -> Result<(), StorageError> {
    asked(opened).await.map(drop)
}

pub(super) async fn opened() -> Result<Database, StorageError> {
    if let Some(database) = OPEN.with_borrow(Clone::clone) {
        return Ok(database);
    }
    let database = Database::open(is_shut).await?;
    // If this fails now, it may succeed later.
    let _ = restoration::look_for_loss(&database).await;
    OPENINGS.set(OPENINGS.get() + 1);
    OPEN.set(Some(database.clone()));
    Ok(database)
}

/// The browser has closed the database, or it is being deleted: it is opened again, to find out what was lost.
fn is_shut() {
    OPEN.set(None);
    spawn(async {
        // If this fails, the next caller gets the reason.
        let _ = open().await;
    });
}

/// How often the database was opened in this visit. It may have lost what was saved before it was last opened.
#[must_use]
pub fn openings() -> u32 {
    OPENINGS.get()
}

/// Begins a transaction. If that fails, the browser may have closed the database, so it is opened again, once.
pub(super) async fn begin(begin: Begin) -> Result<Transaction, StorageError> {
    if let Ok(begun) = begin(&opened().await?) {
        return Ok(begun);
    }
    OPEN.set(None);
    let begun = begin(&opened().await?);
    begun.inspect_err(|_| OPEN.set(None))
}

/// Asks the database, and once more if no answer comes: the browser may be closing it, and answers nothing until it is
/// opened again.
pub(super) async fn asked<T>(
    ask: impl AsyncFn() -> Result<T, StorageError>,
) -> Result<T, StorageError> {
    for _ in 0..2 {
        let used = OPEN.with_borrow(Clone::clone);
        if let Some(answer) = answered(ask()).await {
            return answer;
        }
        if let Some(used) = used {
            give_up(&used);
        }
    }
    Err(StorageError::Failed)
}

/// Closes a database that doesn't answer, unless another caller has opened it again meanwhile.
fn give_up(used: &Database) {
    if OPEN.with_borrow(|open| open.as_ref() == Some(used)) {
        OPEN.set(None);
        used.close();
    }
}

/// Clears the state of this page, as when the browser is closed.
#[cfg(not(target_arch = "wasm32"))]
pub(super) fn forget() {
    OPEN.set(None);
}

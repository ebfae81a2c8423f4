//! Locks in memory.

use std::cell::{Cell, RefCell};
use std::future::poll_fn;
use std::rc::{Rc, Weak};
use std::task::Poll;

use super::{Ask, NoLocks};
use crate::web::memory::{self, Call};

thread_local! {
    /// Who holds what.
    static HELD: RefCell<Vec<(String, Weak<Cell<bool>>)>> = const { RefCell::new(Vec::new()) };
}

/// A lock: let go when this is dropped.
#[derive(Debug)]
pub struct Lock {
    /// Whether nobody has taken it.
    held: Rc<Cell<bool>>,
}

impl Lock {
    /// Whether it was not taken since.
    #[must_use]
    pub fn is_held(&self) -> bool {
        self.held.get()
    }

    /// Waits until it is let go or taken.
    pub fn ended(&self) -> impl Future<Output = ()> + use<> {
        let held = Rc::downgrade(&self.held);
        poll_fn(move |_| match held.upgrade() {
            Some(held) if held.get() => Poll::Pending,
            _ => Poll::Ready(()),
        })
    }
}

/// Asks for a lock; `None` where another tab has it.
///
/// # Errors
/// That there are no locks: then nothing keeps tabs from each other.
pub async fn request(name: &str, ask: Ask) -> Result<Option<Lock>, NoLocks> {
    memory::ask(Call::Lock).await.map_err(|_| NoLocks)?;
    match ask {
        Ask::Take => take(name),
        Ask::IfFree if holder(name).is_some() => return Ok(None),
        Ask::IfFree => {}
        Ask::InTurn => {
            poll_fn(|_| match holder(name) {
                Some(_) => Poll::Pending,
                None => Poll::Ready(()),
            })
            .await;
        }
    }
    let held = Rc::new(Cell::new(true));
    let hold = (name.to_owned(), Rc::downgrade(&held));
    HELD.with_borrow_mut(|all| all.push(hold));
    Ok(Some(Lock { held }))
}

/// Who holds a lock.
fn holder(name: &str) -> Option<Rc<Cell<bool>>> {
    HELD.with_borrow_mut(|all| {
        all.retain(|(_, held)| held.upgrade().is_some_and(|held| held.get()));
        let mut all = all.iter().filter(|(held, _)| held == name);
        all.find_map(|(_, held)| held.upgrade())
    })
}

/// Takes a lock from whoever holds it.
fn take(name: &str) {
    if let Some(held) = holder(name) {
        held.set(false);
    }
}

//! In-memory implementation of locks.

use std::cell::{Cell, RefCell};
use std::future::poll_fn;
use std::rc::{Rc, Weak};
use std::task::Poll;

use super::ask::{Ask, NoLocks};
use crate::web::simulated_browser::{self, Call};

thread_local! {
    /// The locks that are held, by name.
    static HELD: RefCell<Vec<(String, Weak<Cell<bool>>)>> = const { RefCell::new(Vec::new()) };
}

/// A lock, released on drop.
#[derive(Debug)]
pub struct Lock {
    /// False once another tab has taken it.
    held: Rc<Cell<bool>>,
}

impl Lock {
    /// Whether it is still held, not taken.
    #[must_use]
    pub fn is_held(&self) -> bool {
        self.held.get()
    }

    /// Waits until it is released or taken.
    pub fn ended(&self) -> impl Future<Output = ()> + use<> {
        let held = Rc::downgrade(&self.held);
        poll_fn(move |_| match held.upgrade() {
            Some(held) if held.get() => Poll::Pending,
            _ => Poll::Ready(()),
        })
    }
}

/// See [`request`](super::request()).
pub(super) async fn request(name: &str, ask: Ask) -> Result<Option<Lock>, NoLocks> {
    simulated_browser::ask(Call::Lock)
        .await
        .map_err(|_| NoLocks)?;
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

/// The current holder of a lock.
fn holder(name: &str) -> Option<Rc<Cell<bool>>> {
    HELD.with_borrow_mut(|all| {
        all.retain(|(_, held)| held.upgrade().is_some_and(|held| held.get()));
        let mut all = all.iter().filter(|(held, _)| held == name);
        all.find_map(|(_, held)| held.upgrade())
    })
}

/// Takes a lock away from its holder.
fn take(name: &str) {
    if let Some(held) = holder(name) {
        held.set(false);
    }
}

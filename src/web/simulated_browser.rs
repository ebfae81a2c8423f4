//! A simulated browser for tests, to see what happens to a game when any call to its storage fails or the browser
//! is killed in the middle of it: each thread is one browser, with its own storage, tasks and time.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::future::{pending, poll_fn};
use std::pin::Pin;
use std::task::{Context, Poll, Waker};

use crate::saves::StorageError;

/// A call to the simulated browser's storage.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Call {
    /// Open the database.
    Open,
    /// Begin a transaction, to read or to change.
    Begin,
    /// Read the labels of all games.
    Labels,
    /// Count the lines of a game, or the games.
    Count,
    /// Read the lines of a game.
    Lines,
    /// Add a line.
    Add,
    /// Write a label.
    Label,
    /// Delete a game.
    Delete,
    /// Commit a transaction.
    Commit,
    /// Request the lock of a game.
    Lock,
    /// Read the copies of games, or one of them.
    Copies,
    /// Make a copy of a game.
    Copy,
    /// Delete the copy of a game.
    DropCopy,
    /// Read from local storage.
    Item,
    /// Write to local storage.
    SetItem,
}

impl Call {
    /// Whether it is answered asynchronously, and so may never be answered.
    #[must_use]
    pub fn is_answered_later(self) -> bool {
        use Call::{Commit, Copies, Copy, Count, DropCopy, Labels, Lines, Lock, Open};
        matches!(
            self,
            Open | Labels | Count | Lines | Commit | Copies | Copy | DropCopy | Lock
        )
    }
}

/// How a call fails.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// It is refused.
    Refused(StorageError),
    /// It is carried out, but reported as failed.
    Unacknowledged,
    /// It is carried out and answered after so many milliseconds.
    Slow(u32),
    /// It is never answered.
    Silent,
    /// The browser closes the database, which has to be opened again.
    Shut,
    /// The browser is killed, after the call was carried out or before.
    Killed {
        /// Whether the call was carried out.
        done: bool,
    },
}

/// The fault of each call, by its index, counted from 0, and kind.
type Plan = dyn Fn(usize, Call) -> Option<Fault>;

type Task = Pin<Box<dyn Future<Output = ()>>>;

#[derive(Default)]
struct Browser {
    plan: RefCell<Option<Box<Plan>>>,
    calls: RefCell<Vec<Call>>,
    openings: Cell<usize>,
    killed: Cell<bool>,
    items: RefCell<BTreeMap<String, String>>,
    tasks: RefCell<Vec<Task>>,
    now: Cell<u32>,
}

impl Drop for Browser {
    /// A killed browser ends at once: its tasks must not get a chance to clean up.
    fn drop(&mut self) {
        std::mem::forget(self.tasks.take());
    }
}

thread_local! {
    static BROWSER: Browser = Browser::default();
}

/// Sets the faults of all further calls; their indexes start again at 0.
pub fn plan(plan: impl Fn(usize, Call) -> Option<Fault> + 'static) {
    BROWSER.with(|browser| {
        browser.calls.borrow_mut().clear();
        browser.plan.replace(Some(Box::new(plan)));
    });
}

/// The calls made since the last [`plan`].
#[must_use]
pub fn log() -> Vec<Call> {
    BROWSER.with(|browser| browser.calls.borrow().clone())
}

/// Whether the browser was killed; nothing runs in it until a [`restart`].
#[must_use]
pub fn is_killed() -> bool {
    BROWSER.with(|browser| browser.killed.get())
}

/// Ends all tasks, as when the browser is closed. What is stored remains.
pub fn restart() {
    let tasks = BROWSER.with(|browser| {
        browser.plan.replace(None);
        browser.killed.set(false);
        browser.tasks.take()
    });
    drop(tasks);
}

/// Records a call, and returns its fault.
fn fault(call: Call) -> Option<Fault> {
    BROWSER.with(|browser| {
        let mut calls = browser.calls.borrow_mut();
        let plan = browser.plan.borrow();
        let fault = plan.as_ref().and_then(|plan| plan(calls.len(), call));
        calls.push(call);
        match fault {
            _ if browser.killed.get() => return Some(Fault::Killed { done: false }),
            Some(Fault::Shut) => browser.openings.set(browser.openings.get() + 1),
            Some(Fault::Killed { .. }) => browser.killed.set(true),
            _ => {}
        }
        fault
    })
}

/// Makes a call that is answered at once.
pub(super) fn call(call: Call) -> Result<(), StorageError> {
    match fault(call) {
        None | Some(Fault::Slow(_)) => Ok(()),
        Some(Fault::Refused(error)) => Err(error),
        Some(_) => Err(StorageError::Failed),
    }
}

/// Makes a call that is answered later.
pub(super) async fn ask(call: Call) -> Result<(), StorageError> {
    done(call, || Ok(())).await
}

/// Makes the call that commits a change.
pub(super) async fn commit(
    keep: impl FnOnce() -> Result<(), StorageError>,
) -> Result<(), StorageError> {
    done(Call::Commit, keep).await
}

/// Makes a call that does something before it is answered.
pub(super) async fn done(
    call: Call,
    doing: impl FnOnce() -> Result<(), StorageError>,
) -> Result<(), StorageError> {
    a_moment().await;
    match fault(call) {
        None => doing(),
        Some(Fault::Slow(millis)) => {
            sleep(millis).await;
            doing()
        }
        Some(Fault::Refused(error)) => Err(error),
        Some(Fault::Shut) => Err(StorageError::Failed),
        Some(Fault::Unacknowledged) => doing().and(Err(StorageError::Failed)),
        Some(Fault::Killed { done: true }) => {
            let _ = doing();
            pending().await
        }
        Some(Fault::Silent | Fault::Killed { done: false }) => pending().await,
    }
}

/// Yields to other tasks once.
async fn a_moment() {
    let mut waited = false;
    poll_fn(|_| match std::mem::replace(&mut waited, true) {
        true => Poll::Ready(()),
        false => Poll::Pending,
    })
    .await;
}

/// The number of calls made since the last [`plan`].
pub(super) fn calls() -> usize {
    BROWSER.with(|browser| browser.calls.borrow().len())
}

/// How often the database was closed by a fault.
pub(super) fn openings() -> usize {
    BROWSER.with(|browser| browser.openings.get())
}

/// Reads an item of local storage.
pub(super) fn item(key: &str) -> Option<String> {
    call(Call::Item).ok()?;
    BROWSER.with(|browser| browser.items.borrow().get(key).cloned())
}

/// Writes an item of local storage, and returns whether that succeeded.
pub(super) fn set_item(key: String, item: String) -> bool {
    let is_kept = call(Call::SetItem).is_ok();
    if is_kept {
        BROWSER.with(|browser| browser.items.borrow_mut().insert(key, item));
    }
    is_kept
}

/// Adds a background task.
pub(super) fn spawn(task: impl Future<Output = ()> + 'static) {
    BROWSER.with(|browser| browser.tasks.borrow_mut().push(Box::pin(task)));
}

/// Waits for so many milliseconds of simulated time.
pub(super) async fn sleep(millis: u32) {
    let now = || BROWSER.with(|browser| browser.now.get());
    let then = now() + millis;
    poll_fn(|_| match now() < then {
        true => Poll::Pending,
        false => Poll::Ready(()),
    })
    .await;
}

/// Runs all tasks as far as they get without time passing.
pub fn run() {
    let mut quiet = 0;
    while quiet < 3 && !is_killed() {
        let before = calls();
        let tasks = BROWSER.with(|browser| browser.tasks.take());
        let count = tasks.len();
        let mut later: Vec<Task> = tasks.into_iter().filter_map(unless_done).collect();
        BROWSER.with(|browser| {
            let mut tasks = browser.tasks.borrow_mut();
            later.append(&mut tasks);
            let same = later.len() == count && calls() == before;
            quiet = if same { quiet + 1 } else { 0 };
            *tasks = later;
        });
    }
}

fn unless_done(mut task: Task) -> Option<Task> {
    let done = !is_killed()
        && task
            .as_mut()
            .poll(&mut Context::from_waker(Waker::noop()))
            .is_ready();
    (!done).then_some(task)
}

/// Lets so many milliseconds of simulated time pass.
pub fn pass(millis: u32) {
    const MOMENT: u32 = 50;
    for _ in 0..millis.div_ceil(MOMENT) {
        BROWSER.with(|browser| browser.now.set(browser.now.get() + MOMENT));
        run();
    }
}

//! What stands in for the browser where there is none, so that tests can see what becomes of a game
//! when any call to its storage fails, or the browser is killed in the middle of it: each thread is a
//! browser, with what it keeps, its tasks and its time.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::future::{pending, poll_fn};
use std::pin::Pin;
use std::task::{Context, Poll, Waker};

use crate::saves::StorageError;

/// A call of the page to what the browser keeps for it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Call {
    /// To open the database.
    Open,
    /// To begin a look at it, or a change.
    Begin,
    /// For the labels of all games.
    Labels,
    /// For how many lines a game has.
    Count,
    /// For the lines of a game.
    Lines,
    /// To add a line.
    Add,
    /// To write a label.
    Label,
    /// To delete a game.
    Delete,
    /// To keep what was asked for.
    Commit,
    /// For the lock of a game.
    Lock,
    /// For the copies of games, or one of them.
    Copies,
    /// To make a copy of a game.
    Copy,
    /// To delete the copy of a game.
    DropCopy,
    /// For one of the small things that are kept beside the database.
    Item,
    /// To keep such a thing.
    SetItem,
}

impl Call {
    /// Whether its answer comes later, and so may never come.
    #[must_use]
    pub fn is_answered_later(self) -> bool {
        use Call::{Commit, Copies, Copy, Count, DropCopy, Labels, Lines, Lock, Open};
        matches!(
            self,
            Open | Labels | Count | Lines | Commit | Copies | Copy | DropCopy | Lock
        )
    }
}

/// What is wrong with a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// It is refused.
    Refused(StorageError),
    /// It is done, and said not to be.
    Unacknowledged,
    /// It has no answer, ever.
    Silent,
    /// The browser shuts the database, which has to be opened anew.
    Shut,
    /// The browser is killed, when the call was done or before.
    Killed {
        /// Whether it was done.
        done: bool,
    },
}

/// Which call has which fault, counted from 0.
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
    /// With the thread all ends at once: what goes on has no chance to tidy up.
    fn drop(&mut self) {
        std::mem::forget(self.tasks.take());
    }
}

thread_local! {
    static BROWSER: Browser = Browser::default();
}

/// Decides from now on which calls, counted from now on, go wrong.
pub fn plan(plan: impl Fn(usize, Call) -> Option<Fault> + 'static) {
    BROWSER.with(|browser| {
        browser.calls.borrow_mut().clear();
        browser.plan.replace(Some(Box::new(plan)));
    });
}

/// The calls that were made since they are [planned](plan).
#[must_use]
pub fn log() -> Vec<Call> {
    BROWSER.with(|browser| browser.calls.borrow().clone())
}

/// Whether the browser was killed; until it is [started again](restart) nothing goes on in it.
#[must_use]
pub fn is_killed() -> bool {
    BROWSER.with(|browser| browser.killed.get())
}

/// Ends all that goes on, as at the end of the browser. What is kept is still there.
pub fn restart() {
    let tasks = BROWSER.with(|browser| {
        browser.plan.replace(None);
        browser.killed.set(false);
        browser.tasks.take()
    });
    drop(tasks);
}

/// Notes a call, and gives its fault.
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

/// A call that is answered at once.
pub(super) fn call(call: Call) -> Result<(), StorageError> {
    match fault(call) {
        None => Ok(()),
        Some(Fault::Refused(error)) => Err(error),
        Some(_) => Err(StorageError::Failed),
    }
}

/// A call that is answered later.
pub(super) async fn ask(call: Call) -> Result<(), StorageError> {
    done(call, || Ok(())).await
}

/// The call to keep a change.
pub(super) async fn commit(
    keep: impl FnOnce() -> Result<(), StorageError>,
) -> Result<(), StorageError> {
    done(Call::Commit, keep).await
}

/// A call that does something before it is answered.
pub(super) async fn done(
    call: Call,
    doing: impl FnOnce() -> Result<(), StorageError>,
) -> Result<(), StorageError> {
    a_moment().await;
    match fault(call) {
        None => doing(),
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

/// Others go on first.
async fn a_moment() {
    let mut waited = false;
    poll_fn(|_| match std::mem::replace(&mut waited, true) {
        true => Poll::Ready(()),
        false => Poll::Pending,
    })
    .await;
}

/// How many calls were made.
pub(super) fn calls() -> usize {
    BROWSER.with(|browser| browser.calls.borrow().len())
}

/// How often the database was shut.
pub(super) fn openings() -> usize {
    BROWSER.with(|browser| browser.openings.get())
}

/// One of the small things that are kept.
pub(super) fn item(key: &str) -> Option<String> {
    call(Call::Item).ok()?;
    BROWSER.with(|browser| browser.items.borrow().get(key).cloned())
}

/// Keeps one, and says whether it is kept.
pub(super) fn set_item(key: String, item: String) -> bool {
    let is_kept = call(Call::SetItem).is_ok();
    if is_kept {
        BROWSER.with(|browser| browser.items.borrow_mut().insert(key, item));
    }
    is_kept
}

/// Lets something go on by itself.
pub(super) fn spawn(task: impl Future<Output = ()> + 'static) {
    BROWSER.with(|browser| browser.tasks.borrow_mut().push(Box::pin(task)));
}

/// Waits for so many milliseconds.
pub(super) async fn sleep(millis: u32) {
    let now = || BROWSER.with(|browser| browser.now.get());
    let then = now() + millis;
    poll_fn(|_| match now() < then {
        true => Poll::Pending,
        false => Poll::Ready(()),
    })
    .await;
}

/// Lets all that goes on go on as far as it can before time passes.
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

/// Lets so many milliseconds pass.
pub fn pass(millis: u32) {
    const MOMENT: u32 = 50;
    for _ in 0..millis.div_ceil(MOMENT) {
        BROWSER.with(|browser| browser.now.set(browser.now.get() + MOMENT));
        run();
    }
}

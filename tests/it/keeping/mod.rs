//! What becomes of games when the browser does not keep what it should, or is killed: each call of a
//! story to what it keeps in turn, in every way in which it can go wrong.
//!
//! The browser is in [memory](kitchen_table::web::memory), all else is the page's own. What hooks do
//! around a table on the screen, a [`Tab`](tab::Tab) does here.

mod failing;
mod injuries;
mod killed;
mod library;
mod lost;
mod real_time;
mod shown;
mod small_things;
mod story;
mod tab;
mod tabs;

use std::cell::RefCell;
use std::fmt::Debug;
use std::rc::Rc;
use std::thread;

use futures_util::FutureExt;
use kitchen_table::games::GameId;
use kitchen_table::saves::{StorageError, game_of};
use kitchen_table::ui::play::{GameHandle, Origin};
use kitchen_table::ui::registry::{self, Side};
use kitchen_table::web::game_db;
use kitchen_table::web::memory::{self, Call, Fault};
use kitchen_table::web::task::spawn;

use crate::support::for_seeds;

/// Looks at each of these cases of a story, in a browser of its own.
fn each<T: Copy + Debug + Sync>(story: &str, cases: &[T], look: impl Fn(T) + Sync) {
    for_seeds(0..cases.len() as u64, |at| {
        let case = cases[at as usize];
        let looked = thread::scope(|scope| scope.spawn(|| look(case)).join());
        looked.map_err(|_| format!("{story}: {case:?}: see above"))?;
        Ok(1)
    });
}

/// A game's side of the page, which is here from the start.
fn side(game: GameId) -> Side {
    let side = registry::load(game).now_or_never();
    let side = side.expect("nothing to wait for");
    side.expect("it has a table")
}

/// The game in these lines.
fn read(lines: &[String], origin: &Origin) -> GameHandle {
    let game = game_of(&lines[0]).expect("it is ours");
    let read = side(game).open(lines, origin);
    read.expect("it can be read")
}

/// What comes of something in this browser, if that goes on to its end while people wait.
fn outcome<T: 'static>(work: impl Future<Output = T> + 'static) -> Option<T> {
    let outcome = Rc::new(RefCell::new(None));
    let there = Rc::clone(&outcome);
    spawn(async move {
        let came = work.await;
        there.replace(Some(came));
    });
    memory::run();
    if outcome.borrow().is_none() {
        memory::pass(4_000);
    }
    outcome.take()
}

/// The browser is started again, or the page loaded again.
fn restart() {
    memory::restart();
    game_db::forget();
}

/// When a call goes wrong, and how.
#[derive(Clone, Copy, Debug)]
struct Wrong {
    /// The place of the call among all.
    nth: usize,
    fault: Fault,
    /// Whether all that come later go wrong, too.
    lasts: bool,
}

impl Wrong {
    /// Lets it go wrong in this browser, from now on.
    fn plan(self) {
        memory::plan(move |at, call| self.at(at, call));
    }

    /// Whether it goes wrong at this call.
    fn at(self, at: usize, call: Call) -> Option<Fault> {
        let Self { nth, fault, lasts } = self;
        let fits = fault != Fault::Unacknowledged || call == Call::Commit;
        (at == nth || lasts && at > nth && fits).then_some(fault)
    }
}

/// All that can go wrong with these calls, but for the end of the browser.
fn all_wrong(calls: &[Call]) -> Vec<Wrong> {
    let refused = [
        StorageError::Denied,
        StorageError::Full,
        StorageError::Failed,
    ];
    let mut all = Vec::new();
    for (nth, call) in calls.iter().enumerate() {
        let mut add = |fault, lasts| all.push(Wrong { nth, fault, lasts });
        for error in refused {
            add(Fault::Refused(error), false);
            add(Fault::Refused(error), true);
        }
        add(Fault::Shut, false);
        add(Fault::Shut, true);
        if *call == Call::Commit {
            add(Fault::Unacknowledged, false);
            add(Fault::Unacknowledged, true);
        }
        // A lock is always there or not.
        if call.is_answered_later() && *call != Call::Lock {
            add(Fault::Silent, false);
        }
    }
    all
}

/// Every way in which the browser can be killed in one of these calls.
fn all_killed(calls: &[Call]) -> Vec<Wrong> {
    let killed = |(nth, call): (usize, &Call)| {
        let kept: &[bool] = match call {
            // A change is kept whole, or not at all.
            Call::Commit => &[false, true],
            _ => &[false],
        };
        kept.iter().map(move |&done| Wrong {
            nth,
            fault: Fault::Killed { done },
            lasts: false,
        })
    };
    calls.iter().enumerate().flat_map(killed).collect()
}

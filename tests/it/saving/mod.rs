//! What happens to games when browser storage fails, or the browser is killed: in turn, each storage
//! call of a story fails in every possible way.
//!
//! The browser is [in memory](kitchen_table::web::simulated_browser), everything else is the page's own code. A
//! [`Tab`](tab::Tab) does what hooks do around a table on the screen.

mod failing;
mod injuries;
mod killed;
mod lost;
mod real_time;
mod saved_games;
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
use kitchen_table::web::save_db;
use kitchen_table::web::simulated_browser::{self, Call, Fault};
use kitchen_table::web::task::spawn;

use crate::support::for_seeds;

/// Runs each of these cases of a story in a browser of its own.
fn each<T: Copy + Debug + Sync>(story: &str, cases: &[T], look: impl Fn(T) + Sync) {
    for_seeds(0..cases.len() as u64, |at| {
        let case = cases[at as usize];
        let looked = thread::scope(|scope| scope.spawn(|| look(case)).join());
        looked.map_err(|_| format!("{story}: {case:?}: see above"))?;
        Ok(1)
    });
}

/// A game's part of the page, which is linked in.
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

/// The result of this work in a new browser, if it finishes within the time people wait.
fn outcome<T: 'static>(work: impl Future<Output = T> + 'static) -> Option<T> {
    let outcome = Rc::new(RefCell::new(None));
    let there = Rc::clone(&outcome);
    spawn(async move {
        let came = work.await;
        there.replace(Some(came));
    });
    simulated_browser::run();
    if outcome.borrow().is_none() {
        simulated_browser::pass(4_000);
    }
    outcome.take()
}

/// Restarts the browser, or reloads the page.
fn restart() {
    simulated_browser::restart();
    save_db::forget();
}

/// Which call goes wrong, and how.
#[derive(Clone, Copy, Debug)]
struct Wrong {
    /// The index of the call.
    nth: usize,
    fault: Fault,
    /// Whether all later calls go wrong, too.
    lasts: bool,
}

impl Wrong {
    /// Makes it go wrong in this browser, from now on.
    fn plan(self) {
        simulated_browser::plan(move |at, call| self.at(at, call));
    }

    /// The fault at this call, if any.
    fn at(self, at: usize, call: Call) -> Option<Fault> {
        let Self { nth, fault, lasts } = self;
        let fits = fault != Fault::Unacknowledged || call == Call::Commit;
        (at == nth || lasts && at > nth && fits).then_some(fault)
    }
}

/// Everything that can go wrong with these calls, except the end of the browser.
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
        if call.is_answered_later() {
            add(Fault::Silent, false);
        }
    }
    all
}

/// Every way to kill the browser in one of these calls.
fn all_killed(calls: &[Call]) -> Vec<Wrong> {
    let killed = |(nth, call): (usize, &Call)| {
        let kept: &[bool] = match call {
            // A change is saved completely or not at all.
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

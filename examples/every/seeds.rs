//! Runs many seeds on all cores.

use std::ops::{AddAssign, Range};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

/// How many seeds run at once.
pub(crate) fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Runs `look` on each seed, on all cores, and adds up the results. A panic counts as an error.
///
/// # Errors
/// Returns the error of the lowest seed that fails.
pub(crate) fn for_seeds<T: Default + AddAssign + Send>(
    seeds: Range<u64>,
    look: impl Fn(u64) -> Result<T, String> + Sync,
) -> Result<T, String> {
    let next = AtomicU64::new(seeds.start);
    let stop = AtomicBool::new(false);
    let found = Mutex::new((T::default(), None::<(u64, String)>));
    let work = || {
        while !stop.load(Ordering::Relaxed) {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed >= seeds.end {
                break;
            }
            let looked = catch_unwind(AssertUnwindSafe(|| look(seed)));
            let looked = looked.unwrap_or_else(|_| Err(format!("seed {seed}: a panic, see above")));
            let Ok(mut found) = found.lock() else { break };
            match looked {
                Ok(more) => found.0 += more,
                // All lower seeds have begun by now, so the lowest failure is always found.
                Err(wrong) => {
                    stop.store(true, Ordering::Relaxed);
                    if found.1.as_ref().is_none_or(|&(lowest, _)| seed < lowest) {
                        found.1 = Some((seed, wrong));
                    }
                }
            }
        }
    };
    thread::scope(|scope| (0..cores()).for_each(|_| drop(scope.spawn(work))));
    match found.into_inner().map_err(|_| "a panic, see above")? {
        (sum, None) => Ok(sum),
        (_, Some((_, wrong))) => Err(wrong),
    }
}

//! What the tests share.

use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use kitchen_table::engine::laws::Tally;

/// A path in the repository.
pub(crate) fn root(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// Looks at each seed, on all cores, and adds up what was looked at.
///
/// # Panics
/// With what is wrong at the lowest seed at which something is.
pub(crate) fn for_seeds(
    seeds: Range<u64>,
    look: impl Fn(u64) -> Result<Tally, String> + Sync,
) -> Tally {
    let next = AtomicU64::new(seeds.start);
    let stop = AtomicBool::new(false);
    let found = Mutex::new((Tally::default(), None::<(u64, String)>));
    let work = || {
        while !stop.load(Ordering::Relaxed) {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed >= seeds.end {
                break;
            }
            let looked = look(seed);
            let mut found = found.lock().expect("no look panics while it adds");
            match looked {
                Ok(tally) => found.0 += tally,
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
    let cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| (0..cores).for_each(|_| drop(scope.spawn(work))));
    match found.into_inner().expect("no look panics while it adds") {
        (tally, None) => tally,
        (_, Some((_, wrong))) => panic!("{wrong}"),
    }
}

#[test]
fn seeds_are_each_looked_at_once_and_added_up() {
    let tally = for_seeds(10..110, |seed| {
        Ok(Tally {
            played: seed as usize,
            ..Tally::default()
        })
    });
    assert_eq!(tally.played, (10..110).sum::<usize>());
}

#[test]
#[should_panic(expected = "seed 7 is odd")]
fn the_lowest_wrong_seed_is_reported() {
    for_seeds(0..100, |seed| {
        if seed > 6 && seed % 2 == 1 {
            Err(format!("seed {seed} is odd"))
        } else {
            Ok(Tally::default())
        }
    });
}

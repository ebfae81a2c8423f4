//! How uneven reaction times are. Measured ones are skewed to the right: most are near the usual,
//! a few come much later, as the sum of a normal and an exponential number does (the ex-Gaussian
//! distribution). In whole numbers, so that it is the same on every machine.

use crate::engine::Rng;

/// The standard deviation of the normal part, in milliseconds.
const SIGMA: i64 = 60;

/// The mean of the exponential part, in milliseconds.
const TAU: u64 = 140;

/// So many milliseconds more than usual, or fewer.
#[must_use]
pub fn ex_gaussian(rng: &mut Rng) -> i32 {
    normal(rng) + exponential(rng)
}

/// Twelve even numbers from 0 to 1 add up to 6, give or take a standard deviation of 1, and are as
/// good as normally distributed.
fn normal(rng: &mut Rng) -> i32 {
    let sum: i64 = (0..12).map(|_| i64::from(rng.any())).sum();
    (((sum - (6 << 32)) * SIGMA) >> 32) as i32
}

/// By comparing alone (von Neumann's method): of an even number `x` and even numbers after it, the
/// run that goes down has an odd length with the probability exp(-x); otherwise x is 1 more.
fn exponential(rng: &mut Rng) -> i32 {
    let mut whole = 0;
    loop {
        let first = rng.any();
        let (mut last, mut odd) = (first, true);
        loop {
            let next = rng.any();
            if next >= last {
                break;
            }
            (last, odd) = (next, !odd);
        }
        if odd {
            return ((TAU * (whole << 32 | u64::from(first))) >> 32) as i32;
        }
        whole += 1;
    }
}

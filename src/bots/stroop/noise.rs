//! The variation of reaction times. Measured ones are skewed to the right: most are near the usual
//! time, a few are much later, like the sum of a normal and an exponential variable (the
//! ex-Gaussian distribution). Uses integers, so that it is the same on every machine.

use crate::engine::Rng;

/// The standard deviation of the normal part, in milliseconds.
const SIGMA: i64 = 60;

/// The mean of the exponential part, in milliseconds.
const TAU: u64 = 140;

/// A random difference from the usual time, in milliseconds.
#[must_use]
pub fn ex_gaussian(rng: &mut Rng) -> i32 {
    normal(rng) + exponential(rng)
}

/// Twelve uniform numbers from 0 to 1 add up to 6 with a standard deviation of 1, and are close to
/// normally distributed.
fn normal(rng: &mut Rng) -> i32 {
    let sum: i64 = (0..12).map(|_| i64::from(rng.any())).sum();
    (((sum - (6 << 32)) * SIGMA) >> 32) as i32
}

/// Uses comparisons only (von Neumann's method): for a uniform `x`, the descending run that starts
/// with it has an odd length with probability exp(-x); otherwise the whole part goes up by 1.
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

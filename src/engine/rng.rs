//! The only source of randomness: small, seeded, the same on every machine.
//!
//! The generator is PCG XSH RR 64/32 from `rand_pcg`, which documents that its values are stable. Seeding,
//! bounded draws and shuffling are implemented here, because libraries reserve the right to change theirs and a
//! shared deal has to stay the same deal. Golden vectors in the tests pin all of it.

use std::fmt;

use rand_core::Rng as _;
use rand_pcg::Pcg32;

/// A seeded generator. The same seed always gives the same numbers.
///
/// ```
/// use kitchen_table::engine::Rng;
///
/// let mut cards = [1, 2, 3, 4, 5];
/// Rng::new(7).shuffle(&mut cards);
/// let mut again = [1, 2, 3, 4, 5];
/// Rng::new(7).shuffle(&mut again);
/// assert_eq!(cards, again);
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Rng(Pcg32);

impl Rng {
    /// Creates the generator for a seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        let mut mix = SplitMix(seed);
        Self(Pcg32::new(mix.next(), mix.next()))
    }

    /// Creates a generator for a purpose other than the deal: the same seed and purpose give the same numbers,
    /// which reveal nothing about those for another purpose.
    #[must_use]
    pub fn aside(seed: u64, purpose: [u32; 2]) -> Self {
        let purpose = u64::from(purpose[0]) << 32 | u64::from(purpose[1]);
        let mut mix = SplitMix(purpose ^ 0xA51D_E000_0000_A51D);
        Self::new(seed ^ mix.next())
    }

    /// A uniformly random `u32`.
    #[inline]
    pub fn any(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// A seed for another generator.
    pub fn seed(&mut self) -> u64 {
        u64::from(self.any()) << 32 | u64::from(self.any())
    }

    /// A uniformly random number below `bound`; 0 if `bound` is 0. (Lemire's method.)
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        let mut wide = u64::from(self.any()) * u64::from(bound);
        if (wide as u32) < bound {
            let unfair = bound.wrapping_neg() % bound;
            while (wide as u32) < unfair {
                wide = u64::from(self.any()) * u64::from(bound);
            }
        }
        (wide >> 32) as u32
    }

    /// A uniformly random element; `None` if there is none.
    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        from.get(self.below(u32::try_from(from.len()).ok()?) as usize)
    }

    /// Shuffles a slice of fewer than 2^32 elements, all orders equally likely. (Fisher and Yates.)
    pub fn shuffle<T>(&mut self, slice: &mut [T]) {
        for last in (1..slice.len()).rev() {
            slice.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

/// Reveals nothing: the state of a generator determines the rest of a game.
impl fmt::Debug for Rng {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Rng")
    }
}

/// Mixes the bits of a seed (Steele, Lea and Flood's SplitMix64).
struct SplitMix(u64);

impl SplitMix {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }
}

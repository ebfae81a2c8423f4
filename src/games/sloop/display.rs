//! What lies in the middle: loose cards and builds (SL-4, SL-6).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::cards::{Card, Heap, Row, Value};
use super::groups::Sums;
use crate::engine::Seat;

/// Cards put together to be captured at once (SL-4.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Build {
    /// What its counter says.
    pub number: Value,
    /// Whose marker lies on it; nobody's once it was lost (SL-4.8).
    pub owner: Option<Seat>,
    /// What it consists of.
    pub cards: Heap,
}

/// The display.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Display {
    /// Cards outside of builds, in the order in which they came.
    pub loose: Row,
    /// Builds, in the order in which they were begun; never two of a number (SL-4.5).
    pub builds: ArrayVec<Build, 12>,
}

impl Display {
    /// The build of this number.
    #[inline]
    #[must_use]
    pub fn build(&self, number: Value) -> Option<&Build> {
        self.builds.iter().find(|build| build.number == number)
    }

    /// The build with this player's marker (SL-4.5).
    #[inline]
    #[must_use]
    pub fn build_of(&self, seat: Seat) -> Option<&Build> {
        self.builds.iter().find(|build| build.owner == Some(seat))
    }

    /// The sums that loose cards make.
    #[inline]
    #[must_use]
    pub fn sums(&self) -> Sums {
        Sums::of(&self.loose)
    }

    /// The loose cards, whatever their order.
    #[inline]
    #[must_use]
    pub fn heap(&self) -> Heap {
        self.loose.iter().copied().collect()
    }

    /// How many cards are missing: the minimum and one more for each loose supercharged card; a
    /// build counts as one card (SL-4.4, SL-6.1).
    #[inline]
    #[must_use]
    pub fn missing(&self, minimum: usize) -> usize {
        let charged = self.loose.iter().filter(|card| card.is_supercharged());
        let wanted = minimum + charged.count();
        wanted.saturating_sub(self.loose.len() + self.builds.len())
    }

    /// Takes a loose card away; whether there was one.
    pub(super) fn take(&mut self, card: Card) -> bool {
        let place = self.loose.iter().position(|&other| other == card);
        place.is_some_and(|place| self.loose.pop_at(place).is_some())
    }

    /// Takes a build away, with its marker and its counter (SL-3.8).
    pub(super) fn take_build(&mut self, number: Value) -> Option<Build> {
        let place = self
            .builds
            .iter()
            .position(|build| build.number == number)?;
        self.builds.pop_at(place)
    }
}

//! The middle of the table: loose cards and builds (SL-4, SL-6).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::cards::{Card, Heap, Row, Value};
use super::groups::Sums;
use crate::engine::Seat;

/// Cards put together to be captured at once (SL-4.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Build {
    /// The number on its counter.
    pub number: Value,
    /// The player whose marker is on it; `None` once it was lost (SL-4.8).
    pub owner: Option<Seat>,
    /// The cards in it.
    pub cards: Heap,
}

/// The display.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Display {
    /// Cards that are not in builds, in order of arrival.
    pub loose: Row,
    /// Builds, in the order in which they were started; never two of the same number (SL-4.5).
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

    /// The sums that the loose cards can make.
    #[inline]
    #[must_use]
    pub fn sums(&self) -> Sums {
        Sums::of(&self.loose)
    }

    /// The loose cards, regardless of order.
    #[inline]
    #[must_use]
    pub fn heap(&self) -> Heap {
        self.loose.iter().copied().collect()
    }

    /// How many cards are missing from the minimum plus one for each loose supercharged card; a build counts as
    /// one card (SL-4.4, SL-6.1).
    #[inline]
    #[must_use]
    pub fn missing(&self, minimum: usize) -> usize {
        let charged = self.loose.iter().filter(|card| card.is_supercharged());
        let wanted = minimum + charged.count();
        wanted.saturating_sub(self.loose.len() + self.builds.len())
    }

    /// Removes a loose card; returns whether there was one.
    pub(super) fn take(&mut self, card: Card) -> bool {
        let place = self.loose.iter().position(|&other| other == card);
        place.is_some_and(|place| self.loose.pop_at(place).is_some())
    }

    /// Removes a build, with its marker and counter (SL-3.8).
    pub(super) fn take_build(&mut self, number: Value) -> Option<Build> {
        let place = self
            .builds
            .iter()
            .position(|build| build.number == number)?;
        self.builds.pop_at(place)
    }
}

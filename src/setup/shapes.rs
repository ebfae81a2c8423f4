//! The marks of chairs, and the heads of players.

use crate::bots::Temper;
use crate::engine::{MAX_SEATS, Seat};

/// The shape of a chair's mark, which also stands for its color.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// The first seat's, unless the chairs say otherwise.
    Circle,
    /// The second seat's.
    Triangle,
    /// The third seat's.
    Square,
    /// The fourth seat's.
    Diamond,
    /// The fifth seat's.
    Star,
    /// The sixth seat's.
    Cross,
    /// The seventh seat's.
    Pentagon,
    /// The eighth seat's.
    Moon,
}

impl Shape {
    /// All shapes, in the order of the seats.
    pub const ALL: [Self; MAX_SEATS] = [
        Self::Circle,
        Self::Triangle,
        Self::Square,
        Self::Diamond,
        Self::Star,
        Self::Cross,
        Self::Pentagon,
        Self::Moon,
    ];

    /// The word for it in links, saves and the style sheet.
    #[must_use]
    pub fn slug(self) -> &'static str {
        match self {
            Self::Circle => "circle",
            Self::Triangle => "triangle",
            Self::Square => "square",
            Self::Diamond => "diamond",
            Self::Star => "star",
            Self::Cross => "cross",
            Self::Pentagon => "pentagon",
            Self::Moon => "moon",
        }
    }
}

impl From<Seat> for Shape {
    fn from(seat: Seat) -> Self {
        Self::ALL.get(seat.index()).copied().unwrap_or(Self::Moon)
    }
}

/// A drawn head, with a name of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Head {
    /// A bun and round glasses.
    Ada,
    /// Bald, with a big mustache.
    Bruno,
    /// A cloud of curls.
    Carla,
    /// A cap.
    Deniz,
    /// Hair on end, and freckles.
    Emil,
    /// A headscarf.
    Farah,
    /// A hat and a full beard.
    Gus,
    /// A bob with a fringe.
    Hana,
    /// A woolen hat and a short beard.
    Ivo,
    /// Two puffs of hair, and earrings.
    Joy,
    /// A flat top and square glasses.
    Kofi,
    /// Long curls, parted in the middle.
    Lou,
}

impl Head {
    /// All heads. The first ones go with the [shapes](Shape), in order.
    pub const ALL: [Self; 12] = [
        Self::Ada,
        Self::Bruno,
        Self::Carla,
        Self::Deniz,
        Self::Emil,
        Self::Farah,
        Self::Gus,
        Self::Hana,
        Self::Ivo,
        Self::Joy,
        Self::Kofi,
        Self::Lou,
    ];

    /// The word for it in links and saves.
    #[must_use]
    pub fn slug(self) -> &'static str {
        match self {
            Self::Ada => "ada",
            Self::Bruno => "bruno",
            Self::Carla => "carla",
            Self::Deniz => "deniz",
            Self::Emil => "emil",
            Self::Farah => "farah",
            Self::Gus => "gus",
            Self::Hana => "hana",
            Self::Ivo => "ivo",
            Self::Joy => "joy",
            Self::Kofi => "kofi",
            Self::Lou => "lou",
        }
    }

    /// What somebody with this head likes when playing. Of the first ones, who sit down first, each likes something else
    /// than the next.
    #[must_use]
    pub fn temper(self) -> Temper {
        match self {
            Self::Ada | Self::Deniz | Self::Gus | Self::Kofi => Temper::Careful,
            Self::Bruno | Self::Emil | Self::Hana | Self::Joy => Temper::Bold,
            Self::Carla | Self::Farah | Self::Ivo | Self::Lou => Temper::Tricky,
        }
    }

    /// The head of a bot in a chair with this mark, unless somebody else has it.
    #[must_use]
    pub fn of(mark: Shape) -> Self {
        Self::ALL[mark as usize]
    }

    /// A head that nobody has, preferably one that goes with no mark.
    pub(super) fn free(taken: &[Option<Self>]) -> Option<Self> {
        let (of_marks, others) = Self::ALL.split_at(MAX_SEATS);
        let mut all = others.iter().chain(of_marks).copied();
        all.find(|&head| !taken.contains(&Some(head)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_head_and_shape_has_a_word_of_its_own() {
        let words = Head::ALL.map(Head::slug);
        let shapes = Shape::ALL.map(Shape::slug);
        let all: std::collections::HashSet<_> = words.iter().chain(&shapes).collect();
        assert_eq!(all.len(), Head::ALL.len() + Shape::ALL.len());
    }
}

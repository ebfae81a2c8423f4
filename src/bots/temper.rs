//! What bots like besides winning: of decisions that are about equally good, each prefers those that suit it. A bot with
//! a temper is as strong as one without, as measured in `docs/measured.md`.

/// What a bot likes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Temper {
    /// To be safe.
    Careful,
    /// To take risks.
    Bold,
    /// To surprise.
    Tricky,
}

impl Temper {
    /// All tempers.
    pub const ALL: [Self; 3] = [Self::Careful, Self::Bold, Self::Tricky];

    /// The word for it on the command line.
    #[must_use]
    pub fn slug(self) -> &'static str {
        match self {
            Self::Careful => "careful",
            Self::Bold => "bold",
            Self::Tricky => "tricky",
        }
    }
}

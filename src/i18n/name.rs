//! The players, as sentences speak of them.

use std::fmt;

use crate::engine::{BySeat, Seats};

/// Somebody at the table. Each language decides which words go with whom.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Name {
    /// The reader, who typed no name: the word by which the page shows them.
    You(String),
    /// Somebody else, or a reader who typed a name: the name, or that of their head, or the word for their mark.
    Named(String),
}

/// The players by seat.
pub type Names = BySeat<Name>;

impl Name {
    /// The name by itself, as on a plate.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Self::You(name) | Self::Named(name) => name,
        }
    }

    /// Whether this is the reader without a name.
    #[must_use]
    pub fn is_you(&self) -> bool {
        matches!(self, Self::You(_))
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The players at some seats of a table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct People<'a> {
    /// Their seats.
    pub seats: Seats,
    /// Everybody at the table.
    pub names: &'a Names,
}

impl<'a> People<'a> {
    /// Everyone of them, the reader first.
    pub(in crate::i18n) fn you_first(self) -> impl Iterator<Item = &'a Name> {
        let these = move |you| {
            let names = self.seats.iter().map(|seat| &self.names[seat]);
            names.filter(move |name| name.is_you() == you)
        };
        these(true).chain(these(false))
    }
}

//! Messages of Slapshot.

pub mod advice;
pub mod deck;
pub mod face_off;
pub mod house_rules;
pub mod log;
mod meeting;
pub mod moments;
pub mod notes;
pub mod players;
pub mod prompt;
pub mod reference;
pub mod results;
mod season;
pub mod table;

pub use meeting::Meeting;
pub use notes::Msg as Note;
pub use prompt::Msg as Prompt;
pub use reference::Msg as Reference;
pub use season::{Match, Season};
pub use table::Msg;

use crate::games::slapshot::Series;
use crate::games::slapshot::season::FINAL;

/// Where a team plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rink {
    /// At home.
    Home,
    /// As the visitor.
    Away,
}

/// A series of the play-offs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Round {
    /// A best of three.
    SemiFinal,
    /// The best of seven.
    Final,
}

impl Rink {
    /// Where a team plays that is at home or not.
    fn of(at_home: bool) -> Self {
        if at_home { Self::Home } else { Self::Away }
    }
}

impl From<&Series> for Round {
    fn from(series: &Series) -> Self {
        if series.to == FINAL {
            Self::Final
        } else {
            Self::SemiFinal
        }
    }
}

/// Why something is good that is advised or was done.
pub mod reasons {
    pub(in crate::i18n) use crate::games::slapshot::Kind;
    pub(in crate::i18n) use crate::i18n::table::Voice;

    include!(concat!(env!("OUT_DIR"), "/slapshot/reasons.rs"));
}

/// Why the rules refuse a move.
pub mod refusals {
    pub(in crate::i18n) use crate::games::slapshot::Kind;
    pub(in crate::i18n) use crate::i18n::Names;

    include!(concat!(env!("OUT_DIR"), "/slapshot/refusals.rs"));
}

//! Why a move is refused.

use crate::games::slapshot::Refusal;
use crate::i18n::Names;

pub(in crate::i18n) use crate::games::slapshot::{Card, Kind};
pub(in crate::i18n) use crate::i18n::Name;

include!(concat!(env!("OUT_DIR"), "/slapshot/refusals.rs"));

impl<'a> Msg<'a> {
    /// The reason; the names are those of the seats.
    #[must_use]
    pub fn of(refusal: Refusal, names: &'a Names) -> Self {
        match refusal {
            Refusal::NotYourTurn => Self::NotYourTurn,
            Refusal::PickFirst => Self::PickFirst,
            Refusal::TeamsAreComplete => Self::TeamsAreComplete,
            Refusal::KindComplete(kind) => Self::KindComplete(kind),
            Refusal::GiveBackFirst => Self::GiveBackFirst,
            Refusal::NothingToGiveBack => Self::NothingToGiveBack,
            Refusal::OtherKind(drawn) => Self::OtherKind(drawn.kind),
            Refusal::SameCard => Self::SameCard,
            Refusal::NotInTeam(card) => Self::NotInTeam(card),
            Refusal::NoSuchManager => Self::NoSuchManager,
            Refusal::DeckEmpty(kind) => Self::DeckEmpty(kind),
            Refusal::LineUpFirst => Self::LineUpFirst,
            Refusal::NoGame => Self::NoGame,
            Refusal::NotYourTeam => Self::NotYourTeam,
            Refusal::VisitedTwice => Self::VisitedTwice,
            Refusal::OthersFirst(seat) => Self::OthersFirst(&names[seat]),
            Refusal::NoTradesLeft => Self::NoTradesLeft,
            Refusal::NoDraftsLeft => Self::NoDraftsLeft,
            Refusal::GamesLeft => Self::GamesLeft,
            Refusal::NoPassing => Self::NoPassing,
        }
    }
}

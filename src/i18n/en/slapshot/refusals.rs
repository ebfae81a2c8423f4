//! Why the rules of Slapshot refuse a move, in English.

use super::cards::{kind, so_many};
use super::log::name_first;
use crate::games::slapshot::Refusal;
use crate::i18n::en::words::within;
use crate::i18n::slapshot::Names;

/// Why a move is refused.
pub(super) fn why_not(refusal: Refusal, names: &Names) -> String {
    match refusal {
        Refusal::NotYourTurn => "It's not your turn.".into(),
        Refusal::PickFirst => "First pick your team of six.".into(),
        Refusal::TeamsAreComplete => "All the teams are complete.".into(),
        Refusal::KindComplete(of) => {
            let most = so_many(of.places(), of);
            format!("You already have {most}, which is all a team has.")
        }
        Refusal::GiveBackFirst => "First give a card back for the one you drew.".into(),
        Refusal::NothingToGiveBack => "You haven't drawn a card in a trade.".into(),
        Refusal::OtherKind(drawn) => {
            let of = kind(drawn.kind, 1);
            format!("Give back a {of}: you drew one.")
        }
        Refusal::SameCard => "You can't give back the very card you drew.".into(),
        Refusal::NotInTeam(card) => format!("{} isn't on your team.", name_first(card)),
        Refusal::NoSuchManager => "Choose another manager's team.".into(),
        Refusal::DeckEmpty(of) => format!("There are no {} left to draw.", kind(of, 2)),
        Refusal::LineUpFirst => "First line up your team: the game is about to start.".into(),
        Refusal::NoGame => "There's no game to line up for.".into(),
        Refusal::NotYourTeam => "A line-up needs all six of your cards, each once.".into(),
        Refusal::VisitedTwice => "You've already visited this team twice.".into(),
        Refusal::OthersFirst(seat) => {
            let whom = within(&names[seat]);
            format!("Visit {whom} first: you play everyone once before anyone twice.")
        }
        Refusal::NoTradesLeft => "You've made all four of your trades.".into(),
        Refusal::NoDraftsLeft => "You've made all four of your drafts.".into(),
        Refusal::GamesLeft => "You can only pass once you've played all your away games.".into(),
        Refusal::NoPassing => "You can't pass: trade, draft or play a game.".into(),
    }
}

//! Slapshot in English.

mod cards;
mod contest;
mod deck;
mod help;
mod log;
mod prompt;
mod refusals;
mod reveals;
mod tale;

#[cfg(test)]
mod addressing;

use super::words::{count, ordinal};
use crate::i18n::slapshot::{Milestone, Msg};

pub(super) use cards::name as card_name;
pub(in crate::i18n) use deck::deck;
pub(in crate::i18n) use prompt::prompt;

#[expect(
    clippy::too_many_lines,
    reason = "one exhaustive match of sentences reads best whole"
)]
pub(in crate::i18n) fn text(msg: &Msg) -> String {
    match msg {
        Msg::Face(card) => cards::face(*card),
        Msg::Card(card) => cards::name(*card),
        Msg::Kind(kind, how_many) => cards::kind(*kind, *how_many).into(),
        Msg::Letter(kind) => cards::letter(*kind).into(),
        Msg::Does(card) => cards::does(*card),

        Msg::Asks(what) => help::asks(*what),
        Msg::Note(what) => help::note(*what).into(),
        Msg::Lookup(what) => help::lookup(*what).into(),
        Msg::Highlight(told) => tale::highlight(*told),
        Msg::Report(season, names) => tale::report(season, names),
        Msg::Refusal(refusal, names) => refusals::why_not(*refusal, names),

        Msg::Event(event, names) => log::event(event, names),
        Msg::Secret(secret, who) => log::secret(secret, who),
        Msg::Traded {
            to,
            by,
            with,
            cards,
            names,
        } => log::traded(*to, [*by, *with], *cards, names),
        Msg::Moment(event, names) => log::moment(event, names),
        Msg::TurnInBrief(turn) => log::last_turn(turn),
        Msg::LastTurn(turn) => format!("Last turn: {turn}"),
        Msg::Reason {
            bout,
            reveal,
            names,
        } => reveals::reason(bout, reveal, names),
        Msg::Goals(goals) => reveals::goals(*goals),
        Msg::Score { bout, goals, names } => reveals::score(bout, *goals, names),

        Msg::Stakes(contest) => contest::stakes(contest),
        Msg::Contest(contest, names) => contest::contest(contest, names),
        Msg::Bout(bout, names) => contest::bout(bout, names),

        Msg::WinsRule => "Wins to reach the playoffs".into(),
        Msg::WinsChoice(wins) => count(*wins, "win"),
        Msg::LeagueRule => "Season".into(),
        Msg::LeagueChoice(false) => "A race to the playoffs".into(),
        Msg::LeagueChoice(true) => "A league: visit everyone twice".into(),
        Msg::LimitsRule => "Trades and drafts".into(),
        Msg::LimitsChoice(false) => "As many as you like".into(),
        Msg::LimitsChoice(true) => "Four of each".into(),
        Msg::DeckRule => "Cards".into(),
        Msg::DeckChoice(false) => "Our deck".into(),
        Msg::DeckChoice(true) => "Your own deck".into(),

        Msg::Milestone(part) => part_name(*part).into(),
        Msg::Count(number) => number.to_string(),
        Msg::WinCount(wins) => count(*wins, "win"),
        Msg::TradesLeft(trades) => format!("{} left", count(*trades, "trade")),
        Msg::DraftsLeft(drafts) => format!("{} left", count(*drafts, "draft")),
        Msg::VisitsLeft(visits) => format!("{} left", count(*visits, "away game")),
        Msg::Place(place) => ordinal(*place),
        Msg::Standing { name, place, wins } => {
            format!("{name}: {}, {}", ordinal(*place), count(*wins, "win"))
        }

        Msg::Standings => "Standings".into(),
        Msg::Track => "The season".into(),
        Msg::Wins => "Wins".into(),
        Msg::Visits => "Away games left".into(),
        Msg::Trades => "Trades left".into(),
        Msg::Drafts => "Drafts left".into(),
        Msg::SeasonWins => "Wins this season".into(),
        Msg::SeriesGames(true) => "The final, goals by game".into(),
        Msg::SeriesGames(false) => "The semi-final, goals by game".into(),
        Msg::GamesWon => "Games won".into(),
        Msg::DidNotPlay => "\u{2013}".into(),
    }
}

fn part_name(part: Milestone) -> &'static str {
    match part {
        Milestone::Turn => "turn",
        Milestone::Game => "game",
        Milestone::Overtime => "overtime",
        Milestone::PlayOffGame => "playoff game",
    }
}

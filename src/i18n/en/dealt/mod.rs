//! Dealt! in English.

mod cards;
mod log;
mod prompt;
mod rules;

use super::words::{count, list};
use crate::i18n::dealt::Msg;
use cards::{face, name, play, rank_name};

pub(in crate::i18n) use prompt::prompt;
pub(in crate::i18n) use rules::RULES;

pub(in crate::i18n) fn text(msg: &Msg) -> String {
    match msg {
        Msg::Card(card) => face(*card),
        Msg::Rank(rank) => rank_name(*rank).into(),
        Msg::Combination(combination) => name(*combination),
        Msg::Play(played) => play(played),
        Msg::Refusal(refusal) => prompt::why_not(*refusal).into(),
        Msg::Event(what, names) => log::event(what, names),
        Msg::Secret(what, name) => log::secret(what, name),
        Msg::Outcome(how, names) => log::outcome(how, names),

        Msg::ChipsRule => "Chips for each player".into(),
        Msg::ChipsChoice(2) => "2 chips, about 20 minutes".into(),
        Msg::ChipsChoice(chips) => format!("{chips} chips, about 30 minutes"),
        Msg::OldestRule => "Oldest player (deals every round)".into(),

        Msg::Trick => "The trick".into(),
        Msg::Ladder => "Ranks, low to high".into(),
        Msg::WillDraw {
            cards,
            leader: None,
        } => {
            format!("Redraw: +{cards} cards for the winner of the trick")
        }
        Msg::WillDraw {
            cards,
            leader: Some(leader),
        } => {
            format!(
                "Redraw: +{cards} cards for the winner of the trick, or {leader} if nobody plays a combination"
            )
        }
        Msg::Ended(trick, names) => log::ended(trick, names),
        Msg::NothingEnded => "The first trick of the round.".into(),
        Msg::Waiting => "not yet".into(),
        Msg::KnownCard(place, card) => format!("card {place} is {}", face(*card)),
        Msg::KnownMark => "A line under a card: everybody knows it.".into(),
        Msg::Pile(cards) => format!("Draw pile: {}", count(*cards, "card")),
        Msg::Round(round) => format!("Round {round}"),
        Msg::Players => "Players".into(),
        Msg::HandCount(cards) => count(*cards as u8, "card"),
        Msg::Chips(chips) => count(*chips, "chip"),
        Msg::Reserve => "Reserve".into(),
        Msg::Reserves([]) => "no reserve left".into(),
        Msg::Reserves(cards) => format!("reserve {}", list(cards.iter().map(|card| face(*card)))),
        Msg::TookReserve => "took a reserve".into(),
        Msg::PlayedStop => "Stop".into(),
        Msg::PlayedRedraw => "Redraw".into(),
        Msg::Out => "out of the round".into(),
        Msg::Oldest => "deals".into(),
        Msg::RoundOver(round) => format!("Round {round} is over"),
        Msg::NextRound => "Next round".into(),
    }
}

//! Stroop in English.

mod cards;
mod help;
mod log;
mod prompt;
mod refusals;

#[cfg(test)]
mod addressing;

use super::words::{capital, count};
use crate::i18n::stroop::Msg;

pub(in crate::i18n) use prompt::prompt;

pub(in crate::i18n) fn text(msg: &Msg) -> String {
    match msg {
        Msg::Word(word) => cards::word(*word).into(),
        Msg::Card { card, advanced } => cards::card(*card, *advanced),
        Msg::Looks { card, advanced } => cards::looks(*card, *advanced),
        Msg::Lookup(what) => help::lookup(*what).into(),
        Msg::Note(note) => help::note(*note).into(),
        Msg::Refusal(refusal) => refusals::why_not(*refusal),
        Msg::Event(event, names) => log::event(event, names),
        Msg::Highlight(told) => log::highlight(*told),

        Msg::DeckRule => "Deck".into(),
        Msg::DeckChoice { advanced } => help::deck(*advanced).into(),
        Msg::DeckHint => {
            "The advanced deck adds words that read backward, and lets five people play. The rule book doesn't say how often each card occurs, so both decks are a reconstruction."
                .into()
        }
        Msg::CardsRule => "Draw piles".into(),
        Msg::CardsChoice(cards) => format!("{} each", count(*cards, "card")),
        Msg::TempoRule => "Timing".into(),
        Msg::TempoChoice(tempo) => help::tempo(*tempo).into(),
        Msg::ClockRule => "If nobody can go on".into(),
        Msg::ClockChoice(ends) => help::clock(*ends).into(),

        Msg::Round => "round".into(),
        Msg::RoundOver(round) => capital(&format!("{} is over", cards::round(*round))),
        Msg::RoundTwo => "On to round two".into(),
        Msg::CardsLeft => "Cards left".into(),
        Msg::Total => "Total".into(),
        Msg::Count(cards) => cards.to_string(),
        Msg::Fits(round) => help::fits(*round).into(),
    }
}

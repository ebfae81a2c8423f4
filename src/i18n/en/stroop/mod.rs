//! Stroop in English. Its text lies beside this file.

mod cards;
mod grammar;
mod log;
mod prompt;

#[cfg(test)]
mod addressing;

use crate::i18n::stroop as messages;
use crate::i18n::stroop::Msg;

pub(in crate::i18n) use prompt::prompt;

texts!("en/stroop": house_rules, notes, reference, refusals, results, table);

pub(in crate::i18n) fn text(msg: &Msg) -> String {
    match msg {
        Msg::Word(word) => cards::word(*word).into(),
        Msg::Card { card, advanced } => cards::card(*card, *advanced),
        Msg::Looks { card, advanced } => cards::looks(*card, *advanced),
        Msg::Event(event, names) => log::event(event, names),
    }
}

//! Swoop in English.

mod cards;
mod grammar;
mod log;

use super::words::{capital, count, within};
use crate::i18n::swoop as messages;
use crate::i18n::swoop::Told;
use cards::a_card;
pub(super) use cards::plural;

texts!("en/swoop": prompts, refusals, table);

pub(in crate::i18n) fn text(msg: &Told) -> String {
    match msg {
        Told::Event(what, names) => log::event(what, names),
        Told::Moment(what, names) => log::moment(what, names),
        Told::Took { rank, name, cards } => {
            let card = capital(&a_card(*rank));
            let who = within(name);
            format!("{card} is higher: {who} took {}", count(*cards, "card"))
        }
        Told::Secret(what, name) => log::secret(what, name),
        Told::TurnInBrief(turn) => log::last_turn(turn),
    }
}

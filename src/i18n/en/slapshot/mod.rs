//! Slapshot in English.

mod cards;
mod prompt;

use crate::i18n::slapshot::Msg;

pub(in crate::i18n) use prompt::prompt;

pub(in crate::i18n) fn text(msg: &Msg) -> String {
    match msg {
        Msg::Face(card) => cards::face(*card),
        Msg::Card(card) => cards::name(*card),
        Msg::Kind(kind, how_many) => cards::kind(*kind, *how_many).into(),
        Msg::Letter(kind) => cards::letter(*kind).into(),
    }
}

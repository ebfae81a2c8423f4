//! The rules pages, in English.

use super::shell;
use crate::i18n::rules::Msg;

pub(in crate::i18n) fn text(msg: &Msg) -> String {
    match msg {
        Msg::Heading(game) => format!("Rules of {}", shell::name(*game)),
        Msg::Rule(clause) => format!("Rule {clause}"),
    }
}

//! What is said to the one who moves in Slapshot, in English.

use crate::i18n::slapshot::Prompt;

pub(in crate::i18n) fn prompt(msg: &Prompt<'_>) -> String {
    match msg {
        Prompt::Team { name } => format!("{name}'s team"),
    }
}

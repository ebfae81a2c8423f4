//! The settings page, in English.

use crate::i18n::settings::Msg;

pub(in crate::i18n) fn text(msg: &Msg) -> String {
    match msg {
        Msg::Heading => "Settings".into(),
    }
}

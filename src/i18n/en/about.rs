//! The about page, in English.

use crate::i18n::about::Msg;

pub(in crate::i18n) fn text(msg: &Msg) -> String {
    match msg {
        Msg::Heading => "About".into(),
    }
}

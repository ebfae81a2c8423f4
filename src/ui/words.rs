//! The language of this page.

use yew::AttrValue;

use crate::i18n::{self, Language, Msg};

/// Says something in the language of the page.
pub(super) fn say<'a>(msg: impl Into<Msg<'a>>) -> AttrValue {
    i18n::text(Language::English, msg).into()
}

//! The language of this page.

use yew::AttrValue;

use crate::i18n::{self, Language, Msg};
use crate::web::clock;

/// Says something in the language of the page.
pub(super) fn say<'a>(msg: impl Into<Msg<'a>>) -> AttrValue {
    i18n::text(Language::English, msg).into()
}

/// The day of a moment, in milliseconds since 1970, in the language of the page.
pub(super) fn day(moment: u64) -> String {
    clock::day(moment, "en")
}

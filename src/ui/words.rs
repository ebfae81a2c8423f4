//! The language of this page.

use yew::AttrValue;

use crate::engine::BySeat;
use crate::i18n::{self, Language, Say};
use crate::setup::Setup;
use crate::web::clock;

/// Says something in the language of the page.
#[must_use]
pub fn say(msg: impl Say) -> AttrValue {
    i18n::text(Language::English, msg).into()
}

/// The names of those who play, in the language of the page where nobody typed one.
#[must_use]
pub fn names(setup: &Setup) -> BySeat<String> {
    i18n::names(Language::English, &setup.chairs)
}

/// The day of a moment, in milliseconds since 1970, in the language of the page.
pub(super) fn day(moment: u64) -> String {
    clock::day(moment, "en")
}

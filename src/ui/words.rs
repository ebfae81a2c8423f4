//! Text in the page's language.

use yew::prelude::*;

pub use super::languages::language;
use crate::engine::Seat;
use crate::i18n::Names;
use crate::i18n::{self, Say, shell};
use crate::setup::{Setup, looks};
use crate::web::clock;

/// Renders a message in the page's language.
#[must_use]
pub fn say(msg: impl Say) -> AttrValue {
    i18n::text(language(), msg).into()
}

/// Words for use on a table: none of them breaks at its hyphen or dash, as in "2-straight" or "4–0".
pub fn unbroken(words: &AttrValue) -> Html {
    let joined = |words: &str| words.contains(['-', '–']);
    if !joined(words) {
        return html! { words };
    }
    let word = |word: &str| {
        let (whole, gap) = word.split_at(word.trim_end().len());
        if joined(whole) {
            html! { <><span class="word">{ whole }</span>{ gap }</> }
        } else {
            html! { word }
        }
    };
    words.split_inclusive(' ').map(word).collect()
}

/// The players' names, with defaults in the page's language. Someone who plays alone among bots is taken to be the
/// reader.
#[must_use]
pub fn names(setup: &Setup) -> Names {
    names_for(setup, setup.people().single())
}

/// Like [`names`], for a reader who sits in this seat, or in none.
pub(super) fn names_for(setup: &Setup, you: Option<Seat>) -> Names {
    i18n::names(language(), &setup.chairs, you)
}

/// The default name of a seat.
#[must_use]
pub fn usual_name(setup: &Setup, seat: Seat) -> AttrValue {
    if setup.people().single() == Some(seat) {
        say(shell::Msg::You)
    } else {
        say(i18n::usual_name(looks(&setup.chairs)[seat]))
    }
}

/// The date of a moment, given in milliseconds since 1970, in the page's language.
pub(super) fn day(moment: u64) -> String {
    // The clock may have been set back since.
    clock::day(moment.min(clock::today()), language().code())
}

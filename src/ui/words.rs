//! The language of this page.

use yew::prelude::*;

use crate::engine::{BySeat, Seat};
use crate::i18n::{self, Language, Say, shell};
use crate::setup::Setup;
use crate::web::clock;

/// Says something in the language of the page.
#[must_use]
pub fn say(msg: impl Say) -> AttrValue {
    i18n::text(Language::English, msg).into()
}

/// Words as they stand on a table: no line breaks one of them at its hyphen, "2-straight" or "6-7-8".
pub fn unbroken(words: &AttrValue) -> Html {
    if !words.contains('-') {
        return html! { words };
    }
    let word = |word: &str| {
        let (whole, gap) = word.split_at(word.trim_end().len());
        if whole.contains('-') {
            html! { <><span class="word">{ whole }</span>{ gap }</> }
        } else {
            html! { word }
        }
    };
    words.split_inclusive(' ').map(word).collect()
}

/// The names of those who play, in the language of the page where nobody typed one. Whoever plays alone
/// among bots is the one who reads them.
#[must_use]
pub fn names(setup: &Setup) -> BySeat<String> {
    names_for(setup, setup.people().single())
}

/// The same for a reader who sits in this seat, or in none.
pub(super) fn names_for(setup: &Setup, you: Option<Seat>) -> BySeat<String> {
    i18n::names(Language::English, &setup.chairs, you)
}

/// What a seat is called in which nobody typed a name.
#[must_use]
pub fn usual_name(setup: &Setup, seat: Seat) -> AttrValue {
    if setup.people().single() == Some(seat) {
        say(shell::Msg::You)
    } else {
        say(shell::Msg::SeatName(seat))
    }
}

/// The day of a moment, in milliseconds since 1970, in the language of the page.
pub(super) fn day(moment: u64) -> String {
    // The clock may have been set back since.
    clock::day(moment.min(clock::today()), "en")
}

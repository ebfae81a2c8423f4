//! Games that were kept, in English.

use super::shell::name;
use crate::i18n::saves::Msg;
use crate::saves::{Unreadable, VERSION};

pub(in crate::i18n) fn text(msg: &Msg) -> String {
    match msg {
        Msg::Unreadable(why) => unreadable(why),
    }
}

fn unreadable(why: &Unreadable) -> String {
    match why {
        Unreadable::Foreign => {
            "This is no game of Kitchen Table. Only what this page has written can be opened."
                .into()
        }
        Unreadable::Damaged => {
            "This game is damaged: something in it was changed or is missing. Another copy of it may be whole."
                .into()
        }
        Unreadable::Version(wrote) => format!(
            "This game was kept in format {wrote}; this page reads format {VERSION}. {NEWER}"
        ),
        Unreadable::Game(name) => {
            format!("There is no game called \"{name}\" here. {NEWER}")
        }
        Unreadable::NoTable(game) => format!(
            "This is a game of {}, and this page has no table for it. {NEWER}",
            name(*game)
        ),
        Unreadable::Rules { wrote, here } if *wrote > u64::from(*here) => format!(
            "This game was played by version {wrote} of its rules; this page plays by version {here}. {NEWER}"
        ),
        Unreadable::Rules { wrote, here } => format!(
            "This game was played by version {wrote} of its rules; this page plays by version {here}. It can be kept, but not played on here."
        ),
        Unreadable::Record => {
            "This game cannot be replayed: something in it is against the rules. Another copy of it may be right."
                .into()
        }
        Unreadable::Seats => {
            "This game does not say who sits where: each seat needs a name and a player. Another copy of it may be right."
                .into()
        }
        Unreadable::Unfinished => {
            "This game is not over: its link would show hands that are still hidden. Once it is over, a new link to it can be opened."
                .into()
        }
    }
}

pub(super) const NEWER: &str = "A newer version of the page may know it: load the page again.";

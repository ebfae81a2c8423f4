//! Saved games that cannot be read, in English.

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
            "This isn't a Kitchen Table game. Only games saved by this page can be opened."
                .into()
        }
        Unreadable::Damaged => {
            "This game is damaged: part of it is changed or missing. Another copy may still work."
                .into()
        }
        Unreadable::Version(wrote) => format!(
            "This game was saved in format {wrote}, but this page reads format {VERSION}. {NEWER}"
        ),
        Unreadable::Game(name) => {
            format!("There's no game called \"{name}\" here. {NEWER}")
        }
        Unreadable::Rules { wrote, here } if *wrote > u64::from(*here) => format!(
            "This game was played with version {wrote} of its rules, but this page plays with version {here}. {NEWER}"
        ),
        Unreadable::Rules { wrote, here } => format!(
            "This game was played with version {wrote} of its rules, but this page plays with version {here}. You can keep it, but you can't continue it here."
        ),
        Unreadable::Record => {
            "This game can't be replayed: something in it breaks the rules. Another copy may still work."
                .into()
        }
        Unreadable::Seats => {
            "This game doesn't say who sits where: every seat needs a name and a player. Another copy may still work."
                .into()
        }
        Unreadable::Unfinished => {
            "This game isn't over yet: its link would show hidden cards. Once it's over, you can open a new link to it."
                .into()
        }
    }
}

pub(super) const NEWER: &str = "Reload the page to check for a newer version.";

//! Every sentence that a person reads, as data: what is to be said is an enum, and each language
//! is one exhaustive match on it. Numbers are clause numbers and card values; names are as typed.

pub mod about;
pub mod dealt;
mod en;
pub mod games;
pub mod home;
pub mod past;
pub mod rules;
pub mod saves;
pub mod settings;
pub mod shell;
pub mod storage;
pub mod swoop;
pub mod table;

use crate::engine::{BySeat, Seat};
use crate::setup::{Chair, free_name};

/// A language that the page speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
}

/// The names of those who sit round a table, no two the same: as typed, or else the word for the seat,
/// which gives way to what was typed.
#[must_use]
pub fn names(language: Language, chairs: &[Chair]) -> BySeat<String> {
    let mut names = BySeat::new(chairs.len() as u8, |_| String::new());
    let mut taken: Vec<String> = Vec::new();
    for typed in [true, false] {
        for (seat, chair) in (0..).map(Seat).zip(chairs) {
            if chair.name.is_some() == typed {
                let usual = || text(language, shell::Msg::SeatName(seat));
                let name = chair.name.clone().unwrap_or_else(usual);
                names[seat] = free_name(&name, &taken);
                taken.push(names[seat].clone());
            }
        }
    }
    names
}

/// Makes the one enum of all that can be said out of the enums of its parts.
macro_rules! parts {
    ($($(#[$about:meta])* $part:ident($msg:ty) => $say:path,)+) => {
        /// Anything that can be said.
        #[derive(Clone, PartialEq, Debug)]
        pub enum Msg<'a> { $($(#[$about])* $part($msg)),+ }

        $(impl<'a> From<$msg> for Msg<'a> {
            fn from(msg: $msg) -> Self {
                Self::$part(msg)
            }
        })+

        /// Says it.
        #[must_use]
        pub fn text<'a>(language: Language, msg: impl Into<Msg<'a>>) -> String {
            match (language, msg.into()) {
                $((Language::English, Msg::$part(msg)) => $say(&msg)),+
            }
        }
    };
}

parts! {
    /// Of the pages that all games share.
    Shell(shell::Msg<'a>) => en::shell::text,
    /// Of the frame of a table.
    Table(table::Msg<'a>) => en::table::text,
    /// Of looking back at a game.
    Past(past::Msg<'a>) => en::past::text,
    /// Of the home page.
    Home(home::Msg<'a>) => en::home::text,
    /// Of where games are kept.
    Storage(storage::Msg<'a>) => en::storage::text,
    /// Of all games that are kept.
    Games(games::Msg<'a>) => en::games::text,
    /// Of games that were kept.
    Saves(saves::Msg<'a>) => en::saves::text,
    /// Of the settings.
    Settings(settings::Msg<'a>) => en::settings::text,
    /// Of the rules pages.
    Rules(rules::Msg<'a>) => en::rules::text,
    /// Of the about page.
    About(about::Msg) => en::about::text,
    /// Of Dealt!.
    Dealt(dealt::Msg<'a>) => en::dealt::text,
    /// To the one who moves in Dealt!.
    DealtPrompt(dealt::Prompt<'a>) => en::dealt::prompt,
    /// Of Swoop.
    Swoop(swoop::Msg<'a>) => en::swoop::text,
    /// To the one who moves in Swoop.
    SwoopPrompt(swoop::Prompt<'a>) => en::swoop::prompt,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup::Who;

    fn named(chairs: &[&str]) -> Vec<String> {
        let chair = |name: &&str| Chair::named(Who::Person, *name);
        let chairs: Vec<Chair> = chairs.iter().map(chair).collect();
        let names = names(Language::English, &chairs);
        names.iter().map(|(_, name)| name.clone()).collect()
    }

    #[test]
    fn a_chair_that_nobody_named_is_called_after_its_seat() {
        assert_eq!(named(&["", "Bo", ""]), ["Circle", "Bo", "Square"]);
    }

    #[test]
    fn no_two_seats_have_the_same_name() {
        assert_eq!(named(&["Ann", "Ann", "Ann"]), ["Ann", "Ann 2", "Ann 3"]);
        assert_eq!(
            named(&["Triangle", "", "Ann"]),
            ["Triangle", "Triangle 2", "Ann"]
        );
        assert_eq!(named(&["", "Circle"]), ["Circle 2", "Circle"]);
    }
}

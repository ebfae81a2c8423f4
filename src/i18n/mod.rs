//! Every sentence that a person reads, as data: messages are enums, and each language is one exhaustive match on
//! them. Numbers are clause numbers and card values; names are as typed.

/// Takes in what the build makes of the text of a language: for each file, a function that renders its messages.
macro_rules! texts {
    ($language:literal: $($file:ident),+) => {
        $(pub(in crate::i18n) mod $file {
            #[allow(unused_imports, reason = "some text calls no grammar")]
            use super::grammar;
            #[allow(clippy::wildcard_imports, unused_imports, reason = "text names what it needs")]
            use crate::i18n::{$file::*, grammar::{Place, Plural}};

            include!(concat!(env!("OUT_DIR"), "/", $language, "/", stringify!($file), ".rs"));
        })+
    };
}

pub mod about;
pub mod dealt;
pub mod device;
mod en;
mod grammar;
pub mod home;
pub mod past;
pub mod rules;
pub mod saved_games;
pub mod saves;
pub mod settings;
pub mod shell;
pub mod slapshot;
pub mod sloop;
pub mod storage;
pub mod stroop;
pub mod swoop;
pub mod table;
pub mod verdict;

use crate::engine::{BySeat, Seat};
use crate::setup::names::meant;
use crate::setup::{Chair, LONGEST_NAME, free_name};

/// A language of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
}

/// Prepares text that somebody typed for use in a sentence: [as it was meant](meant), and, if it is written from
/// right to left, between marks that isolate its direction.
#[must_use]
pub fn typed(text: &str, most: usize) -> String {
    let text = meant(text, most);
    if text.contains(runs_left) {
        format!("\u{2068}{text}\u{2069}")
    } else {
        text
    }
}

/// Whether a letter belongs to a script that is written from right to left.
fn runs_left(letter: char) -> bool {
    matches!(
        letter,
        '\u{590}'..='\u{8ff}'
            | '\u{fb1d}'..='\u{fdff}'
            | '\u{fe70}'..='\u{fefe}'
            | '\u{10800}'..='\u{10fff}'
            | '\u{1e800}'..='\u{1efff}'
    )
}

/// The distinct names of the players at a table: as [typed], or else the word for the seat, which gives way to
/// typed names. The reader, if they sit in the seat `you`, is called "You", unless they typed a name or somebody
/// else typed this one.
#[must_use]
pub fn names(language: Language, chairs: &[Chair], you: Option<Seat>) -> BySeat<String> {
    let called = text(language, shell::Msg::You);
    let of = |chair: &Chair| {
        let name = chair.name.as_ref().map(|name| typed(name, LONGEST_NAME));
        name.filter(|name| !name.is_empty())
    };
    let all: Vec<Option<String>> = chairs.iter().map(of).collect();
    let you = you.filter(|_| !all.contains(&Some(called.clone())));
    let mut names = BySeat::new(chairs.len() as u8, |_| String::new());
    let mut taken: Vec<String> = Vec::new();
    for typed in [true, false] {
        for (seat, name) in (0..).map(Seat).zip(&all) {
            if name.is_some() == typed {
                let usual = || match you {
                    Some(you) if you == seat => called.clone(),
                    _ => text(language, shell::Msg::SeatName(seat)),
                };
                let name = name.clone().unwrap_or_else(usual);
                names[seat] = free_name(&name, &taken);
                taken.push(names[seat].clone());
            }
        }
    }
    names
}

/// A message. Each part of the page has its own type, so that none contains the sentences of another.
pub trait Say {
    /// Renders the message.
    fn text(&self, language: Language) -> String;
}

/// Renders a message.
#[must_use]
pub fn text(language: Language, msg: impl Say) -> String {
    msg.text(language)
}

/// Implements [`Say`] for message types, with one function per language.
macro_rules! say {
    ($($msg:ty => $say:path,)+) => {
        $(impl Say for $msg {
            fn text(&self, language: Language) -> String {
                match language {
                    Language::English => $say(self),
                }
            }
        })+
    };
}

say! {
    shell::Msg<'_> => en::shell::text,
    table::Msg<'_> => en::table::text,
    past::Msg => en::past::text,
    home::Msg<'_> => en::home::text,
    storage::Msg<'_> => en::storage::text,
    saved_games::Msg<'_> => en::saved_games::text,
    saves::Msg<'_> => en::saves::text,
    settings::Msg<'_> => en::settings::text,
    rules::Msg<'_> => en::rules::text,
    about::Msg => en::about::text,
    device::Msg => en::device::text,
    verdict::Msg<'_> => en::verdict::text,
    dealt::Msg<'_> => en::dealt::text,
    dealt::Prompt<'_> => en::dealt::prompt,
    slapshot::Msg<'_> => en::slapshot::text,
    slapshot::DeckMsg<'_> => en::slapshot::deck,
    slapshot::Prompt<'_> => en::slapshot::prompt,
    sloop::Msg<'_> => en::sloop::text,
    sloop::Prompt<'_> => en::sloop::prompt,
    stroop::Msg<'_> => en::stroop::text,
    stroop::Prompt<'_> => en::stroop::prompt,
    swoop::Msg<'_> => en::swoop::text,
    swoop::Prompt<'_> => en::swoop::prompt,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup::Who;

    fn named(chairs: &[&str]) -> Vec<String> {
        read_by(None, chairs)
    }

    fn read_by(you: Option<u8>, chairs: &[&str]) -> Vec<String> {
        let chair = |name: &&str| Chair::named(Who::Person, *name);
        let chairs: Vec<Chair> = chairs.iter().map(chair).collect();
        let names = names(Language::English, &chairs, you.map(Seat));
        names.iter().map(|(_, name)| name.clone()).collect()
    }

    #[test]
    fn an_unnamed_chair_is_called_after_its_seat() {
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

    #[test]
    fn a_name_never_reverses_the_text_next_to_it() {
        assert_eq!(
            named(&["\u{202e}Ann", "\u{5d0}\u{5d1}", "\u{200b}"]),
            ["Ann", "\u{2068}\u{5d0}\u{5d1}\u{2069}", "Square"]
        );
        // Nor do two names look the same, or does one pass for the reader.
        assert_eq!(
            named(&["A\u{200b}nn", "Ann", ""]),
            ["Ann", "Ann 2", "Square"]
        );
        assert_eq!(read_by(Some(1), &["Y\u{200b}ou", "", ""])[1], "Triangle");
        assert_eq!(named(&[&"x".repeat(10_000), "", ""])[0], "x".repeat(20));
    }

    #[test]
    fn a_reader_without_a_name_is_you() {
        let you = Some(1);
        assert_eq!(read_by(you, &["", "", ""]), ["Circle", "You", "Square"]);
        assert_eq!(read_by(you, &["", "Bo", ""]), ["Circle", "Bo", "Square"]);
        // Nobody else is called so, whatever they typed.
        assert_eq!(
            read_by(you, &["You", "", ""]),
            ["You", "Triangle", "Square"]
        );
    }
}

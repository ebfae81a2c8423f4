//! What the players at a table are called.

use crate::engine::{BySeat, Seat};
use crate::i18n::{Language, Name, Names, shell, text};
use crate::setup::names::meant;
use crate::setup::{Chair, LONGEST_NAME, Look, free_name, looks};

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

/// The distinct names of the players at a table: as [typed], or else that of their head, or else the word for their
/// mark, which give way to typed names. The reader, if they sit in the seat `you`, is called "You", unless they typed a name or somebody
/// else typed this one.
#[must_use]
pub fn names(language: Language, chairs: &[Chair], you: Option<Seat>) -> Names {
    let called = text(language, shell::Msg::You);
    let of = |chair: &Chair| {
        let name = chair.name.as_ref().map(|name| typed(name, LONGEST_NAME));
        name.filter(|name| !name.is_empty())
    };
    let all: Vec<Option<String>> = chairs.iter().map(of).collect();
    let you = you.filter(|_| !all.contains(&Some(called.clone())));
    let looks = looks(chairs);
    let mut names = BySeat::new(chairs.len() as u8, |_| Name::Named(String::new()));
    let mut taken: Vec<String> = Vec::new();
    for typed in [true, false] {
        for (seat, name) in (0..).map(Seat).zip(&all) {
            if name.is_some() == typed {
                let is_you = name.is_none() && you == Some(seat);
                let usual = || match is_you {
                    true => called.clone(),
                    false => text(language, usual_name(looks[seat])),
                };
                let name = free_name(&name.clone().unwrap_or_else(usual), &taken);
                taken.push(name.clone());
                names[seat] = match is_you {
                    true => Name::You(name),
                    false => Name::Named(name),
                };
            }
        }
    }
    names
}

/// The name of somebody who typed none and isn't the reader.
#[must_use]
pub fn usual_name(look: Look) -> shell::Msg<'static> {
    match look.head {
        Some(head) => shell::Msg::HeadName(head),
        None => shell::Msg::SeatName(look.mark),
    }
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
        names.iter().map(|(_, name)| name.to_string()).collect()
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

    #[test]
    fn nobody_becomes_the_reader_by_typing_it() {
        let chairs = ["You", ""].map(|name| Chair::named(Who::Person, name));
        for you in [None, Some(Seat(0)), Some(Seat(1))] {
            let names = names(Language::English, &chairs, you);
            assert_eq!(names[Seat(0)], Name::Named("You".into()));
            assert!(!names[Seat(1)].is_you());
        }
    }
}

//! Numbers, lists, capitals and names in English.

use crate::engine::{BySeat, Seats};

/// The name of the only person at a table, if they typed none. Other words go with it than with a name: events
/// are told in the past tense, where verbs do not change, and the functions here provide the rest.
pub(super) const YOU: &str = "You";

/// "1 card", "23 cards".
pub(super) fn count(number: impl Into<u32>, thing: &str) -> String {
    match number.into() {
        1 => format!("1 {thing}"),
        number => format!("{number} {thing}s"),
    }
}

/// "1st", "2nd", "11th".
pub(super) fn ordinal(number: u8) -> String {
    let teens = (11..=13).contains(&(number % 100));
    let ending = match number % 10 {
        1 if !teens => "st",
        2 if !teens => "nd",
        3 if !teens => "rd",
        _ => "th",
    };
    format!("{number}{ending}")
}

/// "a, b and c".
pub(super) fn list(items: impl Iterator<Item = String>) -> String {
    joined(&items.collect::<Vec<_>>(), "and")
}

pub(super) fn joined(items: &[String], word: &str) -> String {
    match items.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, others)) => format!("{} {word} {last}", others.join(", ")),
        None => String::new(),
    }
}

pub(super) fn capital(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

/// A verb after a name: "Ann has", "You have".
pub(super) fn agree(name: &str, they: &'static str, you: &'static str) -> &'static str {
    if name == YOU { you } else { they }
}

/// "Ann's", "Your".
pub(super) fn possessive(name: &str) -> String {
    match name {
        YOU => "Your".into(),
        _ => format!("{name}'s"),
    }
}

/// "Ann's", "your", in the middle of a sentence.
pub(super) fn possessive_within(name: &str) -> String {
    match name {
        YOU => "your".into(),
        _ => possessive(name),
    }
}

/// A name in the middle of a sentence.
pub(super) fn within(name: &str) -> &str {
    if name == YOU { "you" } else { name }
}

/// An instruction, with the player's name if several people play: "Ann, play a card", "Play a card".
pub(super) fn told(who: Option<&str>, what: &str) -> String {
    match who {
        Some(who) => format!("{who}, {what}"),
        None => capital(what),
    }
}

/// "You, Ann and Bo": the players at these seats, at the beginning of a sentence.
pub(super) fn all_of(seats: Seats, names: &BySeat<String>) -> String {
    list(you_first(seats, names).map(Into::into))
}

/// The same in the middle of a sentence.
pub(super) fn all_of_within(seats: Seats, names: &BySeat<String>) -> String {
    list(you_first(seats, names).map(|name| within(name).into()))
}

fn you_first(seats: Seats, names: &BySeat<String>) -> impl Iterator<Item = &str> {
    let names = move |you| {
        let names = seats.iter().map(|seat| names[seat].as_str());
        names.filter(move |name| (*name == YOU) == you)
    };
    names(true).chain(names(false))
}

#[cfg(test)]
mod tests {
    use super::{
        YOU, agree, all_of, all_of_within, ordinal, possessive, possessive_within, within,
    };
    use crate::engine::{BySeat, Seat, Seats};

    #[test]
    fn ordinals_have_the_right_endings() {
        let said = [1, 2, 3, 4, 11, 12, 13, 21, 22, 111].map(ordinal);
        let expected = [
            "1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "22nd", "111th",
        ];
        assert_eq!(said, expected);
    }

    #[test]
    fn the_only_person_takes_other_words_than_a_name() {
        let said = |name| (agree(name, "has", "have"), possessive(name), within(name));
        assert_eq!(said("Ann"), ("has", "Ann's".into(), "Ann"));
        assert_eq!(said(YOU), ("have", "Your".into(), "you"));
        assert_eq!(possessive("Young"), "Young's");
        assert_eq!(["Ann", YOU].map(possessive_within), ["Ann's", "your"]);
    }

    #[test]
    fn you_come_before_the_others() {
        let names = BySeat::new(3, |seat| ["Ann", YOU, "Bo"][seat.index()].into());
        let all = Seats::first(3);
        assert_eq!(all_of(all, &names), "You, Ann and Bo");
        assert_eq!(all_of_within(all, &names), "you, Ann and Bo");
        assert_eq!(all_of_within(Seats::only(Seat(2)), &names), "Bo");
    }
}

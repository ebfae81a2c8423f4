//! Numbers, lists, capitals and names in English.

use crate::engine::Seats;
pub(super) use crate::i18n::grammar::{capital, joined};
use crate::i18n::{Name, Names, People};

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

/// "Ann's", "Your".
pub(super) fn possessive(name: &Name) -> String {
    match name {
        Name::You(_) => "Your".into(),
        Name::Named(name) => format!("{name}'s"),
    }
}

/// "Ann's", "your", in the middle of a sentence.
pub(super) fn possessive_within(name: &Name) -> String {
    match name {
        Name::You(_) => "your".into(),
        Name::Named(_) => possessive(name),
    }
}

/// A name in the middle of a sentence.
pub(super) fn within(name: &Name) -> &str {
    match name {
        Name::You(_) => "you",
        Name::Named(name) => name,
    }
}

/// "You, Ann and Bo": the players at these seats, at the beginning of a sentence.
pub(super) fn all_of(seats: Seats, names: &Names) -> String {
    let people = People { seats, names };
    list(people.you_first().map(ToString::to_string))
}

/// The same in the middle of a sentence.
pub(super) fn all_of_within(seats: Seats, names: &Names) -> String {
    let people = People { seats, names };
    list(people.you_first().map(|name| within(name).into()))
}

#[cfg(test)]
mod tests {
    use super::{all_of, all_of_within, ordinal, possessive, possessive_within, within};
    use crate::engine::{BySeat, Seat, Seats};
    use crate::i18n::Name;

    fn you() -> Name {
        Name::You("You".into())
    }

    fn named(name: &str) -> Name {
        Name::Named(name.into())
    }

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
        let (you, ann) = (you(), named("Ann"));
        let said = |name| (possessive(name), within(name));
        assert_eq!(said(&ann), ("Ann's".into(), "Ann"));
        assert_eq!(said(&you), ("Your".into(), "you"));
        // Somebody who typed it is spoken of like anybody else.
        assert_eq!(said(&named("You")), ("You's".into(), "You"));
        assert_eq!([&ann, &you].map(possessive_within), ["Ann's", "your"]);
    }

    #[test]
    fn you_come_before_the_others() {
        let names = BySeat::new(3, |seat| {
            [named("Ann"), you(), named("Bo")][seat.index()].clone()
        });
        let all = Seats::first(3);
        assert_eq!(all_of(all, &names), "You, Ann and Bo");
        assert_eq!(all_of_within(all, &names), "you, Ann and Bo");
        assert_eq!(all_of_within(Seats::only(Seat(2)), &names), "Bo");
    }
}

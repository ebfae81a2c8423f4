//! The grammar of English, as its text calls it.

use crate::i18n::grammar::{Place, Plural, joined};
use crate::i18n::key_names::{self, KeyName};
use crate::i18n::{Name, People};

pub(in crate::i18n) use super::slapshot::cards::card as slapshot_card;
pub(in crate::i18n) use super::swoop::cards::ranks;
pub(in crate::i18n) use crate::i18n::grammar::{
    cap, commas, game, next, semicolons, sentence, shown, spoken,
};

/// The plural category of a number.
pub(in crate::i18n) fn plural(number: u64) -> Plural {
    match number {
        1 => Plural::One,
        _ => Plural::Other,
    }
}

/// "1st", "2nd", "11th".
pub(in crate::i18n) fn ordinal(number: u8, _: Place) -> String {
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
pub(super) fn listed(items: impl Iterator<Item = String>) -> String {
    joined(&items.collect::<Vec<_>>(), "and")
}

/// Words separated by spaces, as a list.
pub(in crate::i18n) fn words(words: &str, _: Place) -> String {
    listed(words.split_whitespace().map(String::from))
}

/// Phrases: "a, b and c".
pub(in crate::i18n) fn and(phrases: &[String], place: Place) -> String {
    sentence(&joined(phrases, "and"), place)
}

/// Phrases: "a, b or c".
pub(in crate::i18n) fn or(phrases: &[String], place: Place) -> String {
    sentence(&joined(phrases, "or"), place)
}

/// "You", "Ann"; within a sentence "you".
pub(in crate::i18n) fn name(name: &Name, place: Place) -> String {
    match (name, place) {
        (Name::You(_), Place::Within) => "you".into(),
        _ => name.to_string(),
    }
}

/// "Ann, Bo and Cy".
pub(in crate::i18n) fn list(names: &[Name], place: Place) -> String {
    in_order(names.iter(), place)
}

/// "You, Ann and Bo": the reader comes first.
pub(in crate::i18n) fn all(people: People<'_>, place: Place) -> String {
    in_order(people.you_first(), place)
}

/// The first of them stands where the list does.
fn in_order<'a>(names: impl Iterator<Item = &'a Name>, place: Place) -> String {
    listed(names.enumerate().map(|(index, it)| match index {
        0 => name(it, place),
        _ => name(it, Place::Within),
    }))
}

/// "Ann's", "Your"; within a sentence "your".
pub(in crate::i18n) fn possessive(name: &Name, place: Place) -> String {
    match (name, place) {
        (Name::You(_), Place::Opening) => "Your".into(),
        (Name::You(_), Place::Within) => "your".into(),
        (Name::Named(name), _) => format!("{name}'s"),
    }
}

/// "Ann's", "Ann and Bo's"; "Your" for the reader alone.
pub(in crate::i18n) fn possessives(names: &[Name], place: Place) -> String {
    match names {
        [one] => possessive(one, Place::Opening),
        _ => format!("{}'s", list(names, place)),
    }
}

/// A key by its name.
pub(in crate::i18n) fn key(key: KeyName<'_>, _: Place) -> String {
    super::key_names::text(&key_names::Msg::Key(key))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{BySeat, Seat, Seats};
    use Place::{Opening, Within};

    fn you() -> Name {
        Name::You("You".into())
    }

    fn named(name: &str) -> Name {
        Name::Named(name.into())
    }

    #[test]
    fn ordinals_have_the_right_endings() {
        let said = [1, 2, 3, 4, 11, 12, 13, 21, 22, 111].map(|number| ordinal(number, Within));
        let expected = [
            "1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "22nd", "111th",
        ];
        assert_eq!(said, expected);
    }

    #[test]
    fn the_only_person_takes_other_words_than_a_name() {
        let said = |who: &Name, place| [possessive(who, place), name(who, place)];
        assert_eq!(said(&named("Ann"), Within), ["Ann's", "Ann"]);
        assert_eq!(said(&you(), Opening), ["Your", "You"]);
        assert_eq!(said(&you(), Within), ["your", "you"]);
        // Somebody who typed it is spoken of like anybody else.
        assert_eq!(said(&named("You"), Within), ["You's", "You"]);
    }

    #[test]
    fn you_come_before_the_others() {
        let names = BySeat::new(3, |seat| {
            [named("Ann"), you(), named("Bo")][seat.index()].clone()
        });
        let people = |seats| People {
            seats,
            names: &names,
        };
        assert_eq!(all(people(Seats::first(3)), Opening), "You, Ann and Bo");
        assert_eq!(all(people(Seats::first(3)), Within), "you, Ann and Bo");
        assert_eq!(all(people(Seats::only(Seat(2))), Within), "Bo");
    }
}

//! The grammar of German, as its text calls it.
//!
//! The reader is "du". A person's name never takes an article, so what belongs to people is said as "Anns Karten" or
//! "der Bau von Ann".

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

/// Words separated by spaces, as a list.
pub(in crate::i18n) fn words(words: &str, _: Place) -> String {
    let words: Vec<String> = words.split_whitespace().map(String::from).collect();
    joined(&words, "und")
}

/// A person, or the word by which a sentence calls the reader.
fn called(name: &Name, you: &str, place: Place) -> String {
    match name {
        Name::You(_) => sentence(you, place),
        Name::Named(name) => name.clone(),
    }
}

/// Who does something: "Ann", "du".
pub(in crate::i18n) fn name(name: &Name, place: Place) -> String {
    called(name, "du", place)
}

/// To whom: "Ann", "dir".
pub(in crate::i18n) fn dative(name: &Name, place: Place) -> String {
    called(name, "dir", place)
}

/// Whom: "Ann", "dich".
pub(in crate::i18n) fn accusative(name: &Name, place: Place) -> String {
    called(name, "dich", place)
}

/// "von Ann", "von dir".
pub(in crate::i18n) fn of(name: &Name, place: Place) -> String {
    sentence(&format!("von {}", dative(name, Place::Within)), place)
}

/// The form of a verb, or whatever else differs, after a name: "legst" for the reader, "legt" for others.
pub(in crate::i18n) fn verb(name: &Name, you: &str, other: &str, _: Place) -> String {
    if name.is_you() { you } else { other }.into()
}

/// Whose, before a noun: "Anns", "Max’"; for the reader "dein" with the ending that the noun asks for, as in
/// "deine Karten", "deinen Stapel".
pub(in crate::i18n) fn whose(name: &Name, ending: &str, place: Place) -> String {
    match name {
        Name::You(_) => sentence(&format!("dein{ending}"), place),
        Name::Named(name) => genitive(name),
    }
}

/// A name that ends in a sound like "s" takes an apostrophe instead of another one.
fn genitive(name: &str) -> String {
    let lower = name.to_ascii_lowercase();
    if ["s", "ß", "x", "z", "ce"]
        .iter()
        .any(|it| lower.ends_with(it))
    {
        format!("{name}’")
    } else {
        format!("{name}s")
    }
}

/// "Ann, Bo und Cy".
pub(in crate::i18n) fn list(names: &[Name], place: Place) -> String {
    in_order(names, name, place)
}

/// To whom: "Ann, dir und Cy".
pub(in crate::i18n) fn list_dative(names: &[Name], place: Place) -> String {
    in_order(names, dative, place)
}

/// The first of them stands where the list does.
fn in_order(names: &[Name], said: fn(&Name, Place) -> String, place: Place) -> String {
    let names: Vec<String> = { names.iter().enumerate() }
        .map(|(index, it)| said(it, if index == 0 { place } else { Place::Within }))
        .collect();
    joined(&names, "und")
}

/// "du, Ann und Bo": the reader comes first.
pub(in crate::i18n) fn all(people: People<'_>, place: Place) -> String {
    let names: Vec<Name> = people.you_first().cloned().collect();
    list(&names, place)
}

/// To whom: "dir, Ann und Bo".
pub(in crate::i18n) fn all_dative(people: People<'_>, place: Place) -> String {
    let names: Vec<Name> = people.you_first().cloned().collect();
    list_dative(&names, place)
}

/// The form of a verb after some people, of whom the reader may be one: "gewinnst" for the reader alone, "gewinnt"
/// for one person, and for the reader with others, "gewinnen" for several others.
pub(in crate::i18n) fn verbs(
    names: &[Name],
    you: &str,
    one: &str,
    many: &str,
    you_and: &str,
    _: Place,
) -> String {
    let with_you = names.iter().any(Name::is_you);
    match (names.len(), with_you) {
        (0 | 1, true) => you,
        (0 | 1, false) => one,
        (_, true) => you_and,
        (_, false) => many,
    }
    .into()
}

/// The same for the people at some seats.
pub(in crate::i18n) fn all_verb(
    people: People<'_>,
    you: &str,
    one: &str,
    many: &str,
    you_and: &str,
    place: Place,
) -> String {
    let names: Vec<Name> = people.you_first().cloned().collect();
    verbs(&names, you, one, many, you_and, place)
}

/// A key by its name.
pub(in crate::i18n) fn key(key: KeyName<'_>, _: Place) -> String {
    super::key_names::text(&key_names::Msg::Key(key))
}

/// "a, b und c".
pub(in crate::i18n) fn and(phrases: &[String], place: Place) -> String {
    sentence(&joined(phrases, "und"), place)
}

/// "a, b oder c".
pub(in crate::i18n) fn or(ways: &[String], place: Place) -> String {
    sentence(&joined(ways, "oder"), place)
}

/// "5.", as in "der 5. Stich".
pub(in crate::i18n) fn ordinal(number: u8, _: Place) -> String {
    format!("{number}.")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{BySeat, Seat, Seats};
    use Place::{Opening, Within};

    fn you() -> Name {
        Name::You("Du".into())
    }

    fn named(name: &str) -> Name {
        Name::Named(name.into())
    }

    #[test]
    fn the_reader_takes_other_words_than_a_name() {
        let said = |who: &Name, place| {
            [name, dative, accusative, of].map(|it: fn(&Name, Place) -> String| it(who, place))
        };
        assert_eq!(said(&you(), Opening), ["Du", "Dir", "Dich", "Von dir"]);
        assert_eq!(said(&you(), Within), ["du", "dir", "dich", "von dir"]);
        assert_eq!(
            said(&named("Ann"), Opening),
            ["Ann", "Ann", "Ann", "Von Ann"]
        );
        // Somebody who typed it is spoken of like anybody else.
        assert_eq!(said(&named("Du"), Within), ["Du", "Du", "Du", "von Du"]);
        assert_eq!(verb(&you(), "legst", "legt", Within), "legst");
        assert_eq!(verb(&named("Du"), "legst", "legt", Within), "legt");
    }

    #[test]
    fn a_name_says_whose_without_an_article() {
        for (name, said) in [
            ("Ann", "Anns"),
            ("Bo", "Bos"),
            ("Max", "Max’"),
            ("Kreis", "Kreis’"),
            ("Fritz", "Fritz’"),
            ("Alice", "Alice’"),
            ("STRAUß", "STRAUß’"),
        ] {
            assert_eq!(whose(&named(name), "e", Within), said);
        }
        assert_eq!(whose(&you(), "e", Opening), "Deine");
        assert_eq!(whose(&you(), "en", Within), "deinen");
        assert_eq!(whose(&you(), "", Within), "dein");
    }

    #[test]
    fn only_the_first_of_a_list_begins_a_sentence() {
        let names = [you(), named("Ann"), named("Bo")];
        assert_eq!(list(&names, Opening), "Du, Ann und Bo");
        assert_eq!(list_dative(&names, Within), "dir, Ann und Bo");
        let names = [named("Ann"), you()];
        assert_eq!(list(&names, Opening), "Ann und du");
        assert_eq!(list_dative(&names, Opening), "Ann und dir");
        assert_eq!(list(&names[..1], Within), "Ann");
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
        assert_eq!(all(people(Seats::first(3)), Opening), "Du, Ann und Bo");
        assert_eq!(all_dative(people(Seats::first(2)), Within), "dir und Ann");
        assert_eq!(all(people(Seats::only(Seat(2))), Within), "Bo");
        let has = |seats| all_verb(people(seats), "hast", "hat", "haben", "habt", Within);
        assert_eq!(has(Seats::first(2)), "habt");
        assert_eq!(has(Seats::only(Seat(1))), "hast");
    }

    #[test]
    fn a_verb_agrees_with_those_before_it() {
        let has = |names: &[Name]| verbs(names, "hast", "hat", "haben", "habt", Within);
        assert_eq!(has(&[you()]), "hast");
        assert_eq!(has(&[named("Ann")]), "hat");
        assert_eq!(has(&[named("Ann"), named("Bo")]), "haben");
        assert_eq!(has(&[named("Ann"), you()]), "habt");
    }

    #[test]
    fn words_are_joined_as_they_are_said() {
        let ways = ["eine 8".into(), "einen Joker".into()];
        assert_eq!(or(&ways, Opening), "Eine 8 oder einen Joker");
        assert_eq!(commas(&ways, Within), "eine 8, einen Joker");
        assert_eq!(semicolons(&ways, Within), "eine 8; einen Joker");
        assert_eq!(words("8 10 9", Within), "8, 10 und 9");
        assert_eq!(ordinal(5, Within), "5.");
    }
}

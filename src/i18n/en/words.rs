//! Numbers, lists and capitals in English.

use crate::engine::Seats;

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

pub(super) fn verb(seats: Seats, one: &'static str, several: &'static str) -> &'static str {
    if seats.count() == 1 { one } else { several }
}

#[cfg(test)]
mod tests {
    use super::ordinal;

    #[test]
    fn ordinals_end_as_they_are_spoken() {
        let said = [1, 2, 3, 4, 11, 12, 13, 21, 22, 111].map(ordinal);
        let expected = [
            "1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "22nd", "111th",
        ];
        assert_eq!(said, expected);
    }
}

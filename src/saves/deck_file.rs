//! A custom deck as a file: one JSON object, sealed like a game, with the cards as a
//! [word](crate::setup::deck_word).

use serde_json::{Value, json};

use super::seal::{Sealed, parse};
use crate::games::GameId;
use crate::games::slapshot::Card;
use crate::setup::deck_word::{deck_from_word, deck_word};

/// The value of `"format"` in a deck file.
const MARK: &str = "kitchen-table-deck";

/// The largest file that can be a deck, in bytes.
pub const LARGEST_DECK: usize = 4096;

/// Why a text is not a deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DeckUnreadable {
    /// It is something else.
    Foreign,
    /// It was a deck, but something was changed or is missing.
    Damaged,
}

/// The text of a file that contains this deck.
#[must_use]
pub fn write_deck(deck: &[Card]) -> String {
    let object = json!({
        "cards": deck_word(deck),
        "format": MARK,
        "game": GameId::Slapshot.slug(),
    });
    Sealed::new("", object).line() + "\n"
}

/// The deck in such a file, whether or not it is playable.
///
/// # Errors
/// Why it is not a deck.
pub fn read_deck(text: &str) -> Result<Vec<Card>, DeckUnreadable> {
    if !text.contains(MARK) {
        return Err(DeckUnreadable::Foreign);
    }
    let sealed = parse(text).and_then(|object| Sealed::check("", object));
    let cards = sealed.and_then(|it| {
        let word = it.object.get("cards").and_then(Value::as_str)?;
        deck_from_word(word)
    });
    cards.ok_or(DeckUnreadable::Damaged)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::slapshot::cards::deck;

    #[test]
    fn decks_survive_writing_and_reading() {
        let ours = deck();
        for cards in [&ours[..], &ours[1..], &[]] {
            let text = write_deck(cards);
            assert!(text.len() < LARGEST_DECK);
            assert_eq!(read_deck(&text), Ok(cards.to_vec()));
        }
    }

    #[test]
    fn changed_decks_are_damaged_and_other_texts_foreign() {
        let text = write_deck(&deck());
        for changed in [
            text.replacen("F01", "F02", 1),
            text.replacen("sum", "sun", 1),
            text[..text.len() - 9].to_owned(),
        ] {
            assert_eq!(read_deck(&changed), Err(DeckUnreadable::Damaged));
        }
        for foreign in ["", "F0112", "{}", r#"{"format":"kitchen-table"}"#] {
            assert_eq!(read_deck(foreign), Err(DeckUnreadable::Foreign));
        }
    }
}

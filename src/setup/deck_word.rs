//! A Slapshot deck as one word, for links and files.
//!
//! For example `F0112-D0T1b22-G2x`: a letter for each kind, followed by the values of its cards in order, `x`
//! for ten; a value may be followed by `b` for a bruiser or `T` for Tiny Tim.

use crate::games::slapshot::{Card, Kind, Special};

const LETTERS: [char; 3] = ['F', 'D', 'G'];
const TEN: char = 'x';
const BRUISER: char = 'b';
const TINY_TIM: char = 'T';

/// The longest word that is read, in bytes: enough for two decks of cards with two characters each.
const LONGEST: usize = 256;

/// The word for these cards, in any order. Cards in a deck without a flaw have values up to ten; a higher value
/// makes the word unreadable.
#[must_use]
pub fn deck_word(deck: &[Card]) -> String {
    let mut deck = deck.to_vec();
    deck.sort_unstable();
    let of = |kind: Kind| {
        let cards = deck.iter().filter(|card| card.kind == kind);
        let signs: String = cards.map(|&card| sign(card)).collect();
        (!signs.is_empty()).then(|| format!("{}{signs}", LETTERS[kind.index()]))
    };
    let kinds: Vec<String> = Kind::ALL.into_iter().filter_map(of).collect();
    kinds.join("-")
}

fn sign(card: Card) -> String {
    let value = match card.value {
        10 => TEN,
        value => char::from_digit(u32::from(value), 10).unwrap_or('?'),
    };
    let special = match card.special {
        Special::Plain => None,
        Special::Bruiser => Some(BRUISER),
        Special::TinyTim => Some(TINY_TIM),
    };
    [Some(value), special].into_iter().flatten().collect()
}

/// The cards of a word, in canonical order, whether or not they make a playable deck; `None` if it is not such
/// a word.
#[must_use]
pub fn deck_from_word(word: &str) -> Option<Vec<Card>> {
    if word.len() > LONGEST {
        return None;
    }
    let mut deck: Vec<Card> = Vec::new();
    let kinds = word.split('-').filter(|kind| !kind.is_empty());
    for signs in kinds {
        let mut signs = signs.chars();
        let letter = signs.next()?;
        let place = LETTERS.iter().position(|&it| it == letter)?;
        let kind = Kind::ALL[place];
        let from = deck.len();
        for sign in signs {
            match (sign, deck.get_mut(from..).and_then(<[Card]>::last_mut)) {
                (BRUISER, Some(card)) if card.special == Special::Plain => {
                    card.special = Special::Bruiser;
                }
                (TINY_TIM, Some(card)) if card.special == Special::Plain => {
                    card.special = Special::TinyTim;
                }
                _ => deck.push(Card {
                    kind,
                    value: value(sign)?,
                    special: Special::Plain,
                }),
            }
        }
    }
    deck.sort_unstable();
    Some(deck)
}

fn value(sign: char) -> Option<u8> {
    match sign {
        TEN => Some(10),
        _ => sign.to_digit(10).map(|digit| digit as u8),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::slapshot::cards::deck;

    #[test]
    fn the_standard_deck_is_a_short_word() {
        let word = deck_word(&deck());
        assert_eq!(
            word,
            "F01122333444555566677788899x-D0T1b22b3344b55666b7789x-G23456789x"
        );
        assert_eq!(deck_from_word(&word), Some(deck().to_vec()));
    }

    #[test]
    fn every_card_survives_writing_and_reading() {
        let specials = [Special::Plain, Special::Bruiser, Special::TinyTim];
        let mut all = Vec::new();
        for kind in Kind::ALL {
            for value in 0..=10 {
                for special in specials {
                    let card = Card {
                        kind,
                        value,
                        special,
                    };
                    assert_eq!(deck_from_word(&deck_word(&[card])), Some(vec![card]));
                    all.push(card);
                }
            }
        }
        all.reverse();
        let word = deck_word(&all);
        all.sort_unstable();
        assert_eq!(deck_from_word(&word), Some(all));
        assert_eq!(deck_from_word(&deck_word(&[])), Some(Vec::new()));
    }

    #[test]
    fn words_that_are_not_decks_are_rejected() {
        let long = format!("F{}", "1".repeat(LONGEST));
        for word in [
            "A1", "1", "F1c", "Fb", "F1bb", "F1bT", "F11-D?", "f1", "D1-b", &long,
        ] {
            assert_eq!(deck_from_word(word), None, "{word}");
        }
        let eleven = Card {
            kind: Kind::Forward,
            value: 11,
            special: Special::Plain,
        };
        assert_eq!(deck_from_word(&deck_word(&[eleven])), None);
    }
}

//! A deck of Slapshot as one word, as links and files have it.
//!
//! `F0112-D0T1b22-G2x`: a letter for each kind and the values of its cards in order, `x` for ten; behind a
//! value `b` for a bruiser, `T` for Tiny Tim.

use crate::games::slapshot::{Card, Kind, Special};

const LETTERS: [char; 3] = ['F', 'D', 'G'];
const TEN: char = 'x';
const BRUISER: char = 'b';
const TINY_TIM: char = 'T';

/// More than any deck needs, in bytes: each of twice as many cards as a deck has, each with its sign.
const LONGEST: usize = 256;

/// The word for these cards, in whatever order they are. No card without a flaw has a value above ten: one
/// that has makes it a word that nobody reads.
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

/// The cards of which a word tells, in canonical order, whether a game can be played with them or not;
/// nothing where it is no such word.
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
    fn our_deck_is_a_short_word() {
        let word = deck_word(&deck());
        assert_eq!(
            word,
            "F01122333444555566677788899x-D0T1b22b3344b55666b7789x-G23456789x"
        );
        assert_eq!(deck_from_word(&word), Some(deck().to_vec()));
    }

    #[test]
    fn each_card_is_read_as_it_was_written() {
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
    fn a_word_that_is_no_deck_is_not_read() {
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

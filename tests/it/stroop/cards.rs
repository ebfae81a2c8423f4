//! The cards (ST-1), and how often each occurs (ST-7).

use std::collections::BTreeSet;

use kitchen_table::games::stroop::{Card, Color, Direction, Letters, Pattern, Size, Word, deck};

fn count(cards: &[Card], is: impl Fn(Card) -> bool) -> usize {
    cards.iter().filter(|&&card| is(card)).count()
}

fn words() -> [(Word, &'static str); 14] {
    [
        (Word::Color(Color::Blue), "Blue"),
        (Word::Color(Color::Red), "Red"),
        (Word::Color(Color::Black), "Black"),
        (Word::Color(Color::Yellow), "Yellow"),
        (Word::Size(Size::Big), "Big"),
        (Word::Size(Size::Little), "Little"),
        (Word::Pattern(Pattern::Hollow), "Hollow"),
        (Word::Pattern(Pattern::Solid), "Solid"),
        (Word::Letters(Letters::Three), "Three"),
        (Word::Letters(Letters::Four), "Four"),
        (Word::Letters(Letters::Five), "Five"),
        (Word::Letters(Letters::Six), "Six"),
        (Word::Direction(Direction::Forward), "Forward"),
        (Word::Direction(Direction::Backward), "Backward"),
    ]
}

#[test]
fn st_1_1_a_word_has_a_color_a_size_a_pattern_and_a_number_of_letters() {
    let card = deck(false)[0];
    assert_eq!(format!("{card:?}"), "Red(Blue Big Hollow)");
    let describe = |word: Word| {
        let cards = deck(false);
        let by = cards.iter().find(|card| card.face().word == word);
        by.expect("the deck has all words").describes(card)
    };
    let told: Vec<&str> = words()[..12]
        .iter()
        .filter(|(word, _)| describe(*word))
        .map(|(_, name)| *name)
        .collect();
    assert_eq!(told, ["Blue", "Big", "Hollow", "Three"]);
}

#[test]
fn st_1_2_letter_counts_match_the_spelling() {
    for (word, name) in words() {
        assert_eq!(format!("{word:?}"), name);
        let letters = match name.len() {
            3 => Some(Letters::Three),
            4 => Some(Letters::Four),
            5 => Some(Letters::Five),
            6 => Some(Letters::Six),
            _ => None,
        };
        assert_eq!(word.letters(), letters, "{name}");
    }
}

#[test]
fn st_1_3_advanced_cards_add_direction_which_no_number_describes() {
    assert_eq!((deck(false).len(), deck(true).len()), (65, 110));
    let backward = |card: Card| card.face().direction == Direction::Backward;
    assert_eq!(count(&deck(false), backward), 0);
    for card in deck(true) {
        let Word::Direction(_) = card.face().word else {
            continue;
        };
        for other in deck(true) {
            let number = matches!(other.face().word, Word::Letters(_));
            assert!(!number || !other.describes(card), "{other:?} on {card:?}");
            let Word::Direction(direction) = card.face().word else {
                continue;
            };
            assert_eq!(
                card.describes(other),
                direction == other.face().direction,
                "{card:?} of {other:?}"
            );
        }
    }
}

#[test]
fn st_7_1_basic_cards_have_every_look_once_with_even_words_plus_one() {
    let basic = deck(false);
    let looks: BTreeSet<_> = basic[..64]
        .iter()
        .map(|card| card.face())
        .map(|face| (face.color, face.size, face.pattern, face.word.letters()))
        .collect();
    assert_eq!(looks.len(), 64);
    for (word, name) in &words()[..12] {
        let of: Vec<Card> = basic[..64]
            .iter()
            .copied()
            .filter(|card| card.face().word == *word)
            .collect();
        let colors = [Color::Blue, Color::Red, Color::Black, Color::Yellow]
            .map(|color| count(&of, |card| card.face().color == color));
        let sizes = [Size::Big, Size::Little].map(|s| count(&of, |card| card.face().size == s));
        let patterns =
            [Pattern::Hollow, Pattern::Solid].map(|p| count(&of, |card| card.face().pattern == p));
        for counts in [&colors[..], &sizes, &patterns] {
            let (most, least) = (counts.iter().max(), counts.iter().min());
            let apart = most.zip(least).map(|(most, least)| most - least);
            assert!(apart.is_some_and(|apart| apart <= 1), "{name}: {counts:?}");
        }
    }
    assert_eq!(format!("{:?}", basic[64]), "Three(Yellow Big Solid)");
}

#[test]
fn st_7_2_advanced_cards_are_evenly_distributed() {
    let advanced = &deck(true)[65..];
    let (turned, directed) = advanced.split_at(36);
    let looks: BTreeSet<_> = turned
        .iter()
        .map(|card| card.face())
        .map(|face| (face.color, face.size, face.pattern, face.word.letters()))
        .collect();
    assert_eq!(looks.len(), 36, "no look twice");
    assert_eq!(
        count(turned, |card| card.face().direction == Direction::Backward),
        36
    );
    for three in turned.chunks(3) {
        assert!(
            three
                .iter()
                .all(|card| card.face().word == three[0].face().word)
        );
        let colors: BTreeSet<_> = three.iter().map(|card| card.face().color).collect();
        assert_eq!(colors.len(), 3);
        let big = count(three, |card| card.face().size == Size::Big);
        let solid = count(three, |card| card.face().pattern == Pattern::Solid);
        assert!(
            [1, 2].contains(&big) && [1, 2].contains(&solid),
            "{three:?}"
        );
    }
    let colors = |cards: &[Card]| {
        let mut colors = [Color::Blue, Color::Red, Color::Black, Color::Yellow]
            .map(|color| count(cards, |card| card.face().color == color));
        colors.sort_unstable();
        colors
    };
    let big = |cards: &[Card]| count(cards, |card| card.face().size == Size::Big);
    let solid = |cards: &[Card]| count(cards, |card| card.face().pattern == Pattern::Solid);
    assert_eq!(
        (colors(turned), big(turned), solid(turned)),
        ([9; 4], 18, 18)
    );
    assert_eq!(colors(directed), [2, 2, 2, 3]);
    assert!([4, 5].contains(&big(directed)) && [4, 5].contains(&solid(directed)));
    let said = |word, printed| {
        count(directed, |card| {
            card.face().word == Word::Direction(word) && card.face().direction == printed
        })
    };
    use Direction::{Backward, Forward};
    assert_eq!((said(Forward, Backward), said(Forward, Forward)), (3, 2));
    assert_eq!((said(Backward, Backward), said(Backward, Forward)), (2, 2));
    let all = deck(true);
    assert_eq!(count(&all, |card| card.face().direction == Forward), 69);
}

#[test]
fn st_7_3_only_its_direction_identifies_a_backward_card() {
    let turned = deck(true)[65].face();
    assert_eq!(turned.direction, Direction::Backward);
    assert_eq!(turned.word, Word::Color(Color::Red));
    assert_eq!(turned.word.letters(), Some(Letters::Three));
}

/// How much of the rest of the deck fits each card, in thousandths: mean, minimum and maximum.
fn share(cards: &[Card], fits: impl Fn(Card, Card) -> bool) -> (usize, usize, usize) {
    let rest = cards.len() - 1;
    let of = |&card: &Card| count(cards, |other| other != card && fits(card, other)) * 1000 / rest;
    let shares: Vec<usize> = cards.iter().map(of).collect();
    let mean = shares.iter().sum::<usize>() / cards.len();
    let ends = (shares.iter().min(), shares.iter().max());
    (
        mean,
        ends.0.copied().unwrap_or(0),
        ends.1.copied().unwrap_or(0),
    )
}

#[test]
fn st_7_4_about_a_third_of_the_deck_is_legal_on_any_card() {
    let basic = deck(false);
    for (word, name) in &words()[..12] {
        let often = ["Red", "Blue", "Black", "Yellow", "Three"].contains(name);
        let times = count(&basic, |card| card.face().word == *word);
        assert_eq!(times, if often { 6 } else { 5 }, "{name}");
    }
    let limits = [
        (false, 1, 200, 550),
        (false, 2, 280, 380),
        (true, 1, 150, 680),
        (true, 2, 220, 400),
    ];
    for (advanced, round, low, high) in limits {
        let (mean, least, most) = share(&deck(advanced), |center, card| {
            if round == 1 {
                center.describes(card)
            } else {
                card.describes(center)
            }
        });
        assert!((320..=340).contains(&mean), "{advanced} {round}: {mean}");
        assert!(
            low <= least && most <= high,
            "{advanced} {round}: {least}, {most}"
        );
    }
}

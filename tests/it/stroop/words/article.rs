//! The rules of Stroop as people read them.

use std::collections::BTreeSet;

use kitchen_table::games::GameId;
use kitchen_table::games::stroop::{Card, Direction, Options, deck};
use kitchen_table::i18n::booklet::{Article, Passage};
use kitchen_table::i18n::stroop::cards;
use kitchen_table::i18n::{Language, text};

use crate::rules::{self, said};

fn article(language: Language, clause: &str) -> &'static Article {
    rules::article(language, GameId::Stroop, clause)
}

/// The lines of an article as they are read.
fn lines_of(language: Language, clause: &str) -> Vec<String> {
    let lines = rules::lines_of(language, GameId::Stroop, clause);
    lines.into_iter().map(said).collect()
}

/// Around the word of a card, and behind its look.
fn around(language: Language) -> [&'static str; 2] {
    match language {
        Language::English => ["he word ", "letters"],
        Language::German => ["as Wort ", "Buchstaben"],
    }
}

/// A card as the rules describe it: "red in big hollow blue letters".
fn telling(language: Language, card: Card) -> String {
    let said = text(language, cards::Msg::spoken(card, false));
    let [_, letters] = around(language);
    let said = said.replace(" und ", ", ");
    match (language, &*said.split(", ").collect::<Vec<_>>()) {
        (Language::English, [word, printed, ..]) => format!("{word} {printed} {letters}"),
        (Language::German, [word, size, pattern, color, ..]) => {
            format!("{word} in {size}en {pattern}en {color}en {letters}")
        }
        (_, other) => panic!("{other:?}"),
    }
}

/// The cards that a line mentions, in order. What a word means may follow in brackets.
fn told_of(language: Language, line: &str) -> Vec<Card> {
    let [word, letters] = around(language);
    let cards = line.split(word).skip(1).map(|told| {
        let told = told.split_inclusive(letters).next().unwrap_or(told);
        let told = match (told.split_once(" ("), told.split_once(')')) {
            (Some((word, _)), Some((_, printed))) => format!("{word}{printed}"),
            _ => told.into(),
        };
        let mut deck = deck(false).into_iter();
        let card = deck.find(|&it| telling(language, it) == told);
        card.unwrap_or_else(|| panic!("there is no such card: {told}"))
    });
    cards.collect()
}

fn example(language: Language, clause: &str) -> Vec<String> {
    let parts = article(language, clause).passages.iter();
    let mut examples = parts.filter_map(|part| match part {
        Passage::Example(lines) => Some(lines.iter().map(|line| said(*line)).collect()),
        _ => None,
    });
    examples.next().expect("an example")
}

#[test]
fn cards_in_the_examples_fit_or_not_as_stated() {
    let fits: [fn(Card, Card) -> bool; 2] = [
        |center, card| center.describes(card),
        |center, card| card.describes(center),
    ];
    for (language, so, not) in [
        (Language::English, "so it fits", "wouldn't fit"),
        (Language::German, "also passt es", "würde nicht passen"),
    ] {
        for (clause, fits) in ["ST-3.3", "ST-3.4"].into_iter().zip(fits) {
            let [middle, played, tried] = &example(language, clause)[..] else {
                panic!("{clause} has another example");
            };
            let [center, card, other] = [middle, played, tried].map(|line| {
                let cards = told_of(language, line);
                assert_eq!(cards.len(), 1, "{line}");
                cards[0]
            });
            assert!(played.contains(so) && fits(center, card), "{played}");
            assert!(tried.contains(not) && !fits(center, other), "{tried}");
        }
    }
}

#[test]
fn the_figures_in_the_rules_match_the_game() {
    for &language in Language::ALL {
        figures_match(language);
    }
}

/// Whether the figures in a text are in a line, too.
fn has_figures(line: &str, text: &str) -> bool {
    let figures = |text: &str| -> BTreeSet<String> {
        let words = text.split(|c: char| !c.is_ascii_digit());
        words.map(String::from).collect()
    };
    figures(text).is_subset(&figures(line))
}

fn figures_match(language: Language) {
    let says = |clause: &str, what: &str| {
        let mut lines = lines_of(language, clause).into_iter();
        let said = lines.any(|line| {
            has_figures(&line, what) && (language != Language::English || line.contains(what))
        });
        assert!(said, "{language:?}, {clause}: {what}");
    };
    let usual = Options::new(4);
    says("ST-1.3", &format!("{} basic cards", deck(false).len()));
    says("ST-2.1", &format!("deal {} to each", usual.cards));
    says("ST-2.2", &format!("all {} cards", deck(true).len()));
    says("ST-3.5", &format!("{} milliseconds", usual.contention));
    says("ST-3.6", &format!("{} milliseconds", usual.fumble));
    let (forward, backward): (Vec<Card>, Vec<Card>) = deck(true)
        .into_iter()
        .partition(|card| card.face().direction == Direction::Forward);
    says(
        "ST-7.2",
        &format!(
            "{} read forward and {} backward",
            forward.len(),
            backward.len()
        ),
    );
    let lines = lines_of(language, "ST-7.1");
    let all = lines.iter().flat_map(|line| told_of(language, line));
    let all: Vec<String> = all.map(|card| telling(Language::English, card)).collect();
    assert_eq!(all, ["three in big solid yellow letters"]);
    // The twelve words by number of letters.
    for row in article(language, "ST-1.2")
        .passages
        .iter()
        .filter_map(|part| match part {
            Passage::Figures(rows) => Some(&rows[1..]),
            _ => None,
        })
    {
        for (letters, words) in (3..).zip(row) {
            let words = said(words[1]);
            let words = words.split(", ");
            // What a word means may follow it.
            let words = words.map(|word| word.split(' ').next().map_or(0, str::len));
            assert_eq!(words.collect::<Vec<_>>(), [letters; 3]);
        }
    }
}

//! The rules of Stroop as people read them.

use kitchen_table::games::GameId;
use kitchen_table::games::stroop::{Card, Direction, Options, deck};
use kitchen_table::i18n::rules::{Article, Passage};
use kitchen_table::i18n::stroop::cards;

use crate::rules;
use crate::words::say;

fn article(clause: &str) -> &'static Article {
    rules::article(GameId::Stroop, clause)
}

/// A card as the rules describe it: "the word red in big hollow blue letters".
fn telling(card: Card) -> String {
    let said = say(cards::Msg::spoken(card, false));
    let mut parts = said.split(", ");
    let (word, printed) = (parts.next(), parts.next());
    let (word, printed) = (word.expect("a word"), printed.expect("its print"));
    format!("the word {word} {printed} letters")
}

/// The cards that a line mentions, in order.
fn told_of(line: &str) -> Vec<Card> {
    let line = line.replace("The word ", "the word ");
    let tellings = line.split("the word ").skip(1);
    let cards = tellings.map(|told| {
        let told = told.split_inclusive("letters").next().unwrap_or(told);
        let told = format!("the word {told}");
        let card = deck(false).into_iter().find(|&it| telling(it) == told);
        card.unwrap_or_else(|| panic!("there is no such card: {told}"))
    });
    cards.collect()
}

fn example(clause: &str) -> &'static [&'static str] {
    let parts = article(clause).passages.iter();
    let mut examples = parts.filter_map(|part| match part {
        Passage::Example(lines) => Some(*lines),
        _ => None,
    });
    examples.next().expect("an example")
}

#[test]
fn cards_in_the_examples_fit_or_not_as_stated() {
    let fits: [fn(Card, Card) -> bool; 2] = [
        |centre, card| centre.describes(card),
        |centre, card| card.describes(centre),
    ];
    for (clause, fits) in ["ST-3.3", "ST-3.4"].into_iter().zip(fits) {
        let [middle, played, tried] = example(clause) else {
            panic!("{clause} has another example");
        };
        let [centre, card, other] = [middle, played, tried].map(|line| {
            let cards = told_of(line);
            assert_eq!(cards.len(), 1, "{line}");
            cards[0]
        });
        assert!(
            played.contains("so it fits") && fits(centre, card),
            "{played}"
        );
        assert!(
            tried.contains("wouldn't fit") && !fits(centre, other),
            "{tried}"
        );
    }
}

#[test]
fn the_figures_in_the_rules_match_the_game() {
    let says = |clause: &str, what: &str| {
        let lines = rules::lines_of(GameId::Stroop, clause);
        let said = lines.iter().any(|line| line.contains(what));
        assert!(said, "{clause}: {what}");
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
    says("ST-7.1", "the word three in big solid yellow letters");
    assert_eq!(
        told_of("the word three in big solid yellow letters").len(),
        1
    );
    // The twelve words by number of letters.
    for row in article("ST-1.2")
        .passages
        .iter()
        .filter_map(|part| match part {
            Passage::Figures(rows) => Some(&rows[1..]),
            _ => None,
        })
    {
        for (letters, words) in (3..).zip(row) {
            let words = words[1].split(", ").map(str::len);
            assert_eq!(words.collect::<Vec<_>>(), [letters; 3]);
        }
    }
}

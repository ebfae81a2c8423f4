//! The rules of Stroop as people read them.

use kitchen_table::engine::Clause;
use kitchen_table::games::GameId;
use kitchen_table::games::stroop::CLAUSES;
use kitchen_table::games::stroop::{Card, Direction, Options, deck};
use kitchen_table::i18n::Language;
use kitchen_table::i18n::rules::{Article, Chapter, Footnote, Part, Run, booklet, runs};
use kitchen_table::i18n::stroop::Msg;

use super::{refusals, say};

fn chapters() -> &'static [Chapter] {
    booklet(Language::English, GameId::Stroop)
}

fn articles() -> Vec<&'static Article> {
    let articles = chapters().iter().flat_map(|chapter| chapter.articles);
    articles.collect()
}

fn article(clause: &str) -> &'static Article {
    let mut all = articles().into_iter();
    all.find(|it| it.clause == clause).expect("an article")
}

#[test]
fn every_clause_has_its_article() {
    let clauses: Vec<&str> = articles().iter().map(|article| article.clause).collect();
    assert_eq!(clauses, CLAUSES);
    for article in articles() {
        assert!(!article.title.is_empty() && !article.parts.is_empty());
    }
}

#[test]
fn refusals_name_clauses_of_the_rules() {
    for refusal in refusals() {
        assert_eq!(article(refusal.clause()).clause, refusal.clause());
    }
}

#[test]
fn marks_show_what_is_not_in_the_rule_book() {
    let bears = |clause: &str, mark| {
        let mut parts = article(clause).parts.iter();
        parts.any(|part| part.bears(mark))
    };
    let ruled = [
        "ST-1.1", "ST-1.3", "ST-3.2", "ST-3.5", "ST-3.6", "ST-4.1", "ST-4.2", "ST-4.3", "ST-4.4",
        "ST-4.5", "ST-5.1", "ST-6.1", "ST-7.3",
    ];
    let marked = [
        (Footnote::Ruling, &ruled[..]),
        (Footnote::Reconstructed, &["ST-7.1", "ST-7.2", "ST-7.4"]),
        (Footnote::Described, &["ST-1.1"]),
        (
            Footnote::Option,
            &["ST-2.2", "ST-3.5", "ST-3.6", "ST-3.7", "ST-4.5"],
        ),
    ];
    for (mark, expected) in marked {
        let found = CLAUSES.iter().copied().filter(|clause| bears(clause, mark));
        assert_eq!(found.collect::<Vec<_>>(), expected, "{mark:?}");
    }
}

/// Cards are described in words, which need no card faces.
#[test]
fn no_row_of_cards_is_shown() {
    let lines = chapters().iter().flat_map(Chapter::all_parts);
    for run in lines.flat_map(Part::lines).flat_map(runs) {
        assert!(!matches!(run, Run::Cards(_)), "{run:?}");
    }
}

/// A card as the rules describe it: "the word red in big hollow blue letters".
fn telling(card: Card) -> String {
    let said = say(Msg::Card {
        card,
        advanced: false,
    });
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
    let parts = article(clause).parts.iter();
    let mut examples = parts.filter_map(|part| match part {
        Part::Example(lines) => Some(*lines),
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
        let lines: Vec<&str> = article(clause).parts.iter().flat_map(Part::lines).collect();
        assert!(
            lines.iter().any(|line| line.contains(what)),
            "{clause}: {what}"
        );
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
        .parts
        .iter()
        .filter_map(|part| match part {
            Part::Figures(rows) => Some(&rows[1..]),
            _ => None,
        })
    {
        for (letters, words) in (3..).zip(row) {
            let words = words[1].split(", ").map(str::len);
            assert_eq!(words.collect::<Vec<_>>(), [letters; 3]);
        }
    }
}

//! The rules of Sloop as people read them.

use kitchen_table::games::GameId;
use kitchen_table::games::sloop::CLAUSES;
use kitchen_table::i18n::Language;
use kitchen_table::i18n::rules::{Article, Chapter, Footnote, Part, Run, booklet, runs};

fn articles() -> Vec<&'static Article> {
    let chapters = booklet(Language::English, GameId::Sloop).iter();
    chapters.flat_map(|chapter| chapter.articles).collect()
}

fn lines() -> Vec<&'static str> {
    let chapters = booklet(Language::English, GameId::Sloop).iter();
    let parts = chapters.flat_map(Chapter::all_parts);
    parts.flat_map(Part::lines).collect()
}

#[test]
fn every_clause_has_its_article() {
    let clauses: Vec<&str> = articles().iter().map(|article| article.clause).collect();
    assert_eq!(clauses, CLAUSES);
    for article in articles() {
        assert!(!article.title.is_empty() && !article.parts.is_empty());
    }
}

/// Clauses that are rulings entirely, and those that contain none.
#[test]
fn marks_show_what_is_not_in_the_rule_book() {
    let all = |clause: &str| {
        let article = articles().into_iter().find(|it| it.clause == clause);
        let parts = article.expect("an article").parts.iter();
        let said = parts.filter(|part| matches!(part, Part::Text(_) | Part::Marked(..)));
        let marked = said.map(|part| part.bears(Footnote::Ruling));
        let marked: Vec<bool> = marked.collect();
        (marked.contains(&true), marked.contains(&false))
    };
    let rulings = [
        "SL-1.6", "SL-1.7", "SL-1.8", "SL-4.3", "SL-4.7", "SL-5.6", "SL-5.7", "SL-5.8", "SL-7.3",
        "SL-7.4",
    ];
    let book = [
        "SL-1.1", "SL-1.2", "SL-1.4", "SL-1.5", "SL-2.1", "SL-3.2", "SL-3.4", "SL-3.7", "SL-3.8",
        "SL-4.4", "SL-5.1", "SL-5.5", "SL-6.1", "SL-6.2", "SL-7.1", "SL-7.2", "SL-8.3", "SL-9.1",
    ];
    for clause in CLAUSES {
        let expected = (!book.contains(clause), !rulings.contains(clause));
        assert_eq!(all(clause), expected, "{clause}");
    }
    let chapters = booklet(Language::English, GameId::Sloop).iter();
    let optional = chapters.filter(|chapter| {
        let mut parts = chapter.parts.iter();
        parts.any(|part| part.bears(Footnote::Option))
    });
    let optional: Vec<&str> = optional.map(|chapter| chapter.name).collect();
    assert_eq!(optional, ["SL-9"]);
}

#[test]
fn cards_in_the_rules_are_cards_of_the_game() {
    let card = |face: &str| {
        let number = face.strip_suffix('!').unwrap_or(face).parse::<u8>();
        let lowest = if face.ends_with('!') { 4 } else { 1 };
        face == "Wild" || number.is_ok_and(|number| (lowest..=12).contains(&number))
    };
    for line in lines() {
        for run in runs(line) {
            if let Run::Cards(faces) = run {
                assert!(faces.split(' ').all(card), "{line}");
            }
        }
    }
}

#[test]
fn the_examples_of_the_rule_book_are_among_them() {
    let lines = lines().join("\n");
    for display in [
        "[6 2 5 3]",
        "[4 10 4 3]",
        "[1 4 5 7]",
        "[5 7! 3 10 2]",
        "[1 4 6 7]",
    ] {
        assert!(lines.contains(display), "{display}");
    }
}

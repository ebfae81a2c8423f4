//! The rules of Slapshot as people read them.

use kitchen_table::games::GameId;
use kitchen_table::games::slapshot::CLAUSES;
use kitchen_table::games::slapshot::cards::deck;
use kitchen_table::i18n::Language;
use kitchen_table::i18n::rules::{Article, Chapter, Footnote, Part, Run, booklet, runs};

use crate::slapshot::scene::cards;

fn articles() -> Vec<&'static Article> {
    let chapters = booklet(Language::English, GameId::Slapshot).iter();
    chapters.flat_map(|chapter| chapter.articles).collect()
}

fn lines() -> Vec<&'static str> {
    let chapters = booklet(Language::English, GameId::Slapshot).iter();
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
    let bears = |clause: &str, mark| {
        let article = articles().into_iter().find(|it| it.clause == clause);
        let mut parts = article.expect("an article").parts.iter();
        parts.any(|part| part.bears(mark))
    };
    let ruled = [
        "SH-1.3", "SH-1.5", "SH-2.1", "SH-2.2", "SH-2.3", "SH-3.1", "SH-3.6", "SH-3.7", "SH-4.1",
        "SH-4.3", "SH-4.4", "SH-4.5", "SH-5.1", "SH-5.2", "SH-5.3", "SH-6.2", "SH-6.3", "SH-6.4",
    ];
    let marked = [
        (Footnote::Ruling, &ruled[..]),
        (Footnote::Reconstructed, &["SH-6.1"]),
        (Footnote::Described, &["SH-1.4"]),
        (Footnote::Option, &["SH-1.4", "SH-6.2"]),
    ];
    for (mark, expected) in marked {
        let found = CLAUSES.iter().copied().filter(|clause| bears(clause, mark));
        assert_eq!(found.collect::<Vec<_>>(), expected, "{mark:?}");
    }
    let chapters = booklet(Language::English, GameId::Slapshot).iter();
    let optional = chapters.filter(|chapter| {
        let mut parts = chapter.parts.iter();
        parts.any(|part| part.bears(Footnote::Option))
    });
    let optional: Vec<&str> = optional.map(|chapter| chapter.name).collect();
    assert_eq!(optional, ["SH-5"]);
}

#[test]
fn cards_in_the_rules_are_in_our_deck() {
    for line in lines() {
        for run in runs(line) {
            if let Run::Cards(faces) = run {
                let all = cards(faces);
                assert!(all.iter().all(|card| deck().contains(card)), "{line}");
            }
        }
    }
}

#[test]
fn the_deck_in_the_rules_is_ours() {
    let of = articles().into_iter().find(|it| it.clause == "SH-6.1");
    let lines = of.expect("an article").parts.iter().flat_map(Part::lines);
    let mut all = Vec::new();
    for run in lines.flat_map(runs) {
        if let Run::Cards(faces) = run {
            all.extend(cards(faces));
        }
    }
    all.sort_unstable();
    assert_eq!(all, deck());
}

//! The rules of Sloop as people read them.

use kitchen_table::games::GameId::Sloop;
use kitchen_table::games::sloop::CLAUSES;
use kitchen_table::i18n::Language;
use kitchen_table::i18n::booklet::{Footnote, Passage, Run};

use crate::rules::{article, lines};

/// Clauses that are rulings entirely, and those that contain none.
#[test]
fn marks_show_what_is_not_in_the_rule_book() {
    let all = |language, clause: &str| {
        let parts = article(language, Sloop, clause).passages.iter();
        let said = parts.filter(|part| matches!(part, Passage::Text(_) | Passage::Marked(..)));
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
        for &language in Language::ALL {
            assert_eq!(all(language, clause), expected, "{language:?}, {clause}");
        }
    }
}

#[test]
fn the_examples_of_the_rule_book_are_among_them() {
    for &language in Language::ALL {
        let lines = lines(language, Sloop);
        for display in ["6 2 5 3", "4 10 4 3", "1 4 5 7", "5 7! 3 10 2", "1 4 6 7"] {
            let mut runs = lines.iter().flat_map(|line| line.runs());
            let shown = runs.any(|run| run == Run::Cards(display));
            assert!(shown, "{language:?}: {display}");
        }
    }
}

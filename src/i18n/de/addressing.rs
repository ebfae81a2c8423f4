//! What the tests of German sentences share: they must be right for any name, and for the reader.

use crate::engine::BySeat;
use crate::i18n::{Name, Names};

/// What is said with Ann, or the reader, in the first seat, next to Bo and Cy.
pub(super) fn both(say: impl Fn(&Names) -> String) -> [String; 2] {
    [Name::Named("Ann".into()), Name::You("Du".into())].map(|first| {
        let names = [first, Name::Named("Bo".into()), Name::Named("Cy".into())];
        say(&BySeat::new(3, |seat| names[seat.index()].clone()))
    })
}

/// The same sentence for Ann and for the reader, who differ in brackets: `[Ann legt|Du legst] die 8.`
pub(super) fn said_of(said: &str) -> [String; 2] {
    [0, 1].map(|way| {
        let parts = said.split(['[', ']']).enumerate();
        let part = parts.map(|(at, part)| match at % 2 {
            0 => part,
            _ => part.split('|').nth(way).expect("both forms"),
        });
        part.collect()
    })
}

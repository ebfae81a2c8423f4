//! The grammar of Slapshot in German, as its text calls it: kinds and cards.

use super::cards::is_neuter;
use crate::games::slapshot::{Card, Special};
use crate::i18n::Name;
use crate::i18n::grammar::{Place, joined, sentence};

pub(in crate::i18n) use super::cards::{card, kind};
pub(in crate::i18n) use crate::i18n::de::grammar::{
    accusative, dative, name, or, ordinal, plural, verb, whose,
};

/// "Stürmer 9, Raubein 6 und Tiny Tim".
pub(in crate::i18n) fn cards(cards: &[Card], place: Place) -> String {
    let each: Vec<String> = cards.iter().map(|&it| card(it, place)).collect();
    joined(&each, "und")
}

/// "einen Stürmer 9", "ein Raubein 6", "Tiny Tim": whom.
pub(in crate::i18n) fn a_card_whom(card: Card, place: Place) -> String {
    with_article(["einen", "ein"], card, place)
}

/// "der Stürmer 9", "das Raubein 6", "Tiny Tim": who.
pub(in crate::i18n) fn the_card(card: Card, place: Place) -> String {
    with_article(["der", "das"], card, place)
}

/// "den Stürmer 9", "das Raubein 6", "Tiny Tim": whom.
pub(in crate::i18n) fn the_card_whom(card: Card, place: Place) -> String {
    with_article(["den", "das"], card, place)
}

/// "Anns Stürmer 9", "dein Raubein 6", "dein Tiny Tim": who.
pub(in crate::i18n) fn whose_card(who: &Name, it: Card, place: Place) -> String {
    format!("{} {}", whose(who, "", place), card(it, Place::Within))
}

/// "Anns Stürmer 9", "deinen Stürmer 9", "dein Raubein 6", "deinen Tiny Tim": whom.
pub(in crate::i18n) fn whose_card_whom(who: &Name, it: Card, place: Place) -> String {
    let ending = if is_neuter(it) { "" } else { "en" };
    format!("{} {}", whose(who, ending, place), card(it, Place::Within))
}

/// A card with the masculine or the neuter of these articles. A name takes none.
fn with_article([masculine, neuter]: [&str; 2], it: Card, place: Place) -> String {
    let article = match it.special {
        Special::TinyTim => return card(it, place),
        _ if is_neuter(it) => neuter,
        _ => masculine,
    };
    sentence(&format!("{article} {}", card(it, Place::Within)), place)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::slapshot::Kind;

    #[test]
    fn cards_take_their_gender_and_case() {
        let of = |kind, special| Card {
            kind,
            value: 6,
            special,
        };
        let said = |card| {
            let you = Name::You("Du".into());
            [
                the_card(card, Place::Opening),
                the_card_whom(card, Place::Within),
                a_card_whom(card, Place::Within),
                whose_card(&you, card, Place::Opening),
                whose_card_whom(&you, card, Place::Within),
                whose_card_whom(&Name::Named("Max".into()), card, Place::Within),
            ]
        };
        assert_eq!(
            said(of(Kind::Forward, Special::Plain)),
            [
                "Der Stürmer 6",
                "den Stürmer 6",
                "einen Stürmer 6",
                "Dein Stürmer 6",
                "deinen Stürmer 6",
                "Max’ Stürmer 6"
            ]
        );
        assert_eq!(
            said(of(Kind::Defenseman, Special::Bruiser)),
            [
                "Das Raubein 6",
                "das Raubein 6",
                "ein Raubein 6",
                "Dein Raubein 6",
                "dein Raubein 6",
                "Max’ Raubein 6"
            ]
        );
        assert_eq!(
            said(of(Kind::Goalie, Special::Bruiser))[..3],
            [
                "Der Raubein-Torhüter 6",
                "den Raubein-Torhüter 6",
                "einen Raubein-Torhüter 6"
            ]
        );
        assert_eq!(
            said(of(Kind::Defenseman, Special::TinyTim)),
            [
                "Tiny Tim",
                "Tiny Tim",
                "Tiny Tim",
                "Dein Tiny Tim",
                "deinen Tiny Tim",
                "Max’ Tiny Tim"
            ]
        );
    }
}

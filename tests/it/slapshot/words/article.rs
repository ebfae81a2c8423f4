//! The rules of Slapshot as people read them.

use kitchen_table::games::GameId::Slapshot;
use kitchen_table::games::slapshot::cards::deck;
use kitchen_table::i18n::Language;

use crate::rules::{cards, lines_of};
use crate::slapshot::scene::card;

#[test]
fn the_deck_in_the_rules_is_ours() {
    for &language in Language::ALL {
        let lines = lines_of(language, Slapshot, "SH-6.1").into_iter();
        let mut all: Vec<_> = lines.flat_map(cards).map(card).collect();
        all.sort_unstable();
        assert_eq!(all, deck(), "{language:?}");
    }
}

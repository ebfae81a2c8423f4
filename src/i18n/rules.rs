//! The rules of the games, and the messages of the rules page around them.

use super::booklet::Chapter;
pub use super::booklet::Footnote;
use super::{Language, texts};
use crate::games::GameId;

include!(concat!(env!("OUT_DIR"), "/rules.rs"));

/// The rules of a game, as offered at its table.
#[must_use]
pub fn booklet(language: Language, game: GameId) -> &'static [Chapter] {
    texts::rules::texts(language).map_or(&[], |texts| (texts.booklet)(game))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_mark_has_a_sign_and_words_of_its_own() {
        let text = |msg| crate::i18n::text(Language::English, msg);
        for mark in Footnote::ALL {
            let others = Footnote::ALL.into_iter().filter(|&other| other != mark);
            for other in others {
                assert_ne!(mark.sign(), other.sign());
                assert_ne!(text(Msg::Footnote(mark)), text(Msg::Footnote(other)));
            }
        }
    }
}

//! Messages of the rules page, around the booklet of a game.

pub use super::booklet::Footnote;

include!(concat!(env!("OUT_DIR"), "/rules.rs"));

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;

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

//! What the texts of all games have in common, in every language: sentences, and forms that are right in singular and
//! plural. What a text says word for word is tested in English.

mod forms;
mod whole_games;

use std::collections::BTreeSet;

use kitchen_table::engine::{BySeat, Outcome, Seat};
use kitchen_table::games::GameId;
use kitchen_table::i18n::{
    Language, Name, Names, Say, dealt, shell, slapshot, sloop, stroop, swoop, text, verdict,
};

/// A message in English.
pub(crate) fn say(msg: impl Say) -> String {
    text(Language::English, msg)
}

const NAMES: [&str; 8] = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal"];

/// The names of this many players.
pub(crate) fn names(players: u8) -> Names {
    BySeat::new(players, |seat| Name::Named(NAMES[seat.index()].into()))
}

/// The same names, and the reader in the first seat.
pub(crate) fn names_with_you(language: Language, players: u8) -> Names {
    let mut names = names(players);
    names[Seat(0)] = Name::You(text(language, shell::Msg::You));
    names
}

/// The reader, who typed no name.
pub(crate) fn you() -> &'static Name {
    Box::leak(Box::new(Name::You("You".into())))
}

/// Somebody with this name. Tests say so few that they may stay.
pub(crate) fn named(name: &str) -> &'static Name {
    Box::leak(Box::new(Name::Named(name.into())))
}

/// Whether it looks like one or more sentences.
pub(crate) fn is_sentence(language: Language, said: &str) -> bool {
    let begins = said.starts_with(|c: char| c.is_uppercase() || c.is_ascii_digit());
    begins && said.ends_with('.') && is_clean(language, said)
}

/// Whether it is free of formatting faults, of signs that another language uses, and of wrong forms of words.
pub(crate) fn is_clean(language: Language, said: &str) -> bool {
    const WRONG: [&str; 9] = ["{", "}", "  ", " ,", " .", "..", "()", ": .", ", ."];
    let foreign: &[&str] = match language {
        Language::English => &["You's", "„"],
        Language::German => &["'", "\"", "”"],
    };
    let mut wrong = WRONG.iter().chain(foreign);
    let plain = !said.is_empty() && said.trim() == said;
    plain && !wrong.any(|wrong| said.contains(wrong)) && forms::fit(language, said)
}

/// Fails unless each of these messages consists of sentences, in every language.
#[track_caller]
pub(crate) fn are_sentences<M: Say>(all: impl IntoIterator<Item = M>) {
    for msg in all {
        for &language in Language::ALL {
            let said = msg.text(language);
            assert!(is_sentence(language, &said), "{language:?}: {said}");
        }
    }
}

/// Fails unless each of these messages is clean, in every language.
#[track_caller]
pub(crate) fn are_clean<M: Say>(all: impl IntoIterator<Item = M>) {
    for msg in all {
        for &language in Language::ALL {
            let said = msg.text(language);
            assert!(is_clean(language, &said), "{language:?}: {said}");
        }
    }
}

/// Fails if two of these messages are the same in a language.
#[track_caller]
pub(crate) fn all_differ<M: Say>(all: impl IntoIterator<Item = M>) {
    let mut seen = BTreeSet::new();
    for msg in all {
        for &language in Language::ALL {
            let said = msg.text(language);
            let new = seen.insert((language.code(), said.clone()));
            assert!(new, "{language:?}: {said} is said twice");
        }
    }
}

/// Fails unless these messages are sentences that differ, in every language.
#[track_caller]
pub(crate) fn are_different_sentences<M: Say>(all: &[M]) {
    are_sentences(all);
    all_differ(all);
}

#[test]
fn the_quick_reference_and_the_notes_consist_of_different_sentences() {
    are_different_sentences(&sloop::Reference::ALL);
    are_different_sentences(&[
        sloop::Note::Capture,
        sloop::Note::Pile,
        sloop::Note::Put,
        sloop::Note::Build,
        sloop::Note::OwnBuild,
        sloop::Note::TheirBuild,
        sloop::Note::LostBuild,
        sloop::Note::Wild,
        sloop::Note::Supercharged,
        sloop::Note::SuperchargedLoose,
        sloop::Note::Steal,
        sloop::Note::DoublePlay,
        sloop::Note::FlipThree,
        sloop::Note::LastCards,
    ]);
    are_different_sentences(&[
        dealt::Reference::Beats,
        dealt::Reference::Wild,
        dealt::Reference::Stop,
        dealt::Reference::Redraw,
        dealt::Reference::Reserve,
        dealt::Reference::Loss,
    ]);
    are_different_sentences(&[
        dealt::Note::Neighbors,
        dealt::Note::Brackets,
        dealt::Note::Reserve,
        dealt::Note::Gap,
    ]);
    are_different_sentences(&[
        swoop::Msg::ReferenceFits,
        swoop::Msg::ReferenceHigher,
        swoop::Msg::ReferenceFour,
        swoop::Msg::ReferenceSwoopCards,
        swoop::Msg::ReferenceFaceDown,
        swoop::Msg::ReferenceGoOn,
        swoop::Msg::ReferenceScore,
    ]);
    are_different_sentences(&[
        swoop::Msg::NoteRanks,
        swoop::Msg::NoteHigher,
        swoop::Msg::NoteSweep,
        swoop::Msg::NoteBlind,
        swoop::Msg::NoteDot,
        swoop::Msg::NoteFrame,
        swoop::Msg::NoteBar,
    ]);
    are_different_sentences(&stroop::reference::Msg::ALL);
    are_different_sentences(&slapshot::Reference::ALL);
    are_different_sentences(&[
        slapshot::Note::Pick,
        slapshot::Note::Turn,
        slapshot::Note::Trade,
        slapshot::Note::LineUp,
        slapshot::Note::Injuries,
    ]);
}

#[test]
fn players_tied_for_first_place_win_together() {
    for (game, places, expected) in [
        (GameId::Swoop, [2, 1, 3], "Bo won with the lowest total."),
        (
            GameId::Swoop,
            [1, 3, 1],
            "Ann and Cy tied for the lowest total and won together.",
        ),
        (GameId::Stroop, [2, 1, 3], "Bo won with the fewest cards."),
        (
            GameId::Stroop,
            [1, 3, 1],
            "Ann and Cy tied for the fewest cards and won together.",
        ),
    ] {
        let outcome = Outcome {
            places: BySeat::new(3, |seat| places[seat.index()]),
        };
        let said = say(verdict::Msg::of(game, &outcome, &names(3)));
        assert_eq!(said, expected, "{game:?}");
        are_sentences([verdict::Msg::of(game, &outcome, &names(3))]);
    }
}

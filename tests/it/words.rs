//! What the texts of all games have in common: sentences, and forms that are right in singular and plural.

use std::collections::BTreeSet;

use kitchen_table::engine::{BySeat, Outcome};
use kitchen_table::games::GameId;
use kitchen_table::i18n::{
    Language, Name, Names, Say, dealt, slapshot, sloop, stroop, swoop, text, verdict,
};

/// A message in English.
pub(crate) fn say(msg: impl Say) -> String {
    text(Language::English, msg)
}

/// The names of this many players.
pub(crate) fn names(players: u8) -> Names {
    const ALL: [&str; 8] = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal"];
    BySeat::new(players, |seat| Name::Named(ALL[seat.index()].into()))
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
pub(crate) fn is_sentence(said: &str) -> bool {
    let begins = said.starts_with(|c: char| c.is_uppercase() || c.is_ascii_digit());
    begins && said.ends_with('.') && is_clean(said)
}

/// Whether it is free of formatting faults, wrong plurals and wrong verb forms for "you".
pub(crate) fn is_clean(said: &str) -> bool {
    const WRONG: [&str; 22] = [
        "{",
        "}",
        "  ",
        " ,",
        " .",
        "..",
        "()",
        ": .",
        ", .",
        " 1 cards",
        " 1 points",
        " 1 finishes",
        " 1 wins",
        " 1 games",
        " 1 forwards",
        "a ace",
        "a 8",
        "a 11",
        "You's",
        "You was",
        "You has",
        "You plays",
    ];
    // "Defenseman 7" is fine.
    let an = |number: &str| {
        let mut found = said.match_indices(number);
        found.any(|(at, _)| !said[..at].ends_with(char::is_alphabetic))
    };
    let wrong = WRONG.iter().any(|wrong| said.contains(wrong)) || an("an 7") || an("an 1 ");
    !said.is_empty() && said.trim() == said && !wrong
}

/// Fails unless each of these messages consists of sentences.
#[track_caller]
pub(crate) fn are_sentences<M: Say>(all: impl IntoIterator<Item = M>) {
    for said in all.into_iter().map(say) {
        assert!(is_sentence(&said), "{said}");
    }
}

/// Fails if two of these are the same.
#[track_caller]
pub(crate) fn all_differ(said: &[String]) {
    let mut seen = BTreeSet::new();
    for it in said {
        assert!(seen.insert(it), "{it} is said twice");
    }
}

/// Messages about each of these.
fn of_each<T: Copy, M: Say>(all: &[T], msg: impl Fn(T) -> M) -> Vec<String> {
    all.iter().map(|&it| say(msg(it))).collect()
}

#[test]
fn the_quick_reference_and_the_notes_consist_of_different_sentences() {
    for (game, reference, notes) in [
        (
            GameId::Sloop,
            sloop::Lookup::ALL.map(say).into(),
            [
                sloop::Note::Capture,
                sloop::Note::Build,
                sloop::Note::Actions,
                sloop::Note::Supercharged,
            ]
            .map(say)
            .into(),
        ),
        (
            GameId::Dealt,
            of_each(
                &[
                    dealt::Lookup::Beats,
                    dealt::Lookup::Wild,
                    dealt::Lookup::Stop,
                    dealt::Lookup::Redraw,
                    dealt::Lookup::Reserve,
                    dealt::Lookup::Loss,
                ],
                |it| it,
            ),
            of_each(
                &[
                    dealt::Note::Neighbours,
                    dealt::Note::Brackets,
                    dealt::Note::Reserve,
                    dealt::Note::Gap,
                ],
                |it| it,
            ),
        ),
        (
            GameId::Swoop,
            vec![
                say(swoop::Msg::LookupFits),
                say(swoop::Msg::LookupHigher),
                say(swoop::Msg::LookupFour),
                say(swoop::Msg::LookupSwoopCards),
                say(swoop::Msg::LookupFaceDown),
                say(swoop::Msg::LookupGoOn),
                say(swoop::Msg::LookupScore),
            ],
            vec![
                say(swoop::Msg::NoteRanks),
                say(swoop::Msg::NoteHigher),
                say(swoop::Msg::NoteSweep),
                say(swoop::Msg::NoteBlind),
            ],
        ),
        (
            GameId::Stroop,
            stroop::reference::Msg::ALL.map(say).into(),
            [stroop::notes::Msg::NoTurns, stroop::notes::Msg::Stop]
                .map(say)
                .into(),
        ),
        (
            GameId::Slapshot,
            of_each(&slapshot::Lookup::ALL, slapshot::Msg::Lookup),
            of_each(&slapshot::Note::ALL, slapshot::Msg::Note),
        ),
    ] {
        for said in [reference, notes] {
            assert!(
                said.iter().all(|said| is_sentence(said)),
                "{game:?}: {said:?}"
            );
            all_differ(&said);
        }
    }
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
    }
}

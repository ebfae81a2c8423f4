//! The texts around the table in Stroop.

use crate::words::{named, you};
use kitchen_table::engine::{Seat, Seats};
use kitchen_table::games::stroop::{Card, Word, deck};
use kitchen_table::i18n::stroop::house_rules::Tempo;
use kitchen_table::i18n::stroop::{Device, Msg, Prompt, Verdict, house_rules, results, table};
use kitchen_table::settings::{Block, Voice};

use super::{is_clean, is_sentence};
use crate::words::{all_differ, names, say};

/// Two lines in a narrow zone.
const ROOM: usize = 40;

/// The longest possible name.
const LONG: &str = "Bartholomew the Long";

fn verdict(what: Verdict) -> String {
    let said = say(Prompt::Verdict(what));
    assert!(is_clean(&said) && !said.ends_with('.'), "{said}");
    assert!(said.chars().count() <= ROOM, "{said}");
    said
}

/// Pairs of cards that do not fit in this round.
fn misfits(round: u8) -> impl Iterator<Item = (Card, Card)> {
    let pairs = deck(true)
        .into_iter()
        .flat_map(|card| deck(true).into_iter().map(move |centre| (card, centre)));
    pairs.filter(move |&(card, centre)| match round {
        1 => !centre.describes(card),
        _ => !card.describes(centre),
    })
}

#[test]
fn a_misfit_is_explained_with_the_describing_word() {
    for round in [1, 2] {
        for (card, centre) in misfits(round) {
            let said = verdict(Verdict::Fumbled {
                card,
                centre,
                round,
            });
            let (what, word) = match round {
                1 => ("That card ", centre.face().word),
                _ => ("The middle ", card.face().word),
            };
            assert!(said.starts_with(what), "{said}");
            assert!(said.contains(&say(Msg::Word(word))), "{said}");
        }
    }
    let of = |word: &str| {
        let says = |card: &Card| say(Msg::Word(card.face().word)) == word;
        deck(true).into_iter().find(says).expect("there is one")
    };
    let no = |card, centre, round| {
        let [card, centre] = [card, centre].map(of);
        verdict(Verdict::Fumbled {
            card,
            centre,
            round,
        })
    };
    assert_eq!(no("big", "yellow", 1), "That card isn't printed in yellow");
    assert_eq!(
        no("big", "three", 1),
        "That card doesn't have three letters"
    );
    assert_eq!(no("little", "red", 2), "The middle isn't little");
    assert_eq!(no("hollow", "big", 2), "The middle isn't hollow");
    assert_eq!(no("backward", "big", 2), "The middle doesn't read backward");
}

#[test]
fn verdicts_are_short_and_blame_nobody() {
    let cards = deck(true).into_iter();
    let barred: Vec<String> = cards.map(|card| verdict(Verdict::Barred(card))).collect();
    assert!(barred.contains(&"Out this round: “hollow” did fit".into()));
    let said = [
        Verdict::Landed,
        Verdict::Second(named("Ann")),
        Verdict::Second(named(LONG)),
        Verdict::Second(you()),
        Verdict::TooLate,
        Verdict::CalledTooLate,
    ]
    .map(verdict);
    all_differ(&said);
    for said in said.iter().chain(&barred) {
        let said = said.to_lowercase();
        for blame in ["wrong", "mistake", "bad", "sorry", "fumble", "fault"] {
            assert!(!said.contains(blame), "{said}");
        }
    }
    assert_eq!(said[1], "Just after Ann's card");
    assert_eq!(said[3], "Just after your card");
}

#[test]
fn texts_around_the_table_are_unique() {
    let names = names(4);
    let card = Card::of_kind(16).expect("a card");
    let keys = ["Q", "P", "5"];
    let labels = [
        Prompt::Zone(named("Ann")),
        Prompt::Middle,
        Prompt::Centre {
            card,
            advanced: false,
        },
        Prompt::Hand(named("Ann")),
        Prompt::Draw(0),
        Prompt::Draw(7),
        Prompt::Stop,
        Prompt::StopWord,
        Prompt::DrawWord,
        Prompt::Left(12),
        Prompt::Page { from: 16, to: 27 },
        Prompt::Page { from: 16, to: 16 },
        Prompt::Turn(named("Ann")),
        Prompt::HoldToStart { several: false },
        Prompt::HoldToStart { several: true },
        Prompt::WaitsFor(Seats::only(Seat(1)).with(Seat(2)), &names),
        Prompt::AllHold,
        Prompt::OrHold("3"),
        Prompt::Start,
        Prompt::DeviceLabel(named("Ann")),
        Prompt::NoTest,
        Prompt::Pause,
        Prompt::Paused,
        Prompt::GoOn,
        Prompt::CountDown(3),
        Prompt::PhotoFinish {
            first: Seat(0),
            others: Seats::only(Seat(1)).with(Seat(3)),
            names: &names,
        },
        Prompt::Strip {
            name: named("Bo"),
            left: 12,
            hand: 4,
        },
    ]
    .map(say);
    for said in &labels {
        assert!(is_clean(said) && !said.ends_with('.'), "{said}");
    }
    let sentences = [
        Prompt::FewFingers(1),
        Prompt::FewFingers(5),
        Prompt::LostTouches,
        Prompt::SmallScreen(1),
        Prompt::SmallScreen(2),
        Prompt::TabletHint,
        Prompt::OneMouse,
        Prompt::SayWords(Voice::People),
        Prompt::SayWords(Voice::Page),
        Prompt::SayWords(Voice::Nobody),
        Prompt::PressTogether(&keys),
        Prompt::Tested(true),
        Prompt::Tested(false),
        Prompt::PausedByTouches,
        Prompt::Missed(named("Ann")),
        Prompt::StopWhen,
    ]
    .map(say);
    for said in &sentences {
        assert!(is_sentence(said), "{said}");
    }
    all_differ(&[&labels[..], &sentences[..]].concat());
    for (said, expected) in [
        (
            &labels[2],
            "In the middle: blue, in big hollow red, 4 letters",
        ),
        (&labels[10], "Cards 16 to 27"),
        (&labels[15], "Waiting for Bo and Cy"),
        (&labels[25], "Photo finish: Ann before Bo and Di"),
        (&labels[26], "Bo, 12 left, 4 in hand"),
        (&sentences[10], "Press Q, P and 5 at the same time."),
    ] {
        assert_eq!(said, expected);
    }
}

#[test]
fn devices_have_names_of_their_own() {
    let all = [
        Device::Keys(Block::Left),
        Device::Keys(Block::Right),
        Device::Keys(Block::NumberPad),
        Device::Keys(Block::Arrows),
        Device::Gamepad(1),
        Device::Gamepad(2),
        Device::Touch,
    ];
    let said = all.map(|device| say(Prompt::Device(device)));
    assert!(said.iter().all(|said| is_clean(said)));
    all_differ(&said);
}

#[test]
fn house_rules_and_the_score_sheet_have_labels_of_their_own() {
    use house_rules::Msg;
    let tempos = [Tempo::Usual, Tempo::Relaxed, Tempo::Strict, Tempo::Linked];
    let mut said: Vec<String> = tempos.map(|tempo| say(Msg::TempoChoice(tempo))).into();
    said.extend([false, true].map(|advanced| say(Msg::DeckChoice(advanced))));
    said.extend([false, true].map(|ends| say(Msg::ClockChoice(ends))));
    said.extend([15, 20].map(|cards| say(Msg::CardsChoice(cards))));
    said.extend([Msg::Deck, Msg::Cards, Msg::Tempo, Msg::Clock].map(say));
    let rounds = [
        table::Msg::Round,
        table::Msg::RoundOver(1),
        table::Msg::RoundOver(2),
        table::Msg::ToRoundTwo,
    ];
    said.extend(rounds.map(say));
    let sheet = [
        results::Msg::CardsLeft,
        results::Msg::Total,
        results::Msg::Count(3),
    ];
    said.extend(sheet.map(say));
    for said in &said {
        assert!(is_clean(said) && !said.ends_with('.'), "{said}");
    }
    let fits = [1, 2].map(|round| say(table::Msg::Fits(round)));
    let sentences = [&[say(Msg::DeckHint)][..], &fits].concat();
    assert!(sentences.iter().all(|said| is_sentence(said)));
    assert!(sentences[0].contains("reconstruction"));
    said.extend(sentences);
    all_differ(&said);
    assert_eq!(say(table::Msg::RoundOver(1)), "Round one is over");
}

/// The page never reveals whether a card fits: its text for a card is the same for any center.
#[test]
fn words_for_cards_are_those_printed_on_them() {
    for card in deck(true) {
        let word = say(Msg::Word(card.face().word));
        let lower = word.chars().all(|letter| letter.is_ascii_lowercase());
        assert!(lower, "{word}");
        let describes = |of: Card| card.describes(of);
        let advanced = true;
        let looks = |card| say(Msg::Looks { card, advanced });
        for other in deck(true) {
            let said = looks(other);
            let shown = match card.face().word {
                Word::Letters(_) => {
                    let number = ["three", "four", "five", "six"]
                        .iter()
                        .position(|it| *it == word);
                    said.contains(&format!("{} letters", number.expect("a number") + 3))
                }
                _ => said.split(" · ").any(|it| it == word),
            };
            assert_eq!(shown, describes(other), "{word}: {said}");
        }
    }
}

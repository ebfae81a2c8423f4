//! The texts around the table in Stroop.

use crate::words::{named, you};
use kitchen_table::engine::{Seat, Seats};
use kitchen_table::games::stroop::{Card, Word, deck, fits};
use kitchen_table::i18n::stroop::house_rules::Tempo;
use kitchen_table::i18n::stroop::table::{Device, Msg};
use kitchen_table::i18n::stroop::{cards, house_rules, results};
use kitchen_table::i18n::{Language, People, Say};
use kitchen_table::settings::{Block, Voice};

use crate::words::{all_differ, are_clean, are_sentences, names, say};

/// One line in a narrow zone.
const ROOM: usize = 40;

/// The longest possible name.
const LONG: &str = "Bartholomew the Long";

fn verdict(msg: Msg) -> String {
    are_labels(&[&msg]);
    for &language in Language::ALL {
        let said = msg.text(language);
        assert!(said.chars().count() <= ROOM, "{said}");
    }
    say(msg)
}

/// Fails unless these have no period at the end, in every language.
#[track_caller]
fn are_labels(all: &[&dyn Say]) {
    are_clean(all);
    for &language in Language::ALL {
        let said = all.iter().map(|msg| msg.text(language));
        let sentence = { said }.find(|said| said.ends_with('.'));
        assert_eq!(sentence, None);
    }
}

/// Messages of one kind, to be listed with those of others.
fn each<M: Say>(all: &[M]) -> Vec<&dyn Say> {
    all.iter().map(|msg| msg as &dyn Say).collect()
}

/// Pairs of cards that do not fit in this round.
fn misfits(round: u8) -> impl Iterator<Item = (Card, Card)> {
    let pairs = deck(true)
        .into_iter()
        .flat_map(|card| deck(true).into_iter().map(move |center| (card, center)));
    pairs.filter(move |&(card, center)| match round {
        1 => !center.describes(card),
        _ => !card.describes(center),
    })
}

#[test]
fn a_misfit_is_explained_with_the_describing_word() {
    for round in [1, 2] {
        for (card, center) in misfits(round) {
            let said = verdict(Msg::misfit(card, center, round));
            let (what, word) = match round {
                1 => ("Not ", center.face().word),
                _ => ("Middle ", card.face().word),
            };
            assert!(said.starts_with(what), "{said}");
            assert!(said.contains(&say(cards::Msg::Word(word))), "{said}");
        }
    }
    let of = |word: &str| {
        let says = |card: &Card| say(cards::Msg::Word(card.face().word)) == word;
        deck(true).into_iter().find(says).expect("there is one")
    };
    let no = |card, center, round| {
        let [card, center] = [card, center].map(of);
        verdict(Msg::misfit(card, center, round))
    };
    assert_eq!(no("big", "yellow", 1), "Not printed in yellow");
    assert_eq!(no("big", "three", 1), "Not three letters");
    assert_eq!(no("little", "red", 2), "Middle isn't little");
    assert_eq!(no("hollow", "big", 2), "Middle isn't hollow");
    assert_eq!(no("backward", "big", 2), "Middle isn't printed backward");
}

#[test]
fn a_fit_is_explained_with_the_describing_word() {
    for round in [1, 2] {
        for card in deck(true) {
            let fit = |center: &Card| fits(card, *center, round);
            for center in deck(true).into_iter().filter(fit) {
                let because = Msg::because(card, center, round);
                are_clean([&because]);
                let (word, look) = match round {
                    1 => (center.face().word, card),
                    _ => (card.face().word, center),
                };
                let [word, look] =
                    [cards::Msg::Word(word), cards::Msg::Word(look.face().word)].map(say);
                let said = say(because);
                assert!(said.starts_with(&format!("“{look}” ")), "{said}");
                assert!(said.contains(&*word), "{said}");
                assert_eq!(
                    say(Msg::right(card, center, round)),
                    format!("Right: {said}")
                );
            }
        }
    }
}

#[test]
fn verdicts_are_short_and_blame_nobody() {
    let cards = deck(true).into_iter();
    let barred: Vec<String> = cards.map(|card| verdict(Msg::Barred(card))).collect();
    assert!(barred.contains(&"Out this round: “hollow” did fit".into()));
    let said = [
        Msg::Landed,
        Msg::Second(named("Ann")),
        Msg::Second(named(LONG)),
        Msg::Second(you()),
        Msg::TooLate,
        Msg::CalledTooLate,
    ];
    all_differ(said);
    let said = said.map(verdict);
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
    let people = |seats| People {
        seats,
        names: &names,
    };
    let labels = [
        Msg::Zone(named("Ann")),
        Msg::Middle,
        Msg::Hand(named("Ann")),
        Msg::Draw(0),
        Msg::Draw(7),
        Msg::Stop,
        Msg::StopWord,
        Msg::DrawWord,
        Msg::Left(12),
        Msg::Turn(named("Ann")),
        Msg::HoldToStart(false),
        Msg::HoldToStart(true),
        Msg::WaitsFor(people(Seats::only(Seat(1)).with(Seat(2)))),
        Msg::AllHold,
        Msg::OrHold {
            key: "3",
            several: true,
        },
        Msg::OrHold {
            key: "3",
            several: false,
        },
        Msg::Start,
        Msg::DeviceLabel(named("Ann")),
        Msg::NoTest,
        Msg::Pause,
        Msg::Paused,
        Msg::GoOn,
        Msg::CountDown(3),
        Msg::PhotoFinish {
            first: &names[Seat(0)],
            others: people(Seats::only(Seat(1)).with(Seat(3))),
        },
        Msg::Strip {
            who: named("Bo"),
            left: 12,
            hand: 4,
        },
        Msg::WarmUp,
        Msg::SkipWarmUp,
        Msg::Rule(1),
        Msg::Rule(2),
        Msg::OutNow,
        Msg::StillHas {
            who: named("Ann"),
            cards: 12,
        },
        Msg::Out,
        Msg::InTheMiddle,
        Msg::YourCard,
        Msg::LooksAre,
        Msg::CardOf(named("Ann")),
        Msg::LastCard(named("Ann")),
    ];
    let center = cards::Msg::center(card, false);
    let labels = [each(&labels), vec![&center]].concat();
    are_labels(&labels);
    let sentences = [
        Msg::FewFingers(1),
        Msg::FewFingers(5),
        Msg::LostTouches,
        Msg::SmallScreen(1),
        Msg::SmallScreen(2),
        Msg::TabletHint,
        Msg::OneMouse,
        Msg::SayWords(Voice::People),
        Msg::SayWords(Voice::Page),
        Msg::SayWords(Voice::Nobody),
        Msg::PressTogether(&keys),
        Msg::Tested(true),
        Msg::Tested(false),
        Msg::PausedByTouches,
        Msg::Missed(named("Ann")),
        Msg::StopWhen,
        Msg::WrongStop,
        Msg::Goal(1),
        Msg::Goal(2),
        Msg::GoalOfMatch,
        Msg::HowByTouch(1),
        Msg::HowByTouch(2),
        Msg::HowWithKeys {
            round: 1,
            draw: "Q",
            stop: "A",
        },
    ];
    are_sentences(sentences);
    let sentences = each(&sentences);
    all_differ([&labels[..], &sentences[..]].concat());
    for (said, expected) in [
        (
            labels[37],
            "In the middle: blue, in big hollow red, 4 letters",
        ),
        (labels[12], "Waiting for Bo and Cy"),
        (labels[23], "Photo finish: Ann before Bo and Di"),
        (labels[24], "Bo, 12 left, 4 in hand"),
        (sentences[10], "Press Q, P and 5 at the same time."),
    ] {
        assert_eq!(say(said), expected);
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
    let all = all.map(Msg::Device);
    are_clean(all);
    all_differ(all);
}

#[test]
fn house_rules_and_the_score_sheet_have_labels_of_their_own() {
    let tempos = [Tempo::Usual, Tempo::Relaxed, Tempo::Strict, Tempo::Linked];
    let tempos = tempos.map(house_rules::Msg::TempoChoice);
    let rules = [
        house_rules::Msg::DeckChoice(false),
        house_rules::Msg::DeckChoice(true),
        house_rules::Msg::ClockChoice(false),
        house_rules::Msg::ClockChoice(true),
        house_rules::Msg::CardsChoice(15),
        house_rules::Msg::CardsChoice(20),
        house_rules::Msg::Deck,
        house_rules::Msg::Cards,
        house_rules::Msg::Tempo,
        house_rules::Msg::Clock,
        house_rules::Msg::Games,
        house_rules::Msg::GamesChoice(1),
        house_rules::Msg::GamesChoice(3),
        house_rules::Msg::Handicaps,
        house_rules::Msg::Player,
        house_rules::Msg::FewerLabel(named("Ann")),
        house_rules::Msg::FewerChoice(0),
        house_rules::Msg::FewerChoice(3),
        house_rules::Msg::FewerChoice(8),
        house_rules::Msg::PauseLabel(named("Ann")),
        house_rules::Msg::PauseAsSet,
        house_rules::Msg::PauseChoice(0),
        house_rules::Msg::PauseChoice(1500),
        house_rules::Msg::PauseChoice(2000),
        house_rules::Msg::PauseChoice(1250),
    ];
    let rounds = [
        Msg::Round,
        Msg::RoundOver(1),
        Msg::RoundOver(2),
        Msg::ToRoundTwo,
        Msg::Game,
        Msg::GameOf { game: 2, games: 3 },
        Msg::CardsSoFar,
        Msg::SoFar {
            who: named("Ann"),
            cards: 12,
        },
        Msg::GameOver(1),
        Msg::GameOver(2),
        Msg::ToGame(2),
        Msg::ToGame(3),
    ];
    let sheet = [
        results::Msg::CardsLeft,
        results::Msg::Total,
        results::Msg::Count(3),
        results::Msg::AllGames,
        results::Msg::Part { game: 2, round: 1 },
    ];
    let labels = [each(&tempos), each(&rules), each(&rounds), each(&sheet)].concat();
    are_labels(&labels);
    let hint = house_rules::Msg::DeckHint;
    let fits = [1, 2].map(Msg::Fits);
    let sentences = [vec![&hint as &dyn Say], each(&fits)].concat();
    are_sentences(&sentences);
    assert!(say(hint).contains("reconstruction"));
    all_differ([labels, sentences].concat());
    assert_eq!(say(Msg::RoundOver(1)), "Round one is over");
}

/// The page never reveals whether a card fits: its text for a card is the same for any center.
#[test]
fn words_for_cards_are_those_printed_on_them() {
    for card in deck(true) {
        let word = say(cards::Msg::Word(card.face().word));
        let lower = word.chars().all(|letter| letter.is_ascii_lowercase());
        assert!(lower, "{word}");
        let describes = |of: Card| card.describes(of);
        let advanced = true;
        let looks = |card| say(cards::Msg::looks(card, advanced));
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

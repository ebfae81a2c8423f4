//! Tests that sentences of Swoop have the right endings, for any name and for the reader.

use super::{log, prompt, refusals, table};
use crate::engine::Seat;
use crate::games::swoop::{Counts, Rank, Refusal, Stacks};
use crate::i18n::de::addressing::{both, said_of};
use crate::i18n::swoop::Prompt;
use crate::i18n::swoop::log::Msg;
use crate::i18n::{Name, swoop};

fn of_ann(said: impl Fn(&Name) -> String, expected: &str) {
    assert_eq!(both(|names| said(&names[Seat(0)])), said_of(expected));
}

#[test]
fn turns_are_right_for_ann_and_for_you() {
    let jack = Rank::Jack;
    let (stack, card, cards, points) = (0, Rank::Joker, 2, 20);
    of_ann(
        |name| {
            log::text(&Msg::Played {
                name,
                rank: jack,
                many: 1,
                hand: 1,
                lying: 0,
                stacks: Stacks::NONE,
            })
        },
        "[Ann spielt|Du spielst] einen Buben aus der Hand.",
    );
    of_ann(
        |name| {
            log::text(&Msg::Added {
                name,
                rank: jack,
                many: 3,
                hand: 2,
                lying: 1,
                stacks: Stacks::only(3),
            })
        },
        "[Ann legt|Du legst] 3 Buben dazu: 2 aus der Hand, 1 aus Päckchen 4.",
    );
    of_ann(
        |name| log::text(&Msg::Flipped { name, stack, card }),
        "[Ann deckt|Du deckst] die verdeckte Karte 1 auf: ein Joker.",
    );
    of_ann(
        |name| log::text(&Msg::Swooped { name, cards }),
        "[Ann räumt|Du räumst] ab! 2 Karten aus dem Spiel.",
    );
    of_ann(
        |name| {
            log::text(&Msg::TookPile {
                name,
                cards,
                points,
            })
        },
        "Das ist höher, also [nimmt Ann|nimmst du] den Stapel: 2 Karten, 20 Punkte.",
    );
    let rank = jack;
    of_ann(
        |name| log::text(&Msg::MomentHigher { rank, name, cards }),
        "Ein Bube ist höher: 2 Karten für [Ann|dich]",
    );
}

#[test]
fn scores_are_right_for_ann_and_for_you() {
    let left: &Counts = &[Rank::Ace, Rank::Seven, Rank::Seven, Rank::King]
        .into_iter()
        .collect();
    let (points, total) = (25, 72);
    of_ann(
        |name| {
            log::text(&Msg::Scored {
                name,
                left,
                points,
                total,
            })
        },
        "[Ann hat|Du hast] noch ein Ass, 2 Siebenen und einen König: 25 Punkte. Gesamt: 72.",
    );
    let known = swoop::Msg::Known {
        all: false,
        known: left,
    };
    assert_eq!(
        table::text(&known),
        "darunter ein Ass, 2 Siebenen und ein König"
    );
}

#[test]
fn texts_at_the_table_are_right_for_ann_and_for_you() {
    of_ann(
        |name| prompt::text(&Prompt::Stacks(name)),
        "[Anns|Deine] Päckchen",
    );
    of_ann(
        |name| prompt::text(&Prompt::WaitsTurn(name)),
        "[Ann ist|Du bist] dran.",
    );
    of_ann(
        |name| table::text(&swoop::Msg::PlayedBy(name)),
        "gespielt von [Ann|dir]",
    );
    let left = 1;
    of_ann(
        |name| table::text(&swoop::Msg::FewLeft { name, left }),
        "[Ann hat|Du hast] nur noch 1 Karte.",
    );
}

#[test]
fn cards_take_the_articles_of_their_cases() {
    let fits = |rank, many, top, last| {
        prompt::text(&Prompt::WouldFit {
            rank,
            many,
            top,
            last,
        })
    };
    assert_eq!(
        fits(Rank::Two, 1, Rank::Jack, false),
        "Eine 2 passt auf den Buben."
    );
    assert_eq!(
        fits(Rank::Ace, 2, Rank::Ace, true),
        "2 Asse passen auf das Ass, und du bist fertig: Das sind deine letzten Karten."
    );
    let higher = Prompt::WouldTake {
        rank: Rank::King,
        many: 1,
        top: Some(Rank::Jack),
        cards: 1,
        points: 10,
    };
    assert_eq!(
        prompt::text(&higher),
        "Ein König ist höher als der Bube: Du nimmst 1 Karte (10 Punkte), und dein Zug ist vorbei."
    );
    let play = Prompt::DoPlay {
        rank: Rank::King,
        many: 1,
        swoops: false,
    };
    assert_eq!(prompt::text(&play), "Einen König spielen");
    let covered = Refusal::Covered {
        stack: 1,
        face: Rank::King,
    };
    assert_eq!(
        refusals::text(&covered),
        "Auf der verdeckten Karte in Päckchen 2 liegt noch ein König."
    );
}

#[test]
fn only_what_begins_a_sentence_has_a_capital() {
    let ann = Name::Named("Ann".into());
    let sentence = |name| {
        prompt::text(&Prompt::GoOn {
            name,
            top: Rank::Ten,
            add: 0,
            turn: 0,
        })
    };
    let rest = "ie 10 bleibt liegen, und du hast nichts dazuzulegen – beende deinen Zug.";
    assert_eq!(sentence(None), format!("D{rest}"));
    assert_eq!(sentence(Some(&ann)), format!("Ann, d{rest}"));
}

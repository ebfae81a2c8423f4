//! Tests that sentences of Dealt! have the right endings, for any name and for the reader.

use super::{log, moments, prompt, table};
use crate::engine::{Seat, Seats};
use crate::games::dealt::{Card, Combination, Leads, Loss, Play, Rank, Value};
use crate::i18n::de::addressing::{both, said_of};
use crate::i18n::{Name, Names, People, dealt};

const ANN: Seat = Seat(0);

fn of_twelves(rank: Rank) -> Combination {
    let high = Value::HIGHEST;
    Combination { rank, high }
}

fn expect(said: impl Fn(&Names) -> String, expected: &str) {
    assert_eq!(both(said), said_of(expected));
}

/// The same for a message about one player.
fn of_ann(said: impl Fn(&Name) -> String, expected: &str) {
    expect(|names| said(&names[ANN]), expected);
}

#[test]
fn tricks_are_right_for_ann_and_for_you() {
    use dealt::log::Msg;
    let play = Play {
        cards: [Card::Number(Value::HIGHEST), Card::X]
            .into_iter()
            .collect(),
        values: [Value::HIGHEST; 2].into_iter().collect(),
        combination: of_twelves(Rank::Trips),
    };
    let (play, cards, first, last) = (&play, 3, 5, 7);
    of_ann(
        |who| {
            log::text(&Msg::Played {
                who,
                play,
                cards,
                first,
                last,
            })
        },
        "[Ann spielt|Du spielst] einen Drilling Zwölfen (X als 12), 5. bis 7. Karte.",
    );
    let (card, place) = (Card::X, 3);
    of_ann(
        |who| log::text(&Msg::TookReserve { who, card, place }),
        "[Ann steckt|Du steckst] das X aus der Reserve an 3. Stelle ein.",
    );
    of_ann(
        |who| log::text(&Msg::TrickEnded(who)),
        "Der Stich ist zu Ende: Am höchsten [hat Ann|hast du] gespielt.",
    );
    let why = Leads::DrewOwnRedraw;
    of_ann(
        |who| log::text(&Msg::Led { who, why }),
        "[Ann musste|Du musstest] für die eigene Nachziehkarte ziehen und [beginnt|beginnst].",
    );
    of_ann(
        |who| log::text(&Msg::GaveChip { who, left: 0 }),
        "[Ann gibt|Du gibst] einen Chip ab und [hat|hast] keinen mehr.",
    );
    let card = Card::Redraw;
    of_ann(
        |who| log::text(&Msg::Drew { who, card }),
        "[Ann zieht|Du ziehst] eine Nachziehkarte.",
    );
}

#[test]
fn losers_are_right_with_and_without_you() {
    let lost = |seats| {
        move |names: &Names| {
            let (losers, why) = (People { seats, names }, Loss::CannotAct);
            log::text(&dealt::log::Msg::RoundLost { losers, why })
        }
    };
    expect(
        lost(Seats::only(ANN)),
        "[Ann kann|Du kannst] nicht überbieten, [hat|hast] keine Reserve mehr und [verliert|verlierst] die Runde.",
    );
    expect(
        lost(Seats::first(2)),
        "[Ann und Bo können|Du und Bo könnt] nicht überbieten, [haben|habt] keine Reserve mehr und [verlieren|verliert] die Runde.",
    );
    of_ann(
        |who| moments::text(&dealt::moments::Msg::LostGame(who)),
        "[Ann verliert|Du verlierst] das Spiel",
    );
}

#[test]
fn texts_at_the_table_are_right_for_ann_and_for_you() {
    of_ann(
        |name| prompt::text(&dealt::Prompt::Hand(name)),
        "[Anns|Deine] Hand",
    );
    of_ann(
        |name| prompt::text(&dealt::Prompt::Draws(name)),
        "[Ann zieht|Du ziehst] nach.",
    );
    let cards = 3;
    of_ann(
        |name| {
            let leader = Some(name);
            table::text(&dealt::Msg::WillDraw { cards, leader })
        },
        "Nachziehkarte: Wer den Stich gewinnt, zieht 3 Karten, oder [Ann|du], falls niemand eine Kombination spielt",
    );
}

#[test]
fn combinations_take_the_articles_of_their_cases() {
    for (rank, other, said) in [
        (
            Rank::Trips,
            Rank::Pair,
            "Ein Drilling Zwölfen überbietet das Paar Zwölfen.",
        ),
        (
            Rank::Pair,
            Rank::Trips,
            "Ein Paar Zwölfen überbietet den Drilling Zwölfen.",
        ),
        (
            Rank::TwoStraight,
            Rank::Solo,
            "Eine 2er-Straße 11-12 überbietet das Solo 12.",
        ),
    ] {
        let (combination, highest) = (of_twelves(rank), Some(of_twelves(other)));
        let msg = dealt::Prompt::Staged {
            combination,
            highest,
        };
        assert_eq!(prompt::text(&msg), said);
    }
}

#[test]
fn only_what_begins_a_sentence_has_a_capital() {
    let (highest, ways) = (of_twelves(Rank::Trips), ["nimm eine Reservekarte".into()]);
    let sentence = |name| {
        prompt::text(&dealt::Prompt::CannotBeat {
            name,
            highest,
            ways: &ways,
        })
    };
    let rest = "kannst den Drilling Zwölfen nicht überbieten – nimm eine Reservekarte.";
    assert_eq!(sentence(None), format!("Du {rest}"));
    let ann = Name::Named("Ann".into());
    assert_eq!(sentence(Some(&ann)), format!("Ann, du {rest}"));
}

//! Tests that German addresses people rightly: Ann, whose name takes an "s", and the reader, who is "du".

use super::{cards, log, results, table};
use crate::engine::{BySeat, Seat, Seats};
use crate::games::stroop::{Card, Ending, Event, Letters, Word};
use crate::i18n::stroop::{cards as card, log as events, results as result, table as at};
use crate::i18n::{Name, Names, People};

const ANN: Seat = Seat(0);
const BO: Seat = Seat(1);
const CY: Seat = Seat(2);

/// The word red in big hollow blue letters.
fn red() -> Card {
    Card::of_kind(0).expect("the first card")
}

/// What is said with Ann, or the reader, in the first seat, next to Bo and Cy.
fn both(say: impl Fn(&Names) -> String) -> [String; 2] {
    [Name::Named("Ann".into()), Name::You("Du".into())].map(|first| {
        let names = [first, Name::Named("Bo".into()), Name::Named("Cy".into())];
        say(&BySeat::new(3, |seat| names[seat.index()].clone()))
    })
}

#[test]
fn events_are_right_for_ann_and_for_you() {
    let (seat, card, center) = (ANN, red(), red());
    let ended = |round, why| Event::RoundEnded { round, why };
    for (event, expected) in [
        (
            Event::Landed { seat, card, at: 0 },
            [
                "Ann spielt „red“ (groß, hohl, blau).",
                "Du spielst „red“ (groß, hohl, blau).",
            ],
        ),
        (
            Event::Second {
                seat,
                card,
                first: seat,
                behind: 0,
            },
            [
                "Anns Karte „red“ kommt als zweite an und geht zurück.",
                "Deine Karte „red“ kommt als zweite an und geht zurück.",
            ],
        ),
        (
            Event::Fumbled {
                seat,
                card,
                center,
                round: 1,
                until: 0,
            },
            [
                "Ann versucht es mit „red“ (groß, hohl, blau), aber „red“ trifft darauf nicht zu.",
                "Du versuchst es mit „red“ (groß, hohl, blau), aber „red“ trifft darauf nicht zu.",
            ],
        ),
        (
            Event::Barred {
                seat,
                missed: card,
                center,
            },
            [
                "Ann ruft STOPP, obwohl „red“ (groß, hohl, blau) passt, und ist für diese Runde raus.",
                "Du rufst STOPP, obwohl „red“ (groß, hohl, blau) passt, und bist für diese Runde raus.",
            ],
        ),
        (Event::Paused { seat }, ["Die Uhr hält an."; 2]),
        (
            ended(1, Ending::Called(seat)),
            [
                "Ann ruft STOPP. Die erste Runde ist vorbei.",
                "Du rufst STOPP. Die erste Runde ist vorbei.",
            ],
        ),
    ] {
        let said = |msg: Option<events::Msg>| msg.as_ref().map(log::text).unwrap_or_default();
        assert_eq!(both(|names| said(events::Msg::of(&event, names))), expected);
    }
}

/// The same for a message that takes the name of the first seat.
fn of_one(say: impl Fn(&Name) -> String) -> [String; 2] {
    both(|names| say(&names[ANN]))
}

#[test]
fn texts_at_the_table_are_right_for_ann_and_for_you() {
    use at::Msg;
    for (said, expected) in [
        (
            of_one(|who| table::text(&Msg::Zone(who))),
            ["Anns Bereich", "Dein Bereich"],
        ),
        (
            of_one(|who| table::text(&Msg::Hand(who))),
            ["Anns Karten", "Deine Karten"],
        ),
        (
            of_one(|who| table::text(&Msg::Turn(who))),
            ["Anns Bereich drehen", "Deinen Bereich drehen"],
        ),
        (
            of_one(|who| table::text(&Msg::Second(who))),
            ["Kurz nach Anns Karte", "Kurz nach deiner Karte"],
        ),
        (
            of_one(|who| table::text(&Msg::StillHas { who, cards: 3 })),
            ["Ann, noch 3", "Du, noch 3"],
        ),
        (
            of_one(|who| table::text(&Msg::DeviceLabel(who))),
            ["Womit Ann spielt", "Womit du spielst"],
        ),
        (
            of_one(|who| table::text(&Msg::Missed(who))),
            [
                "Diese Karte hätte Ann noch spielen können.",
                "Diese Karte hättest du noch spielen können.",
            ],
        ),
        (
            of_one(|who| results::text(&result::Msg::Ended(Some(who)))),
            [
                "Ann hat in der letzten Runde STOPP gerufen",
                "Du hast in der letzten Runde STOPP gerufen",
            ],
        ),
    ] {
        assert_eq!(said, expected);
    }
}

#[test]
fn lists_of_people_are_right_with_ann_and_with_you() {
    use at::Msg;
    let waits = both(|names| {
        let seats = Seats::first(2);
        table::text(&Msg::WaitsFor(People { seats, names }))
    });
    assert_eq!(
        waits,
        [
            "Noch nicht bereit: Ann und Bo",
            "Noch nicht bereit: du und Bo",
        ]
    );
    let finish = both(|names| {
        let seats = Seats::only(ANN).with(CY);
        table::text(&Msg::PhotoFinish {
            first: &names[BO],
            others: People { seats, names },
        })
    });
    assert_eq!(
        finish,
        [
            "Fotofinish: Bo vor Ann und Cy",
            "Fotofinish: Bo vor dir und Cy",
        ]
    );
}

#[test]
fn a_card_says_its_word_in_english_and_the_rest_is_german() {
    assert_eq!(
        cards::text(&card::Msg::center(red(), true)),
        "In der Mitte: „red“, groß, hohl und blau, 3 Buchstaben, vorwärts"
    );
    let four = Word::Letters(Letters::Four);
    assert_eq!(cards::text(&card::Msg::Word(four)), "four");
    assert_eq!(
        table::text(&at::Msg::CardDiffers(four)),
        "Nicht vier Buchstaben"
    );
}

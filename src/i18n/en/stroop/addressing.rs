//! Tests that messages of Stroop are right for Ann, and for the only person at the table.

use crate::engine::{Seat, Seats};
use crate::games::stroop::{Card, Ending, Event};
use crate::i18n::en::addressing::{both, said_of};
use crate::i18n::stroop::{log, results, table};
use crate::i18n::{Language, Name, People, Say, text};

const ANN: Seat = Seat(0);
const BO: Seat = Seat(1);

fn say(msg: impl Say) -> String {
    text(Language::English, msg)
}

/// The word red in big hollow blue letters.
fn card() -> Card {
    Card::of_kind(0).expect("the first card")
}

#[test]
fn events_are_right_for_ann_and_for_you() {
    let (seat, card) = (ANN, card());
    let ended = |why| Event::RoundEnded { round: 2, why };
    for (what, said) in [
        (
            Event::Landed { seat, card, at: 0 },
            "WHO played “red” (big, hollow, blue).",
        ),
        (
            Event::Second {
                seat,
                card,
                first: seat,
                behind: 0,
            },
            "WHOSE “red” came second and went back.",
        ),
        (
            Event::TooLate { seat, card },
            "WHOSE “red” came just too late and went back.",
        ),
        (
            Event::Fumbled {
                seat,
                card,
                center: card,
                round: 1,
                until: 0,
            },
            "WHO tried “red” (big, hollow, blue), but “red” doesn't describe it.",
        ),
        (
            Event::Barred {
                seat,
                missed: card,
                center: card,
            },
            "WHO called STOP but could still have played “red” (big, hollow, blue): out for the round.",
        ),
        (
            Event::CalledTooLate { seat },
            "WHO called STOP just as the middle changed, so it didn't count.",
        ),
        (Event::Paused { seat }, "The clock stopped."),
        (
            ended(Ending::Called(seat)),
            "Round two ended: who called STOP.",
        ),
    ] {
        let said_to = |msg: Option<log::Msg>| msg.map(say).unwrap_or_default();
        assert_eq!(
            both(|names| said_to(log::Msg::of(&what, names))),
            said_of(said)
        );
    }
}

/// The same for a message that takes the name of the first seat.
fn of_one(say: impl Fn(&Name) -> String) -> [String; 2] {
    both(|names| say(&names[ANN]))
}

#[test]
fn highlights_are_right_for_ann_and_for_you() {
    use results::Msg;
    for (said, expected) in [
        (
            of_one(|who| say(Msg::MostPlayed { who, cards: 12 })),
            "WHO played the most cards: 12",
        ),
        (
            of_one(|who| say(Msg::MostFumbles { who, times: 3 })),
            "WHO tried the most cards that didn't fit: 3",
        ),
        (
            of_one(|who| say(Msg::Ended(Some(who)))),
            "WHO called STOP in the last round",
        ),
    ] {
        assert_eq!(said, said_of(expected));
    }
}

#[test]
fn texts_at_the_table_are_right_for_ann_and_for_you() {
    use table::Msg;
    let waits = both(|names| {
        let seats = Seats::first(2);
        say(Msg::WaitsFor(People { seats, names }))
    });
    let finish = both(|names| {
        let seats = Seats::only(ANN).with(Seat(2));
        say(Msg::PhotoFinish {
            first: &names[BO],
            others: People { seats, names },
        })
    });
    for (said, expected) in [
        (of_one(|name| say(Msg::Zone(name))), "WHOSE zone"),
        (of_one(|name| say(Msg::Hand(name))), "WHOSE cards"),
        (of_one(|name| say(Msg::Turn(name))), "Turn whose zone"),
        (of_one(|name| say(Msg::DeviceLabel(name))), "How who PLAY"),
        (
            of_one(|name| say(Msg::Missed(name))),
            "WHO could still have played this.",
        ),
        (
            of_one(|name| say(Msg::Second(name))),
            "Just after whose card",
        ),
        (
            of_one(|who| say(Msg::StillHas { who, cards: 3 })),
            "WHO, 3 left",
        ),
        (waits, "Waiting for who and Bo"),
        (finish, "Photo finish: Bo before who and Cy"),
    ] {
        assert_eq!(said, said_of(expected));
    }
}

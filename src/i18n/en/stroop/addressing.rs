//! Tests that messages of Stroop are right for Ann, and for the only person at the table.

use super::log::event;
use super::prompt::prompt;
use crate::engine::{Seat, Seats};
use crate::games::stroop::{Card, Ending, Event};
use crate::i18n::en::addressing::{both, said_of};
use crate::i18n::stroop::results::Msg;
use crate::i18n::stroop::{Prompt, Verdict};
use crate::i18n::{Language, text};
use crate::i18n::{Name, Names};

const ANN: Seat = Seat(0);
const BO: Seat = Seat(1);

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
            Event::Landed { seat, card },
            "WHO played “red” (big, hollow, blue).",
        ),
        (
            Event::Second { seat, card },
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
                until: 0,
            },
            "WHO tried “red” (big, hollow, blue), but it didn't fit.",
        ),
        (
            Event::Barred { seat, missed: card },
            "WHO called STOP but could still have played “red” (big, hollow, blue): out for the round.",
        ),
        (
            Event::CalledTooLate { seat },
            "WHO called STOP just as the middle changed, so it didn't count.",
        ),
        (Event::Paused { seat }, "WHO paused the game."),
        (
            ended(Ending::Called(seat)),
            "Round two ended: who called STOP.",
        ),
    ] {
        assert_eq!(both(|names| event(&what, names)), said_of(said));
    }
}

/// The same for a message that takes the name of the first seat.
fn of_one(say: impl Fn(&Name) -> String) -> [String; 2] {
    both(|names| say(&names[ANN]))
}

#[test]
fn highlights_are_right_for_ann_and_for_you() {
    let highlight = |msg: Msg| text(Language::English, msg);
    for (said, expected) in [
        (
            of_one(|who| highlight(Msg::MostPlayed { who, cards: 12 })),
            "WHO played the most cards: 12",
        ),
        (
            of_one(|who| highlight(Msg::MostFumbles { who, times: 3 })),
            "WHO tried the most cards that didn't fit: 3",
        ),
        (
            of_one(|who| highlight(Msg::Ended(Some(who)))),
            "WHO called STOP in round two",
        ),
    ] {
        assert_eq!(said, said_of(expected));
    }
}

#[test]
fn texts_at_the_table_are_right_for_ann_and_for_you() {
    let second = |name: &Name| prompt(&Prompt::Verdict(Verdict::Second(name)));
    let waits = |names: &Names| prompt(&Prompt::WaitsFor(Seats::first(2), names));
    let finish = |names: &Names| {
        let (first, others) = (BO, Seats::only(ANN).with(Seat(2)));
        prompt(&Prompt::PhotoFinish {
            first,
            others,
            names,
        })
    };
    for (said, expected) in [
        (of_one(|name| prompt(&Prompt::Zone(name))), "WHOSE zone"),
        (of_one(|name| prompt(&Prompt::Hand(name))), "WHOSE cards"),
        (
            of_one(|name| prompt(&Prompt::Turn(name))),
            "Turn whose zone",
        ),
        (
            of_one(|name| prompt(&Prompt::DeviceLabel(name))),
            "How who PLAY",
        ),
        (
            of_one(|name| prompt(&Prompt::Missed(name))),
            "WHO could still have played this.",
        ),
        (of_one(second), "Just after whose card"),
        (both(waits), "Waiting for who and Bo"),
        (both(finish), "Photo finish: Bo before who and Cy"),
    ] {
        assert_eq!(said, said_of(expected));
    }
}

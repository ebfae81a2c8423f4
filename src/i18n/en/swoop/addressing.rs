//! Tests of the log of Swoop, which must be right for any name, and for the only person at a table.

use crate::engine::{BySeat, Seat};
use crate::games::swoop::{Counts, Event, Rank, Row, Secret, Stacks};
use crate::i18n::en::addressing::{both, said_of};
use crate::i18n::swoop::log::{self, Msg};
use crate::i18n::{Language, Names, text};

const FIRST: Seat = Seat(0);

fn expect(events: &[(Event, &str)]) {
    for (event, said) in events {
        assert_eq!(
            both(|names| log::event(Language::English, event, names)),
            said_of(said)
        );
    }
}

#[test]
fn turns_are_right_for_ann_and_for_you() {
    let (seat, card, stack) = (FIRST, Rank::Eight, 0);
    let played = |hand, faces| Event::Played {
        seat,
        rank: Rank::King,
        hand,
        faces,
    };
    let added = Event::Added {
        seat,
        rank: card,
        hand: 0,
        faces: Stacks::only(3),
    };
    let both_from = "WHO played 3 kings: 2 from hand, 1 face up from stack 1.";
    expect(&[
        (played(1, Stacks::NONE), "WHO played a king from hand."),
        (played(2, Stacks::only(0)), both_from),
        (
            Event::Flipped { seat, stack, card },
            "WHO turned over face-down card 1: an 8.",
        ),
        (added, "WHO added a face-up 8 from stack 4."),
        (
            Event::Swooped {
                seat,
                pile: kings(),
            },
            "WHO swooped! 2 cards out of play.",
        ),
        (
            Event::TookPile {
                seat,
                pile: kings(),
            },
            "That was higher, so who took the pile: 2 cards, 20 points.",
        ),
    ]);
}

#[test]
fn rounds_are_right_for_ann_and_for_you() {
    let (seat, card) = (FIRST, Rank::Eight);
    let scored = |left: Counts| Event::Scored {
        seat,
        points: left.points(),
        left,
        total: 72,
    };
    let none = Counts::default();
    expect(&[
        (
            Event::Drew { seat, card },
            "WHO drew an 8 to see who'd start.",
        ),
        (
            Event::Starts { seat },
            "WHO drew the highest card and got to start.",
        ),
        (
            Event::WentOut { seat },
            "WHO ran out of cards. The round is over.",
        ),
        (scored(none), "WHO scored 0. Total: 72."),
        (
            scored(kings()),
            "WHO had 2 kings left: 20 points. Total: 72.",
        ),
    ]);
    let began = Event::RoundBegan {
        round: 1,
        faces: BySeat::new(3, |_| Row::default()),
    };
    let began = both(|names| log::event(Language::English, &began, names));
    assert!(began[0].contains("Face up: Ann "), "{}", began[0]);
    assert!(began[1].contains("Face up: you "), "{}", began[1]);
}

fn kings() -> Counts {
    [Rank::King, Rank::King].into_iter().collect()
}

#[test]
fn moments_are_right_for_ann_and_for_you() {
    let (seat, pile) = (FIRST, [Rank::King].into_iter().collect());
    for (event, said) in [
        (Event::TookPile { seat, pile }, "WHO took 1 card"),
        (Event::WentOut { seat }, "WHO went out!"),
    ] {
        let moment = |names: &Names| {
            let msg = Msg::moment(&event, names).expect("everybody notices it");
            text(Language::English, msg)
        };
        assert_eq!(both(moment), said_of(said));
    }
}

#[test]
fn secrets_are_right_for_ann_and_for_you() {
    let dealt = Secret::Dealt([Rank::King].into_iter().collect());
    assert_eq!(
        both(|names| text(Language::English, Msg::secret(&dealt, &names[FIRST]))),
        said_of("WHO WERE dealt a king.")
    );
}

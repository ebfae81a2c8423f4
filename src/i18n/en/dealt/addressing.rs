//! Tests of sentences of Dealt! that must be right for any name, and for the only person at a table.

use crate::engine::{BySeat, Seat, Seats};
use crate::games::dealt::{Card, Combination, Event, Leads, Loss, Play, Rank, Secret, Value};
use crate::i18n::dealt::{log, moments};
use crate::i18n::en::addressing::{both, said_of};
use crate::i18n::{Language, text};

const FIRST: Seat = Seat(0);

fn pair() -> Play {
    let (rank, high) = (Rank::Pair, Value::LOWEST);
    Play {
        cards: [Card::Number(high), Card::X].into_iter().collect(),
        values: [high, high].into_iter().collect(),
        combination: Combination { rank, high },
    }
}

/// The line of the log for an event.
fn line(event: &Event) -> [String; 2] {
    both(|names| log::event(Language::English, event, names))
}

fn expect(events: &[(Event, &str)]) {
    for (event, said) in events {
        assert_eq!(line(event), said_of(said));
    }
}

#[test]
fn tricks_are_right_for_ann_and_for_you() {
    let (seat, card) = (FIRST, Card::X);
    let (at, gap, cards) = (4, 2, 3);
    let highest = Some(FIRST);
    let played = Event::Played {
        seat,
        from: at,
        play: pair(),
    };
    let took = Event::TookReserve {
        seat,
        which: 0,
        card,
        gap,
    };
    expect(&[
        (
            played,
            "WHO played a pair of 1s (X as 1), 5th and 6th cards.",
        ),
        (
            Event::Stopped { seat, at },
            "WHO stopped the trick with the 5th card.",
        ),
        (
            Event::PlayedRedraw { seat, at },
            "WHO played a Redraw, 5th card.",
        ),
        (
            took,
            "WHO took the X from the reserve and put it in 3rd place.",
        ),
        (
            Event::TrickEnded { highest },
            "The trick is over: who played highest.",
        ),
        (Event::MustDraw { seat, cards }, "WHO had to draw 3 cards."),
        (
            Event::Placed { seat, gap },
            "WHO put a drawn card in 3rd place.",
        ),
    ]);
    let reserves = BySeat::new(3, |_| [card, card]);
    assert_eq!(
        line(&Event::RoundBegan { round: 1, reserves }),
        said_of("Round 1 starts. Reserves: who X and X; Bo X and X; Cy X and X.")
    );
}

#[test]
fn ends_are_right_for_ann_and_for_you() {
    let seat = FIRST;
    let lost = |seats, why| Event::RoundLost { seats, why };
    let (first, two) = (Seats::only(FIRST), Seats::first(2));
    let chip = |left| Event::GaveChip { seat, left };
    expect(&[
        (
            Event::WentOut { seat },
            "WHO got out safely, with no cards left.",
        ),
        (
            lost(first, Loss::LastWithCards),
            "WHO lost the round: nobody else had cards left.",
        ),
        (
            lost(first, Loss::NobodyWithCards),
            "WHO lost the round: nobody had cards left, and someone else played highest.",
        ),
        (
            lost(first, Loss::CannotAct),
            "WHO couldn't beat it, had no reserves left and lost the round.",
        ),
        (chip(1), "WHO gave up a chip and had 1 left."),
        (chip(0), "WHO gave up a chip and had none left."),
        (
            lost(two, Loss::CannotAct),
            "WHO and Bo couldn't beat it, had no reserves left and lost the round.",
        ),
        (Event::LostGame { seat }, "WHO owed a chip and had none."),
    ]);
}

#[test]
fn who_leads_and_why_is_right_for_ann_and_for_you() {
    for (why, said) in [
        (
            Leads::LeftOfDealer,
            "WHO sat to the dealer's left and got to lead.",
        ),
        (Leads::GaveChip, "WHO gave up a chip and got to lead."),
        (
            Leads::Oldest,
            "Several players gave up a chip, so who got to lead as the oldest.",
        ),
        (
            Leads::DrewOwnRedraw,
            "WHO had to draw for THEIR own Redraw and got to lead.",
        ),
        (Leads::Stopped, "WHO stopped the trick and got to lead."),
        (Leads::Highest, "WHO won the trick and got to lead."),
        (
            Leads::NextHighest,
            "WHO played highest of those still holding cards and got to lead.",
        ),
        (
            Leads::RightHandNeighbor,
            "WHO sat nearest on the right with cards left and got to lead.",
        ),
    ] {
        let event = Event::Led { seat: FIRST, why };
        assert_eq!(line(&event), said_of(said));
    }
}

#[test]
fn moments_are_right_for_ann_and_for_you() {
    let seat = FIRST;
    let highest = Some(FIRST);
    let (seats, why) = (Seats::first(2), Loss::CannotAct);
    for (event, said) in [
        (Event::Stopped { seat, at: 0 }, "WHO stopped the trick"),
        (Event::TrickEnded { highest }, "WHO won the trick"),
        (
            Event::MustDraw { seat, cards: 3 },
            "WHO HAVE to draw 3 cards",
        ),
        (
            Event::MustDraw { seat, cards: 1 },
            "WHO HAVE to draw 1 card",
        ),
        (Event::RoundLost { seats, why }, "WHO and Bo lost the round"),
        (Event::LostGame { seat }, "WHO lost the game"),
    ] {
        assert_eq!(
            both(|names| {
                let msg = moments::Msg::of(&event, names).expect("it is one");
                text(Language::English, msg)
            }),
            said_of(said)
        );
    }
}

#[test]
fn a_stop_that_lets_its_player_lead_says_so() {
    let (stop, led) = (
        Event::Stopped { seat: FIRST, at: 0 },
        Event::Led {
            seat: FIRST,
            why: Leads::Stopped,
        },
    );
    assert_eq!(
        both(|names| {
            let msg = moments::Msg::stopped_to_lead(&[&stop, &led], names).expect("it leads");
            text(Language::English, msg)
        }),
        ["Ann stops and leads next", "You stop and lead next"]
    );
}

#[test]
fn secrets_are_right_for_ann_and_for_you() {
    let dealt = Secret::Dealt(vec![Card::X, Card::Stop]);
    for (what, said) in [
        (dealt, "WHO WERE dealt X and Stop."),
        (Secret::Drew(Card::X), "WHO drew an X."),
    ] {
        assert_eq!(
            both(|names| {
                let msg = log::Msg::secret(&what, &names[FIRST]);
                text(Language::English, msg)
            }),
            said_of(said)
        );
    }
}

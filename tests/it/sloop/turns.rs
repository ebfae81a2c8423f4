//! SL-2: a turn, the duty to one's own build, drawing.

use kitchen_table::engine::{Illegal, Seat};
use kitchen_table::games::sloop::{Event, Refusal};

use super::scene::{Deal, card, cards, owning, value};

#[test]
fn sl_2_1_a_turn_plays_one_card_of_the_hand() {
    let scene = Deal::of(["8 2 12 5", "9 9 9 9"], "10 4 6 8").begin();
    for one in ["8 takes 8", "2 builds 12 with 10", "puts 5"] {
        let mut scene = scene.clone();
        scene.act(0, one);
        assert_eq!(scene.turn(), Some(1), "after {one}");
        assert_eq!(scene.sizes(), [4, 4], "one was played, and one drawn");
    }
    for other in ["9 takes 9", "9 builds 10 with 1", "puts 9"] {
        let refused = scene.refused(0, other);
        assert_eq!(refused, (Refusal::NotInHand(card("9")), "SL-2.1"));
    }
    assert_eq!(scene.refused(0, "ends"), (Refusal::PlayFirst, "SL-2.1"));
}

#[test]
fn sl_2_1_nobody_else_acts() {
    let mut scene = Deal::of(["8 2 12 5", "9 9 9 9", "7 7 7 7"], "10 4 6 8").begin();
    for seat in [1, 2, 3, 255] {
        assert_eq!(scene.check(seat, "puts 9"), Err(Illegal::NotYourTurn));
    }
    scene.act(0, "puts 5");
    assert_eq!(scene.check(0, "puts 8"), Err(Illegal::NotYourTurn));
}

#[test]
fn sl_2_2_ones_own_build_is_continued_or_captured() {
    let mut scene = Deal::of(["2 12 9 5", "9 9 9 9"], "10 4 5 7")
        .pile("1 8")
        .begin();
    scene.act(0, "2 builds 12 with 10").act(1, "puts 9");
    assert_eq!(
        (scene.hand(0).as_str(), scene.loose().as_str()),
        ("12 9 5 1", "4 5 7 9")
    );
    for duty in [
        "12 takes build",
        "12 takes build, 7+5",
        "12 continues",
        "5 continues with 7",
    ] {
        assert!(scene.may(0, duty), "{duty}");
    }
    let first = (Refusal::OwnBuildFirst(value(12)), "SL-2.2");
    for other in ["9 takes 9", "9 takes 4+5", "puts 5", "puts 1", "uses 1"] {
        assert_eq!(scene.refused(0, other), first, "{other}");
    }
    scene.act(0, "12 takes build");
    assert!(!scene.may(1, "ends"));
}

/// The number, the hand, the loose cards, and whether the build stays.
const SETTLED: [(u8, &str, &str, bool); 18] = [
    // By the number, or by a wild, in hand.
    (12, "12 5 5 5", "1 1 1 1 1", true),
    (12, "5 5 5 12!", "1 1 1 1 1", true),
    (12, "5 5 5 W", "1 1 1 1 1", true),
    (12, "5 5 5 5", "1 1 1 1 1", false),
    // By loose cards; a wild among them is anything.
    (12, "7 5 5 5", "1 1 1 1 1", true),
    (12, "5 5 5 5", "11 W 11 11 11", true),
    (6, "7 8 9 10", "W 1 2 3 4", false),
    (6, "7 8 9 5", "W 12 12 12 12", true),
    // By a 2 that is put down first, and by two of them.
    (8, "2 3 10 10", "3 10 10 10 10", true),
    (8, "10 3 10 10", "3 10 10 10 10", false),
    (12, "2 2 3 11", "5 11 11 11 11", true),
    (12, "2 11 3 11", "5 11 11 11 11", false),
    // A 2 cannot both be put down and continue the build.
    (8, "2 10 10 10", "4 10 10 10 10", false),
    (8, "2 2 10 10", "4 10 10 10 10", true),
    (8, "2 2 2 10", "2 10 10 10 10", true),
    (8, "2 2 10 10", "2 10 10 10 10", false),
    // Neither a Flip 3 nor a Steal ever counts.
    (12, "3 3 3 3", "5 5 5 5 5", false),
    (12, "1 1 1 1", "5 5 5 5 5", false),
];

#[test]
fn sl_2_2_a_build_is_settled_at_the_start_of_the_turn() {
    for (number, hand, loose, stays) in SETTLED {
        let scene = owning(number, hand, loose);
        let lies = format!("{number} of 0: ");
        let kept = scene.builds()[0].starts_with(&lies);
        assert_eq!(kept, stays, "{hand} with {loose} for a build of {number}");
        let dead = hand.split(' ').find(|card| *card != "2").expect("a card");
        assert_eq!(
            scene.may(0, &format!("puts {dead}")),
            !stays,
            "{hand} with {loose}"
        );
    }
}

#[test]
fn sl_2_2_only_plays_that_let_the_owner_go_on_even_if_it_costs_a_wild() {
    let scene = owning(12, "5 5 5 W", "1 1 1 1 1");
    let first = (Refusal::OwnBuildFirst(value(12)), "SL-2.2");
    assert_eq!(scene.refused(0, "puts 5"), first);
    assert_eq!(scene.refused(0, "W=5 takes 1+1+1+1+1"), first);
    assert_eq!(scene.refused(0, "5 takes 1+1+1+1+1"), first);
    assert!(scene.may(0, "W=12 takes build"));
    assert!(scene.may(0, "W continues"));
}

#[test]
fn sl_2_2_a_build_is_lost_at_once_without_an_input() {
    let mut scene = owning(12, "5 5 5 5", "1 1 1 1 1");
    assert_eq!(scene.turn(), Some(0));
    let news = scene.news();
    let last = &news[news.len() - 2..];
    let lost = Event::LostBuild {
        seat: Seat(0),
        number: value(12),
    };
    assert_eq!(last, [lost, Event::Turn { seat: Seat(0) }]);
    assert!(
        scene.may(0, "puts 5") && scene.may(0, "5 takes 1+1+1+1+1"),
        "an ordinary turn"
    );
}

#[test]
fn sl_2_3_hand_first_and_then_the_display() {
    let mut scene = Deal::of(["11 1 1 1", "9 9 9 9"], "4 5 6 7")
        .pile("8 3 10 12")
        .begin();
    scene.news();
    scene.act(0, "11 takes 4+7, 5+6");
    assert_eq!(
        (scene.hand(0).as_str(), scene.loose().as_str()),
        ("1 1 1 8", "3 10 12 12")
    );
    let drew = scene.news().into_iter().skip(1).take(2);
    let expected = [
        Event::Drew {
            seat: Seat(0),
            cards: 1,
        },
        Event::TurnedUp(cards("3 10 12 12").into_iter().collect()),
    ];
    assert_eq!(drew.collect::<Vec<_>>(), expected);
}

#[test]
fn sl_2_3_nothing_is_refilled_between_the_plays_of_a_turn() {
    let mut scene = Deal::of(["2 11 1 1", "9 9 9 9"], "4 5 6 7")
        .pile("8 3 10 12")
        .begin();
    scene.act(0, "uses 2");
    assert_eq!(
        (scene.hand(0).as_str(), scene.loose().as_str()),
        ("11 1 1", "4 5 6 7 2")
    );
    scene.act(0, "11 takes 4+7, 5+6");
    assert_eq!(
        (scene.hand(0).as_str(), scene.loose().as_str()),
        ("1 1 8 3", "2 10 12 12")
    );
}

#[test]
fn sl_2_3_five_in_hand_and_display_of_five_and_six_players() {
    let hands = [
        "12 1 1 1 1",
        "9 9 9 9 9",
        "8 8 8 8 8",
        "7 7 7 7 7",
        "6 6 6 6 6",
    ];
    let mut scene = Deal::of(hands, "12 2 2 3 3").pile("5 10").begin();
    scene.act(0, "12 takes 12");
    assert_eq!(
        (scene.hand(0).as_str(), scene.loose().as_str()),
        ("1 1 1 1 5", "2 2 3 3 10")
    );
}

#[test]
fn sl_2_3_as_far_as_the_pile_goes() {
    for (pile, hand, loose) in [
        ("8 3 10 4 5 6", "1 1 8 3", "2 10 4 5"),
        ("8 3 10 4 5", "1 1 8 3", "2 10 4 5"),
        ("8 3 10", "1 1 8 3", "2 10"),
        ("8 3", "1 1 8 3", "2"),
        ("8", "1 1 8", "2"),
        ("", "1 1", "2"),
    ] {
        let mut scene = Deal::of(["2 11 1 1", "9 9 9 9"], "4 5 6 7")
            .only(pile)
            .begin();
        scene.news();
        scene.act(0, "uses 2").act(0, "11 takes 4+7, 5+6");
        assert_eq!(
            (scene.hand(0).as_str(), scene.loose().as_str()),
            (hand, loose),
            "{pile}"
        );
        let ran_out = !["", "8 3 10 4 5 6"].contains(&pile);
        assert_eq!(scene.news().contains(&Event::PileEmpty), ran_out, "{pile}");
    }
}

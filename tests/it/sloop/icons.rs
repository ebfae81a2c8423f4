//! SL-5: putting cards into the display, and the actions.

use kitchen_table::engine::Seat;
use kitchen_table::games::sloop::{Event, Refusal, Stage, Theft};

use super::scene::{Deal, Scene, card, cards, owning, value};

/// The flipped cards.
#[track_caller]
fn flipped(scene: &Scene) -> String {
    match scene.table().stage {
        Stage::Flipped { cards, .. } => super::scene::written(cards),
        other => panic!("nothing is flipped: {other:?}"),
    }
}

fn removed(scene: &Scene) -> String {
    super::scene::written(scene.table().removed.iter())
}

/// Seats 1 and 2 have captured, and seat 0 is to act with these cards.
#[track_caller]
fn after_captures(hand: &str) -> Scene {
    let hand = format!("12 {hand}");
    let mut scene = Deal::of([&hand, "9 8 8 8", "10 7 7 7"], "9 10 4 6")
        .pile("12 12 12 12")
        .begin();
    scene
        .act(0, "puts 12")
        .act(1, "9 takes 9")
        .act(2, "10 takes 4+6, 10");
    scene
}

#[test]
fn sl_5_1_a_card_without_capture_or_build_goes_into_the_display() {
    let mut scene = Deal::of(["11 1 1 1", "9 9 9 9"], "4 5 6 7").begin();
    scene.news();
    scene.act(0, "puts 11");
    assert_eq!(scene.loose(), "4 5 6 7 11");
    let put = Event::Put {
        seat: Seat(0),
        card: card("11"),
        act: false,
    };
    assert_eq!(scene.news()[0], put);
    assert_eq!(scene.pile(0), "");
}

#[test]
fn sl_5_1_the_action_is_optional_and_only_for_a_card_put_down() {
    let mut put = after_captures("1 3 2");
    assert_eq!(put.scores(), [0, 2, 4]);
    put.act(0, "puts 1");
    assert_eq!(
        (put.turn(), put.scores()),
        (Some(1), vec![0, 2, 4]),
        "no Steal"
    );
    let mut put = after_captures("1 3 2");
    put.act(0, "puts 2");
    assert_eq!(put.turn(), Some(1), "no Double Play");
    let mut put = after_captures("1 3 2");
    put.act(0, "puts 3");
    assert_eq!(put.turn(), Some(1), "no Flip 3");
    for hand in ["1 1 9 9", "2 2 9 9", "3 3 9 9"] {
        let number = &hand[..1];
        let mut scene = Deal::of([hand, "12 12 12 12"], &format!("{number} 9 5 6")).begin();
        scene.news();
        scene.act(0, &format!("{number} takes {number}"));
        assert_eq!(
            (scene.turn(), removed(&scene).as_str()),
            (Some(1), ""),
            "captured"
        );
        let mut scene = Deal::of([hand, "12 12 12 12"], &format!("{number} 9 5 6")).begin();
        scene.act(0, &format!("{number} builds {number} with {number}"));
        assert_eq!(
            (scene.turn(), removed(&scene).as_str()),
            (Some(1), ""),
            "built"
        );
    }
}

#[test]
fn sl_5_2_even_if_a_capture_is_possible_but_not_with_a_build() {
    let mut scene = Deal::of(["4 12 8 8", "9 9 9 9"], "4 8 6 7").begin();
    assert!(scene.may(0, "4 takes 4"));
    assert!(scene.may(0, "puts 4"));
    scene.act(0, "4 builds 12 with 8").act(1, "puts 9");
    assert_eq!(
        scene.refused(0, "puts 8").0,
        Refusal::OwnBuildFirst(value(12))
    );
}

#[test]
fn sl_5_3_steal_takes_the_top_card_of_each_opponents_pile() {
    let mut scene = after_captures("1 3 2");
    assert_eq!(
        (scene.pile(1).as_str(), scene.pile(2).as_str()),
        ("9 9", "4 6 10 10")
    );
    scene.news();
    scene.act(0, "uses 1");
    assert_eq!(
        (scene.pile(1).as_str(), scene.pile(2).as_str()),
        ("9", "4 6 10")
    );
    assert_eq!(scene.pile(0), "9 10", "clockwise, and laid in that order");
    assert_eq!(scene.turn(), Some(1));
    let theft = |from, text| Theft {
        from: Seat(from),
        card: card(text),
    };
    let thefts = [theft(1, "9"), theft(2, "10")].into_iter().collect();
    assert_eq!(
        scene.news()[1],
        Event::Stole {
            seat: Seat(0),
            thefts
        }
    );
}

#[test]
fn sl_5_3_clockwise_from_the_thief() {
    let mut scene = Deal::of(["9 8 8 8", "1 12 12 12", "10 7 7 7"], "9 10 4 6").begin();
    scene
        .act(0, "9 takes 9")
        .act(1, "puts 12")
        .act(2, "10 takes 10")
        .act(0, "puts 8");
    scene.act(1, "uses 1");
    assert_eq!(scene.pile(1), "10 9", "of seat 2 first");
}

#[test]
fn sl_5_3_a_player_without_a_pile_is_skipped() {
    let mut scene = Deal::of(["9 8 8 8", "7 12 12 12", "1 7 7 7"], "9 10 4 6").begin();
    scene.act(0, "9 takes 9").act(1, "puts 12").act(2, "uses 1");
    assert_eq!(scene.scores(), [1, 0, 1]);
    let scene = Deal::of(["1 8 8 8", "7 12 12 12", "1 7 7 7"], "9 10 4 6").begin();
    let nobody = (Refusal::NobodyToStealFrom, "SL-5.3");
    assert_eq!(scene.refused(0, "uses 1"), nobody);
    let mut scene = Deal::of(["9 1 8 8", "7 12 12 12", "1 7 7 7"], "9 10 4 6").begin();
    scene.act(0, "9 takes 9").act(1, "puts 12").act(2, "puts 7");
    assert_eq!(scene.refused(0, "uses 1"), nobody, "not from oneself");
}

#[test]
fn sl_5_4_double_play_allows_any_play_of_another_card() {
    let hands = ["2 1 3 12", "9 9 9 9"];
    let start = Deal::of(hands, "9 10 4 8").pile("5 12 7").begin();
    for (then, turn) in [
        ("12 takes 8+4", 1),
        ("1 builds 12 with 2+9", 1),
        ("puts 12", 1),
        ("uses 3", 0),
    ] {
        let mut scene = start.clone();
        scene.act(0, "uses 2");
        assert_eq!(
            scene.table().stage,
            Stage::Turn {
                seat: Seat(0),
                more: true
            }
        );
        scene.act(0, then);
        assert_eq!(scene.turn(), Some(turn), "{then}");
        if turn == 1 {
            assert_eq!(scene.sizes(), [4, 4], "two were drawn");
        }
    }
    let mut scene = start;
    scene.act(0, "puts 2");
    assert_eq!(scene.turn(), Some(1), "if it is used");
}

#[test]
fn sl_5_4_a_second_2_allows_another() {
    let mut scene = Deal::of(["2 2 2 12", "9 9 9 9"], "9 10 4 8")
        .pile("5 6 7 11")
        .begin();
    scene.act(0, "uses 2").act(0, "uses 2").act(0, "uses 2");
    assert_eq!((scene.hand(0).as_str(), scene.turn()), ("12", Some(0)));
    scene.act(0, "12 takes 10+2, 8+4");
    assert_eq!(
        (scene.hand(0).as_str(), scene.turn()),
        ("5 6 7 11", Some(1))
    );
    assert_eq!(scene.loose(), "9 2 2 12");
}

#[test]
fn sl_5_4_an_owner_may_put_a_2_down_first() {
    let mut scene = owning(8, "2 3 10 8", "3 10 10 10 10");
    scene.act(0, "uses 2");
    let own = value(8);
    for other in ["puts 10", "puts 3", "10 takes 10", "ends"] {
        let refused = scene.refused(0, other);
        assert_eq!(refused, (Refusal::OwnBuildFirst(own), "SL-2.2"), "{other}");
    }
    assert!(scene.may(0, "8 takes build") && scene.may(0, "8 continues"));
    scene.act(0, "3 continues with 3+2");
    assert_eq!(
        (scene.turn(), scene.builds()),
        (Some(1), vec!["8 of 0: 1 2 3 3 7 8".into()])
    );
}

#[test]
fn sl_5_4_an_owner_must_use_it_and_be_able_to_go_on() {
    let scene = owning(8, "2 3 10 10", "5 10 10 10 10");
    let must = (Refusal::MustPlayAgain(value(8)), "SL-5.4");
    assert_eq!(scene.refused(0, "puts 2"), must);
    assert!(scene.may(0, "uses 2"), "the 3 goes on with the 5");
    assert_eq!(
        scene.refused(0, "uses 3").0,
        Refusal::OwnBuildFirst(value(8))
    );
    let scene = owning(8, "2 7 10 10", "6 10 10 10 10");
    assert!(scene.may(0, "2 continues with 6"));
    let no_way = (Refusal::NoWayLeft(value(8)), "SL-5.4");
    assert_eq!(scene.refused(0, "uses 2"), no_way);
}

#[test]
fn sl_5_4_an_owner_may_put_down_a_second_2_if_able_to_go_on() {
    let mut scene = owning(12, "2 2 3 11", "5 11 11 11 11");
    scene.act(0, "uses 2");
    assert_eq!(
        scene.refused(0, "3 takes 3").0,
        Refusal::OwnBuildFirst(value(12))
    );
    assert_eq!(
        scene.refused(0, "puts 2").0,
        Refusal::MustPlayAgain(value(12))
    );
    assert_eq!(
        scene.refused(0, "puts 11").0,
        Refusal::OwnBuildFirst(value(12))
    );
    scene.act(0, "uses 2").act(0, "3 continues with 5+2+2");
    assert_eq!(scene.builds(), ["12 of 0: 1 2 2 3 5 11 12"]);
    let mut scene = owning(8, "2 2 10 10", "4 10 10 10 10");
    scene.act(0, "uses 2");
    assert_eq!(
        scene.refused(0, "uses 2").0,
        Refusal::NoWayLeft(value(8)),
        "it has to go on"
    );
    scene.act(0, "2 continues with 4+2");
}

#[test]
fn sl_5_5_one_of_the_top_three_is_played_and_the_others_leave() {
    let hands = ["3 12 11 5", "9 9 9 9"];
    let start = Deal::of(hands, "12 10 4 8").pile("12 2 6 7 1 1").begin();
    for (play, left, gone, turn) in [
        ("12 takes 12, 8+4", "10 3 1 1", "2 6", 1),
        ("2 builds 12 with 10", "12 4 8 3", "6 12", 1),
        ("puts 6", "12 10 4 8 3 6", "2 12", 1),
        ("uses 2", "12 10 4 8 3 2", "6 12", 0),
    ] {
        let mut scene = start.clone();
        scene.act(0, "uses 3");
        assert_eq!(
            (flipped(&scene).as_str(), scene.loose().as_str()),
            ("12 2 6", "12 10 4 8 3")
        );
        let other = scene.refused(0, "puts 11");
        assert_eq!(
            other,
            (Refusal::NotFlipped(card("11")), "SL-5.5"),
            "exactly one of them"
        );
        scene.act(0, play);
        assert_eq!(
            (scene.loose().as_str(), removed(&scene).as_str()),
            (left, gone),
            "{play}"
        );
        assert_eq!(scene.turn(), Some(turn));
        if turn == 1 {
            assert_eq!(scene.hand(0), "12 11 5 7", "one was drawn for the 3");
        }
    }
}

#[test]
fn sl_5_5_fewer_if_fewer_are_left_and_none_from_an_empty_pile() {
    for (pile, shows) in [
        ("6 7 8 9", "6 7 8"),
        ("6 7 8", "6 7 8"),
        ("6 7", "6 7"),
        ("6", "6"),
    ] {
        let mut scene = Deal::of(["3 12 11 5", "9 9 9 9"], "12 10 4 8")
            .only(pile)
            .begin();
        scene.news();
        let before = scene.table().removed.len();
        scene.act(0, "uses 3");
        assert_eq!(flipped(&scene), shows);
        let three = cards(shows).into_iter().collect();
        assert!(scene.news().contains(&Event::Flipped {
            seat: Seat(0),
            cards: three
        }));
        scene.act(0, "puts 6");
        let gone = scene.table().removed.len() - before;
        assert_eq!(gone, shows.split(' ').count() - 1);
        let told = |event: &Event| matches!(event, Event::Removed(_));
        assert_eq!(scene.news().iter().any(told), gone > 0);
    }
    let scene = Deal::of(["3 12 11 5", "9 9 9 9"], "12 10 4 8")
        .only("")
        .begin();
    assert_eq!(
        scene.refused(0, "uses 3"),
        (Refusal::NothingToFlip, "SL-5.5")
    );
    assert!(scene.may(0, "puts 3"));
}

#[test]
fn sl_5_5_a_flipped_3_may_flip_again() {
    let hands = ["3 12 11 5", "9 9 9 9"];
    let mut scene = Deal::of(hands, "12 10 4 8").pile("3 2 6 7 1 10 8").begin();
    scene.act(0, "uses 3").act(0, "uses 3");
    assert_eq!(
        (flipped(&scene).as_str(), removed(&scene).as_str()),
        ("7 1 10", "2 6")
    );
    scene.act(0, "10 takes 10");
    assert_eq!(
        (scene.hand(0).as_str(), scene.turn()),
        ("12 11 5 8", Some(1))
    );
    let mut last = Deal::of(hands, "12 10 4 8").only("3 2 6").begin();
    last.act(0, "uses 3");
    assert_eq!(last.refused(0, "uses 3").0, Refusal::NothingToFlip);
    last.act(0, "puts 3");
}

#[test]
fn sl_5_5_a_flipped_card_allows_every_kind_of_play() {
    let mut scene = after_captures("3 5 5");
    assert_eq!(scene.scores(), [0, 2, 4]);
    let hands = ["3 12 11 5", "9 9 9 9"];
    let mut charged = Deal::of(hands, "12 10 4 8").pile("8! 2 6").begin();
    charged.act(0, "uses 3").act(0, "8! takes 8 and 12");
    assert_eq!(charged.pile(0), "8 12 8!", "a card besides");
    scene.act(0, "puts 5");
    let hands = ["12 3 4 5", "9 9 12 12"];
    let mut steal = Deal::of(hands, "9 10 12 8").pile("12 12 12 1 6 7").begin();
    steal
        .act(0, "puts 4")
        .act(1, "9 takes 9")
        .act(0, "uses 3")
        .act(0, "uses 1");
    assert_eq!(steal.scores(), [1, 1], "a Steal");
}

#[test]
fn sl_5_6_a_flipped_build_needs_its_number_in_hand() {
    let hands = ["3 11 5 5", "9 9 9 9"];
    let mut scene = Deal::of(hands, "10 9 4 8").pile("2 12 12").begin();
    scene.act(0, "uses 3");
    let none = (Refusal::HoldsNone(value(12)), "SL-4.2");
    assert_eq!(
        scene.refused(0, "2 builds 12 with 10"),
        none,
        "those flipped are not in hand"
    );
    scene.act(0, "2 builds 11 with 9");
    let mut scene = Deal::of(["3 12 5 5", "9 9 9 9"], "10 12 4 8")
        .pile("12 2 6")
        .begin();
    scene.act(0, "uses 3").act(0, "12 builds 12 with 12");
    assert_eq!(
        scene.builds(),
        ["12 of 0: 12 12"],
        "the flipped one is not the one in hand"
    );
}

#[test]
fn sl_5_7_the_further_card_is_optional() {
    let mut scene = Deal::of(["2 1 3 12", "9 9 9 9"], "9 10 4 8")
        .pile("5 6")
        .begin();
    scene.act(0, "uses 2");
    scene.news();
    scene.act(0, "ends");
    assert_eq!(scene.news()[0], Event::EndedTurn { seat: Seat(0) });
    assert_eq!(
        (scene.hand(0).as_str(), scene.turn()),
        ("1 3 12 5", Some(1))
    );
    let owner = owning(8, "2 8 10 10", "5 10 10 10 10");
    let mut owner = owner;
    owner.act(0, "uses 2");
    assert_eq!(owner.refused(0, "ends").0, Refusal::OwnBuildFirst(value(8)));
}

#[test]
fn sl_5_7_a_flipped_card_must_be_played() {
    let mut scene = Deal::of(["3 2 12 12", "9 9 9 9"], "9 10 4 8")
        .pile("5 6 7")
        .begin();
    scene.act(0, "uses 2").act(0, "uses 3");
    assert_eq!(scene.refused(0, "ends"), (Refusal::PlayFlipped, "SL-5.7"));
    scene.act(0, "puts 6");
    assert_eq!(scene.turn(), Some(1));
}

#[test]
fn sl_5_8_a_capture_or_a_build_ends_the_line() {
    for end in ["12 takes 10+2", "1 builds 12 with 9+2"] {
        let mut scene = Deal::of(["2 1 2 12", "9 9 9 9"], "9 10 4 8").begin();
        scene.act(0, "uses 2").act(0, end);
        assert_eq!(scene.turn(), Some(1), "{end}");
    }
    let mut scene = Deal::of(["2 1 2 11", "9 9 9 9"], "9 10 2 2").begin();
    scene.act(0, "2 takes 2");
    assert_eq!(
        scene.turn(),
        Some(1),
        "a 2 that captures allows no other card"
    );
}

#[test]
fn sl_5_8_a_2_has_no_effect_with_an_empty_hand() {
    let mut scene = Deal::of(["2 2 12 12", "9 9 9 9"], "8 8 8 8")
        .only("")
        .begin();
    scene.put_all(&[(0, "12"), (1, "9"), (0, "12"), (1, "9")]);
    scene.act(0, "uses 2");
    assert_eq!(scene.refused(0, "uses 2"), (Refusal::NoCardLeft, "SL-5.8"));
    scene.act(0, "puts 2");
    assert_eq!((scene.turn(), scene.sizes()), (Some(1), vec![0, 2]));
}

#[test]
fn sl_5_8_after_a_flipped_2_the_further_card_comes_from_the_hand() {
    let hands = ["3 12 11 5", "9 9 9 9"];
    let mut scene = Deal::of(hands, "9 10 4 8").pile("2 12 6 7 7").begin();
    scene.act(0, "uses 3").act(0, "uses 2");
    assert_eq!(removed(&scene), "6 12", "unused cards leave before");
    assert_eq!(scene.refused(0, "puts 6").0, Refusal::NotInHand(card("6")));
    scene.act(0, "12 takes 10+2, 8+4");
    assert_eq!(scene.hand(0), "11 5 7 7");
    let mut last = Deal::of(["2 2 2 3", "9 9 9 9"], "9 8 7 6")
        .pile("2 12 11")
        .begin();
    last.act(0, "uses 2")
        .act(0, "uses 2")
        .act(0, "uses 2")
        .act(0, "uses 3");
    assert_eq!(
        last.refused(0, "uses 2").0,
        Refusal::NoCardLeft,
        "the hand is empty"
    );
    last.act(0, "puts 2");
    assert_eq!((last.turn(), last.sizes()), (Some(1), vec![4, 4]));
}

#[test]
fn sl_5_8_each_play_is_finished_before_the_next() {
    // A 2, then a 3 from the hand, then a flipped 2, then a card from the hand, all in one turn.
    let hands = ["2 3 12 5", "9 9 9 9"];
    let mut scene = Deal::of(hands, "9 10 4 8").pile("2 1 6 7 7 7 3").begin();
    for play in ["uses 2", "uses 3", "uses 2", "12 takes 10+2, 8+4"] {
        assert_eq!(scene.turn(), Some(0));
        scene.act(0, play);
    }
    assert_eq!((scene.turn(), scene.hand(0).as_str()), (Some(1), "5 7 7 7"));
    // A Steal ends it.
    let mut scene = after_captures("1 2 2");
    scene.act(0, "uses 2").act(0, "uses 1");
    assert_eq!(scene.turn(), Some(1));
}

//! SL-3: captures.

use kitchen_table::engine::Seat;
use kitchen_table::games::sloop::{Event, Refusal};

use super::scene::{Deal, Scene, card, value};

/// Seat 1 holds a 9, seat 2 a wild, and seat 0 has a build of 9s.
fn a_build_of_nines() -> Scene {
    let hands = ["2 9 5 9", "9 3 12 12", "W 9! 8 8"];
    let mut scene = Deal::of(hands, "7 4 5 1").pile("12 12 12").begin();
    scene.act(0, "2 builds 9 with 7");
    scene
}

#[track_caller]
fn wrong_sum(scene: &Scene, words: &str, expected: (&str, u16, u8)) {
    let (refusal, clause) = scene.refused(0, words);
    let Refusal::WrongSum {
        of,
        is,
        value: wanted,
    } = refusal
    else {
        panic!("{words}: {refusal:?}");
    };
    assert_eq!((format!("{of:?}").as_str(), is, wanted.number()), expected);
    assert_eq!(clause, "SL-3.1");
}

#[test]
fn sl_3_1_single_cards_and_sums_of_that_value() {
    let scene = Deal::of(["8 1 1 1", "9 9 9 9"], "8 6 2 8!").begin();
    for (take, pile) in [
        ("8 takes 8", "8 8"),
        ("8 takes 8!", "8! 8"),
        ("8 takes 6+2", "6 2 8"),
        ("8 takes 2+6, 8!", "2 6 8! 8"),
        ("8 takes 8, 8!, 6+2", "8 8! 6 2 8"),
    ] {
        let mut scene = scene.clone();
        scene.act(0, take);
        assert_eq!(scene.pile(0), pile, "{take}");
        let left = scene.loose();
        for one in ["8!", "6", "2"] {
            let taken = pile.split(' ').any(|card| card == one);
            assert_ne!(
                taken,
                left.split(' ').any(|card| card == one),
                "{take}: {one}"
            );
        }
    }
    let mut three = Deal::of(["8 1 1 1", "9 9 9 9"], "1 2 5 8").begin();
    three.act(0, "8 takes 1+2+5");
    assert_eq!(three.pile(0), "1 2 5 8");
}

#[test]
fn sl_3_1_other_cards_stay() {
    let mut scene = Deal::of(["8 1 1 1", "9 9 9 9"], "8 6 2 8!")
        .pile("5 10 11")
        .begin();
    scene.act(0, "8 takes 6+2");
    assert_eq!(
        scene.loose(),
        "8 8! 5 11 12",
        "one more for the supercharged card"
    );
}

#[test]
fn sl_3_1_groups_that_do_not_add_up() {
    let scene = Deal::of(["8 1 1 1", "9 9 9 9"], "4 2 7 9").begin();
    wrong_sum(&scene, "8 takes 4+2", ("4 + 2", 6, 8));
    wrong_sum(&scene, "8 takes 7+2", ("7 + 2", 9, 8));
    wrong_sum(&scene, "8 takes 9", ("9", 9, 8));
    let scene = Deal::of(["8 1 1 1", "9 9 9 9"], "4 4 7 9").begin();
    wrong_sum(&scene, "8 takes 4+4, 7", ("7", 7, 8));
}

#[test]
fn sl_3_1_at_least_one_group() {
    let scene = Deal::of(["8 1 1 1", "9 9 9 9"], "8 2 7 9").begin();
    assert_eq!(
        scene.refused(0, "8 takes "),
        (Refusal::NothingTaken, "SL-3.1")
    );
}

#[test]
fn sl_3_1_groups_are_disjoint_and_from_the_display() {
    let scene = Deal::of(["8 1 1 1", "9 9 9 9"], "8 6 2 7").begin();
    for (take, missing) in [
        ("8 takes 8, 8", "8"),
        ("8 takes 6+2, 2+6", "2"),
        ("8 takes 5+3", "5"),
        ("8 takes 8!", "8!"),
    ] {
        let refused = scene.refused(0, take);
        assert_eq!(
            refused,
            (Refusal::NotLoose(card(missing)), "SL-3.1"),
            "{take}"
        );
    }
}

#[test]
fn sl_3_1_a_card_captures_its_own_number() {
    let scene = Deal::of(["8 8! 1 1", "9 9 9 9"], "9 9 9 8").begin();
    for card in ["8", "8!"] {
        let refused = scene.refused(0, &format!("{card}=9 takes 9"));
        let wrong = Refusal::WrongNumber {
            card: super::scene::card(card),
            value: value(9),
        };
        assert_eq!(refused, (wrong, "SL-3.1"));
    }
}

#[test]
fn sl_3_2_the_played_card_is_not_part_of_a_sum() {
    let scene = Deal::of(["7 1 1 1", "9 9 9 9"], "3 10 5 5").begin();
    wrong_sum(&scene, "7 takes 3", ("3", 3, 7));
    wrong_sum(&scene, "7 takes 10", ("10", 10, 7));
    assert_eq!(
        scene.refused(0, "7 takes 3+7").0,
        Refusal::NotLoose(card("7"))
    );
    let wrong = Refusal::WrongNumber {
        card: card("7"),
        value: value(10),
    };
    assert_eq!(scene.refused(0, "7=10 takes 10").0, wrong);
}

#[test]
fn sl_3_3_a_build_is_one_group_of_its_value() {
    let mut scene = a_build_of_nines();
    scene.act(1, "puts 12").act(2, "puts 8");
    scene.act(0, "9 takes build, 4+5");
    assert_eq!(scene.pile(0), "2 7 4 5 9");
    assert_eq!(scene.builds(), [""; 0]);
    let refused = scene.refused(1, "9 takes build");
    assert_eq!(refused, (Refusal::NoSuchBuild(value(9)), "SL-3.3"));
}

#[test]
fn sl_3_3_a_build_is_not_part_of_a_sum() {
    let scene = a_build_of_nines();
    assert_eq!(
        scene.refused(1, "12 takes 9+3").0,
        Refusal::NotLoose(card("9"))
    );
    assert_eq!(
        scene.refused(1, "9 takes 2+7").0,
        Refusal::NotLoose(card("2"))
    );
    assert_eq!(
        scene.refused(1, "12 takes build").0,
        Refusal::NoSuchBuild(value(12))
    );
    assert_eq!(
        scene.refused(1, "12 takes build, 7+5").0,
        Refusal::NoSuchBuild(value(12))
    );
}

#[test]
fn sl_3_4_played_and_taken_cards_go_onto_the_score_pile() {
    let mut scene = Deal::of(["8 5! 1 1", "9 9 9 9"], "8 6 2 3").begin();
    scene.act(0, "8 takes 8").act(1, "puts 9");
    assert_eq!(
        (scene.pile(0).as_str(), scene.pile(1).as_str()),
        ("8 8", "")
    );
    scene.act(0, "5! takes 3+2 and 9");
    assert_eq!(scene.pile(0), "8 8 3 2 9 5!");
}

#[test]
fn sl_3_5_only_the_owner_captures_a_marked_build() {
    let mut scene = a_build_of_nines();
    let not_yours = Refusal::NotYourBuild {
        number: value(9),
        owner: Seat(0),
    };
    assert_eq!(scene.refused(1, "9 takes build"), (not_yours, "SL-3.5"));
    assert_eq!(scene.refused(1, "9 takes build, 4+5").0, not_yours);
    assert!(
        scene.may(1, "9 takes 4+5"),
        "other groups of its value are free"
    );
    scene.act(1, "puts 12");
    assert_eq!(scene.refused(2, "9! takes build").0, not_yours);
    scene.act(2, "puts 8");
    let refused = scene.refused(0, "5 takes build");
    assert_eq!(
        refused.0,
        Refusal::OwnBuildFirst(value(9)),
        "with a card of its value"
    );
    scene.act(0, "9 takes build");
    assert_eq!(scene.pile(0), "2 7 9");
}

#[test]
fn sl_3_5_an_owner_takes_the_build_and_may_take_other_groups() {
    let mut scene = a_build_of_nines();
    scene
        .act(1, "puts 12")
        .act(2, "9! takes 4+5 and 12")
        .act(0, "9 continues");
    scene.act(1, "puts 9").act(2, "puts 8");
    assert_eq!(scene.loose(), "1 12 12 9 8");
    let refused = scene.refused(0, "9 takes 9");
    assert_eq!(refused, (Refusal::TakeYourBuild(value(9)), "SL-3.5"));
    assert_eq!(
        scene.refused(0, "9 takes ").0,
        Refusal::TakeYourBuild(value(9))
    );
    assert!(scene.may(0, "9 takes build"));
    scene.act(0, "9 takes build, 9, 1+8");
    assert_eq!(scene.pile(0), "2 7 9 9 1 8 9");
}

#[test]
fn sl_3_6_a_wild_captures_any_build() {
    let mut scene = a_build_of_nines();
    scene.act(1, "puts 3");
    assert_eq!(
        scene.refused(2, "W=8 takes build").0,
        Refusal::NoSuchBuild(value(8))
    );
    scene.act(2, "W=9 takes build, 4+5");
    assert_eq!(scene.pile(2), "2 7 4 5 W");
    assert_eq!(scene.builds(), [""; 0]);
}

#[test]
fn sl_3_6_anybody_captures_a_lost_build() {
    let hands = ["2 9 12 5", "9 9 12 3"];
    let mut other = Deal::of(hands, "7 12 12 12").pile("12 12 12").begin();
    other
        .act(0, "2 builds 9 with 7")
        .act(1, "puts 3")
        .act(0, "9 continues")
        .act(1, "puts 9");
    assert_eq!(other.builds(), ["9: 2 7 9"], "nothing to go on with");
    other.act(0, "puts 5").act(1, "9 takes build, 9");
    assert_eq!(other.pile(1), "2 7 9 9 9");
}

#[test]
fn sl_3_6_an_owner_plays_a_wild_only_as_the_builds_number() {
    let hands = ["2 9 W 5", "4 8 12 12"];
    let mut scene = Deal::of(hands, "7 4 5 8").begin();
    scene
        .act(0, "2 builds 9 with 7")
        .act(1, "4 builds 8 with 4");
    let refused = scene.refused(0, "W=8 takes build");
    assert_eq!(refused, (Refusal::OwnBuildFirst(value(9)), "SL-2.2"));
    assert_eq!(
        scene.refused(0, "W=8 takes 8").0,
        Refusal::OwnBuildFirst(value(9))
    );
    assert_eq!(
        scene.refused(0, "W=9 takes ").0,
        Refusal::TakeYourBuild(value(9))
    );
    scene.act(0, "W=9 takes build");
    assert_eq!(scene.pile(0), "2 7 W");
    assert_eq!(scene.builds(), ["8 of 1: 4 4"]);
}

#[test]
fn sl_3_7_a_supercharged_card_takes_one_more_loose_card() {
    let scene = Deal::of(["8! 8 1 1", "9 9 9 9"], "8 6 2 12")
        .pile("5")
        .begin();
    for (take, pile) in [
        ("8! takes 8", "8 8!"),
        ("8! takes 8 and 12", "8 12 8!"),
        ("8! takes 8 and 6", "8 6 8!"),
        ("8! takes 6+2 and 8", "6 2 8 8!"),
    ] {
        let mut scene = scene.clone();
        scene.act(0, take);
        assert_eq!(scene.pile(0), pile, "{take}");
    }
    let refused = scene.refused(0, "8 takes 8 and 12");
    assert_eq!(refused, (Refusal::NoBonus(card("8")), "SL-3.7"));
    for (take, missing) in [
        ("8! takes 8 and 8", "8"),
        ("8! takes 6+2 and 2", "2"),
        ("8! takes 8 and 11", "11"),
    ] {
        assert_eq!(
            scene.refused(0, take).0,
            Refusal::NotLoose(card(missing)),
            "{take}"
        );
    }
    assert_eq!(
        scene.refused(0, "8! takes  and 12").0,
        Refusal::NothingTaken
    );
}

#[test]
fn sl_3_7_a_bonus_comes_with_a_captured_build_but_never_from_one() {
    let hands = ["2 9! 12 5", "4 8 12 12"];
    let mut scene = Deal::of(hands, "7 4 10 11").begin();
    scene
        .act(0, "2 builds 9 with 7")
        .act(1, "4 builds 8 with 4");
    for inside in ["7", "4"] {
        let refused = scene.refused(0, &format!("9! takes build and {inside}")).0;
        assert_eq!(refused, Refusal::NotLoose(card(inside)));
    }
    scene.act(0, "9! takes build and 11");
    assert_eq!(scene.pile(0), "2 7 11 9!");
}

#[test]
fn sl_3_7_a_wild_is_not_supercharged() {
    let scene = Deal::of(["W 8 1 1", "9 9 9 9"], "8 6 2 12").begin();
    let refused = scene.refused(0, "W=8 takes 8 and 12");
    assert_eq!(refused.0, Refusal::NoBonus(card("W")));
}

#[test]
fn sl_3_8_marker_and_counter_are_returned() {
    let hands = ["2 9 5 9", "9 1 12 12"];
    let mut scene = Deal::of(hands, "7 4 5 8").pile("9 9").begin();
    scene
        .act(0, "2 builds 9 with 7")
        .act(1, "puts 12")
        .act(0, "9 takes build");
    scene.news();
    scene.act(1, "1 builds 9 with 8");
    assert_eq!(scene.builds(), ["9 of 1: 1 8"], "the counter is free");
    scene.act(0, "puts 5").act(1, "9 takes build");
    let took = |event: &Event| matches!(event, Event::Captured { build: Some(_), .. });
    assert!(scene.news().iter().any(took));
    scene.act(0, "9 builds 9 with 4+5");
    assert_eq!(scene.builds(), ["9 of 0: 4 5 9"], "and so is the marker");
}

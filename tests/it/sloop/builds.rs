//! SL-4: builds.

use kitchen_table::engine::Seat;
use kitchen_table::games::sloop::{Event, Refusal};

use super::scene::{Deal, Scene, action, card, owning, value};
use kitchen_table::games::sloop::Action;

/// The cards of this build by seat 0.
#[track_caller]
fn built(hand: &str, display: &str, words: &str) -> String {
    let mut scene = Deal::of([hand, "9 9 9 9"], display).begin();
    scene.act(0, words);
    scene.builds().pop().expect("a build")
}

#[track_caller]
fn sum_of(scene: &Scene, seat: u8, words: &str) -> String {
    match scene.refused(seat, words).0 {
        Refusal::WrongSum { of, is, value } => format!("{of:?} is {is}, not {value:?}"),
        other => panic!("{words}: {other:?}"),
    }
}

#[test]
fn sl_4_1_a_hand_card_and_loose_cards_that_split_into_groups() {
    assert_eq!(
        built("2 12 1 1", "10 5 6 7", "2 builds 12 with 10"),
        "12 of 0: 2 10"
    );
    let all = "2 builds 12 with 10, 5+7, 12";
    assert_eq!(built("2 12 1 1", "10 5 12 7", all), "12 of 0: 2 5 7 10 12");
    assert_eq!(
        built("1 11 2 2", "4 6 5 12", "1 builds 11 with 4+6"),
        "11 of 0: 1 4 6"
    );
}

#[test]
fn sl_4_1_the_hand_card_is_part_of_a_group() {
    let scene = Deal::of(["2 12 11 3", "9 9 9 9"], "10 5 6 7").begin();
    assert_eq!(
        sum_of(&scene, 0, "2 builds 12 with 5+7"),
        "2 + 5 + 7 is 14, not 12"
    );
    assert_eq!(
        sum_of(&scene, 0, "3 builds 11 with 5+6"),
        "3 + 5 + 6 is 14, not 11"
    );
    assert_eq!(
        sum_of(&scene, 0, "2 builds 12 with 7"),
        "2 + 7 is 9, not 12"
    );
    assert_eq!(
        sum_of(&scene, 0, "2 builds 12 with 10, 5+6"),
        "5 + 6 is 11, not 12"
    );
    assert_eq!(
        sum_of(&scene, 0, "12 builds 11 with 5+6"),
        "12 + 5 + 6 is 23, not 11"
    );
    assert_eq!(
        scene.refused(0, "2 builds 12 with 10, 10+2").0,
        Refusal::NotLoose(card("10"))
    );
}

#[test]
fn sl_4_1_at_least_one_card_of_the_display() {
    let scene = Deal::of(["12 12 11 3", "9 9 9 9"], "10 5 6 7").begin();
    for alone in ["12 builds 12", "3 builds 12"] {
        assert_eq!(scene.refused(0, alone), (Refusal::NothingJoins, "SL-4.1"));
    }
}

#[test]
fn sl_4_1_another_build_is_never_included() {
    let mut scene = Deal::of(["2 9 12 12", "3 12 5 5"], "7 4 5 1").begin();
    scene.act(0, "2 builds 9 with 7");
    assert_eq!(
        scene.refused(1, "3 builds 12 with 9").0,
        Refusal::NotLoose(card("9"))
    );
    assert_eq!(
        scene.refused(1, "3 builds 12 with 2+7").0,
        Refusal::NotLoose(card("2"))
    );
}

#[test]
fn sl_4_2_the_number_is_still_in_the_hand() {
    let scene = Deal::of(["2 11 1 1", "9 9 9 9"], "10 9 6 7").begin();
    let none = (Refusal::HoldsNone(value(12)), "SL-4.2");
    assert_eq!(scene.refused(0, "2 builds 12 with 10"), none);
    assert!(scene.may(0, "2 builds 11 with 9"));
    for held in ["12", "12!", "W"] {
        let hand = format!("2 {held} 1 1");
        assert_eq!(
            built(&hand, "10 9 6 7", "2 builds 12 with 10"),
            "12 of 0: 2 10"
        );
    }
}

#[test]
fn sl_4_2_the_number_must_remain_after_the_play() {
    let one = Deal::of(["12 5 1 1", "9 9 9 9"], "12 9 6 7").begin();
    let none = Refusal::HoldsNone(value(12));
    assert_eq!(one.refused(0, "12 builds 12 with 12").0, none);
    let wild = Deal::of(["W 5 1 1", "9 9 9 9"], "12 9 6 7").begin();
    assert_eq!(wild.refused(0, "W builds 12 with 12").0, none);
    assert_eq!(
        built("12 12 1 1", "12 9 6 7", "12 builds 12 with 12"),
        "12 of 0: 12 12"
    );
    assert_eq!(
        built("W W 1 1", "12 9 6 7", "W builds 12 with 12"),
        "12 of 0: 12 W"
    );
}

#[test]
fn sl_4_3_the_hand_card_may_be_a_group_by_itself() {
    assert_eq!(
        built("8 8 1 1", "5 3 6 7", "8 builds 8 with 5+3"),
        "8 of 0: 3 5 8"
    );
    assert_eq!(
        built("8 8! 1 1", "5 3 8 7", "8! builds 8 with 8, 5+3"),
        "8 of 0: 3 5 8 8!"
    );
    let scene = Deal::of(["8 8 1 1", "9 9 9 9"], "5 3 6 7").begin();
    assert_eq!(scene.refused(0, "8 builds 8").0, Refusal::NothingJoins);
    assert_eq!(sum_of(&scene, 0, "8 builds 8 with 5"), "5 is 5, not 8");
}

#[test]
fn sl_4_4_a_build_has_a_marker_and_a_counter() {
    let mut scene = Deal::of(["2 12 1 1", "9 9 9 9"], "10 5 6 7").begin();
    scene.news();
    scene.act(0, "2 builds 12 with 10");
    let build = scene.table().display.builds[0];
    assert_eq!((build.number, build.owner), (value(12), Some(Seat(0))));
    let Action::Build {
        card,
        value,
        groups,
    } = action("2 builds 12 with 10")
    else {
        panic!("a build");
    };
    let seat = Seat(0);
    assert_eq!(
        scene.news()[0],
        Event::Built {
            seat,
            card,
            value,
            groups
        }
    );
}

#[test]
fn sl_4_4_a_build_counts_as_one_card_of_the_display() {
    let mut scene = Deal::of(["2 12 1 1", "9 9 9 9"], "10 5 12 7")
        .pile("4 8 11")
        .begin();
    scene.act(0, "2 builds 12 with 10, 5+7, 12");
    assert_eq!(scene.loose(), "8 11 12", "and three others");
}

#[test]
fn sl_4_5_only_one_build_of_each_number() {
    let mut scene = Deal::of(["2 9 12 12", "3 9 8 8"], "7 6 5 1").begin();
    scene.act(0, "2 builds 9 with 7");
    let twice = (Refusal::AlreadyBuilt(value(9)), "SL-4.5");
    assert_eq!(scene.refused(1, "3 builds 9 with 6"), twice);
    assert!(scene.may(1, "3 builds 8 with 5"));
}

#[test]
fn sl_4_5_no_second_build_of_a_lost_builds_number() {
    let hands = ["2 9 12 5", "9 9 1 3"];
    let mut scene = Deal::of(hands, "7 12 12 8").pile("12 12 12").begin();
    scene
        .act(0, "2 builds 9 with 7")
        .act(1, "puts 3")
        .act(0, "9 continues");
    scene.act(1, "puts 9");
    assert_eq!(scene.builds(), ["9: 2 7 9"]);
    scene.act(0, "puts 5");
    assert_eq!(
        scene.refused(1, "1 builds 9 with 8").0,
        Refusal::AlreadyBuilt(value(9))
    );
}

#[test]
fn sl_4_5_one_build_per_player() {
    let mut scene = Deal::of(["2 9 12 12", "9 9 8 8"], "7 6 5 1").begin();
    scene.act(0, "2 builds 9 with 7").act(1, "puts 8");
    let one = (Refusal::OneBuild(value(9)), "SL-4.5");
    assert_eq!(scene.refused(0, "12 builds 12 with 6+5+1"), one);
}

#[test]
fn sl_4_6_a_hand_card_and_at_least_one_display_card() {
    let mut scene = owning(10, "7 10 12 10!", "3 10 5 5 12");
    for (go_on, build) in [
        ("7 continues with 3", "10 of 0: 1 3 7 9 10"),
        ("7 continues with 3, 10, 5+5", "10 of 0: 1 3 5 5 7 9 10 10"),
        ("10 continues", "10 of 0: 1 9 10 10"),
        ("10! continues with 5+5", "10 of 0: 1 5 5 9 10 10!"),
    ] {
        let mut scene = scene.clone();
        scene.act(0, go_on);
        assert_eq!(scene.builds(), [build], "{go_on}");
    }
    assert_eq!(sum_of(&scene, 0, "7 continues"), "7 is 7, not 10");
    assert_eq!(
        sum_of(&scene, 0, "7 continues with 5+5"),
        "7 + 5 + 5 is 17, not 10"
    );
    assert_eq!(sum_of(&scene, 0, "10 continues with 3"), "3 is 3, not 10");
    assert_eq!(sum_of(&scene, 0, "12 continues"), "12 is 12, not 10");
    assert_eq!(
        scene.refused(0, "7 continues with 3, 3+7").0,
        Refusal::NotLoose(card("3"))
    );
    scene.news();
    scene.act(0, "7 continues with 3");
    let Action::Continue { card, groups } = action("7 continues with 3") else {
        panic!("it goes on");
    };
    let (seat, owner, value) = (Seat(0), Seat(0), value(10));
    let continued = Event::Continued {
        seat,
        owner,
        card,
        value,
        groups,
    };
    assert_eq!(scene.news()[0], continued);
    assert_eq!(scene.loose(), "10 5 5 12");
}

#[test]
fn sl_4_6_continuing_does_not_require_the_number() {
    let mut scene = owning(10, "7 11 11 11", "3 11 11 11 11");
    scene.act(0, "7 continues with 3").act(1, "puts 12");
    assert_eq!(
        scene.builds(),
        ["10: 1 3 7 9 10"],
        "and then nothing is left to go on with"
    );
}

#[test]
fn sl_4_6_only_ones_own_build() {
    let mut scene = Deal::of(["2 9 12 12", "3 9 8 8"], "7 6 5 1").begin();
    let none = (Refusal::NoBuildToContinue, "SL-4.6");
    assert_eq!(scene.refused(0, "2 continues with 7"), none);
    scene.act(0, "2 builds 9 with 7");
    assert_eq!(scene.refused(1, "3 continues with 6"), none);
    assert_eq!(scene.refused(1, "9 continues"), none);
}

#[test]
fn sl_4_7_a_lost_build_is_not_continued() {
    let mut scene = owning(9, "10 10 10 10", "12 12 12 12 9");
    let none = Refusal::NoBuildToContinue;
    assert_eq!(
        scene.refused(0, "10 continues").0,
        none,
        "not by who had it"
    );
    scene.act(0, "puts 10");
    assert_eq!(scene.refused(1, "12 continues").0, none, "nor by others");
    let hands = ["2 9 12 12", "9 9 9 9"];
    let mut scene = Deal::of(hands, "7 12 12 12").pile("12 12 12 9 12").begin();
    scene
        .act(0, "2 builds 9 with 7")
        .act(1, "puts 9")
        .act(0, "9 continues")
        .act(1, "puts 9");
    scene.act(0, "puts 12");
    assert_eq!(scene.refused(1, "9 continues").0, none);
    assert!(scene.may(1, "9 takes build, 9, 9"));
}

#[test]
fn sl_4_8_a_lost_build_keeps_its_counter() {
    let mut scene = owning(9, "10 10 10 10", "12 12 12 12 10");
    assert_eq!(scene.builds(), ["9: 1 8 9"]);
    scene
        .act(0, "10 takes 10")
        .act(1, "puts 12")
        .act(0, "puts 10");
    assert_eq!(scene.builds(), ["9: 1 8 9"], "until somebody captures it");
}

#[test]
fn sl_4_8_any_legal_play_may_follow() {
    let scene = owning(9, "10 11 2 3", "12 12 12 10 12");
    assert_eq!(scene.builds(), ["9: 1 8 9"]);
    assert!(scene.may(0, "10 takes 10") && scene.may(0, "puts 11") && scene.may(0, "uses 3"));
    let scene = owning(9, "2 12 12 12", "10 10 10 12 12");
    assert_eq!(scene.builds(), ["9: 1 8 9"]);
    let mut scene = scene;
    scene.act(0, "2 builds 12 with 10");
    assert_eq!(
        scene.builds(),
        ["9: 1 8 9", "12 of 0: 2 10"],
        "a build of another number, too"
    );
}

#[test]
fn sl_4_9_supercharged_cards_in_a_build_do_not_enlarge_the_display() {
    let mut scene = Deal::of(["2 12 1 1", "9 9 9 9"], "10! 5 6 7")
        .pile("8 4 11")
        .begin();
    assert_eq!(scene.loose(), "10! 5 6 7 8");
    scene.act(0, "2 builds 12 with 10!");
    assert_eq!(
        scene.loose(),
        "5 6 7 8",
        "and the build make five, four would do"
    );
}

#[test]
fn sl_4_9_a_wild_in_a_build_keeps_its_value() {
    let mut scene = Deal::of(["2 12 12 1", "9 7 7 7"], "W 5 6 7").begin();
    scene.act(0, "2 builds 12 with W");
    assert_eq!(scene.builds(), ["12 of 0: 2 W"]);
    assert_eq!(
        scene.refused(1, "9 takes W").0,
        Refusal::NotLoose(card("W"))
    );
    assert_eq!(
        scene.refused(1, "7 takes build").0,
        Refusal::NoSuchBuild(value(7))
    );
    scene.act(1, "puts 9").act(0, "12 takes build");
    assert_eq!(scene.pile(0), "2 W 12");
}

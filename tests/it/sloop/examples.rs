//! The examples of the rule book.

use kitchen_table::games::sloop::Refusal;

use super::scene::Deal;

#[test]
fn an_8_takes_6_and_2_and_5_and_3() {
    let mut scene = Deal::of(["8 1 1 1", "9 9 9 9"], "6 2 5 3").begin();
    scene.act(0, "8 takes 6+2, 5+3");
    assert_eq!(scene.scores(), [5, 0]);
}

#[test]
fn a_7_takes_one_4_and_the_3_but_not_the_10() {
    let scene = Deal::of(["7 1 1 1", "9 9 9 9"], "4 10 4 3").begin();
    assert!(scene.may(0, "7 takes 4+3"));
    for not in [
        "7 takes 10",
        "7 takes 4+3, 10",
        "7 takes 4+3, 4",
        "7 takes 4+4",
    ] {
        assert!(
            matches!(scene.refused(0, not).0, Refusal::WrongSum { .. }),
            "{not}"
        );
    }
}

#[test]
fn a_2_on_a_10_starts_a_build_of_12s() {
    let mut scene = Deal::of(["2 12 1 1", "9 9 9 9"], "10 12 7 5").begin();
    assert!(scene.may(0, "2 builds 12 with 10"));
    scene.act(0, "2 builds 12 with 10, 12, 7+5");
    assert_eq!(scene.builds(), ["12 of 0: 2 5 7 10 12"]);
}

#[test]
fn a_build_of_11s_needs_a_card_of_the_hand() {
    let mut scene = Deal::of(["1 11 3 3", "9 9 9 9"], "1 4 5 7").begin();
    let alone = scene.refused(0, "1 builds 11 with 4+7").0;
    assert!(
        matches!(alone, Refusal::WrongSum { is: 12, .. }),
        "{alone:?}"
    );
    let alone = scene.refused(0, "3 builds 11 with 4+7").0;
    assert!(
        matches!(alone, Refusal::WrongSum { is: 14, .. }),
        "{alone:?}"
    );
    scene.act(0, "1 builds 11 with 1+4+5");
    assert_eq!(scene.builds(), ["11 of 0: 1 1 4 5"]);
}

#[test]
fn a_7_and_a_3_continue_a_build_of_10s() {
    let mut scene = Deal::of(["2 10 7 1", "9 9 9 9"], "8 3 10 6")
        .pile("12 12")
        .begin();
    scene.act(0, "2 builds 10 with 8").act(1, "puts 9");
    assert!(scene.may(0, "7 continues with 3"));
    assert!(
        scene.may(0, "10 continues"),
        "the build itself is the card of the display"
    );
    scene.act(0, "7 continues with 3, 10");
    assert_eq!(scene.builds(), ["10 of 0: 2 3 7 8 10"]);
}

#[test]
fn a_supercharged_7_and_a_build_of_9s() {
    let hands = ["2 9 1 1", "12 8 8 8"];
    let mut scene = Deal::of(hands, "7 5 7! 12").pile("12 1 8 6 4 3").begin();
    assert_eq!(scene.loose(), "7 5 7! 12 12");
    scene.act(0, "2 builds 9 with 7");
    assert_eq!(scene.loose(), "5 7! 12 12");
    scene.act(1, "12 takes 12, 12");
    assert_eq!(
        scene.loose(),
        "5 7! 6 4",
        "5, 7 and the build are three: two were drawn"
    );
}

#[test]
fn five_cards_with_a_supercharged_7_are_enough() {
    let hands = ["9 9 11 11", "12 12 8 8"];
    let mut scene = Deal::of(hands, "5 7! 3 10").pile("2 1 6 4").begin();
    assert_eq!(scene.loose(), "5 7! 3 10 2");
    scene.act(0, "puts 9").act(1, "12 takes 9+3");
    assert_eq!(
        scene.loose(),
        "5 7! 10 2 4",
        "four and one more, and one was missing"
    );
    let mut scene = Deal::of(hands, "5 7! 3 10").pile("2 1 6 4").begin();
    scene.act(0, "puts 9").act(1, "puts 12");
    scene.act(0, "9 takes 9").act(1, "12 takes 12");
    assert_eq!(scene.loose(), "5 7! 3 10 2", "nothing was drawn");
}

#[test]
fn the_last_cards() {
    let hands = ["7 5 5 5", "12 5 5 5"];
    let mut scene = Deal::of(hands, "1 4 6 7").only("").begin();
    for _ in 0..3 {
        scene.act(0, "puts 5").act(1, "puts 5");
    }
    scene.act(0, "7 takes 1+6, 7");
    assert_eq!(scene.scores(), [4, 0]);
    scene.act(1, "puts 12");
    assert_eq!(
        scene.scores(),
        [4 + 2 + 6, 0],
        "the 4 and the 12, and the 5s of this test"
    );
    assert!(scene.pile(0).ends_with("12"));
}

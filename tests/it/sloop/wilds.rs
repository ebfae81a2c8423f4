//! SL-6 and SL-7: refilling the display, wild cards.

use kitchen_table::engine::Illegal;
use kitchen_table::games::sloop::{Action, Card, Refusal};

use super::scene::{Deal, Scene, card, value};

#[track_caller]
fn loose_after(display: &str, pile: &str, play: &str) -> String {
    let hands = ["12 2 9 8", "11 11 11 11"];
    let mut scene = Deal::of(hands, display).pile(&format!("1 {pile}")).begin();
    scene.act(0, play);
    scene.loose()
}

#[test]
fn sl_6_1_the_minimum_plus_one_for_each_loose_supercharged_card() {
    // The first card of the pile goes to the hand.
    assert_eq!(loose_after("12 5 6 7", "3 4 4", "12 takes 12"), "5 6 7 3");
    assert_eq!(
        loose_after("12 5 6 7", "3 4 4", "puts 8"),
        "12 5 6 7 8",
        "enough"
    );
    let hands = ["12 2 9 8", "11 11 11 11"];
    let mut two = Deal::of(hands, "4! 6! 12 7").pile("5 5 1 3 10").begin();
    assert_eq!(two.loose(), "4! 6! 12 7 5 5");
    two.act(0, "12 takes 12");
    assert_eq!(two.loose(), "4! 6! 7 5 5 3");
}

#[test]
fn sl_6_1_a_build_counts_as_one_card_and_its_cards_do_not_count() {
    let hands = ["12 2 9 8", "11 11 11 11"];
    let mut scene = Deal::of(hands, "10! 6! 5 7").pile("5 5 1 3 10").begin();
    assert_eq!(scene.loose(), "10! 6! 5 7 5 5");
    scene.act(0, "2 builds 12 with 10!, 5+7");
    assert_eq!(
        scene.loose(),
        "6! 5 5 3",
        "the build, the minimum of four, and one for the 6"
    );
}

#[test]
fn sl_6_2_one_card_at_a_time_counting_new_arrivals() {
    assert_eq!(
        loose_after("12 5 6 7", "4! 3 3", "12 takes 12"),
        "5 6 7 4! 3"
    );
    assert_eq!(
        loose_after("12 5 6 7", "4! 8! 3 3 3", "12 takes 12"),
        "5 6 7 4! 8! 3"
    );
    assert_eq!(
        loose_after("12 5 6 7", "3 4! 3", "12 takes 12, 5+7"),
        "6 3 4! 3 12"
    );
}

#[test]
fn sl_6_2_never_reduced() {
    let hands = ["12 2 9 8", "11 12 11 11"];
    let mut scene = Deal::of(hands, "4! 5 6 7").pile("3 1 1 1").begin();
    assert_eq!(scene.loose(), "4! 5 6 7 3");
    scene.act(0, "puts 12").act(1, "puts 11");
    assert_eq!(scene.loose(), "4! 5 6 7 3 12 11");
    scene.act(0, "9 takes 4!+5");
    assert_eq!(scene.loose(), "6 7 3 12 11", "more than four stay");
}

fn with_wild() -> Scene {
    Deal::of(["W 7 12 4", "11 11 11 11"], "9 10 3 W").begin()
}

#[test]
fn sl_7_1_a_wild_is_any_number() {
    let scene = Deal::of(["W 1 1 1", "11 11 11 11"], "8 7 3 12").begin();
    for number in 1..=12 {
        let capturable = [3, 7, 8, 10, 11, 12].contains(&number);
        let Some(of) = (match number {
            10 => Some("7+3"),
            11 => Some("8+3"),
            _ => capturable.then_some("one"),
        }) else {
            continue;
        };
        let of = of.replace("one", &number.to_string());
        assert!(scene.may(0, &format!("W={number} takes {of}")), "{number}");
    }
    let many = Deal::of(["W 7 12 4", "11 11 11 11"], "1 2 4 5").begin();
    for (number, of) in [
        (1, "1"),
        (2, "2"),
        (4, "4"),
        (5, "5"),
        (6, "5+1"),
        (9, "5+4"),
    ] {
        assert!(many.may(0, &format!("W={number} takes {of}")), "{number}");
    }
    let display = Deal::of(["1 5 9 12", "11 11 11 11"], "W 10 10 10").begin();
    for number in ["1", "5", "9", "12"] {
        assert!(display.may(0, &format!("{number} takes W")), "{number}");
    }
}

#[test]
fn sl_7_1_no_number_beyond_1_to_12() {
    let scene = Deal::of(["12 7 5 4", "11 11 11 11"], "12 W 3 W").begin();
    let sum = |words: &str| match scene.refused(0, words).0 {
        Refusal::WrongSum { of, is, value } => format!("{of:?} is {is}, not {value:?}"),
        other => panic!("{words}: {other:?}"),
    };
    assert_eq!(
        sum("12 takes 12+W"),
        "12 + W is 13, not 12",
        "a wild is at least 1"
    );
    assert_eq!(sum("4 takes 3+W+W"), "3 + W + W is 5, not 4");
    assert!(scene.may(0, "5 takes 3+W+W"));
    assert!(scene.may(0, "4 takes W+W") && scene.may(0, "4 takes W, W"));
}

#[test]
fn sl_7_1_chosen_at_each_use() {
    let mut scene = with_wild();
    scene.act(0, "7 takes 3+W");
    assert_eq!(scene.pile(0), "3 W 7", "a 4");
    let mut put = with_wild();
    put.act(0, "puts W").act(1, "11 takes 9+W, 10+W");
    assert_eq!(put.pile(1), "9 W 10 W 11", "a 2 and a 1");
}

#[test]
fn sl_7_2_one_number_from_hand_and_a_group_or_part_in_the_display() {
    let scene = Deal::of(["W 7 12 4", "11 11 11 11"], "9 8 W 3").begin();
    for (take, of, is, not) in [
        ("W=9 takes 9, 8", "8", 8, 9),
        ("W=8 takes 9, 8", "9", 9, 8),
        ("W=7 takes 8", "8", 8, 7),
    ] {
        let Refusal::WrongSum {
            of: cards,
            is: sum,
            value,
        } = scene.refused(0, take).0
        else {
            panic!("{take}");
        };
        assert_eq!(
            (format!("{cards:?}").as_str(), sum, value.number()),
            (of, is, not)
        );
    }
    assert!(scene.may(0, "W=9 takes 9, W"));
    assert!(scene.may(0, "12 takes W"), "a group by itself");
    assert!(scene.may(0, "12 takes 8+3+W"), "part of a sum");
    assert!(scene.may(0, "12 takes 9+W, ") && scene.may(0, "7 takes 3+W"));
}

#[test]
fn sl_7_2_a_wild_in_a_build_from_hand_is_added_or_stands_alone() {
    let scene = Deal::of(["W 9 12 4", "11 11 11 11"], "9 5 4 3").begin();
    for (words, build) in [
        ("W builds 9 with 9", "9 of 0: 9 W"),
        ("W builds 9 with 5+4, 9", "9 of 0: 4 5 9 W"),
        ("W builds 9 with 5+3", "9 of 0: 3 5 W"),
        ("W builds 9 with 3, 5+4, 9", "9 of 0: 3 4 5 9 W"),
        ("W builds 12 with 9+3", "12 of 0: 3 9 W"),
    ] {
        let mut scene = scene.clone();
        scene.act(0, words);
        assert_eq!(scene.builds(), [build], "{words}");
    }
}

#[test]
fn sl_7_2_what_a_wild_cannot_complete() {
    let scene = Deal::of(["W 9 12 4", "11 11 11 11"], "9 5 4 3").begin();
    let Refusal::WrongSum { of, is, value } = scene.refused(0, "W builds 4 with 5").0 else {
        panic!("no sum");
    };
    assert_eq!(
        (format!("{of:?}").as_str(), is, value.number()),
        ("W + 5", 6, 4)
    );
    let Refusal::WrongSum { of, .. } = scene.refused(0, "W builds 9 with 5+4, 3").0 else {
        panic!("no sum");
    };
    assert_eq!(
        format!("{of:?}"),
        "3",
        "the wild is in the first group alone"
    );
}

#[test]
fn sl_7_3_in_the_display_it_is_not_supercharged() {
    assert!(!Card::WILD.is_supercharged());
    assert_eq!(loose_after("W 5 6 7", "3 4 4", "puts 8"), "W 5 6 7 8");
    assert_eq!(loose_after("12 5 6 7", "W 4 4", "12 takes 12"), "5 6 7 W");
}

#[test]
fn sl_7_3_a_wild_has_no_fixed_value_until_it_is_used() {
    let mut scene = Deal::of(["W 9 12 4", "11 8 11 11"], "10 5 4 3").begin();
    scene.act(0, "puts W");
    assert_eq!(scene.check(0, "puts 9"), Err(Illegal::NotYourTurn));
    for take in [
        "11 takes W",
        "11 takes 10+W",
        "8 takes W",
        "8 takes 5+W",
        "8 takes 3+4+W",
    ] {
        assert!(scene.may(1, take), "{take}");
    }
}

#[test]
fn sl_7_4_value_and_supercharge_make_distinct_choices() {
    let mut scene = Deal::of(["8 1 1 1", "9 9 9 9"], "8 8! 8 3").begin();
    let mut tried = Vec::new();
    let seen = scene.observe(kitchen_table::engine::Eyes::Seat(
        kitchen_table::engine::Seat(0),
    ));
    for action in seen.legal() {
        if let Action::Capture { card, groups, .. } = action
            && card.value() == Some(value(8))
        {
            let mut taken = groups.cards().to_vec();
            taken.sort_unstable();
            assert!(!tried.contains(&taken), "{taken:?} twice");
            tried.push(taken);
        }
    }
    let all = super::scene::cards("8 8 8!");
    for one in [vec![card("8")], vec![card("8!")], all] {
        assert!(tried.contains(&one), "{one:?} of {tried:?}");
    }
    scene.act(0, "8 takes 8!");
    assert_eq!(scene.loose(), "8 8 3 12", "and the others stay");
}

//! SL-8: the end.

use kitchen_table::engine::Game;
use kitchen_table::engine::{Seat, Status};
use kitchen_table::games::sloop::{Event, Refusal};

use super::scene::{Deal, Scene, value};

#[test]
fn sl_8_1_without_a_pile_nothing_is_drawn_or_refilled() {
    let mut scene = Deal::of(["12 1 1 1", "9 9 8 8"], "12 4 5 6")
        .only("7")
        .begin();
    scene.act(0, "12 takes 12");
    assert_eq!((scene.sizes(), scene.loose()), (vec![4, 4], "4 5 6".into()));
    scene.act(1, "9 takes 4+5").act(0, "puts 1");
    assert_eq!((scene.sizes(), scene.loose()), (vec![3, 3], "6 1".into()));
}

#[test]
fn sl_8_1_until_every_hand_is_empty() {
    let mut scene = Deal::of(["1 1 1 1", "9 9 8 8"], "12 4 5 6")
        .only("")
        .begin();
    for (seat, card) in [
        (0, "1"),
        (1, "9"),
        (0, "1"),
        (1, "9"),
        (0, "1"),
        (1, "8"),
        (0, "1"),
    ] {
        scene.act(seat, &format!("puts {card}"));
        assert_eq!(scene.places(), None);
    }
    scene.act(1, "puts 8");
    assert!(scene.places().is_some());
    assert_eq!(scene.turn(), None);
}

#[test]
fn sl_8_1_every_card_is_played_whenever_the_pile_runs_out() {
    for left in 0..40 {
        let pile: Vec<String> = (0..left).map(|card| (4 + card % 8).to_string()).collect();
        let hands = ["12 12 12 12", "12 12 12 12"];
        let mut scene = Deal::of(hands, "1 1 1 1").only(&pile.join(" ")).begin();
        let mut turns = 0;
        while let Some(seat) = scene.turn() {
            let hand = scene.hand(seat);
            let first = hand.split(' ').next().expect("a card");
            scene.act(seat, &format!("puts {first}"));
            turns += 1;
        }
        assert_eq!(turns, 8 + left);
    }
}

/// The owner of a build spends all cards in Double Plays, with the pile empty.
fn out_of_cards() -> Scene {
    let hands = ["2 10 12 12", "8 8 8 8", "7 7 7 7"];
    let mut scene = Deal::of(hands, "11 5 5 6").only("").begin();
    scene.put_all(&[(0, "12"), (1, "8"), (2, "7")]);
    scene
        .act(0, "2 builds 10 with 8")
        .act(1, "puts 8")
        .act(2, "puts 7");
    scene
}

#[test]
fn sl_8_1_a_player_without_cards_is_skipped() {
    // With two 2s, seat 0 plays two cards per turn, and runs out first.
    let hands = ["2 2 12 12", "9 9 8 8", "7 7 6 6"];
    let mut scene = Deal::of(hands, "1 1 1 1").only("").begin();
    scene
        .act(0, "uses 2")
        .act(0, "puts 12")
        .act(1, "puts 9")
        .act(2, "puts 7");
    scene
        .act(0, "uses 2")
        .act(0, "puts 12")
        .act(1, "puts 9")
        .act(2, "puts 7");
    assert_eq!(scene.turn(), Some(1));
    assert!(scene.news().contains(&Event::PassedOver { seat: Seat(0) }));
    scene.act(1, "puts 8").act(2, "puts 6").act(1, "puts 8");
    assert!(!scene.news().is_empty());
    assert_eq!(scene.turn(), Some(2), "seat 0 again");
}

#[test]
fn sl_8_1_a_player_without_cards_loses_their_build() {
    let mut scene = out_of_cards();
    assert_eq!(scene.builds(), ["10 of 0: 2 8"]);
    scene
        .act(0, "10 continues")
        .act(1, "puts 8")
        .act(2, "puts 7");
    assert_eq!(
        scene.builds(),
        ["10: 2 8 10"],
        "the last 12 cannot go on with it"
    );
    // The last card except a 2 is spent on the build.
    let hands = ["2 2 10 10", "8 8 8 8", "7 7 7 7"];
    let mut scene = Deal::of(hands, "8 6 11 11").only("").begin();
    scene
        .act(0, "2 builds 10 with 8")
        .act(1, "puts 8")
        .act(2, "puts 7");
    scene
        .act(0, "uses 2")
        .act(0, "10 continues")
        .act(1, "puts 8")
        .act(2, "puts 7");
    scene.news();
    assert_eq!((scene.hand(0).as_str(), scene.turn()), ("10", Some(0)));
    scene
        .act(0, "10 continues")
        .act(1, "puts 8")
        .act(2, "puts 7");
    let lost = Event::LostBuild {
        seat: Seat(0),
        number: value(10),
    };
    let news = scene.news();
    let passed = news
        .iter()
        .position(|event| *event == Event::PassedOver { seat: Seat(0) });
    let passed = passed.expect("seat 0 has no card");
    assert_eq!(news[passed + 1], lost);
    assert_eq!(scene.builds(), ["10: 2 8 10 10"]);
    assert!(matches!(
        scene.refused(1, "8 takes build").0,
        Refusal::NoSuchBuild(_)
    ));
}

#[test]
fn sl_8_2_the_last_capturer_takes_the_rest_builds_included() {
    let hands = ["2 12 9 9", "8 8 8 8"];
    let mut scene = Deal::of(hands, "10 9 8 6").only("").begin();
    scene.act(0, "9 takes 9").act(1, "8 takes 8");
    scene
        .act(0, "2 builds 12 with 10")
        .act(1, "puts 8")
        .act(0, "12 continues");
    scene.act(1, "puts 8").act(0, "puts 9");
    scene.news();
    assert_eq!(
        (scene.builds(), scene.scores()),
        (vec!["12: 2 10 12".into()], vec![2, 2])
    );
    scene.act(1, "puts 8");
    assert_eq!(scene.scores(), [2, 2 + 3 + 5]);
    assert_eq!((scene.loose().as_str(), scene.builds().len()), ("", 0));
    let rest = Event::TookRest {
        seat: Some(Seat(1)),
        cards: 8,
    };
    assert_eq!(scene.news().last(), Some(&rest));
}

#[test]
fn sl_8_2_a_steal_is_not_a_capture() {
    let hands = ["9 12 12 12", "1 8 8 8"];
    let mut scene = Deal::of(hands, "9 7 7 7").only("").begin();
    scene.act(0, "9 takes 9").act(1, "uses 1");
    for _ in 0..3 {
        scene.act(0, "puts 12").act(1, "puts 8");
    }
    assert_eq!(
        scene.scores(),
        [1 + 3 + 1 + 6, 1],
        "seat 0 was the last to capture"
    );
}

#[test]
fn sl_8_2_if_nobody_ever_captured_nobody_takes() {
    let mut scene = Deal::of(["12 12 12 12", "8 8 8 8"], "9 7 7 7")
        .only("")
        .begin();
    for _ in 0..4 {
        scene.act(0, "puts 12").act(1, "puts 8");
    }
    assert_eq!(scene.scores(), [0, 0]);
    assert_eq!(
        scene.news().last(),
        Some(&Event::TookRest {
            seat: None,
            cards: 0
        })
    );
    assert_eq!(
        scene.places(),
        Some(vec![2, 1]),
        "a tie, and seat 1 was later"
    );
}

/// Everybody captures with the same card as many as given, and puts the rest down; the first takes
/// the rest.
fn ended(dealer: u8, takes: [usize; 3]) -> Vec<u8> {
    let numbers = ["12", "11", "10"];
    let hands = numbers.map(|number| format!("{number} 9 9 9"));
    let hands = [&hands[0][..], &hands[1], &hands[2]];
    let display: Vec<&str> = numbers
        .iter()
        .zip(takes)
        .flat_map(|(number, take)| vec![*number; take])
        .collect();
    let mut deal = Deal::of(hands, &display.join(" ")).dealer(dealer);
    deal = deal.only("");
    let mut scene = deal.begin();
    let mut turns = 0;
    while let Some(seat) = scene.turn() {
        let number = numbers[usize::from(seat)];
        let take = vec![number; takes[usize::from(seat)]].join(", ");
        let words = match turns {
            0..3 if !take.is_empty() => format!("{number} takes {take}"),
            0..3 => format!("puts {number}"),
            _ => "puts 9".into(),
        };
        scene.act(seat, &words);
        turns += 1;
    }
    let Status::Over(outcome) = scene.game.status() else {
        panic!("it is over");
    };
    outcome.places.iter().map(|(_, &place)| place).collect()
}

#[test]
fn sl_8_3_most_cards_win() {
    // There are four cards, so at most four are taken; the last to capture gets nine 9s as well.
    assert_eq!(ended(2, [2, 1, 1]), [2, 3, 1]);
    assert_eq!(ended(0, [1, 2, 1]), [1, 2, 3]);
    assert_eq!(ended(1, [1, 1, 2]), [3, 1, 2]);
}

#[test]
fn sl_8_3_ties_go_to_the_later_player_in_turn_order() {
    // Only one player captures, and the others tie with nothing.
    assert_eq!(
        ended(2, [0, 0, 4]),
        [3, 2, 1],
        "seat 1 was later than seat 0"
    );
    assert_eq!(ended(0, [0, 0, 4]), [2, 3, 1], "seat 1 went first");
    assert_eq!(ended(0, [0, 4, 0]), [2, 1, 3], "seat 0 dealt, so was last");
    assert_eq!(ended(1, [4, 0, 0]), [1, 2, 3], "seat 1 dealt, so was last");
}

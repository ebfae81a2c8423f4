//! SW-3: swoops.

use kitchen_table::engine::{Clause, Illegal, Seat};
use kitchen_table::games::swoop::{Action, Event, Rank, Refusal};

use super::scene::{Deal, Scene, counts};

/// Asserts that the last event is a swoop of these cards by this seat, and that it plays again.
#[track_caller]
fn swooped(scene: &mut Scene, seat: u8, pile: &str) {
    let swoop = Event::Swooped {
        seat: Seat(seat),
        pile: counts(pile),
    };
    assert_eq!(scene.news().last(), Some(&swoop));
    assert_eq!(scene.begins(), Some((seat, true)), "plays again");
    assert_eq!(scene.pile(), "nothing", "on an empty pile");
}

#[test]
fn sw_3_1_four_of_one_value_by_one_player() {
    for played in [
        "7 7 7 7",
        "7 7 7 @0",
        "7 7 @0 @2",
        "7 7 7 7 7",
        "7 7 7 7 7 @0 @2",
    ] {
        let mut scene = Deal::of(["7 7 7 7 7 ... | 7 9 7 3", "...", "..."]).begin();
        scene.play(0, played);
        let cards = "7 ".repeat(played.split_whitespace().count());
        swooped(&mut scene, 0, &cards);
    }
    let mut scene = Deal::of(["7 7 7 ... | 2 9 2 3", "...", "..."]).begin();
    scene.play(0, "7 7 7");
    assert_eq!(scene.turn(), Some(1), "three are too few");
}

#[test]
fn sw_3_1_four_of_one_value_by_several_players() {
    let mut scene = Deal::of(["K 3 ...", "7 7 ...", "7 ...", "..."]).begin();
    scene.play(0, "K").play(1, "7").play(2, "7");
    assert_eq!(scene.table().top(), Some((Rank::Seven, 2)));
    let mut again = scene.clone();
    // Three are on the pile without a swoop; a lower card separates them from a fourth.
    again.act(3, lowest(&again, 3));
    assert!(again.pile().contains("7x2"));
    let mut scene = Deal::of(["K ...", "7 7 ...", "7 ...", "7 ..."]).begin();
    scene.play(0, "K").play(1, "7 7").play(2, "7").play(3, "7");
    swooped(&mut scene, 3, "K 7 7 7 7");
    let mut scene = Deal::of(["K ...", "7 7 7 ...", "7 7 ...", "..."]).begin();
    scene.play(0, "K").play(1, "7 7 7").play(2, "7 7");
    swooped(&mut scene, 2, "K 7 7 7 7 7");
}

fn lowest(scene: &Scene, seat: u8) -> Action {
    let rank = scene.own(seat).lowest().expect("a card");
    Action::Play {
        rank,
        hand: 1,
        faces: Default::default(),
    }
}

#[test]
fn sw_3_1_only_by_legal_plays() {
    let mut scene = Deal::of(["K ...", "7 ...", "9 9 9 9 ..."]).begin();
    scene.play(0, "K").play(1, "7").play(2, "9 9 9 9");
    assert_eq!(scene.begins(), Some((0, false)));
    assert!(scene.own(2)[Rank::Nine] >= 4);
}

#[test]
fn sw_3_1_the_pile_leaves_the_game() {
    let mut scene = Deal::of(["K ...", "7 7 7 7 ...", "..."]).begin();
    let drawn = scene.table().gone;
    scene.play(0, "K").play(1, "7 7 7 7");
    let mut gone = drawn;
    gone += counts("K 7 7 7 7");
    assert_eq!(scene.table().gone, gone);
    assert_eq!(scene.table().tableaus[Seat(1)].hand, 7);
    assert_eq!(scene.table().tableaus[Seat(0)].hand, 10);
}

#[test]
fn sw_3_1_values_on_a_pile_never_rise() {
    let mut scene = Deal::of(["7 7 ...", "5 ...", "7 7 ...", "..."]).begin();
    scene.play(0, "7 7").play(1, "5").play(2, "7 7");
    assert_eq!(
        scene.begins(),
        Some((3, false)),
        "four sevens, and no swoop: they are higher"
    );
    assert!(scene.own(2)[Rank::Seven] >= 4);
}

#[test]
fn sw_3_2_a_ten_or_joker_at_any_time() {
    for swoop in ["10", "*"] {
        let first = format!("{swoop} ...");
        let mut scene = Deal::of([&first, "...", "..."]).begin();
        scene.play(0, swoop);
        swooped(&mut scene, 0, swoop);
        for pile in ["A", "7 7 7", "K"] {
            let hands = [pile, swoop].map(|cards| format!("{cards} ..."));
            let mut scene = Deal::of([&hands[0], &hands[1], "..."]).begin();
            scene.play(0, pile).play(1, swoop);
            swooped(&mut scene, 1, &format!("{pile} {swoop}"));
        }
    }
}

#[test]
fn sw_3_2_in_turn_only() {
    let scene = Deal::of(["...", "10 * ...", "..."]).begin();
    for card in ["10", "*"] {
        let play = scene.playing(1, card);
        assert_eq!(scene.check(1, play), Err(Illegal::NotYourTurn));
    }
}

#[test]
fn sw_3_2_several_tens_or_several_jokers() {
    for (played, pile) in [("10 10", "10 10"), ("10 10 @0", "10 10 10"), ("* *", "* *")] {
        let mut scene = Deal::of(["10 10 * * ... | 10 3 3 3", "...", "..."]).begin();
        scene.play(0, played);
        swooped(&mut scene, 0, pile);
    }
}

#[test]
fn sw_3_2_a_ten_and_a_joker_are_different() {
    let scene = Deal::of(["* ... | 10 3 3 3", "...", "..."]).begin();
    let faces = [0].into_iter().collect();
    let both = Action::Play {
        rank: Rank::Joker,
        hand: 1,
        faces,
    };
    let face = Rank::Ten;
    assert_eq!(
        scene.refused(0, both),
        Refusal::AnotherRank { stack: 0, face }
    );
}

#[test]
fn sw_3_3_playing_again_is_a_full_turn() {
    for again in ["K", "2 2", "@0", "*", "2 2 @1"] {
        let mut scene = Deal::of(["10 * K 2 2 | 3 2 J J", "...", "..."]).begin();
        scene.play(0, "10");
        assert_eq!(scene.begins(), Some((0, true)));
        scene.play(0, again);
    }
    // With an uncovered card too, though none was played in this turn.
    let mut scene = Deal::of(["10 4 | 10 2 J J | 5 . . .", "...", "..."]).begin();
    scene.play(0, "@0").flip(0, 0);
    assert_eq!(scene.pile(), "5");
}

#[test]
fn sw_3_3_playing_again_is_mandatory() {
    let mut scene = Deal::of(["10 K 2 2 ...", "...", "..."]).begin();
    scene.play(0, "10");
    assert_eq!(scene.refused(0, Action::Done), Refusal::PlayAgain);
    assert_eq!(Refusal::PlayAgain.clause(), "SW-3.3");
    scene.play(0, "K");
    assert_eq!(scene.turn(), Some(1));
}

//! SW-4: face-up and face-down cards.

use kitchen_table::engine::{Clause, Illegal, Seat};
use kitchen_table::games::swoop::{Action, Event, Rank, Refusal, Stacks, Stage};

use super::scene::{Deal, Scene, adding, counts};

/// Asserts that this seat's turn goes on, and whether a face-down card has held in it.
#[track_caller]
fn goes_on(scene: &Scene, seat: u8, blind: bool) {
    let seat = Seat(seat);
    assert_eq!(scene.table().stage, Stage::Chain { seat, blind });
}

fn flip(stack: u8) -> Action {
    Action::Flip { stack }
}

#[test]
fn sw_4_1_only_when_it_is_uncovered() {
    let mut scene = Deal::of(["K 9 ... | K 7 5 3 | 2 2 2 2", "...", "..."]).begin();
    for (stack, face) in [
        (0, Rank::King),
        (1, Rank::Seven),
        (2, Rank::Five),
        (3, Rank::Three),
    ] {
        let refusal = scene.refused(0, flip(stack));
        assert_eq!(refusal, Refusal::Covered { stack, face });
        assert_eq!(refusal.clause(), "SW-4.1");
    }
    scene.play(0, "@0");
    let face = Rank::Seven;
    assert_eq!(
        scene.refused(0, flip(1)),
        Refusal::Covered { stack: 1, face }
    );
    scene.flip(0, 0);
    for stack in [0, 4, 255] {
        let refusal = scene.refused(0, flip(stack));
        assert_eq!(refusal, Refusal::NoBlind(stack));
        assert_eq!(refusal.clause(), "SW-4.1");
    }
}

#[test]
fn sw_4_1_turned_over_blind() {
    let mut scene = Deal::of(["K ... | K 7 5 3 | 2 9 . .", "...", "..."]).begin();
    scene.play(0, "@0");
    let mut other = Deal::of(["K ... | K 7 5 3 | 9 2 . .", "...", "..."]).begin();
    other.play(0, "@0");
    for seat in 0..3 {
        assert_eq!(
            scene.seen_by(seat),
            other.seen_by(seat),
            "nobody sees its value before"
        );
    }
    scene.news();
    scene.flip(0, 0);
    let (seat, stack, card) = (Seat(0), 0, Rank::Two);
    assert_eq!(scene.news(), [Event::Flipped { seat, stack, card }]);
}

#[test]
fn sw_4_2_a_turn_may_start_with_an_uncovered_card() {
    let mut scene = Deal::of(["5 4 | - 7 - 3 | - . 8 .", "...", "..."]).begin();
    assert_eq!(scene.begins(), Some((0, true)));
    assert!(scene.offered(0).contains(&flip(2)));
    scene.flip(0, 2);
    assert_eq!(scene.pile(), "8");
    goes_on(&scene, 0, true);
    // Also on a pile, and without a swoop before.
    let mut scene = Deal::of(["9 ... | K K K K | 8 . . .", "9 ...", "9 ..."]).begin();
    scene.play_only(0, "@0").play(1, "9").play(2, "9");
    assert_eq!(scene.begins(), Some((0, false)));
    scene.flip(0, 0);
    assert_eq!(scene.pile(), "8 9x2 K");
}

#[test]
fn sw_4_2_it_is_the_first_play() {
    let mut scene = Deal::of(["8 4 | - 7 - 3 | - . 8 .", "...", "..."]).begin();
    scene.flip(0, 2).add(0, "8").done(0);
    assert_eq!(scene.turn(), Some(1));
    assert_eq!(scene.hand(0), "4");
}

#[test]
fn sw_4_3_the_card_beneath_a_played_face_up_card() {
    for played in ["@0", "K @0"] {
        let mut scene = Deal::of(["K 5 ... | K 7 5 3 | Q . . .", "...", "..."]).begin();
        scene.play(0, played);
        goes_on(&scene, 0, false);
        scene.flip(0, 0);
        goes_on(&scene, 0, true);
    }
}

#[test]
fn sw_4_3_any_uncovered_card() {
    // After a face-up card, and after a face-down one that held.
    let mut scene = Deal::of(["4 | K - - 3 | Q J 9 .", "...", "..."]).begin();
    scene.play(0, "@0").flip(0, 1).flip(0, 0);
    assert_eq!(scene.stacks(0).1, [2, 3], "a queen is higher than the jack");
    let mut scene = Deal::of(["4 | K - - 3 | Q J 9 .", "...", "..."]).begin();
    scene.play(0, "@0").flip(0, 0).flip(0, 1).flip(0, 2);
    assert_eq!(scene.pile(), "9 J Q K");
    goes_on(&scene, 0, true);
    let mut scene = Deal::of(["4 | K - - 3 | Q J 9 .", "...", "..."]).begin();
    scene.flip(0, 1).flip(0, 2);
    assert_eq!(scene.pile(), "9 J");
}

#[test]
fn sw_4_3_add_after_a_face_down_card() {
    let mut scene = Deal::of(["8 8 9 9 | 8 9 - 3 | 2 . 8 .", "...", "..."]).begin();
    scene.flip(0, 2);
    scene.news();
    scene.add(0, "8 @0");
    let (seat, rank, hand) = (Seat(0), Rank::Eight, 1);
    let faces = Stacks::only(0);
    assert_eq!(
        scene.news(),
        [Event::Added {
            seat,
            rank,
            hand,
            faces
        }]
    );
    assert_eq!(scene.table().top(), Some((rank, 3)));
    // The added face-up card uncovers the one under it.
    scene.flip(0, 0);
    assert_eq!(scene.pile(), "2 8x3");
    goes_on(&scene, 0, true);
}

#[test]
fn sw_4_3_any_number_of_times() {
    let mut scene = Deal::of(["8 8 6 | - 6 - 3 | - 5 8 .", "...", "..."]).begin();
    scene.flip(0, 2).add(0, "8").add(0, "8").done(0);
    assert_eq!(scene.pile(), "8x3");
    let mut scene = Deal::of(["5 6 6 | - - - 5 | - 6 8 4", "...", "..."]).begin();
    scene.flip(0, 2).flip(0, 1).add(0, "6 6");
    assert_eq!(scene.pile(), "6x3 8");
    goes_on(&scene, 0, true);
}

#[test]
fn sw_4_3_only_cards_of_its_value() {
    let mut scene = Deal::of(["8 7 9 9 | 8 9 - 3 | 2 . 8 .", "...", "..."]).begin();
    scene.flip(0, 2);
    let rank = Rank::Eight;
    let stack = 1;
    assert_eq!(
        scene.refused(0, adding("8 8")),
        Refusal::NotInHand { rank, held: 1 }
    );
    assert_eq!(
        scene.refused(0, adding("8 @1")),
        Refusal::AnotherValue { rank, stack }
    );
    assert_eq!(scene.refused(0, adding("@2")), Refusal::NoFace(2));
    assert_eq!(scene.refused(0, adding("")), Refusal::NoCards);
    assert_eq!(Refusal::AnotherValue { rank, stack }.clause(), "SW-4.3");
}

#[test]
fn sw_4_3_while_it_is_the_top_value() {
    let mut scene = Deal::of(["8 8 6 | - - - 3 | - 6 8 .", "...", "..."]).begin();
    scene.flip(0, 2).flip(0, 1);
    scene.add(0, "6");
    assert_eq!(scene.pile(), "6x2 8", "no more eights");
    let refusal = scene.refused(0, adding("8"));
    assert_eq!(
        refusal,
        Refusal::NotInHand {
            rank: Rank::Six,
            held: 0
        }
    );
}

#[test]
fn sw_4_3_nothing_else_may_be_added() {
    let mut scene = Deal::of(["8 7 3 10 ... | K 8 5 3 | Q . . .", "...", "..."]).begin();
    scene.play(0, "@0");
    for cards in ["8", "3", "10", "@1", "@3"] {
        let play = scene.playing(0, cards);
        assert_eq!(scene.refused(0, play), Refusal::NothingElse);
    }
    assert_eq!(scene.refused(0, adding("8")), Refusal::NothingTurned);
    scene.flip(0, 0);
    for cards in ["8", "3", "10", "@1", "@3"] {
        let play = scene.playing(0, cards);
        assert_eq!(scene.refused(0, play), Refusal::NothingElse);
    }
    for refusal in [Refusal::NothingElse, Refusal::NothingTurned] {
        assert_eq!(refusal.clause(), "SW-4.3");
    }
}

#[test]
fn sw_4_3_no_adding_after_a_face_up_card() {
    let mut scene = Deal::of(["K K ... | K 8 5 3 | Q . . .", "...", "..."]).begin();
    assert_eq!(
        scene.refused(0, adding("K")),
        Refusal::NothingTurned,
        "nor at first"
    );
    scene.play(0, "@0");
    assert_eq!(scene.refused(0, adding("K")), Refusal::NothingTurned);
}

#[test]
fn sw_4_3_nothing_can_be_turned_after_a_play_from_the_hand_only() {
    let mut scene = Deal::of(["7 4 | - 7 - 3 | - . 2 .", "...", "..."]).begin();
    scene.play(0, "7");
    assert_eq!(scene.turn(), Some(1), "the turn is over");
    assert_eq!(scene.check(0, flip(2)), Err(Illegal::NotYourTurn));
}

#[test]
fn sw_4_3_the_player_ends_the_turn_at_will() {
    let mut scene = Deal::of(["8 K ... | K 8 5 3 | Q . . .", "...", "..."]).begin();
    scene.play(0, "@0");
    scene.news();
    scene.clone().done(0);
    scene.flip(0, 0);
    scene.news();
    scene.done(0);
    assert_eq!(scene.news(), [Event::EndedTurn { seat: Seat(0) }]);
    assert_eq!(scene.begins(), Some((1, false)));
    assert_eq!(scene.pile(), "Q K");
}

#[test]
fn sw_4_3_everybody_is_asked_whether_to_go_on() {
    // Nothing to turn and nothing to add: skipping the question would reveal what the hand lacks.
    for hand in ["8 5", "6 5"] {
        let hand = format!("{hand} | - 7 - 3 | - . 8 .");
        let mut scene = Deal::of([&hand, "...", "..."]).begin();
        scene.flip(0, 2);
        goes_on(&scene, 0, true);
        assert!(scene.offered(0).contains(&Action::Done));
    }
}

#[test]
fn sw_4_4_it_holds_if_equal_or_lower_or_on_an_empty_pile() {
    for (on, blind) in [("K", "K"), ("7", "7"), ("7", "6"), ("7", "A"), ("K", "9")] {
        let hand = format!("5 ... | {on} 5 5 5 | {blind} . . .");
        let mut scene = Deal::of([&hand, "...", "..."]).begin();
        scene.play(0, "@0").flip(0, 0);
        assert_eq!(scene.table().pile, counts(&format!("{on} {blind}")));
        goes_on(&scene, 0, true);
    }
    for blind in ["A", "7", "K"] {
        let hand = format!("5 4 | - 7 - 3 | - . {blind} .");
        let mut scene = Deal::of([&hand, "...", "..."]).begin();
        scene.flip(0, 2);
        assert_eq!(scene.pile(), blind);
        goes_on(&scene, 0, true);
    }
}

#[test]
fn sw_4_4_a_swoop_card_swoops() {
    for blind in ["10", "*"] {
        let hand = format!("5 ... | K 5 5 5 | {blind} . . .");
        let mut scene = Deal::of([&hand, "...", "..."]).begin();
        scene.play(0, "@0").flip(0, 0);
        assert_eq!(scene.begins(), Some((0, true)));
        assert_eq!(scene.pile(), "nothing");
        let pile = counts(&format!("K {blind}"));
        let swooped = Event::Swooped {
            seat: Seat(0),
            pile,
        };
        assert_eq!(scene.news().last(), Some(&swooped));
    }
    let mut scene = Deal::of(["5 4 | - 7 - 3 | - . * .", "...", "..."]).begin();
    scene.flip(0, 2);
    assert_eq!(scene.begins(), Some((0, true)), "on an empty pile too");
}

#[test]
fn sw_4_4_four_of_a_value_swoop() {
    let mut scene = Deal::of(["7 7 ... | 7 5 5 5 | 7 . . .", "...", "..."]).begin();
    scene.play(0, "7 7 @0").flip(0, 0);
    assert_eq!(scene.begins(), Some((0, true)));
    assert!(scene.news().contains(&Event::Swooped {
        seat: Seat(0),
        pile: counts("7 7 7 7")
    }));
    // And for four that were added.
    let mut scene = Deal::of(["8 8 8 4 | - 7 - 3 | - . 8 .", "...", "..."]).begin();
    scene.flip(0, 2).add(0, "8 8 8");
    assert_eq!(scene.begins(), Some((0, true)));
    assert_eq!(scene.hand(0), "4");
}

#[test]
fn sw_4_4_the_chain_ends_and_the_player_plays_again() {
    let mut scene = Deal::of(["5 5 3 | K - 7 3 | 10 9 . .", "...", "..."]).begin();
    scene.play(0, "@0").flip(0, 0);
    assert_eq!(scene.refused(0, Action::Done), Refusal::PlayAgain);
    assert_eq!(scene.refused(0, adding("5")), Refusal::NothingTurned);
    scene.clone().play(0, "5 5");
    scene.clone().play(0, "@2");
    scene.flip(0, 1);
    assert_eq!(scene.pile(), "9");
}

#[test]
fn sw_4_5_a_higher_one_takes_the_pile() {
    let mut scene = Deal::of(["5 ... | 7 5 5 5 | 8 . . .", "...", "..."]).begin();
    let before = scene.own(0);
    scene.play(0, "@0").flip(0, 0);
    let mut after = before;
    after += counts("7 8");
    assert_eq!(scene.own(0), after, "itself included");
    assert_eq!(scene.begins(), Some((1, false)), "the turn ends");
    assert_eq!(scene.pile(), "nothing");
    let pile = counts("7 8");
    assert_eq!(
        scene.news().last(),
        Some(&Event::TookPile {
            seat: Seat(0),
            pile
        })
    );
    assert_eq!(scene.table().tableaus[Seat(0)].known, pile);
    // In a chain, and as a first play.
    let mut scene = Deal::of(["5 | K - 7 3 | 6 9 . .", "...", "..."]).begin();
    scene.play(0, "@0").flip(0, 0).flip(0, 1);
    assert_eq!(scene.hand(0), "5 6 9 K");
    let mut scene = Deal::of(["9 ... | K 4 4 4 | Q . . .", "9 ...", "9 ..."]).begin();
    scene
        .play_only(0, "@0")
        .play(1, "9")
        .play(2, "9")
        .flip(0, 0);
    assert_eq!(scene.begins(), Some((1, false)));
    assert!(scene.own(0)[Rank::Queen] > 0 && scene.own(0)[Rank::King] > 0);
}

#[test]
fn sw_4_6_the_other_cards_stay_on_the_table() {
    let mut scene = Deal::of(["5 | K - 7 3 | 6 9 . .", "...", "..."]).begin();
    scene.play(0, "@0").flip(0, 0).flip(0, 1);
    assert_eq!(scene.stacks(0), ("- - 7 3".into(), vec![2, 3]));
    let mut scene = Deal::of(["3 ...", "9 ... | K 4 4 4", "..."]).begin();
    scene.play(0, "3").play(1, "9");
    assert_eq!(scene.stacks(1), ("K 4 4 4".into(), vec![0, 1, 2, 3]));
}

//! SW-2: a turn.

use kitchen_table::engine::{Clause, Illegal, Seat};
use kitchen_table::games::swoop::cards::all_cards;
use kitchen_table::games::swoop::{Action, Event, Rank, Refusal, Stacks};

use super::scene::{Deal, Scene, counts};

#[test]
fn sw_2_1_from_the_hand_from_the_faces_or_from_both() {
    for (played, hand, faces) in [
        ("7", "7x2 K", "7 7 9 3"),
        ("7 7 7", "K", "7 7 9 3"),
        ("@0", "7x3 K", "- 7 9 3"),
        ("@0 @1", "7x3 K", "- - 9 3"),
        ("7 @1", "7x2 K", "7 - 9 3"),
        ("7 @0 @1", "7x2 K", "- - 9 3"),
        ("@3", "7x3 K", "7 7 9 -"),
        ("K", "7x3", "7 7 9 3"),
    ] {
        let mut scene = Deal::of(["7 7 7 K | 7 7 9 3", "...", "..."]).begin();
        let played_as = scene.playing(0, played);
        scene.news();
        scene.play(0, played);
        assert_eq!(scene.hand(0), hand, "{played}");
        assert_eq!(scene.stacks(0), (faces.into(), vec![0, 1, 2, 3]));
        let Action::Play { rank, hand, faces } = played_as else {
            panic!("a play");
        };
        let seat = Seat(0);
        let event = Event::Played {
            seat,
            rank,
            hand,
            faces,
        };
        assert_eq!(scene.news(), [event]);
        assert_eq!(scene.table().top(), Some((rank, hand + faces.count())));
    }
}

#[test]
fn sw_2_1_only_of_one_denomination() {
    let scene = Deal::of(["7 7 10 * ... | 7 9 10 3", "...", "..."]).begin();
    for (rank, stack) in [(Rank::Seven, 1), (Rank::Nine, 0), (Rank::Joker, 2)] {
        let hand = u8::from(rank != Rank::Nine);
        let faces = Stacks::only(stack);
        let face = scene.table().tableaus[Seat(0)]
            .faces
            .get(stack)
            .expect("it lies");
        let refusal = scene.refused(0, Action::Play { rank, hand, faces });
        assert_eq!(refusal, Refusal::AnotherRank { stack, face });
        assert_eq!(refusal.clause(), "SW-2.1");
    }
    let faces = [0, 1].into_iter().collect();
    let both = Action::Play {
        rank: Rank::Seven,
        hand: 0,
        faces,
    };
    let face = Rank::Nine;
    assert_eq!(
        scene.refused(0, both),
        Refusal::AnotherRank { stack: 1, face }
    );
}

#[test]
fn sw_2_1_only_cards_that_one_has() {
    let scene = Deal::of(["7 7 K K | 7 9 J 3", "...", "..."]).begin();
    let play = |rank, hand, faces: &[u8]| {
        let faces = faces.iter().copied().collect();
        Action::Play { rank, hand, faces }
    };
    let seven = Rank::Seven;
    let none = Refusal::NoCards;
    assert_eq!(scene.refused(0, play(seven, 0, &[])), none);
    for (rank, hand, held) in [(seven, 3, 2), (Rank::Nine, 1, 0), (seven, 255, 2)] {
        let refusal = Refusal::NotInHand { rank, held };
        assert_eq!(scene.refused(0, play(rank, hand, &[])), refusal);
        assert_eq!(refusal.clause(), "SW-2.1");
    }
    for stack in [4, 7] {
        let refusal = scene.refused(0, play(seven, 1, &[stack]));
        assert_eq!(refusal, Refusal::NoFace(stack));
    }
    // Nor a card that was on the table before.
    let scene = Deal::of(["7 10 10 | - 9 J 3", "...", "..."]).begin();
    let ten = play(Rank::Ten, 1, &[0]);
    assert_eq!(scene.refused(0, ten), Refusal::NoFace(0));
    assert_eq!(none.clause(), "SW-2.1");
    assert_eq!(Refusal::NoFace(0).clause(), "SW-2.1");
}

#[test]
fn sw_2_1_there_is_no_passing() {
    let mut scene = Deal::of(["3 ...", "K ...", "..."]).begin();
    assert_eq!(scene.refused(0, Action::Done), Refusal::NoPassing);
    scene.play(0, "3");
    assert_eq!(
        scene.refused(1, Action::Done),
        Refusal::NoPassing,
        "with nothing that fits too"
    );
    assert_eq!(Refusal::NoPassing.clause(), "SW-2.1");
}

#[test]
fn sw_2_1_the_last_players_card_is_on_top() {
    let top = |scene: &Scene| scene.table().on_top().map(|seat| seat.0);
    let mut scene = Deal::of(["10 ... | 9 | 5", "6 ...", "7 ..."]).begin();
    assert_eq!(top(&scene), None, "nothing lies there yet");
    scene.play(0, "@0");
    assert_eq!((top(&scene), scene.turn()), (Some(0), Some(0)), "going on");
    scene.flip(0, 0);
    assert_eq!(top(&scene), Some(0), "a card turned over");
    scene.done(0);
    assert_eq!((top(&scene), scene.turn()), (Some(0), Some(1)));
    scene.play(1, "6");
    assert_eq!(top(&scene), None, "the pile was taken");
    scene.play(2, "7");
    assert_eq!(top(&scene), Some(2), "before the first seat is the last");
    scene.play(0, "10");
    assert_eq!(scene.begins(), Some((0, true)));
    assert_eq!(top(&scene), None, "the pile was swooped");
    let out = "7 | - - - - | - - - -";
    let mut scene = Deal::of([out, "...", "..."]).until(1, None).begin();
    scene.play(0, "7");
    assert_eq!(scene.turn(), None);
    assert_eq!(top(&scene), Some(0), "the last card of the game");
}

#[test]
fn sw_2_2_anything_goes_on_an_empty_pile() {
    for played in ["A", "2", "9", "J", "K"] {
        let hand = format!("{played} ...");
        let mut scene = Deal::of([&hand, "...", "..."]).begin();
        scene.play(0, played);
        assert_eq!(scene.pile(), played);
        assert_eq!(scene.turn(), Some(1));
    }
}

#[test]
fn sw_2_2_otherwise_equal_or_lower() {
    for (on, played, lies) in [
        ("7", "7", true),
        ("7", "6", true),
        ("7", "A", true),
        ("7", "8", false),
        ("7", "K", false),
        ("A", "A", true),
        ("A", "2", false),
        ("9", "J", false),
        ("J", "9", true),
        ("K", "Q", true),
        ("Q", "K", false),
    ] {
        let hands = [on, played].map(|card| format!("{card} ..."));
        let mut scene = Deal::of([&hands[0], &hands[1], "..."]).begin();
        scene.play(0, on).play(1, played);
        let pile = counts(&format!("{on} {played}"));
        let expected = if lies { pile } else { counts("") };
        assert_eq!(scene.table().pile, expected, "{played} on {on}");
        assert_eq!(scene.turn(), Some(2));
    }
}

#[test]
fn sw_2_2_only_the_top_card_counts() {
    let mut scene = Deal::of(["K ...", "5 ...", "6 ..."]).begin();
    scene.play(0, "K").play(1, "5");
    assert_eq!(scene.table().top(), Some((Rank::Five, 1)));
    scene.play(2, "6");
    assert_eq!(
        scene.pile(),
        "nothing",
        "lower than the king, and yet higher"
    );
}

#[test]
fn sw_2_3_a_higher_play_takes_the_whole_pile() {
    let mut scene = Deal::of(["K ...", "7 7 ...", "9 9 3 ..."]).begin();
    scene.play(0, "K").play(1, "7 7");
    let before = scene.own(2);
    scene.news();
    scene.play(2, "9 9");
    let mut after = before;
    after += counts("K 7 7");
    assert_eq!(scene.own(2), after, "with the cards just played");
    let seat = Seat(2);
    let pile = counts("K 7 7 9 9");
    assert_eq!(scene.news()[1..], [Event::TookPile { seat, pile }]);
    assert_eq!(scene.begins(), Some((0, false)), "the turn ends");
    assert_eq!(scene.pile(), "nothing", "and the next starts an empty pile");
}

#[test]
fn sw_2_3_height_is_judged_before_the_number_of_cards() {
    let mut scene = Deal::of(["5 ...", "K K K K ...", "..."]).begin();
    let mut hand = scene.own(1);
    scene.play(0, "5").play(1, "K K K K");
    hand += counts("5");
    assert_eq!(scene.own(1), hand);
    assert_eq!(scene.begins(), Some((2, false)), "no swoop");
    assert!(
        scene.table().gone.total() == 3,
        "only what was drawn for the start"
    );
}

#[test]
fn sw_2_3_the_pile_may_be_taken_on_purpose() {
    for played in ["K", "@0"] {
        let mut scene = Deal::of(["7 ...", "K 7 3 ... | K 3 3 3", "..."]).begin();
        scene.play(0, "7");
        let offered = scene.offered(1);
        assert!(offered.contains(&scene.playing(1, "3")), "a legal play");
        scene.play(1, played);
        assert!(scene.own(1)[Rank::Seven] >= 2, "{played} takes it");
    }
}

#[test]
fn sw_2_3_the_pile_is_not_taken_without_playing() {
    let hand = "K Q J 9 9 J Q K Q J 9 | K Q J 9";
    let mut scene = Deal::of(["A ...", hand, "..."]).begin();
    scene.play(0, "A");
    let played = |action: &Action| matches!(action, Action::Play { .. });
    let offered = scene.offered(1);
    assert!(!offered.is_empty() && offered.iter().all(played));
    for action in offered {
        let mut scene = scene.clone();
        scene.act(1, action);
        let Action::Play { rank, .. } = action else {
            continue;
        };
        let known = scene.table().tableaus[Seat(1)].known;
        assert!(known[rank] > 0 && known[Rank::Ace] == 1, "{known:?}");
    }
}

#[test]
fn sw_2_3_a_face_up_card_goes_to_the_hand_and_uncovers_another() {
    let mut scene = Deal::of(["7 ...", "2 ... | K 3 3 3 | 2 . . .", "..."]).begin();
    scene.play(0, "7");
    let kings = scene.own(1)[Rank::King];
    scene.play(1, "@0");
    assert_eq!(scene.own(1)[Rank::King], kings + 1);
    assert_eq!(scene.stacks(1), ("- 3 3 3".into(), vec![0, 1, 2, 3]));
    assert_eq!(scene.table().tableaus[Seat(1)].uncovered(), Stacks::only(0));
    assert_eq!(scene.turn(), Some(2), "not to be turned in this turn");
    let flip = Action::Flip { stack: 0 };
    assert_eq!(scene.check(1, flip), Err(Illegal::NotYourTurn));
}

#[test]
fn sw_2_3_taken_cards_are_known_until_played() {
    let mut scene = Deal::of(["7 ...", "K 3 ...", "..."]).begin();
    scene.play(0, "7").play(1, "K");
    let known = |scene: &super::scene::Scene| scene.table().tableaus[Seat(1)].known;
    assert_eq!(known(&scene), counts("7 K"));
    let mut scene = Deal::of(["7 9 ...", "K 3 ...", "Q ..."]).begin();
    scene.play(0, "7").play(1, "K").play(2, "Q").play(0, "9");
    scene.play(1, "7");
    assert_eq!(known(&scene), counts("K"));
}

#[test]
fn sw_2_4_suits_never_matter() {
    assert_eq!(Rank::ALL.len(), 14);
    assert_eq!(all_cards(3).iter().count(), 14, "a card is its rank");
}

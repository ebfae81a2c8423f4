//! DE-3.1, 3.2, 3.3 and 3.5: a trick.

use kitchen_table::engine::{Clause, Illegal, Seat};
use kitchen_table::games::dealt::{Action, Card, Event, Leads, Refusal};

use super::scene::{Deal, cards, numbers};

#[test]
fn de_3_1_each_player_acts_once_clockwise() {
    let mut scene = Deal::of(["1 5 5 9", "2 3 3 9", "R 4 4 9", "3 6 6 9"]).begin();
    let whose_turn = |scene: &super::scene::Scene| {
        let trick = scene.table().trick;
        (scene.turn(), numbers(trick.began), numbers(trick.waiting))
    };
    let all = vec![0, 1, 2, 3];
    assert_eq!(whose_turn(&scene), (Some(0), all.clone(), all.clone()));
    scene.play(0, "1");
    assert_eq!(whose_turn(&scene), (Some(1), all.clone(), vec![1, 2, 3]));
    scene.take(1, 0, 0);
    assert_eq!(whose_turn(&scene), (Some(2), all.clone(), vec![2, 3]));
    scene.redraw(2);
    assert_eq!(whose_turn(&scene), (Some(3), all.clone(), vec![3]));
    scene.play(3, "3").place_all(3, 3);
    assert_eq!(whose_turn(&scene), (Some(3), all.clone(), all));
}

#[test]
fn de_3_1_nobody_else_acts() {
    let scene = Deal::of(["1 5 5 9", "2 3 3 9", "4 4 4 9"]).begin();
    for seat in [1, 2, 3, 255] {
        for action in [Action::Stop { at: 0 }, scene.find(0, "1")] {
            assert_eq!(scene.check(seat, action), Err(Illegal::NotYourTurn));
        }
    }
}

#[test]
fn de_3_1_a_player_who_is_out_is_skipped() {
    let mut scene = Deal::of(["9", "2", "3"]).begin();
    scene.play(0, "9").take(1, 0, 0).take(2, 0, 0);
    assert_eq!(scene.sizes(), [0, 2, 2]);
    scene.play(2, "3");
    assert_eq!(scene.turn(), Some(1), "not seat 0");
    let trick = scene.table().trick;
    assert_eq!(numbers(trick.began), [1, 2]);
}

#[test]
fn de_3_1_leader_plays_a_combination_stop_or_redraw() {
    for (led, turn) in [("4", 1), ("4 4", 1), ("S", 0), ("R", 1)] {
        let mut scene = Deal::of(["S R 4 4", "3 3 3 9", "6 6 6 9"]).begin();
        match led {
            "S" => scene.stop(0),
            "R" => scene.redraw(0),
            _ => scene.play(0, led),
        };
        assert_eq!(scene.turn(), Some(turn), "after {led}");
    }
}

#[test]
fn de_3_1_leader_cannot_take_a_reserve() {
    let scene = Deal::of(["1 5 5 9", "2 3 3 9", "4 4 4 9"]).begin();
    for which in [0, 1] {
        let refusal = scene.refused(0, Action::TakeReserve { which, gap: 0 });
        assert_eq!(
            (refusal, refusal.clause()),
            (Refusal::LeaderPlays, "DE-3.1")
        );
    }
}

#[test]
fn de_3_2_beat_stop_redraw_or_take() {
    let mut scene = Deal::of(["9 5 5 9", "X 8 S R", "4 4 4 9"]).begin();
    scene.play(0, "9");
    assert_eq!(scene.may_play(1, "8"), Err(Refusal::NotHigher));
    assert_eq!(scene.may_play(1, "X=9"), Err(Refusal::NotHigher));
    assert_eq!(scene.may_play(1, "X=10"), Ok(()));
    assert_eq!(scene.may_play(1, "X=7 8"), Ok(()));
    scene.clone().stop(1);
    scene.clone().redraw(1);
    scene.clone().take(1, 0, 0);
    scene.take(1, 1, 4);
}

#[test]
fn de_3_2_any_combination_while_there_is_none() {
    for first in ["1", "1 2", "1 1", "12"] {
        let mut scene = Deal::of(["R 5 5 9", "12 1 2 7", "1 1 2 9"]).begin();
        scene.redraw(0);
        let seat = if first == "12" { 1 } else { 2 };
        if seat == 2 {
            scene.take_right(1, 0);
        }
        assert_eq!(scene.may_play(seat, first), Ok(()), "{first}");
    }
}

#[test]
fn de_3_2_a_player_who_could_play_may_take_a_reserve() {
    let mut scene = Deal::of(["1 5 5 9", "12 12 12 9", "4 4 4 9"]).begin();
    scene.play(0, "1");
    assert_eq!(scene.may_play(1, "12 12 12"), Ok(()));
    scene.take(1, 0, 0);
    assert_eq!(scene.turn(), Some(2));
}

#[test]
fn de_3_2_each_reserve_once_and_only_ones_own() {
    let mut scene = Deal::of(["12 12 12 9", "1 3 6 9", "1 3 5 7"])
        .reserves(&["", "11 8", "11 10"])
        .begin();
    scene.play(0, "12").take(1, 1, 0).take(2, 0, 0);
    assert_eq!(
        scene.own(1)[0],
        cards("8")[0],
        "one's own, not a neighbor's"
    );
    scene.play(0, "12");
    let refusal = scene.refused(1, Action::TakeReserve { which: 1, gap: 0 });
    assert_eq!(
        (refusal, refusal.clause()),
        (Refusal::ReserveGone, "DE-3.2")
    );
    for which in [2, 3, 255] {
        let refusal = scene.refused(1, Action::TakeReserve { which, gap: 0 });
        assert_eq!(refusal, Refusal::ReserveGone, "there are two");
    }
    scene.take(1, 0, 0);
    let reserves = scene.table().reserves;
    assert_eq!(reserves[Seat(1)], [None; 2]);
    assert_eq!(reserves[Seat(2)], [None, cards("10").pop()]);
}

#[test]
fn de_3_3_finished_trick_is_discarded() {
    let mut scene = Deal::of(["1 5 5 9", "X 3 3 9", "4 4 4 9"]).begin();
    let before = scene.table().discards;
    scene.play(0, "1").play(1, "X=2").take(2, 0, 0);
    let mut after = before;
    for card in cards("1 X") {
        after[card.kind()] += 1;
    }
    assert_eq!(
        scene.table().discards,
        after,
        "but no reserve, and an X is an X"
    );
    assert!(scene.table().trick.turns.is_empty());
}

#[test]
fn de_3_3_cards_lie_open_until_the_trick_ends() {
    let mut scene = Deal::of(["1 5 5 9", "2 3 3 9", "4 4 4 9"]).begin();
    let before = scene.table().discards;
    scene.play(0, "1").play(1, "2");
    assert_eq!(scene.table().discards, before);
    let lie: Vec<Card> = scene.table().trick.cards().collect();
    assert_eq!(lie, cards("1 2"));
}

#[test]
fn de_3_5_reserves_are_not_hand_cards() {
    let mut scene = Deal::of(["9", "2", "3"]).begin();
    scene.news();
    scene.play(0, "9").take(1, 0, 0).take(2, 0, 0);
    let out = Event::WentOut { seat: Seat(0) };
    assert!(scene.news().contains(&out));
    let reserves = scene.table().reserves;
    assert!(reserves[Seat(0)].iter().all(Option::is_some), "left alone");
    assert_eq!(scene.led(), Some((2, Leads::RightHandNeighbor)));
    scene.play(2, "3");
    for which in [0, 1] {
        let answer = scene.check(0, Action::TakeReserve { which, gap: 0 });
        assert_eq!(answer, Err(Illegal::NotYourTurn));
    }
}

//! DE-5: the end of a round.

use kitchen_table::engine::{Eyes, Game, Seat};
use kitchen_table::games::dealt::{Event, Leads, Loss, OutRisk};

use super::cannot_act::without_reserves;
use super::scene::{Deal, Scene, seats};

#[test]
fn de_5_1_draw_then_count_hands_then_lead() {
    let mut scene = Deal::of(["9", "R", "3"]).begin();
    scene.play(0, "9").redraw(1);
    scene.news();
    scene.take(2, 0, 0).place(0, 0).place(0, 1).place(0, 1);
    let [drawer, highest] = [Seat(0); 2];
    assert_eq!(
        scene.news()[1..],
        [
            Event::TrickEnded {
                highest: Some(highest)
            },
            Event::MustDraw {
                seat: drawer,
                cards: 3
            },
            Event::Placed {
                seat: drawer,
                gap: 0
            },
            Event::Placed {
                seat: drawer,
                gap: 1
            },
            Event::Placed {
                seat: drawer,
                gap: 1
            },
            Event::WentOut { seat: Seat(1) },
            Event::Led {
                seat: drawer,
                why: Leads::Highest
            },
        ]
    );
}

#[test]
fn de_5_1_draw_then_count_hands_then_lose() {
    let mut scene = Deal::of(["2", "R", "9"]).begin();
    scene.play(0, "2").redraw(1);
    scene.news();
    scene.play(2, "9").place_all(2, 3);
    let seat = Seat(2);
    let news = scene.news();
    assert_eq!(
        news[1..10],
        [
            Event::TrickEnded {
                highest: Some(seat)
            },
            Event::MustDraw { seat, cards: 3 },
            Event::Placed { seat, gap: 0 },
            Event::Placed { seat, gap: 0 },
            Event::Placed { seat, gap: 0 },
            Event::WentOut { seat: Seat(0) },
            Event::WentOut { seat: Seat(1) },
            Event::RoundLost {
                seats: seats(&[2]),
                why: Loss::LastWithCards
            },
            Event::GaveChip { seat, left: 1 },
        ],
        "who has drawn and is then the only one with cards loses"
    );
}

#[test]
fn de_5_3_a_last_card_is_safe_unless_all_can_run_out_or_somebody_draws() {
    let risk = |scene: &Scene, seat| scene.game.view(Eyes::Seat(Seat(seat))).out_risk();
    let mut scene = Deal::of(["2", "4", "9"]).begin();
    assert_eq!(risk(&scene, 0), OutRisk::DrawOrBeaten, "all can run out");
    scene.play(0, "2").play(1, "4");
    assert_eq!(risk(&scene, 2), OutRisk::Nothing, "nobody acts any more");
    // There is a Redraw in the trick.
    let mut scene = Deal::of(["2", "R", "9"]).begin();
    scene.play(0, "2").redraw(1);
    assert_eq!(risk(&scene, 2), OutRisk::Draw);
    // Nobody can get rid of four cards at once.
    let scene = Deal::of(["2 5 7 9", "1 4 6 8", "3 1 5 2"]).begin();
    assert_eq!(risk(&scene, 0), OutRisk::Draw);
}

#[test]
fn de_5_1_a_player_who_drew_for_an_unanswered_redraw_can_be_the_last() {
    let mut scene = Deal::of(["R", "R", "S"]).begin();
    scene.redraw(0).redraw(1).stop(2).place_all(0, 6);
    assert_eq!(scene.lost(), Some((vec![0], Loss::LastWithCards)));
}

#[test]
fn de_5_1_nobody_is_out_before_the_trick_ends() {
    let mut scene = Deal::of(["9", "2", "3"]).begin();
    scene.news();
    scene.play(0, "9").take(1, 0, 0);
    let out = |event: &Event| matches!(event, Event::WentOut { .. });
    assert!(!scene.news().iter().any(out));
    scene.take(2, 0, 0);
    assert_eq!(scene.news().iter().filter(|event| out(event)).count(), 1);
}

#[test]
fn de_5_1_a_trick_is_played_out() {
    let mut scene = Deal::of(["2", "5", "3"]).begin();
    scene.play(0, "2").play(1, "5");
    assert_eq!(scene.sizes(), [0, 0, 1]);
    assert_eq!(scene.turn(), Some(2), "though only seat 2 has cards");
    assert_eq!(scene.lost(), None);
    scene.take(2, 0, 0);
    assert_eq!(scene.lost(), Some((vec![2], Loss::LastWithCards)));
    let mut scene = Deal::of(["2", "5", "9"]).begin();
    scene.play(0, "2").play(1, "5").play(2, "9");
    assert_eq!(scene.lost(), Some((vec![0, 1], Loss::NobodyWithCards)));
}

#[test]
fn de_5_2_the_last_player_with_cards_gives_up_a_chip() {
    let mut scene = Deal::of(["9", "8", "7"]).begin();
    scene.play(0, "9").take(1, 0, 0).take_right(2, 0);
    assert_eq!(scene.lost(), None, "two hold cards");
    // The leader plays one of two cards, the others play all.
    let mut scene = Deal::of(["9", "3", "7"]).reserves(&["", "4", "7"]).begin();
    scene.play(0, "9").take_right(1, 0).take_right(2, 0);
    assert_eq!(scene.led(), Some((2, Leads::RightHandNeighbor)));
    scene.play(2, "7").play(1, "3 4");
    assert_eq!(scene.lost(), Some((vec![2], Loss::LastWithCards)));
    assert_eq!(scene.chips(), [2, 2, 1]);
}

#[test]
fn de_5_2_also_when_a_stop_ended_the_trick() {
    let mut scene = Deal::of(["9", "S", "7"]).begin();
    scene.play(0, "9").stop(1);
    assert_eq!(scene.lost(), Some((vec![2], Loss::LastWithCards)));
}

#[test]
fn de_5_3_all_but_the_highest_give_up_a_chip() {
    let mut scene = Deal::of(["2", "5", "9"]).begin();
    scene.play(0, "2").play(1, "5").play(2, "9");
    assert_eq!(scene.lost(), Some((vec![0, 1], Loss::NobodyWithCards)));
    assert_eq!(scene.chips(), [1, 1, 2]);
    let mut scene = Deal::of(["1", "2", "3", "4", "5"]).begin();
    scene.play(0, "1").play(1, "2").play(2, "3").play(3, "4");
    scene.play(4, "5");
    assert_eq!(
        scene.lost(),
        Some((vec![0, 1, 2, 3], Loss::NobodyWithCards))
    );
    assert_eq!(scene.chips(), [1, 1, 1, 1, 2]);
}

#[test]
fn de_5_3_so_does_a_player_who_stopped_with_the_last_card() {
    let mut scene = Deal::of(["2", "5", "S"]).begin();
    scene.play(0, "2").play(1, "5").stop(2);
    assert_eq!(scene.lost(), Some((vec![0, 2], Loss::NobodyWithCards)));
}

#[test]
fn de_5_3_a_player_who_was_out_before_is_safe() {
    let hands = ["9", "3", "5", "7", "1"];
    let reserves = ["", "4", "6", "8", "2"];
    let mut scene = Deal::of(hands).reserves(&reserves).begin();
    scene.play(0, "9");
    for seat in 1..5 {
        scene.take_right(seat, 0);
    }
    assert_eq!(scene.led(), Some((4, Leads::RightHandNeighbor)));
    scene.play(4, "1 2").play(1, "3 4").play(2, "5 6");
    scene.play(3, "7 8");
    let losers = vec![1, 2, 4];
    assert_eq!(scene.lost(), Some((losers, Loss::NobodyWithCards)));
    assert_eq!(scene.chips(), [2, 1, 1, 2, 1]);
}

#[test]
fn de_5_5_the_player_who_gave_up_a_chip_leads() {
    let mut scene = Deal::of(["9", "S", "7"]).begin();
    scene.play(0, "9").stop(1);
    assert_eq!(scene.led(), Some((2, Leads::GaveChip)));
    let mut scene = without_reserves("6 8", "2 6 8 11");
    scene.play(0, "9");
    assert_eq!(scene.led(), Some((1, Leads::GaveChip)));
}

#[test]
fn de_5_5_the_oldest_leads_if_several_did() {
    for hands in [["2", "5", "9"], ["2", "5", "S"]] {
        let mut scene = Deal::of(hands).begin();
        let oldest = scene.table().options.oldest;
        scene.play(0, "2").play(1, "5");
        if hands[2] == "S" {
            scene.stop(2);
        } else {
            scene.play(2, "9");
        }
        assert_eq!(scene.led(), Some((oldest.0, Leads::Oldest)));
    }
}

#[test]
fn de_5_5_one_of_the_last_two_players_leads() {
    // Two are left and both play their last cards: one gives up a chip, and leads.
    let mut scene = Deal::of(["9", "7", "3"]).reserves(&["", "8", "4"]).begin();
    scene.play(0, "9").take_right(1, 0).take_right(2, 0);
    scene.play(2, "3 4").play(1, "7 8");
    assert_eq!(scene.lost(), Some((vec![2], Loss::NobodyWithCards)));
    assert_eq!(scene.led(), Some((2, Leads::GaveChip)));
}

#[test]
fn de_5_5_all_cards_are_dealt_again() {
    let mut scene = Deal::of(["9", "S", "7"]).begin();
    scene.play(0, "9").stop(1);
    let table = scene.table();
    assert_eq!(table.round, 2);
    assert_eq!(scene.sizes(), [10; 3]);
    assert_eq!(table.pile, 18);
    assert_eq!(table.discards.iter().sum::<u8>(), 0);
    assert!(table.trick.turns.is_empty());
    let two = |reserves: &[Option<_>; 2]| reserves.iter().all(Option::is_some);
    assert!(table.reserves.iter().all(|(_, reserves)| two(reserves)));
    for seat in 0..3 {
        let dealt = scene.secrets(seat);
        assert_eq!(dealt.len(), 2, "one for each deal");
        assert_ne!(dealt[0], dealt[1], "anew");
        assert!(!scene.own(seat).is_sorted(), "shuffled");
    }
}

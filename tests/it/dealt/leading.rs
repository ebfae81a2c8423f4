//! DE-3.4: who leads the next trick; each part takes precedence over the following ones.

use kitchen_table::games::dealt::Leads;

use super::scene::Deal;

#[test]
fn de_3_4_a_the_player_who_drew_for_an_unanswered_redraw_leads() {
    let mut scene = Deal::of(["R 1 5 9", "3 3 3 9", "4 4 4 9"]).begin();
    scene.redraw(0).take(1, 0, 0).take(2, 0, 0).place_all(0, 3);
    assert_eq!(scene.led(), Some((0, Leads::DrewOwnRedraw)));
}

#[test]
fn de_3_4_a_comes_before_the_stop() {
    let mut scene = Deal::of(["R 1 5 9", "S 3 3 9", "4 4 4 9"]).begin();
    scene.redraw(0).stop(1).place_all(0, 3);
    assert_eq!(scene.led(), Some((0, Leads::DrewOwnRedraw)));
}

#[test]
fn de_3_4_a_even_if_the_redraw_was_the_last_card() {
    let mut scene = Deal::of(["R", "3", "4"]).begin();
    scene.redraw(0).take(1, 0, 0).take(2, 0, 0).place_all(0, 3);
    assert_eq!(scene.led(), Some((0, Leads::DrewOwnRedraw)));
}

#[test]
fn de_3_4_b_the_player_who_stopped_leads() {
    let mut scene = Deal::of(["9 1 5 9", "S 3 3 9", "4 4 4 9"]).begin();
    scene.play(0, "9").stop(1);
    assert_eq!(scene.led(), Some((1, Leads::Stopped)), "not the highest");
    let mut scene = Deal::of(["S 1 5 9", "3 3 3 9", "4 4 4 9"]).begin();
    scene.stop(0);
    assert_eq!(scene.led(), Some((0, Leads::Stopped)), "leads again");
}

#[test]
fn de_3_4_b_comes_before_the_highest_player_who_drew() {
    let mut scene = Deal::of(["9 1 5 9", "R 3 3 9", "S 4 4 9"]).begin();
    scene.play(0, "9").redraw(1).stop(2).place_all(0, 3);
    assert_eq!(scene.led(), Some((2, Leads::Stopped)));
}

#[test]
fn de_3_4_c_the_highest_player_leads() {
    let mut scene = Deal::of(["9 1 5 9", "10 3 3 9", "4 4 4 9"]).begin();
    scene.play(0, "9").play(1, "10").take(2, 0, 0);
    assert_eq!(scene.led(), Some((1, Leads::Highest)));
}

#[test]
fn de_3_4_c_the_highest_player_leads_if_out_before_drawing() {
    let mut scene = Deal::of(["9", "R", "3"]).begin();
    scene.play(0, "9").redraw(1).take(2, 0, 0).place_all(0, 3);
    assert_eq!(scene.sizes(), [3, 0, 2]);
    assert_eq!(scene.led(), Some((0, Leads::Highest)));
}

#[test]
fn de_3_4_c_the_highest_player_leads_if_the_stop_was_a_last_card() {
    let hands = ["1 6 5 9", "8 8 8 S", "3 3 4 5", "9 9 9 4"];
    let mut scene = Deal::of(hands).begin();
    scene.play(0, "1").play(1, "8 8 8").take(2, 0, 0);
    scene.play(3, "9 9 9");
    scene.play(3, "4").play(0, "6").stop(1);
    assert_eq!(scene.sizes(), [2, 0, 5, 0]);
    assert_eq!(scene.led(), Some((0, Leads::Highest)));
}

#[test]
fn de_3_4_d_the_next_highest_player_with_cards_leads() {
    let mut scene = Deal::of(["1 5 2 9", "8 8 8 6", "3 3 4 5", "9 9 9 4"]).begin();
    scene.play(0, "1").play(1, "8 8 8").take(2, 0, 0);
    scene.play(3, "9 9 9");
    scene.play(3, "4").play(0, "5").play(1, "6").take(2, 1, 0);
    assert_eq!(scene.sizes(), [2, 0, 6, 0]);
    assert_eq!(scene.led(), Some((0, Leads::NextHighest)));
}

#[test]
fn de_3_4_d_and_so_on_down() {
    let hands = ["1 5 2 9", "8 8 8 6", "9 9 9 7", "3 3 4 5", "10 10 10 4"];
    let mut scene = Deal::of(hands).begin();
    scene.play(0, "1").play(1, "8 8 8").play(2, "9 9 9");
    scene.take(3, 0, 0).play(4, "10 10 10");
    scene.play(4, "4").play(0, "5").play(1, "6").play(2, "7");
    scene.take(3, 1, 0);
    assert_eq!(scene.sizes(), [2, 0, 0, 6, 0]);
    assert_eq!(scene.led(), Some((0, Leads::NextHighest)));
}

#[test]
fn de_3_4_e_right_of_the_only_one_who_played() {
    let mut scene = Deal::of(["9", "2", "3"]).begin();
    scene.play(0, "9").take(1, 0, 0).take(2, 0, 0);
    assert_eq!(scene.led(), Some((2, Leads::RightHandNeighbor)));
}

#[test]
fn de_3_4_e_nearest_with_cards() {
    let mut scene = Deal::of(["2", "1", "1", "5", "9"]).begin();
    scene.play(0, "2").take(1, 0, 0).take(2, 0, 0);
    scene.play(3, "5").play(4, "9");
    assert_eq!(scene.sizes(), [0, 2, 2, 0, 0]);
    assert_eq!(scene.led(), Some((2, Leads::RightHandNeighbor)));
}

#[test]
fn de_3_4_e_right_of_a_leader_who_stopped_with_the_last_card() {
    let mut scene = Deal::of(["S", "2", "3"]).begin();
    scene.stop(0);
    assert_eq!(scene.led(), Some((2, Leads::RightHandNeighbor)));
}

#[test]
fn de_3_4_e_right_of_the_stop_not_of_the_highest() {
    let mut scene = Deal::of(["5", "1", "S", "3", "4"]).begin();
    scene.play(0, "5").take(1, 0, 0).stop(2);
    assert_eq!(scene.sizes(), [0, 2, 0, 1, 1]);
    assert_eq!(scene.led(), Some((1, Leads::RightHandNeighbor)));
}

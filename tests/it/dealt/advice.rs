//! The reasons for advice in Dealt! are true where they are given.

use kitchen_table::bots::advice::Advise;
use kitchen_table::bots::dealt::advice::Reason;
use kitchen_table::engine::{Eyes, Seat};
use kitchen_table::games::dealt::{Action, Dealt};

use super::scene::{Deal, Scene};

fn reason(scene: &Scene, seat: u8, action: Action) -> Option<Reason> {
    Dealt::reason(&scene.observe(Eyes::Seat(Seat(seat))), &action)
}

#[test]
fn the_last_cards_of_the_hand_run_out() {
    let scene = Deal::of(["7", "9", "3"]).begin();
    assert_eq!(reason(&scene, 0, scene.find(0, "7")), Some(Reason::RunsOut));
}

#[test]
fn the_last_to_act_wins_the_trick() {
    let mut scene = Deal::of(["3 7 9 2", "5 1 9 4", "6 8 2 12"]).begin();
    scene.play(0, "3");
    let early = reason(&scene, 1, scene.find(1, "5"));
    assert_ne!(early, Some(Reason::WinsTrick), "somebody is to come");
    scene.play(1, "5");
    assert_eq!(
        reason(&scene, 2, scene.find(2, "6")),
        Some(Reason::WinsTrick)
    );
}

#[test]
fn fewest_plays_are_counted() {
    // Playing the 1 joins the sevens.
    let scene = Deal::of(["7 1 7 12", "5 2 9 4", "6 8 2 11"]).begin();
    assert_eq!(
        reason(&scene, 0, scene.find(0, "1")),
        Some(Reason::FewestPlays(2))
    );
    assert_eq!(
        reason(&scene, 0, scene.find(0, "7")),
        None,
        "three are left"
    );
}

#[test]
fn the_lowest_that_beats_the_trick_is_told() {
    let mut scene = Deal::of(["3 7 9 2", "5 1 9 12", "6 8 2 12"]).begin();
    scene.play(0, "3");
    assert_eq!(reason(&scene, 1, scene.find(1, "5")), Some(Reason::Lowest));
    assert_eq!(reason(&scene, 1, scene.find(1, "9")), None);
}

#[test]
fn a_stop_lets_its_player_lead() {
    let mut scene = Deal::of(["3 7 9 2", "S 1 9 12", "6 8 2 12"]).begin();
    scene.play(0, "3");
    assert_eq!(
        reason(&scene, 1, Action::Stop { at: 0 }),
        Some(Reason::LeadsNext)
    );
}

#[test]
fn a_reserve_may_be_all_that_is_left() {
    let mut scene = Deal::of(["9 7 3 2", "5 1 8 4", "6 8 2 12"]).begin();
    scene.play(0, "9");
    let take = Action::TakeReserve { which: 0, gap: 0 };
    assert_eq!(reason(&scene, 1, take), Some(Reason::NothingElse));
    scene.take(1, 0, 0);
    assert_eq!(reason(&scene, 2, take), None, "the 12 beats it");
}

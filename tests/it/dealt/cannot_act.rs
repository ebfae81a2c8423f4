//! DE-5.4: a player who cannot act loses the round.

use kitchen_table::engine::Seat;
use kitchen_table::games::dealt::{Action, Event, Loss, Refusal};

use super::scene::{Deal, Scene, seats};

/// Seats 1 and 2 have taken both of their reserves, seat 0 leads from `5 9`, and seat 1 holds these
/// two cards on the left of `1 3 5 7`.
#[track_caller]
pub(crate) fn without_reserves(left: &str, third: &str) -> Scene {
    let mut scene = Deal::of(["12 12 5 9", "1 3 5 7", third])
        .reserves(&["", left, "10 4"])
        .begin();
    for (first, second) in [(1, 0), (0, 1)] {
        scene.play(0, "12").take(1, first, 0).take(2, second, 0);
    }
    assert_eq!(scene.hand(1), format!("{left} 1 3 5 7"));
    scene
}

#[test]
fn de_5_4_a_player_who_cannot_act_loses_at_once() {
    let mut scene = without_reserves("6 8", "2 6 8 11");
    scene.news();
    scene.play(0, "9");
    let news = scene.news();
    assert!(matches!(news[0], Event::Played { .. }));
    let lost = Event::RoundLost {
        seats: seats(&[1]),
        why: Loss::CannotAct,
    };
    assert_eq!(news[1], lost, "without an input, and before the trick ends");
    assert_eq!(
        news[2],
        Event::GaveChip {
            seat: Seat(1),
            left: 1
        }
    );
    assert!(matches!(news[3], Event::RoundBegan { round: 2, .. }));
    assert_eq!(scene.chips(), [2, 1, 2]);
    assert_eq!(scene.sizes(), [10, 10, 10], "the round is over for all");
}

#[test]
fn de_5_4_whatever_can_be_played_saves() {
    for (left, acts) in [
        ("6 8", false),
        ("4 9", false),
        ("S 8", true),
        ("8 R", true),
        ("6 X", true),
        ("X 6", true),
        ("6 10", true),
        ("9 11", true),
        ("6 2", true),
        ("4 4", true),
        ("8 9", true),
    ] {
        let mut scene = without_reserves(left, "2 6 8 11");
        scene.play(0, "9");
        let lost = scene.lost() == Some((vec![1], Loss::CannotAct));
        assert_eq!(lost, !acts, "{left} 1 3 5 7 upon a solo 9");
    }
}

#[test]
fn de_5_4_a_reserve_saves() {
    let mut scene = Deal::of(["12 12 5 9", "1 3 5 7", "2 6 8 11"]).begin();
    scene.play(0, "12").take(1, 0, 0).take(2, 0, 0);
    scene.play(0, "12");
    assert_eq!(scene.turn(), Some(1));
    assert_eq!(scene.lost(), None);
}

#[test]
fn de_5_4_redraws_of_that_trick_are_not_carried_out() {
    let mut scene = Deal::of(["12 12 12 9", "1 3 5 R", "2 6 8 1"])
        .reserves(&["", "", "4 10"])
        .begin();
    scene.play(0, "12").take(1, 0, 0).take(2, 0, 0);
    scene.play(0, "12").take(1, 1, 0).take(2, 1, 0);
    scene.news();
    scene.play(0, "12").redraw(1);
    let news = scene.news();
    let lost = Event::RoundLost {
        seats: seats(&[2]),
        why: Loss::CannotAct,
    };
    assert_eq!(news[2], lost);
    let carried_out =
        |event: &Event| matches!(event, Event::MustDraw { .. } | Event::TrickEnded { .. });
    assert!(!news.iter().any(carried_out));
    assert_eq!(scene.table().pile, 18, "a new one");
}

#[test]
fn de_5_4_a_player_who_can_play_must() {
    let mut scene = without_reserves("6 X", "2 6 8 11");
    scene.play(0, "9");
    for which in [0, 1] {
        let refusal = scene.refused(1, Action::TakeReserve { which, gap: 0 });
        assert_eq!(refusal, Refusal::ReserveGone);
    }
    scene.play(1, "X=10");
    assert_eq!(scene.lost(), None);
}

#[test]
fn de_5_4_others_who_could_not_act_later_are_safe() {
    // Seat 2 could not act either, but seat 1's turn comes first.
    let mut scene = without_reserves("6 8", "2 6 8 1");
    scene.play(0, "9");
    assert_eq!(scene.lost(), Some((vec![1], Loss::CannotAct)));
}

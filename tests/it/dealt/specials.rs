//! DE-4.1 and DE-4.2: playing Stop and Redraw.

use kitchen_table::engine::{Clause, Seat};
use kitchen_table::games::dealt::{Action, Event, Leads, Refusal};

use super::scene::Deal;

#[test]
fn de_4_1_need_not_beat_anything() {
    for special in ["S", "R"] {
        let hand = format!("2 {special} 1 3");
        let mut scene = Deal::of(["12 12 12 5", hand.as_str(), "4 4 4 9"]).begin();
        scene.play(0, "12 12 12");
        if special == "S" {
            scene.stop(1);
        } else {
            scene.redraw(1);
        }
        assert_eq!(scene.hand(1), "2 1 3");
    }
}

#[test]
fn de_4_1_played_alone() {
    let scene = Deal::of(["S 4 R 4", "3 3 3 9", "6 6 6 9"]).begin();
    for (from, len) in [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 1), (2, 2)] {
        let names = [None; 2];
        let refusal = scene.refused(0, Action::Play { from, len, names });
        assert_eq!(
            (refusal, refusal.clause()),
            (Refusal::PlayedAlone, "DE-4.1")
        );
    }
}

#[test]
fn de_4_1_only_a_stop_stops_and_only_a_redraw_redraws() {
    let scene = Deal::of(["S 4 R X", "3 3 3 9", "6 6 6 9"]).begin();
    for at in 0..4 {
        if at != 0 {
            let refusal = scene.refused(0, Action::Stop { at });
            assert_eq!((refusal, refusal.clause()), (Refusal::NotAStop, "DE-4.1"));
        }
        if at != 2 {
            let refusal = scene.refused(0, Action::Redraw { at });
            assert_eq!((refusal, refusal.clause()), (Refusal::NotARedraw, "DE-4.1"));
        }
    }
    for at in [4, 18, 255] {
        assert_eq!(scene.refused(0, Action::Stop { at }), Refusal::NoSuchCard);
        assert_eq!(scene.refused(0, Action::Redraw { at }), Refusal::NoSuchCard);
    }
}

#[test]
fn de_4_2_stop_ends_the_trick_at_once() {
    for acting in 0..4 {
        let mut hands = ["1 5 5 9", "2 3 3 9", "3 4 4 9", "4 6 6 9"].map(String::from);
        hands[acting].replace_range(0..1, "S");
        let mut scene = Deal::of(hands.each_ref().map(String::as_str)).begin();
        for (seat, card) in (0..acting as u8).zip(["1", "2", "3"]) {
            scene.play(seat, card);
        }
        scene.news();
        scene.stop(acting as u8);
        let seat = Seat(acting as u8);
        let highest = acting.checked_sub(1).map(|before| Seat(before as u8));
        let news = [
            Event::Stopped { seat, at: 0 },
            Event::TrickEnded { highest },
            Event::Led {
                seat,
                why: Leads::Stopped,
            },
        ];
        assert_eq!(scene.news(), news, "nobody acts after it");
        let sizes = (0..4).map(|seat| if seat <= acting { 3 } else { 4 });
        assert_eq!(scene.sizes(), sizes.collect::<Vec<_>>());
    }
}

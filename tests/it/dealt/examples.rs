//! The examples of the rule book.

use kitchen_table::engine::Seat;
use kitchen_table::games::dealt::{Event, Leads, Rank, Refusal};

use super::scene::Deal;

#[test]
fn example_each_beats_the_one_before() {
    let mut scene = Deal::of(["8 1 1 9", "12 1 1 9", "5 4 2 9", "5 6 2 9"]).begin();
    scene
        .play(0, "8")
        .play(1, "12")
        .play(2, "5 4")
        .play(3, "5 6");
    assert_eq!(scene.led(), Some((3, Leads::Highest)));
}

#[test]
fn example_three_straights_in_any_order() {
    for cards in ["8 10 9", "9 8 10", "8 9 10"] {
        let hand = format!("{cards} 1");
        let mut scene = Deal::of([hand.as_str(), "2 2 2 5", "3 3 3 5"]).begin();
        scene.play(0, cards);
        let highest = scene
            .table()
            .trick
            .highest()
            .map(|made| (made.rank, made.high.number()));
        assert_eq!(highest, Some((Rank::ThreeStraight, 10)), "{cards}");
    }
}

#[test]
fn example_a_player_who_cannot_beat_a_three_straight_takes_a_reserve() {
    let [susie, andy, carla, nico] = [0, 1, 2, 3];
    let mut scene = Deal::of(["11 11 1 5", "6 7 8 2", "9 6 3 12", "10 10 4 2"])
        .reserves(&["", "", "7 1", "12 3"])
        .begin();
    scene.play(susie, "11 11").play(andy, "6 7 8");
    assert_eq!(scene.may_play(carla, "12"), Err(Refusal::NotHigher));
    scene.take(carla, 0, 2);
    assert_eq!(scene.hand(carla), "9 6 7 3 12");
    assert_eq!(scene.may_play(nico, "10 10"), Err(Refusal::NotHigher));
    scene.take_right(nico, 0);
    assert_eq!(scene.hand(nico), "10 10 4 2 12");
    assert_eq!(scene.led(), Some((andy, Leads::Highest)));
    scene.play(andy, "2").play(carla, "6 7");
}

#[test]
fn example_the_highest_draws_three() {
    let [andy, carla, nico, susie] = [0, 1, 2, 3];
    let mut scene = Deal::of(["12 1 1 9", "7 6 1 9", "11 12 2 9", "R 2 2 9"]).begin();
    scene.news();
    scene
        .play(andy, "12")
        .play(carla, "7 6")
        .play(nico, "11 12");
    scene.redraw(susie);
    let draws = Event::MustDraw {
        seat: Seat(nico),
        cards: 3,
    };
    assert_eq!(scene.news().last(), Some(&draws));
    scene.place_all(nico, 3);
    assert_eq!(scene.sizes(), [3, 2, 5, 3]);
    assert_eq!(scene.led(), Some((nico, Leads::Highest)));
}

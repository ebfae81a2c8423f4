//! The reasons for advice in Sloop are true where they are given.

use kitchen_table::bots::advice::Advise;
use kitchen_table::bots::sloop::advice::Reason;
use kitchen_table::engine::{Eyes, Seat};
use kitchen_table::games::sloop::Sloop;

use super::scene::{Deal, Scene, action, card, owning};

fn reason(scene: &Scene, words: &str) -> Option<Reason> {
    Sloop::reason(&scene.observe(Eyes::Seat(Seat(0))), &action(words))
}

#[test]
fn the_most_cards_are_counted_with_the_one_played() {
    let scene = Deal::of(["8 6 3 1", "9 9 9 9"], "5 3 6 11").begin();
    assert_eq!(reason(&scene, "8 takes 5+3"), Some(Reason::Most(3)));
}

#[test]
fn of_equal_captures_the_one_that_leaves_least_says_so() {
    // 9, 2 and 11 can be taken by a 2, a 9 or an 11; 4, 2 and 11 by a 6 as well.
    let scene = Deal::of(["4 9 12 12", "9 9 9 9"], "4 9 2 11").begin();
    let leaves = Some(Reason::MostLeavingLeast(2));
    let reasons = ["4 takes 4", "9 takes 9"].map(|words| reason(&scene, words));
    assert!(
        reasons.contains(&leaves) && reasons[0] != reasons[1],
        "{reasons:?}"
    );
}

#[test]
fn others_could_take_it_next() {
    let scene = Deal::of(["8 6 3 1", "9 9 9 9"], "5 3 6 11").begin();
    let could = Reason::CouldTake {
        seat: Seat(1),
        number: card("6").value().expect("a number"),
    };
    assert_eq!(reason(&scene, "6 takes 6"), Some(could));
}

#[test]
fn builds_hold_a_card_for_later() {
    let scene = Deal::of(["5 8 4 1", "9 9 9 9"], "3 12 10 11").begin();
    assert_eq!(
        reason(&scene, "5 builds 8 with 3"),
        Some(Reason::Holds(card("8")))
    );
}

#[test]
fn actions_say_what_they_do() {
    let scene = Deal::of(["1 2 3 4", "9 9 9 9"], "12 10 11 5").begin();
    assert_eq!(reason(&scene, "uses 1"), None, "nobody has anything");
    assert_eq!(reason(&scene, "uses 2"), Some(Reason::PlaysAgain));
    assert_eq!(reason(&scene, "uses 3"), Some(Reason::Flips(3)));
    assert_eq!(reason(&scene, "puts 4"), Some(Reason::NothingToTake));
}

#[test]
fn ones_own_build_comes_home() {
    let scene = owning(8, "8 1 2 3", "5 12 12 11 10");
    let taken = reason(&scene, "8 takes build");
    assert!(
        matches!(taken, Some(Reason::Most(_) | Reason::OwnBuild(_))),
        "{taken:?}"
    );
}

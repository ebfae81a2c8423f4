//! The reasons for advice in Swoop are true where they are given.

use kitchen_table::bots::advice::Advise;
use kitchen_table::bots::swoop::advice::Reason;
use kitchen_table::engine::{Eyes, Seat};
use kitchen_table::games::swoop::{Action, Swoop};

use super::scene::{Deal, Scene};

fn reason(scene: &Scene, seat: u8, action: Action) -> Option<Reason> {
    Swoop::reason(&scene.observe(Eyes::Seat(Seat(seat))), &action)
}

/// The reason for playing these cards.
fn playing(scene: &Scene, seat: u8, cards: &str) -> Option<Reason> {
    reason(scene, seat, scene.playing(seat, cards))
}

#[test]
fn the_last_card_goes_out() {
    let scene = Deal::of(["5 | - - - - | - - - -", "...", "..."]).begin();
    assert_eq!(playing(&scene, 0, "5"), Some(Reason::GoesOut));
}

#[test]
fn a_ten_sweeps() {
    let mut scene = Deal::of(["9 4 ...", "10 5 ...", "..."]).begin();
    scene.play(0, "9");
    assert_eq!(playing(&scene, 1, "10"), Some(Reason::Sweeps));
}

#[test]
fn several_at_once_are_the_most() {
    let scene = Deal::of(["6 6 4 | 9 K 9 3 | 2 2 2 2", "...", "..."]).begin();
    assert_eq!(playing(&scene, 0, "6 6"), Some(Reason::Most(2)));
    assert_eq!(playing(&scene, 0, "6"), None);
}

#[test]
fn the_highest_that_fits_and_the_only_one() {
    let mut scene = Deal::of([
        "9 4 | K 3 A 2 | . . . .",
        "8 5 | K K Q Q | . . . .",
        "7 K | Q Q K J | . . . .",
    ])
    .begin();
    scene.play(0, "9");
    assert_eq!(playing(&scene, 1, "8"), Some(Reason::HighestFit));
    assert_eq!(playing(&scene, 1, "5"), None);
    scene.play(1, "8");
    assert_eq!(playing(&scene, 2, "7"), Some(Reason::OnlyFits));
}

#[test]
fn what_cannot_be_avoided_is_counted() {
    let mut scene = Deal::of([
        "4 9 | K 3 A 2 | . . . .",
        "8 5 | K K Q Q | . . . .",
        "7 K | Q Q K J | . . . .",
    ])
    .begin();
    scene.play(0, "4");
    assert_eq!(playing(&scene, 1, "5"), Some(Reason::NothingFits(2)));
    assert_eq!(playing(&scene, 1, "K"), Some(Reason::NothingFits(2)));
}

#[test]
fn whoever_stops_takes_no_chances() {
    let mut scene = Deal::of(["4 | 9 - - - | . . - -", "...", "..."]).begin();
    scene.play(0, "@0");
    assert_eq!(
        reason(&scene, 0, Action::Done),
        Some(Reason::TakesNoChances)
    );
}

#[test]
fn a_face_down_card_may_be_the_only_chance() {
    let mut scene = Deal::of(["4 9 ...", "K | - - - - | . . . .", "..."]).begin();
    scene.play(0, "4");
    assert_eq!(
        reason(&scene, 1, Action::Flip { stack: 1 }),
        Some(Reason::OnlyChance)
    );
}

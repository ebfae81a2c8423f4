//! DE-2.1 to DE-2.3: combinations.

use kitchen_table::engine::{Clause, Game, Illegal, Input, Seat};
use kitchen_table::games::dealt::{Action, Combination, Rank, Refusal};

use super::scene::{Deal, Scene};

/// A scene in which seat 0 leads from this hand of four cards.
#[track_caller]
pub(crate) fn leading(hand: &str) -> Scene {
    Deal::of([hand, "...", "..."]).begin()
}

/// What these cards count as when led, from a hand that begins with them.
#[track_caller]
pub(crate) fn counts_as(played: &str) -> Result<(Rank, u8), Refusal> {
    let faces: Vec<&str> = played
        .split_whitespace()
        .map(|card| card.split('=').next().unwrap_or(card))
        .collect();
    let mut scene = leading(&format!("{} ...", faces.join(" ")));
    scene.may_play(0, played)?;
    scene.play(0, played);
    let trick = scene.table().trick;
    let Some(Combination { rank, high }) = trick.highest() else {
        panic!("a combination lies in the trick");
    };
    Ok((rank, high.number()))
}

pub(crate) fn play(from: u8, len: u8) -> Action {
    let names = [None; 2];
    Action::Play { from, len, names }
}

#[test]
fn de_2_1_one_two_or_three_neighbors() {
    let scene = leading("5 5 5 5 ...");
    for (len, refusal) in [
        (0, Some(Refusal::OneToThree)),
        (1, None),
        (2, None),
        (3, None),
        (4, Some(Refusal::OneToThree)),
        (255, Some(Refusal::OneToThree)),
    ] {
        let input = Input::new(0, Seat(0), play(0, len));
        let answer = scene.game.check(&input).err();
        assert_eq!(answer, refusal.map(Illegal::Refused), "{len} cards");
    }
    assert_eq!(Refusal::OneToThree.clause(), "DE-2.1");
}

#[test]
fn de_2_1_cards_between_separate() {
    let scene = leading("5 9 5 1 ...");
    assert_eq!(scene.refused(0, play(0, 3)), Refusal::NoCombination);
    assert_eq!(scene.refused(0, play(0, 2)), Refusal::NoCombination);
}

#[test]
fn de_2_1_cards_become_neighbors() {
    let mut scene = Deal::of(["5 9 5 1", "8 2 2 2", "7 3 3 3"]).begin();
    scene.play(0, "9").take(1, 0, 0).take(2, 0, 0);
    assert_eq!(scene.hand(0), "5 5 1");
    scene.play(0, "5 5");
    assert_eq!(scene.hand(0), "1");
}

#[test]
fn de_2_1_a_hand_is_a_line() {
    let scene = leading("5 9 1 12 2 8 3 7 10 5");
    assert_eq!(scene.hand(0), "5 9 1 12 2 8 3 7 10 5");
    for (from, len) in [(9, 2), (9, 3), (8, 3), (10, 1), (255, 1), (255, 3)] {
        let refusal = scene.refused(0, play(from, len));
        assert_eq!((refusal, refusal.clause()), (Refusal::NoSuchCard, "DE-2.1"));
    }
}

#[test]
fn de_2_1_stop_and_redraw_separate() {
    for special in ["S", "R"] {
        let hand = format!("5 {special} 5 1");
        let mut scene = Deal::of([hand.as_str(), "2 2 2 2", "3 3 3 3"])
            .pile("8 8 8")
            .begin();
        for (from, len) in [(0, 2), (0, 3), (1, 1), (1, 2), (1, 3)] {
            assert_eq!(scene.refused(0, play(from, len)), Refusal::PlayedAlone);
        }
        if special == "S" {
            scene.stop(0);
        } else {
            scene.redraw(0).take(1, 0, 0).take(2, 0, 0);
            scene.place(0, 3).place(0, 3).place(0, 3);
        }
        assert_eq!(scene.may_play(0, "5 5"), Ok(()), "once it is gone");
    }
}

#[test]
fn de_2_2_what_makes_a_combination() {
    use Rank::{Pair, Solo, ThreeStraight, Trips, TwoStraight};
    for (cards, is) in [
        ("1", Some((Solo, 1))),
        ("12", Some((Solo, 12))),
        ("5 4", Some((TwoStraight, 5))),
        ("4 5", Some((TwoStraight, 5))),
        ("11 12", Some((TwoStraight, 12))),
        ("7 7", Some((Pair, 7))),
        ("8 9 10", Some((ThreeStraight, 10))),
        ("8 10 9", Some((ThreeStraight, 10))),
        ("9 8 10", Some((ThreeStraight, 10))),
        ("9 10 8", Some((ThreeStraight, 10))),
        ("10 8 9", Some((ThreeStraight, 10))),
        ("10 9 8", Some((ThreeStraight, 10))),
        ("3 3 3", Some((Trips, 3))),
        ("5 7", None),
        ("1 12", None),
        ("5 5 6", None),
        ("5 6 6", None),
        ("5 7 5", None),
        ("5 6 8", None),
        ("3 5 7", None),
    ] {
        assert_eq!(
            counts_as(cards),
            is.ok_or(Refusal::NoCombination),
            "{cards}"
        );
    }
    assert_eq!(Refusal::NoCombination.clause(), "DE-2.2");
}

#[test]
fn de_2_2_ranks_low_to_high() {
    use Rank::{Pair, Solo, ThreeStraight, Trips, TwoStraight};
    assert_eq!(Rank::ALL, [Solo, TwoStraight, Pair, ThreeStraight, Trips]);
    assert!(Rank::ALL.is_sorted());
    assert_eq!(Rank::ALL.map(Rank::cards), [1, 2, 2, 3, 3]);
}

#[test]
fn de_2_3_what_beats_what() {
    // Each line beats all lines above it; entries on the same line are equal.
    let ladder: [&[&str]; 14] = [
        &["1"],
        &["2"],
        &["12"],
        &["1 2", "2 1"],
        &["3 2"],
        &["11 12", "12 11"],
        &["1 1"],
        &["2 2"],
        &["12 12"],
        &["1 2 3", "3 1 2"],
        &["4 2 3"],
        &["10 12 11", "12 11 10"],
        &["1 1 1"],
        &["12 12 12"],
    ];
    for (low, led) in ladder.iter().enumerate() {
        for (high, reply) in ladder.iter().enumerate() {
            for led in *led {
                for reply in *reply {
                    reply_is(led, reply, high > low);
                }
            }
        }
    }
}

#[track_caller]
fn reply_is(led: &str, reply: &str, beats: bool) {
    let both = led.split_whitespace().chain(reply.split_whitespace());
    let aces = both.clone().filter(|&card| card == "1").count();
    let twelves = both.filter(|&card| card == "12").count();
    if aces > 4 || twelves > 4 {
        return;
    }
    let hands = [format!("{led} ..."), format!("{reply} ..."), "...".into()];
    let mut scene = Deal::of(hands.each_ref().map(String::as_str)).begin();
    scene.play(0, led);
    let expected = if beats {
        Ok(())
    } else {
        Err(Refusal::NotHigher)
    };
    assert_eq!(scene.may_play(1, reply), expected, "{reply} upon {led}");
    assert_eq!(Refusal::NotHigher.clause(), "DE-2.3");
}

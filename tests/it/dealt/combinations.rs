//! DE-2: combinations.

use std::collections::BTreeSet;

use kitchen_table::engine::{Clause, Eyes, Game, Input, Rng, Seat};
use kitchen_table::games::dealt::plays::ways;
use kitchen_table::games::dealt::{
    Action, Card, Combination, Dealt, Deed, Names, Options, Rank, Refusal, Value,
};

use super::oracle;
use super::scene::{Deal, Scene, value};

/// A scene in which seat 0 leads from this hand of four cards.
#[track_caller]
fn leading(hand: &str) -> Scene {
    Deal::of([hand, "...", "..."].map(|hand| hand)).begin()
}

/// What these cards count as when they are led; a hand that begins with them is dealt.
#[track_caller]
fn counts_as(played: &str) -> Result<(Rank, u8), Refusal> {
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

fn play(from: u8, len: u8) -> Action {
    let names = [None; 2];
    Action::Play { from, len, names }
}

#[test]
fn de_2_1_one_two_or_three_neighbours() {
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
        assert_eq!(scene.game.check(&input).err(), refusal, "{len} cards");
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
fn de_2_1_cards_become_neighbours() {
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
    // Each line beats all lines above it; what stands in one line is equal.
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

#[test]
fn de_2_4_x_is_any_value_alone() {
    for number in 1..=12 {
        let played = counts_as(&format!("X={number}"));
        assert_eq!(played, Ok((Rank::Solo, number)));
    }
}

#[test]
fn de_2_4_x_with_neighbours() {
    use Rank::{Pair, ThreeStraight, Trips, TwoStraight};
    for (cards, is) in [
        ("X=6 5", Some((TwoStraight, 6))),
        ("5 X=4", Some((TwoStraight, 5))),
        ("5 X=5", Some((Pair, 5))),
        ("5 X=7", None),
        ("5 X=6 7", Some((ThreeStraight, 7))),
        ("5 6 X=7", Some((ThreeStraight, 7))),
        ("X=4 6 5", Some((ThreeStraight, 6))),
        ("5 X=5 5", Some((Trips, 5))),
        ("5 X=5 6", None),
        ("X=7 X=7", Some((Pair, 7))),
        ("X=7 X=8", Some((TwoStraight, 8))),
        ("X=12 X=11", Some((TwoStraight, 12))),
        ("X=4 X=6 5", Some((ThreeStraight, 6))),
        ("X=6 5 X=4", Some((ThreeStraight, 6))),
        ("X=6 5 X=7", Some((ThreeStraight, 7))),
        ("5 X=5 X=5", Some((Trips, 5))),
        ("X=5 X=6 5", None),
    ] {
        assert_eq!(
            counts_as(cards),
            is.ok_or(Refusal::NoCombination),
            "{cards}"
        );
    }
}

#[test]
fn de_2_4_straights_do_not_wrap() {
    for cards in [
        "12 1",
        "12 X=1",
        "1 X=12",
        "X=12 X=1",
        "11 12 1",
        "12 1 2",
        "X=11 12 1",
        "12 X=1 2",
        "X=11 1 X=12",
        "X=12 X=1 2",
    ] {
        assert_eq!(counts_as(cards), Err(Refusal::NoCombination), "{cards}");
    }
}

#[test]
fn de_2_4_each_x_is_named() {
    let scene = leading("X 5 X 4 ...");
    let [five, six] = [5, 6].map(|number| Some(value(number)));
    for (from, len, names) in [
        (0, 1, [None; 2]),
        (0, 1, [None, five]),
        (0, 1, [five, five]),
        (0, 2, [five, six]),
        (0, 3, [five, None]),
        (0, 3, [None, five]),
        (1, 1, [five, None]),
        (1, 1, [None, five]),
    ] {
        let refusal = scene.refused(0, Action::Play { from, len, names });
        let asked = format!("{from} {len} {names:?}");
        assert_eq!(refusal, Refusal::NameEachX, "{asked}");
        assert_eq!(refusal.clause(), "DE-2.4");
    }
}

#[test]
fn de_2_4_two_x_are_named_separately_and_seen() {
    let mut scene = leading("X 5 X 9 ...");
    scene.play(0, "X=6 5 X=7");
    let Deed::Played(played) = &scene.table().trick.turns[0].deed else {
        panic!("a combination was played");
    };
    assert_eq!(played.values[..], [6, 5, 7].map(value));
    assert_eq!(played.cards[0], Card::X);
    assert_eq!(scene.refused(1, play(0, 1)), Refusal::NotHigher);
}

#[test]
fn de_2_4_all_that_a_hand_can_make() {
    // Whatever may be led is a combination to a second reading of the rules, and is listed.
    for seed in 0..150 {
        let game = Dealt::deal(&Options::new(3), Rng::new(seed), &mut ());
        let leader = game.to_act().single().expect("a leader");
        let hand = game.view(Eyes::Seat(leader)).own.expect("a hand");
        let cards: Vec<Card> = hand.iter().map(|held| held.card).collect();
        let mut legal = BTreeSet::new();
        for from in 0..10 {
            for (len, names) in (1..=3).flat_map(|len| all_names().map(move |n| (len, n))) {
                let input = Input::new(0, leader, Action::Play { from, len, names });
                let run = cards.get(usize::from(from)..usize::from(from + len));
                let made = run.and_then(|run| oracle::made(run, names));
                assert_eq!(game.check(&input).is_ok(), made.is_some(), "{input:?}");
                legal.extend(made.map(|(rank, high)| (from, len, rank, high)));
            }
        }
        let listed = ways(&hand).map(|way| {
            let Combination { rank, high } = way.combination;
            (way.from, way.len, rank as u8, high.number())
        });
        let listed: Vec<_> = listed.collect();
        assert_eq!(listed.len(), legal.len(), "each once");
        assert_eq!(listed.into_iter().collect::<BTreeSet<_>>(), legal);
    }
}

fn all_names() -> impl Iterator<Item = Names> + Clone {
    let one = || std::iter::once(None).chain(Value::all().map(Some));
    one().flat_map(move |first| one().map(move |second| [first, second]))
}

//! DE-2.4: the X.

use std::collections::BTreeSet;

use kitchen_table::engine::{Clause, Eyes, Game, Input, Rng};
use kitchen_table::games::dealt::ways::ways;
use kitchen_table::games::dealt::{
    Action, Card, Combination, Dealt, Done, Options, Rank, Refusal, Value, XValues,
};

use super::combinations::{counts_as, leading, play};
use super::oracle;
use super::scene::value;

#[test]
fn de_2_4_x_is_any_value_alone() {
    for number in 1..=12 {
        let played = counts_as(&format!("X={number}"));
        assert_eq!(played, Ok((Rank::Solo, number)));
    }
}

#[test]
fn de_2_4_x_with_neighbors() {
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
    let Done::Played(played) = &scene.table().trick.turns[0].done else {
        panic!("a combination was played");
    };
    assert_eq!(played.values[..], [6, 5, 7].map(value));
    assert_eq!(played.cards[0], Card::X);
    assert_eq!(scene.refused(1, play(0, 1)), Refusal::NotHigher);
}

#[test]
fn de_2_4_all_combinations_of_a_hand_are_listed() {
    // Everything that may be led is a combination to the independent oracle, and is listed.
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
        let listed = ways(&hand).into_iter().map(|way| {
            let Combination { rank, high } = way.combination;
            (way.from, way.len, rank as u8, high.number())
        });
        let listed: Vec<_> = listed.collect();
        assert_eq!(listed.len(), legal.len(), "each once");
        assert_eq!(listed.into_iter().collect::<BTreeSet<_>>(), legal);
    }
}

fn all_names() -> impl Iterator<Item = XValues> + Clone {
    let one = || std::iter::once(None).chain(Value::all().map(Some));
    one().flat_map(move |first| one().map(move |second| [first, second]))
}

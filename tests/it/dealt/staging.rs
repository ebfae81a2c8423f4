//! Staging in Dealt!: what taps stage, the resulting decision, and its risk.

use kitchen_table::engine::{Eyes, Seat};
use kitchen_table::games::dealt::{Action, Card, Combination, Rank, Refusal, Value};
use kitchen_table::settings::Confirm;
use kitchen_table::staging::dealt::{Run, Staged, next_under, runs};

use super::combinations::leading;
use super::scene::{Deal, value};
use crate::support::decide;

fn number(number: u8) -> Card {
    Card::Number(value(number))
}

#[test]
fn tapping_extends_shortens_or_begins_a_run() {
    let hand = [
        number(1),
        number(2),
        number(3),
        number(4),
        Card::Stop,
        number(5),
    ];
    let cases: &[(&[usize], Staged)] = &[
        (&[1], Staged::run(1, 1)),
        (&[1, 2], Staged::run(1, 2)),
        (&[2, 1], Staged::run(1, 2)),
        (&[1, 2, 3], Staged::run(1, 3)),
        (&[1, 1], Staged::Nothing),
        (&[1, 2, 1], Staged::run(2, 1)),
        (&[1, 2, 2], Staged::run(1, 1)),
        (&[1, 2, 3, 2], Staged::run(2, 1)),
        (&[0, 1, 2, 3], Staged::run(3, 1)),
        (&[0, 2], Staged::run(2, 1)),
        (&[3, 4], Staged::run(4, 1)),
        (&[4, 5], Staged::run(5, 1)),
    ];
    for (taps, expected) in cases {
        let staged = taps
            .iter()
            .fold(Staged::Nothing, |staged, &at| staged.tap(&hand, at));
        assert_eq!(staged, *expected, "{taps:?}");
    }
}

#[test]
fn sliding_takes_up_to_three_cards_and_ends_at_a_stop() {
    let hand = [number(1), number(2), number(3), number(4), Card::Stop];
    let cases = [
        ((0, 0), Staged::run(0, 1)),
        ((0, 2), Staged::run(0, 3)),
        ((0, 3), Staged::run(0, 3)),
        ((3, 0), Staged::run(1, 3)),
        ((2, 4), Staged::run(2, 2)),
        ((4, 3), Staged::run(4, 1)),
    ];
    for ((from, to), expected) in cases {
        assert_eq!(Staged::slide(&hand, from, to), expected, "{from} to {to}");
    }
}

#[test]
fn what_is_staged_becomes_a_decision() {
    let hand = [Card::X, number(2), Card::Stop, Card::Redraw];
    assert_eq!(Staged::Nothing.to_action(&hand), None);
    assert_eq!(
        Staged::run(2, 1).to_action(&hand),
        Some(Action::Stop { at: 2 })
    );
    assert_eq!(
        Staged::run(3, 1).to_action(&hand),
        Some(Action::Redraw { at: 3 })
    );
    assert_eq!(Staged::run(3, 2).to_action(&hand), None);
    let reserve = Staged::Reserve {
        which: 1,
        gap: None,
    };
    assert_eq!(reserve.to_action(&hand), None);
    let placed = reserve.tap_gap(4).to_action(&hand);
    assert_eq!(placed, Some(Action::TakeReserve { which: 1, gap: 4 }));
    let drawn = Staged::Nothing.tap_gap(0).to_action(&hand);
    assert_eq!(drawn, Some(Action::Place { gap: 0 }));
}

#[test]
fn an_x_gets_some_name_so_that_the_refusal_is_about_the_cards() {
    let hand = [Card::X, number(9)];
    let names = [Some(Value::LOWEST), None];
    let expected = Action::Play {
        from: 0,
        len: 2,
        names,
    };
    assert_eq!(Staged::run(0, 2).to_action(&hand), Some(expected));
}

#[test]
fn tapping_cycles_through_the_runs_of_a_card() {
    let run = |from, len| Run {
        from,
        len,
        best: None,
    };
    let runs = [run(0, 1), run(0, 2), run(1, 2), run(2, 1)];
    let tap = |staged| next_under(&runs, 0, staged).map(|it| (it.from, it.len));
    assert_eq!(tap(None), Some((0, 2)));
    assert_eq!(tap(Some((0, 2))), Some((0, 1)));
    assert_eq!(tap(Some((0, 1))), Some((0, 2)));
    assert_eq!(next_under(&runs, 4, None), None);
}

fn combination(rank: Rank, high: u8) -> Combination {
    let high = value(high);
    Combination { rank, high }
}

#[test]
fn an_x_counts_as_the_highest_combination_unless_another_is_chosen() {
    let scene = leading("5 X 9 2 ...");
    let (_, decision) = decide(&scene.game, 0, Staged::run(0, 2));
    let all = decision.facts.namings.iter().map(|it| it.combination);
    let straight = |high| combination(Rank::TwoStraight, high);
    let pair = combination(Rank::Pair, 5);
    assert_eq!(all.collect::<Vec<_>>(), [straight(5), pair, straight(6)]);
    assert_eq!(decision.facts.play.map(|play| play.combination), Some(pair));
    let names = [Some(value(6)), None];
    let chosen = Staged::Run {
        from: 0,
        len: 2,
        named: Some(names),
    };
    let (_, decision) = decide(&scene.game, 0, chosen);
    let (from, len) = (0, 2);
    assert_eq!(decision.ready(), Some(Action::Play { from, len, names }));
    // What cannot be is not kept.
    let wrong = Staged::Run {
        from: 0,
        len: 2,
        named: Some([Some(value(9)), None]),
    };
    let (_, decision) = decide(&scene.game, 0, wrong);
    assert_eq!(decision.facts.play.map(|play| play.combination), Some(pair));
}

#[test]
fn a_play_that_is_too_low_is_refused_and_compared_with_the_one_to_beat() {
    let mut scene = Deal::of(["9 ...", "5 X 12 ...", "..."]).begin();
    scene.play(0, "9");
    let (_, decision) = decide(&scene.game, 1, Staged::run(0, 1));
    assert_eq!(decision.refusal, Some(Refusal::NotHigher));
    assert_eq!((decision.ready(), decision.is_staged()), (None, true));
    let play = decision.facts.play.expect("a combination");
    assert_eq!(play.combination, combination(Rank::Solo, 5));
    assert_eq!(play.highest, Some(combination(Rank::Solo, 9)));
    let (_, decision) = decide(&scene.game, 1, Staged::run(2, 1));
    assert!(decision.ready().is_some());
}

#[test]
fn specials_last_cards_and_the_choice_of_an_x_wait_for_the_button() {
    let scene = leading("4 X S R ...");
    let at_once = |staged, confirm| {
        let (seen, decision) = decide(&scene.game, 0, staged);
        decision.at_once(&seen, confirm)
    };
    for (staged, risky) in [
        (Staged::run(0, 1), false),
        (Staged::run(0, 2), true),
        (Staged::run(2, 1), true),
        (Staged::run(3, 1), true),
    ] {
        assert!(!at_once(staged, Confirm::Always), "{staged:?}");
        assert_eq!(at_once(staged, Confirm::Risky), !risky, "{staged:?}");
        assert!(at_once(staged, Confirm::Never), "{staged:?}");
    }
    let scene = Deal::of(["9", "5", "6"]).begin();
    let (seen, last) = decide(&scene.game, 0, Staged::run(0, 1));
    assert!(!last.at_once(&seen, Confirm::Risky));
}

#[test]
fn the_runs_that_may_be_played_are_offered_lowest_first() {
    let mut scene = Deal::of(["4 1 9 9", "3 S 6 X", "5 5 7 7"]).begin();
    scene.play(0, "4");
    let seen = scene.observe(Eyes::Seat(Seat(1)));
    let runs = runs(&seen).into_iter();
    let runs: Vec<(usize, usize)> = runs.map(|run| (run.from, run.len)).collect();
    assert_eq!(runs, [(2, 1), (3, 1), (2, 2), (1, 1)]);
}

//! SW-5: the end of a round and of the game.

use kitchen_table::engine::{By, Game, Illegal, Input, Seat};
use kitchen_table::games::swoop::{Action, Event, Flaw, Options, Rank, Swoop};

use super::scene::{Deal, Scene, counts};

const GONE: &str = "| - - - - | - - - -";

/// A player with these cards in hand and nothing on the table.
fn only(hand: &str) -> String {
    format!("{hand} {GONE}")
}

/// What each seat scored in the last scoring.
fn scored(scene: &mut Scene) -> Vec<u32> {
    let points = |event: &Event| match event {
        Event::Scored { points, .. } => Some(*points),
        _ => None,
    };
    scene.news().iter().filter_map(points).collect()
}

/// The seats that went out, as far as the table has heard since the last call.
fn out(scene: &mut Scene) -> Vec<u8> {
    let out = |event: &Event| match event {
        Event::WentOut { seat } => Some(seat.0),
        _ => None,
    };
    scene.news().iter().filter_map(out).collect()
}

#[test]
fn sw_5_1_a_player_without_cards_ends_the_round() {
    for hand in ["7", "7 7", "7 7 7 7", "10", "* *"] {
        let mut scene = Deal::of([&only(hand), "...", "..."]).begin();
        scene.news();
        scene.play(0, hand);
        assert_eq!(out(&mut scene), [0], "{hand}");
        assert_eq!(scene.table().round, 2);
    }
}

#[test]
fn sw_5_1_not_while_a_card_is_left() {
    for left in [
        "7 3 | - - - - | - - - -",
        "7 | - - - - | - - - 3",
        "7 | - - - 3 | - - - 3",
    ] {
        let mut scene = Deal::of([left, "...", "..."]).begin();
        scene.news();
        scene.play(0, "7");
        assert!(out(&mut scene).is_empty(), "{left}");
        assert_eq!(scene.turn(), Some(1));
    }
}

#[test]
fn sw_5_1_with_a_face_down_card_too() {
    for (blind, add) in [("7", ""), ("10", ""), ("7", "7")] {
        let hand = format!("{add} | - - - K | - - - {blind}");
        let mut scene = Deal::of([&hand, "...", "..."]).begin();
        scene.play(0, "@3");
        scene.news();
        scene.flip(0, 3);
        if !add.is_empty() {
            assert!(out(&mut scene).is_empty());
            scene.add(0, add);
        }
        assert_eq!(out(&mut scene), [0]);
    }
}

#[test]
fn sw_5_1_the_round_ends_at_once() {
    // Nobody asks whether to go on, and a last swoop gives no further turn.
    let mut scene = Deal::of(["7 7 7 7 | - - - - | - - - -", "...", "..."]).begin();
    scene.news();
    scene.play(0, "7 7 7 7");
    let news = scene.news();
    assert!(matches!(news[1], Event::Swooped { .. }));
    assert_eq!(news[2], Event::WentOut { seat: Seat(0) });
    assert!(matches!(
        news[3],
        Event::Scored {
            seat: Seat(0),
            points: 0,
            ..
        }
    ));
    assert!(matches!(news[6], Event::RoundBegan { round: 2, .. }));
}

#[test]
fn sw_5_1_a_last_card_that_is_higher_does_not_go_out() {
    let mut scene = Deal::of(["5 ...", &only("9"), "..."]).begin();
    scene.play(0, "5");
    scene.news();
    scene.play(1, "9");
    assert!(out(&mut scene).is_empty());
    assert_eq!(scene.hand(1), "5 9");
    let mut scene = Deal::of(["| - - - 5 | - - - 6", "...", "..."]).begin();
    scene.play(0, "@3");
    scene.news();
    scene.flip(0, 3);
    assert!(out(&mut scene).is_empty());
    assert_eq!(scene.hand(0), "5 6");
}

#[test]
fn sw_5_2_everyone_else_scores_what_is_left() {
    let others = ["A 9 10 | J 2 3 - | * K 4 -", "5 6 7 8 | - - - Q | - - - 10"];
    let mut scene = Deal::of([&only("7"), others[0], others[1]]).begin();
    scene.news();
    scene.play(0, "7");
    // 1 + 9 + 50 in hand, 10 + 2 + 3 face up, 50 + 10 + 4 face down.
    let first = 60 + 15 + 64;
    let second = 26 + 10 + 50;
    let heard = scene.news();
    let left = counts("A 9 10 J 2 3 * K 4");
    let (seat, points) = (Seat(1), first);
    assert!(heard.contains(&Event::Scored {
        seat,
        left,
        points,
        total: first
    }));
    assert_eq!(scene.totals(), [0, first, second]);
}

#[test]
fn sw_5_2_what_each_card_costs() {
    let costs: Vec<u32> = Rank::ALL.iter().map(|rank| rank.points()).collect();
    assert_eq!(costs, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 50, 50]);
    assert_eq!(
        counts("A 2 9 9 J Q K 10 * *").points(),
        1 + 2 + 18 + 30 + 150
    );
}

#[test]
fn sw_5_3_the_game_ends_at_the_target() {
    let second = "6 | - - - - | - - - -";
    for (target, third, over) in [
        (60, "5 5 | - - - * | - - - A", true),
        (61, "5 5 | - - - * | - - - A", true),
        (62, "5 5 | - - - * | - - - A", false),
    ] {
        let deal = Deal::of([&only("7"), second, third]).until(target, None);
        let mut scene = deal.begin();
        scene.play(0, "7");
        assert_eq!(scene.totals(), [0, 6, 61]);
        assert_eq!(scene.places(), over.then(|| vec![1, 2, 3]), "to {target}");
        assert_eq!(scene.table().round, if over { 1 } else { 2 });
    }
}

#[test]
fn sw_5_3_the_target_is_five_hundred_or_any_other() {
    assert_eq!(Options::new(3).target, 500);
    for target in [1, 2, 500, u16::MAX] {
        let options = Options {
            target,
            ..Options::new(3)
        };
        assert_eq!(Swoop::flaw(&options), None);
    }
    let options = Options {
        target: 0,
        ..Options::new(3)
    };
    assert_eq!(Swoop::flaw(&options), Some(Flaw::Target));
}

#[test]
fn sw_5_3_totals_of_all_rounds_count() {
    let others = [only("6"), only("5")];
    let deal = Deal::of([&only("7"), &others[0], &others[1]]).until(12, None);
    let mut scene = deal.begin();
    scene.play(0, "7");
    assert_eq!(scene.totals(), [0, 6, 5]);
    let mut rng = kitchen_table::engine::Rng::new(3);
    while let Some(seat) = scene.turn() {
        let action = scene
            .game
            .random(Seat(seat), 0, &mut rng)
            .expect("an action");
        scene.act(seat, action);
    }
    let last = scored(&mut scene);
    let last = &last[last.len() - 3..];
    let rounds: Vec<u32> = scene
        .totals()
        .iter()
        .zip(last)
        .map(|(all, last)| all - last)
        .collect();
    assert!(scene.table().round == 2 && rounds == [0, 6, 5]);
}

#[test]
fn sw_5_3_the_lowest_total_wins_and_ties_share() {
    for (second, third, places) in [
        ("6", "5", [1, 3, 2]),
        ("5", "6", [1, 2, 3]),
        ("5", "5", [1, 2, 2]),
        ("2 3", "5", [1, 2, 2]),
        ("J", "K", [1, 2, 2]),
    ] {
        let deal = Deal::of([&only("7"), &only(second), &only(third)]).until(1, None);
        let mut scene = deal.begin();
        scene.play(0, "7");
        assert_eq!(scene.places(), Some(places.to_vec()), "{second}, {third}");
        assert_eq!(scene.turn(), None);
    }
}

fn timed(minutes: u16) -> Scene {
    Deal::of([&only("7 7 7"), "...", "..."])
        .until(500, Some(minutes))
        .begin()
}

fn clock(at: u32) -> Input<Action> {
    let (by, action) = (By::Clock, Action::CallTime);
    Input { at, by, action }
}

#[test]
fn sw_5_3_no_time_limit_unless_one_is_set() {
    assert_eq!(Options::new(3).minutes, None);
    let scene = Deal::of([&only("7 7"), "...", "..."]).begin();
    assert_eq!(scene.game.clock(), None);
    let refused = scene.game.check(&clock(u32::MAX));
    assert_eq!(refused, Err(Illegal::NotTheClock));
    let options = Options {
        minutes: Some(0),
        ..Options::new(3)
    };
    assert_eq!(Swoop::flaw(&options), Some(Flaw::Minutes));
    let longest = Options {
        minutes: Some(u16::MAX),
        ..Options::new(3)
    };
    assert_eq!(Swoop::flaw(&longest), None);
    assert_eq!(longest.limit(), Some(65_535 * 60_000));
}

#[test]
fn sw_5_3_the_remaining_minutes_are_rounded_up() {
    let left = |minutes, at| {
        let options = Options {
            minutes,
            ..Options::new(3)
        };
        options.minutes_left(at)
    };
    for (at, minutes) in [(0, 2), (1, 2), (59_999, 2), (60_000, 1), (119_999, 1)] {
        assert_eq!(left(Some(2), at), Some(minutes), "{at}");
    }
    assert_eq!(left(Some(2), 120_000), Some(0));
    assert_eq!(left(Some(2), u32::MAX), Some(0));
    assert_eq!(left(None, 5), None);
}

#[test]
fn sw_5_3_the_clock_makes_the_running_round_the_last() {
    let mut scene = timed(45);
    let due = clock(45 * 60_000);
    assert_eq!(scene.game.clock(), Some(due));
    for early in [0, 45 * 60_000 - 1, 45 * 60_000 + 1] {
        let refused = scene.game.check(&clock(early));
        assert_eq!(refused, Err(Illegal::NotTheClock));
    }
    assert_eq!(scene.check(0, Action::CallTime), Err(Illegal::NotTheClock));
    scene.news();
    scene.input(due);
    assert_eq!(scene.news(), [Event::TimeCalled]);
    assert!(scene.table().called);
    assert_eq!(scene.game.clock(), None, "once");
    assert_eq!(scene.begins(), Some((0, true)), "the round goes on");
    scene.play(0, "7 7 7");
    assert_eq!(scene.table().round, 1);
    assert_eq!(
        scene.places().map(|places| places[0]),
        Some(1),
        "and is the last"
    );
}

#[test]
fn sw_5_3_time_that_ran_out_before_a_play_counts() {
    for (at, over) in [(59_999, false), (60_000, true), (80_000, true)] {
        let mut scene = timed(1);
        let play = scene.playing(0, "7 7 7");
        scene.news();
        scene.act_at(at, 0, play);
        let called = scene.news().contains(&Event::TimeCalled);
        assert_eq!((called, scene.places().is_some()), (over, over), "at {at}");
        assert_eq!(scene.game.clock().is_some(), !over);
    }
    // It is called in the middle of a round, too, and remains known.
    let mut scene = timed(1);
    let play = scene.playing(0, "7");
    scene.act_at(60_000, 0, play);
    assert!(scene.table().called && scene.places().is_none());
    assert_eq!(scene.game.clock(), None);
}

#[test]
fn sw_5_3_target_or_time_whichever_comes_first() {
    let others = [only("6"), only("5")];
    let players = [&only("7"), &others[0], &others[1]];
    let mut scene = Deal::of(players.map(|text| &text[..]))
        .until(6, Some(5))
        .begin();
    scene.play(0, "7");
    assert!(scene.places().is_some(), "the target before the time");
    assert_eq!(
        scene.game.clock(),
        None,
        "and no time is called after the end"
    );
}

#[test]
fn sw_5_4_each_round_draws_again_for_the_start() {
    let mut starts = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let mut scene = Deal::of([&only("7"), "...", "..."]).seed(seed).begin();
        scene.news();
        scene.play(0, "7");
        let news = scene.news();
        let began = news
            .iter()
            .position(|event| matches!(event, Event::RoundBegan { .. }));
        let after = &news[began.expect("a round begins")..];
        let drew = after
            .iter()
            .filter(|event| matches!(event, Event::Drew { .. }));
        assert!(drew.count() >= 3);
        starts.insert(scene.turn());
        assert_eq!(scene.table().tableaus[Seat(0)].left(), 19);
        assert_eq!(scene.secrets(0).len(), 2, "a new hand");
    }
    assert_eq!(starts.len(), 3, "anybody can start");
}

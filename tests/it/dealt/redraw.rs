//! DE-4.3 to DE-4.6: what a Redraw does.

use kitchen_table::engine::{Clause, Eyes, Game, Illegal, Input, Rng, Seat, Status, Told};
use kitchen_table::games::dealt::{Action, Card, Dealt, Event, Leads, Options, Refusal};

use super::scene::{Deal, cards};

#[test]
fn de_4_3_highest_draws_three_for_each_redraw() {
    for (second, drawn) in [("4", 3), ("R", 6)] {
        let mut scene = Deal::of(["R 5 5 9", "8 3 3 1", &format!("{second} 4 4 9")]).begin();
        scene.redraw(0).play(1, "8");
        scene.news();
        if second == "R" {
            scene.redraw(2);
        } else {
            scene.take(2, 0, 0);
        }
        let draws = Event::MustDraw {
            seat: Seat(1),
            cards: drawn,
        };
        assert!(scene.news().contains(&draws));
        let pile = scene.table().pile;
        scene.place_all(1, usize::from(drawn));
        assert_eq!(scene.sizes()[1], 3 + usize::from(drawn));
        assert_eq!(scene.table().pile, pile + 1 - drawn, "one was drawn before");
        assert_eq!(scene.led(), Some((1, Leads::Highest)));
    }
}

#[test]
fn de_4_3_one_by_one_seen_before_it_is_placed() {
    let mut scene = Deal::of(["9 2 2 5", "R 3 9 1", "6 6 6 6"])
        .pile("8 7 X")
        .begin();
    scene.play(0, "9").redraw(1).take(2, 0, 0);
    for (card, gap, hand) in [
        ("8", 3, "2 2 5 8"),
        ("7", 0, "7 2 2 5 8"),
        ("X", 2, "7 2 X 2 5 8"),
    ] {
        assert_eq!(scene.drawn(0), cards(card).pop(), "seen");
        assert_eq!(scene.turn(), Some(0));
        for gap in [scene.own(0).len() as u8 + 1, 255] {
            assert_eq!(scene.refused(0, Action::Place { gap }), Refusal::NoSuchGap);
        }
        scene.place(0, gap);
        assert_eq!(scene.hand(0), hand);
    }
    assert_eq!(scene.drawn(0), None);
}

#[test]
fn de_4_3_a_drawn_card_is_placed_first() {
    let mut scene = Deal::of(["9 2 S R", "R 3 9 1", "6 6 6 6"]).begin();
    let refusal = scene.refused(0, Action::Place { gap: 0 });
    assert_eq!(
        (refusal, refusal.clause()),
        (Refusal::NothingDrawn, "DE-4.3")
    );
    scene.play(0, "9").redraw(1).take(2, 0, 0);
    for action in [
        scene.find(0, "2"),
        Action::Stop { at: 1 },
        Action::Redraw { at: 2 },
        Action::TakeReserve { which: 0, gap: 0 },
    ] {
        let refusal = scene.refused(0, action);
        assert_eq!((refusal, refusal.clause()), (Refusal::PlaceFirst, "DE-4.3"));
    }
    let answer = scene.check(1, Action::Place { gap: 0 });
    assert_eq!(answer, Err(Illegal::NotYourTurn));
}

#[test]
fn de_4_3_an_empty_handed_winner_is_back_in() {
    let mut scene = Deal::of(["9", "R", "3"]).pile("8 1 10").begin();
    scene.news();
    scene.play(0, "9").redraw(1).take(2, 0, 0).place_all(0, 3);
    assert_eq!(scene.sizes(), [3, 0, 2]);
    let news = scene.news();
    assert!(news.contains(&Event::WentOut { seat: Seat(1) }));
    assert!(!news.contains(&Event::WentOut { seat: Seat(0) }));
    scene.play(0, "8");
    assert_eq!(scene.turn(), Some(2), "and the trick goes on");
}

#[test]
fn de_4_3_also_when_a_stop_ended_the_trick() {
    let mut scene = Deal::of(["9", "R", "S", "3", "4"]).begin();
    scene.news();
    scene.play(0, "9").redraw(1).stop(2);
    let draws = Event::MustDraw {
        seat: Seat(0),
        cards: 3,
    };
    assert_eq!(scene.news().last(), Some(&draws));
    scene.place_all(0, 3);
    assert_eq!(scene.sizes(), [3, 0, 0, 1, 1]);
    assert_eq!(
        scene.led(),
        Some((0, Leads::Highest)),
        "the Stop player is out"
    );
}

#[test]
fn de_4_3_nobody_draws_without_a_redraw() {
    let mut scene = Deal::of(["9 2 2 5", "10 3 9 1", "6 6 6 6"]).begin();
    scene.news();
    scene.play(0, "9").play(1, "10").take(2, 0, 0);
    let draws = |event: &Event| matches!(event, Event::MustDraw { .. });
    assert!(!scene.news().iter().any(draws));
}

#[test]
fn de_4_4_the_draw_pile_never_runs_short() {
    let mut drawn = 0;
    for seed in 0..2000 {
        let players = 3 + (seed % 3) as u8;
        drawn += draws_in_full(players, seed);
    }
    assert!(drawn > 1000, "{drawn} draws were seen");
}

/// Plays one random game; returns how often somebody drew the full number of cards for the Redraws.
fn draws_in_full(players: u8, seed: u64) -> usize {
    let mut rng = Rng::new(seed);
    let mut game = Dealt::deal(&Options::new(players), Rng::aside(seed, [4, 4]), &mut ());
    let (mut redraws, mut owed, mut draws) = (0, 0, 0);
    while let Some(seat) = game.to_act().single() {
        let action = game.random(seat, 0, &mut rng).expect("a legal action");
        let mut told: Vec<Told<Dealt>> = Vec::new();
        game.apply(&Input::new(0, seat, action), &mut told);
        for event in told.iter().filter_map(Told::public) {
            match event {
                Event::RoundBegan { .. } => redraws = 0,
                Event::PlayedRedraw { .. } => redraws += 1,
                Event::Placed { .. } => owed -= 1,
                Event::MustDraw { cards, .. } => {
                    assert_eq!(*cards, 3 * redraws, "seed {seed}");
                    let left = game.view(Eyes::Table).pile;
                    assert!(left + 1 >= *cards, "seed {seed}: one drawn, {left} left");
                    (redraws, owed, draws) = (0, *cards, draws + 1);
                }
                Event::Led { .. } => assert_eq!(owed, 0, "seed {seed}"),
                _ => {}
            }
        }
    }
    assert!(matches!(game.status(), Status::Over(_)));
    draws
}

#[test]
fn de_4_5_leader_draws_for_an_unanswered_redraw() {
    // The hands, the leader's first, and how many cards the leader draws.
    for (hands, cards) in [
        (["R 1 5 9", "3 3 3 9", "4 4 4 9"], 3),
        (["R 1 5 9", "R 3 3 9", "4 4 4 9"], 6),
        (["R 1 5 9", "S 3 3 9", "4 4 4 9"], 3),
        (["R 1 5 9", "3 3 3 9", "S 4 4 9"], 3),
        (["R 1 5 9", "R 3 3 9", "S 4 4 9"], 6),
        (["R", "3", "4"], 3),
        (["R", "R", "4"], 6),
        (["R", "S", "4"], 3),
        (["R", "4", "S"], 3),
    ] {
        let mut scene = Deal::of(hands).begin();
        scene.redraw(0);
        scene.news();
        for (seat, hand) in (1..).zip(&hands[1..]) {
            match &hand[0..1] {
                "R" => scene.redraw(seat),
                "S" => scene.stop(seat),
                _ => scene.take(seat, 0, 0),
            };
            if hand.starts_with('S') {
                break;
            }
        }
        let news = scene.news();
        assert!(news.contains(&Event::TrickEnded { highest: None }));
        let draws = Event::MustDraw {
            seat: Seat(0),
            cards,
        };
        assert!(news.contains(&draws), "{hands:?}");
        scene.place_all(0, usize::from(cards));
        assert_eq!(scene.led(), Some((0, Leads::DrewOwnRedraw)), "{hands:?}");
    }
}

#[test]
fn de_4_5_not_if_a_combination_followed() {
    let mut scene = Deal::of(["R 1 5 9", "3 3 3 9", "S 4 4 9"]).begin();
    scene.redraw(0).play(1, "3").stop(2);
    let news = scene.news();
    let draws = Event::MustDraw {
        seat: Seat(1),
        cards: 3,
    };
    assert_eq!(news.last(), Some(&draws), "who played it draws (DE-4.3)");
}

#[test]
fn de_4_6_redraws_are_discarded_with_the_trick() {
    let mut scene = Deal::of(["R 1 5 9", "3 3 3 9", "4 4 4 9"])
        .pile("8 8 8")
        .begin();
    scene.redraw(0).take(1, 0, 0).take(2, 0, 0);
    assert_eq!(
        scene.table().discards[Card::Redraw.kind()],
        0,
        "still in the trick"
    );
    scene.place_all(0, 3);
    assert_eq!(scene.table().discards[Card::Redraw.kind()], 1);
    assert_eq!(
        scene.hand(0),
        "8 8 8 1 5 9",
        "the Redraw does not come back"
    );
}

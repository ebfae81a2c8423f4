//! What nobody sees, and how it is imagined.

use kitchen_table::engine::{Eyes, Game, Imagine, Input, Observation, Rng, Seat};
use kitchen_table::games::stroop::{Action, Card, Event, Options, Stroop, deck};

use super::playing::shuffled;
use super::scene::Scene;

/// What the first seat sees at a time when much has happened.
fn seen(scene: &Scene, at: u32) -> Observation<Stroop> {
    Observation::of(&scene.game, Eyes::Seat(Seat(0)), 0, at)
}

#[test]
fn st_3_5_nobody_sees_the_tie_order() {
    let options = Options::new(3);
    let views = |chance| {
        let mut scene = Scene::deal(options, &shuffled(1), chance);
        scene.draw_each(0, 15);
        [Eyes::Table, Eyes::Seat(Seat(0)), Eyes::Seat(Seat(2))].map(|eyes| scene.game.view(eyes))
    };
    for chance in 1..20 {
        assert_eq!(views(chance), views(0), "only the generator differs");
    }
}

#[test]
fn st_3_5_each_tie_order_is_imagined() {
    let mut scene = Scene::deal(Options::new(3), &shuffled(1), 1);
    scene.draw_each(0, 15);
    let board = scene.view().board;
    for (seat, hand) in board.hands.iter() {
        let card = hand.iter().find(|&&card| board.fits(card));
        scene.play(1000, seat.0, *card.expect("all can play"));
    }
    let seen = seen(&scene, 1000);
    let mut rng = Rng::new(2);
    let mut won = [0; 3];
    for _ in 0..3000 {
        let heard = Vec::new();
        let mut world = Scene {
            game: Stroop::imagine(&seen, &mut rng),
            heard,
        };
        assert_eq!(world.clock(), 1011);
        let Event::Landed { seat, .. } = world.heard[0] else {
            panic!("{:?}", world.heard);
        };
        won[seat.index()] += 1;
    }
    assert!(
        won.iter().all(|&won: &i32| won.abs_diff(1000) < 100),
        "{won:?}"
    );
}

#[test]
fn each_hidden_card_is_imagined_anywhere_and_equally_often() {
    let mut scene = Scene::deal(Options::new(2), &shuffled(3), 3);
    scene.draw_each(0, 10);
    let board = scene.view().board;
    let open = |card: &Card| {
        board.center.contains(card) || board.hands.iter().any(|(_, hand)| hand.contains(card))
    };
    let mut hidden = deck(false);
    hidden.retain(|card| !open(card));
    let seen = seen(&scene, 0);
    let mut rng = Rng::new(4);
    let mut tops = vec![[0_u32; 2]; deck(false).len()];
    let worlds = 20_000;
    for _ in 0..worlds {
        let mut world = Stroop::imagine(&seen, &mut rng);
        for seat in [Seat(0), Seat(1)] {
            world.apply(&Input::new(0, seat, Action::Draw), &mut ());
            let board = world.view(Eyes::Table).board;
            let drawn = board.hands[seat].last().expect("it has drawn");
            tops[drawn.kind()][seat.index()] += 1;
        }
    }
    let fair = worlds / hidden.len() as u32;
    for card in deck(false) {
        for times in tops[card.kind()] {
            if hidden.contains(&card) {
                assert!(
                    times.abs_diff(fair) < fair / 4,
                    "{card:?}: {times} of {fair}"
                );
            } else {
                assert_eq!(times, 0, "{card:?} lies open");
            }
        }
    }
}

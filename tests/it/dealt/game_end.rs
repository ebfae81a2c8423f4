//! DE-6: the end of the game.

use kitchen_table::engine::{Game, Input, Outcome, Rng, Seat, Status, Told};
use kitchen_table::games::dealt::{Action, Dealt, Event, Loss};

use super::scene::{Deal, Scene, event, numbers};

/// Plays on until a round is lost, again and again from the same position, until it is lost as
/// wanted.
#[track_caller]
fn round_lost(scene: &Scene, wanted: impl Fn(&[u8], Loss) -> bool) -> Scene {
    for seed in 0..50_000 {
        let mut rng = Rng::new(seed);
        let mut game = scene.game.clone();
        let mut log: Vec<Told<Dealt>> = Vec::new();
        let lost = loop {
            let seat = game.to_act().single().expect("somebody to act");
            let input = Input::new(0, seat, hasty(&game, seat, &mut rng));
            let news = log.len();
            game.apply(&input, &mut log);
            if let Some(lost) = log[news..].iter().find_map(round) {
                break lost;
            }
        };
        if wanted(&lost.0, lost.1) {
            return Scene::new(game, log);
        }
    }
    panic!("no round is ever lost like that");
}

fn round(told: &Told<Dealt>) -> Option<(Vec<u8>, Loss)> {
    match told {
        Told::All(Event::RoundLost { seats, why }) => Some((numbers(*seats), *why)),
        _ => None,
    }
}

/// Anything legal, most often cards played together.
fn hasty(game: &Dealt, seat: Seat, rng: &mut Rng) -> Action {
    let mut any = || game.random(seat, 0, rng).expect("a legal action");
    let together = |action: &Action| matches!(action, Action::Play { len: 2.., .. });
    let (first, second, third) = (any(), any(), any());
    let hasty = [first, second, third].into_iter().find(together);
    hasty.unwrap_or(third)
}

#[track_caller]
fn lost_by(scene: &Scene, seats: &[u8]) -> Scene {
    round_lost(scene, |losers, _| losers == seats)
}

fn lost_the_game(scene: &Scene) -> Vec<u8> {
    let lost = |event: &Event| match event {
        Event::LostGame { seat } => Some(seat.0),
        _ => None,
    };
    scene
        .log
        .iter()
        .filter_map(event)
        .filter_map(lost)
        .collect()
}

#[test]
fn de_6_1_who_owes_a_chip_and_has_none_loses() {
    for chips in [2, 3] {
        let mut scene = Deal::of(["...", "...", "...", "..."]).chips(chips).begin();
        for left in (0..chips).rev() {
            scene = lost_by(&scene, &[2]);
            assert_eq!(scene.chips(), [chips, chips, left, chips]);
            assert_eq!(scene.places(), None, "plays on with {left} chips");
            assert_eq!(scene.turn(), Some(2), "leads, for all that (DE-5.5)");
        }
        scene = lost_by(&scene, &[2]);
        assert_eq!(lost_the_game(&scene), [2]);
        assert_eq!(
            scene.places(),
            Some(vec![1, 1, 4, 1]),
            "everybody else wins"
        );
        assert_eq!(scene.chips(), [chips, chips, 0, chips]);
        assert_eq!(scene.turn(), None);
    }
}

#[test]
fn de_6_1_one_without_chips_holds_cards_and_can_win() {
    let mut scene = Deal::of(["...", "...", "..."]).begin();
    scene = lost_by(&scene, &[1]);
    scene = lost_by(&scene, &[1]);
    assert_eq!(scene.chips(), [2, 0, 2]);
    assert_eq!(scene.sizes(), [10; 3]);
    for _ in 0..3 {
        scene = lost_by(&scene, &[0]);
    }
    assert_eq!(scene.places(), Some(vec![3, 1, 1]));
}

#[test]
fn de_6_1_several_at_once_all_lose() {
    let mut scene = Deal::of(["...", "...", "..."]).begin();
    for seat in [0, 0, 1, 1] {
        scene = lost_by(&scene, &[seat]);
    }
    assert_eq!(scene.chips(), [0, 0, 2]);
    scene = round_lost(&scene, |losers, why| {
        losers == [0, 1] && why == Loss::NobodyWithCards
    });
    assert_eq!(lost_the_game(&scene), [0, 1]);
    assert_eq!(scene.places(), Some(vec![2, 2, 1]));
    let Status::Over(outcome) = scene.game.status() else {
        panic!("it is over");
    };
    assert!(Outcome::winners(&outcome).single() == Some(Seat(2)));
}

#[test]
fn de_6_1_of_several_only_who_has_none_loses() {
    let mut scene = Deal::of(["...", "...", "..."]).begin();
    for seat in [0, 0] {
        scene = lost_by(&scene, &[seat]);
    }
    scene = lost_by(&scene, &[0, 1]);
    assert_eq!(lost_the_game(&scene), [0]);
    assert_eq!(scene.chips(), [0, 1, 2], "the other gives up a chip");
    assert_eq!(scene.places(), Some(vec![3, 1, 1]));
}

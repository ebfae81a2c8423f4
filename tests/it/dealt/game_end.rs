//! DE-6: the end of the game.

use kitchen_table::engine::{Eyes, Game, Input, Outcome, Rng, Seat, Status, Told};
use kitchen_table::games::dealt::{Dealt, Event, Loss};

use super::scene::{Deal, Scene, numbers};

/// Plays on until exactly these seats lose the round.
#[track_caller]
fn lost_by(scene: &Scene, losers: &[u8]) -> Scene {
    let found = (0..1000).find_map(|seed| try_to_lose(scene, losers, seed));
    found.unwrap_or_else(|| panic!("no way to lose the round for {losers:?}"))
}

/// Tries many ways to play each trick, and continues with the most promising ones.
fn try_to_lose(scene: &Scene, losers: &[u8], seed: u64) -> Option<Scene> {
    let mut rng = Rng::new(seed);
    let mut ways = vec![scene.game.clone()];
    while !ways.is_empty() {
        let mut longer = Vec::new();
        for way in ways.iter().cycle().take(80) {
            let (game, log) = one_trick(way, &mut rng);
            match log.iter().find_map(lost) {
                None => longer.push(game),
                Some(seats) if seats == losers => return Some(Scene::new(game, log)),
                Some(_) => {}
            }
        }
        longer.sort_by_cached_key(|game| unlikely(game, losers));
        longer.truncate(20);
        ways = longer;
    }
    None
}

/// Ranks positions: players lose together only by going out together, so all of them should hold
/// few cards and none should be out.
fn unlikely(game: &Dealt, losers: &[u8]) -> (bool, usize) {
    let hands = game.view(Eyes::Table).hands;
    let size = |seat: Seat| hands[seat].len();
    let cards = (0..hands.seats()).map(|seat| size(Seat(seat)));
    let out = if losers.len() > 1 {
        cards.clone().any(|size| size == 0)
    } else {
        size(Seat(losers[0])) == 0
    };
    (out, cards.sum())
}

/// Plays until a trick or the round has ended.
fn one_trick(game: &Dealt, rng: &mut Rng) -> (Dealt, Vec<Told<Dealt>>) {
    let mut game = game.clone();
    let mut log = Vec::new();
    while !log.iter().filter_map(Told::public).any(ends) {
        let seat = game.to_act().single().expect("somebody to act");
        let action = game.random(seat, 0, rng).expect("a legal action");
        game.apply(&Input::new(0, seat, action), &mut log);
    }
    (game, log)
}

fn ends(event: &Event) -> bool {
    matches!(event, Event::Led { .. } | Event::RoundLost { .. })
}

fn lost(told: &Told<Dealt>) -> Option<Vec<u8>> {
    match told {
        Told::All(Event::RoundLost { seats, .. }) => Some(numbers(*seats)),
        _ => None,
    }
}

fn lost_the_game(scene: &Scene) -> Vec<u8> {
    let lost = |event: &Event| match event {
        Event::LostGame { seat } => Some(seat.0),
        _ => None,
    };
    scene
        .log
        .iter()
        .filter_map(Told::public)
        .filter_map(lost)
        .collect()
}

#[test]
fn de_6_1_a_player_who_owes_a_chip_and_has_none_loses() {
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
fn de_6_1_a_player_without_chips_can_still_win() {
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
    scene = lost_by(&scene, &[0, 1]);
    let why = scene.lost().map(|(_, why)| why);
    assert_eq!(why, Some(Loss::NobodyWithCards));
    assert_eq!(lost_the_game(&scene), [0, 1]);
    assert_eq!(scene.places(), Some(vec![2, 2, 1]));
    let Status::Over(outcome) = scene.game.status() else {
        panic!("it is over");
    };
    assert!(Outcome::winners(&outcome).single() == Some(Seat(2)));
}

#[test]
fn de_6_1_of_several_only_a_player_without_chips_loses() {
    let mut scene = Deal::of(["...", "...", "..."]).begin();
    for seat in [0, 0] {
        scene = lost_by(&scene, &[seat]);
    }
    scene = lost_by(&scene, &[0, 1]);
    assert_eq!(lost_the_game(&scene), [0]);
    assert_eq!(scene.chips(), [0, 1, 2], "the other gives up a chip");
    assert_eq!(scene.places(), Some(vec![3, 1, 1]));
}

//! Calling STOP (ST-4.1).

use kitchen_table::engine::{Illegal, Seat};
use kitchen_table::games::stroop::{Action, Card, Ending, Event, Refusal, deck};

use super::playing::{shuffled, two};
use super::scene::Scene;
use super::stopping::{ended, played_out};

const ONE: Seat = Seat(0);
const OTHER: Seat = Seat(1);

/// For each of two players who have drawn everything, a card that fits, if any.
pub(crate) fn fitting(scene: &Scene) -> [Option<Card>; 2] {
    let board = scene.view().board;
    [ONE, OTHER].map(|seat| {
        let mut hand = board.hands[seat].iter().copied();
        hand.find(|&card| board.fits(card))
    })
}

/// A game for two with all piles drawn, played until only one of them can still play; returns that
/// seat, and the time.
fn one_is_stuck() -> (Scene, Seat, u32) {
    for seed in 0..500 {
        let mut scene = Scene::deal(two(), &shuffled(seed), seed);
        scene.draw_each(0, 15);
        for at in (1..).map(|turn| turn * 1000) {
            let turn = (at / 1000 % 2) as usize;
            match fitting(&scene) {
                [Some(_), None] => return (scene, ONE, at),
                [None, Some(_)] => return (scene, OTHER, at),
                [None, None] => break,
                both => scene.play(at, turn as u8, both[turn].expect("it fits")),
            };
            scene.clock();
        }
    }
    panic!("no game is like this");
}

#[test]
fn st_4_1_a_right_stop_ends_the_round_even_if_others_could_play() {
    let (mut scene, able, at) = one_is_stuck();
    let stuck = Seat(1 - able.0);
    let told = scene.act(at, stuck.0, Action::Stop);
    assert_eq!(ended(told), Some(Ending::Called(stuck)));
    assert_eq!(scene.view().board.round, 2);
}

#[test]
fn st_4_1_the_earlier_of_two_calls_counts() {
    for caller in 0..2 {
        let (mut scene, at) = played_out(1);
        let why = ended(scene.act(at, caller, Action::Stop));
        assert_eq!(why, Some(Ending::Called(Seat(caller))));
        let second = scene.refused(at, 1 - caller, Action::Stop);
        assert!(
            matches!(second, Some(Refusal::DrawFirst { .. })),
            "{second:?}"
        );
        let at = scene.play_out(at);
        let why = ended(scene.act(at, caller, Action::Stop));
        assert_eq!(why, Some(Ending::Called(Seat(caller))));
        let second = scene.check(at, 1 - caller, Action::Stop);
        assert_eq!(second, Err(Illegal::Over));
    }
}

/// Fifteen cards, each of which fits the one before, and the first one this center.
fn chain(center: Card) -> Vec<Card> {
    let mut chain = vec![center];
    for _ in 0..15 {
        let last = chain[chain.len() - 1];
        let mut next = deck(false).into_iter();
        let next = next.find(|card| last.describes(*card) && !chain.contains(card));
        chain.push(next.expect("the deck is long enough"));
    }
    chain.remove(0);
    chain
}

#[test]
fn st_4_1_a_player_with_no_cards_at_all_may_call() {
    let center = deck(false)[0];
    let chain = chain(center);
    let mut cards = chain.clone();
    let rest = deck(false).into_iter();
    let mut rest: Vec<Card> = rest
        .filter(|c| *c != center && !chain.contains(c))
        .collect();
    cards.extend(rest.drain(..15));
    cards.push(center);
    cards.extend(rest);
    let mut scene = Scene::deal(two(), &cards, 1);
    for (at, card) in (1..).map(|turn| turn * 1000).zip(chain) {
        assert_eq!(scene.draw(at, 0), card);
        scene.play(at, 0, card);
        scene.clock();
    }
    assert!(scene.hand(0).is_empty());
    let why = ended(scene.act(16_000, 0, Action::Stop));
    assert_eq!(why, Some(Ending::Called(ONE)));
}

/// The effect of a play on a call that follows while its tie is open.
#[test]
fn st_4_1_a_tie_is_settled_before_stop_is_judged() {
    let mut met = [0; 3];
    for (scene, mover, card, at) in plays() {
        let board = scene.view().board;
        for caller in [ONE, OTHER] {
            let before = board.hands[caller].iter().any(|&held| board.fits(held));
            let after = fits_after(&scene, caller, card);
            let mut then = scene.clone();
            then.play(at, mover.0, card);
            let told = then.act(at + 5, caller.0, Action::Stop);
            assert!(
                matches!(told[0], Event::Landed { seat, card: it, .. } if seat == mover && it == card)
            );
            assert_eq!(ended(told).is_some(), !after, "{told:?}");
            if before && !after {
                met[usize::from(caller == mover)] += 1;
            }
            met[2] += usize::from(!before && after);
        }
    }
    assert!(met.iter().all(|&met| met > 5), "{met:?}");
}

/// Possible plays after all piles are drawn, from many games for two: the table, the seat, the card,
/// and the time.
fn plays() -> Vec<(Scene, Seat, Card, u32)> {
    let mut plays = Vec::new();
    for seed in 0..40 {
        let mut scene = Scene::deal(two(), &shuffled(seed), seed);
        scene.draw_each(0, 15);
        for at in (1..).map(|turn| turn * 1000) {
            let able = fitting(&scene);
            let movers = [ONE, OTHER].into_iter().zip(able);
            let movers: Vec<_> = movers
                .filter_map(|(seat, card)| Some((seat, card?)))
                .collect();
            for &(seat, card) in &movers {
                plays.push((scene.clone(), seat, card, at));
            }
            let Some(&(seat, card)) = movers.get(seed as usize % movers.len().max(1)) else {
                break;
            };
            scene.play(at, seat.0, card);
            scene.clock();
        }
    }
    plays
}

/// Whether a seat holds a card that fits this one after this one has landed.
fn fits_after(scene: &Scene, seat: Seat, center: Card) -> bool {
    let board = scene.view().board;
    let mut held = board.hands[seat].iter().filter(|&&held| held != center);
    held.any(|&held| board.fits_on(held, center))
}

/// A card lands that makes another's hand playable, so STOP was right just before. Returns the time
/// of the play, and who might have called.
fn overtaken() -> (Scene, u32, Seat) {
    let overtakes = |(scene, mover, card, at): (Scene, Seat, Card, u32)| {
        let waiter = Seat(1 - mover.0);
        let right = fitting(&scene)[waiter.index()].is_none();
        let mut scene = scene.clone();
        let wrong = fits_after(&scene, waiter, card);
        scene.play(at, mover.0, card);
        (right && wrong).then_some((scene, at, waiter))
    };
    let found = plays().into_iter().find_map(overtakes);
    found.expect("some game is like this")
}

#[test]
fn st_4_1_a_call_that_was_right_a_moment_ago_has_no_effect() {
    for after in [0, 1, 5, 10, 11, 50, 149, 150, 349, 350] {
        let (mut scene, at, seat) = overtaken();
        let told = scene.act(at + after, seat.0, Action::Stop);
        let [.., last] = told else { panic!("{told:?}") };
        if after < 350 {
            assert_eq!(*last, Event::CalledTooLate { seat }, "{after}");
        } else {
            assert!(matches!(last, Event::Barred { .. }), "{after}: {last:?}");
        }
        assert!(scene.view().board.tie.is_none(), "the tie is settled first");
    }
}

#[test]
fn st_4_1_a_call_that_was_already_wrong_is_wrong() {
    let mut met = 0;
    for (mut scene, mover, card, at) in plays() {
        let caller = Seat(1 - mover.0);
        let before = fitting(&scene)[caller.index()].is_some();
        if before && fits_after(&scene, caller, card) {
            scene.play(at, mover.0, card);
            let told = scene.act(at + 100, caller.0, Action::Stop);
            let barred =
                |event: &Event| matches!(event, Event::Barred { seat, .. } if *seat == caller);
            assert!(told.iter().any(barred), "{told:?}");
            met += 1;
        }
    }
    assert!(met > 20, "{met} calls");
}

#[test]
fn st_4_1_ones_own_landing_does_not_excuse_a_call() {
    let mut met = 0;
    for (mut scene, mover, card, at) in plays() {
        let board = scene.view().board;
        let fits = board.hands[mover].iter().filter(|&&held| board.fits(held));
        if fits.count() == 1 && fits_after(&scene, mover, card) {
            scene.play(at, mover.0, card);
            let told = scene.act(at + 100, mover.0, Action::Stop);
            let barred =
                |event: &Event| matches!(event, Event::Barred { seat, .. } if *seat == mover);
            assert!(told.iter().any(barred), "{told:?}");
            met += 1;
        }
    }
    assert!(met > 5, "{met} calls");
}

//! Ending a round (ST-4), round two (ST-5) and the end (ST-6).

use kitchen_table::engine::{By, Clause, Input, Seat, Seats};
use kitchen_table::games::stroop::clauses::CLAUSES;
use kitchen_table::games::stroop::{Action, Card, Ending, Event, Options, Refusal, deck};

use super::playing::{shuffled, two};
use super::scene::Scene;

const ONE: Seat = Seat(0);
const OTHER: Seat = Seat(1);

/// A game for two with all piles drawn and nothing left to play, and when.
fn played_out(seed: u64) -> (Scene, u32) {
    let mut scene = Scene::deal(two(), &shuffled(seed), seed);
    let at = scene.play_out(0);
    (scene, at)
}

/// All piles are drawn, and the first seat holds a card that fits.
fn drawn(options: Options) -> Scene {
    let mut scene = Scene::deal(options, &shuffled(1), 1);
    scene.draw_each(0, 15);
    let board = scene.view().board;
    let able = |hand: &[Card]| hand.iter().any(|&card| board.fits(card));
    assert!(board.hands.iter().all(|(_, hand)| able(hand)));
    scene
}

fn ended(events: &[Event]) -> Option<Ending> {
    events.iter().find_map(|event| match event {
        Event::RoundEnded { why, .. } => Some(*why),
        _ => None,
    })
}

/// The hands of two who have drawn everything, and which cards of them fit.
fn fitting(scene: &Scene) -> [Option<Card>; 2] {
    let board = scene.view().board;
    [ONE, OTHER].map(|seat| {
        let mut hand = board.hands[seat].iter().copied();
        hand.find(|&card| board.fits(card))
    })
}

/// A game for two with all piles drawn, played until just one of them can still play; who that is,
/// and when.
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
fn st_4_1_of_two_calls_the_earlier_counts() {
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
        let second = scene.refused(at, 1 - caller, Action::Stop);
        assert_eq!(second, Some(Refusal::Over));
    }
}

/// Fifteen cards of which each fits the one before, and the first this centre.
fn chain(centre: Card) -> Vec<Card> {
    let mut chain = vec![centre];
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
    let centre = deck(false)[0];
    let chain = chain(centre);
    let mut cards = chain.clone();
    let rest = deck(false).into_iter();
    let mut rest: Vec<Card> = rest
        .filter(|c| *c != centre && !chain.contains(c))
        .collect();
    cards.extend(rest.drain(..15));
    cards.push(centre);
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

#[test]
fn st_4_1_a_tie_is_settled_before_stop_is_judged() {
    let mut met = [false; 2];
    for seed in 0..200 {
        let mut scene = Scene::deal(two(), &shuffled(seed), seed);
        scene.draw_each(0, 15);
        for at in (1..).map(|turn| turn * 1000) {
            let able = fitting(&scene);
            let turn = (at / 1000 + able[0].is_none() as u32) % 2;
            let Some(card) = able[turn as usize].or(able[1 - turn as usize]) else {
                break;
            };
            let mover = if able[turn as usize].is_some() {
                turn as u8
            } else {
                1 - turn as u8
            };
            let board = scene.view().board;
            scene.play(at, mover, card);
            for caller in 0..2 {
                let before = board.hands[Seat(caller)].iter().any(|&c| board.fits(c));
                let held = board.hands[Seat(caller)].iter().filter(|&&c| c != card);
                let after = held.copied().any(|c| board.fits_on(c, card));
                let mut then = scene.clone();
                let told = then.act(at + 5, caller, Action::Stop);
                let landed = Event::Landed {
                    seat: Seat(mover),
                    card,
                };
                assert_eq!(told[0], landed, "the tie is over");
                assert_eq!(ended(told).is_some(), !after, "{told:?}");
                met[0] |= before && !after && caller == mover;
                met[1] |= before && !after && caller != mover;
            }
            scene.clock();
        }
    }
    assert_eq!(
        met, [true; 2],
        "a card landed after which the call was right"
    );
}

/// In some game a card lands that makes another's hand playable; STOP was right before.
fn overtaken() -> (Scene, u32, Seat) {
    for seed in 0..500 {
        let mut scene = Scene::deal(two(), &shuffled(seed), seed);
        scene.draw_each(0, 15);
        for at in (1..).map(|turn| turn * 1000) {
            let board = scene.view().board;
            let fitting = |seat: Seat| board.hands[seat].iter().copied().find(|&c| board.fits(c));
            let (a, b) = (fitting(ONE), fitting(OTHER));
            let (mover, waiter, card) = match (a, b) {
                (Some(card), None) => (ONE, OTHER, card),
                (None, Some(card)) => (OTHER, ONE, card),
                (Some(card), Some(_)) if at % 2000 == 0 => (ONE, ONE, card),
                (_, Some(card)) => (OTHER, OTHER, card),
                (None, None) => break,
            };
            scene.play(at, mover.0, card);
            let hand = &board.hands[waiter];
            if mover != waiter && hand.iter().any(|&c| board.fits_on(c, card)) {
                return (scene, at, waiter);
            }
            scene.clock();
        }
    }
    panic!("no game is like this");
}

#[test]
fn st_4_1_a_call_that_was_right_a_moment_ago_is_no_call() {
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
fn st_4_1_a_call_that_was_wrong_before_too_is_wrong() {
    let mut scene = drawn(Options::new(3));
    let board = scene.view().board;
    let mut met = 0;
    for (mover, hand) in board.hands.iter() {
        for &card in hand.iter().filter(|&&card| board.fits(card)) {
            let mut scene = scene.clone();
            scene.play(1000, mover.0, card);
            for caller in (0..3).map(Seat) {
                let held = scene.hand(caller.0);
                let mut held = held.iter().filter(|&&held| held != card);
                if !held.any(|&held| board.fits_on(held, card)) {
                    continue;
                }
                let told = scene.clone().act(1100, caller.0, Action::Stop).to_vec();
                let wrong =
                    matches!(told.last(), Some(Event::Barred { seat, .. }) if *seat == caller);
                assert!(wrong, "{caller:?}: {told:?}");
                met += 1;
            }
        }
    }
    assert!(met > 10, "{met} calls");
    scene.act(0, 0, Action::Stop);
}

#[test]
fn st_4_1_no_landing_of_the_own_excuses_a_call() {
    let (scene, able, at) = one_is_stuck();
    let mut met = false;
    let board = scene.view().board;
    for &card in board.hands[able].iter().filter(|&&card| board.fits(card)) {
        let mut scene = scene.clone();
        scene.play(at, able.0, card);
        scene.clock();
        let told = scene.act(at + 20, able.0, Action::Stop);
        assert!(
            !told.contains(&Event::CalledTooLate { seat: able }),
            "{told:?}"
        );
        met = true;
    }
    assert!(met);
}

#[test]
fn st_4_2_a_wrong_stop_bars_for_the_round() {
    let mut scene = drawn(two());
    let board = scene.view().board;
    let [.., Event::Barred { seat, missed }] = *scene.act(1000, 0, Action::Stop) else {
        panic!("it was wrong");
    };
    assert_eq!(seat, ONE);
    assert!(board.fits(missed) && board.hands[ONE].contains(&missed));
    for action in [Action::Draw, Action::Stop, Action::Play { card: missed }] {
        assert_eq!(scene.refused(5000, 0, action), Some(Refusal::Barred));
    }
    let at = scene.play_out_by(4000, &[1]);
    assert!(scene.hand(1).len() < 15, "the other goes on");
    scene.act(at, 1, Action::Stop);
    assert_eq!(scene.view().board.barred, Seats::NONE, "round two is free");
    let card = scene.draw(at, 0);
    assert_eq!(scene.refused(at, 0, Action::Play { card }), None);
}

#[test]
fn st_4_2_a_barred_player_does_not_draw_in_a_tie_or_after_it() {
    let mut scene = drawn(two());
    let board = scene.view().board;
    let theirs = board.hands[OTHER]
        .iter()
        .copied()
        .find(|&card| board.fits(card));
    scene.act(1000, 0, Action::Stop);
    scene.play(1100, 1, theirs.expect("the other can play"));
    for at in [1100, 1110, 1111, 9000] {
        for action in [Action::Draw, Action::Stop] {
            assert_eq!(scene.refused(at, 0, action), Some(Refusal::Barred));
        }
    }
}

/// Who is barred in round two may still win: the cards count as they are.
#[test]
fn st_4_2_cards_of_the_barred_count_as_they_are() {
    let mut first_of_all = [false; 2];
    for seed in 0..100 {
        let (mut scene, at) = played_out(seed);
        scene.act(at, 0, Action::Stop);
        scene.draw_each(
            at,
            usize::from(scene.view().left[ONE].max(scene.view().left[OTHER])),
        );
        if fitting(&scene)[0].is_none() {
            continue;
        }
        scene.act(at, 0, Action::Stop);
        assert!(scene.view().board.barred.has(ONE));
        let held = scene.hand(0);
        let at = scene.play_out_by(at, &[1]);
        scene.act(at, 1, Action::Stop);
        assert_eq!(scene.hand(0), held, "nothing is taken from it");
        let places = scene.outcome().places;
        let theirs = scene.hand(1).len();
        assert_eq!(
            places[ONE] == 1,
            held.len() < theirs,
            "{held:?} and {theirs}"
        );
        first_of_all[usize::from(held.len() < theirs)] = true;
    }
    assert!(first_of_all[0], "the barred most often lose");
}

#[test]
fn st_4_3_a_call_before_the_pile_is_drawn_is_none() {
    let mut scene = Scene::deal(two(), &shuffled(1), 1);
    for left in (1..=15).rev() {
        let refused = scene.refused(0, 0, Action::Stop);
        assert_eq!(refused, Some(Refusal::DrawFirst { left }));
        scene.draw(0, 0);
    }
    assert_eq!(scene.refused(0, 0, Action::Stop), None);
}

#[test]
fn st_4_4_the_round_ends_when_everybody_is_barred() {
    let mut scene = drawn(Options::new(3));
    for seat in 0..2 {
        assert_eq!(ended(scene.act(1000, seat, Action::Stop)), None);
    }
    let why = ended(scene.act(1000, 2, Action::Stop));
    assert_eq!(why, Some(Ending::AllBarred));
}

#[test]
fn st_4_5_the_clock_ends_a_round_in_which_nobody_can_do_anything() {
    let (mut scene, _) = played_out(1);
    let quiet = scene.view().board.quiet;
    let early = Input {
        at: quiet + 9_999,
        by: By::Clock,
        action: Action::EndRound,
    };
    let check = kitchen_table::engine::Game::check;
    assert_eq!(check(&scene.game, &early), Err(Refusal::ForTheClock));
    let mut late = scene.clone();
    assert_eq!(scene.clock(), quiet + 10_000);
    assert_eq!(ended(&scene.heard), Some(Ending::Stuck));
    late.draw(quiet + 10_000, 0);
    assert_eq!(late.view().board.round, 2, "the next input finds it ended");

    let mut scene = drawn(two());
    assert!(kitchen_table::engine::Game::clock(&scene.game).is_none());
    let off = Options {
        clock: false,
        ..two()
    };
    scene = Scene::deal(off, &shuffled(1), 1);
    scene.play_out(0);
    assert!(kitchen_table::engine::Game::clock(&scene.game).is_none());
}

#[test]
fn the_game_is_over_for_everybody() {
    let (mut scene, at) = played_out(1);
    scene.act(at, 0, Action::Stop);
    let at = scene.play_out(at);
    scene.act(at, 0, Action::Stop);
    for seat in 0..2 {
        for action in [Action::Draw, Action::Stop, Action::Pause] {
            assert_eq!(scene.refused(at, seat, action), Some(Refusal::Over));
        }
    }
}

#[test]
fn what_is_the_clock_s_is_nobody_else_s() {
    let scene = drawn(two());
    for action in [Action::Settle, Action::EndRound] {
        assert_eq!(scene.refused(1000, 0, action), Some(Refusal::ForTheClock));
    }
}

#[test]
fn every_refusal_names_a_clause() {
    for refusal in Refusal::ALL {
        assert!(CLAUSES.contains(&refusal.clause()), "{refusal:?}");
    }
}

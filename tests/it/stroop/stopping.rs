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

#[test]
fn st_4_1_a_right_stop_ends_the_round_even_if_others_could_play() {
    let (mut scene, at) = played_out(1);
    let told = scene.act(at, 1, Action::Stop);
    assert_eq!(ended(told), Some(Ending::Called(OTHER)));
    assert_eq!(scene.view().board.round, 2);
    let again = scene.refused(at, 0, Action::Stop);
    assert!(
        matches!(again, Some(Refusal::DrawFirst { .. })),
        "the earlier call counts"
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
    let theirs = board.hands[OTHER].iter().find(|&&card| board.fits(card));
    let theirs = *theirs.expect("the other may go on");
    assert_eq!(scene.refused(5000, 1, Action::Play { card: theirs }), None);
    scene.act(5000, 1, Action::Stop);
    assert_eq!(scene.view().board.barred, Seats::NONE, "round two is free");
    assert_eq!(scene.refused(5000, 0, Action::Draw), None);
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
fn st_5_1_hands_go_back_and_the_centre_is_dealt_out_evenly() {
    for players in 2..=4 {
        for seed in 0..20 {
            let mut scene = Scene::deal(Options::new(players), &shuffled(seed), seed);
            let at = scene.play_out(0);
            let before = scene.view();
            let told = scene.act(at, 0, Action::Stop).to_vec();
            let Some(Event::DealtOut { each, filled }) = told.get(1) else {
                panic!("{told:?}");
            };
            let centre = before.board.centre.len();
            assert!(*filled < players);
            assert_eq!(
                centre + usize::from(*filled),
                usize::from(each * players),
                "evenly"
            );
            let after = scene.view();
            for (seat, hand) in before.board.hands.iter() {
                let left = usize::from(after.left[seat]);
                assert_eq!(left, hand.len() + usize::from(*each));
                assert!(after.board.hands[seat].is_empty());
            }
        }
    }
}

#[test]
fn st_5_2_piles_are_shuffled_and_a_card_set_aside_starts() {
    let (mut scene, at) = played_out(2);
    let before = scene.view();
    let hand = scene.hand(0);
    scene.act(at, 0, Action::Stop);
    let after = scene.view();
    assert_eq!(after.board.centre.len(), 1);
    assert!(!before.board.centre.contains(&scene.top()));
    let drawn: Vec<Card> = (0..after.left[ONE]).map(|_| scene.draw(at, 0)).collect();
    let back: Vec<Card> = drawn
        .iter()
        .copied()
        .filter(|card| hand.contains(card))
        .collect();
    assert_eq!(back.len(), hand.len(), "the own hand went back");
    assert!(!drawn.starts_with(&hand) && !drawn.ends_with(&hand));
}

/// A game for two played to its end, who called last, and how many cards each has left.
fn finished(seed: u64, caller: u8) -> (Scene, Vec<usize>) {
    let (mut scene, at) = played_out(seed);
    scene.act(at, 0, Action::Stop);
    let at = scene.play_out(at);
    scene.act(at, caller, Action::Stop);
    let board = scene.view().board;
    let counts = board.hands.iter().map(|(_, hand)| hand.len()).collect();
    (scene, counts)
}

#[test]
fn st_6_1_the_fewest_cards_win_and_of_those_the_caller() {
    let mut met = [false; 3];
    for seed in 0..200 {
        for caller in 0..2 {
            let (scene, counts) = finished(seed, caller);
            let places: Vec<u8> = scene.outcome().places.iter().map(|(_, &p)| p).collect();
            let (wanted, case) = match counts[0].cmp(&counts[1]) {
                std::cmp::Ordering::Less => ([1, 2], 0),
                std::cmp::Ordering::Greater => ([2, 1], 1),
                std::cmp::Ordering::Equal => ([1 + caller, 2 - caller], 2),
            };
            assert_eq!(places, wanted, "{counts:?}, {caller} called");
            met[case] = true;
        }
    }
    assert_eq!(met, [true; 3]);
}

#[test]
fn st_6_1_without_a_caller_the_win_is_shared() {
    let shared = (0..200).find_map(|seed| {
        let (mut scene, at) = played_out(seed);
        scene.act(at, 0, Action::Stop);
        scene.play_out(at);
        scene.clock();
        let board = scene.view().board;
        let same = board.hands[ONE].len() == board.hands[OTHER].len();
        same.then(|| scene.outcome())
    });
    let shared = shared.expect("some game is tied");
    assert_eq!(shared.winners(), Seats::first(2));
}

#[test]
fn st_7_5_the_cards_are_enough_for_everybody() {
    assert_eq!(deck(false).len(), 60 + 1 + 1 + 3);
    assert!(deck(true).len() >= 100 + 1 + 1 + 4);
    for seed in 0..20 {
        let mut scene = Scene::deal(Options::new(4), &shuffled(seed), seed);
        let at = scene.play_out(0);
        scene.act(at, 0, Action::Stop);
        assert_eq!(scene.view().board.centre.len(), 1, "round two has a centre");
    }
}

#[test]
fn every_refusal_names_a_clause() {
    for refusal in Refusal::ALL {
        assert!(CLAUSES.contains(&refusal.clause()), "{refusal:?}");
    }
}

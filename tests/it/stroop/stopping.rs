//! Wrong and early STOP calls, and rounds that nobody ends (ST-4.2 to ST-4.5).

use kitchen_table::engine::{By, Clause, Game, Illegal, Input, Seat, Seats};
use kitchen_table::games::stroop::CLAUSES;
use kitchen_table::games::stroop::{Action, Card, Ending, Event, Options, Refusal, deck};

use super::calling::fitting;
use super::playing::{shuffled, two};
use super::scene::Scene;
use super::words::refusals;
use crate::support::out_of_turn;

const ONE: Seat = Seat(0);
const OTHER: Seat = Seat(1);

/// A game for two with all piles drawn and nothing left to play, and the time.
pub(crate) fn played_out(seed: u64) -> (Scene, u32) {
    let mut scene = Scene::deal(two(), &shuffled(seed), seed);
    let at = scene.play_out(0);
    (scene, at)
}

/// A game with all piles drawn, where the first seat holds a card that fits.
pub(crate) fn drawn(options: Options) -> Scene {
    let mut scene = Scene::deal(options, &shuffled(1), 1);
    scene.draw_each(0, 15);
    let board = scene.view().board;
    let able = |hand: &[Card]| hand.iter().any(|&card| board.fits(card));
    assert!(board.hands.iter().all(|(_, hand)| able(hand)));
    scene
}

pub(crate) fn ended(events: &[Event]) -> Option<Ending> {
    events.iter().find_map(|event| match event {
        Event::RoundEnded { why, .. } => Some(*why),
        _ => None,
    })
}

#[test]
fn st_4_2_a_wrong_stop_bars_for_the_round() {
    let mut scene = drawn(two());
    let board = scene.view().board;
    let [
        ..,
        Event::Barred {
            seat,
            missed,
            center,
        },
    ] = *scene.act(1000, 0, Action::Stop)
    else {
        panic!("it was wrong");
    };
    assert_eq!((seat, Some(center)), (ONE, board.top()));
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

/// A player who is barred in round two may still win: the cards count as they are.
#[test]
fn st_4_2_a_barred_players_cards_count_as_they_are() {
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
fn st_4_3_a_call_before_the_pile_is_drawn_is_invalid() {
    let mut scene = Scene::deal(two(), &shuffled(1), 1);
    for left in (1..=15).rev() {
        let refused = scene.refused(0, 0, Action::Stop);
        assert_eq!(refused, Some(Refusal::DrawFirst(left)));
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
    assert_eq!(check(&scene.game, &early), Err(Illegal::NotTheClock));
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
fn st_4_5_a_barred_player_does_not_keep_a_round_open() {
    let mut met = 0;
    for seed in 0..40 {
        let mut scene = Scene::deal(two(), &shuffled(seed), seed);
        scene.draw_each(0, 15);
        if fitting(&scene)[0].is_none() {
            continue;
        }
        scene.act(1000, 0, Action::Stop);
        scene.play_out_by(2000, &[1]);
        let quiet = scene.view().board.quiet;
        met += usize::from(fitting(&scene)[0].is_some());
        assert_eq!(scene.clock(), quiet + 10_000);
        assert_eq!(ended(&scene.heard), Some(Ending::Stuck));
    }
    assert!(met > 5, "{met} held a card that fits");
}

#[test]
fn st_4_5_any_action_restarts_the_wait() {
    let (mut scene, at) = played_out(4);
    let quiet = at + 5_000;
    let wrong = scene.hand(1)[0];
    assert!(matches!(scene.play(quiet, 1, wrong), Event::Fumbled { .. }));
    assert_eq!(scene.clone().clock(), quiet + 10_000);
    scene.act(quiet + 1, 0, Action::Pause);
    assert_eq!(scene.clock(), quiet + 10_001);
}

#[test]
fn the_game_is_over_for_everybody() {
    let (mut scene, at) = played_out(4);
    scene.act(at, 0, Action::Stop);
    let at = scene.play_out(at);
    scene.act(at, 0, Action::Stop);
    for seat in 0..2 {
        for action in [Action::Draw, Action::Stop, Action::Pause] {
            assert_eq!(scene.check(at, seat, action), Err(Illegal::Over));
        }
    }
}

#[test]
fn players_cannot_do_what_only_the_clock_may() {
    let scene = drawn(two());
    for action in [Action::Settle, Action::EndRound] {
        assert_eq!(scene.check(1000, 0, action), Err(Illegal::NotTheClock));
    }
}

#[test]
fn every_input_is_answered() {
    let (played, at) = played_out(4);
    let mut over = played.clone();
    over.act(at, 0, Action::Stop);
    let at = over.play_out(at);
    over.act(at, 0, Action::Stop);
    let plays = deck(true).into_iter().map(|card| Action::Play { card });
    let mut actions: Vec<Action> = plays.collect();
    actions.extend([Action::Draw, Action::Stop, Action::Pause]);
    actions.extend([Action::Settle, Action::EndRound]);
    let seats = (0..=255).map(|seat| By::Seat(Seat(seat)));
    let all: Vec<By> = seats.chain([By::Clock]).collect();
    for game in [drawn(two()).game, played.game, over.game] {
        let now = [0, at, u32::MAX];
        for (at, &by) in now
            .iter()
            .flat_map(|at| all.iter().map(move |by| (*at, by)))
        {
            for &action in &actions {
                let input = Input { at, by, action };
                let answer = game.check(&input);
                match out_of_turn(&game, by) {
                    Some(_) if game.clock() == Some(input) => assert_eq!(answer, Ok(())),
                    Some(illegal) => assert_eq!(answer, Err(illegal), "{input:?}"),
                    None => {}
                }
                if answer.is_ok() {
                    game.clone().apply(&input, &mut ());
                }
            }
        }
    }
}

#[test]
fn every_refusal_names_a_clause() {
    for refusal in refusals() {
        assert!(CLAUSES.contains(&refusal.clause()), "{refusal:?}");
    }
}

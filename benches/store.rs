//! The cost of an input early and late in a very long game of Swoop: through the store of a running
//! game, with everything that the page asks of it afterward. It must not grow with the game.
//!
//! Bots play open-ended rounds until 4 000 inputs are made. The time of each input goes from the
//! decision to what is shown: checked, applied, written to the journal, observed, announced, read in the
//! log, and turned into flights. The median of the last hundred is compared with that of the first.

#![allow(clippy::print_stdout, reason = "figures are printed")]

use std::rc::Rc;
use std::time::{Duration, Instant};

use kitchen_table::bots::{Bots, Level};
use kitchen_table::engine::{Eyes, Input, Rng, Seat};
use kitchen_table::games::GameId;
use kitchen_table::games::swoop::Swoop;
use kitchen_table::setup::Setup;
use kitchen_table::ui::play::log_book::{LogBooks, ReadLog};
use kitchen_table::ui::play::{RunningGame, Scene, Store};

const INPUTS: usize = 4_000;
/// The number of inputs in a median.
const FEW: usize = 100;
/// How often the game is played. The best time of each input counts, because the machine is shared.
const RUNS: usize = 5;
/// The largest accepted ratio of the medians.
const GOAL: f64 = 1.5;

fn main() {
    let times = (0..RUNS).map(|_| played());
    let best = times.reduce(|best, run| {
        best.iter()
            .zip(run)
            .map(|(one, two)| two.min(*one))
            .collect()
    });
    let best = best.unwrap_or_default();
    let (first, last) = (median(&best[..FEW]), median(&best[best.len() - FEW..]));
    let grown = last.as_secs_f64() / first.as_secs_f64();
    println!(
        "Inputs of Swoop through the store, and all that the page asks after each: {}",
        best.len()
    );
    println!("median of the first {FEW}: {:.1} µs", micros(first));
    println!("median of the last {FEW}:  {:.1} µs", micros(last));
    println!("last / first: {grown:.2} (goal: at most {GOAL})");
    assert_eq!(best.len(), INPUTS, "the game was over before");
    assert!(grown <= GOAL, "late inputs cost more");
}

fn micros(time: Duration) -> f64 {
    time.as_secs_f64() * 1e6
}

fn median(times: &[Duration]) -> Duration {
    let mut sorted = times.to_vec();
    sorted.sort_unstable();
    sorted[sorted.len() / 2]
}

/// Plays the game, and returns how long each input took.
fn played() -> Vec<Duration> {
    let mut setup = Setup::new(GameId::Swoop);
    setup.resize(4);
    setup.house_rules.set("target", Some("65535".into()));
    let store = Store::<Swoop>::deal(&setup, 1).expect("four can play");
    let bot = Swoop::bot(Level::Easy);
    let (eyes, mut books) = (Eyes::Seat(Seat(0)), LogBooks::default());
    let (mut rng, mut drawn) = (Rng::new(1), ReadLog::default());
    let mut times = Vec::with_capacity(INPUTS);
    while times.len() < INPUTS {
        let Some(seat) = store.status().to_act().iter().next() else {
            break;
        };
        let choice = bot.choose(&store.seen(Eyes::Seat(seat)), &mut rng);
        let action = choice.expect("who is to act has a choice").action;
        let seen = store.index().seen_by(store.index().step());

        let begun = Instant::now();
        store
            .play(Input::new(0, seat, action))
            .expect("bots play what is legal");
        // The page keeps what it has drawn until it has drawn the new state.
        drawn = shown(&store, eyes, &mut books, seen);
        times.push(begun.elapsed());
    }
    std::hint::black_box(drawn);
    times
}

/// Asks what the page asks when there is something new to show.
fn shown(store: &Rc<Store<Swoop>>, eyes: Eyes, books: &mut LogBooks, before: usize) -> ReadLog {
    let now = store.index().seen_by(store.index().step());
    let read = books.read(&**store, eyes, now, None);
    std::hint::black_box((
        store.snapshot(None),
        store.seen(eyes),
        store.flights(before..now, eyes, Scene::Step(None)),
    ));
    read
}

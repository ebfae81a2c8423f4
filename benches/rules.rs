//! The speed of the rules: random games on one core, bare and through a table with its record.
//!
//! A decision is `random`, `check` and `apply`, with events discarded. Through a table it is what the table
//! does with a decision made before: `check`, `apply` and recording it. Times on shared machines are noisy,
//! so each figure is the median of several runs. The checksums printed show that every run and every
//! machine played the same games, and that none was optimized away.

use std::hint::black_box;
use std::time::{Duration, Instant};

use kitchen_table::engine::{Game, Input, Millis, Record, Rng, Seat, Table};
use kitchen_table::games::GameId;
use kitchen_table::games::sloop::{self, Sloop};
use kitchen_table::i18n::{self, Language, shell};

#[path = "../tests/fixtures/crazy_eights/mod.rs"]
#[allow(dead_code, reason = "the tests use more of it")]
mod crazy_eights;

#[path = "../examples/every/mod.rs"]
#[allow(dead_code, reason = "the tools use more of it")]
mod every;

use crazy_eights::CrazyEights;
use every::{Listed, Tool};

const RUNS: usize = 7;
/// The approximate duration of one run.
const RUN: Duration = Duration::from_millis(400);
/// How many games are summed up, and replayed through tables.
const POOL: u64 = 1000;

fn main() {
    heading();
    row::<CrazyEights>("crazy eights", &crazy_eights::Options, Some(12.0));
    for game in GameId::ALL {
        every::of(game, Rows(game));
    }
    row::<Sloop>(
        "Sloop, partners",
        &sloop::Options::partnerships(),
        Some(1.0),
    );
    crowded();
}

/// Measures the published game for each number of players.
struct Rows(GameId);

impl Tool for Rows {
    type Made = ();

    fn with<G: Listed>(self) {
        let name = i18n::text(Language::English, shell::Msg::Game(self.0));
        for players in G::PLAYERS {
            let name = format!("{name} for {players}");
            row::<G>(&name, &G::options(players, 0), goal(self.0));
        }
    }
}

/// The target for a game, in millions of decisions per second.
fn goal(game: GameId) -> Option<f64> {
    match game {
        GameId::Dealt | GameId::Swoop => Some(4.0),
        GameId::Slapshot => Some(4.5),
        GameId::Sloop => Some(1.0),
        GameId::Stroop => None,
    }
}

/// Sloop with sixteen loose cards, with and without both wilds: whether the owner of a build can
/// continue, and all candidate actions.
fn crowded() {
    let number = |number| sloop::Value::new(number).map(sloop::Card::number);
    let low = (1..=12).chain(1..=4).filter_map(number);
    let high = (0..16).filter_map(|card| number(8 + card % 5));
    let wilds = (1..=14).filter_map(|card| number(1 + card % 12));
    let wilds = wilds.chain([sloop::Card::WILD; 2]);
    let displays: [(&str, Vec<sloop::Card>); 3] = [
        ("all numbers", low.collect()),
        ("high numbers", high.collect()),
        ("both wilds", wilds.collect()),
    ];
    let hand: Vec<sloop::Card> = [2, 5, 2, 7, 9].into_iter().filter_map(number).collect();
    for (name, loose) in displays {
        let can_go_on = |times: u64| {
            let go_on = |_| {
                let numbers = sloop::Value::all().filter(|&number| {
                    let (hand, loose) = black_box((&hand, &loose));
                    sloop::hint::has_way(hand, number, sloop::Sums::of(loose))
                });
                numbers.count() as u64
            };
            (0..times).map(go_on).sum()
        };
        let full = |times: u64| {
            let heap: sloop::Heap = loose.iter().copied().collect();
            let full = |_| {
                let values = sloop::Value::all();
                values.map(|value| {
                    sloop::most_groups::fullest(black_box(&heap), value, 6).len() as u64
                })
            };
            (0..times).flat_map(full).sum()
        };
        println!(
            "Sloop, sixteen loose cards, {name:<14}{:>8.1} ns whether an owner can go on{:>10.1} us all full captures",
            each(1_000_000, can_go_on) / 12.0,
            each(200, full) / 1e3,
        );
    }
}

/// The time of one repetition, in nanoseconds.
fn each(times: u64, all: impl Fn(u64) -> u64) -> f64 {
    let start = Instant::now();
    black_box(all(black_box(times)));
    start.elapsed().as_secs_f64() * 1e9 / times as f64
}

fn heading() {
    println!(
        "{:<16}{:>14}{:>16}{:>10}{:>18}  {:<16}",
        "", "games/s", "decisions/s", "goal", "through a table", "sum"
    );
}

/// Measures one game with these options and prints a line.
fn row<G: Game>(name: &str, options: &G::Options, goal: Option<f64>) {
    let goal = goal.map_or_else(String::new, |goal| format!("{goal} M"));
    let bare = median(|games| play_bare::<G>(options, games));
    let records: Vec<Record<G>> = (0..POOL).map(|seed| record(options, seed)).collect();
    let kept = median(|games| play_kept(&records, games));
    let same = play_bare::<G>(options, POOL);
    assert_eq!(
        play_kept(&records, POOL).decisions,
        same.decisions,
        "a table plays the same games"
    );
    println!(
        "{name:<16}{:>13.0}k{:>15.2}M{goal:>10}{:>17.2}M  {:016x}",
        bare.games / 1e3,
        bare.decisions / 1e6,
        kept.decisions / 1e6,
        same.sum
    );
}

/// The totals of some games.
#[derive(Default)]
struct Played {
    decisions: u64,
    sum: u64,
}

impl Played {
    /// Adds a game. The next random number tells whether all randomness was used the same way.
    #[inline]
    fn add(&mut self, decisions: u64, next: u32) {
        self.decisions += decisions;
        let mixed = self.sum ^ decisions << 32 ^ u64::from(next);
        self.sum = mixed.wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29);
    }
}

/// Rates per second.
struct Rate {
    games: f64,
    decisions: f64,
}

/// The median of several runs, each with enough games to fill its time.
fn median(play: impl Fn(u64) -> Played) -> Rate {
    let mut games = 64;
    while timed(games, &play).0 < RUN / 4 {
        games *= 2;
    }
    games *= 4;
    let mut runs: Vec<(Duration, u64)> = (0..RUNS).map(|_| timed(games, &play)).collect();
    runs.sort_unstable();
    let (took, decisions) = runs[RUNS / 2];
    Rate {
        games: games as f64 / took.as_secs_f64(),
        decisions: decisions as f64 / took.as_secs_f64(),
    }
}

fn timed(games: u64, play: &impl Fn(u64) -> Played) -> (Duration, u64) {
    let start = Instant::now();
    let played = black_box(play(black_box(games)));
    (start.elapsed(), played.decisions)
}

/// Plays random games on bare positions.
fn play_bare<G: Game>(options: &G::Options, games: u64) -> Played {
    let mut played = Played::default();
    for seed in 0..games {
        let mut decisions = 0;
        let next = play::<G>(options, seed, |_| decisions += 1);
        played.add(decisions, next);
    }
    played
}

/// Plays the same recorded games through tables.
fn play_kept<G: Game>(records: &[Record<G>], games: u64) -> Played {
    let mut played = Played::default();
    for record in records.iter().cycle().take(games as usize) {
        let Ok(mut table) = Table::<G>::new(record.options.clone(), record.seed, &mut ()) else {
            panic!("a game that was played cannot begin");
        };
        for input in &record.inputs {
            let accepted = table.play(input.clone(), &mut ()).is_ok();
            assert!(accepted, "a table refuses what its game allows");
        }
        played.add(table.step() as u64, 0);
    }
    played
}

/// Records one random game.
fn record<G: Game>(options: &G::Options, seed: u64) -> Record<G> {
    let mut inputs = Vec::new();
    play::<G>(options, seed, |input| inputs.push(input.clone()));
    Record {
        options: options.clone(),
        seed,
        inputs,
    }
}

/// Plays one random game to its end; returns the next random number.
#[inline]
fn play<G: Game>(options: &G::Options, seed: u64, mut each: impl FnMut(&Input<G::Action>)) -> u32 {
    let mut game = G::deal(options, Rng::new(seed), &mut ());
    let mut chance = Rng::aside(seed, [0, 0]);
    let mut now = 0;
    while let Some(input) = decide(&game, now, &mut chance) {
        assert!(game.check(&input).is_ok(), "random plays by the rules");
        each(&input);
        now = input.at;
        game.apply(&input, &mut ());
    }
    chance.any()
}

/// A random action of a seat that may act, or else the clock's. Time passes where several may.
#[inline]
fn decide<G: Game>(game: &G, now: Millis, chance: &mut Rng) -> Option<Input<G::Action>> {
    let seats = game.to_act();
    if let Some(seat) = seats.single() {
        let action = game.random(seat, now, chance);
        return action.map_or_else(
            || game.clock(),
            |action| Some(Input::new(now, seat, action)),
        );
    }
    let now = now + chance.below(300);
    let due = game.clock();
    if due.as_ref().is_some_and(|due| due.at <= now) {
        return due;
    }
    let first = chance.below(u32::from(game.seats())) as u8;
    let order = (0..game.seats()).map(|seat| Seat((first + seat) % game.seats()));
    let mut acting = order.filter(|&seat| seats.has(seat));
    acting
        .find_map(|seat| Some(Input::new(now, seat, game.random(seat, now, chance)?)))
        .or(due)
}

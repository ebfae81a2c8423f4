//! How strong the bots are: one among others of another level, or two partners against two, seats
//! rotated, and how often it wins. A fair share is one game in as many as there are sides; where
//! everybody but one loser wins, all but one in as many as there are players.
//!
//! ```text
//! cargo run --release --no-default-features --example ladder -- [dealt|sloop]
//! ```

use kitchen_table::bots::{Bot, Bots, Level};
use kitchen_table::engine::{Eyes, Input, Seat, Seats, Status, Table};
use kitchen_table::games::dealt::{self, Dealt};
use kitchen_table::games::sloop::{self, Sloop};

const GAMES: u64 = 2000;

fn main() {
    let game = std::env::args().nth(1).unwrap_or_else(|| "dealt".into());
    for (hero, others) in [
        (Level::Normal, Level::Easy),
        (Level::Hard, Level::Easy),
        (Level::Hard, Level::Normal),
    ] {
        match game.as_str() {
            "dealt" => (3..=5).for_each(|players| {
                let fair = 1.0 - 1.0 / f64::from(players);
                let options = dealt::Options::new(players);
                row::<Dealt>(hero, others, &options, players, 1, fair);
            }),
            "sloop" => {
                for players in [2, 3, 5] {
                    let options = sloop::Options::new(players);
                    let fair = 1.0 / f64::from(players);
                    row::<Sloop>(hero, others, &options, players, 1, fair);
                }
                row::<Sloop>(hero, others, &sloop::Options::partnerships(), 4, 2, 0.5);
            }
            other => println!("There is no ladder of {other}."),
        }
    }
}

fn row<G: Bots>(
    hero: Level,
    others: Level,
    options: &G::Options,
    players: u8,
    side: u8,
    fair: f64,
) {
    let won = (0..GAMES)
        .filter(|&seed| wins::<G>(hero, others, options, players, side, seed))
        .count();
    let rate = won as f64 / GAMES as f64;
    let around = 1.96 * (rate * (1.0 - rate) / GAMES as f64).sqrt();
    println!(
        "{side} {:>6} among {:<6} of {players}: wins {:4.1} % of {GAMES} games (95 %: +- {:.1}), fair {:.1} %",
        hero.slug(),
        others.slug(),
        100.0 * rate,
        100.0 * around,
        100.0 * fair
    );
}

fn wins<G: Bots>(
    hero: Level,
    others: Level,
    options: &G::Options,
    players: u8,
    side: u8,
    seed: u64,
) -> bool {
    // Partners sit opposite.
    let first = (seed % u64::from(players)) as u8;
    let heroes: Seats = (0..side)
        .map(|step| Seat((first + step * players / side) % players))
        .collect();
    let bot = |seat| G::bot(if heroes.has(seat) { hero } else { others });
    let bots: Vec<Box<dyn Bot<G>>> = (0..players).map(Seat).map(bot).collect();
    let Ok(mut table) = Table::<G>::new(options.clone(), seed, &mut ()) else {
        panic!("no game can begin with {options:?}");
    };
    loop {
        let seat = match table.status() {
            Status::Over(outcome) => return outcome.places[Seat(first)] == 1,
            Status::ToAct(seats) => seats.single().expect("one seat acts at a time"),
        };
        let seen = table.observe(Eyes::Seat(seat), 0);
        let choice = bots[seat.index()].choose(&seen, &mut table.chance(seat));
        let action = choice.expect("a bot whose turn it is chooses").action;
        let played = table.play(Input::new(0, seat, action), &mut ());
        assert!(played.is_ok(), "bots play by the rules");
    }
}

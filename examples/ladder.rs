//! How strong the bots are: one among others of another level, seats rotated, and how often it
//! loses. A fair share is one game in as many as there are players.
//!
//! ```text
//! cargo run --release --no-default-features --example ladder
//! ```

use kitchen_table::bots::{Bot, Bots, Level};
use kitchen_table::engine::{Eyes, Input, Seat, Status, Table};
use kitchen_table::games::dealt::{Dealt, Options};

const GAMES: u64 = 2000;

fn main() {
    for (hero, others) in [
        (Level::Normal, Level::Easy),
        (Level::Hard, Level::Easy),
        (Level::Hard, Level::Normal),
    ] {
        for players in 3..=5 {
            row(hero, others, players);
        }
    }
}

fn row(hero: Level, others: Level, players: u8) {
    let lost = (0..GAMES)
        .filter(|&seed| loses(hero, others, players, seed))
        .count();
    let rate = lost as f64 / GAMES as f64;
    let around = 1.96 * (rate * (1.0 - rate) / GAMES as f64).sqrt();
    println!(
        "{:>6} among {:<6} of {players}: loses {:4.1} % of {GAMES} games (95 %: +- {:.1}), fair {:.1} %",
        hero.slug(),
        others.slug(),
        100.0 * rate,
        100.0 * around,
        100.0 / f64::from(players)
    );
}

fn loses(hero: Level, others: Level, players: u8, seed: u64) -> bool {
    let place = Seat((seed % u64::from(players)) as u8);
    let bot = |seat| Dealt::bot(if seat == place { hero } else { others });
    let bots: Vec<Box<dyn Bot<Dealt>>> = (0..players).map(Seat).map(bot).collect();
    let mut table =
        Table::<Dealt>::new(Options::new(players), seed, &mut ()).expect("published options");
    loop {
        let seat = match table.status() {
            Status::Over(outcome) => return outcome.places[place] > 1,
            Status::ToAct(seats) => seats.single().expect("one seat acts at a time"),
        };
        let seen = table.observe(Eyes::Seat(seat), 0);
        let choice = bots[seat.index()].choose(&seen, &mut table.chance(seat));
        let action = choice.expect("a bot whose turn it is chooses").action;
        table
            .play(Input::new(0, seat, action), &mut ())
            .expect("bots play by the rules");
    }
}

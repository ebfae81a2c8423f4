//! Saved games: what was written can be read again, and nothing else can.

mod altered;
mod bundles;
mod fixtures;
mod foreign;
mod journals;
mod links;

use kitchen_table::bots::{Bots, Level};
use kitchen_table::engine::{Eyes, Input, Rng, Seat, Table};
use kitchen_table::games::GameId;
use kitchen_table::games::dealt::{Action, Dealt, Options};
use kitchen_table::saves::{Save, Unreadable, game_of};
use kitchen_table::setup::{Chair, Head, Playable, Shape, Who};
use serde_json::Value;

use crate::fixtures::snatch::{self, Snatch};

/// How many games are tested.
const GAMES: u64 = 10;

/// Ordinary and difficult names.
const NAMES: [&str; 8] = [
    "Ann",
    "Börge",
    "Ζωή",
    "小春",
    "",
    "🂡 \u{1F469}\u{200D}\u{1F373}",
    "\"}\\\n\u{0}",
    "\u{202E}ylE",
];

/// What easy bots do next.
fn next(table: &Table<Dealt>) -> Option<Input<Action>> {
    let seat = table.observe(Eyes::Table, 0).to_act().single()?;
    let seen = table.observe(Eyes::Seat(seat), table.at());
    let choice = Dealt::bot(Level::Easy).choose(&seen, &mut table.chance(seat))?;
    Some(Input::new(table.at() + 7, seat, choice.action))
}

/// A game of Dealt! by easy bots, stopped after this many inputs if it is not over before.
fn table(seed: u64, steps: usize) -> Table<Dealt> {
    let players = 3 + (seed % 3) as u8;
    let options = Options {
        chips: 2 + (seed / 3 % 2) as u8,
        oldest: Seat((seed / 2 % u64::from(players)) as u8),
        ..Options::new(players)
    };
    let seed = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let mut table = Table::new(options, seed, &mut ()).expect("the options have no flaw");
    while let Some(input) = next(&table).filter(|_| table.step() < steps) {
        table.play(input, &mut ()).expect("bots play by the rules");
    }
    table
}

/// Random players for this many seats.
fn company(seed: u64, seats: u8) -> Vec<Chair> {
    let mut rng = Rng::new(seed);
    // A game with all levels.
    let all: Vec<Who> = Who::all(GameId::Sloop).collect();
    let chair = |_| {
        let who = *rng.pick(&all).expect("there are some");
        let name = *rng.pick(&NAMES).expect("there are some");
        Chair {
            mark: rng
                .pick(&Shape::ALL)
                .copied()
                .filter(|mark| (*mark as u8).is_multiple_of(3)),
            head: rng
                .pick(&Head::ALL)
                .copied()
                .filter(|head| (*head as u8).is_multiple_of(3)),
            ..Chair::named(who, name)
        }
    };
    (0..seats).map(chair).collect()
}

/// A game as it is kept.
fn save_of<G: Playable>(table: &Table<G>, seed: u64) -> Save<G> {
    Save {
        record: table.record().clone(),
        chairs: company(seed, table.seats()),
        practice: seed % 2 == 1,
    }
}

/// The same game with names as they are read.
fn as_read<G: Playable>(mut save: Save<G>) -> Save<G> {
    save.chairs = save.chairs.into_iter().map(Chair::tidied).collect();
    save
}

/// One of the [`GAMES`], stopped after a random number of inputs below this, and its table.
fn game(seed: u64, steps: u32) -> (Save<Dealt>, Table<Dealt>) {
    let steps = Rng::new(seed).below(steps) as usize;
    let table = table(seed, steps);
    (save_of(&table, seed), table)
}

/// A line with changed content, sealed again as anybody who knows the format can do.
pub(crate) fn forged(line: &str, before: &str, forge: impl FnOnce(&mut Value)) -> String {
    let mut object: Value = serde_json::from_str(line).expect("JSON");
    object.as_object_mut().expect("an object").remove("sum");
    forge(&mut object);
    let sum = crc::Crc::<u32>::new(&crc::CRC_32_ISO_HDLC)
        .checksum(format!("{before}{object}").as_bytes());
    object["sum"] = format!("{sum:08x}").into();
    object.to_string()
}

#[test]
fn a_game_survives_being_written_and_read() {
    for seed in 0..GAMES {
        let (save, table) = game(seed, 400);
        let line = save.write();
        assert!(!line.contains('\n'), "one line");
        assert_eq!(game_of(&line), Ok(GameId::Dealt));
        assert_eq!(Save::read(&line), Ok((save, table)), "{line}");
    }
}

#[test]
fn white_space_and_the_order_of_keys_do_not_matter() {
    let (save, table) = game(1, 50);
    let value: Value = serde_json::from_str(&save.write()).expect("JSON");
    let fields = value.as_object().expect("an object").iter().rev();
    let fields: Vec<String> = fields
        .map(|(key, value)| format!("{key:?}: {value:#}"))
        .collect();
    let text = format!("\n{{ {} }}\r\n", fields.join(" ,\n"));
    assert_eq!(Save::read(&text), Ok((save, table)), "{text}");
}

#[test]
fn a_save_forged_into_itself_is_the_same() {
    let line = game(1, 50).0.write();
    assert_eq!(forged(&line, "", |_| {}), line);
}

/// A game of Snatch in which the clock and the players take turns.
fn snatched(seed: u64) -> Table<Snatch> {
    let options = snatch::Options { seats: 4 };
    let mut table = Table::<Snatch>::new(options, seed, &mut ()).expect("four can play");
    while let Some(clock) = table.clock() {
        let seats = table.observe(Eyes::Table, 0).to_act();
        let at = table.at() + 150;
        let tried = seats.iter().find_map(|seat| {
            let seen = table.observe(Eyes::Seat(seat), at);
            let action = *seen.legal().next()?;
            Some(Input::new(at, seat, action))
        });
        let input = tried.filter(|_| clock.at > at).unwrap_or(clock);
        table.play(input, &mut ()).expect("it is legal");
    }
    table
}

#[test]
fn a_game_against_the_clock_survives_too() {
    let table = snatched(3);
    let save = save_of(&table, 3);
    let line = save.write();
    assert!(line.contains("\"Clock\"") && line.contains("\"Snatch\""));
    assert_eq!(Save::read(&line), Ok((save, table)));
    assert_eq!(Save::<Dealt>::read(&line), Err(Unreadable::Damaged));
}

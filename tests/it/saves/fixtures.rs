//! Games that were kept when the format was new. They must be readable forever: if one no longer is,
//! neither are the games that people kept.
//!
//! These files are never rewritten. Another format or other rules get additional files; these are
//! then refused by the version that they name, or better, still read.

use std::fs;

use kitchen_table::engine::{Eyes, Seat, Status, Table};
use kitchen_table::games::GameId;
use kitchen_table::games::dealt::{Card, Dealt};
use kitchen_table::games::sloop::{self, Sloop};
use kitchen_table::games::swoop::{Stage, Swoop};
use kitchen_table::saves::{Entry, Journal, Read, Save, game_of, link};
use kitchen_table::setup::Playable;

use crate::support::root;

fn kept(name: &str) -> String {
    let path = root("tests/fixtures/saves").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn seats<G: Playable>(save: &Save<G>) -> Vec<&'static str> {
    save.chairs.iter().map(|chair| chair.who.slug()).collect()
}

fn names<G: Playable>(save: &Save<G>) -> Vec<&str> {
    let names = save.chairs.iter().map(|chair| chair.name.as_deref());
    names.map(Option::unwrap_or_default).collect()
}

/// A summary of a position: how many cards each player holds, the chips, the discards by kind, and
/// who is to act.
type Sketch = (Vec<usize>, Vec<u8>, [u8; Card::KINDS], Option<Seat>);

fn sketch(table: &Table<Dealt>) -> Sketch {
    let seen = table.observe(Eyes::Table, 0);
    let hands = seen.view.hands.iter().map(|(_, hand)| hand.len());
    let chips = seen.view.chips.iter().map(|(_, &chips)| chips);
    let (hands, chips) = (hands.collect(), chips.collect());
    (hands, chips, seen.view.discards, seen.to_act().single())
}

/// Four players with three chips, in the third round; every kind of decision was made.
#[test]
fn the_first_save_is_read() {
    let text = kept("dealt-1.json");
    for action in ["Play", "Stop", "Redraw", "TakeReserve", "Place"] {
        assert!(text.contains(&format!("\"{action}\"")), "{action}");
    }
    assert_eq!(game_of(&text), Ok(GameId::Dealt));
    let (save, table) = Save::<Dealt>::read(&text).expect("it can be read");
    assert_eq!(save.record.seed, u64::MAX - 6);
    assert_eq!(seats(&save), ["person", "hard", "person", "easy"]);
    assert_eq!(names(&save), ["Ann", "Börge", "小春", "🂡 \"Ed\" \\"]);
    assert!(save.practice);
    assert_eq!(table.step(), 90);
    let discards = [0, 0, 1, 2, 1, 2, 1, 2, 4, 4, 1, 1, 2, 1, 1];
    let (hands, chips) = (vec![5, 10, 2, 9], vec![2, 2, 3, 3]);
    assert_eq!(sketch(&table), (hands, chips, discards, Some(Seat(0))));
    assert_eq!(save.write(), text.trim_end());
}

/// Three players; 9 of 24 inputs were taken back, and two seats changed later.
#[test]
fn the_first_journal_is_read() {
    let text = kept("dealt-1.journal");
    let lines: Vec<String> = text.lines().map(String::from).collect();
    assert_eq!(lines.len(), 1 + 24 + 1 + 10 + 1 + 12);
    let kept = Journal::read::<Dealt>(&lines, &mut ()).expect("it can be read");
    assert_eq!((kept.title, kept.taken_back), (None, 1));
    let (mut journal, save, table) = (kept.journal, kept.save, kept.table);
    assert_eq!(journal.lines(), lines);
    assert_eq!(seats(&save), ["person", "hard", "easy"]);
    assert_eq!(names(&save), ["Ann", "Bo", "Мила"]);
    assert!(!save.practice);
    assert_eq!(table.step(), 24 - 9 + 10 + 12);
    let discards = [0, 0, 0, 0, 2, 3, 2, 2, 1, 3, 3, 1, 1, 0, 0];
    let (hands, chips) = (vec![5, 7, 6], vec![2, 2, 1]);
    assert_eq!(sketch(&table), (hands, chips, discards, Some(Seat(2))));
    let next = journal.add(&Entry::Rewound(24));
    assert_eq!(next, r#"{"Rewound":24,"sum":"dfb40aaa"}"#);
}

/// The game of the first save, played to its end.
#[test]
fn the_first_link_is_read() {
    let (file, begun) = (kept("dealt-1.link"), kept("dealt-1.json"));
    let text = file.trim_end();
    assert_eq!(link::game_of(text), Ok(GameId::Dealt));
    let Read { save, table, .. } = link::read::<Dealt>(text, &mut ()).expect("it can be read");
    let (begun, _) = Save::<Dealt>::read(&begun).expect("it can be read");
    assert_eq!(save.chairs, begun.chairs);
    assert_eq!(save.record.inputs[..90], begun.record.inputs);
    assert_eq!((save.record.seed, save.practice), (u64::MAX - 6, true));
    assert_eq!((table.step(), table.at()), (299, 436_350));
    let Status::Over(outcome) = table.status() else {
        panic!("it is over");
    };
    let places: Vec<u8> = outcome.places.iter().map(|(_, &place)| place).collect();
    assert_eq!(places, [4, 1, 1, 1]);
    let discards = [0, 1, 0, 0, 0, 0, 0, 0, 3, 1, 1, 1, 1, 0, 1];
    let (hands, chips) = (vec![11, 8, 9, 5], vec![0, 2, 3, 0]);
    assert_eq!(sketch(&table), (hands, chips, discards, None));
    assert_eq!(link::write(&save), text);
}

/// Five players with a custom target and time limit, in the middle of a chain of face-down cards;
/// every kind of decision was made.
#[test]
fn the_first_save_of_swoop_is_read() {
    let text = kept("swoop-1.json");
    for action in ["Play", "Flip", "Add", "Done"] {
        assert!(text.contains(&format!("\"{action}\"")), "{action}");
    }
    assert_eq!(game_of(&text), Ok(GameId::Swoop));
    let (save, table) = Save::<Swoop>::read(&text).expect("it can be read");
    assert_eq!(seats(&save), ["person", "hard", "person", "easy", "normal"]);
    let options = &save.record.options;
    assert_eq!((options.target, options.minutes), (150, Some(45)));
    let view = table.observe(Eyes::Table, 0).view;
    let chain = Stage::Chain {
        seat: Seat(1),
        blind: true,
    };
    assert_eq!((table.step(), &view.stage), (124, &chain));
    let held: Vec<u8> = view.tableaus.iter().map(|(_, place)| place.hand).collect();
    let totals: Vec<u32> = view.totals.iter().map(|(_, &total)| total).collect();
    assert_eq!(
        (held, totals),
        (vec![1, 3, 4, 6, 3], vec![0, 129, 14, 112, 16])
    );
    assert_eq!((view.pile.total(), view.gone.total()), (1, 69));
    assert_eq!(save.write(), text.trim_end());
}

/// The same game, played to its end.
#[test]
fn the_first_link_of_swoop_is_read() {
    let (file, begun) = (kept("swoop-1.link"), kept("swoop-1.json"));
    let text = file.trim_end();
    assert_eq!(link::game_of(text), Ok(GameId::Swoop));
    let Read { save, table, .. } = link::read::<Swoop>(text, &mut ()).expect("it can be read");
    let (begun, _) = Save::<Swoop>::read(&begun).expect("it can be read");
    assert_eq!(save.record.inputs[..124], begun.record.inputs);
    assert_eq!(table.step(), 140);
    let Status::Over(outcome) = table.status() else {
        panic!("it is over");
    };
    let places: Vec<u8> = outcome.places.iter().map(|(_, &place)| place).collect();
    let totals = table.observe(Eyes::Table, 0).view.totals;
    let totals: Vec<u32> = totals.iter().map(|(_, &total)| total).collect();
    assert_eq!(
        (places, totals),
        (vec![1, 4, 3, 5, 2], vec![18, 129, 77, 214, 38])
    );
    assert_eq!(link::write(&save), text);
}

/// Two teams, near the end; every kind of decision was made.
#[test]
fn the_first_save_of_sloop_is_read() {
    let text = kept("sloop-1.json");
    for action in [
        "Offer", "KeepFor", "GiveBack", "Capture", "Build", "Continue", "Put", "EndTurn",
    ] {
        assert!(text.contains(&format!("\"{action}\"")), "{action}");
    }
    assert_eq!(game_of(&text), Ok(GameId::Sloop));
    let (save, table) = Save::<Sloop>::read(&text).expect("it can be read");
    assert_eq!(seats(&save), ["person", "hard", "easy", "easy"]);
    assert_eq!(save.record.options, sloop::Options::partnerships());
    let view = table.observe(Eyes::Table, 0).view;
    let offering = sloop::Stage::Offering {
        by: Seat(2),
        to: Seat(0),
    };
    assert_eq!((table.step(), &view.stage), (132, &offering));
    let hands: Vec<u8> = view.hands.iter().map(|(_, &hand)| hand).collect();
    let piles: Vec<usize> = view.piles.iter().map(|(_, pile)| pile.len()).collect();
    assert_eq!((hands, piles), (vec![3, 3, 3, 2], vec![32, 27, 22, 17]));
    let builds = view.display.builds.iter();
    let builds: Vec<_> = builds
        .map(|build| (build.number.number(), build.owner))
        .collect();
    assert_eq!(builds, [(12, Some(Seat(2))), (7, Some(Seat(0)))]);
    assert_eq!(save.write(), text.trim_end());
}

/// The same game, played to its end.
#[test]
fn the_first_link_of_sloop_is_read() {
    let (file, begun) = (kept("sloop-1.link"), kept("sloop-1.json"));
    let text = file.trim_end();
    assert_eq!(link::game_of(text), Ok(GameId::Sloop));
    let Read { save, table, .. } = link::read::<Sloop>(text, &mut ()).expect("it can be read");
    let (begun, _) = Save::<Sloop>::read(&begun).expect("it can be read");
    assert_eq!(save.record.inputs[..132], begun.record.inputs);
    assert_eq!(table.step(), 152);
    let Status::Over(outcome) = table.status() else {
        panic!("it is over");
    };
    let places: Vec<u8> = outcome.places.iter().map(|(_, &place)| place).collect();
    let piles = table.observe(Eyes::Table, 0).view.piles;
    let piles: Vec<usize> = piles.iter().map(|(_, pile)| pile.len()).collect();
    assert_eq!((places, piles), (vec![1, 3, 1, 3], vec![39, 27, 37, 17]));
    assert_eq!(link::write(&save), text);
}

//! Links to finished games.

use kitchen_table::engine::laws::Tally;
use kitchen_table::engine::{By, Input, Seat, Status, Table};
use kitchen_table::games::GameId;
use kitchen_table::games::dealt::{Action, Dealt};
use kitchen_table::saves::Unreadable::{
    self, Damaged, Foreign, Game, Record, Rules, Seats, Unfinished, Version,
};
use kitchen_table::saves::{Save, link};
use kitchen_table::setup::LONGEST_NAME;

use super::{GAMES, as_read, save_of, snatched, table};
use crate::fixtures::snatch::Snatch;
use crate::support::for_seeds;

const LETTERS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// A game played to its end, and its table.
fn ended(seed: u64) -> (Save<Dealt>, Table<Dealt>) {
    let table = table(seed, usize::MAX);
    assert!(matches!(table.status(), Status::Over(_)));
    (save_of(&table, seed), table)
}

fn read(text: &str) -> Result<(Save<Dealt>, Table<Dealt>), Unreadable> {
    link::read(text, &mut ()).map(|read| (read.save, read.table))
}

/// Why a changed game cannot be read.
#[track_caller]
fn with(change: impl FnOnce(&mut Save<Dealt>)) -> Unreadable {
    let (mut save, _) = ended(1);
    change(&mut save);
    read(&link::write(&save)).expect_err("it is refused")
}

/// The bytes of a link, checksum included.
fn bytes(text: &str) -> Vec<u8> {
    let bits: String = text
        .chars()
        .map(|letter| format!("{:06b}", LETTERS.find(letter).expect("a letter of ours")))
        .collect();
    let byte = |bits: &[u8]| {
        let bits = str::from_utf8(bits).expect("zeros and ones");
        u8::from_str_radix(bits, 2).expect("eight of them")
    };
    bits.as_bytes().chunks_exact(8).map(byte).collect()
}

/// A link with these bytes and a correct checksum, as anybody who knows the format can write it.
fn forged(bytes: &[u8]) -> String {
    let sum = crc::Crc::<u32>::new(&crc::CRC_32_ISO_HDLC).checksum(bytes);
    let bits: String = [bytes, &sum.to_be_bytes()]
        .concat()
        .iter()
        .map(|byte| format!("{byte:08b}"))
        .collect();
    let letter = |bits: &[u8]| {
        let bits = str::from_utf8(bits).expect("zeros and ones");
        let place = usize::from_str_radix(&format!("{bits:0<6}"), 2).expect("six of them");
        char::from(LETTERS.as_bytes()[place])
    };
    bits.as_bytes().chunks(6).map(letter).collect()
}

/// A link with changed bytes and a corrected checksum.
fn forge(text: &str, change: impl FnOnce(&mut Vec<u8>)) -> String {
    let mut bytes = bytes(text);
    bytes.truncate(bytes.len() - 4);
    change(&mut bytes);
    forged(&bytes)
}

#[test]
fn a_finished_game_survives_being_sent() {
    for seed in 0..GAMES {
        let (save, table) = ended(seed);
        let text = link::write(&save);
        assert!(text.chars().all(|letter| LETTERS.contains(letter)));
        assert_eq!(link::game_of(&text), Ok(GameId::Dealt));
        assert_eq!(read(&text), Ok((as_read(save), table)), "{text}");
        assert_eq!(forge(&text, |_| {}), text);
    }
}

#[test]
fn a_game_against_the_clock_survives_too() {
    let table = snatched(3);
    let save = save_of(&table, 3);
    assert!(save.record.inputs.iter().any(|input| input.by == By::Clock));
    let text = link::write(&save);
    let read = link::read(&text, &mut ()).expect("it is whole");
    assert_eq!((read.save, read.table), (as_read(save), table));
    assert!(link::read::<Dealt>(&text, &mut ()).is_err());
    assert!(link::read::<Snatch>(&link::write(&ended(3).0), &mut ()).is_err());
}

#[test]
fn a_decision_takes_thirteen_letters() {
    for seed in 0..99 {
        let (mut save, _) = ended(seed);
        let inputs = &mut save.record.inputs;
        // As if each player had thought for two seconds.
        inputs.iter_mut().for_each(|input| input.at *= 2_000 / 7);
        let (made, text) = (inputs.len(), link::write(&save));
        assert!(read(&text).is_ok());
        // The rest is options, seats and names.
        let each = (text.len() - 200) / made;
        assert!((11..=13).contains(&each), "{} for {made}", text.len());
    }
}

#[test]
fn no_truncated_link_is_read() {
    let tally = for_seeds(0..GAMES, |seed| {
        let text = link::write(&ended(seed).0);
        let mut tally = Tally::default();
        for place in 0..text.len() {
            for part in [&text[..place], &text[text.len() - place..]] {
                match read(part) {
                    Err(Damaged | Foreign) => tally.refused += 1,
                    read => return Err(format!("{place} letters of game {seed}: {read:?}")),
                }
            }
        }
        Ok(tally)
    });
    assert!(tally.refused > 20_000, "{tally:?}");
}

/// An eighth of all letters and others, in each place; for most games, only in some places.
#[test]
fn no_changed_letter_is_read() {
    let tally = for_seeds(0..GAMES, |seed| {
        let text = link::write(&ended(seed).0);
        let mut tally = Tally::default();
        let letters: Vec<char> = LETTERS.chars().chain("=+/ %é\n".chars()).collect();
        let stride = if seed == 0 { 1 } else { 23 };
        for place in (seed as usize % stride..text.len()).step_by(stride) {
            for letter in letters.iter().skip(place % 8).step_by(8) {
                let mut changed = text.clone();
                changed.replace_range(place..=place, letter.encode_utf8(&mut [0; 4]));
                match read(&changed) {
                    Err(Damaged | Foreign) => tally.refused += 1,
                    Ok(_) if changed == text => {}
                    read => return Err(format!("{letter} at {place} of {seed}: {read:?}")),
                }
            }
        }
        Ok(tally)
    });
    assert!(tally.refused > 10_000, "{tally:?}");
}

#[test]
fn names_of_any_length_are_cut() {
    let (mut save, _) = ended(1);
    save.chairs[0].name = Some("n".repeat(9_999));
    let read = link::read::<Dealt>(&link::write(&save), &mut ()).expect("it is whole");
    assert_eq!(read.save.chairs[0].name, Some("n".repeat(LONGEST_NAME)));
    assert!(!read.journal.lines().concat().contains(&"n".repeat(99)));
}

/// The bytes of a game's link up to the names, which are not read as they are.
fn before_names(save: &Save<Dealt>) -> Vec<u8> {
    let mut save = save.clone();
    save.chairs.iter_mut().for_each(|chair| chair.name = None);
    let mut bytes = bytes(&link::write(&save));
    // Each name is one byte now; before them is their number, after them a yes or no, and the checksum.
    bytes.truncate(bytes.len() - save.chairs.len() - 6);
    bytes
}

/// Anybody who knows the format can write other games that obey the rules, but nothing is read as
/// anything but what it says.
#[test]
fn no_forgery_is_misread() {
    let tally = for_seeds(0..GAMES, |seed| {
        let text = link::write(&ended(seed).0);
        let len = bytes(&text).len() - 4;
        let mut tally = Tally::default();
        let stride = if seed == 0 { 11 } else { 97 };
        for place in (seed as usize % stride..len).step_by(stride) {
            for mask in [1, 0x80, 1 << (place % 8), 0xFF] {
                for forged in [
                    forge(&text, |bytes| bytes[place] ^= mask),
                    forge(&text, |bytes| bytes.truncate(place)),
                    forge(&text, |bytes| bytes.insert(place, mask)),
                ] {
                    match read(&forged) {
                        Err(_) => tally.refused += 1,
                        Ok((save, _)) if bytes(&forged).starts_with(&before_names(&save)) => {
                            tally.played += 1;
                        }
                        Ok(_) => return Err(format!("{mask} at {place} of {seed}: {forged}")),
                    }
                }
            }
        }
        Ok(tally)
    });
    assert!(tally.refused > 1_000, "{tally:?}");
}

#[test]
fn a_running_game_is_not_read() {
    let (save, table) = ended(1);
    for step in 0..table.step() {
        let mut save = save.clone();
        save.record.inputs.truncate(step);
        assert_eq!(read(&link::write(&save)), Err(Unfinished), "step {step}");
    }
}

#[test]
fn other_texts_are_foreign() {
    for text in [
        "",
        "seed=7",
        "hello",
        "{}",
        "\u{FFFD}",
        "Zm9v",
        &"z".repeat(9_999),
    ] {
        assert_eq!(link::game_of(text), Err(Foreign), "{text:.40}");
        assert_eq!(read(text), Err(Foreign), "{text:.40}");
    }
    // A save is not a link, and vice versa.
    let (save, _) = ended(1);
    assert_eq!(read(&save.write()), Err(Foreign));
    assert_eq!(Save::<Dealt>::read(&link::write(&save)), Err(Foreign));
}

#[test]
fn links_of_any_size_are_handled() {
    let text = link::write(&ended(1).0);
    for len in [64 << 10, (64 << 10) + 4, 64 << 20] {
        let huge = format!("{text}{}", "A".repeat(len - text.len()));
        assert_eq!(read(&huge), Err(Damaged));
    }
    let many = |save: &mut Save<Dealt>| save.chairs[0].name = Some("n".repeat(64 << 10));
    assert_eq!(with(many), Damaged);
}

#[test]
fn other_versions_games_and_rules_are_named() {
    let text = link::write(&ended(1).0);
    assert_eq!(bytes(&text)[..8], *b"\x01\x05dealt\x01");
    let of = |place: usize, byte| forge(&text, |bytes| bytes[place] = byte);
    for version in [0, 2, 255] {
        let other = of(0, version);
        assert_eq!(link::game_of(&other), Err(Version(version.into())));
        assert_eq!(read(&other), Err(Version(version.into())));
    }
    assert_eq!(read(&of(2, b'm')), Err(Game("mealt".into())));
    let long = forge(&text, |bytes| {
        bytes.splice(1..7, [99].into_iter().chain([b'x'; 99]));
    });
    assert_eq!(read(&long), Err(Game("x".repeat(20))));
    assert_eq!(read(&of(7, 2)), Err(Rules { wrote: 2, here: 1 }));
    assert_eq!(read(&of(7, 0)), Err(Rules { wrote: 0, here: 1 }));
}

#[test]
fn an_intact_but_illegal_game_is_not_replayed() {
    assert_eq!(with(|save| save.record.options.players = 6), Record);
    assert_eq!(with(|save| save.record.options.chips = 200), Record);
    assert_eq!(with(|save| save.record.inputs[0].at = u32::MAX), Record);
    assert_eq!(with(|save| save.record.inputs[1].by = By::Clock), Record);
    let nonsense = Input::new(u32::MAX, Seat(255), Action::Place { gap: 255 });
    assert_eq!(with(|save| save.record.inputs.push(nonsense)), Record);
    assert_eq!(with(|save| drop(save.chairs.pop())), Seats);
    let cat = forge(&link::write(&ended(1).0), |bytes| {
        let words = [&b"\x06person"[..], b"\x04easy", b"\x04hard", b"\x06normal"];
        let place = words.iter().find_map(|word| {
            let at = bytes.windows(word.len()).position(|it| it == *word)?;
            Some((at, word.len()))
        });
        let (at, len) = place.expect("somebody sits there");
        bytes.splice(at..at + len, *b"\x03cat");
    });
    assert_eq!(read(&cat), Err(Seats));
}

/// Numbers with leading zeros, and options with white space: the same to a reader, but another text.
#[test]
fn each_game_has_one_link() {
    let (save, _) = ended(1);
    let text = link::write(&save);
    let options = r#"{"chips""#;
    let spaced = forge(&text, |bytes| {
        let place = bytes
            .windows(options.len())
            .position(|it| it == options.as_bytes());
        let place = place.expect("they are there");
        bytes[place - 1] += 1;
        bytes.insert(place + 1, b' ');
    });
    assert_eq!(read(&spaced), Err(Damaged));
    let zeros = forge(&text, |bytes| drop(bytes.splice(7..8, [0x81, 0])));
    assert_eq!(read(&zeros), Err(Damaged));
    let more = forge(&text, |bytes| bytes.push(0));
    assert_eq!(read(&more), Err(Damaged));
}

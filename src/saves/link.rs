//! A finished game as text at the end of a link, for others to view.
//!
//! # The format
//! Bytes, encoded as [base64url](https://www.rfc-editor.org/rfc/rfc4648#section-5) without padding: the
//! [version](VERSION), the content, and the CRC-32 of both. Version and CRC are the same in all versions, so
//! that a link of an unknown version can be told from a damaged one.
//!
//! The content is encoded with [postcard](https://postcard.jamesmunns.com/wire-format): the short name of the
//! game, the version of its rules, then the fields of the [`Save`]. Postcard stores no field names and cannot
//! omit fields. So options, which may gain fields, are stored as the JSON text that they are in a save. Actions
//! are not: their variants and fields must not change, and new variants come last; otherwise the version is
//! raised and the previous one can still be read.
//!
//! A decision takes 13 characters. In a hundred games of Dealt! between three beginners, with 82 to 336
//! decisions at two seconds each, links had 1 100 to 4 200 characters; between five, 103 to 470 decisions gave
//! 1 300 to 5 800.
//!
//! Only finished games are read: a link to a running game would reveal its hands.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::seal::SUM;
use super::{Journal, Read, Save, Unreadable, VERSION, base64, chairs, game_called, words};
use crate::engine::{Record, Status, Tell};
use crate::games::GameId;
use crate::setup::{Chair, Playable};

/// The longest text that is read, in characters; more than any game needs.
const LARGEST: usize = 64 << 10;

/// The first byte: the version of this format.
const FIRST: u8 = VERSION as u8;

/// The first character of links in all versions so far.
const LETTER: char = 'A';

/// Encodes a finished game.
#[must_use]
pub fn write<G: Playable>(save: &Save<G>) -> String {
    let record = &save.record;
    let options = json!(record.options).to_string();
    let kept = (G::ID.slug(), u64::from(G::VERSION), options, record.seed);
    let bytes = more(vec![FIRST], &kept);
    closed(more(bytes, &record.inputs), &save.chairs, save.practice)
}

/// Appends further content.
fn more(bytes: Vec<u8>, kept: &impl Serialize) -> Vec<u8> {
    // This fails only for types without a known length, and there are none here.
    postcard::to_extend(kept, bytes).unwrap_or_default()
}

/// Appends the last part and the CRC, and encodes everything as text.
fn closed(bytes: Vec<u8>, chairs: &[Chair], practice: bool) -> String {
    let (seats, names) = words(chairs);
    let mut bytes = more(bytes, &(seats, names, practice));
    bytes.extend(SUM.checksum(&bytes).to_be_bytes());
    base64::write(&bytes)
}

/// The game of a link, checking only the CRC and the format; cheap, since nothing is replayed.
///
/// # Errors
/// Why it cannot be read, as far as can be told without knowing the game.
pub fn game_of(text: &str) -> Result<GameId, Unreadable> {
    let kept = open(text)?;
    let (slug, _) = postcard::take_from_bytes::<&str>(&kept).map_err(|_| Unreadable::Damaged)?;
    game_called(slug)
}

/// Reads and replays once, telling what happens. Returns the game as if its journal had been read, with names
/// [as they were meant](Chair::tidied).
///
/// # Errors
/// Why it cannot be read.
pub fn read<G: Playable>(text: &str, tell: &mut impl Tell<G>) -> Result<Read<G>, Unreadable> {
    let mut save = unpack::<G>(text)?;
    // Accept only what would be written: nothing may be ignored.
    if write(&save) != text {
        return Err(Unreadable::Damaged);
    }
    save.chairs = save.chairs.into_iter().map(Chair::tidied).collect();
    let read = Journal::read(&[save.write()], tell).map_err(|broken| broken.why)?;
    match read.table.status() {
        Status::Over(_) => Ok(read),
        Status::ToAct(_) => Err(Unreadable::Unfinished),
    }
}

/// The content of a text of this version, if it arrived intact.
fn open(text: &str) -> Result<Vec<u8>, Unreadable> {
    let bytes = (text.len() <= LARGEST)
        .then(|| base64::read(text))
        .flatten();
    let whole = bytes.as_deref().and_then(|bytes| {
        let (bytes, sum) = bytes.split_last_chunk()?;
        let (version, kept) = bytes.split_first()?;
        (SUM.checksum(bytes).to_be_bytes() == *sum).then_some((*version, kept))
    });
    match whole {
        Some((FIRST, kept)) => Ok(kept.to_vec()),
        Some((version, _)) => Err(Unreadable::Version(version.into())),
        None if text.starts_with(LETTER) => Err(Unreadable::Damaged),
        None => Err(Unreadable::Foreign),
    }
}

fn unpack<G: Playable>(text: &str) -> Result<Save<G>, Unreadable> {
    let (options, seed, rest) = begun(text, G::ID, G::VERSION)?;
    let damaged = || Unreadable::Damaged;
    let (inputs, rest) = postcard::take_from_bytes(&rest).map_err(|_| damaged())?;
    let (chairs, practice) = seated(rest)?;
    Ok(Save {
        record: Record {
            options: G::Options::deserialize(&options).map_err(|_| damaged())?,
            seed,
            inputs,
        },
        chairs,
        practice,
    })
}

/// The options, the seed, and the rest of a text, for this game and version of its rules.
fn begun(text: &str, game: GameId, here: u16) -> Result<(Value, u64, Vec<u8>), Unreadable> {
    let kept = open(text)?;
    let damaged = |_| Unreadable::Damaged;
    let (slug, rest) = postcard::take_from_bytes::<&str>(&kept).map_err(damaged)?;
    let its = game_called(slug)?;
    if its != game {
        return Err(Unreadable::Game(its.slug().into()));
    }
    let (wrote, rest) = postcard::take_from_bytes::<u64>(rest).map_err(damaged)?;
    if wrote != u64::from(here) {
        return Err(Unreadable::Rules { wrote, here });
    }
    let begun = postcard::take_from_bytes::<(&str, u64)>(rest);
    let ((options, seed), rest) = begun.map_err(damaged)?;
    let options = serde_json::from_str(options).map_err(|_| Unreadable::Damaged)?;
    Ok((options, seed, rest.to_vec()))
}

/// The last part: the players, and whether moves may be taken back.
fn seated(rest: &[u8]) -> Result<(Vec<Chair>, bool), Unreadable> {
    let read = postcard::from_bytes::<(Vec<String>, Vec<String>, bool)>(rest);
    let (seats, names, practice) = read.map_err(|_| Unreadable::Damaged)?;
    Ok((chairs(&seats, &names)?, practice))
}

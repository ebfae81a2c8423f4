//! A finished game as text for the end of a link, so that others can look at it.
//!
//! # The format
//! Bytes, written as [base64url](https://www.rfc-editor.org/rfc/rfc4648#section-5) without padding: the
//! [version](VERSION), what is kept, and the CRC-32 of all that. First and last are the same in all
//! versions, so a link of a version that is unknown is told from one that was damaged on its way.
//!
//! What is kept is written by [postcard](https://postcard.jamesmunns.com/wire-format): the short name
//! of the game, the version of its rules, then the fields of the [`Save`]. Postcard knows neither
//! names nor fields that are left out. So options, which may be given further fields, are the text that
//! they are in a save. Actions are not: the variants and fields that they have stay as they are, and
//! new variants come last, or else the version is raised and what was before is still read.
//!
//! A decision takes 13 letters. Of a hundred games of Dealt! between three beginners, who made 82 to
//! 336 decisions of two seconds each, a link had 1 100 to 4 200 letters; between five, 103 to 470
//! decisions gave 1 300 to 5 800.
//!
//! Only what is over is read: a link to a running game would show the hands in it.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::seal::SUM;
use super::{Journal, Read, Save, Unreadable, VERSION, base64, chairs, game_called, words};
use crate::engine::{Record, Status, Tell};
use crate::games::GameId;
use crate::setup::{Chair, Playable};

/// More than any game needs, in letters.
const LARGEST: usize = 64 << 10;

/// What tells the versions of this format apart.
const FIRST: u8 = VERSION as u8;

/// The letter that all versions so far begin with.
const LETTER: char = 'A';

/// Writes a game, which has ended.
#[must_use]
pub fn write<G: Playable>(save: &Save<G>) -> String {
    let record = &save.record;
    let options = json!(record.options).to_string();
    let kept = (G::ID.slug(), u64::from(G::VERSION), options, record.seed);
    let bytes = more(vec![FIRST], &kept);
    closed(more(bytes, &record.inputs), &save.chairs, save.practice)
}

/// Adds what stands next.
fn more(bytes: Vec<u8>, kept: &impl Serialize) -> Vec<u8> {
    // What fails is what has no length beforehand; all this has.
    postcard::to_extend(kept, bytes).unwrap_or_default()
}

/// Adds what stands last, and makes it a text.
fn closed(bytes: Vec<u8>, chairs: &[Chair], practice: bool) -> String {
    let (seats, names) = words(chairs);
    let mut bytes = more(bytes, &(seats, names, practice));
    bytes.extend(SUM.checksum(&bytes).to_be_bytes());
    base64::write(&bytes)
}

/// Which game it is of, and that it is one of ours; cheap: nothing is replayed.
///
/// # Errors
/// Why it cannot be read, as far as that shows without knowing the game.
pub fn game_of(text: &str) -> Result<GameId, Unreadable> {
    let kept = open(text)?;
    let (slug, _) = postcard::take_from_bytes::<&str>(&kept).map_err(|_| Unreadable::Damaged)?;
    game_called(slug)
}

/// Reads and replays, once, and tells what happens. Gives the game as if its journal had been read.
///
/// # Errors
/// Why it cannot be read.
pub fn read<G: Playable>(text: &str, tell: &mut impl Tell<G>) -> Result<Read<G>, Unreadable> {
    let save = unpack::<G>(text)?;
    // What is read is what would be written: nothing was overlooked.
    if write(&save) != text {
        return Err(Unreadable::Damaged);
    }
    let read = Journal::read(&[save.write()], tell).map_err(|broken| broken.why)?;
    match read.table.status() {
        Status::Over(_) => Ok(read),
        Status::ToAct(_) => Err(Unreadable::Unfinished),
    }
}

/// What is kept in a text of this version that came as it was sent.
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

/// The options, the seed, and what follows them, in the text of a game that is played by these rules.
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

/// Who sits there, and whether moves may be taken back: what stands last.
fn seated(rest: &[u8]) -> Result<(Vec<Chair>, bool), Unreadable> {
    let read = postcard::from_bytes::<(Vec<String>, Vec<String>, bool)>(rest);
    let (seats, names, practice) = read.map_err(|_| Unreadable::Damaged)?;
    Ok((chairs(&seats, &names)?, practice))
}

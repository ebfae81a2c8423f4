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
use serde_json::json;

use super::seal::SUM;
use super::{Save, Unreadable, VERSION, all_seated, base64, chairs, game_called, words};
use crate::engine::{Input, Record, Status, Table, Tell};
use crate::games::GameId;
use crate::setup::Playable;

/// More than any game needs, in letters.
const LARGEST: usize = 64 << 10;

/// What tells the versions of this format apart.
const FIRST: u8 = VERSION as u8;

/// The letter that all versions so far begin with.
const LETTER: char = 'A';

/// What is kept, behind the short name of the game and the version of its rules.
#[derive(Serialize, Deserialize)]
struct Body<A> {
    options: String,
    seed: u64,
    inputs: Vec<Input<A>>,
    seats: Vec<String>,
    names: Vec<String>,
    practice: bool,
}

/// Writes a game, which has ended.
#[must_use]
pub fn write<G: Playable>(save: &Save<G>) -> String {
    let (seats, names) = words(&save.chairs);
    let body = Body {
        options: json!(save.record.options).to_string(),
        seed: save.record.seed,
        inputs: save.record.inputs.clone(),
        seats,
        names,
        practice: save.practice,
    };
    let kept = (G::ID.slug(), u64::from(G::VERSION), body);
    // What fails is what has no length beforehand; all this has.
    let mut bytes = postcard::to_extend(&kept, vec![FIRST]).unwrap_or_default();
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

/// Reads and replays, once, and tells what happens. Gives the save and the table that its record leads
/// to.
///
/// # Errors
/// Why it cannot be read.
pub fn read<G: Playable>(
    text: &str,
    tell: &mut impl Tell<G>,
) -> Result<(Save<G>, Table<G>), Unreadable> {
    let game = game_of(text)?;
    if game != G::ID {
        return Err(Unreadable::Game(game.slug().into()));
    }
    let save = unpack::<G>(&open(text)?)?;
    // What is read is what would be written: nothing was overlooked.
    if write(&save) != text {
        return Err(Unreadable::Damaged);
    }
    let replayed = Table::replay_telling(save.record.clone(), tell);
    let table = replayed.map_err(|_| Unreadable::Record)?;
    all_seated(&save.chairs, table.seats())?;
    match table.status() {
        Status::Over(_) => Ok((save, table)),
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

fn unpack<G: Playable>(kept: &[u8]) -> Result<Save<G>, Unreadable> {
    let damaged = |_| Unreadable::Damaged;
    let ((_, wrote), rest) = postcard::take_from_bytes::<(&str, u64)>(kept).map_err(damaged)?;
    let here = G::VERSION;
    if wrote != u64::from(here) {
        return Err(Unreadable::Rules { wrote, here });
    }
    let body: Body<G::Action> = postcard::from_bytes(rest).map_err(damaged)?;
    let options = serde_json::from_str(&body.options).map_err(|_| Unreadable::Damaged)?;
    Ok(Save {
        record: Record {
            options,
            seed: body.seed,
            inputs: body.inputs,
        },
        chairs: chairs(&body.seats, &body.names)?,
        practice: body.practice,
    })
}

//! A game in one line.

use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::raw::RawRecord;
use super::seal::{Sealed, parse};
use super::{FORMAT, Unreadable, VERSION, all_seated, chairs, game_called, words};
use crate::engine::{Game, Record, Table};
use crate::games::{GameId, with_game};
use crate::setup::{Chair, Playable};

/// A stored game: its record, its players, and whether moves may be taken back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Save<G: Game> {
    /// The game so far.
    pub record: Record<G>,
    /// The players, by seat.
    pub chairs: Vec<Chair>,
    /// Whether moves may be taken back.
    pub practice: bool,
}

impl<G: Playable> Save<G> {
    /// The save as one line of JSON; see [the format](super).
    #[must_use]
    pub fn write(&self) -> String {
        self.seal().line()
    }

    /// The save as an object with its seal.
    pub(super) fn seal(&self) -> Sealed {
        Sealed::new("", self.object())
    }

    /// Reads and replays a save, which verifies it. Returns the save and the table that its record leads to.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub fn read(text: &str) -> Result<(Self, Table<G>), Unreadable> {
        let (save, _) = Self::unseal(text)?;
        let table = Table::replay(save.record.clone()).map_err(|_| Unreadable::Record)?;
        all_seated(&save.chairs, table.seats().into())?;
        Ok((save, table))
    }

    fn object(&self) -> Value {
        let record = RawRecord::of(&self.record);
        object(G::ID, G::VERSION, &record, &self.chairs, self.practice)
    }

    /// Reads without replaying. Returns the save and its seal.
    pub(super) fn unseal(text: &str) -> Result<(Self, String), Unreadable> {
        let Raw {
            sealed: Sealed { object, seal },
            record,
            chairs,
            practice,
        } = Raw::open(text, G::ID, G::VERSION)?;
        let save = Self {
            record: record.read().ok_or(Unreadable::Damaged)?,
            chairs,
            practice,
        };
        // Accept only what would be written: nothing may be missing, nothing ignored.
        if save.object() == object {
            Ok((save, seal))
        } else {
            Err(Unreadable::Damaged)
        }
    }
}

/// A save as JSON.
fn object(game: GameId, rules: u16, record: &RawRecord, chairs: &[Chair], practice: bool) -> Value {
    let (seats, names) = words(chairs);
    json!({
        "format": FORMAT,
        "version": VERSION,
        "game": game.slug(),
        "rules": rules,
        "record": record,
        "seats": seats,
        "names": names,
        "practice": practice,
    })
}

/// A save whose options and decisions have not been deserialized yet.
pub(super) struct Raw {
    pub(super) sealed: Sealed,
    pub(super) record: RawRecord,
    pub(super) chairs: Vec<Chair>,
    practice: bool,
}

impl Raw {
    /// Opens a save of any game.
    pub(super) fn of_any_game(text: &str) -> Result<Self, Unreadable> {
        let game = game_of(text)?;
        Self::open(text, game, with_game!(game, G => G::VERSION))
    }

    /// Opens a save of this game with this version of the rules.
    fn open(text: &str, game: GameId, here: u16) -> Result<Self, Unreadable> {
        let (its, sealed) = open(text)?;
        if its != game {
            return Err(Unreadable::Game(its.slug().into()));
        }
        let object = &sealed.object;
        let wrote = object["rules"].as_u64().ok_or(Unreadable::Damaged)?;
        if wrote != u64::from(here) {
            return Err(Unreadable::Rules { wrote, here });
        }
        let (seats, names): (Vec<_>, Vec<_>) = (field(object, "seats")?, field(object, "names")?);
        Ok(Self {
            record: field(object, "record")?,
            chairs: chairs(&seats, &names)?,
            practice: field(object, "practice")?,
            sealed,
        })
    }
}

/// The game of a save, checking only the seal and the format; cheap, since nothing is replayed.
///
/// # Errors
/// Why it cannot be read, as far as can be told without knowing the game.
pub fn game_of(text: &str) -> Result<GameId, Unreadable> {
    open(text).map(|(game, _)| game)
}

/// The sealed object in this format, and its game.
fn open(text: &str) -> Result<(GameId, Sealed), Unreadable> {
    let Some(object) = parse(text) else {
        // A truncated game is not JSON, but it was a save.
        let ours = text.contains(FORMAT);
        return Err(if ours {
            Unreadable::Damaged
        } else {
            Unreadable::Foreign
        });
    };
    if object["format"] != FORMAT {
        return Err(Unreadable::Foreign);
    }
    // Other versions may be sealed differently.
    match object["version"].as_u64() {
        Some(version) if version == u64::from(VERSION) => {}
        Some(version) => return Err(Unreadable::Version(version)),
        None => return Err(Unreadable::Damaged),
    }
    let sealed = Sealed::check("", object).ok_or(Unreadable::Damaged)?;
    let slug = sealed.object["game"].as_str().ok_or(Unreadable::Damaged)?;
    Ok((game_called(slug)?, sealed))
}

fn field<T: DeserializeOwned>(object: &Value, name: &str) -> Result<T, Unreadable> {
    T::deserialize(&object[name]).map_err(|_| Unreadable::Damaged)
}

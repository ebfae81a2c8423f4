//! A game in one line.

use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::seal::{Sealed, parse};
use super::{FORMAT, Unreadable, VERSION, all_seated, chairs, game_called, words};
use crate::engine::{Game, Record, Table};
use crate::games::GameId;
use crate::setup::{Chair, Playable};

/// A game as it is kept: its record, who sits round it, and whether moves may be taken back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Save<G: Game> {
    /// The game so far.
    pub record: Record<G>,
    /// Who sits in each seat.
    pub chairs: Vec<Chair>,
    /// Whether moves may be taken back.
    pub practice: bool,
}

impl<G: Playable> Save<G> {
    /// One line of JSON; see [the format](super).
    #[must_use]
    pub fn write(&self) -> String {
        self.sealed().line()
    }

    /// Reads and replays: loading is verifying. Gives the save and the table that its record
    /// leads to.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub fn read(text: &str) -> Result<(Self, Table<G>), Unreadable> {
        let (save, _) = Self::unseal(text)?;
        let table = Table::replay(save.record.clone()).map_err(|_| Unreadable::Record)?;
        all_seated(&save.chairs, table.seats())?;
        Ok((save, table))
    }

    pub(super) fn sealed(&self) -> Sealed {
        Sealed::new("", self.object())
    }

    fn object(&self) -> Value {
        let (seats, names) = words(&self.chairs);
        json!({
            "format": FORMAT,
            "version": VERSION,
            "game": G::ID.slug(),
            "rules": G::VERSION,
            "record": self.record,
            "seats": seats,
            "names": names,
            "practice": self.practice,
        })
    }

    /// Reads without replaying. Gives the save and its seal.
    pub(super) fn unseal(text: &str) -> Result<(Self, String), Unreadable> {
        let (game, Sealed { object, seal }) = open(text)?;
        if game != G::ID {
            return Err(Unreadable::Game(game.slug().into()));
        }
        let wrote = object["rules"].as_u64().ok_or(Unreadable::Damaged)?;
        let here = G::VERSION;
        if wrote != u64::from(here) {
            return Err(Unreadable::Rules { wrote, here });
        }
        let save = Self {
            record: field(&object, "record")?,
            chairs: {
                let (seats, names): (Vec<_>, Vec<_>) =
                    (field(&object, "seats")?, field(&object, "names")?);
                chairs(&seats, &names)?
            },
            practice: field(&object, "practice")?,
        };
        // What is read is what would be written: nothing was left out, nothing overlooked.
        if save.object() == object {
            Ok((save, seal))
        } else {
            Err(Unreadable::Damaged)
        }
    }
}

/// Which game a save is of, and that it is one of ours; cheap: nothing is replayed.
///
/// # Errors
/// Why it cannot be read, as far as that shows without knowing the game.
pub fn game_of(text: &str) -> Result<GameId, Unreadable> {
    open(text).map(|(game, _)| game)
}

/// What was sealed in this format, and its game.
fn open(text: &str) -> Result<(GameId, Sealed), Unreadable> {
    let Some(object) = parse(text) else {
        // Half a game is no JSON, but it was ours.
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
    // Others may have other seals.
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

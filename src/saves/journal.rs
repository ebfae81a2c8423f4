//! A game line by line while it is played: what was stored once is never written again.

use serde::{Deserialize, Serialize};
use serde_json::json;

use super::seal::{Sealed, parse};
use super::{Save, Unreadable, all_seated, chairs, words};
use crate::engine::{self, Game, Input, Table, Tell, Wire};
use crate::setup::{Chair, Playable};

/// Something that happened to a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Entry<A> {
    /// An input was played.
    Played(Input<A>),
    /// Inputs were taken back, until so many were left.
    Rewound(usize),
    /// Others took their seats: see [`Entry::seated`].
    Seated {
        /// A word for [who](crate::setup::Who::slug) sits in each seat.
        seats: Vec<String>,
        /// The name of each seat, empty if it has none.
        names: Vec<String>,
    },
    /// The game was given a title, to tell it from others.
    Titled(String),
}

impl<A> Entry<A> {
    /// These took their seats.
    #[must_use]
    pub fn seated(chairs: &[Chair]) -> Self {
        let (seats, names) = words(chairs);
        Self::Seated { seats, names }
    }
}

/// A journal in memory: its lines and the seal of the last.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Journal {
    lines: Vec<String>,
    seal: String,
}

/// A journal that was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Read<G: Game> {
    /// The journal, to be continued.
    pub journal: Journal,
    /// The game as it stands, as a save.
    pub save: Save<G>,
    /// Its table.
    pub table: Table<G>,
    /// The title that it was given last.
    pub title: Option<String>,
    /// How many times inputs were taken back.
    pub taken_back: usize,
}

/// Where a journal cannot be read on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BrokenOff {
    /// Why not.
    pub why: Unreadable,
    /// How many lines before it are good: these can be read, and the game goes on from there.
    pub good: usize,
}

impl Journal {
    /// Begins with a game as it stands.
    #[must_use]
    pub fn begin<G: Playable>(deal: &Save<G>) -> Self {
        let sealed = deal.sealed();
        let seal = sealed.seal.clone();
        let lines = vec![sealed.line()];
        Self { lines, seal }
    }

    /// Adds an entry, and gives its line to be stored.
    pub fn add<A: Wire>(&mut self, entry: &Entry<A>) -> &str {
        let (line, seal) = Sealed::line_after(&self.seal, &json!(entry));
        self.seal = seal;
        let last = self.lines.len();
        self.lines.push(line);
        &self.lines[last]
    }

    /// Its lines, none of which contains a line break.
    #[must_use]
    pub fn lines(&self) -> &[String] {
        &self.lines
    }

    /// Reads and replays, once, and tells what happens.
    ///
    /// Only what stands in the end is replayed; of what was taken back, that it was not changed
    /// since is all that counts. So reading takes no longer for a journal that goes to and fro.
    ///
    /// # Errors
    /// Where it cannot be read on.
    pub fn read<G: Playable>(
        lines: &[String],
        tell: &mut impl Tell<G>,
    ) -> Result<Read<G>, BrokenOff> {
        let none_good = |why| BrokenOff { why, good: 0 };
        let (first, entries) = lines.split_first().ok_or(none_good(Unreadable::Damaged))?;
        let mut reader = Reader::<G>::begin(first).map_err(none_good)?;
        let mut broken = None;
        for (good, line) in (1..).zip(entries) {
            if let Err(why) = reader.follow(good, line) {
                broken = Some(BrokenOff { why, good });
                break;
            }
        }
        let table = reader.replay(tell)?;
        if let Some(broken) = broken {
            return Err(broken);
        }
        let Reader {
            save,
            seal,
            title,
            taken_back,
            ..
        } = reader;
        let lines = lines.to_vec();
        Ok(Read {
            journal: Self { lines, seal },
            save,
            table,
            title,
            taken_back,
        })
    }
}

/// A journal that is being read.
struct Reader<G: Playable> {
    /// The game as it stands after the lines that were read.
    save: Save<G>,
    /// The seal of the last of them.
    seal: String,
    /// How many sit at its table.
    at_table: u8,
    /// For each input of the game as it stands, how many lines came before its own.
    before: Vec<usize>,
    /// As in [`Read`].
    title: Option<String>,
    /// As in [`Read`].
    taken_back: usize,
}

impl<G: Playable> Reader<G> {
    fn begin(line: &str) -> Result<Self, Unreadable> {
        let (save, seal) = Save::<G>::unseal(line)?;
        let (options, seed) = (save.record.options.clone(), save.record.seed);
        let table = Table::<G>::new(options, seed, &mut ()).map_err(|_| Unreadable::Record)?;
        all_seated(&save.chairs, table.seats())?;
        Ok(Self {
            seal,
            at_table: table.seats(),
            before: vec![0; save.record.inputs.len()],
            save,
            title: None,
            taken_back: 0,
        })
    }

    fn follow(&mut self, lines: usize, line: &str) -> Result<(), Unreadable> {
        let sealed = parse(line).and_then(|object| Sealed::check(&self.seal, object));
        let Sealed { object, seal } = sealed.ok_or(Unreadable::Damaged)?;
        let entry = Entry::<G::Action>::deserialize(&object).map_err(|_| Unreadable::Damaged)?;
        // As in a save: nothing was left out, nothing overlooked.
        if json!(entry) != object {
            return Err(Unreadable::Damaged);
        }
        match entry {
            Entry::Played(input) => {
                self.save.record.inputs.push(input);
                self.before.push(lines);
            }
            Entry::Rewound(to) if to > self.before.len() => return Err(Unreadable::Record),
            Entry::Rewound(to) => {
                self.save.record.inputs.truncate(to);
                self.before.truncate(to);
                self.taken_back += 1;
            }
            Entry::Titled(title) => self.title = Some(title),
            Entry::Seated { seats, names } => {
                let chairs = chairs(&seats, &names)?;
                all_seated(&chairs, self.at_table)?;
                self.save.chairs = chairs;
            }
        }
        self.seal = seal;
        Ok(())
    }

    /// Replays what stands. Where an input is illegal, the lines before its own are good: they led
    /// to the inputs before it, which were replayed.
    fn replay(&self, tell: &mut impl Tell<G>) -> Result<Table<G>, BrokenOff> {
        Table::replay_telling(self.save.record.clone(), tell).map_err(|broken| BrokenOff {
            why: Unreadable::Record,
            good: match broken {
                engine::Broken::Flaw(_) => 0,
                engine::Broken::Input(step, _) => self.before[step],
            },
        })
    }
}

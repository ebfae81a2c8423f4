//! The journal of a game in progress, line by line: stored lines are never rewritten.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::save::Raw;
use super::seal::{Sealed, parse};
use super::{Save, Unreadable, all_seated, chairs, raw, words};
use crate::engine::{Game, Input, Table, Tell, Wire};
use crate::setup::names::{LONGEST_NAME, LONGEST_TITLE, meant};
use crate::setup::{Chair, Playable};

/// A change to a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Entry {
    /// An input was played; see [`Entry::played`].
    Played(Input<Value>),
    /// Inputs were taken back until this many were left.
    Rewound(usize),
    /// The players in the seats changed; see [`Entry::seated`].
    Seated {
        /// The [word](Chair::word) for each seat.
        seats: Vec<String>,
        /// The name of each seat; empty if it has none.
        names: Vec<String>,
    },
    /// The game was given a title, to distinguish it from others.
    Titled(String),
}

impl Entry {
    /// The entry for an input that was played.
    #[must_use]
    pub fn played<A: Wire>(input: &Input<A>) -> Self {
        Self::Played(raw::raw(input))
    }

    /// The entry for new players in the seats.
    #[must_use]
    pub fn seated(chairs: &[Chair]) -> Self {
        let (seats, names) = words(chairs);
        Self::Seated { seats, names }
    }
}

/// A journal in memory: its lines and the seal of the last one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Journal {
    lines: Vec<String>,
    seal: String,
}

/// The result of reading a journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Read<G: Game> {
    /// The journal, ready to be continued.
    pub journal: Journal,
    /// The current state of the game, as a save, with names [as they were meant](Chair::tidied).
    pub save: Save<G>,
    /// Its table.
    pub table: Table<G>,
    /// The last title it was given, [as it was meant](meant).
    pub title: Option<String>,
    /// How often inputs were taken back.
    pub taken_back: usize,
}

/// Where a journal becomes unreadable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BrokenOff {
    /// Why it cannot be read further.
    pub why: Unreadable,
    /// The number of good lines before that: these can be read, and the game can continue from there.
    pub good: usize,
}

impl Journal {
    /// A journal that begins with this game.
    #[must_use]
    pub fn begin<G: Playable>(save: &Save<G>) -> Self {
        let sealed = save.seal();
        let seal = sealed.seal.clone();
        let lines = vec![sealed.line()];
        Self { lines, seal }
    }

    /// Adds an entry and returns its line, to be stored.
    pub fn add(&mut self, entry: &Entry) -> &str {
        let (line, seal) = Sealed::line_after(&self.seal, &json!(entry));
        self.seal = seal;
        let last = self.lines.len();
        self.lines.push(line);
        &self.lines[last]
    }

    /// The lines, none of which contains a line break.
    #[must_use]
    pub fn lines(&self) -> &[String] {
        &self.lines
    }

    /// Reads a journal and replays it once, telling what happens. The line of a [`Save`] alone is also a
    /// journal: one that begins with a game in progress.
    ///
    /// Only inputs that were not taken back are replayed; of the others, only seals and format are checked. So
    /// taking back often does not slow reading down.
    ///
    /// # Errors
    /// Where it cannot be read further.
    pub fn read<G: Playable>(
        lines: &[String],
        tell: &mut impl Tell<G>,
    ) -> Result<Read<G>, BrokenOff> {
        let none_good = |why| BrokenOff { why, good: 0 };
        let (first, entries) = lines.split_first().ok_or(none_good(Unreadable::Damaged))?;
        let (mut save, seal) = Save::<G>::unseal(first).map_err(none_good)?;
        let (options, seed) = (save.record.options.clone(), save.record.seed);
        let dealt = Table::new(options, seed, tell);
        let mut table = dealt.map_err(|_| none_good(Unreadable::Record))?;
        all_seated(&save.chairs, table.seats().into()).map_err(none_good)?;

        let mut reader = Reader::new(&mut save.record.inputs, &mut save.chairs, seal);
        let broken = reader.follow_all(entries);
        let Reader {
            before,
            seal,
            title,
            taken_back,
            ..
        } = reader;
        // If an input is illegal, the lines before its own are good: they led to the inputs before it, which
        // were played.
        for (input, good) in save.record.inputs.iter().zip(before) {
            table.play(input.clone(), tell).map_err(|_| BrokenOff {
                why: Unreadable::Record,
                good,
            })?;
        }
        if let Some(broken) = broken {
            return Err(broken);
        }
        let lines = lines.to_vec();
        save.chairs = save.chairs.into_iter().map(Chair::tidied).collect();
        Ok(Read {
            journal: Self { lines, seal },
            save,
            table,
            title: title.map(|title| meant(&title, LONGEST_TITLE)),
            taken_back,
        })
    }

    /// Reads a journal of any game without its code, only to continue it. Whether the options and inputs are legal is
    /// not checked, but all else that [`read`](Self::read) checks.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub fn read_unplayed(lines: &[String]) -> Result<Self, Unreadable> {
        let (first, entries) = lines.split_first().ok_or(Unreadable::Damaged)?;
        let mut save = Raw::of_any_game(first)?;
        let seal = save.sealed.seal;
        let mut reader = Reader::new(&mut save.record.inputs, &mut save.chairs, seal);
        if let Some(broken) = reader.follow_all(entries) {
            return Err(broken.why);
        }
        let (lines, seal) = (lines.to_vec(), reader.seal);
        Ok(Self { lines, seal })
    }
}

/// The lines of a journal from elsewhere with all names and titles [as they were meant](meant), however long they are
/// there. Lines stay as they are if all are so already, and from the first one on that is not intact.
#[must_use]
pub fn tidied(mut lines: Vec<String>) -> Vec<String> {
    let mut objects = lines.iter().filter_map(|line| parse(line));
    if !objects.any(|mut object| tidy(&mut object)) {
        return lines;
    }
    let (mut before, mut after) = (String::new(), String::new());
    for line in &mut lines {
        let sealed = parse(line).and_then(|object| Sealed::check(&before, object));
        let Some(Sealed { mut object, seal }) = sealed else {
            break;
        };
        before = seal;
        tidy(&mut object);
        let sealed = Sealed::new(&after, object);
        after.clone_from(&sealed.seal);
        *line = sealed.line();
    }
    lines
}

/// Tidies the names and the title in a line, and returns whether that changed any.
fn tidy(line: &mut Value) -> bool {
    let mut changed = false;
    let mut tidy = |text: &mut Value, most| {
        let meant = text.as_str().map(|text| meant(text, most));
        if let Some(meant) = meant.filter(|meant| text != meant) {
            *text = meant.into();
            changed = true;
        }
    };
    for names in ["/names", "/Seated/names"] {
        let names = line.pointer_mut(names).and_then(Value::as_array_mut);
        names
            .into_iter()
            .flatten()
            .for_each(|name| tidy(name, LONGEST_NAME));
    }
    if let Some(title) = line.get_mut("Titled") {
        tidy(title, LONGEST_TITLE);
    }
    changed
}

/// The state of reading a journal, independent of the game.
struct Reader<'a> {
    /// The inputs of the game as of the lines read so far.
    inputs: &'a mut dyn Inputs,
    /// The players at that point.
    chairs: &'a mut Vec<Chair>,
    /// For each remaining input, the number of lines before its own.
    before: Vec<usize>,
    /// The seal of the last line.
    seal: String,
    /// As in [`Read`].
    title: Option<String>,
    /// As in [`Read`].
    taken_back: usize,
}

/// The inputs of a game.
trait Inputs {
    fn count(&self) -> usize;
    /// Adds an input; returns whether it could be read.
    fn add(&mut self, input: &Input<Value>) -> bool;
    fn truncate(&mut self, to: usize);
}

impl<A: Wire> Inputs for Vec<Input<A>> {
    fn count(&self) -> usize {
        self.len()
    }

    fn add(&mut self, input: &Input<Value>) -> bool {
        let read = raw::read(input);
        // As in a save: nothing may be missing, nothing ignored.
        let whole = read.filter(|read: &Input<A>| json!(read.action) == input.action);
        let read = whole.is_some();
        self.extend(whole);
        read
    }

    fn truncate(&mut self, to: usize) {
        self.truncate(to);
    }
}

impl<'a> Reader<'a> {
    /// After the first line of a journal, which has this seal.
    fn new(inputs: &'a mut dyn Inputs, chairs: &'a mut Vec<Chair>, seal: String) -> Self {
        Self {
            before: vec![0; inputs.count()],
            inputs,
            chairs,
            seal,
            title: None,
            taken_back: 0,
        }
    }

    /// Reads as many entries as possible.
    fn follow_all(&mut self, entries: &[String]) -> Option<BrokenOff> {
        let mut lines = (1..).zip(entries);
        lines.find_map(|(good, line)| {
            let why = self.follow(good, line).err()?;
            Some(BrokenOff { why, good })
        })
    }

    fn follow(&mut self, lines: usize, line: &str) -> Result<(), Unreadable> {
        let sealed = parse(line).and_then(|object| Sealed::check(&self.seal, object));
        let Sealed { object, seal } = sealed.ok_or(Unreadable::Damaged)?;
        let entry = Entry::deserialize(&object).map_err(|_| Unreadable::Damaged)?;
        // As in a save.
        if json!(entry) != object {
            return Err(Unreadable::Damaged);
        }
        match entry {
            Entry::Played(input) if !self.inputs.add(&input) => return Err(Unreadable::Damaged),
            Entry::Played(_) => self.before.push(lines),
            Entry::Rewound(to) if to > self.before.len() => return Err(Unreadable::Record),
            Entry::Rewound(to) => {
                self.inputs.truncate(to);
                self.before.truncate(to);
                self.taken_back += 1;
            }
            Entry::Titled(title) => self.title = Some(title),
            Entry::Seated { seats, names } => {
                let chairs = chairs(&seats, &names)?;
                all_seated(&chairs, self.chairs.len())?;
                *self.chairs = chairs;
            }
        }
        self.seal = seal;
        Ok(())
    }
}

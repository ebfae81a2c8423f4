//! The log as some eyes read it, which grows by what is new.

use std::rc::Rc;

use yew::prelude::*;

use super::running_game::RunningGame;
use crate::engine::{BySeat, Eyes};
use crate::ui::boards::kit::Line;

/// A line, and where it stands among everything told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Where it stands among everything told.
    pub place: usize,
    /// What it says.
    pub line: Line,
}

/// The most lines of a chapter. The last one is copied, and drawn again, with each line.
const LINES: usize = 16;

/// What happened up to a pause, or as much as fits.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chapter {
    /// What the pause was for, if it ends with one.
    pub heading: Option<AttrValue>,
    /// What is worth a line.
    pub lines: Vec<Entry>,
}

/// What some eyes read.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ReadLog {
    /// The chapters, the oldest first.
    pub chapters: Vec<Rc<Chapter>>,
    /// Where the first line that is new since the last turn of the one who looks stands among everything
    /// told.
    pub since: Option<usize>,
}

/// One book.
struct LogBook {
    eyes: Eyes,
    chapters: Vec<Rc<Chapter>>,
    /// How much the table had seen happen when it was written, and how much was told until then.
    seen: usize,
    told: usize,
}

/// The books of all who have looked so far.
#[derive(Default)]
pub struct LogBooks {
    books: Vec<LogBook>,
    /// By which names they were written, which are new with another tab's moves, too; and how many times
    /// moves were taken back until then.
    names: Option<(Rc<BySeat<String>>, usize)>,
}

impl LogBooks {
    /// Writes what is new into the book of these eyes, and gives what they read: as far as the table saw `until` things happen; at a `step`, if that is not
    /// now.
    pub fn read(
        &mut self,
        game: &dyn RunningGame,
        eyes: Eyes,
        until: usize,
        step: Option<usize>,
    ) -> ReadLog {
        let names = (game.names(), game.index().taken_back);
        let same = |known: &(Rc<BySeat<String>>, usize)| {
            Rc::ptr_eq(&known.0, &names.0) && known.1 == names.1
        };
        if !self.names.as_ref().is_some_and(same) {
            self.books.clear();
            self.names = Some(names);
        }
        // What is older than the book is written anew.
        self.books
            .retain(|book| book.eyes != eyes || book.seen <= until);
        let place = self.books.iter().position(|book| book.eyes == eyes);
        let place = place.unwrap_or_else(|| {
            self.books.push(LogBook::new(eyes));
            self.books.len() - 1
        });
        let book = &mut self.books[place];
        book.write(game, until);
        let step = step.unwrap_or_else(|| game.index().step());
        let since = eyes.seat();
        let since = since.and_then(|seat| game.index().since_last_deed(seat, step));
        ReadLog {
            chapters: book.chapters.clone(),
            since: since.and_then(|since| book.first_from(since)),
        }
    }
}

impl LogBook {
    fn new(eyes: Eyes) -> Self {
        Self {
            eyes,
            chapters: vec![Rc::default()],
            seen: 0,
            told: 0,
        }
    }

    /// Goes on to where the table saw `until` things happen.
    fn write(&mut self, game: &dyn RunningGame, until: usize) {
        let told = game.index().told_until(until);
        let mut seen = self.seen;
        for place in self.told..told {
            let is_event = game.index().is_public(place);
            let pause = if is_event {
                game.index().pause_at(seen)
            } else {
                None
            };
            seen += usize::from(is_event);
            if let (Some(heading), Some(over)) = (pause, self.chapters.last_mut()) {
                Rc::make_mut(over).heading = Some(heading);
                self.chapters.push(Rc::default());
            }
            if let Some(line) = game.line(place, self.eyes) {
                self.add(Entry { place, line });
            }
        }
        (self.seen, self.told) = (until, told);
    }

    fn add(&mut self, line: Entry) {
        if let Some(chapter) = self.chapters.last_mut().filter(|_| line.line.instead) {
            Rc::make_mut(chapter).lines.pop();
        }
        if self
            .chapters
            .last()
            .is_none_or(|it| it.lines.len() == LINES)
        {
            self.chapters.push(Rc::default());
        }
        if let Some(chapter) = self.chapters.last_mut() {
            Rc::make_mut(chapter).lines.push(line);
        }
    }

    /// The place of the first line from this place on.
    fn first_from(&self, since: usize) -> Option<usize> {
        let lines = self
            .chapters
            .iter()
            .rev()
            .flat_map(|it| it.lines.iter().rev());
        let new = lines.take_while(|line| line.place >= since);
        new.last().map(|line| line.place)
    }
}

//! The log as seen by given eyes. It grows incrementally.

use std::rc::Rc;

use yew::prelude::*;

use super::running_game::RunningGame;
use super::visible_events::since_last_input;
use crate::engine::Eyes;
use crate::i18n::Names;
use crate::ui::boards::kit::LogLine;

/// A line and its place among all entries.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its index among all entries.
    pub place: usize,
    /// The text.
    pub line: LogLine,
}

/// The most lines in a chapter. Each new line copies and redraws the last chapter.
const LINES: usize = 16;

/// The lines up to a pause, or as many as fit.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chapter {
    /// The heading of the pause that ends it, if one does.
    pub heading: Option<AttrValue>,
    /// The lines.
    pub lines: Vec<Entry>,
}

/// The log as seen by given eyes.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ReadLog {
    /// The chapters, oldest first.
    pub chapters: Vec<Rc<Chapter>>,
    /// The index among all entries of the first line that is new since the viewer's last turn.
    pub since: Option<usize>,
}

/// The log of given eyes.
struct LogBook {
    eyes: Eyes,
    chapters: Vec<Rc<Chapter>>,
    /// How many public events, and how many entries, have been written to it.
    seen: usize,
    entries: usize,
}

/// The log books of all viewers so far.
#[derive(Default)]
pub struct LogBooks {
    books: Vec<LogBook>,
    /// The names used in the books, which a move in another tab also renews, and the number of takebacks at that time.
    names: Option<(Rc<Names>, usize)>,
}

impl LogBooks {
    /// Brings the book of these eyes up to date and returns their log, up to the first `until` public events; `step` is
    /// the moment looked at, or `None` for now.
    pub fn read(
        &mut self,
        game: &dyn RunningGame,
        eyes: Eyes,
        until: usize,
        step: Option<usize>,
    ) -> ReadLog {
        let names = (game.names(), game.index().taken_back);
        let same =
            |known: &(Rc<Names>, usize)| Rc::ptr_eq(&known.0, &names.0) && known.1 == names.1;
        if !self.names.as_ref().is_some_and(same) {
            self.books.clear();
            self.names = Some(names);
        }
        // A book that is ahead of the requested moment is rewritten.
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
        let since = since.and_then(|seat| since_last_input(game, seat, step));
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
            entries: 0,
        }
    }

    /// Continues up to the first `until` public events.
    fn write(&mut self, game: &dyn RunningGame, until: usize) {
        let entries = game.index().entries_until(until);
        let mut seen = self.seen;
        for place in self.entries..entries {
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
        (self.seen, self.entries) = (until, entries);
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

    /// The place of the first line at or after `since`.
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

//! Keeping games: each decision is on the shelf before the table shows it.

mod file;
mod import;
mod label;
mod shelf;

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use futures_util::lock::Mutex;

use crate::engine::{Status, Wire};
use crate::i18n::keep::Trouble;
use crate::saves::{Entry, Journal};
use crate::web::clock;
use crate::web::shelf::{Key, Shelf, fresh_key};

pub use file::{save_all, save_as_file, save_report};
pub use import::{Import, import};
pub use label::Label;
pub use shelf::{Damage, Shelved, Shut, bytes, look, open, remove, rename, repair, use_shelf};

/// Writes a game down, and brings what is written to the shelf.
#[derive(Clone, Debug)]
pub struct Keeper(Rc<Book>);

#[derive(Debug)]
struct Book {
    key: Key,
    journal: RefCell<Journal>,
    label: RefCell<Label>,
    /// How many lines the shelf has acknowledged.
    kept: Cell<usize>,
    /// One change at a time.
    turn: Mutex<()>,
}

impl Keeper {
    /// For a game that begins: nothing of it is on the shelf yet.
    #[must_use]
    pub fn begin(journal: Journal, label: Label) -> Self {
        Self::with(fresh_key(), journal, label, 0)
    }

    /// For a game that comes from the shelf.
    #[must_use]
    pub fn open(key: Key, journal: Journal, label: Label) -> Self {
        let kept = journal.lines().len();
        Self::with(key, journal, label, kept)
    }

    fn with(key: Key, journal: Journal, label: Label, kept: usize) -> Self {
        Self(Rc::new(Book {
            key,
            journal: RefCell::new(journal),
            label: RefCell::new(label),
            kept: Cell::new(kept),
            turn: Mutex::new(()),
        }))
    }

    /// What tells the game from the others.
    #[must_use]
    pub fn key(&self) -> Key {
        self.0.key
    }

    /// The journal so far.
    #[must_use]
    pub fn lines(&self) -> Vec<String> {
        self.0.journal.borrow().lines().to_vec()
    }

    /// Writes an entry down, after which the game is so far.
    pub fn write<A: Wire>(&self, entry: &Entry<A>, step: usize) {
        self.0.journal.borrow_mut().add(entry);
        let mut label = self.0.label.borrow_mut();
        label.step = step;
        label.touched = clock::today();
    }

    /// Gives the game a title; an empty one is none.
    pub fn entitle(&self, title: &str) {
        let entry = Entry::<()>::Titled(title.into());
        self.0.journal.borrow_mut().add(&entry);
        self.0.label.borrow_mut().title = Some(title.into()).filter(|_| !title.is_empty());
    }

    /// Notes whether the game has ended, and how.
    pub fn close(&self, status: &Status) {
        self.0.label.borrow_mut().close(status);
    }

    /// Brings to the shelf what is not there yet, what failed before included.
    ///
    /// # Errors
    /// Why it is not kept.
    pub async fn keep(&self) -> Result<(), Trouble> {
        let Book {
            key,
            journal,
            label,
            kept,
            turn,
        } = &*self.0;
        let _turn = turn.lock().await;
        let shelf = Shelf::open().await?;
        let from = kept.get();
        let lines = journal.borrow().lines()[from..].to_vec();
        let label = serde_json::to_string(&*label.borrow()).unwrap_or_default();
        shelf.add(*key, from, &lines, &label).await?;
        kept.set(from + lines.len());
        Ok(())
    }
}

//! Keeping games: each decision is on the shelf before the table shows it, and one tab at a time
//! makes them.

mod label;
mod own;
mod shelf;

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use futures_util::lock::Mutex;

use crate::engine::Wire;
use crate::i18n::keep::Trouble;
use crate::saves::{Entry, Journal};
use crate::ui::room;
use crate::web::clock;
use crate::web::lock::Lock;
use crate::web::shelf::{Key, Shelf, fresh_key};

pub use label::Label;
pub use own::{Own, is_on_a_table, use_own};
pub use shelf::{Shelved, Shut, open, remove, use_shelf};

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
    /// Whether something was written that was not brought to the shelf yet.
    on_its_way: Cell<bool>,
    /// One change at a time.
    turn: Mutex<()>,
    /// What keeps other tabs from playing this game: for as long as it lies on the table here,
    /// whatever page is looked at.
    lock: RefCell<Option<Lock>>,
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
            on_its_way: Cell::new(false),
            turn: Mutex::new(()),
            lock: RefCell::new(None),
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
        self.0.label.borrow_mut().step = step;
        self.0.on_its_way.set(true);
    }

    /// Notes that the game has ended.
    pub fn close(&self) {
        self.0.label.borrow_mut().over = true;
    }

    /// Brings to the shelf what is not there yet, what failed before included.
    ///
    /// # Errors
    /// Why it is not kept.
    pub async fn keep(&self) -> Result<(), Trouble> {
        let book = &*self.0;
        let _turn = book.turn.lock().await;
        let kept = async {
            let shelf = Shelf::open().await?;
            let lines = self.lines();
            book.label.borrow_mut().touched = clock::today();
            let label = serde_json::to_string(&*book.label.borrow()).unwrap_or_default();
            shelf.add(book.key, book.kept.get(), &lines, &label).await?;
            book.kept.set(lines.len());
            Ok(())
        }
        .await;
        book.on_its_way.set(false);
        kept
    }

    /// Whether all that was written is on the shelf.
    #[must_use]
    pub fn is_kept(&self) -> bool {
        self.0.kept.get() == self.0.journal.borrow().lines().len()
    }

    /// Reads the journal again if another tab has written on, and says whether it has. What this one
    /// wrote and could not keep is gone then.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub async fn read_anew(&self) -> Result<bool, Shut> {
        let book = &*self.0;
        let _turn = book.turn.lock().await;
        let lines = async { Shelf::open().await?.lines(book.key).await }
            .await
            .map_err(Shut::Trouble)?;
        // A game that was deleted is put back when it is played on.
        let news = !lines.is_empty() && lines != self.lines()[..book.kept.get()];
        // What is on its way meets what is new on the shelf, and is refused there.
        if !news || book.on_its_way.get() {
            return Ok(false);
        }
        let opened = room::open(&lines).map_err(Shut::Broken)?;
        book.kept.set(lines.len());
        book.label.replace(Label::of(&opened));
        book.journal.replace(opened.journal);
        Ok(true)
    }
}

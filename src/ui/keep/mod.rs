//! Keeping games: each decision is on the shelf before the table shows it, and one tab at a time
//! makes them.

mod file;
mod import;
mod label;
mod own;
mod shelf;

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use futures_util::lock::Mutex;
use gloo::timers::callback::Timeout;
use wasm_bindgen_futures::spawn_local;
use yew::Callback;

use crate::engine::{Status, Wire};
use crate::i18n::keep::Trouble;
use crate::saves::{Entry, Journal};
use crate::ui::setup::Setup;
use crate::web::clock;
use crate::web::lock::Lock;
use crate::web::shelf::{Key, Shelf, fresh_key};

use shelf::{lines, sound};

pub use file::{save_all, save_as_file, save_report};
pub use import::{Import, import};
pub use label::Label;
pub use own::{Own, is_elsewhere, use_own};
pub use shelf::{Damage, Shelved, Shut, bytes, look, open, remove, rename, repair, use_shelf};

/// How long what happens in real time may wait, in milliseconds: at most 250 of play are lost, and
/// the shelf needs some itself.
const SOON: u32 = 200;

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
    /// Whether nobody wants it kept.
    aside: Cell<bool>,
    /// Whether it will be brought there soon.
    soon: Cell<bool>,
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

    /// For a game that is looked at, and not kept unless somebody wants it.
    #[must_use]
    pub fn aside(journal: Journal, label: Label) -> Self {
        let keeper = Self::begin(journal, label);
        keeper.0.aside.set(true);
        keeper
    }

    /// Whether nobody wants it kept.
    #[must_use]
    pub fn is_aside(&self) -> bool {
        self.0.aside.get()
    }

    /// Somebody wants it kept.
    pub fn want(&self) {
        self.0.aside.set(false);
    }

    fn with(key: Key, journal: Journal, label: Label, kept: usize) -> Self {
        Self(Rc::new(Book {
            key,
            journal: RefCell::new(journal),
            label: RefCell::new(label),
            kept: Cell::new(kept),
            aside: Cell::new(false),
            soon: Cell::new(false),
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
        let mut label = self.0.label.borrow_mut();
        label.step = step;
        label.touched = clock::today();
        self.0.on_its_way.set(true);
    }

    /// Gives the game a title; an empty one is none.
    pub fn entitle(&self, title: &str) {
        let entry = Entry::<()>::Titled(title.into());
        self.0.journal.borrow_mut().add(&entry);
        self.0.label.borrow_mut().title = Some(title.into()).filter(|_| !title.is_empty());
        self.0.on_its_way.set(true);
    }

    /// Notes who sits there now.
    pub fn seat(&self, seats: &[String], names: &[String]) {
        let mut label = self.0.label.borrow_mut();
        label.seats = seats.to_vec();
        label.names = names.to_vec();
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
        let book = &*self.0;
        if book.aside.get() {
            return Ok(());
        }
        let _turn = book.turn.lock().await;
        let kept = async {
            let shelf = Shelf::open().await?;
            let lines = self.lines();
            let label = serde_json::to_string(&*book.label.borrow()).unwrap_or_default();
            shelf.add(book.key, book.kept.get(), &lines, &label).await?;
            book.kept.set(lines.len());
            Ok(())
        }
        .await;
        book.on_its_way.set(false);
        kept
    }

    /// Brings what is written to the shelf before long, and then says why it is not there. What is
    /// written meanwhile goes with it.
    pub fn keep_soon(&self, onkept: Callback<Option<Trouble>>) {
        if self.0.soon.replace(true) {
            return;
        }
        let keeper = self.clone();
        let keep = move || {
            keeper.0.soon.set(false);
            spawn_local(async move { onkept.emit(keeper.keep().await.err()) });
        };
        Timeout::new(SOON, keep).forget();
    }

    /// Who sits there now, of those who sat there first.
    #[must_use]
    pub fn company(&self, first: &Setup) -> Setup {
        let now = self.0.label.borrow().setup();
        let chairs = now.map_or_else(|| first.chairs.clone(), |now| now.chairs);
        Setup {
            chairs,
            ..first.clone()
        }
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
        let lines = lines(book.key).await.map_err(Shut::Trouble)?;
        // A game that was deleted is put back when it is played on.
        let news = !lines.is_empty() && lines != self.lines()[..book.kept.get()];
        // What is on its way meets what is new on the shelf, and is refused there.
        if !news || book.on_its_way.get() {
            return Ok(false);
        }
        let opened = sound(&lines)?;
        book.kept.set(lines.len());
        book.label.replace(Label::of(&opened));
        book.journal.replace(opened.journal);
        Ok(true)
    }
}

//! Recording a game, line by line, and writing the lines to the browser's database, behind what is shown.

use std::cell::{Cell, Ref, RefCell};
use std::future::poll_fn;
use std::pin::pin;
use std::rc::Rc;
use std::task::{Poll, Waker};

use futures_util::future::{Either, select};
use futures_util::lock::Mutex;
use gloo::events::EventListener;

use super::label::{self, Label};
use crate::engine::Status;
use crate::saves::{Entry, GameKey, Journal, StorageError};
use crate::setup::Chair;
use crate::web::chance::fresh_seed;
use crate::web::leaving;
use crate::web::lock::Lock;
use crate::web::save_db::{self, PATIENCE, openings};
use crate::web::task::{sleep, spawn, within};

/// The journal of a game, and how much of it has reached the database.
#[derive(Clone, Debug)]
pub struct Autosave(Rc<Inner>);

#[derive(Debug)]
struct Inner {
    key: GameKey,
    journal: RefCell<Journal>,
    label: RefCell<Label>,
    /// Whether the label's time must be updated, because something was played since.
    played: Cell<bool>,
    /// The number of lines that the database has acknowledged.
    saved: Cell<usize>,
    /// The number of lines that it has acknowledged or refused.
    answered: Cell<usize>,
    /// Whether the game is not to be saved.
    aside: Cell<bool>,
    /// Whether lines are being written [behind](Autosave::save_behind) what is shown.
    behind: Cell<bool>,
    /// Whether the database is overdue with an answer to that.
    late: Cell<bool>,
    /// Asks people who leave while something is refused or overdue.
    leaving: RefCell<Option<EventListener>>,
    /// How often the database had been opened when this was last saved.
    openings: Cell<u32>,
    /// Those who wait until that is [settled](Autosave::settled).
    waiting: RefCell<Vec<Waker>>,
    /// Serializes the writes.
    turn: Mutex<()>,
    /// Keeps other tabs from playing this game, for as long as it is open in this tab, on whatever page.
    lock: RefCell<Option<Lock>>,
}

impl PartialEq for Autosave {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Autosave {
    /// For a new game, of which nothing is in the database yet.
    #[must_use]
    pub fn begin(journal: Journal, label: Label) -> Self {
        Self::with(fresh_seed() as GameKey, journal, label, 0)
    }

    /// For a game loaded from the database.
    #[must_use]
    pub fn open(key: GameKey, journal: Journal, label: Label) -> Self {
        let saved = journal.lines().len();
        Self::with(key, journal, label, saved)
    }

    /// For a game that is only viewed, and not saved unless [`want`](Self::want) is called.
    #[must_use]
    pub fn aside(journal: Journal, label: Label) -> Self {
        let autosave = Self::begin(journal, label);
        autosave.0.aside.set(true);
        autosave
    }

    fn with(key: GameKey, journal: Journal, label: Label, saved: usize) -> Self {
        Self(Rc::new(Inner {
            key,
            journal: RefCell::new(journal),
            label: RefCell::new(label),
            played: Cell::new(true),
            saved: Cell::new(saved),
            answered: Cell::new(saved),
            aside: Cell::new(false),
            behind: Cell::new(false),
            late: Cell::new(false),
            leaving: RefCell::new(None),
            openings: Cell::new(openings()),
            waiting: RefCell::default(),
            turn: Mutex::new(()),
            lock: RefCell::new(None),
        }))
    }

    /// Sets the time it was last played, in place of the current time.
    #[must_use]
    pub fn played_at(self, touched: u64) -> Self {
        self.0.label.borrow_mut().touched = touched;
        self.0.played.set(false);
        self
    }

    /// Whether the game is not to be saved.
    #[must_use]
    pub fn is_aside(&self) -> bool {
        self.0.aside.get()
    }

    /// Stops saving the game.
    pub fn forget(&self) {
        self.0.aside.set(true);
        self.ask_who_leaves();
    }

    /// Saves the game from now on.
    pub fn want(&self) {
        self.0.aside.set(false);
        self.ask_who_leaves();
    }

    /// The key of the game in the database.
    #[must_use]
    pub fn key(&self) -> GameKey {
        self.0.key
    }

    /// The journal so far.
    #[must_use]
    pub fn journal(&self) -> Ref<'_, Journal> {
        self.0.journal.borrow()
    }

    /// The lines of the journal so far.
    #[must_use]
    pub fn lines(&self) -> Vec<String> {
        self.journal().lines().to_vec()
    }

    /// Records an entry, after which the game has had `step` inputs.
    pub fn write(&self, entry: &Entry, step: usize) {
        self.0.journal.borrow_mut().add(entry);
        self.0.label.borrow_mut().step = step;
        self.0.played.set(true);
    }

    /// Gives the game a title; an empty one removes it.
    pub fn entitle(&self, title: &str) {
        let entry = Entry::Titled(title.into());
        self.0.journal.borrow_mut().add(&entry);
        self.0.label.borrow_mut().title = Some(title.into()).filter(|_| !title.is_empty());
    }

    /// Updates the label with the current players.
    pub fn seat(&self, chairs: &[Chair]) {
        self.0.label.borrow_mut().seat(chairs);
    }

    /// Updates the label with whether the game is over, and how it ended.
    pub fn close(&self, status: &Status) {
        self.0.label.borrow_mut().close(status);
    }

    /// Writes to the database all that is not there yet, including what failed before.
    ///
    /// # Errors
    /// Why it was not saved.
    pub async fn save(&self) -> Result<(), StorageError> {
        let inner = &*self.0;
        if inner.aside.get() {
            return Ok(());
        }
        let _turn = inner.turn.lock().await;
        let open = save_db::open().await;
        if open.is_ok() {
            label::look_at_times().await;
        }
        // Lines recorded from here on are for the next time.
        let count = self.journal().lines().len();
        let saved = match open {
            Ok(()) => self.add(count).await,
            Err(why) => Err(why),
        };
        inner.answered.set(count);
        self.ask_who_leaves();
        saved
    }

    /// Adds the first `count` lines to the database, as far as they are not there yet.
    async fn add(&self, count: usize) -> Result<(), StorageError> {
        let inner = &*self.0;
        let label = self.label();
        let from = |there: usize| self.journal().lines()[there.min(count)..count].to_vec();
        save_db::add(inner.key, inner.saved.get(), from, &label).await?;
        inner.saved.set(count);
        inner.openings.set(openings());
        save_db::copy_behind(inner.key);
        Ok(())
    }

    /// Writes to the database, in the background, all that it has not answered for, and then what was recorded
    /// meanwhile, each time `after` so many milliseconds; `then` is called with the outcome of each write.
    pub fn save_behind<F: Future<Output = ()>>(
        &self,
        after: u32,
        then: impl Fn(Result<(), StorageError>) -> F + 'static,
    ) {
        if !self.owes() || self.0.behind.replace(true) {
            return;
        }
        let autosave = self.clone();
        spawn(async move {
            while autosave.owes() {
                if after > 0 {
                    sleep(after).await;
                }
                then(autosave.save_in_time().await).await;
            }
            autosave.0.behind.set(false);
            autosave.wake();
        });
    }

    /// Whether the database has refused something, and has not accepted it since.
    #[must_use]
    pub fn is_refused(&self) -> bool {
        !self.is_aside() && self.0.saved.get() < self.0.answered.get()
    }

    /// Whether the database may have lost something that was saved.
    #[must_use]
    pub fn may_be_lost(&self) -> bool {
        !self.is_aside() && self.0.saved.get() > 0 && self.0.openings.get() != openings()
    }

    /// Asks people who leave whether they want to, while something would be lost.
    fn ask_who_leaves(&self) {
        let asks = self.is_refused() || self.0.late.get() && !self.is_aside();
        let mut leaving = self.0.leaving.borrow_mut();
        if asks != leaving.is_some() {
            *leaving = asks.then(leaving::ask_first).flatten();
        }
    }

    /// Whether something was recorded that the database has neither acknowledged nor refused.
    fn owes(&self) -> bool {
        !self.is_aside() && self.0.answered.get() < self.journal().lines().len()
    }

    /// Like [`save`](Self::save), but lets nobody wait longer than people would.
    async fn save_in_time(&self) -> Result<(), StorageError> {
        match select(pin!(self.save()), pin!(sleep(PATIENCE))).await {
            Either::Left((saved, _)) => saved,
            Either::Right(((), save)) => {
                self.0.late.set(true);
                self.ask_who_leaves();
                self.wake();
                let saved = save.await;
                self.0.late.set(false);
                self.ask_who_leaves();
                saved
            }
        }
    }

    /// Whether nothing is being written, or the database is so late that nobody waits for it.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        !self.0.behind.get() || self.0.late.get()
    }

    /// Waits until it [is so](Self::is_settled).
    pub async fn settled(&self) {
        poll_fn(|context| {
            if self.is_settled() {
                return Poll::Ready(());
            }
            self.0.waiting.borrow_mut().push(context.waker().clone());
            Poll::Pending
        })
        .await;
    }

    fn wake(&self) {
        for waker in self.0.waiting.take() {
            waker.wake();
        }
    }

    /// Saves, waiting only as long as people would. If it takes longer, saving goes on in the background.
    pub async fn try_to_save(&self) {
        let autosave = self.clone();
        let save = Box::pin(async move {
            let _ = autosave.save().await;
        });
        if let Either::Right(((), save)) = select(save, pin!(sleep(PATIENCE))).await {
            spawn(save);
        }
    }

    /// The label as stored, with the time updated.
    fn label(&self) -> String {
        let mut label = self.0.label.borrow_mut();
        if self.0.played.replace(false) {
            label.touch();
        }
        label.write()
    }

    /// Whether all that was recorded is in the database.
    #[must_use]
    pub fn is_saved(&self) -> bool {
        self.0.saved.get() == self.journal().lines().len()
    }

    /// The lines in the database, if another tab has added to them.
    ///
    /// # Errors
    /// Why they cannot be read.
    pub async fn news(&self) -> Result<Option<Vec<String>>, StorageError> {
        let inner = &*self.0;
        let lines = async {
            let turn = inner.turn.lock().await;
            let lines = save_db::lines(inner.key).await?;
            Ok((turn, lines))
        };
        let lines = within(PATIENCE, lines).await;
        let (_turn, lines) = lines.unwrap_or(Err(StorageError::Failed))?;
        // Our own lines may be there even if that was never acknowledged.
        let ours = lines.len() >= inner.saved.get() && self.journal().lines().starts_with(&lines);
        // A deleted game is restored when it is continued. Pending writes will meet the newer lines in the
        // database, and be refused there.
        let news = !lines.is_empty() && !ours && !self.owes();
        Ok(news.then_some(lines))
    }

    /// Continues from what another tab has written. What this tab recorded and could not save is discarded.
    pub fn replace(&self, journal: Journal, label: Label) {
        self.0.saved.set(journal.lines().len());
        self.0.answered.set(journal.lines().len());
        self.0.openings.set(openings());
        self.ask_who_leaves();
        self.0.journal.replace(journal);
        self.0.label.replace(label);
        self.0.played.set(true);
    }

    /// Where the lock of this game is held.
    pub(super) fn lock(&self) -> &RefCell<Option<Lock>> {
        &self.0.lock
    }
}

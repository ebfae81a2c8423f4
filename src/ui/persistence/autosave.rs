//! Writing a game down, line by line, and bringing the lines to the browser's database.

use std::cell::{Cell, Ref, RefCell};
use std::pin::pin;
use std::rc::Rc;

use futures_util::future::{Either, select};
use futures_util::lock::Mutex;
use yew::Callback;

use super::label::{self, Label};
use crate::engine::Status;
use crate::saves::{Entry, GameKey, Journal, StorageError};
use crate::setup::Chair;
use crate::web::chance::fresh_seed;
use crate::web::game_db::{GameDb, PATIENCE};
use crate::web::lock::Lock;
use crate::web::task::{sleep, spawn};

/// How long what happens in real time may wait, in milliseconds: at most 250 of play are lost, and
/// the database needs some itself.
const SOON: u32 = 200;

/// The journal of a game, and what is known of the way of its lines to the database.
#[derive(Clone, Debug)]
pub struct Autosave(Rc<Inner>);

#[derive(Debug)]
struct Inner {
    key: GameKey,
    journal: RefCell<Journal>,
    label: RefCell<Label>,
    /// Whether the label's time is older than what was written last.
    played: Cell<bool>,
    /// How many lines the database has acknowledged.
    kept: Cell<usize>,
    /// Whether nobody wants it kept.
    aside: Cell<bool>,
    /// Whether it will be brought there soon.
    soon: Cell<bool>,
    /// Whether something was written that was not brought to the database yet.
    on_its_way: Cell<bool>,
    /// Whether the database was waited for in vain, and has not answered since.
    unanswered: Cell<bool>,
    /// One change at a time.
    turn: Mutex<()>,
    /// What keeps other tabs from playing this game: for as long as it is open here, whatever page is
    /// looked at.
    lock: RefCell<Option<Lock>>,
}

impl PartialEq for Autosave {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Autosave {
    /// For a game that begins: nothing of it is in the database yet.
    #[must_use]
    pub fn begin(journal: Journal, label: Label) -> Self {
        Self::with(fresh_seed() as GameKey, journal, label, 0)
    }

    /// For a game that comes from the database.
    #[must_use]
    pub fn open(key: GameKey, journal: Journal, label: Label) -> Self {
        let kept = journal.lines().len();
        Self::with(key, journal, label, kept)
    }

    /// For a game that is looked at, and not kept unless somebody wants it.
    #[must_use]
    pub fn aside(journal: Journal, label: Label) -> Self {
        let autosave = Self::begin(journal, label);
        autosave.0.aside.set(true);
        autosave
    }

    fn with(key: GameKey, journal: Journal, label: Label, kept: usize) -> Self {
        Self(Rc::new(Inner {
            key,
            journal: RefCell::new(journal),
            label: RefCell::new(label),
            played: Cell::new(true),
            kept: Cell::new(kept),
            aside: Cell::new(false),
            soon: Cell::new(false),
            on_its_way: Cell::new(false),
            unanswered: Cell::new(false),
            turn: Mutex::new(()),
            lock: RefCell::new(None),
        }))
    }

    /// The same with a label that says when it was played last, which is not now.
    #[must_use]
    pub fn played_at(self, touched: u64) -> Self {
        self.0.label.borrow_mut().touched = touched;
        self.0.played.set(false);
        self
    }

    /// Whether nobody wants it kept.
    #[must_use]
    pub fn is_aside(&self) -> bool {
        self.0.aside.get()
    }

    /// Nobody wants it kept any more.
    pub fn forget(&self) {
        self.0.aside.set(true);
    }

    /// Somebody wants it kept.
    pub fn want(&self) {
        self.0.aside.set(false);
    }

    /// What tells the game from the others.
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

    /// Writes an entry down, after which the game is so far.
    pub fn write(&self, entry: &Entry, step: usize) {
        self.0.journal.borrow_mut().add(entry);
        self.0.label.borrow_mut().step = step;
        self.0.played.set(true);
        self.0.on_its_way.set(true);
    }

    /// Gives the game a title; an empty one is none.
    pub fn entitle(&self, title: &str) {
        let entry = Entry::Titled(title.into());
        self.0.journal.borrow_mut().add(&entry);
        self.0.label.borrow_mut().title = Some(title.into()).filter(|_| !title.is_empty());
        self.0.on_its_way.set(true);
    }

    /// Notes who sits there now.
    pub fn seat(&self, chairs: &[Chair]) {
        self.0.label.borrow_mut().seat(chairs);
    }

    /// Notes whether the game has ended, and how.
    pub fn close(&self, status: &Status) {
        self.0.label.borrow_mut().close(status);
    }

    /// Brings to the database what is not there yet, what failed before included.
    ///
    /// # Errors
    /// Why it is not kept.
    pub async fn keep(&self) -> Result<(), StorageError> {
        let inner = &*self.0;
        if inner.aside.get() {
            return Ok(());
        }
        let _turn = inner.turn.lock().await;
        let kept = async {
            let db = GameDb::open().await?;
            label::look_at_times(&db).await;
            let count = self.journal().lines().len();
            let label = self.label();
            let from = |there: usize| self.journal().lines()[there.min(count)..count].to_vec();
            db.add(inner.key, inner.kept.get(), from, &label).await?;
            inner.kept.set(count);
            if inner.label.borrow().over {
                // It will hardly change any more.
                let key = inner.key;
                spawn(async move {
                    let _ = db.copy(key, &label).await;
                });
            }
            Ok(())
        }
        .await;
        inner.on_its_way.set(false);
        kept
    }

    /// The same, but calls back once if the database does not answer: what waits need not wait longer.
    /// Its answer counts whenever it comes.
    ///
    /// # Errors
    /// As above.
    pub async fn keep_in_time(&self, onlate: impl FnOnce()) -> Result<(), StorageError> {
        let unanswered = &self.0.unanswered;
        let patience = if unanswered.get() { 0 } else { PATIENCE };
        match select(pin!(self.keep()), pin!(sleep(patience))).await {
            Either::Left((kept, _)) => kept,
            Either::Right(((), keep)) => {
                unanswered.set(true);
                onlate();
                let kept = keep.await;
                unanswered.set(false);
                kept
            }
        }
    }

    /// Brings to the database what can be brought there, as long as people wait. What takes longer goes
    /// on without them.
    pub async fn try_to_keep(&self) {
        let autosave = self.clone();
        let keep = Box::pin(async move {
            let _ = autosave.keep().await;
        });
        if let Either::Right(((), keep)) = select(keep, pin!(sleep(PATIENCE))).await {
            spawn(keep);
        }
    }

    /// The label as it is kept.
    fn label(&self) -> String {
        let mut label = self.0.label.borrow_mut();
        if self.0.played.replace(false) {
            label.touch();
        }
        label.write()
    }

    /// Brings what is written to the database before long, and then says why it is not there, as soon as
    /// that is known. What is written meanwhile goes with it.
    pub fn keep_soon(&self, onkept: Callback<Option<StorageError>>) {
        if self.0.soon.replace(true) {
            return;
        }
        let autosave = self.clone();
        spawn(async move {
            sleep(SOON).await;
            autosave.0.soon.set(false);
            let onlate = || onkept.emit(Some(StorageError::Failed));
            let kept = autosave.keep_in_time(onlate).await;
            onkept.emit(kept.err());
        });
    }

    /// Whether all that was written is in the database.
    #[must_use]
    pub fn is_kept(&self) -> bool {
        self.0.kept.get() == self.journal().lines().len()
    }

    /// The lines in the database, if another tab has written on.
    ///
    /// # Errors
    /// Why they cannot be read.
    pub async fn news(&self) -> Result<Option<Vec<String>>, StorageError> {
        let inner = &*self.0;
        let lines = async {
            let turn = inner.turn.lock().await;
            let lines = GameDb::open().await?.lines(inner.key).await?;
            Ok((turn, lines))
        };
        let (_turn, lines) = match select(pin!(lines), pin!(sleep(PATIENCE))).await {
            Either::Left((lines, _)) => lines?,
            Either::Right(_) => return Err(StorageError::Failed),
        };
        // What is ours may be there although nobody has said so.
        let ours = lines.len() >= inner.kept.get() && self.journal().lines().starts_with(&lines);
        // A game that was deleted is put back when it is played on. What is on its way meets what is
        // new in the database, and is refused there.
        let news = !lines.is_empty() && !ours && !inner.on_its_way.get();
        Ok(news.then_some(lines))
    }

    /// Goes on from what another tab has written. What this one wrote and could not keep is gone.
    pub fn replace(&self, journal: Journal, label: Label) {
        self.0.kept.set(journal.lines().len());
        self.0.journal.replace(journal);
        self.0.label.replace(label);
        self.0.played.set(true);
    }

    /// The place where the lock of this game is held.
    pub(super) fn lock(&self) -> &RefCell<Option<Lock>> {
        &self.0.lock
    }
}

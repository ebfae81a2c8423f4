//! An in-memory database, which survives the end of a page as the browser's does.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::future::poll_fn;
use std::rc::Rc;
use std::task::Poll;

use crate::saves::{GameKey, StorageError};
use crate::web::simulated_browser::{self, Call};

/// A line: text, or an error with a text that describes it.
type StoredLine = Result<String, String>;

/// The stored data, by game, and for lines also by position.
#[derive(Default, Debug)]
struct Saved {
    labels: BTreeMap<GameKey, String>,
    lines: BTreeMap<(GameKey, usize), StoredLine>,
}

impl Saved {
    fn change(&mut self, asked: Asked) {
        match asked {
            Asked::Add(game, place, line) => {
                self.lines.insert((game, place), Ok(line));
            }
            Asked::Label(game, label) => {
                self.labels.insert(game, label);
            }
            Asked::Delete(game) => {
                self.labels.remove(&game);
                self.lines.retain(|(of, _), _| *of != game);
            }
        }
    }
}

thread_local! {
    static SAVED: RefCell<Saved> = RefCell::default();
    /// The numbers of the transactions that may change something and have not ended, in order.
    static CHANGES: RefCell<Vec<usize>> = const { RefCell::new(Vec::new()) };
}

/// The open database.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Database {
    /// When it was opened: a database that was opened before the last fault is closed.
    opening: usize,
    /// Tells it from others.
    number: usize,
    is_closed: Rc<Cell<bool>>,
}

impl Database {
    /// Opens the database. It is never closed from outside.
    pub(super) async fn open(_: fn()) -> Result<Self, StorageError> {
        simulated_browser::ask(Call::Open).await?;
        let opening = simulated_browser::openings();
        Ok(Self {
            opening,
            number: simulated_browser::calls(),
            is_closed: Rc::default(),
        })
    }

    /// Closes it: nothing more can be begun.
    pub(super) fn close(&self) {
        self.is_closed.set(true);
    }

    /// Begins a read-only transaction.
    pub(super) fn look(&self) -> Result<Transaction, StorageError> {
        self.begin(false)
    }

    /// Begins a read-write transaction; these run one after the other.
    pub(super) fn change(&self) -> Result<Transaction, StorageError> {
        self.begin(true)
    }

    fn begin(&self, changes: bool) -> Result<Transaction, StorageError> {
        simulated_browser::call(Call::Begin)?;
        if self.opening != simulated_browser::openings() || self.is_closed.get() {
            return Err(StorageError::Denied);
        }
        let number = simulated_browser::calls();
        if changes {
            CHANGES.with_borrow_mut(|all| all.push(number));
        }
        let asked = RefCell::default();
        Ok(Transaction { number, asked })
    }
}

/// A transaction, to read or to change; a change is committed as a whole or not at all.
#[derive(Debug)]
pub(super) struct Transaction {
    number: usize,
    asked: RefCell<Vec<Asked>>,
}

/// A requested change.
#[derive(Debug)]
enum Asked {
    Add(GameKey, usize, String),
    Label(GameKey, String),
    Delete(GameKey),
}

impl Transaction {
    /// The labels of all games.
    pub(super) async fn labels(&self) -> Result<Vec<(GameKey, String)>, StorageError> {
        self.ask(Call::Labels).await?;
        let labels = SAVED.with_borrow(|saved| saved.labels.clone());
        Ok(labels.into_iter().collect())
    }

    /// The label of a game; empty if it has none.
    pub(super) async fn label_of(&self, game: GameKey) -> Result<String, StorageError> {
        self.ask(Call::Labels).await?;
        let label = SAVED.with_borrow(|saved| saved.labels.get(&game).cloned());
        Ok(label.unwrap_or_default())
    }

    /// The number of games.
    pub(super) async fn games(&self) -> Result<usize, StorageError> {
        self.ask(Call::Count).await?;
        Ok(SAVED.with_borrow(|saved| saved.labels.len()))
    }

    /// The number of lines of a game.
    pub(super) async fn count(&self, game: GameKey) -> Result<usize, StorageError> {
        self.ask(Call::Count).await?;
        Ok(lines(game).len())
    }

    /// The lines of a game.
    pub(super) async fn lines(&self, game: GameKey) -> Result<Vec<StoredLine>, StorageError> {
        self.ask(Call::Lines).await?;
        Ok(lines(game))
    }

    /// Adds a line to a game, at an unused position.
    pub(super) fn add(&self, game: GameKey, place: usize, line: &str) -> Result<(), StorageError> {
        self.note(Call::Add, Asked::Add(game, place, line.into()))
    }

    /// Sets the label of a game, replacing the old one.
    pub(super) fn label(&self, game: GameKey, label: &str) -> Result<(), StorageError> {
        self.note(Call::Label, Asked::Label(game, label.into()))
    }

    /// Deletes a game's lines and its label.
    pub(super) fn delete(&self, game: GameKey) -> Result<(), StorageError> {
        self.note(Call::Delete, Asked::Delete(game))
    }

    /// Waits until the change is committed; nothing is done if `asked`, the result of its requests, is an error.
    pub(super) async fn committed(
        self,
        asked: Result<(), StorageError>,
    ) -> Result<(), StorageError> {
        asked?;
        self.its_turn().await;
        simulated_browser::commit(|| self.commit()).await
    }

    /// Applies all requested changes, or none.
    fn commit(&self) -> Result<(), StorageError> {
        SAVED.with_borrow_mut(|saved| {
            let all = self.asked.take();
            let is_taken = |asked: &Asked| match asked {
                Asked::Add(game, place, _) => saved.lines.contains_key(&(*game, *place)),
                Asked::Label(..) | Asked::Delete(_) => false,
            };
            if all.iter().any(is_taken) {
                return Err(StorageError::Elsewhere);
            }
            for asked in all {
                saved.change(asked);
            }
            Ok(())
        })
    }

    fn note(&self, call: Call, asked: Asked) -> Result<(), StorageError> {
        simulated_browser::call(call)?;
        self.asked.borrow_mut().push(asked);
        Ok(())
    }

    async fn ask(&self, call: Call) -> Result<(), StorageError> {
        self.its_turn().await;
        simulated_browser::ask(call).await
    }

    /// Waits for the changes that were begun before.
    async fn its_turn(&self) {
        poll_fn(|_| {
            let first = CHANGES.with_borrow(|all| all.first().copied());
            match first.is_some_and(|first| first < self.number) {
                true => Poll::Pending,
                false => Poll::Ready(()),
            }
        })
        .await;
    }
}

impl Drop for Transaction {
    fn drop(&mut self) {
        CHANGES.with_borrow_mut(|all| all.retain(|it| *it != self.number));
    }
}

/// The lines of a game.
pub(super) fn lines(game: GameKey) -> Vec<StoredLine> {
    let all = (game, 0)..=(game, usize::MAX);
    SAVED.with_borrow(|saved| saved.lines.range(all).map(|it| it.1.clone()).collect())
}

/// Stores a game as it is.
pub(super) fn put(game: GameKey, label: &str, lines: Vec<StoredLine>) {
    SAVED.with_borrow_mut(|saved| {
        saved.labels.insert(game, label.into());
        for (place, line) in lines.into_iter().enumerate() {
            saved.lines.insert((game, place), line);
        }
    });
}

/// Discards everything.
pub(super) fn lose() {
    SAVED.take();
}

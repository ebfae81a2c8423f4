//! The shelf: games kept in the browser's own database (IndexedDB), each as the lines of its
//! journal and a label. What it has acknowledged survives the browser's end.

use std::cell::RefCell;
use std::rc::Rc;

use idb::{
    Database, DatabaseEvent, Error, Factory, KeyRange, ObjectStoreParams, Query, Transaction,
    TransactionMode,
};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::DomException;

use super::chance::fresh_seed;
use crate::i18n::keep::Trouble;

/// The name of the database.
const NAME: &str = "kitchen-table";

/// Its version: raised when its stores change.
const VERSION: u32 = 1;

/// The store of the labels, by game.
const LABELS: &str = "labels";

/// The store of the lines, by game and place.
const LINES: &str = "lines";

/// What tells a game on the shelf from the others.
pub type Key = u32;

/// A key that no game has yet.
#[must_use]
pub fn fresh_key() -> Key {
    fresh_seed() as Key
}

impl From<Error> for Trouble {
    fn from(error: Error) -> Self {
        let name = match &error {
            Error::DomException(exception) => exception.name(),
            Error::AddFailed(value)
            | Error::IndexedDbOpenFailed(value)
            | Error::TransactionOpenFailed(value) => name(value),
            Error::IndexedDbNotFound(_) => return Self::Denied,
            _ => String::new(),
        };
        match name.as_str() {
            "QuotaExceededError" | "NS_ERROR_DOM_QUOTA_REACHED" => Self::Full,
            "SecurityError" | "InvalidStateError" | "UnknownError" => Self::Denied,
            "ConstraintError" => Self::Elsewhere,
            _ => Self::Failed,
        }
    }
}

fn name(value: &JsValue) -> String {
    value
        .dyn_ref::<DomException>()
        .map(DomException::name)
        .unwrap_or_default()
}

thread_local! {
    static OPEN: RefCell<Option<Shelf>> = const { RefCell::new(None) };
}

/// The shelf, open.
#[derive(Clone, Debug)]
pub struct Shelf(Rc<Database>);

impl Shelf {
    /// Opens it, unless it is open.
    ///
    /// # Errors
    /// Why it stays shut. It may be tried again.
    pub async fn open() -> Result<Self, Trouble> {
        if let Some(shelf) = OPEN.with_borrow(Clone::clone) {
            return Ok(shelf);
        }
        let shelf = Self::unlock().await?;
        OPEN.set(Some(shelf.clone()));
        Ok(shelf)
    }

    async fn unlock() -> Result<Self, Trouble> {
        let mut opening = Factory::new()
            .map_err(|_| Trouble::Denied)?
            .open(NAME, Some(VERSION))
            .map_err(|_| Trouble::Denied)?;
        opening.on_upgrade_needed(|event| {
            // What fails here fails again when a store is asked for, and is told then.
            if let Ok(database) = event.database() {
                let _ = database.create_object_store(LABELS, ObjectStoreParams::new());
                let _ = database.create_object_store(LINES, ObjectStoreParams::new());
            }
        });
        let database = opening.await.map_err(|_| Trouble::Denied)?;
        Ok(Self(Rc::new(database)))
    }

    /// All games on it, with their labels.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub async fn labels(&self) -> Result<Vec<(Key, String)>, Trouble> {
        let store = self.begin(TransactionMode::ReadOnly)?.object_store(LABELS)?;
        let (keys, labels) = (
            store.get_all_keys(None, None)?,
            store.get_all(None, None)?,
        );
        let (keys, labels) = (keys.await?, labels.await?);
        let key = |key: &JsValue| key.as_f64().map(|key| key as Key);
        let label = |label: &JsValue| label.as_string().unwrap_or_default();
        let labels = labels.iter().map(label);
        Ok(keys.iter().filter_map(key).zip(labels).collect())
    }

    /// The lines of a game, as far as they are in one piece.
    ///
    /// # Errors
    /// Why they cannot be read.
    pub async fn lines(&self, game: Key) -> Result<Vec<String>, Trouble> {
        let store = self.begin(TransactionMode::ReadOnly)?.object_store(LINES)?;
        let lines = store.get_all(Some(all_of(game)?), None)?.await?;
        let line = |line: &JsValue| line.as_string().unwrap_or_default();
        Ok(lines.iter().map(line).collect())
    }

    /// Adds lines to a game, the first of them at this place, and gives it this label. Once this
    /// is done, they are kept.
    ///
    /// # Errors
    /// Why none of it was kept.
    pub async fn add(
        &self,
        game: Key,
        place: usize,
        lines: &[String],
        label: &str,
    ) -> Result<(), Trouble> {
        let change = self.begin(TransactionMode::ReadWrite)?;
        let store = change.object_store(LINES)?;
        for (at, line) in (place..).zip(lines) {
            store.add(&JsValue::from_str(line), Some(&place_of(game, at)))?;
        }
        let label = JsValue::from_str(label);
        change
            .object_store(LABELS)?
            .put(&label, Some(&JsValue::from(game)))?;
        done(change).await
    }

    /// Takes a game from it.
    ///
    /// # Errors
    /// Why it is still there.
    pub async fn remove(&self, game: Key) -> Result<(), Trouble> {
        let change = self.begin(TransactionMode::ReadWrite)?;
        change
            .object_store(LABELS)?
            .delete(Query::Key(JsValue::from(game)))?;
        change.object_store(LINES)?.delete(all_of(game)?)?;
        done(change).await
    }

    fn begin(&self, mode: TransactionMode) -> Result<Transaction, Trouble> {
        Ok(self.0.transaction(&[LABELS, LINES], mode)?)
    }
}

impl PartialEq for Shelf {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// Waits until a change is kept.
async fn done(change: Transaction) -> Result<(), Trouble> {
    if change.await?.is_committed() {
        Ok(())
    } else {
        Err(Trouble::Failed)
    }
}

/// The key of a line: arrays sort by their parts.
fn place_of(game: Key, place: usize) -> JsValue {
    let parts = [JsValue::from(game), JsValue::from(place as u32)];
    parts.iter().collect::<js_sys::Array>().into()
}

fn all_of(game: Key) -> Result<Query, Trouble> {
    let (first, last) = (place_of(game, 0), place_of(game, u32::MAX as usize));
    Ok(KeyRange::bound(&first, &last, None, None)?.into())
}

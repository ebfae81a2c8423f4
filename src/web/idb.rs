//! Games kept in the browser's own database (IndexedDB), each as the lines of its journal and a
//! label. What it has acknowledged survives the browser's end.

use std::cell::RefCell;

use js_sys::{Array, JSON, Promise};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    DomException, IdbDatabase, IdbKeyRange, IdbObjectStore, IdbOpenDbRequest, IdbRequest,
    IdbTransaction, IdbTransactionMode,
};

use super::channel;
use crate::saves::{GameKey, StorageError};

/// The name of the database.
const NAME: &str = "kitchen-table";

/// Its version: raised when its stores change.
const VERSION: u32 = 1;

/// The store of the labels, by game.
const LABELS: &str = "labels";

/// The store of the lines, by game and place.
const LINES: &str = "lines";

/// What an exception means for those who wanted something kept.
fn trouble(exception: &JsValue) -> StorageError {
    let name = exception.dyn_ref::<DomException>().map(DomException::name);
    match name.unwrap_or_default().as_str() {
        "QuotaExceededError" | "NS_ERROR_DOM_QUOTA_REACHED" => StorageError::Full,
        "SecurityError" | "InvalidStateError" | "UnknownError" => StorageError::Denied,
        "ConstraintError" => StorageError::Elsewhere,
        _ => StorageError::Failed,
    }
}

thread_local! {
    static OPEN: RefCell<Option<GameDb>> = const { RefCell::new(None) };
}

/// The database, open.
#[derive(Clone, PartialEq, Debug)]
pub struct GameDb(IdbDatabase);

impl GameDb {
    /// Opens it, unless it is open.
    ///
    /// # Errors
    /// Why it stays shut. It may be tried again.
    pub async fn open() -> Result<Self, StorageError> {
        if let Some(db) = OPEN.with_borrow(Clone::clone) {
            return Ok(db);
        }
        let db = Self(unlock().await.ok_or(StorageError::Denied)?);
        OPEN.set(Some(db.clone()));
        Ok(db)
    }

    /// All games on it, with their labels.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub async fn labels(&self) -> Result<Vec<(GameKey, String)>, StorageError> {
        let (labels, _) = self.stores(IdbTransactionMode::Readonly)?;
        let keys = labels.get_all_keys().map_err(|error| trouble(&error))?;
        let labels = labels.get_all().map_err(|error| trouble(&error))?;
        let (keys, labels) = (answer(&keys).await?, answer(&labels).await?);
        let key = |key: JsValue| key.as_f64().map(|key| key as GameKey);
        let label = |label: JsValue| label.as_string().unwrap_or_default();
        let both = keys.iter().zip(labels.iter());
        Ok(both
            .filter_map(|(it, its)| Some((key(it)?, label(its))))
            .collect())
    }

    /// The lines of a game. One that is no text comes as an empty one.
    ///
    /// # Errors
    /// Why they cannot be read.
    pub async fn lines(&self, game: GameKey) -> Result<Vec<String>, StorageError> {
        let all = self.all(game).await?;
        let line = |it: JsValue| it.as_string().unwrap_or_default();
        Ok(all.iter().map(line).collect())
    }

    /// The lines of a game, whatever they are: one that is no text comes as a text that describes it.
    ///
    /// # Errors
    /// Why they cannot be read.
    pub async fn bytes(&self, game: GameKey) -> Result<Vec<String>, StorageError> {
        let all = self.all(game).await?;
        let line = |it: JsValue| it.as_string().unwrap_or_else(|| described(&it));
        Ok(all.iter().map(line).collect())
    }

    /// What is kept of a game.
    async fn all(&self, game: GameKey) -> Result<Array, StorageError> {
        let (_, lines) = self.stores(IdbTransactionMode::Readonly)?;
        let all = lines.get_all_with_key(&all_of(game)?);
        answer(&all.map_err(|error| trouble(&error))?).await
    }

    /// Adds to a game the lines `from` the first that is not there yet, when so many were `kept`
    /// before, and gives it this label. Once this is done, they are kept, and other tabs are told. A
    /// game that was deleted meanwhile is put back whole.
    ///
    /// # Errors
    /// Why none of it was kept.
    pub async fn add(
        &self,
        game: GameKey,
        kept: usize,
        from: impl FnOnce(usize) -> Vec<String>,
        label: &str,
    ) -> Result<(), StorageError> {
        let (labels, store) = self.stores(IdbTransactionMode::Readwrite)?;
        let there = count(&store, game).await?;
        if there > kept {
            return Err(StorageError::Elsewhere);
        }
        let all = || {
            for (at, line) in (there..).zip(from(there)) {
                store.add_with_key(&JsValue::from_str(&line), &place_of(game, at))?;
            }
            labels.put_with_key(&JsValue::from_str(label), &JsValue::from(game))
        };
        change(&store.transaction(), all()).await?;
        channel::tell(game);
        Ok(())
    }

    /// Deletes a game, and tells other tabs.
    ///
    /// # Errors
    /// Why it is still there.
    pub async fn remove(&self, game: GameKey) -> Result<(), StorageError> {
        let (labels, lines) = self.stores(IdbTransactionMode::Readwrite)?;
        let all = all_of(game)?;
        let both = lines
            .delete(&all)
            .and_then(|_| labels.delete(&JsValue::from(game)));
        change(&lines.transaction(), both).await?;
        channel::tell(game);
        Ok(())
    }

    /// The stores of the labels and of the lines, for one change or look.
    fn stores(
        &self,
        mode: IdbTransactionMode,
    ) -> Result<(IdbObjectStore, IdbObjectStore), StorageError> {
        let names = [LABELS, LINES]
            .map(JsValue::from_str)
            .iter()
            .collect::<Array>();
        let stores = || {
            let begun = self
                .0
                .transaction_with_str_sequence_and_mode(&names, mode)?;
            Ok((begun.object_store(LABELS)?, begun.object_store(LINES)?))
        };
        stores().map_err(|error: JsValue| {
            // Perhaps the browser has shut it: next time it is opened anew.
            OPEN.set(None);
            trouble(&error)
        })
    }
}

/// Opens the database. Where people have forbidden it, even to ask for it fails.
async fn unlock() -> Option<IdbDatabase> {
    let factory = web_sys::window()?.indexed_db().ok()??;
    let opening = factory.open_with_u32(NAME, VERSION).ok()?;
    let furnish = {
        let opening = opening.clone();
        Closure::once(move || furnish(&opening))
    };
    opening.set_onupgradeneeded(Some(furnish.as_ref().unchecked_ref()));
    settled(&opening).await.ok()?;
    opening.result().ok()?.dyn_into().ok()
}

/// Makes the stores. What fails here fails again when a store is asked for, and is told then.
fn furnish(opening: &IdbOpenDbRequest) {
    let database = opening
        .result()
        .ok()
        .and_then(|it| it.dyn_into::<IdbDatabase>().ok());
    if let Some(database) = database {
        let _ = database.create_object_store(LABELS);
        let _ = database.create_object_store(LINES);
    }
}

/// Waits until a request has succeeded or failed.
async fn settled(request: &IdbRequest) -> Result<JsValue, JsValue> {
    let promise = Promise::new(&mut |succeed, fail| {
        request.set_onsuccess(Some(&succeed));
        request.set_onerror(Some(&fail));
    });
    JsFuture::from(promise).await
}

/// How many lines of a game are there.
async fn count(lines: &IdbObjectStore, game: GameKey) -> Result<usize, StorageError> {
    let count = lines.count_with_key(&all_of(game)?);
    let count = result(&count.map_err(|error| trouble(&error))?).await?;
    Ok(count.as_f64().unwrap_or_default() as usize)
}

/// The list that a request asks for.
async fn answer(request: &IdbRequest) -> Result<Array, StorageError> {
    result(request).await.map(|list| Array::from(&list))
}

/// What a request asks for.
async fn result(request: &IdbRequest) -> Result<JsValue, StorageError> {
    match settled(request).await {
        Ok(_) => request.result().map_err(|error| trouble(&error)),
        Err(_) => Err(request
            .error()
            .ok()
            .flatten()
            .map_or(StorageError::Failed, |it| trouble(&it))),
    }
}

/// Waits until a change is kept; where asking for it failed, nothing of it is.
async fn change(
    transaction: &IdbTransaction,
    asked: Result<IdbRequest, JsValue>,
) -> Result<(), StorageError> {
    if let Err(error) = asked {
        let _ = transaction.abort();
        return Err(trouble(&error));
    }
    let promise = Promise::new(&mut |kept, not| {
        transaction.set_oncomplete(Some(&kept));
        transaction.set_onabort(Some(&not));
    });
    match JsFuture::from(promise).await {
        Ok(_) => Ok(()),
        Err(_) => Err(transaction
            .error()
            .map_or(StorageError::Failed, |it| trouble(&it))),
    }
}

/// What is no text, as text.
fn described(line: &JsValue) -> String {
    let json = JSON::stringify(line).ok().and_then(|it| it.as_string());
    json.unwrap_or_else(|| format!("{line:?}"))
}

/// The key of a line: arrays sort by their parts.
fn place_of(game: GameKey, place: usize) -> JsValue {
    let parts = [JsValue::from(game), JsValue::from(place as u32)];
    parts.iter().collect::<Array>().into()
}

fn all_of(game: GameKey) -> Result<JsValue, StorageError> {
    let (first, last) = (place_of(game, 0), place_of(game, u32::MAX as usize));
    let range = IdbKeyRange::bound(&first, &last);
    range.map(Into::into).map_err(|error| trouble(&error))
}

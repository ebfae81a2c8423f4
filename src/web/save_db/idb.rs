//! Implementation of the database with IndexedDB. What it has acknowledged survives the end of the browser.

use gloo::events::EventListener;
use js_sys::{Array, JSON, Promise};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    DomException, IdbDatabase, IdbFactory, IdbKeyRange, IdbObjectStore, IdbOpenDbRequest,
    IdbRequest, IdbRequestReadyState, IdbTransaction, IdbTransactionMode, IdbVersionChangeEvent,
};

use super::hitch;
use crate::saves::{GameKey, StorageError};
use crate::web::api::api;

/// The name of the database.
const NAME: &str = "kitchen-table";

/// The database version, raised whenever its stores change.
const VERSION: u32 = 1;

/// The store of labels, by game.
const LABELS: &str = "labels";

/// The store of lines, by game and position.
const LINES: &str = "lines";

/// Maps an exception to a storage error.
pub(super) fn trouble(exception: &JsValue) -> StorageError {
    let name = exception.dyn_ref::<DomException>().map(DomException::name);
    match name.unwrap_or_default().as_str() {
        "QuotaExceededError" | "NS_ERROR_DOM_QUOTA_REACHED" => StorageError::Full,
        "SecurityError" | "InvalidStateError" | "UnknownError" => StorageError::Denied,
        "ConstraintError" => StorageError::Elsewhere,
        "VersionError" => StorageError::Outdated,
        _ => StorageError::Failed,
    }
}

/// The open database.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Database(IdbDatabase);

impl Database {
    /// Opens the database. Where users have disabled it, even reading the property throws. Calls back when the
    /// database is closed from outside.
    pub(super) async fn open(onshut: fn()) -> Result<Self, StorageError> {
        let mut database = unlock().await?;
        if database.object_store_names().length() == 0 {
            // Nobody has furnished it, and nothing can be in it.
            database.close();
            let deleting = factory()?.delete_database(NAME);
            let deleting = deleting.map_err(|error| trouble(&error))?;
            result(&deleting).await?;
            database = unlock().await?;
        }
        make_way(&database, onshut);
        Ok(Self(database))
    }

    /// Closes it, once what was begun has ended.
    pub(super) fn close(&self) {
        self.0.close();
    }

    /// Begins a read-only transaction.
    pub(super) fn look(&self) -> Result<Transaction, StorageError> {
        self.begin(IdbTransactionMode::Readonly)
    }

    /// Begins a read-write transaction; these run one after the other.
    pub(super) fn change(&self) -> Result<Transaction, StorageError> {
        self.begin(IdbTransactionMode::Readwrite)
    }

    fn begin(&self, mode: IdbTransactionMode) -> Result<Transaction, StorageError> {
        let names = [LABELS, LINES]
            .map(JsValue::from_str)
            .iter()
            .collect::<Array>();
        let begin = || {
            let begun = self
                .0
                .transaction_with_str_sequence_and_mode(&names, mode)?;
            Ok(Transaction {
                labels: begun.object_store(LABELS)?,
                lines: begun.object_store(LINES)?,
                begun,
            })
        };
        begin().map_err(|error: JsValue| trouble(&error))
    }
}

/// A transaction, to read or to change; a change is committed as a whole or not at all.
#[derive(Debug)]
pub(super) struct Transaction {
    begun: IdbTransaction,
    labels: IdbObjectStore,
    lines: IdbObjectStore,
}

impl Transaction {
    /// The labels of all games.
    pub(super) async fn labels(&self) -> Result<Vec<(GameKey, String)>, StorageError> {
        let keys = self
            .labels
            .get_all_keys()
            .map_err(|error| trouble(&error))?;
        let labels = self.labels.get_all().map_err(|error| trouble(&error))?;
        let (keys, labels) = (answer(&keys).await?, answer(&labels).await?);
        let key = |key: JsValue| key.as_f64().map(|key| key as GameKey);
        let label = |label: JsValue| label.as_string().unwrap_or_default();
        let both = keys.iter().zip(labels.iter());
        Ok(both
            .filter_map(|(it, its)| Some((key(it)?, label(its))))
            .collect())
    }

    /// The label of a game; empty if it has none.
    pub(super) async fn label_of(&self, game: GameKey) -> Result<String, StorageError> {
        let label = self.labels.get(&JsValue::from(game));
        let label = result(&label.map_err(|error| trouble(&error))?).await?;
        Ok(label.as_string().unwrap_or_default())
    }

    /// The number of games.
    pub(super) async fn games(&self) -> Result<usize, StorageError> {
        let count = self.labels.count().map_err(|error| trouble(&error))?;
        let count = result(&count).await?;
        Ok(count.as_f64().unwrap_or_default() as usize)
    }

    /// The number of lines of a game.
    pub(super) async fn count(&self, game: GameKey) -> Result<usize, StorageError> {
        let count = self.lines.count_with_key(&all_of(game)?);
        let count = result(&count.map_err(|error| trouble(&error))?).await?;
        Ok(count.as_f64().unwrap_or_default() as usize)
    }

    /// The lines of a game; one that is not text is an error with a text that describes it.
    pub(super) async fn lines(
        &self,
        game: GameKey,
    ) -> Result<Vec<Result<String, String>>, StorageError> {
        let all = self.lines.get_all_with_key(&all_of(game)?);
        let all = answer(&all.map_err(|error| trouble(&error))?).await?;
        let line = |it: JsValue| it.as_string().ok_or_else(|| described(&it));
        Ok(all.iter().map(line).collect())
    }

    /// Adds a line to a game, at an unused position.
    pub(super) fn add(&self, game: GameKey, place: usize, line: &str) -> Result<(), StorageError> {
        let (line, place) = (JsValue::from_str(line), place_of(game, place));
        let added = self.lines.add_with_key(&line, &place);
        added.map(drop).map_err(|error| trouble(&error))
    }

    /// Sets the label of a game, replacing the old one.
    pub(super) fn label(&self, game: GameKey, label: &str) -> Result<(), StorageError> {
        let (label, game) = (JsValue::from_str(label), JsValue::from(game));
        let put = self.labels.put_with_key(&label, &game);
        put.map(drop).map_err(|error| trouble(&error))
    }

    /// Deletes a game's lines and its label.
    pub(super) fn delete(&self, game: GameKey) -> Result<(), StorageError> {
        let all = all_of(game)?;
        let lines = self.lines.delete(&all).map_err(|error| trouble(&error));
        lines?;
        let label = self.labels.delete(&JsValue::from(game));
        label.map(drop).map_err(|error| trouble(&error))
    }

    /// Waits until the change is committed; aborts it if `asked`, the result of its requests, is an error.
    pub(super) async fn committed(
        self,
        asked: Result<(), StorageError>,
    ) -> Result<(), StorageError> {
        if asked.is_err() {
            let _ = self.begun.abort();
            return asked;
        }
        let promise = Promise::new(&mut |done, not| {
            self.begun.set_oncomplete(Some(&done));
            self.begun.set_onabort(Some(&not));
        });
        match JsFuture::from(promise).await {
            Ok(_) => Ok(()),
            Err(_) => Err(self
                .begun
                .error()
                .map_or(StorageError::Failed, |it| trouble(&it))),
        }
    }
}

impl Drop for Transaction {
    /// A change that nobody waits for any longer is not made, unless it was committed.
    fn drop(&mut self) {
        if self.begun.mode() == Ok(IdbTransactionMode::Readwrite) {
            let _ = self.begun.abort();
        }
    }
}

fn factory() -> Result<IdbFactory, StorageError> {
    api("indexedDB").ok_or(StorageError::Denied)
}

async fn unlock() -> Result<IdbDatabase, StorageError> {
    let opening = factory()?.open_with_u32(NAME, VERSION).ok();
    let opening = Opening(opening.ok_or(StorageError::Denied)?);
    let furnish = {
        let opening = opening.0.clone();
        // Kept for when it is called, even if nobody waits for that any longer.
        Closure::once_into_js(move || furnish(&opening))
    };
    opening.0.set_onupgradeneeded(furnish.dyn_ref());
    // A tab with an older page blocks this one, and may not know it.
    let blocked = EventListener::new(&opening.0, "blocked", |_| hitch::blocked(true));
    let opened = result(&opening.0).await;
    drop(blocked);
    match opened {
        Ok(database) => database.dyn_into().map_err(|_| StorageError::Denied),
        Err(StorageError::Outdated) => {
            hitch::outdated();
            Err(StorageError::Outdated)
        }
        Err(_) => Err(StorageError::Denied),
    }
}

/// A request to open the database. If it is granted only after nobody waits for it any longer, the database is closed
/// again, so that it is in nobody's way.
struct Opening(IdbOpenDbRequest);

impl Drop for Opening {
    fn drop(&mut self) {
        if self.0.ready_state() == IdbRequestReadyState::Done {
            return hitch::blocked(false);
        }
        let opening = self.0.clone();
        let close = Closure::once_into_js(move || {
            hitch::blocked(false);
            if let Some(database) = opened(&opening) {
                database.close();
            }
        });
        self.0.set_onsuccess(close.dyn_ref());
        self.0.set_onerror(close.dyn_ref());
    }
}

fn opened(opening: &IdbOpenDbRequest) -> Option<IdbDatabase> {
    opening.result().ok()?.dyn_into().ok()
}

/// Lets other tabs upgrade or delete the database: it is then closed, and this page says why.
fn make_way(database: &IdbDatabase, onshut: fn()) {
    let asked = database.clone();
    EventListener::new(database, "versionchange", move |event| {
        asked.close();
        let event = event.dyn_ref::<IdbVersionChangeEvent>();
        match event.and_then(IdbVersionChangeEvent::new_version) {
            Some(_) => hitch::outdated(),
            None => onshut(),
        }
    })
    .forget();
    EventListener::new(database, "close", move |_| onshut()).forget();
}

/// Creates the stores. A failure here shows, and is reported, when a store is accessed.
fn furnish(opening: &IdbOpenDbRequest) {
    if let Some(database) = opened(opening) {
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

/// The result of a request for a list.
async fn answer(request: &IdbRequest) -> Result<Array, StorageError> {
    result(request).await.map(|list| Array::from(&list))
}

/// The result of a request.
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

/// Describes a value that is not text.
fn described(line: &JsValue) -> String {
    let json = JSON::stringify(line).ok().and_then(|it| it.as_string());
    json.unwrap_or_else(|| format!("{line:?}"))
}

/// The key of a line; arrays sort by their elements.
fn place_of(game: GameKey, place: usize) -> JsValue {
    let parts = [JsValue::from(game), JsValue::from(place as u32)];
    parts.iter().collect::<Array>().into()
}

fn all_of(game: GameKey) -> Result<JsValue, StorageError> {
    let (first, last) = (place_of(game, 0), place_of(game, u32::MAX as usize));
    let range = IdbKeyRange::bound(&first, &last);
    range.map(Into::into).map_err(|error| trouble(&error))
}

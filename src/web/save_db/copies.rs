//! Copies of games in a kind of storage other than the database (the Cache API): if a browser discards the whole
//! database, as it may when the disk is full, they remain. Browsers without it have no copies.

use form_urlencoded::{byte_serialize, parse};
use js_sys::{Array, Promise};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Cache, CacheQueryOptions, CacheStorage, Request, Response};

use super::idb::trouble;
use crate::saves::{GameKey, StorageError};
use crate::web::api::api;

/// The name of the cache, with the app's name, because several pages may share an origin.
const NAME: &str = "kitchen-table-copies";

/// The games and labels of all copies, oldest first. The label shows whether a copy is up to date.
pub(super) async fn labels() -> Result<Vec<(GameKey, String)>, StorageError> {
    let Some(cache) = open(false).await? else {
        return Ok(Vec::new());
    };
    let requests = Array::from(&given(cache.keys()).await?);
    Ok(requests.iter().filter_map(|it| named(&it)).collect())
}

/// The lines of the copy with this label.
pub(super) async fn lines(game: GameKey, label: &str) -> Result<Vec<String>, StorageError> {
    let cache = open(false).await?.ok_or(StorageError::Failed)?;
    let found = given(cache.match_with_str(&address(game, label)?)).await?;
    let found: Response = found.dyn_into().map_err(|_| StorageError::Failed)?;
    let text = found.text().map_err(|_| StorageError::Failed)?;
    let text = given(text).await?.as_string().unwrap_or_default();
    Ok(text.lines().map(String::from).collect())
}

/// Makes a copy, and then deletes those with other labels.
pub(super) async fn put(game: GameKey, label: &str, lines: &[String]) -> Result<(), StorageError> {
    let cache = open(true).await?.ok_or(StorageError::Denied)?;
    let copy = Response::new_with_opt_str(Some(&lines.join("\n")));
    let copy = copy.map_err(|_| StorageError::Failed)?;
    given(cache.put_with_str(&address(game, label)?, &copy)).await?;
    drop_from(&cache, game, label).await
}

/// Deletes the copies of a game with other labels than this.
pub(super) async fn drop_others(game: GameKey, label: &str) -> Result<(), StorageError> {
    match open(false).await? {
        Some(cache) => drop_from(&cache, game, label).await,
        None => Ok(()),
    }
}

async fn drop_from(cache: &Cache, game: GameKey, label: &str) -> Result<(), StorageError> {
    let address = address(game, label)?;
    let all = cache.keys_with_str_and_options(&place(game)?, &with_any_label());
    for other in Array::from(&given(all).await?) {
        if let Ok(other) = other.dyn_into::<Request>()
            && other.url() != address
        {
            given(cache.delete_with_request(&other)).await?;
        }
    }
    Ok(())
}

/// Deletes all copies of a game.
pub(super) async fn delete(game: GameKey) -> Result<(), StorageError> {
    match open(false).await? {
        Some(cache) => {
            let deleted = cache.delete_with_str_and_options(&place(game)?, &with_any_label());
            given(deleted).await.map(drop)
        }
        None => Ok(()),
    }
}

/// Opens the cache; `None` where caches are not available, or where it does not exist and is not to be created.
async fn open(is_wanted: bool) -> Result<Option<Cache>, StorageError> {
    let Some(caches) = api::<CacheStorage>("caches") else {
        return Ok(None);
    };
    if !is_wanted {
        match given(caches.has(NAME)).await {
            Ok(there) if there.is_truthy() => {}
            // Where caches are forbidden, there is none.
            Ok(_) | Err(StorageError::Denied) => return Ok(None),
            Err(why) => return Err(why),
        }
    }
    let cache = given(caches.open(NAME)).await?;
    Ok(cache.dyn_into().ok())
}

async fn given(asked: Promise) -> Result<JsValue, StorageError> {
    JsFuture::from(asked).await.map_err(|why| trouble(&why))
}

/// The address of a game's copies, without a label.
fn place(game: GameKey) -> Result<String, StorageError> {
    let origin = web_sys::window().and_then(|window| window.location().origin().ok());
    let origin = origin.ok_or(StorageError::Denied)?;
    Ok(format!("{origin}/{NAME}/{game}"))
}

/// The address of a game's copy with this label.
fn address(game: GameKey, label: &str) -> Result<String, StorageError> {
    let label: String = byte_serialize(label.as_bytes()).collect();
    Ok(format!("{}?{label}", place(game)?))
}

/// The game and label of a copy.
fn named(request: &JsValue) -> Option<(GameKey, String)> {
    let address = request.dyn_ref::<Request>()?.url();
    let (place, label) = address.split_once('?')?;
    let game = place.rsplit('/').next()?.parse().ok()?;
    let (label, _) = parse(label.as_bytes()).next()?;
    Some((game, label.into_owned()))
}

fn with_any_label() -> CacheQueryOptions {
    let options = CacheQueryOptions::new();
    options.set_ignore_search(true);
    options
}

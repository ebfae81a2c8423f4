//! The games on the shelf, as pages see them.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::{Keeper, Label, is_on_a_table};
use crate::i18n::keep::Trouble;
use crate::saves::Broken;
use crate::ui::parlour::{Change, Running, use_parlour};
use crate::ui::room;
use crate::web::shelf::{Key, Shelf};

/// A game on the shelf.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shelved {
    /// What tells it from the others.
    pub key: Key,
    /// What is written on it; nothing if that cannot be read.
    pub label: Option<Label>,
}

/// Looks through the shelf when the page that asks appears, and tells the parlour what is there.
#[hook]
pub fn use_shelf() {
    let parlour = use_parlour();
    use_effect_with((), move |()| {
        spawn_local(async move {
            parlour.dispatch(match all().await {
                Ok(games) => Change::Shelf(games),
                Err(trouble) => Change::Trouble(Some(trouble)),
            });
        });
    });
}

/// All games, the one that was played last first.
async fn all() -> Result<Vec<Shelved>, Trouble> {
    let labels = Shelf::open().await?.labels().await?;
    let kept = |(key, label): (Key, String)| Shelved {
        key,
        label: serde_json::from_str(&label).ok(),
    };
    let mut all: Vec<Shelved> = labels.into_iter().map(kept).collect();
    all.sort_by_key(|kept| std::cmp::Reverse(kept.label.as_ref().map(|label| label.touched)));
    Ok(all)
}

/// Why a game on the shelf cannot be played on.
#[derive(Clone, PartialEq, Debug)]
pub enum Shut {
    /// The shelf does not give it.
    Trouble(Trouble),
    /// It cannot be read.
    Broken(Broken),
}

/// Takes a game from the shelf.
///
/// # Errors
/// Why it cannot be played on.
pub async fn open(key: Key) -> Result<Running, Shut> {
    let lines = async { Shelf::open().await?.lines(key).await }
        .await
        .map_err(Shut::Trouble)?;
    let opened = room::open(&lines).map_err(Shut::Broken)?;
    let label = Label::of(&opened);
    let keeper = Keeper::open(key, opened.journal, label);
    let running = Running::new(opened.setup, opened.seed, keeper);
    running.seen_to.set(opened.seen_to);
    running.status.replace(Some(opened.status));
    // It is the one played last now. If that is not noted, its next move notes it.
    let _ = running.keeper.keep().await;
    Ok(running)
}

/// Takes a game from the shelf for good, unless another tab plays it.
///
/// # Errors
/// Why it is still there.
pub async fn remove(key: Key) -> Result<(), Trouble> {
    if is_on_a_table(key).await {
        return Err(Trouble::Elsewhere);
    }
    Shelf::open().await?.remove(key).await
}

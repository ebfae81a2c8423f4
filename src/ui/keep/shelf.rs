//! The games on the shelf, as pages see them.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::{Keeper, Label, is_elsewhere};
use crate::i18n::keep::Trouble;
use crate::saves::{Broken, Unreadable};
use crate::ui::parlour::{Change, ParlourHandle, Running, use_parlour};
use crate::ui::room::{self, Opened};
use crate::web::clock;
use crate::web::shelf::{Key, Shelf};

/// A game on the shelf.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shelved {
    /// What tells it from the others.
    pub key: Key,
    /// What is written on it; nothing if that cannot be read.
    pub label: Option<Label>,
}

/// Looks through the shelf when the page that asks appears.
#[hook]
pub fn use_shelf() {
    let parlour = use_parlour();
    use_effect_with((), move |()| {
        spawn_local(async move { look(&parlour).await });
    });
}

/// Looks through the shelf, and tells the parlour what is there.
pub async fn look(parlour: &ParlourHandle) {
    parlour.dispatch(match all().await {
        Ok(games) => Change::Shelf(games),
        Err(trouble) => Change::Shut(trouble),
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
    /// The shelf does not give it, or does not take it.
    Trouble(Trouble),
    /// It cannot be read.
    Damage(Damage),
}

/// What is wrong with a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Damage {
    /// Why it cannot be read.
    pub why: Unreadable,
    /// How many moves of it can, if its deal can.
    pub whole: Option<usize>,
}

/// The game in these lines as far as it is whole, and what is wrong with it.
pub(super) fn read(lines: &[String]) -> (Option<Opened>, Option<Damage>) {
    match room::open(lines) {
        Ok(opened) => (Some(opened), None),
        Err(Broken { why, good }) => {
            let opened = room::open(&lines[..good]).ok();
            let whole = opened.as_ref().map(|opened| opened.step);
            (opened, Some(Damage { why, whole }))
        }
    }
}

/// The game in these lines, if nothing is wrong with it.
pub(super) fn sound(lines: &[String]) -> Result<Opened, Shut> {
    match read(lines) {
        (Some(opened), None) => Ok(opened),
        (_, damage) => Err(damage.map_or(Shut::Trouble(Trouble::Failed), Shut::Damage)),
    }
}

/// A game on the shelf, if nothing is wrong with it.
async fn whole(game: Key) -> Result<Opened, Shut> {
    sound(&lines(game).await.map_err(Shut::Trouble)?)
}

/// The lines of a game on the shelf.
///
/// # Errors
/// Why the shelf does not give them.
pub(super) async fn lines(game: Key) -> Result<Vec<String>, Trouble> {
    Shelf::open().await?.lines(game).await
}

/// What is kept of a game on the shelf, line by line and whatever it is.
///
/// # Errors
/// Why the shelf does not give it.
pub async fn bytes(game: Key) -> Result<Vec<String>, Trouble> {
    Shelf::open().await?.bytes(game).await
}

/// Takes a game from the shelf.
///
/// # Errors
/// Why it cannot be played on.
pub async fn open(game: Key) -> Result<Running, Shut> {
    let opened = whole(game).await?;
    // It is the one played last now: so says its new label.
    let label = Label::of(&opened);
    let keeper = Keeper::open(game, opened.journal, label);
    let running = Running::new(opened.setup, opened.seed, keeper);
    running.seen_to.set(opened.seen_to);
    running.status.replace(Some(opened.status));
    // If that is not noted, its next move notes it.
    let _ = running.keeper.keep().await;
    Ok(running)
}

/// Puts a whole game on the shelf as one of its own, last played at this time.
pub(super) async fn put(opened: Opened, touched: u64) -> Result<Key, Trouble> {
    let mut label = Label::of(&opened);
    label.touched = touched;
    let keeper = Keeper::begin(opened.journal, label);
    keeper.keep().await?;
    Ok(keeper.key())
}

/// Makes a game of its own of what is whole of one, and takes it from the shelf. The other one stays
/// as it is.
///
/// # Errors
/// Why there is none.
pub async fn repair(game: Key) -> Result<Running, Shut> {
    let (whole, damage) = read(&lines(game).await.map_err(Shut::Trouble)?);
    let nothing = || damage.map_or(Shut::Trouble(Trouble::Failed), Shut::Damage);
    let put = put(whole.ok_or_else(nothing)?, clock::today()).await;
    open(put.map_err(Shut::Trouble)?).await
}

/// Gives a game on the shelf a title; an empty one is none. The one on the table has a [`Keeper`]
/// already, who alone writes it on.
///
/// # Errors
/// Why it has none.
pub async fn rename(game: &Shelved, title: &str, table: Option<&Running>) -> Result<(), Shut> {
    if is_elsewhere(game.key, table).await {
        return Err(Shut::Trouble(Trouble::Elsewhere));
    }
    let keeper = match table {
        Some(running) => running.keeper.clone(),
        None => {
            let opened = whole(game.key).await?;
            let mut label = Label::of(&opened);
            // It was not played now.
            if let Some(old) = &game.label {
                label.touched = old.touched;
            }
            Keeper::open(game.key, opened.journal, label)
        }
    };
    keeper.entitle(title);
    keeper.keep().await.map_err(Shut::Trouble)
}

/// Takes a game from the shelf for good, unless another tab plays it. It may lie on the table here.
///
/// # Errors
/// Why it is still there.
pub async fn remove(game: Key, table: Option<&Running>) -> Result<(), Trouble> {
    if is_elsewhere(game, table).await {
        return Err(Trouble::Elsewhere);
    }
    Shelf::open().await?.remove(game).await
}

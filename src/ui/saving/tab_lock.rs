//! One tab plays a game; others that have it open look on, and may take it over.

use yew::prelude::*;

use super::Autosave;
use crate::saves::{GameKey, StorageError};
use crate::web::channel;
use crate::web::lock::{self, Ask, NoLocks};
use crate::web::page_visibility as page;
use crate::web::task::{spawn, spawn_abortable};

/// Where a game is played, as far as this tab knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Held {
    /// The tab has asked for the lock, and has no answer yet.
    Asking,
    /// In this tab, and nowhere else.
    Here,
    /// In another tab; this one looks on.
    Elsewhere,
    /// Unknown, because this browser has no locks. All tabs may play it, and the database accepts whichever write
    /// comes first.
    Unknown,
}

/// Whether a game belongs to this tab or to another.
#[derive(Clone, PartialEq, Debug)]
pub struct TabLock {
    /// Whether it may be played here; otherwise it can only be viewed.
    pub here: bool,
    /// Whether another tab plays it; `false` while the lock is being requested.
    pub elsewhere: bool,
    /// Takes the game over.
    pub take_over: Callback<()>,
    locked: bool,
    onnews: Callback<Vec<String>>,
}

impl TabLock {
    /// The state that follows from where the game is `held`.
    #[must_use]
    pub fn new(held: Held, take_over: Callback<()>, onnews: Callback<Vec<String>>) -> Self {
        Self {
            here: matches!(held, Held::Here | Held::Unknown),
            elsewhere: held == Held::Elsewhere,
            take_over,
            locked: held != Held::Unknown,
            onnews,
        }
    }

    /// Whether a recorded decision must not be played because another tab wrote first; what that tab saved is shown
    /// instead.
    pub async fn refuses(&self, autosave: &Autosave, saved: Result<(), StorageError>) -> bool {
        if !self.locked || saved != Err(StorageError::Elsewhere) {
            return false;
        }
        show(autosave, &self.onnews).await;
        // If nothing could be read, the game goes on, and the players are told that it is not saved.
        autosave.is_saved()
    }
}

/// Ensures that one tab at a time plays a game. Calls back with the lines in the database when other tabs have
/// continued the game; later callbacks may be ignored.
#[hook]
pub fn use_tab_lock(autosave: &Autosave, onnews: Callback<Vec<String>>) -> TabLock {
    let held = use_state_eq(|| match autosave.holds() {
        true => Held::Here,
        false => Held::Asking,
    });
    // How often this tab took it over.
    let taken = use_state(|| 0_u32);
    use_effect_with(*taken, {
        let (autosave, held, onnews) = (autosave.clone(), held.setter(), onnews.clone());
        move |&taken| {
            let ask = if taken == 0 { Ask::IfFree } else { Ask::Take };
            let onheld = Callback::from(move |now| held.set(now));
            let handle = spawn_abortable(play_or_look_on(autosave, ask, onheld, onnews));
            move || handle.abort()
        }
    });
    let locked = *held != Held::Unknown;
    use_effect_with(locked, {
        let (autosave, onnews) = (autosave.clone(), onnews.clone());
        move |&locked| {
            let listener = locked.then(|| channel::listen(follow(autosave, onnews)));
            move || drop(listener)
        }
    });
    let take_over = use_callback(*taken, move |(), now| taken.set(now + 1));
    TabLock::new(*held, take_over, onnews)
}

/// Requests a game and plays it until another tab takes it; then looks on until that one releases it; and so on. A
/// hidden tab requests nothing: the tab that releases the game may only be reloading.
pub async fn play_or_look_on(
    autosave: Autosave,
    mut ask: Ask,
    onheld: Callback<Held>,
    onnews: Callback<Vec<String>>,
) {
    loop {
        page::seen().await;
        match autosave.hold(ask).await {
            Ok(true) if ask == Ask::InTurn && page::is_hidden() => autosave.let_go(),
            Ok(true) => {
                // Other tabs may have continued the game since the journal was read.
                show(&autosave, &onnews).await;
                onheld.emit(Held::Here);
                autosave.taken().await;
            }
            Ok(false) => {}
            Err(NoLocks) => return onheld.emit(Held::Unknown),
        }
        onheld.emit(Held::Elsewhere);
        show(&autosave, &onnews).await;
        ask = Ask::InTurn;
    }
}

/// A listener for what other tabs save, which shows it.
pub fn follow(autosave: Autosave, onnews: Callback<Vec<String>>) -> impl Fn(GameKey) + 'static {
    move |game| {
        if game == autosave.key() {
            let (autosave, onnews) = (autosave.clone(), onnews.clone());
            spawn(async move {
                show(&autosave, &onnews).await;
            });
        }
    }
}

/// Shows what other tabs have saved, if it is new here. If it cannot be read nothing is shown; whoever continues is
/// then told that nothing is saved.
async fn show(autosave: &Autosave, onnews: &Callback<Vec<String>>) {
    if let Ok(Some(lines)) = autosave.news().await {
        onnews.emit(lines);
    }
}

impl Autosave {
    /// Whether this tab holds the game.
    fn holds(&self) -> bool {
        let lock = self.lock().borrow();
        lock.as_ref().is_some_and(lock::Lock::is_held)
    }

    /// Requests the game, unless it is held, and returns whether it is held now.
    async fn hold(&self, ask: Ask) -> Result<bool, NoLocks> {
        if !self.holds() {
            let lock = lock::request(&name(self.key()), ask).await?;
            self.lock().replace(lock);
        }
        Ok(self.holds())
    }

    fn let_go(&self) {
        self.lock().replace(None);
    }

    /// Waits until another tab takes the game.
    async fn taken(&self) {
        let ended = self.lock().borrow().as_ref().map(lock::Lock::ended);
        if let Some(ended) = ended {
            let _ = ended.await;
        }
    }
}

/// Whether another tab plays this game, which may also be open in this one.
pub async fn is_elsewhere(game: GameKey, open: Option<&Autosave>) -> bool {
    if open.is_some_and(Autosave::holds) {
        return false;
    }
    match lock::request(&name(game), Ask::IfFree).await {
        Ok(Some(lock)) => {
            let ended = lock.ended();
            drop(lock);
            // Wait until it is free again for the next request.
            let _ = ended.await;
            false
        }
        Ok(None) => true,
        Err(NoLocks) => false,
    }
}

/// The name of a game's lock, with the app's name, because several pages may share an origin.
fn name(game: GameKey) -> String {
    format!("kitchen-table.{game}")
}

//! One tab plays a game; others that have it open look on, and may take it over.

use futures_util::future::abortable;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::Keeper;
use crate::i18n::keep::Trouble;
use crate::ui::parlour::Running;
use crate::web::channel;
use crate::web::lock::{self, Ask, NoLocks};
use crate::web::shelf::Key;
use crate::web::sight;

/// Where a game is played, as far as this tab knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// It has asked, and has no answer yet.
    Asking,
    /// Here, and nowhere else.
    Here,
    /// In another tab: this one looks on.
    Elsewhere,
    /// Nobody knows, for this browser has no locks. All tabs may play it, and the shelf takes what
    /// is kept first.
    Unknown,
}

/// Whose a game is: this tab's or another's.
#[derive(Clone, PartialEq, Debug)]
pub struct Own {
    /// Whether it may be played here. While it may not, it is there to be looked at.
    pub here: bool,
    /// Whether another tab plays it. While this one asks, nobody knows yet.
    pub elsewhere: bool,
    /// Takes it over.
    pub take_over: Callback<()>,
    locked: bool,
    onchange: Callback<()>,
}

impl Own {
    /// Whether a decision that was written down is not to be played, because another tab was there
    /// first: what that one kept is shown instead.
    pub async fn refuses(&self, keeper: &Keeper, kept: Result<(), Trouble>) -> bool {
        if !self.locked || kept != Err(Trouble::Elsewhere) {
            return false;
        }
        show(keeper, &self.onchange).await;
        // Where nothing could be read, it is played on, and everybody is told that it is not kept.
        keeper.is_kept()
    }
}

/// Sees to it that one tab at a time plays a game. It calls back when the journal in the keeper is
/// another, because other tabs have played on; the first callback counts.
#[hook]
pub fn use_own(keeper: &Keeper, onchange: Callback<()>) -> Own {
    let stage = use_state_eq(|| match keeper.holds() {
        true => Stage::Here,
        false => Stage::Asking,
    });
    // How often it was taken over.
    let taken = use_state(|| 0_u32);
    use_effect_with(*taken, {
        let (keeper, stage, onchange) = (keeper.clone(), stage.setter(), onchange.clone());
        move |&taken| {
            let ask = if taken == 0 { Ask::IfFree } else { Ask::Take };
            let (task, handle) = abortable(play_or_look_on(keeper, ask, stage, onchange));
            spawn_local(async move {
                let _ = task.await;
            });
            move || handle.abort()
        }
    });
    let locked = *stage != Stage::Unknown;
    use_effect_with(locked, {
        let (keeper, onchange) = (keeper.clone(), onchange.clone());
        move |&locked| {
            let listener = locked.then(|| channel::listen(follow(keeper, onchange)));
            move || drop(listener)
        }
    });
    let take_over = {
        let taken = taken.clone();
        Callback::from(move |()| taken.set(*taken + 1))
    };
    Own {
        here: matches!(*stage, Stage::Here | Stage::Unknown),
        elsewhere: *stage == Stage::Elsewhere,
        take_over,
        locked,
        onchange,
    }
}

/// Asks for a game and plays it until another tab takes it; looks on until that one lets go; and so
/// on. A tab that nobody sees asks for nothing: the one that lets go may only be reloading.
async fn play_or_look_on(
    keeper: Keeper,
    mut ask: Ask,
    stage: UseStateSetter<Stage>,
    onchange: Callback<()>,
) {
    loop {
        sight::seen().await;
        match keeper.hold(ask).await {
            Ok(true) if ask == Ask::InTurn && sight::is_hidden() => keeper.let_go(),
            Ok(true) => {
                // Others may have played on since the journal was read.
                show(&keeper, &onchange).await;
                stage.set(Stage::Here);
                keeper.taken().await;
            }
            Ok(false) => {}
            Err(NoLocks) => return stage.set(Stage::Unknown),
        }
        stage.set(Stage::Elsewhere);
        show(&keeper, &onchange).await;
        ask = Ask::InTurn;
    }
}

/// Hears what other tabs keep, and shows it.
fn follow(keeper: Keeper, onchange: Callback<()>) -> impl Fn(Key) + 'static {
    move |game| {
        if game == keeper.key() {
            let (keeper, onchange) = (keeper.clone(), onchange.clone());
            spawn_local(async move {
                show(&keeper, &onchange).await;
            });
        }
    }
}

/// Shows what other tabs have kept, if it is new here. What cannot be read is not shown: whoever
/// plays on then learns that nothing is kept.
async fn show(keeper: &Keeper, onchange: &Callback<()>) {
    if let Ok(true) = keeper.read_anew().await {
        onchange.emit(());
    }
}

impl Keeper {
    /// Whether this tab holds the game.
    fn holds(&self) -> bool {
        let lock = self.0.lock.borrow();
        lock.as_ref().is_some_and(lock::Lock::is_held)
    }

    /// Asks for the game, unless it is held, and says whether it is.
    async fn hold(&self, ask: Ask) -> Result<bool, NoLocks> {
        if !self.holds() {
            let lock = lock::request(&name(self.key()), ask).await?;
            self.0.lock.replace(lock);
        }
        Ok(self.holds())
    }

    fn let_go(&self) {
        self.0.lock.replace(None);
    }

    /// Waits until another tab takes the game.
    async fn taken(&self) {
        let ended = self.0.lock.borrow().as_ref().map(lock::Lock::ended);
        if let Some(ended) = ended {
            let _ = ended.await;
        }
    }
}

/// Whether another tab plays this game, which may lie on the table here.
pub async fn is_elsewhere(game: Key, table: Option<&Running>) -> bool {
    let here = table.is_some_and(|running| running.keeper.holds());
    !here && matches!(lock::request(&name(game), Ask::IfFree).await, Ok(None))
}

/// The name of the lock of a game. Several pages may share an origin.
fn name(game: Key) -> String {
    format!("kitchen-table.{game}")
}

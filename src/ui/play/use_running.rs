//! Whether the time of play runs at a table in real time.

use gloo::events::EventListener;
use yew::prelude::*;

use super::use_store::Live;
use crate::ui::boards::kit::Running;
use crate::web::page_visibility as page;

/// Lets the time of play run when the board says so, and stand when the board does, when nobody sees the
/// page, and while the game `stands` anyway. It never runs on by itself.
#[hook]
pub(super) fn use_running(live: &Live, stands: bool) -> Running {
    let wanted = use_state_eq(|| false);
    let set = use_callback((), {
        let wanted = wanted.setter();
        move |runs, ()| wanted.set(runs)
    });
    let stands = use_hidden() || stands || !live.lock.here || live.game.is_over();
    let runs = live.game.is_real_time() && *wanted && !stands;
    use_effect_with((stands, *wanted), {
        let set = set.clone();
        move |&(stands, wanted)| {
            if stands && wanted {
                set.emit(false);
            }
        }
    });
    let may = !stands;
    Running { runs, may, set }
}

/// Whether nobody sees the page.
#[hook]
fn use_hidden() -> bool {
    let hidden = use_state_eq(page::is_hidden);
    let set = hidden.setter();
    use_effect_with((), move |()| {
        let heard = EventListener::new(&gloo::utils::document(), "visibilitychange", move |_| {
            set.set(page::is_hidden());
        });
        move || drop(heard)
    });
    *hidden
}

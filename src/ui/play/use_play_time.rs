//! Whether the play time of a real-time table runs.

use gloo::events::EventListener;
use yew::prelude::*;

use super::use_store::Live;
use crate::ui::boards::kit::Running;
use crate::web::page_visibility as page;

/// Lets the play time run when the board asks for it, and stops it when the board asks for that, while the page is
/// hidden, and while the game `stands` for another reason. It never resumes by itself.
#[hook]
pub(super) fn use_play_time(live: &Live, stands: bool) -> Running {
    let wanted = use_state_eq(|| false);
    let set = use_callback((), {
        let wanted = wanted.setter();
        move |runs, ()| wanted.set(runs)
    });
    let stands = use_hidden() || stands || !live.lock.here || live.game.is_over();
    let runs = live.game.presentation.real_time && *wanted && !stands;
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

/// Whether the page is hidden.
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

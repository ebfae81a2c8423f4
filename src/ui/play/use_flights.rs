//! What no board has shown yet flies when a board shows it.

use std::rc::Rc;

use yew::prelude::*;

use super::use_table::TableHandle;
use crate::engine::{Eyes, Told};
use crate::ui::motion::{Motion, use_motion};
use crate::ui::room::Room;

/// Moves cards on the board that these eyes look at, if there is one. The first `known` things of
/// what the table saw happen are no news.
#[hook]
pub(super) fn use_flights<R: Room>(
    table: &TableHandle<R::Game>,
    board: Option<Eyes>,
    public: &Rc<Vec<Told<R::Game>>>,
    known: usize,
) -> Motion {
    let shown = use_mut_ref(|| known);
    use_motion((board, public.len()), || match board {
        Some(eyes) => {
            let before = shown.replace(public.len()).max(known).min(public.len());
            R::flights(&public[before..], &table.observe(eyes))
        }
        None => Vec::new(),
    })
}

//! What no board has shown yet flies when a board shows it.

use yew::prelude::*;

use super::use_table::TableHandle;
use crate::engine::Eyes;
use crate::ui::motion::{Motion, use_motion};

/// Moves cards on the board that these eyes look at, if there is one. Of the `until` things
/// that the table saw happen the first `known` are no news.
#[hook]
pub(super) fn use_flights(
    table: &TableHandle,
    board: Option<Eyes>,
    until: usize,
    known: usize,
) -> Motion {
    let shown = use_mut_ref(|| known);
    use_motion((board, until), || match board {
        Some(eyes) => {
            let before = shown.replace(until).max(known).min(until);
            table.sitting().flights(before..until, eyes)
        }
        None => Vec::new(),
    })
}

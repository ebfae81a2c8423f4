//! What lies before the players, when the table is turned to another of them.

use web_sys::Element;
use yew::prelude::*;

use super::anchors;
use super::animate::{Look, animate};
use super::manner::may_move;
use crate::engine::Seat;
use crate::ui::use_settings::use_settings;

/// How long everything takes to fade in at its new place, in milliseconds.
const TIME: u32 = 300;

/// Lets each element with `data-sits` in the one returned fade in, whenever the table is turned to somebody else. It
/// must not fly across what covers the hand.
#[hook]
pub fn use_round_the_table(near: Option<Seat>) -> NodeRef {
    let table = use_node_ref();
    let before = use_mut_ref(|| near);
    let moves = may_move(&use_settings().settings);
    use_effect({
        let table = table.clone();
        move || {
            if before.replace(near) == near || !moves {
                return;
            }
            let Some(table) = table.cast::<Element>() else {
                return;
            };
            for it in anchors::all(&table, "[data-sits]") {
                let _ = animate(&it, &[Look::opacity(0.0), Look::opacity(1.0)], 0, TIME);
            }
        }
    });
    table
}

//! Shows where a drawn card comes from: its picture flies from the pile to its cell, which can be pressed all the while.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::cells::Cells;
use super::place::Turn;
use super::verdict::center;

/// Lets the cards that are new in a hand come from its pile.
#[hook]
pub(super) fn use_drawing(here: &NodeRef, cells: &Rc<Cells>, plays: bool, turn: Turn) {
    let known = use_mut_ref(|| None::<Rc<Cells>>);
    use_effect_with((here.clone(), Rc::clone(cells)), move |(here, cells)| {
        let before = known.replace(Some(Rc::clone(cells)));
        if let Some((before, hand)) = before.zip(here.cast::<HtmlElement>()).filter(|_| plays) {
            for cell in cells.new_since(&before) {
                start(&hand, cell, turn);
            }
        }
    });
}

/// Tells the style sheet where the pile is, as seen from a cell.
fn start(hand: &HtmlElement, cell: usize, turn: Turn) -> Option<()> {
    let of = format!("[data-cell='{cell}']");
    let cell = hand.query_selector(&of).ok()??;
    let pile = hand.closest(".zone").ok()??;
    let pile = pile.query_selector("[data-draw]").ok()??;
    let (from, to) = (center(&pile), center(&cell));
    let (across, down) = turn.within(from.0 - to.0, from.1 - to.1);
    let style = cell.dyn_into::<HtmlElement>().ok()?.style();
    let _ = style.set_property("--pile", &format!("{across:.0}px {down:.0}px"));
    Some(())
}

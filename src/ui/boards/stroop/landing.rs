//! A card that lands comes from where it lay: from its cell, or from the strip of a bot.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::cells::{Cells, PAGE};
use super::hands::Hands;
use super::place::Turn;
use crate::engine::{BySeat, Seat, Seats};
use crate::games::stroop::Board;

/// Where a card came from, as a selector of the style sheet, and who played it.
#[derive(Clone, PartialEq)]
struct Landing {
    from: String,
    by: Seat,
}

/// Lets the card in the middle, and its copy in the zone of who played it, start where it lay before.
#[hook]
pub(super) fn use_landing(
    surface: &NodeRef,
    board: &Board,
    hands: &Hands,
    people: Seats,
    before: Option<&BySeat<Rc<Cells>>>,
) {
    let landing = use_memo(board.changes, |_| {
        let by = board.landings.last()?.seat;
        let cell = before
            .and_then(|before| before.get(by))
            .zip(board.top())
            .and_then(|(cells, card)| cells.find(card));
        let from = match (people.has(by), cell) {
            (false, _) => format!(".strip.seat-{}", by.0),
            (true, Some(cell)) => format!(
                ".zone.seat-{} .rows.shown > .cell:nth-child({})",
                by.0,
                cell % PAGE + 1
            ),
            (true, None) => return None,
        };
        Some(Landing { from, by })
    });
    let turn = landing.as_ref().as_ref().map(|it| hands.of(it.by).turn);
    use_effect_with((board.changes, surface.clone()), move |(_, surface)| {
        let Some(surface) = surface.cast::<Element>() else {
            return;
        };
        forget(&surface);
        if let (Some(landing), Some(turn)) = (&*landing, turn) {
            start(&surface, landing, turn);
        }
    });
}

/// What the style sheet calls a card that comes: each time another name than the last, so that it comes anew in
/// the same place of the page.
pub(super) fn comes(changes: u32) -> &'static str {
    if changes.is_multiple_of(2) {
        "comes"
    } else {
        "comes-again"
    }
}

/// Where the last card came from is nothing to the next one.
fn forget(surface: &Element) {
    let Ok(copies) = surface.query_selector_all(".centre") else {
        return;
    };
    for place in 0..copies.length() {
        let copy = copies
            .get(place)
            .and_then(|it| it.dyn_into::<HtmlElement>().ok());
        if let Some(copy) = copy {
            let _ = copy.style().remove_property("--from");
            let _ = copy.style().remove_property("--from-size");
        }
    }
}

/// Tells the style sheet how far from its place each copy of the card starts.
fn start(surface: &Element, landing: &Landing, turn: Turn) {
    let one = |selector: &str| surface.query_selector(selector).ok().flatten();
    let Some(from) = one(&landing.from) else {
        return;
    };
    let from = from.get_bounding_client_rect();
    let zone = format!(".zone.seat-{} .centre", landing.by.0);
    let copies = [
        (one(&zone), turn),
        (one(".middle .centre:not(.over)"), Turn::default()),
        // It is turned itself, and nothing round it.
        (one(".middle .centre.over"), Turn::default()),
    ];
    for (copy, turn) in copies {
        let Some(copy) = copy.and_then(|it| it.dyn_into::<HtmlElement>().ok()) else {
            continue;
        };
        let to = copy.get_bounding_client_rect();
        if to.width() == 0.0 {
            continue;
        }
        let across = from.x() + from.width() / 2.0 - to.x() - to.width() / 2.0;
        let down = from.y() + from.height() / 2.0 - to.y() - to.height() / 2.0;
        let (across, down) = turn.within(across, down);
        let style = copy.style();
        let _ = style.set_property("--from", &format!("{across:.0}px {down:.0}px"));
        let own = f64::from(copy.offset_height().min(copy.offset_width()));
        let size = from.height().min(from.width()) / own.max(1.0);
        let _ = style.set_property("--from-size", &format!("{size:.2}"));
    }
}

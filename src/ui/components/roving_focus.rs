//! Roving focus: a group is a single stop for the Tab key, and the arrow keys move within it.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, HtmlElement};
use yew::prelude::*;

use super::focus_within;

/// The index to which a key moves from here, among items in rows of `row`; `None` for other keys.
#[must_use]
pub fn arrow(key: &str, from: usize, last: usize, row: usize) -> Option<usize> {
    match key {
        "ArrowLeft" => Some(from.saturating_sub(1)),
        "ArrowRight" => Some((from + 1).min(last)),
        "ArrowUp" if row <= last => from.checked_sub(row),
        "ArrowDown" if row <= last => Some(from + row).filter(|&to| to <= last),
        "Home" => Some(0),
        "End" => Some(last),
        _ => None,
    }
}

/// A group of items, one of which is the stop for the Tab key.
pub struct RovingFocus {
    /// The section, whose items have their indexes in `data-place`.
    pub section: NodeRef,
    /// The Tab stop: the item that had the focus last, however it got there.
    pub stop: usize,
    /// Moves between the items.
    pub onkeydown: Callback<KeyboardEvent>,
    /// Records which item has the focus.
    pub onfocusin: Callback<FocusEvent>,
}

/// Returns a roving focus for this many items, in rows as laid out on the screen. A focus change alone does not
/// render, because the tap that caused it is about to; keys do, so that the Tab stop is updated.
#[hook]
pub fn use_roving_focus(things: usize) -> RovingFocus {
    let section = use_node_ref();
    let at = use_mut_ref(|| 0_usize);
    let draw = use_force_update();
    let last = things.saturating_sub(1);
    let stop = (*at.borrow()).min(last);
    let onkeydown = {
        let (section, at) = (section.clone(), Rc::clone(&at));
        Callback::from(move |event: KeyboardEvent| {
            let from = event.target().and_then(place_of).unwrap_or(stop);
            if let Some(to) = arrow(&event.key(), from, last, row_of(&section)) {
                event.prevent_default();
                focus_within(&section, &format!("[data-place='{to}']"));
            }
            if *at.borrow() != stop {
                draw.force_update();
            }
        })
    };
    let onfocusin = Callback::from(move |event: FocusEvent| {
        if let Some(place) = event.target().and_then(place_of) {
            at.replace(place);
        }
    });
    RovingFocus {
        section,
        stop,
        onkeydown,
        onfocusin,
    }
}

/// The index of an item.
fn place_of(thing: EventTarget) -> Option<usize> {
    let thing: Element = thing.dyn_into().ok()?;
    thing.get_attribute("data-place")?.parse().ok()
}

/// The number of items in the first row of a section.
fn row_of(section: &NodeRef) -> usize {
    let things = section.cast::<Element>();
    let things = things.and_then(|it| it.query_selector_all("[data-place]").ok());
    let Some(things) = things else { return 1 };
    let top = |place| {
        Some(
            things
                .item(place)?
                .unchecked_ref::<HtmlElement>()
                .offset_top(),
        )
    };
    let first = top(0);
    (0..things.length())
        .take_while(|&place| top(place) == first)
        .count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_stay_among_the_things_and_go_from_row_to_row() {
        for (key, from, to) in [
            ("ArrowLeft", 0, Some(0)),
            ("ArrowLeft", 7, Some(6)),
            ("ArrowRight", 13, Some(13)),
            ("ArrowUp", 3, None),
            ("ArrowUp", 10, Some(3)),
            ("ArrowDown", 3, Some(10)),
            ("ArrowDown", 10, None),
            ("Home", 9, Some(0)),
            ("End", 9, Some(13)),
            ("a", 9, None),
        ] {
            assert_eq!(arrow(key, from, 13, 7), to, "{key} from {from}");
        }
        assert_eq!(arrow("ArrowDown", 1, 4, 5), None, "there is one row");
    }
}

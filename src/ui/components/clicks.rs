//! Which clicks count, and what they were meant for.

use std::cell::Cell;

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use crate::ui::listening::use_latest;

/// The distance in CSS pixels from which two quick clicks are not a double click, though the browser takes them for
/// one: a finger that taps one thing and then its neighbor means both.
const APART: i32 = 24;

thread_local! {
    /// Where the last click was.
    static LAST: Cell<(i32, i32)> = const { Cell::new((0, 0)) };
}

/// Wraps a callback to ignore the second of two quick clicks at the same place.
#[must_use]
pub fn first_click(onclick: Callback<MouseEvent>) -> Callback<MouseEvent> {
    Callback::from(move |event: MouseEvent| {
        let (x, y) = (event.client_x(), event.client_y());
        let (last_x, last_y) = LAST.replace((x, y));
        let apart = (x - last_x).abs().max((y - last_y).abs()) >= APART;
        if event.detail() < 2 || apart {
            onclick.emit(event);
        }
    })
}

/// The index of the mark closest to the pointer vertically, within the element that was clicked; `None` if the
/// click did not come from a pointer.
#[must_use]
pub fn nearest(event: &MouseEvent, within: &str, marks: &str) -> Option<usize> {
    let within = event.target_dyn_into::<Element>()?.closest(within).ok()??;
    let marks = within.query_selector_all(marks).ok()?;
    let away = |mark: u32| {
        let mark: Element = marks.item(mark)?.dyn_into().ok()?;
        let rect = mark.get_bounding_client_rect();
        let middle = (rect.top() + rect.bottom()) as i32;
        Some((middle - 2 * event.client_y()).abs())
    };
    let pointed = event.detail() > 0;
    let nearest = (0..marks.length())
        .filter(|_| pointed)
        .min_by_key(|&mark| away(mark));
    nearest.map(|mark| mark as usize)
}

/// Calls back for a right click on the board. The callback returns whether it did something; if so, the browser's
/// context menu does not open.
#[hook]
pub fn use_right_click(onclick: Callback<(), bool>) {
    let onclick = use_latest(onclick);
    use_effect_with((), move |()| {
        let active = EventListenerOptions::enable_prevent_default();
        let listen = move |event: &web_sys::Event| {
            let target = event.target().and_then(|it| it.dyn_into::<Element>().ok());
            let on_board = target.is_some_and(|it| matches!(it.closest(".board"), Ok(Some(_))));
            // A long press also requests the context menu, but means something else.
            let mouse = event.dyn_ref::<MouseEvent>().map(MouseEvent::button) == Some(2);
            if on_board && mouse && onclick.emit(()) {
                event.prevent_default();
            }
        };
        let listener = web_sys::window()
            .map(|window| EventListener::new_with_options(&window, "contextmenu", active, listen));
        move || drop(listener)
    });
}

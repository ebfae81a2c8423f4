//! Which clicks count, and where they were meant.

use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

/// The same, but not for the second of two quick clicks: that one is no click of its own.
#[must_use]
pub fn first_click(onclick: Callback<MouseEvent>) -> Callback<MouseEvent> {
    Callback::from(move |event: MouseEvent| {
        if event.detail() < 2 {
            onclick.emit(event);
        }
    })
}

/// Which of the marks within what was clicked lies nearest to the pointer, from above to below; nothing
/// where no pointer clicked.
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

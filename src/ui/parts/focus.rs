//! Keeps the keyboard where the game is.

use web_sys::HtmlElement;
use yew::prelude::*;

/// A node that takes the focus whenever `now` changes and nothing else has it, as when the button
/// that was pressed is gone with the move it made. The node needs a `tabindex`.
#[hook]
pub fn use_focus<T: PartialEq + 'static>(now: T) -> NodeRef {
    let node = use_node_ref();
    use_effect_with(now, {
        let node = node.clone();
        move |_| {
            if let Some(element) = node.cast::<HtmlElement>().filter(|_| focus_is_lost()) {
                let _ = element.focus();
            }
        }
    });
    node
}

/// Whether nothing on the page has the focus.
#[must_use]
pub fn focus_is_lost() -> bool {
    let document = web_sys::window().and_then(|window| window.document());
    let focused = document.and_then(|document| document.active_element());
    focused.is_none_or(|element| element.tag_name() == "BODY")
}

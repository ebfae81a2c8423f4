//! Keeps the keyboard where the game is.

use web_sys::{Element, HtmlElement};
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

/// A node that takes the focus when it opens, and gives it back to where it was when it closes. The
/// node needs a `tabindex`.
#[hook]
pub fn use_lent_focus(open: bool) -> NodeRef {
    let node = use_node_ref();
    let lender = use_mut_ref(|| None::<Element>);
    use_effect_with(open, {
        let node = node.clone();
        move |&open| {
            let Some(element) = node.cast::<HtmlElement>() else {
                return;
            };
            if open {
                lender.replace(focused());
                let _ = element.focus();
            } else if let Some(lender) = lender.take() {
                let inside = focused().is_some_and(|inner| element.contains(Some(&inner)));
                let lender: Option<HtmlElement> = wasm_bindgen::JsCast::dyn_into(lender).ok();
                if let Some(lender) = lender.filter(|_| inside || focus_is_lost()) {
                    let _ = lender.focus();
                }
            }
        }
    });
    node
}

fn focused() -> Option<Element> {
    let document = web_sys::window().and_then(|window| window.document());
    document.and_then(|document| document.active_element())
}

/// Whether nothing on the page has the focus.
#[must_use]
pub fn focus_is_lost() -> bool {
    focused().is_none_or(|element| element.tag_name() == "BODY")
}

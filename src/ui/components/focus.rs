//! Keyboard focus management.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// Returns a ref to a node that takes the focus when `now` is or becomes true and nothing else has it, as when the
/// button that was pressed is gone after its move. The node needs a `tabindex`, unless it is a button.
#[hook]
pub fn use_focus(now: bool) -> NodeRef {
    let node = use_node_ref();
    use_effect_with(now, {
        let node = node.clone();
        move |&now| {
            if now && focus_is_lost() {
                focus(&node);
            }
        }
    });
    node
}

/// Focuses a node.
pub fn focus(node: &NodeRef) {
    if let Some(element) = node.cast::<HtmlElement>() {
        let _ = element.focus();
    }
}

/// The element that had the focus before a panel took it.
pub type FocusLender = Rc<RefCell<Option<Element>>>;

/// Returns a ref to a panel that takes the focus when it opens, and gives it back when it closes. Panels that
/// replace each other share a lender. The node needs a `tabindex`, and the class `panel`.
#[hook]
pub fn use_lent_focus(open: bool, lender: &FocusLender) -> NodeRef {
    let node = use_node_ref();
    use_effect_with(open, {
        let (node, lender) = (node.clone(), Rc::clone(lender));
        move |&open| {
            let Some(panel) = node.cast::<HtmlElement>() else {
                return;
            };
            if open {
                let outside = |it: &Element| matches!(it.closest(".panel"), Ok(None));
                if let Some(outside) = focused().filter(outside) {
                    lender.replace(Some(outside));
                }
                let _ = panel.focus();
            } else if focused().is_some_and(|it| panel.contains(Some(&it))) || focus_is_lost() {
                let lender = lender
                    .take()
                    .and_then(|it| it.dyn_into::<HtmlElement>().ok());
                if let Some(lender) = lender {
                    let _ = lender.focus();
                }
            }
        }
    });
    node
}

/// Lends what has the focus now to a panel that is about to open, even if it is in another panel.
pub fn lend_focus(lender: &FocusLender) {
    lender.replace(focused());
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

/// Whether the focused element matches the selector.
#[must_use]
pub fn focus_is_on(selector: &str) -> bool {
    focused().is_some_and(|element| element.matches(selector).unwrap_or(false))
}

/// Whether the focus is on an enabled button, a link or a drop-down list outside what the selector matches.
#[must_use]
pub fn focus_is_on_another_button(within: &str) -> bool {
    focused().is_some_and(|element| {
        let own = element.closest(within).is_ok_and(|found| found.is_some());
        let acts = "button:not([aria-disabled='true']), a, select";
        !own && element.matches(acts).unwrap_or(false)
    })
}

/// Takes the focus from whatever has it.
pub fn let_go_of_focus() {
    if let Some(element) = focused().and_then(|it| it.dyn_into::<HtmlElement>().ok()) {
        let _ = element.blur();
    }
}

/// Focuses the first element in a section that matches the selector.
pub fn focus_within(section: &NodeRef, selector: &str) {
    let found = section.cast::<Element>();
    let found = found.and_then(|section| section.query_selector(selector).ok().flatten());
    if let Some(element) = found.and_then(|it| it.dyn_into::<HtmlElement>().ok()) {
        let _ = element.focus();
    }
}

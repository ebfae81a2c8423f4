//! Figures that change when the card that changes them lands, and not before.
//!
//! A board marks them with `data-figure`, each with a name of its own, and nothing is in such an element
//! but its text.

use std::cell::RefCell;

use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{Element, Node};

/// The figures of a board, by their names.
pub(super) type Figures = Vec<(String, String)>;

/// What they say now.
pub(super) fn read(table: &Element) -> Figures {
    let text = |(name, node): (String, Node)| Some((name, node.node_value()?));
    all(table).into_iter().filter_map(text).collect()
}

fn all(table: &Element) -> Vec<(String, Node)> {
    let Ok(found) = table.query_selector_all("[data-figure]") else {
        return Vec::new();
    };
    let each = (0..found.length()).filter_map(|place| found.item(place));
    let figure = |node: Node| {
        let element: Element = node.dyn_into().ok()?;
        Some((
            element.get_attribute("data-figure")?,
            element.first_child()?,
        ))
    };
    each.filter_map(figure).collect()
}

/// Figures that still say what was before.
#[derive(Default)]
pub(super) struct HeldFigures {
    held: RefCell<Vec<Held>>,
    timeout: RefCell<Option<Timeout>>,
}

struct Held {
    text: Node,
    before: String,
    now: String,
}

impl HeldFigures {
    /// Lets all that have changed say what they said before, until they are let go.
    pub(super) fn hold(&self, table: &Element, before: &Figures) {
        for (name, text) in all(table) {
            let was = before.iter().find(|(figure, _)| *figure == name);
            let Some(((_, was), now)) = was.zip(text.node_value()) else {
                continue;
            };
            if *was != now {
                text.set_node_value(Some(was));
                let before = was.clone();
                self.held.borrow_mut().push(Held { text, before, now });
            }
        }
    }

    /// Lets them go by themselves after so many milliseconds.
    pub(super) fn let_go_after(&self, timeout: Timeout) {
        self.timeout.replace(Some(timeout));
    }

    /// Lets them say what is so now, but for those that say something else already.
    pub(super) fn let_go(&self) {
        self.timeout.replace(None);
        for Held { text, before, now } in self.held.take() {
            if text.node_value().as_deref() == Some(before.as_str()) {
                text.set_node_value(Some(&now));
            }
        }
    }
}

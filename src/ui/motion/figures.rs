//! Figures that change when the card that changes them lands, and not before.
//!
//! A board marks them with `data-figure`, each with a name of its own, and nothing is in such an element
//! but its text, or the card that lies there face up.

use std::cell::RefCell;

use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{Element, Node};

use super::anchors;

/// The figures of a board, by their names.
pub(super) type Figures = Vec<(String, String)>;

/// What they say now.
pub(super) fn read(table: &Element) -> Figures {
    let said = |(name, figure): (String, Figure)| Some((name, figure.says()?));
    all(table).into_iter().filter_map(said).collect()
}

/// What says something.
#[derive(Clone)]
enum Figure {
    Text(Node),
    /// What draws a card, with the id of its print.
    Card(Element),
}

/// Where a card names its print.
const PRINT: &str = "href";

impl Figure {
    fn of(inside: Node) -> Option<Self> {
        match inside.dyn_into::<Element>() {
            Ok(card) => card.first_element_child().map(Self::Card),
            Err(text) => Some(Self::Text(text)),
        }
    }

    fn says(&self) -> Option<String> {
        match self {
            Self::Text(text) => text.node_value(),
            Self::Card(card) => card.get_attribute(PRINT),
        }
    }

    /// The anchor at which a card lies.
    fn anchor(&self) -> Option<String> {
        match self {
            Self::Text(_) => None,
            Self::Card(card) => anchors::name(card),
        }
    }

    fn say(&self, words: &str) {
        match self {
            Self::Text(text) => text.set_node_value(Some(words)),
            // An element takes any attribute of this name.
            Self::Card(card) => drop(card.set_attribute(PRINT, words)),
        }
    }
}

fn all(table: &Element) -> Vec<(String, Figure)> {
    let Ok(found) = table.query_selector_all("[data-figure]") else {
        return Vec::new();
    };
    let each = (0..found.length()).filter_map(|place| found.item(place));
    let figure = |node: Node| {
        let element: Element = node.dyn_into().ok()?;
        Some((
            element.get_attribute("data-figure")?,
            Figure::of(element.first_child()?)?,
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
    figure: Figure,
    before: String,
    now: String,
}

impl HeldFigures {
    /// Lets all that have changed say what they said before, until they are let go; but not the card that
    /// lies where another has `left`.
    pub(super) fn hold(&self, table: &Element, before: &Figures, left: &[&str]) {
        for (name, figure) in all(table) {
            if figure
                .anchor()
                .is_some_and(|it| left.contains(&it.as_str()))
            {
                continue;
            }
            let was = before.iter().find(|(it, _)| *it == name);
            let Some(((_, was), now)) = was.zip(figure.says()) else {
                continue;
            };
            if *was != now {
                figure.say(was);
                let before = was.clone();
                let held = Held {
                    figure,
                    before,
                    now,
                };
                self.held.borrow_mut().push(held);
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
        for held in self.held.take() {
            if held.figure.says().as_ref() == Some(&held.before) {
                held.figure.say(&held.now);
            }
        }
    }
}

//! Figures that change when the card that changes them lands, and not before.
//!
//! A board marks them with `data-figure`, each with a name of its own, and nothing is in such an element
//! but its text, or the card that lies there face up. One in which nothing is at all, such as a seat's mark,
//! says something by its class. What comes and goes is always there, and says nothing meanwhile.

use std::cell::RefCell;

use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{Element, Node};

use super::anchors;

/// The figures of a board, by their names.
pub(super) type Figures = Vec<(String, String)>;

/// What they say now.
pub(super) fn read(table: &Element) -> Figures {
    let said = |(element, figure): (Element, Figure)| Some((name(&element)?, figure.says()?));
    all(table).into_iter().filter_map(said).collect()
}

/// What says something.
#[derive(Clone)]
enum Figure {
    Text(Node),
    /// What draws a card, with the id of its print.
    Card(Element),
    /// What is seen by its class.
    Mark(Element),
}

/// Where a card names its print.
const PRINT: &str = "href";

impl Figure {
    fn of(element: &Element) -> Option<Self> {
        let Some(inside) = element.first_child() else {
            return Some(Self::Mark(element.clone()));
        };
        match inside.dyn_into::<Element>() {
            Ok(card) => card.first_element_child().map(Self::Card),
            Err(text) => Some(Self::Text(text)),
        }
    }

    fn says(&self) -> Option<String> {
        match self {
            Self::Text(text) => text.node_value(),
            Self::Card(card) => card.get_attribute(PRINT),
            Self::Mark(mark) => Some(mark.class_name()),
        }
    }

    fn is_card(&self) -> bool {
        matches!(self, Self::Card(_))
    }

    fn say(&self, words: &str) {
        match self {
            Self::Text(text) => text.set_node_value(Some(words)),
            Self::Mark(mark) => mark.set_class_name(words),
            // An element takes any attribute of this name.
            Self::Card(card) => drop(card.set_attribute(PRINT, words)),
        }
    }
}

/// The name of a figure.
fn name(element: &Element) -> Option<String> {
    element.get_attribute("data-figure")
}

fn all(table: &Element) -> Vec<(Element, Figure)> {
    let Ok(found) = table.query_selector_all("[data-figure]") else {
        return Vec::new();
    };
    let each = (0..found.length()).filter_map(|place| found.item(place));
    let figure = |node: Node| {
        let element: Element = node.dyn_into().ok()?;
        let figure = Figure::of(&element)?;
        Some((element, figure))
    };
    each.filter_map(figure).collect()
}

/// Figures that still say what was before.
#[derive(Default)]
pub(super) struct HeldFigures {
    held: RefCell<Vec<Held>>,
    timeouts: RefCell<Vec<Timeout>>,
}

struct Held {
    figure: Figure,
    before: String,
    now: String,
    /// For how long, in milliseconds.
    time: u32,
}

impl HeldFigures {
    /// Lets all that have changed say what they said before, until they are let go; but not the card that
    /// lies where another has `left`. When one changes, its anchor decides; gives all these times.
    pub(super) fn hold(
        &self,
        table: &Element,
        before: &Figures,
        left: &[&str],
        changes: impl Fn(Option<&str>) -> u32,
    ) -> Vec<u32> {
        for (element, figure) in all(table) {
            let anchor = anchors::name(&element);
            let anchor = anchor.as_deref();
            if figure.is_card() && anchor.is_some_and(|it| left.contains(&it)) {
                continue;
            }
            let name = name(&element);
            let was = before.iter().find(|(it, _)| Some(it) == name.as_ref());
            let Some(((_, was), now)) = was.zip(figure.says()) else {
                continue;
            };
            if *was != now {
                figure.say(was);
                let held = Held {
                    figure,
                    before: was.clone(),
                    now,
                    time: changes(anchor),
                };
                self.held.borrow_mut().push(held);
            }
        }
        let mut times: Vec<u32> = self.held.borrow().iter().map(|held| held.time).collect();
        times.sort_unstable();
        times.dedup();
        times
    }

    /// Lets some go by themselves.
    pub(super) fn let_go_after(&self, timeout: Timeout) {
        self.timeouts.borrow_mut().push(timeout);
    }

    /// Lets those go that were held for so long, or less.
    pub(super) fn let_go(&self, time: u32) {
        let held = self.held.take();
        let (gone, stay): (Vec<Held>, Vec<Held>) =
            held.into_iter().partition(|held| held.time <= time);
        self.held.replace(stay);
        gone.into_iter().for_each(Held::let_go);
    }

    /// Lets all go.
    pub(super) fn let_go_all(&self) {
        self.timeouts.take();
        self.let_go(u32::MAX);
    }
}

impl Held {
    /// Lets it say what is so now, unless it says something else already.
    fn let_go(self) {
        if self.figure.says().as_ref() == Some(&self.before) {
            self.figure.say(&self.now);
        }
    }
}

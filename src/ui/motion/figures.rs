//! Figures that change only when the card that changes them lands.
//!
//! A board marks them with `data-figure`, each with a unique name. Such an element contains only its text, or a
//! card lying face up; an empty one, such as a seat's mark, shows something through its class. One that comes and
//! goes is always in the page, and shows nothing while it is away.

use std::cell::RefCell;

use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{Element, Node};

use super::anchors;

/// The figures of a board, as names and values.
pub(super) type Figures = Vec<(String, String)>;

/// Reads the current values.
pub(super) fn read(table: &Element) -> Figures {
    let said = |(element, figure): (Element, Figure)| Some((name(&element)?, figure.says()?));
    all(table).into_iter().filter_map(said).collect()
}

/// The node that shows a figure's value.
#[derive(Clone)]
enum Figure {
    Text(Node),
    /// A card's drawing, whose value is the id of its print.
    Card(Element),
    /// An element whose value is its class.
    Mark(Element),
}

/// The attribute that names a card's print.
const PRINT: &str = "href";

/// The attribute with the value that a figure has before the first card lands on it, if it comes to the page with them.
const BEGINS: &str = "data-begins";

/// A reference to no print: those to prints go on with their names.
const NO_CARD: &str = "#";

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
            // Any attribute with this name is accepted.
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

/// Figures that still show their old values.
#[derive(Default)]
pub(super) struct HeldFigures {
    held: RefCell<Vec<Held>>,
    timeouts: RefCell<Vec<Timeout>>,
}

struct Held {
    name: String,
    figure: Figure,
    before: String,
    now: String,
    /// How long it is held, in milliseconds.
    time: u32,
}

impl HeldFigures {
    /// Shows the old values of all changed figures until they are released, except for a card at an anchor that
    /// another card has `left`. Those that are `told` something meanwhile are held in any case. `changes` gives the time
    /// for each anchor; returns all these times.
    pub(super) fn hold(
        &self,
        table: &Element,
        before: &Figures,
        left: &[&str],
        told: &[&str],
        changes: impl Fn(Option<&str>) -> u32,
    ) -> Vec<u32> {
        for (element, figure) in all(table) {
            let anchor = anchors::name(&element);
            let anchor = anchor.as_deref();
            if figure.is_card() && anchor.is_some_and(|it| left.contains(&it)) {
                continue;
            }
            let name = name(&element).unwrap_or_default();
            // Dealt to before it was on the page, it begins as the board says.
            let begins = || element.get_attribute(BEGINS);
            let begins = begins().filter(|_| told.contains(&name.as_str()));
            let was = before.iter().find(|(it, _)| *it == name);
            let was = was.map(|(_, was)| was.clone());
            let Some((was, now)) = was.or(begins).zip(figure.says()) else {
                continue;
            };
            // Where no card lay, none is shown yet; where none lies now, there is nothing to show one with.
            let was = match (figure.is_card(), was.starts_with(NO_CARD)) {
                (true, false) => NO_CARD,
                (false, true) => continue,
                _ => was.as_str(),
            };
            if was != now || told.contains(&name.as_str()) {
                figure.say(was);
                let held = Held {
                    name,
                    figure,
                    before: was.to_owned(),
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

    /// Shows another value meanwhile, if it is still held.
    pub(super) fn tell(&self, name: &str, words: &str) {
        for held in self
            .held
            .borrow_mut()
            .iter_mut()
            .filter(|it| it.name == name)
        {
            held.figure.say(words);
            held.before = words.to_owned();
        }
    }

    /// Keeps a timeout that releases figures.
    pub(super) fn let_go_after(&self, timeout: Timeout) {
        self.timeouts.borrow_mut().push(timeout);
    }

    /// Releases the figures held for at most this time.
    pub(super) fn let_go(&self, time: u32) {
        let held = self.held.take();
        let (gone, stay): (Vec<Held>, Vec<Held>) =
            held.into_iter().partition(|held| held.time <= time);
        self.held.replace(stay);
        gone.into_iter().for_each(Held::let_go);
    }

    /// Releases all figures.
    pub(super) fn let_go_all(&self) {
        self.timeouts.take();
        self.let_go(u32::MAX);
    }
}

impl Held {
    /// Shows the new value, unless the figure has been changed meanwhile.
    fn let_go(self) {
        if self.figure.says().as_ref() == Some(&self.before) {
            self.figure.say(&self.now);
        }
    }
}

//! Where things are on the screen.

use wasm_bindgen::JsCast;
use web_sys::Element;

/// What the picture of a card is marked with.
const CARD: &str = ".card";

/// Where a card is: its middle, and its size.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Place {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) width: f64,
    pub(super) height: f64,
}

impl Place {
    pub(super) fn of(element: &Element) -> Self {
        let rect = element.get_bounding_client_rect();
        Self {
            x: rect.x() + rect.width() / 2.0,
            y: rect.y() + rect.height() / 2.0,
            width: rect.width(),
            height: rect.height(),
        }
    }

    /// What of it a card fills that stands upright: of a plate, which is wider than it is high, no more
    /// than its height.
    pub(super) fn for_card(self) -> Self {
        let width = self.width.min(self.height / 1.4);
        if self.width > self.height && width > 0.0 {
            Self { width, ..self }
        } else {
            self
        }
    }

    /// The transform that makes what is here, and belongs to an element around `middle`, appear at
    /// another place; nothing if it is there already.
    pub(super) fn shown_at(self, other: Self, middle: Self) -> Option<String> {
        let scale = other.width / self.width;
        let x = other.x - middle.x - scale * (self.x - middle.x);
        let y = other.y - middle.y - scale * (self.y - middle.y);
        let moves = x.abs() > 0.5 || y.abs() > 0.5 || (scale - 1.0).abs() > 0.01;
        (moves && scale.is_finite()).then(|| {
            let [x, y, scale] = [x, y, scale].map(written);
            format!("translate({x}px, {y}px) scale({scale})")
        })
    }
}

/// A number as style sheets have it. The browser writes it: to have Rust write fractions weighs 5 KB in the
/// page.
pub(super) fn written(number: f64) -> String {
    let text = js_sys::Number::from(number).to_string_with_radix(10);
    text.map(String::from).unwrap_or_default()
}

/// The element at an anchor.
pub(super) fn at(table: &Element, anchor: &str) -> Option<Element> {
    table
        .query_selector(&format!("[data-anchor='{anchor}']"))
        .ok()?
}

/// The name of the anchor that something lies at.
pub(super) fn name(element: &Element) -> Option<String> {
    let anchor = element.closest("[data-anchor]").ok()??;
    anchor.get_attribute("data-anchor")
}

/// Where the card of an anchor is; where what the anchor lies in is, if the anchor is not there.
pub(super) fn find(table: &Element, anchor: &str) -> Option<Place> {
    let (outer, _) = anchor.rsplit_once('-').unwrap_or_default();
    match at(table, anchor) {
        Some(element) => Some(Place::of(&card(&element).unwrap_or(element))),
        None if outer.is_empty() => None,
        None => find(table, outer),
    }
}

/// The picture of the card at an anchor, where there is room for one.
pub(super) fn card(anchor: &Element) -> Option<Element> {
    let card = anchor.query_selector(CARD).ok()??;
    Some(card).filter(|card| card.get_bounding_client_rect().width() > 0.0)
}

/// The pictures of all cards that lie in an anchor.
pub(super) fn cards(table: &Element, anchor: &str) -> Vec<Element> {
    let Ok(found) = table.query_selector_all(&format!("[data-anchor^='{anchor}-'] {CARD}")) else {
        return Vec::new();
    };
    let each = (0..found.length()).filter_map(|place| found.item(place));
    each.filter_map(|node| node.dyn_into().ok()).collect()
}

/// The picture of a card with this drawing, whether or not it lies on the table: one like those that
/// do.
pub(super) fn drawn(table: &Element, drawing: &str) -> Option<Element> {
    let like = table.query_selector(CARD).ok()??;
    let card: Element = like.clone_node_with_deep(true).ok()?.dyn_into().ok()?;
    let print = card.query_selector("use").ok()??;
    print.set_attribute("href", &format!("#{drawing}")).ok()?;
    Some(card)
}

/// How opaque something is that lies on the table, with all that it lies in.
pub(super) fn opacity(element: &Element) -> f64 {
    let window = web_sys::window();
    let own = |element: &Element| {
        let style = window.as_ref()?.get_computed_style(element).ok()??;
        let opacity = js_sys::parse_float(&style.get_property_value("opacity").ok()?);
        Some(opacity).filter(|it| it.is_finite())
    };
    let around = std::iter::successors(Some(element.clone()), |it| it.parent_element());
    around.map(|it| own(&it).unwrap_or(1.0)).product()
}

/// What moves of an anchor: all of it. But nothing moves that can be pressed, so that a tap always
/// means what will lie there; of a button only the picture flies.
pub(super) fn mover(anchor: &Element) -> Element {
    let pressed = anchor.matches("button").unwrap_or(false) || card_in_button(anchor);
    match card(anchor) {
        Some(card) if pressed => card,
        _ => anchor.clone(),
    }
}

fn card_in_button(anchor: &Element) -> bool {
    matches!(anchor.query_selector("button"), Ok(Some(_)))
}

//! Positions of things on the screen.

use wasm_bindgen::JsCast;
use web_sys::Element;

/// Selects the picture of a card.
const CARD: &str = ".card";

/// The center and size of a card on the screen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Spot {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) width: f64,
    pub(super) height: f64,
}

impl Spot {
    pub(super) fn of(element: &Element) -> Self {
        let rect = element.get_bounding_client_rect();
        Self {
            x: rect.x() + rect.width() / 2.0,
            y: rect.y() + rect.height() / 2.0,
            width: rect.width(),
            height: rect.height(),
        }
    }

    /// The part that an upright card fills: where the place is wider than high, such as a plate, no more than its
    /// height allows.
    pub(super) fn for_card(self) -> Self {
        let width = self.width.min(self.height / 1.4);
        if self.width > self.height && width > 0.0 {
            Self { width, ..self }
        } else {
            self
        }
    }

    /// The transform that shows at `other` what is here, in an element centered on `middle`; `None` if it would
    /// move hardly at all.
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

/// Formats a number for style sheets. The browser does it, because Rust's formatting of fractions would add 5 KB to
/// the page.
pub(super) fn written(number: f64) -> String {
    let text = js_sys::Number::from(number).to_string_with_radix(10);
    text.map(String::from).unwrap_or_default()
}

/// The element with an anchor.
pub(super) fn at(table: &Element, anchor: &str) -> Option<Element> {
    table
        .query_selector(&format!("[data-anchor='{anchor}']"))
        .ok()?
}

/// The name of the anchor that contains an element.
pub(super) fn name(element: &Element) -> Option<String> {
    let anchor = element.closest("[data-anchor]").ok()??;
    anchor.get_attribute("data-anchor")
}

/// The place of the card at an anchor; if the anchor is not there, of the anchor around it.
pub(super) fn find(table: &Element, anchor: &str) -> Option<Spot> {
    let (outer, _) = anchor.rsplit_once('-').unwrap_or_default();
    match at(table, anchor) {
        Some(element) => Some(Spot::of(&card(&element).unwrap_or(element))),
        None if outer.is_empty() => None,
        None => find(table, outer),
    }
}

/// The picture of the card at an anchor, if it is displayed.
pub(super) fn card(anchor: &Element) -> Option<Element> {
    let card = anchor.query_selector(CARD).ok()??;
    Some(card).filter(|card| card.get_bounding_client_rect().width() > 0.0)
}

/// The pictures of all cards in anchors within an anchor.
pub(super) fn cards(table: &Element, anchor: &str) -> Vec<Element> {
    let Ok(found) = table.query_selector_all(&format!("[data-anchor^='{anchor}-'] {CARD}")) else {
        return Vec::new();
    };
    let each = (0..found.length()).filter_map(|place| found.item(place));
    each.filter_map(|node| node.dyn_into().ok()).collect()
}

/// A picture of the card with this drawing, styled like the cards on the table, whether or not it lies there
/// itself.
pub(super) fn drawn(table: &Element, drawing: &str) -> Option<Element> {
    let like = table.query_selector(CARD).ok()??;
    let card: Element = like.clone_node_with_deep(true).ok()?.dyn_into().ok()?;
    let print = card.query_selector("use").ok()??;
    print.set_attribute("href", &format!("#{drawing}")).ok()?;
    Some(card)
}

/// The effective opacity of an element, including its ancestors.
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

/// The element that moves at an anchor: the anchor itself. But nothing moves that can be pressed, so that a tap
/// always hits what will be there; in a button only the picture flies.
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

//! The anchors on the page, and the cards that lie there.

use wasm_bindgen::JsCast;
use web_sys::{Element, js_sys};

use super::spot::Spot;

/// Selects the picture of a card.
const CARD: &str = ".card";

/// Selects what shows where in an anchor cards come from and go to, and how large they are there: such as the picture
/// of a hand on a player's plate.
const SPOT: &str = "[data-spot]";

/// The element with an anchor.
pub(super) fn at(table: &Element, anchor: &str) -> Option<Element> {
    table
        .query_selector(&format!("[data-anchor='{anchor}']"))
        .ok()?
}

/// Cards of an anchor that were dropped elsewhere, and are about to be moved.
fn dropped(table: &Element, anchor: &str) -> Option<Element> {
    table
        .query_selector(&format!("[data-dropped][data-anchor='{anchor}']"))
        .ok()?
}

/// The names of all anchors.
pub(super) fn names(table: &Element) -> Vec<String> {
    let all = all(table, "[data-anchor]");
    let names = all.iter().filter_map(|it| it.get_attribute("data-anchor"));
    names.collect()
}

/// The anchors that are meant by these names, one after the other, of those that are `there`. A name that no anchor has
/// means the last of the numbered ones within it that is not yet meant, as of like cards nobody knows which is which.
pub(super) fn exactly<'a>(names: impl Iterator<Item = &'a str>, there: &[String]) -> Vec<String> {
    let mut meant: Vec<&str> = Vec::new();
    let one = |name: &'a str| {
        let free = there.iter().filter(|it| !meant.contains(&it.as_str()));
        let numbered = free.filter(|it| number(it, name).is_some());
        let last = numbered.max_by_key(|it| number(it, name));
        let last = last.filter(|_| there.iter().all(|it| it != name));
        meant.extend(last.map(String::as_str));
        last.map_or(name, String::as_str).to_owned()
    };
    names.map(one).collect()
}

/// Which of the numbered anchors within one with this name it is.
fn number(anchor: &str, name: &str) -> Option<usize> {
    anchor.strip_prefix(name)?.strip_prefix('-')?.parse().ok()
}

/// The name of the anchor that contains an element.
pub(super) fn name(element: &Element) -> Option<String> {
    let anchor = element.closest("[data-anchor]").ok()??;
    anchor.get_attribute("data-anchor")
}

/// The place of a card at an anchor; if the anchor is not there, at one within it, or else at the one around it.
pub(super) fn find(table: &Element, anchor: &str) -> Option<Spot> {
    let (outer, _) = anchor.rsplit_once('-').unwrap_or_default();
    let here = dropped(table, anchor).or_else(|| at(table, anchor));
    let numbered = || {
        let anchors = exactly(std::iter::once(anchor), &names(table));
        anchors.first().and_then(|it| at(table, it))
    };
    match here.or_else(numbered) {
        Some(element) => Some(spot(&element)),
        None if outer.is_empty() => None,
        None => find(table, outer),
    }
}

/// The place of a card at an anchor: of the one that lies there, of what is marked as its spot, or else as large as there
/// is room.
pub(super) fn spot(anchor: &Element) -> Spot {
    let lies = card(anchor).or_else(|| own(anchor, SPOT).filter(is_displayed));
    lies.map_or_else(|| Spot::of(anchor), |it| Spot::of(&it))
        .for_card()
}

/// The picture of the card at an anchor, if it is displayed.
pub(super) fn card(anchor: &Element) -> Option<Element> {
    print(anchor).filter(is_displayed)
}

/// The same, even where only a sign of it is displayed.
pub(super) fn print(anchor: &Element) -> Option<Element> {
    own(anchor, CARD)
}

pub(super) fn is_displayed(element: &Element) -> bool {
    element.get_bounding_client_rect().width() > 0.0
}

/// The first such element that lies at an anchor, and not at another within it.
fn own(anchor: &Element, selector: &str) -> Option<Element> {
    let mut all = all(anchor, selector).into_iter();
    all.find(|it| matches!(it.closest("[data-anchor]"), Ok(Some(around)) if around == *anchor))
}

/// The pictures of all cards in anchors within an anchor.
pub(super) fn cards(table: &Element, anchor: &str) -> Vec<Element> {
    all(table, &format!("[data-anchor^='{anchor}-'] {CARD}"))
}

/// All such elements within another.
pub(super) fn all(within: &Element, selector: &str) -> Vec<Element> {
    let Ok(found) = within.query_selector_all(selector) else {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_no_anchor_has_means_the_last_of_the_numbered_ones_within_it() {
        let there = [
            "pile",
            "pile-0",
            "hand-5-0",
            "hand-5-1",
            "hand-50-7",
            "seat-1",
        ];
        let there = there.map(str::to_owned);
        let names = ["hand-5", "pile", "hand-5", "seat-1-key", "hand-5"];
        assert_eq!(
            exactly(names.into_iter(), &there),
            ["hand-5-1", "pile", "hand-5-0", "seat-1-key", "hand-5"]
        );
    }
}

//! Cards that change places while nothing happens in the game, such as when a player puts them in order.

use web_sys::Element;

use super::anchors;
use super::animate::{Look, animate};
use super::spot::{Spot, written};

/// How long that takes, in milliseconds.
const TIME: u32 = 220;

/// Lets the card in each of these slots come from the slot with the number in `from`, where it lay before. Nothing moves
/// while a card is dragged, as that shows where it goes.
pub fn rearrange(slots: &[Element], from: &[usize]) {
    if slots.iter().any(|it| it.has_attribute("data-dragged")) {
        return;
    }
    for (slot, from) in slots.iter().zip(from) {
        let (Some(lay), Ok(Some(card))) = (slots.get(*from), slot.query_selector("[data-anchor]"))
        else {
            continue;
        };
        let (here, there) = (Spot::of(slot), Spot::of(lay));
        if here.is_near(there) {
            continue;
        }
        let [x, y] = [there.x - here.x, there.y - here.y].map(written);
        let looks = [
            Look::moved(format!("translate({x}px, {y}px)")),
            Look::moved("none"),
        ];
        let _ = animate(&card, &looks, 0, TIME);
    }
}

/// These slots of an element, for [`rearrange`].
pub fn slots(within: &Element, selector: &str) -> Vec<Element> {
    anchors::all(within, selector)
}

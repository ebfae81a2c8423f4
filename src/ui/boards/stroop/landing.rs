//! Animates a card that lands from where it was: its cell, or a bot's strip.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::cells::{Cells, PAGE};
use super::hands::Hands;
use super::place::Turn;
use crate::engine::{BySeat, Seat, Seats};
use crate::games::stroop::Board;

/// The origin of a card, as a selector, and who played it.
#[derive(Clone, PartialEq)]
struct Landing {
    from: String,
    by: Seat,
}

/// A position on the screen: its center, and the length of its shorter side, in CSS pixels.
#[derive(Clone, Copy, PartialEq)]
struct Spot {
    x: f64,
    y: f64,
    size: f64,
}

/// Positions by selector, cached because measuring forces the browser to lay out the page.
type Spots = RefCell<HashMap<String, Option<Spot>>>;

/// The positions, valid while the layout does not change. They are measured when the time starts running, since later
/// measurements would cause delays.
#[hook]
fn use_spots(
    surface: &NodeRef,
    plays: bool,
    board: &Board,
    hands: &Hands,
    people: Seats,
) -> Rc<Spots> {
    let moment = (plays, board.round, hands.turn);
    let spots = use_memo(moment, |_| Spots::default());
    let (known, surface) = (Rc::clone(&spots), surface.clone());
    let seats = board.hands.which(|_, _| true);
    use_effect_with(moment, move |&(plays, ..)| {
        if let Some(surface) = surface.cast::<Element>().filter(|_| plays) {
            for seat in seats.iter() {
                let cells = if people.has(seat) { 0..PAGE } else { 0..1 };
                for cell in cells {
                    spot(&surface, &origin(seat, people, cell), &known);
                }
                for copy in copies(seat) {
                    spot(&surface, &copy, &known);
                }
            }
        }
        let forget = move |_: &Event| known.borrow_mut().clear();
        let listener = web_sys::window().map(|it| EventListener::new(&it, "resize", forget));
        move || drop(listener)
    });
    spots
}

/// The origin of a card: a person's cell, or a bot's strip.
fn origin(seat: Seat, people: Seats, cell: usize) -> String {
    if people.has(seat) {
        format!(
            ".zone.seat-{} .rows.shown > .cell:nth-child({})",
            seat.0,
            cell % PAGE + 1
        )
    } else {
        format!(".strip.seat-{}", seat.0)
    }
}

/// Animates the card in the middle, and its copy in the player's zone, from where the card was before.
#[hook]
pub(super) fn use_landing(
    surface: &NodeRef,
    board: &Board,
    hands: &Hands,
    people: Seats,
    before: Option<&BySeat<Rc<Cells>>>,
    plays: bool,
) {
    let spots = use_spots(surface, plays, board, hands, people);
    let landing = use_memo(board.changes, |_| {
        let by = board.landings.last()?.seat;
        let cell = before
            .and_then(|before| before.get(by))
            .zip(board.top())
            .and_then(|(cells, card)| cells.find(card));
        let cell = if people.has(by) { cell? } else { 0 };
        let from = origin(by, people, cell);
        Some(Landing { from, by })
    });
    let turn = landing.as_ref().as_ref().map(|it| hands.of(it.by).turn);
    use_effect_with((board.changes, surface.clone()), move |(_, surface)| {
        let Some(surface) = surface.cast::<Element>() else {
            return;
        };
        forget(&surface);
        if let (Some(landing), Some(turn)) = (&*landing, turn) {
            start(&surface, landing, turn, &spots);
        }
    });
}

/// The class of a card that lands. It alternates, so that the animation restarts on the same element.
pub(super) fn comes(changes: u32) -> &'static str {
    if changes.is_multiple_of(2) {
        "comes"
    } else {
        "comes-again"
    }
}

/// Clears the origin of the previous card.
fn forget(surface: &Element) {
    let Ok(copies) = surface.query_selector_all(".centre") else {
        return;
    };
    for place in 0..copies.length() {
        let copy = copies
            .get(place)
            .and_then(|it| it.dyn_into::<HtmlElement>().ok());
        if let Some(copy) = copy {
            let _ = copy.style().remove_property("--from");
            let _ = copy.style().remove_property("--from-size");
        }
    }
}

/// Tells the style sheet the offset at which each copy of the card starts.
fn start(surface: &Element, landing: &Landing, turn: Turn, spots: &Spots) {
    let Some(from) = spot(surface, &landing.from, spots) else {
        return;
    };
    // The ones in the middle are themselves rotated, but nothing around them is.
    let turns = [turn, Turn::default(), Turn::default()];
    for (selector, turn) in copies(landing.by).iter().zip(turns) {
        let Some(to) = spot(surface, selector, spots) else {
            continue;
        };
        let Some(copy) = one(surface, selector) else {
            continue;
        };
        let (across, down) = turn.within(from.x - to.x, from.y - to.y);
        let size = from.size / to.size.max(1.0);
        let style = copy.style();
        let _ = style.set_property("--from", &format!("{across:.0}px {down:.0}px"));
        let _ = style.set_property("--from-size", &format!("{size:.2}"));
    }
}

/// The copies of a card that has landed: in the player's own zone, and for both sides of the table.
fn copies(seat: Seat) -> [String; 3] {
    [
        format!(".zone.seat-{} .centre", seat.0),
        ".middle .centre:not(.over)".into(),
        ".middle .centre.over".into(),
    ]
}

fn one(surface: &Element, selector: &str) -> Option<HtmlElement> {
    let found = surface.query_selector(selector).ok().flatten()?;
    found.dyn_into().ok()
}

/// The position of the first match, if it is shown. Results are cached.
fn spot(surface: &Element, selector: &str, spots: &Spots) -> Option<Spot> {
    if let Some(&known) = spots.borrow().get(selector) {
        return known;
    }
    let found = one(surface, selector).and_then(|element| {
        let place = element.get_bounding_client_rect();
        (place.width() > 0.0).then(|| Spot {
            x: place.x() + place.width() / 2.0,
            y: place.y() + place.height() / 2.0,
            // A card in motion is scaled.
            size: f64::from(element.offset_height().min(element.offset_width())),
        })
    });
    spots.borrow_mut().insert(selector.into(), found);
    found
}

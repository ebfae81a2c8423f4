//! Animates a card that lands from where it was: its cell, or a bot's strip.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::cells::{Cells, LOT};
use super::hands::Hands;
use super::place::Turn;
use super::verdict::{middle, printed};
use crate::engine::{BySeat, Seat, Seats};
use crate::games::stroop::Board;

/// The origin of a card, as a selector, and who played it.
#[derive(Clone, PartialEq)]
struct Landing {
    from: String,
    by: Seat,
    /// Whether it comes from a bot, which sits at no side.
    by_bot: bool,
}

/// Where cards lie.
pub(super) struct Places<'a> {
    /// The people at the screen.
    pub(super) people: Seats,
    /// The cells of each hand before the latest change.
    pub(super) before: Option<&'a BySeat<Rc<Cells>>>,
    /// The number of cells of each.
    pub(super) rooms: &'a BySeat<usize>,
}

/// A position on the screen: its center, in CSS pixels, and the scale of a word there.
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
    places: &Places<'_>,
) -> Rc<Spots> {
    let (people, rooms) = (places.people, places.rooms.clone());
    let moment = (plays, board.round, hands.turn);
    let spots = use_memo(moment, |_| Spots::default());
    let (known, surface) = (Rc::clone(&spots), surface.clone());
    let seats = board.hands.which(|_, _| true);
    use_effect_with(moment, move |&(plays, ..)| {
        if let Some(surface) = surface.cast::<Element>().filter(|_| plays) {
            for seat in seats.iter() {
                let cells = if people.has(seat) { rooms[seat] } else { 1 };
                for cell in 0..cells {
                    spot(&surface, &origin(seat, people, cell), &known);
                }
            }
            for turn in [Turn::default(), Turn::OVER] {
                spot(&surface, middle(turn), &known);
            }
        }
        let forget = move |_: &Event| known.borrow_mut().clear();
        let listener = web_sys::window().map(|it| EventListener::new(&it, "resize", forget));
        move || drop(listener)
    });
    spots
}

/// The origin of a card: a person's cell, or a bot's hand, which lies beside its name.
fn origin(seat: Seat, people: Seats, cell: usize) -> String {
    if people.has(seat) {
        format!(
            ".zone.seat-{} .lot:nth-child({}) > .cell:nth-child({})",
            seat.0,
            cell / LOT + 1,
            cell % LOT + 1
        )
    } else {
        format!(".strip.seat-{} > .reach", seat.0)
    }
}

/// Animates the card in the middle, as its player sees it, from where it was before.
#[hook]
pub(super) fn use_landing(
    surface: &NodeRef,
    board: &Board,
    hands: &Hands,
    places: &Places<'_>,
    plays: bool,
) {
    let &Places { people, before, .. } = places;
    let spots = use_spots(surface, plays, board, hands, places);
    let landing = use_memo(board.changes, |_| {
        let by = board.landings.last()?.seat;
        let cell = before
            .and_then(|before| before.get(by))
            .zip(board.top())
            .and_then(|(cells, card)| cells.find(card));
        let cell = if people.has(by) { cell? } else { 0 };
        let from = origin(by, people, cell);
        let by_bot = !people.has(by);
        Some(Landing { from, by, by_bot })
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

/// The properties that tell the style sheet where a card comes from: how far away, and how large it is there.
const FROM: [&str; 3] = ["--from-x", "--from-y", "--from-size"];

/// Clears the origin of the previous card.
fn forget(surface: &Element) {
    let Ok(copies) = surface.query_selector_all(".center") else {
        return;
    };
    for place in 0..copies.length() {
        let copy = copies
            .get(place)
            .and_then(|it| it.dyn_into::<HtmlElement>().ok());
        if let Some(copy) = copy {
            for name in FROM {
                let _ = copy.style().remove_property(name);
            }
        }
    }
}

/// Tells the style sheet where the card starts: one of a person flies to the middle on their side, one of a bot to the
/// nearest.
fn start(surface: &Element, landing: &Landing, turn: Turn, spots: &Spots) {
    let Some(from) = spot(surface, &landing.from, spots) else {
        return;
    };
    let turns = match landing.by_bot {
        true => &[Turn::default(), Turn::OVER][..],
        false => &[turn],
    };
    let found = turns
        .iter()
        .filter_map(|&turn| Some((turn, spot(surface, middle(turn), spots)?)));
    let far = |to: Spot| (from.x - to.x).hypot(from.y - to.y);
    let nearest = found.min_by(|(_, one), (_, other)| far(*one).total_cmp(&far(*other)));
    let Some((turn, to)) = nearest else {
        return;
    };
    let Some(card) = one(surface, middle(turn)) else {
        return;
    };
    // The one for the other side is upside down, and so is its motion.
    let upright = if turn.is_over() {
        turn
    } else {
        Turn::default()
    };
    let (across, down) = upright.within(from.x - to.x, from.y - to.y);
    let size = from.size / to.size.max(0.1);
    let values = [
        format!("{across:.0}px"),
        format!("{down:.0}px"),
        format!("{size:.2}"),
    ];
    for (name, value) in FROM.iter().zip(values) {
        let _ = card.style().set_property(name, &value);
    }
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
            size: printed(&element),
        })
    });
    spots.borrow_mut().insert(selector.into(), found);
    found
}

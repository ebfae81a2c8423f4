//! What a pointer holds: pictures of cards, and the places where they may go.

use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::anchors;
use super::animate::{Look, animate};
use super::in_flight::anonymous;
use super::manner::is_reduced;
use super::spot::{Spot, written};

/// How long cards take to go back, in milliseconds.
const BACK: u32 = 180;

/// How many cards are seen to be held.
const HELD: usize = 4;

/// Whether cards may be dropped at a place with this name.
pub(super) type Opens = dyn Fn(&str) -> bool;

/// Cards that are held.
pub(super) struct Held {
    ghost: HtmlElement,
    /// The places where it may be dropped.
    open: Vec<Element>,
    /// The other places.
    shut: Vec<Element>,
    /// The one of them that it is over.
    pub(super) over: Option<Element>,
    /// The same, even if it is over something there where it may not be dropped.
    within: Option<Element>,
    /// What it is over where it may not be dropped.
    pub(super) refused: Option<Element>,
    sources: Vec<Element>,
    /// How far it is from where it was.
    moved: (f64, f64),
}

impl Held {
    /// Lifts pictures of the cards that lie at the source.
    pub(super) fn lift(source: &Element, opens: &Opens) -> Option<Self> {
        let document = source.owner_document()?;
        let overlay = document.query_selector(".in-flight").ok()??;
        let sources = together(source);
        let cards = sources.iter().flat_map(|it| anchors::all(it, ".card"));
        let cards: Vec<_> = cards.filter(anchors::is_displayed).collect();
        let first = cards.first()?;
        let (place, over) = (Spot::of(first), overlay.get_bounding_client_rect());
        let ghost: HtmlElement = document.create_element("div").ok()?.dyn_into().ok()?;
        ghost.set_class_name("ghost dragged");
        // Cards that are dropped fly from here.
        let anchor = anchors::name(first).or_else(|| {
            let inner = source.query_selector("[data-anchor]").ok()??;
            inner.get_attribute("data-anchor")
        });
        ghost
            .set_attribute("data-anchor", &anchor.unwrap_or_default())
            .ok()?;
        for (name, value) in [
            ("left", place.x - place.width / 2.0 - over.x()),
            ("top", place.y - place.height / 2.0 - over.y()),
            ("width", place.width),
        ] {
            let value = format!("{}px", written(value));
            ghost.style().set_property(name, &value).ok()?;
        }
        for card in cards.iter().take(HELD) {
            let card: Element = card.clone_node_with_deep(true).ok()?.dyn_into().ok()?;
            anonymous(&card);
            ghost.append_child(&card).ok()?;
        }
        overlay.append_child(&ghost).ok()?;
        for it in &sources {
            let _ = it.set_attribute("data-dragged", "");
        }
        let all = source.closest(".board").ok()??;
        let places = anchors::all(&all, "[data-drop]").into_iter();
        let (open, shut): (Vec<_>, Vec<_>) = places.partition(|it| opens(&name(it)));
        let lit = if source.has_attribute("data-risks") {
            "risky"
        } else {
            ""
        };
        for place in &open {
            let _ = place.set_attribute("data-open", lit);
        }
        Some(Self {
            ghost,
            open,
            shut,
            over: None,
            within: None,
            refused: None,
            sources,
            moved: (0.0, 0.0),
        })
    }

    /// Follows the pointer, which has `moved` this far and is here now.
    pub(super) fn follow(&mut self, moved: (f64, f64), (x, y): (f64, f64)) {
        self.moved = moved;
        let moved = at(moved);
        let _ = self.ghost.style().set_property("transform", &moved);
        let shut = innermost(&self.shut, (x, y));
        let within = innermost(&self.open, (x, y));
        if within != self.within {
            self.within = within.clone();
            self.grow();
        }
        // Where they may not go is no part of what it lies on.
        let over = within.filter(|over| !shut.as_ref().is_some_and(|it| over.contains(Some(it))));
        self.refused = shut.filter(|_| over.is_none());
        if over != self.over {
            if let Some(left) = &self.over {
                let _ = left.remove_attribute("data-over");
            }
            if let Some(over) = &over {
                let _ = over.set_attribute("data-over", "");
            }
            self.over = over;
        }
    }

    /// Over a place that says how large cards are there, with `data-spot`, it is as large as those.
    fn grow(&self) {
        let spot = |over: &Element| over.query_selector("[data-spot]").ok()?;
        let large = self.within.as_ref().and_then(spot);
        let large =
            large.map(|spot| Spot::of(&spot).width / f64::from(self.ghost.client_width().max(1)));
        let grown = large.filter(|&grown| grown > 0.0).unwrap_or(1.0);
        let _ = self.ghost.style().set_property("--grown", &written(grown));
    }

    /// It was dropped where it may go.
    pub(super) fn drop(&mut self) {
        let _ = self.ghost.set_attribute("data-dropped", "");
        self.unlight();
    }

    fn unlight(&mut self) {
        for place in self.open.drain(..) {
            let _ = place.remove_attribute("data-open");
            let _ = place.remove_attribute("data-over");
        }
    }

    /// Goes to the place that it is over, whose card comes here: the board already shows them there.
    pub(super) fn changes_places(self) {
        let card = |place: &Element| place.query_selector(".card").ok().flatten();
        let Some(over) = self.over.as_ref().and_then(holds_card) else {
            return;
        };
        let source = self.sources.first().and_then(card);
        let (Some(came), Some(went)) = (source, card(&over)) else {
            return;
        };
        let (here, there) = (Spot::of(&came), Spot::of(&went));
        let way = at((there.x - here.x, there.y - here.y));
        for source in &self.sources {
            let _ = source.remove_attribute("data-dragged");
        }
        let _ = over.set_attribute("data-dragged", "");
        let time = if is_reduced() { 0 } else { BACK };
        let looks = [Look::moved(at(self.moved)), Look::moved(&way)];
        let _ = self.ghost.style().set_property("transform", &way);
        let _ = animate(&self.ghost, &looks, 0, time);
        let looks = [Look::moved(way), Look::moved("none")];
        let _ = animate(&came, &looks, 0, time);
        Timeout::new(time, move || {
            let _ = over.remove_attribute("data-dragged");
            drop(self);
        })
        .forget();
    }

    /// The card that the board shows where it was dropped, if it lies there for now.
    pub(super) fn laid(&self) -> Option<Element> {
        let board = self.sources.first()?.closest(".board").ok()??;
        board.query_selector("[data-dropped]").ok()?
    }

    /// Settles where the board shows it.
    pub(super) fn settles(self) {
        let card = |it: &Element| it.query_selector(".card").ok().flatten();
        let Some((from, laid)) = self.sources.first().and_then(card).zip(self.laid()) else {
            return;
        };
        let way = Spot::of(&from).shown_at(Spot::of(&laid));
        let time = if is_reduced() { 0 } else { BACK };
        let looks = [Look::moved(at(self.moved)), Look::moved(&way)];
        let _ = self.ghost.style().set_property("transform", &way);
        let _ = animate(&self.ghost, &looks, 0, time);
        let _ = animate(&laid, &[Look::opacity(0.0), Look::opacity(0.0)], 0, time);
        Timeout::new(time, move || drop(self)).forget();
    }

    pub(super) fn goes_back(mut self) {
        self.unlight();
        let looks = [Look::moved(at(self.moved)), Look::moved("none")];
        let _ = self.ghost.remove_attribute("data-dropped");
        let _ = self.ghost.style().remove_property("transform");
        let _ = self.ghost.style().remove_property("--grown");
        let time = if is_reduced() { 0 } else { BACK };
        let _ = animate(&self.ghost, &looks, 0, time);
        Timeout::new(time, move || drop(self)).forget();
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        self.unlight();
        self.ghost.remove();
        for source in &self.sources {
            let _ = source.remove_attribute("data-dragged");
        }
    }
}

/// The place with the name of this one that holds a card: itself, unless it only stands for a place elsewhere.
fn holds_card(place: &Element) -> Option<Element> {
    let has_card = |it: &Element| matches!(it.query_selector(".card"), Ok(Some(_)));
    if has_card(place) {
        return Some(place.clone());
    }
    let (board, name) = (
        place.closest(".board").ok()??,
        place.get_attribute("data-drop")?,
    );
    let all = anchors::all(&board, &format!("[data-drop='{name}']"));
    all.into_iter().find(has_card)
}

/// What is moved with this source.
fn together(source: &Element) -> Vec<Element> {
    let word = source.get_attribute("data-drags").unwrap_or_default();
    let board = source.closest(".board").ok().flatten();
    match board.filter(|_| !word.is_empty()) {
        Some(board) => anchors::all(&board, &format!("[data-drags='{word}']")),
        None => vec![source.clone()],
    }
}

fn at((x, y): (f64, f64)) -> String {
    format!("translate({}px, {}px)", written(x), written(y))
}

/// The name of a place where cards are dropped.
pub(super) fn name(place: &Element) -> String {
    place.get_attribute("data-drop").unwrap_or_default()
}

/// The innermost of these places that has the pointer: it comes last.
fn innermost(places: &[Element], (x, y): (f64, f64)) -> Option<Element> {
    let within = |it: &&Element| {
        let rect = it.get_bounding_client_rect();
        (rect.left()..rect.right()).contains(&x) && (rect.top()..rect.bottom()).contains(&y)
    };
    places.iter().rfind(within).cloned()
}

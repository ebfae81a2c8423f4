//! Cards that are in flight.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Animation, Element, HtmlElement};

use super::anchors;
use super::animate::{Look, animate};
use super::landing::Landing;
use super::spot::{Spot, written};
use crate::engine::Seat;
use crate::settings::Pace;

/// Marks flying elements, for the style sheets.
const FLYING: &str = "data-flying";

/// Marks the table while anything moves, for the style sheets: whoever is next is shown once the cards lie.
const MOVES: &str = "data-moves";

/// Marks the plate of the player whose act is shown, for the style sheets.
const ACTED: &str = "data-acted";

/// Everything that is in flight.
pub(super) struct InFlight {
    flying: RefCell<Flying>,
    /// Called when the last animation is over.
    landed: Closure<dyn Fn()>,
}

#[derive(Default)]
struct Flying {
    animations: Vec<Animation>,
    /// Elements raised above the others.
    lifted: Vec<Element>,
    /// Pictures in the overlay.
    ghosts: Vec<HtmlElement>,
    /// The table, if it is marked.
    table: Option<Element>,
    /// Those who are yet to be marked.
    marks: Vec<Timeout>,
    /// What is said of the cards.
    landing: Landing,
}

impl InFlight {
    pub(super) fn new() -> Rc<Self> {
        Rc::new_cyclic(|me: &std::rc::Weak<Self>| {
            let me = me.clone();
            Self {
                flying: RefCell::default(),
                landed: Closure::new(move || {
                    if let Some(in_flight) = me.upgrade() {
                        in_flight.land();
                    }
                }),
            }
        })
    }

    /// Lands everything at once, and cleans up.
    pub(super) fn land(&self) {
        let Flying {
            animations,
            lifted,
            ghosts,
            table,
            marks,
            landing,
        } = self.flying.take();
        drop(marks);
        if let Some(table) = table {
            let _ = table.remove_attribute(MOVES);
            mark(&table, None);
        }
        for animation in &animations {
            animation.set_onfinish(None);
            let _ = animation.finish();
        }
        for element in &lifted {
            let _ = element.remove_attribute(FLYING);
        }
        for ghost in &ghosts {
            ghost.remove();
        }
        landing.land();
    }

    /// The cards in flight begin, and tell what is said of them when all land.
    pub(super) fn keep(&self, landing: Landing) {
        landing.begin();
        self.flying.borrow_mut().landing = landing;
    }

    /// Marks after this time, in milliseconds, whose act is shown.
    pub(super) fn mark_after(&self, time: u32, table: &Element, seat: Seat) {
        if time == 0 {
            return mark(table, Some(seat));
        }
        let table = table.clone();
        let marks = move || mark(&table, Some(seat));
        let marks = Timeout::new(time, marks);
        self.flying.borrow_mut().marks.push(marks);
    }

    /// Lands everything on the table when this animation, the last one, is over.
    pub(super) fn land_after(&self, last: Option<Animation>, table: &Element) {
        if let Some(last) = last {
            let _ = table.set_attribute(MOVES, "");
            self.flying.borrow_mut().table = Some(table.clone());
            last.set_onfinish(Some(self.landed.as_ref().unchecked_ref()));
        }
    }

    /// Animates an element through these keyframes.
    pub(super) fn show(
        &self,
        element: &Element,
        looks: &[Look],
        times: Times,
    ) -> Option<Animation> {
        let animation = animate(element, looks, times.after, times.time)?;
        self.flying.borrow_mut().animations.push(animation.clone());
        Some(animation)
    }

    /// Raises an element above the others.
    pub(super) fn lift(&self, element: &Element) {
        let _ = element.set_attribute(FLYING, "");
        self.flying.borrow_mut().lifted.push(element.clone());
    }

    /// Adds a picture to the overlay, to be seen only while it flies.
    pub(super) fn ghost(&self, overlay: &Element, card: Element, place: Spot) -> Option<Element> {
        let ghost = overlay.owner_document()?.create_element("div").ok()?;
        let ghost: HtmlElement = ghost.dyn_into().ok()?;
        ghost.set_class_name("ghost");
        // The overlay may not start at the corner of the screen.
        let over = overlay.get_bounding_client_rect();
        let style = ghost.style();
        for (name, value) in [
            ("left", place.x - place.width / 2.0 - over.x()),
            ("top", place.y - place.height / 2.0 - over.y()),
            ("width", place.width),
            ("height", place.height),
        ] {
            style
                .set_property(name, &format!("{}px", written(value)))
                .ok()?;
        }
        anonymous(&card);
        ghost.append_child(&card).ok()?;
        overlay.append_child(&ghost).ok()?;
        self.flying.borrow_mut().ghosts.push(ghost.clone());
        Some(ghost.into())
    }
}

/// Marks the plate of this player, and no other.
fn mark(table: &Element, seat: Option<Seat>) {
    for plate in anchors::all(table, &format!("[{ACTED}]")) {
        let _ = plate.remove_attribute(ACTED);
    }
    if let Some(seat) = seat {
        for plate in anchors::all(table, &format!("[data-sits='plate-{seat}']")) {
            let _ = plate.set_attribute(ACTED, "");
        }
    }
}

/// Takes the names of anchors from a picture: only the original has them.
pub(super) fn anonymous(picture: &Element) {
    let named = anchors::all(picture, "[data-anchor]");
    for it in [picture].into_iter().chain(&named) {
        let _ = it.remove_attribute("data-anchor");
    }
}

/// When an animation starts and how long it takes, in milliseconds.
#[derive(Clone, Copy)]
pub(super) struct Times {
    pub(super) after: u32,
    pub(super) time: u32,
}

impl Times {
    pub(super) fn at(pace: Pace, after: u32, time: u32) -> Self {
        Self {
            after: pace.of(after),
            time: pace.of(time),
        }
    }
}

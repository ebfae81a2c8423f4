//! Cards that a finger or a mouse moves.
//!
//! A board passes the listener of [`drags`] to whatever shows cards that can be dragged, as its `onpointerdown`, and
//! gives it the attribute `data-drags` while they can; those with the same word there are moved together, and where `data-up`
//! is said, only upward, as cards can be chosen there by sliding over them. It marks with `data-drop`, and a name, each place where cards can
//! be dropped. The names of the places where these cards may go are lit while they are held (`data-open`, and
//! `data-over` for the one under the pointer). What is dropped elsewhere goes back softly.
//!
//! Cards with `data-risks` are only chosen by being dropped, as what they do has to be confirmed: they go back at once,
//! and the places are lit as a warning meanwhile.
//!
//! A place with `data-swaps` holds a card that changes places with the one dropped on it, or stands for the place with
//! its name that does.
//!
//! What is held are pictures of the cards, which follow the pointer in the overlay of the flights. If the drop moves
//! cards, they fly from where they were dropped. A board that shows the card there while there is a choice to make marks it
//! with `data-dropped` and the anchor from which it will fly: then it settles there.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};
use yew::prelude::*;

use super::held::{Held, Opens, name};
use crate::ui::listening::swallow_click;

/// How far a pointer moves before it drags, in CSS pixels. Less is a tap.
const STARTS: f64 = 12.0;

/// How long dropped cards wait for the board to take them. If it does not, such as because the drop has to be confirmed,
/// they go back.
const WAITS: u32 = 400;

/// The pointer of a drag that follows none any longer.
const NOBODY: i32 = -1;

thread_local! {
    /// The cards that are held: one pointer drags at a time.
    static DRAG: RefCell<Option<Drag>> = const { RefCell::new(None) };
}

/// What happens to cards that are held.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dragged<'a> {
    /// They have been lifted.
    Lifted,
    /// They are over the place with this name, where they may be dropped.
    Over(&'a str),
    /// They are over the place with this name, where they may not be dropped.
    OverShut(&'a str),
    /// They have left it.
    Left,
    /// They were dropped there.
    Dropped(&'a str),
    /// They were let go over a place where they may not be dropped.
    Refused(&'a str),
    /// They were let go anywhere else, or the drag was interrupted.
    Returned,
}

/// A listener for pressed pointers, which lets them drag the cards shown by an element. `to` says what it means to drop
/// them at a place with this name, if that means anything.
pub fn drags<G: 'static>(
    active: bool,
    ongesture: &Callback<(G, f64)>,
    to: impl Fn(&str) -> Option<G> + 'static,
) -> Callback<PointerEvent> {
    let to = Rc::new(to);
    let opens = {
        let to = Rc::clone(&to);
        move |place: &str| to(place).is_some()
    };
    drags_telling(active, ongesture, opens, move |what| match what {
        Dragged::Dropped(place) => to(place),
        _ => None,
    })
}

/// The same where it means something, too, that they are over a place or are refused there. `opens` says whether they
/// may be dropped at a place with this name.
pub fn drags_telling<G: 'static>(
    active: bool,
    ongesture: &Callback<(G, f64)>,
    opens: impl Fn(&str) -> bool + 'static,
    means: impl Fn(Dragged<'_>) -> Option<G> + 'static,
) -> Callback<PointerEvent> {
    if !active {
        return Callback::noop();
    }
    let opens: Rc<Opens> = Rc::new(opens);
    let ongesture = ongesture.clone();
    let tells: Rc<Tells> = Rc::new(move |what, at| {
        if let Some(gesture) = means(what) {
            ongesture.emit((gesture, at));
        }
    });
    Callback::from(move |event: PointerEvent| {
        let pressed = event.target_dyn_into::<Element>();
        let source = pressed.and_then(|it| it.closest("[data-drags]").ok()?);
        let Some(source) = source.filter(|_| event.is_primary() && event.button() == 0) else {
            return;
        };
        let drag = Drag::new(source, &event, Rc::clone(&opens), Rc::clone(&tells));
        DRAG.with(|held| held.replace(Some(drag)));
    })
}

/// Whether a pointer that has moved this far lifts cards that are moved only upward; `None` while it may still be a tap.
#[must_use]
pub fn lifts((dx, dy): (f64, f64)) -> Option<bool> {
    (dx.hypot(dy) >= STARTS).then(|| dy <= -dx.abs())
}

/// Removes what was dropped, as cards now fly from there.
pub(super) fn take_dropped(overlay: &Element) {
    let dropped = matches!(overlay.query_selector("[data-dropped]"), Ok(Some(_)));
    if dropped {
        DRAG.with(|held| held.replace(None));
    }
}

/// Tells the board what happens to the cards, at this time.
type Tells = dyn Fn(Dragged<'_>, f64);

/// A pressed pointer.
struct Drag {
    pointer: i32,
    source: Element,
    /// Where it was pressed.
    from: (f64, f64),
    /// The pictures that it holds, once it has moved.
    held: Option<Held>,
    opens: Rc<Opens>,
    tells: Rc<Tells>,
    _listeners: Vec<EventListener>,
    /// Gives up waiting.
    _waits: Option<Timeout>,
}

impl Drag {
    fn new(source: Element, event: &PointerEvent, opens: Rc<Opens>, tells: Rc<Tells>) -> Self {
        let window = web_sys::window();
        let on = |name: &'static str, then: fn(&PointerEvent)| {
            let options = EventListenerOptions::enable_prevent_default();
            let heard = move |event: &web_sys::Event| {
                if let Some(event) = event.dyn_ref() {
                    then(event);
                }
            };
            let window = window.as_ref()?;
            Some(EventListener::new_with_options(
                window, name, options, heard,
            ))
        };
        let listeners = [
            on("pointermove", moves),
            on("pointerup", lets_go),
            on("pointercancel", |event| {
                tell(event, Drag::leaves);
                tell(event, Drag::returns);
                ends(event, Drag::goes_back);
            }),
        ];
        Self {
            pointer: event.pointer_id(),
            source,
            from: (f64::from(event.client_x()), f64::from(event.client_y())),
            held: None,
            opens,
            tells,
            _listeners: listeners.into_iter().flatten().collect(),
            _waits: None,
        }
    }

    /// Where the pointer is, and how far it has moved.
    fn way(&self, event: &PointerEvent) -> ((f64, f64), (f64, f64)) {
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        ((x, y), (x - self.from.0, y - self.from.1))
    }

    /// Lifts the cards once the pointer has moved far enough; says so then.
    fn rises(&mut self, event: &PointerEvent) -> Option<Change> {
        let (_, moved) = self.way(event);
        let up = lifts(moved).filter(|_| self.held.is_none())?;
        if self.source.has_attribute("data-up") && !up {
            // It means something else.
            self.pointer = NOBODY;
            return None;
        }
        self.held = Held::lift(&self.source, &*self.opens);
        // Without it, the pointer would be lost at the edge of the window.
        let _ = self.source.set_pointer_capture(self.pointer);
        self.held.as_ref().map(|_| Change::Lifted)
    }

    fn follow(&mut self, event: &PointerEvent) {
        let (here, moved) = self.way(event);
        if let Some(held) = &mut self.held {
            event.prevent_default();
            held.follow(moved, here);
        }
    }

    /// What it is over.
    fn over(&self) -> Option<Change> {
        let held = self.held.as_ref()?;
        let over = held.over.as_ref().map(|it| Change::Over(name(it)));
        over.or_else(|| held.refused.as_ref().map(|it| Change::OverShut(name(it))))
    }

    /// Follows the pointer; says so if it is over another place then.
    fn comes(&mut self, event: &PointerEvent) -> Option<Change> {
        let before = self.over();
        self.follow(event);
        let over = self.over();
        (over != before).then(|| over.unwrap_or(Change::Left))
    }

    /// Says so if it leaves a place.
    fn leaves(&mut self, _: &PointerEvent) -> Option<Change> {
        self.over().map(|_| Change::Left)
    }

    /// Says so if it holds cards, which go back.
    fn returns(&mut self, _: &PointerEvent) -> Option<Change> {
        self.held.as_ref().map(|_| Change::Returned)
    }

    /// The card changes places with the one under it.
    fn changes_places(self) {
        if let Some(held) = self.held {
            held.changes_places();
        }
    }

    /// Everything goes back to where it was.
    fn goes_back(self) {
        if let Some(held) = self.held {
            held.goes_back();
        }
    }
}

/// What the board is told while cards are held.
#[derive(PartialEq, Eq)]
enum Change {
    Lifted,
    Over(String),
    OverShut(String),
    Left,
    Returned,
}

fn moves(event: &PointerEvent) {
    tell(event, Drag::rises);
    tell(event, Drag::comes);
}

/// Tells the board what has changed, if anything has.
fn tell(event: &PointerEvent, change: fn(&mut Drag, &PointerEvent) -> Option<Change>) {
    let change = DRAG.with(|drag| {
        let mut drag = drag.borrow_mut();
        let drag = drag
            .as_mut()
            .filter(|it| it.pointer == event.pointer_id())?;
        Some((change(drag, event)?, Rc::clone(&drag.tells)))
    });
    if let Some((change, tells)) = change {
        let what = match &change {
            Change::Lifted => Dragged::Lifted,
            Change::Over(place) => Dragged::Over(place),
            Change::OverShut(place) => Dragged::OverShut(place),
            Change::Left => Dragged::Left,
            Change::Returned => Dragged::Returned,
        };
        tells(what, event.time_stamp());
    }
}

/// Ends a drag. Listeners are dropped only after they have run.
fn ends(event: &PointerEvent, end: fn(Drag)) {
    let drag = DRAG.with(|drag| {
        drag.borrow_mut()
            .take_if(|it| it.pointer == event.pointer_id())
    });
    if let Some(drag) = drag {
        Timeout::new(0, move || end(drag)).forget();
    }
}

/// Puts down what was dropped, if the board shows it lying there.
fn settle() {
    let is_laid = |drag: &mut Drag| drag.held.as_ref().is_some_and(|it| it.laid().is_some());
    let drag = DRAG.with(|drag| drag.borrow_mut().take_if(is_laid));
    if let Some(held) = drag.and_then(|drag| drag.held) {
        held.settles();
    }
}

/// Where cards were let go.
enum LetGo {
    /// At the place with this name; whether its card comes here.
    Dropped(String, bool),
    /// Where they may not go, at the place with this name or anywhere else.
    Back(Option<String>),
}

fn lets_go(event: &PointerEvent) {
    let change = DRAG.with(|drag| {
        let mut drag = drag.borrow_mut();
        let drag = drag
            .as_mut()
            .filter(|it| it.pointer == event.pointer_id())?;
        let held = drag.held.as_mut()?;
        swallow_click();
        let tells = Rc::clone(&drag.tells);
        let Some(over) = held.over.clone() else {
            return Some((tells, LetGo::Back(held.refused.as_ref().map(name))));
        };
        held.drop();
        let swaps = over.has_attribute("data-swaps");
        if !swaps {
            // What is risky is only chosen by that.
            let risky = drag.source.has_attribute("data-risks");
            drag._waits = Some(Timeout::new(if risky { 0 } else { WAITS }, || {
                if let Some(drag) = DRAG.with(|drag| drag.borrow_mut().take()) {
                    drag.goes_back();
                }
            }));
            drag.pointer = NOBODY;
        }
        Some((tells, LetGo::Dropped(name(&over), swaps)))
    });
    let at = event.time_stamp();
    match change {
        Some((tells, LetGo::Dropped(place, swaps))) => {
            tells(Dragged::Dropped(&place), at);
            if swaps {
                ends(event, Drag::changes_places);
            } else {
                Timeout::new(0, settle).forget();
            }
        }
        Some((tells, LetGo::Back(refused))) => {
            let refused = refused.as_deref();
            tells(refused.map_or(Dragged::Returned, Dragged::Refused), at);
            ends(event, Drag::goes_back);
        }
        None => ends(event, Drag::goes_back),
    }
}

//! Card animations.
//!
//! A game says which cards went where: its [flights](Flight), between anchors that its board marks with
//! `data-anchor`. Their places on the screen are measured just before the page changes and again just after, and
//! what lies there now is animated from where it was. So nothing waits for a flight, the page always matches the
//! game, and the layout never moves. Like cards are numbered: a flight that names no number means one of them. Cards
//! that only make room, or close a gap, are found by comparing: see `room.rs`.
//!
//! What flies is a picture of the card, in an overlay above all that lies on the table and below its words: wherever it
//! is, it has the size of that place, and where it comes to is hidden until then. The overlay is cleared before anything
//! else is shown. Any user input lands everything at once.
//!
//! Cards can also be dragged: see `drag.rs`.
//!
//! A moment for everybody to see, such as a trick being won, is a flight with words: it holds the game for a
//! second. The words stand at the lower edge of that part of the board, or on its line `data-announces`; those that
//! slam onto it are large, in its middle. What a board says of cards changes as they land: see `figure.rs`.

mod acting;
mod anchors;
mod animate;
mod animator;
mod drag;
mod figure;
mod flight;
mod held;
mod in_flight;
mod landing;
mod manner;
mod movements;
mod rearranged;
mod room;
mod round_the_table;
mod spot;
mod turning;

use std::cell::Cell;
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use web_sys::Element;
use yew::prelude::*;

use super::listening::{INPUTS, on_any};
use super::use_settings::use_settings;
use crate::settings::Pace;
use animator::{Animator, Departure};
use in_flight::InFlight;
use manner::Manner;
use room::Lying;

pub use drag::{Dragged, drags, drags_telling, lifts};
pub use figure::{Said, count, figure, seen, top_card};
pub use flight::{BEAT, COUNT, Flight, Movement, PASS, PLAY, REVEAL, STAGGER, SWEEP, Tag};
pub use landing::Landing;
pub use manner::may_move;
pub use rearranged::{rearrange, slots};
pub use round_the_table::use_round_the_table;

/// The motion of a table.
#[derive(Clone, PartialEq)]
pub struct Motion {
    /// The element that contains all anchors.
    pub table: NodeRef,
    /// The element for pictures that are not part of the table. It needs the class `in-flight`.
    pub overlay: NodeRef,
    /// How long the latest flights take, in milliseconds at the normal pace.
    pub lasts: u32,
    /// The cards in flight, for what changes as they land.
    pub landing: Landing,
    /// Whether a card is being turned over, whose result must stay hidden: until it lies there, or until any input.
    pub turning: bool,
}

/// The table before it changes.
struct Leaving {
    departures: Vec<Departure>,
    landing: Landing,
    lay: Vec<Lying>,
}

/// Animates cards whenever `now` changes, according to `flights`, which is called while the page still shows the
/// state before.
#[hook]
pub fn use_motion<T: Clone + PartialEq + 'static>(
    now: T,
    flights: impl FnOnce() -> Vec<Flight>,
) -> Motion {
    let settings = use_settings();
    let (manner, pace) = (Manner::of(&settings.settings), settings.settings.pace);
    let (table, overlay) = (use_node_ref(), use_node_ref());
    let in_flight = use_memo((), |()| InFlight::new());
    let figures = use_mut_ref(Landing::default);
    use_effect_with((), {
        let in_flight = Rc::clone(&in_flight);
        move |()| {
            let land = move || in_flight.land();
            let listeners = (on_any(&INPUTS, &land), on_any(&["resize"], &land));
            move || {
                drop(listeners);
                land();
            }
        }
    });
    let leaving = use_memo(now.clone(), |_| {
        in_flight.land();
        let mut flights = flights();
        if manner == Manner::Still {
            flights.clear();
        }
        let table = table.cast::<Element>();
        let changes = table.as_ref().filter(|_| !flights.is_empty());
        let there = changes.map(anchors::names).unwrap_or_default();
        let moves = changes.filter(|_| manner == Manner::Flies);
        let lay = moves.map(Lying::all).unwrap_or_default();
        let named = anchors::exactly(flights.iter().map(|it| it.from.as_str()), &there);
        for (flight, from) in flights.iter_mut().zip(named) {
            flight.from = from;
        }
        let depart = |flight| Departure::of(flight, table.as_ref());
        let flies = flights.iter().filter(|_| manner == Manner::Flies);
        let landing = figures.borrow().next(flies, pace);
        let departures: Vec<_> = flights.into_iter().map(depart).collect();
        Leaving {
            departures,
            landing,
            lay,
        }
    });
    let landing = leaving.landing.clone();
    let seen = leaving.departures.iter().map(|departure| &departure.flight);
    let seen = seen.filter(|flight| manner == Manner::Flies || flight.way == Movement::Beat);
    let lasts = seen.map(Flight::settles).max();
    let cards = leaving.departures.iter().map(|departure| &departure.flight);
    let cards = cards.filter(|flight| manner == Manner::Flies && !flight.holds());
    let turned = cards.clone().any(|flight| flight.way.hides());
    let turns = cards.map(Flight::lands).max().filter(|_| turned);
    let turning = use_turning(now.clone(), turns, &landing, pace);
    use_effect_with(now, {
        let (table, overlay) = (table.clone(), overlay.clone());
        move |_| {
            let Some((table, overlay)) = table.cast().zip(overlay.cast()) else {
                return;
            };
            drag::take_dropped(&overlay);
            let in_flight = &in_flight;
            let animator = Animator {
                in_flight,
                table,
                overlay,
                pace,
            };
            match manner {
                Manner::Still => {}
                Manner::Fades => animator.fade(&animator.arrivals(&leaving.departures)),
                Manner::Flies => {
                    let arrivals = animator.arrivals(&leaving.departures);
                    animator.make_room(&arrivals, &leaving.lay);
                    animator.launch(&arrivals);
                    in_flight.keep(leaving.landing.clone());
                }
            }
        }
    });
    Motion {
        table,
        overlay,
        lasts: lasts.unwrap_or_default(),
        landing,
        turning,
    }
}

/// Whether a card that began to turn with `now` still does: for `turns` milliseconds at the normal pace, or until all are
/// made to land.
#[hook]
fn use_turning<T: Clone + PartialEq + 'static>(
    now: T,
    turns: Option<u32>,
    landing: &Landing,
    pace: Pace,
) -> bool {
    let lies = use_memo(now.clone(), |_| Cell::new(false));
    let turns = turns.filter(|_| !lies.get());
    let update = use_force_update();
    let landing = landing.clone();
    use_effect_with((now, turns), move |&(_, turns)| {
        let end = move || {
            if !lies.replace(true) {
                update.force_update();
            }
        };
        let timeout = turns.map(|turns| {
            landing.then(end.clone());
            Timeout::new(pace.of(turns), end)
        });
        move || drop(timeout)
    });
    turns.is_some()
}

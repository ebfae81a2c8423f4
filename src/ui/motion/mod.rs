//! Card animations.
//!
//! A game says which cards went where: its [flights](Flight), between anchors that its board marks with
//! `data-anchor`. Their places on the screen are measured just before the page changes and again just after, and
//! what lies there now is animated from where it was. So nothing waits for a flight, the page always matches the
//! game, and the layout never moves.
//!
//! What flies is a picture of the card, in an overlay above all that lies on the table and below its words: wherever it
//! is, it has the size of that place, and where it comes to is hidden until then. The overlay is cleared before anything
//! else is shown. Any user input lands everything at once.
//!
//! Cards can also be dragged: see `drag.rs`.
//!
//! A moment for everybody to see, such as a trick being won, is a flight with words: it holds the game for a
//! second. The words stand at the lower edge of that part of the board, or on its line `data-announces`; those that
//! slam onto it are large, in its middle. Figures that a board marks with `data-figure` change when the cards have
//! landed, from what `data-begins` says if they come to the page with the cards.

mod acting;
mod anchors;
mod animate;
mod animator;
mod drag;
mod figures;
mod flight;
mod held;
mod in_flight;
mod manner;
mod movements;
mod rearranged;
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

pub use drag::{Dragged, drags, drags_telling, lifts};
pub use flight::{BEAT, COUNT, Flight, Movement, PASS, PLAY, REVEAL, STAGGER, SWEEP, Tag};
pub use manner::may_move;
pub use rearranged::{rearrange, slots};
pub use round_the_table::use_round_the_table;

/// The motion of a table.
#[derive(Clone, PartialEq, Debug)]
pub struct Motion {
    /// The element that contains all anchors.
    pub table: NodeRef,
    /// The element for pictures that are not part of the table. It needs the class `in-flight`.
    pub overlay: NodeRef,
    /// How long the latest flights take, in milliseconds at the normal pace.
    pub lasts: u32,
    /// Whether a card is being turned over, whose result must stay hidden: until it lies there, or until any input.
    pub turning: bool,
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
    let departures = use_memo(now.clone(), |_| {
        in_flight.land();
        let mut flights = flights();
        if manner == Manner::Still {
            flights.clear();
        }
        let table = table.cast::<Element>();
        let depart = |flight| Departure::of(flight, table.as_ref());
        let departures: Vec<_> = flights.into_iter().map(depart).collect();
        let flies = table.as_ref().filter(|_| !departures.is_empty());
        let figures = flies.map(figures::read);
        (departures, figures.unwrap_or_default())
    });
    let seen = departures.0.iter().map(|departure| &departure.flight);
    let seen = seen.filter(|flight| manner == Manner::Flies || flight.way == Movement::Beat);
    let lasts = seen.map(Flight::settles).max();
    let cards = departures.0.iter().map(|departure| &departure.flight);
    let cards = cards.filter(|flight| manner == Manner::Flies && !flight.holds());
    let turned = cards.clone().any(|flight| flight.way.hides());
    let turns = cards.map(Flight::lands).max().filter(|_| turned);
    let turning = use_turning(now.clone(), turns, pace);
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
                Manner::Fades => animator.fade(&departures.0),
                Manner::Flies => {
                    animator.launch(&departures.0);
                    animator.hold_figures(&departures.0, &departures.1);
                }
            }
        }
    });
    Motion {
        table,
        overlay,
        lasts: lasts.unwrap_or_default(),
        turning,
    }
}

/// Whether a card that began to turn with `now` still does: for `turns` milliseconds at the normal pace, or until any
/// input.
#[hook]
fn use_turning<T: Clone + PartialEq + 'static>(now: T, turns: Option<u32>, pace: Pace) -> bool {
    let lies = use_memo(now.clone(), |_| Cell::new(false));
    let turns = turns.filter(|_| !lies.get());
    let update = use_force_update();
    use_effect_with((now, turns), move |&(_, turns)| {
        let end = move || {
            if !lies.replace(true) {
                update.force_update();
            }
        };
        let on = turns.map(|turns| {
            let timeout = Timeout::new(pace.of(turns), end.clone());
            (timeout, on_any(&INPUTS, &end))
        });
        move || drop(on)
    });
    turns.is_some()
}

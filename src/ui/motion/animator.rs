//! Turns a game's flights into browser animations.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::Element;

use super::anchors;
use super::animate::Look;
use super::flight::{Flight, Movement};
use super::in_flight::{InFlight, Times};
use super::spot::Spot;
use crate::settings::Pace;

/// How long a card takes to appear where nothing flies, in milliseconds.
const FADE: u32 = 80;

/// A flight before its change, with what the change will remove.
#[derive(Clone)]
pub(super) struct Departure {
    pub(super) flight: Flight,
    /// Where it began, if that was on the screen.
    pub(super) from: Option<Spot>,
    /// Pictures of the cards that leave, with their places and opacities.
    pub(super) leaving: Vec<(Element, Spot, f64)>,
}

impl Departure {
    /// Must be called while the page still shows the state before the change.
    pub(super) fn of(flight: Flight, table: Option<&Element>) -> Self {
        let at = |table| anchors::at(table, &flight.from);
        let leaving = match (flight.way, table) {
            (Movement::Leaves | Movement::Flung, Some(table)) => {
                anchors::cards(table, &flight.from)
            }
            (Movement::Slides, Some(table)) => at(table).into_iter().collect(),
            (Movement::Turns | Movement::Reveals | Movement::Unseen, Some(table)) => at(table)
                .and_then(|at| anchors::print(&at))
                .into_iter()
                .collect(),
            _ => Vec::new(),
        };
        let leaving = leaving
            .iter()
            .filter_map(|card| Some((copy(card)?, Spot::of(card), anchors::opacity(card))));
        Self {
            from: table.and_then(|table| anchors::find(table, &flight.from)),
            leaving: leaving.collect(),
            flight,
        }
    }
}

/// Clones a picture.
pub(super) fn copy(card: &Element) -> Option<Element> {
    card.clone_node_with_deep(true).ok()?.dyn_into().ok()
}

/// Starts flights, once the page shows the state after the change.
pub(super) struct Animator<'a> {
    pub(super) in_flight: &'a Rc<InFlight>,
    pub(super) table: Element,
    pub(super) overlay: Element,
    pub(super) pace: Pace,
}

impl Animator<'_> {
    /// The same departures with the anchors where they end, now that the page shows those.
    pub(super) fn arrivals(&self, departures: &[Departure]) -> Vec<Departure> {
        let names = departures.iter().map(|it| it.flight.to.as_str());
        let named = anchors::exactly(names, &anchors::names(&self.table));
        let arrive = |(departure, to): (&Departure, String)| {
            let mut arrives = departure.clone();
            arrives.flight.to = to;
            arrives
        };
        departures.iter().zip(named).map(arrive).collect()
    }

    /// Starts all flights.
    pub(super) fn launch(&self, departures: &[Departure]) {
        let mut last = None;
        let mut latest = 0;
        for departure in departures {
            let flight = &departure.flight;
            let mut begun = match flight.way {
                Movement::Comes
                | Movement::Drawn
                | Movement::Unseen
                | Movement::Passes
                | Movement::Goes => self.fly(departure),
                Movement::Leaves => self.sweep(departure),
                Movement::Flung => self.fling(departure),
                Movement::Turns => self.turn(departure),
                Movement::Reveals => self.reveal(departure),
                Movement::Slides => self.slide(departure),
                Movement::Grows => self.grow(departure),
                Movement::Beat | Movement::Counts => self.beat(departure),
            };
            if flight.weight > 0 {
                begun = self.thump(flight).or(begun);
            }
            if begun.is_some() && flight.settles() >= latest {
                latest = flight.settles();
                last = begun;
            }
        }
        self.in_flight.land_after(last, &self.table);
        self.mark_who_acts(departures);
    }

    /// The version for reduced motion: fades in what came, but still holds beats.
    pub(super) fn fade(&self, departures: &[Departure]) {
        let mut last = None;
        let mut beat = None;
        for departure in departures {
            let flight = &departure.flight;
            if flight.way == Movement::Beat {
                beat = self.beat(departure).or(beat);
            }
            if matches!(
                flight.way,
                Movement::Comes | Movement::Drawn | Movement::Unseen
            ) && let Some(anchor) = anchors::at(&self.table, &flight.to)
            {
                let looks = [Look::opacity(0.0), Look::opacity(1.0)];
                let (after, time) = (0, FADE);
                let begun =
                    self.in_flight
                        .show(&anchors::mover(&anchor), &looks, Times { after, time });
                last = begun.or(last);
            }
        }
        self.in_flight.land_after(beat.or(last), &self.table);
        self.mark_who_acts(departures);
    }

    pub(super) fn times(&self, flight: &Flight) -> Times {
        Times::at(self.pace, flight.after, flight.time())
    }

    /// Where a flight began: its place before the change, or the current one if it was not on the screen.
    pub(super) fn begin(&self, departure: &Departure) -> Option<Spot> {
        let now = || anchors::find(&self.table, &departure.flight.from);
        departure.from.or_else(now)
    }
}

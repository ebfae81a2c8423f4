//! Turns a game's flights into browser animations.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::{Animation, Element};

use super::anchors::{self, Spot};
use super::animate::Look;
use super::figures::Figures;
use super::flight::{Flight, Movement, PLAY, Saying};
use super::in_flight::{InFlight, Times};
use crate::settings::Pace;

/// How long a card takes to appear where nothing flies, in milliseconds.
const FADE: u32 = 80;

/// The fraction of the way that cards taken away travel before they are gone.
const AWAY: f64 = 0.6;

/// A flight before its change, with what the change will remove.
pub(super) struct Departure {
    pub(super) flight: Flight,
    /// Where it began, if that was on the screen.
    from: Option<Spot>,
    /// Pictures of the cards that leave, with their places and opacities.
    leaving: Vec<(Element, Spot, f64)>,
}

impl Departure {
    /// Must be called while the page still shows the state before the change.
    pub(super) fn of(flight: Flight, table: Option<&Element>) -> Self {
        let leaving = match (flight.way, table) {
            (Movement::Leaves, Some(table)) => anchors::cards(table, &flight.from),
            (Movement::Slides, Some(table)) => {
                anchors::at(table, &flight.from).into_iter().collect()
            }
            (Movement::Turns, Some(table)) => {
                let anchor = anchors::at(table, &flight.from);
                anchor
                    .and_then(|anchor| anchors::card(&anchor))
                    .into_iter()
                    .collect()
            }
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
fn copy(card: &Element) -> Option<Element> {
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
    /// Starts all flights.
    pub(super) fn launch(&self, departures: &[Departure]) {
        let mut last = None;
        let mut latest = 0;
        for departure in departures {
            let begun = match departure.flight.way {
                Movement::Comes | Movement::Drawn | Movement::Shifts => self.fly(departure),
                Movement::Unseen => self.fly_unseen(departure),
                Movement::Leaves => self.sweep(departure),
                Movement::Turns => self.turn(departure),
                Movement::Passes => self.pass(departure),
                Movement::Slides => self.slide(departure),
                Movement::Grows => self.grow(departure),
                Movement::Beat => self.beat(departure),
            };
            if begun.is_some() && departure.flight.lands() >= latest {
                latest = departure.flight.lands();
                last = begun;
            }
        }
        self.in_flight.land_after(last);
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
                let looks = [Look::seen(0.0), Look::seen(1.0)];
                let (after, time) = (0, FADE);
                let begun =
                    self.in_flight
                        .show(&anchors::mover(&anchor), &looks, Times { after, time });
                last = begun.or(last);
            }
        }
        self.in_flight.land_after(beat.or(last));
    }

    /// Delays each figure until the card that changes it lands: the last one that leaves or reaches its anchor, or,
    /// if there is none, the last card of all.
    pub(super) fn hold_figures(&self, departures: &[Departure], before: &Figures) {
        let flights = departures.iter().map(|departure| &departure.flight);
        let moves: Vec<&Flight> = flights.filter(|flight| !flight.holds()).collect();
        let Some(last) = moves.iter().map(|flight| flight.lands()).max() else {
            return;
        };
        let left: Vec<&str> = moves.iter().map(|flight| flight.from.as_str()).collect();
        let changes = |anchor: Option<&str>| {
            let touch = moves
                .iter()
                .filter(|flight| anchor.is_some_and(|anchor| flight.touches(anchor)));
            let arrives = touch.map(|flight| flight.arrives()).max();
            self.pace.of(arrives.unwrap_or(last))
        };
        self.in_flight
            .hold_figures(&self.table, before, &left, changes);
    }

    fn times(&self, flight: &Flight) -> Times {
        Times::at(self.pace, flight.after, flight.time())
    }

    /// Where a flight began: its place before the change, or the current one if it was not on the screen.
    fn begin(&self, departure: &Departure) -> Option<Spot> {
        let now = || anchors::find(&self.table, &departure.flight.from);
        departure.from.or_else(now)
    }

    /// The element itself, which is already at its new place, comes from the old one.
    fn fly(&self, departure: &Departure) -> Option<Animation> {
        let flight = &departure.flight;
        let from = self.begin(departure)?;
        let anchor = anchors::at(&self.table, &flight.to)?;
        let mover = anchors::mover(&anchor);
        let here = Spot::of(&anchors::card(&anchor).unwrap_or(anchor));
        let there = Look::moved(here.shown_at(from, Spot::of(&mover))?);
        let landed = Look::moved("none");
        let looks = match flight.way {
            Movement::Drawn => vec![
                there.with_opacity(0.0),
                Look::seen(1.0).at(0.1),
                landed.with_opacity(1.0),
            ],
            _ => vec![there, landed],
        };
        if flight.way != Movement::Shifts {
            self.in_flight.lift(&mover);
        }
        self.in_flight.show(&mover, &looks, self.times(flight))
    }

    fn hide_until_landed(&self, card: &Element, flight: &Flight) {
        let looks = [Look::seen(0.0), Look::seen(0.0).at(0.99), Look::seen(1.0)];
        let whole = Times::at(self.pace, 0, flight.lands());
        self.in_flight.show(card, &looks, whole);
    }

    /// A card back flies, and the card that came is shown when that has landed.
    fn fly_unseen(&self, departure: &Departure) -> Option<Animation> {
        let flight = &departure.flight;
        let from = self.begin(departure)?;
        let to = anchors::find(&self.table, &flight.to)?;
        let back = anchors::card(&anchors::at(&self.table, &flight.from)?)?;
        let ghost = self.in_flight.ghost(&self.overlay, copy(&back)?, from)?;
        // Until it leaves it is one of those that lie there, and covers nothing.
        let looks = [
            Look::moved("none").with_opacity(0.0),
            Look::seen(1.0).at(0.02),
            Look::moved(from.shown_at(to, from)?).with_opacity(1.0),
        ];
        if let Some(anchor) = anchors::at(&self.table, &flight.to) {
            self.hide_until_landed(&anchors::mover(&anchor), flight);
        }
        self.in_flight.show(&ghost, &looks, self.times(flight))
    }

    /// Cards that are no longer there are gathered and leave, together with one that was only passing.
    fn sweep(&self, departure: &Departure) -> Option<Animation> {
        let flight = &departure.flight;
        let to = anchors::find(&self.table, &flight.to)?;
        let mut leaving = departure.leaving.clone();
        if let Some(card) = &flight.card {
            let card = anchors::drawn(&self.table, card)?;
            leaving.push((card, self.begin(departure)?, 0.0));
        }
        let count = leaving.len() as f64;
        let middle = |of: fn(&Spot) -> f64| {
            let all = leaving.iter().map(|(_, place, _)| of(place));
            all.sum::<f64>() / count
        };
        let (x, y) = (middle(|place| place.x), middle(|place| place.y));
        let mut begun = None;
        for (card, place, opacity) in &leaving {
            let gathered = Spot { x, y, ..*place };
            let gone = Spot {
                x: x + AWAY * (to.x - x),
                y: y + AWAY * (to.y - y),
                ..*place
            };
            let moved = |to| {
                place
                    .shown_at(to, *place)
                    .unwrap_or_else(|| "none".to_owned())
            };
            let looks = [
                Look::moved("none").with_opacity(*opacity),
                Look::seen(1.0).at(0.02),
                Look::moved(moved(gathered)).with_opacity(1.0),
                Look::moved(moved(gone)).with_opacity(0.0),
            ];
            let ghost = self.in_flight.ghost(&self.overlay, card.clone(), *place)?;
            begun = self
                .in_flight
                .show(&ghost, &looks, self.times(flight))
                .or(begun);
        }
        begun
    }

    /// A back is closed where it lay, and a face is opened.
    fn turn(&self, departure: &Departure) -> Option<Animation> {
        let flight = &departure.flight;
        let (back, place, _) = departure.leaving.first()?;
        let edge = || Look::moved("scaleX(0)").with_opacity(1.0);
        let flat = || Look::moved("none").with_opacity(1.0);
        let times = self.times(flight);
        // If the face is already there, hide it until then.
        if let Some(lies) = anchors::at(&self.table, &flight.to).and_then(|at| anchors::card(&at)) {
            self.hide_until_landed(&lies, flight);
        }
        let back = self.in_flight.ghost(&self.overlay, back.clone(), *place)?;
        let closes = [flat(), edge().at(0.5), edge().with_opacity(0.0)];
        self.in_flight.show(&back, &closes, times)?;
        let face = anchors::drawn(&self.table, flight.card.as_deref()?)?;
        let face = self.in_flight.ghost(&self.overlay, face, *place)?;
        let opens = [edge().with_opacity(0.0), edge().at(0.5), flat()];
        self.in_flight.show(&face, &opens, times)
    }

    /// A card comes to an anchor, and stays there for the rest of the flight.
    fn pass(&self, departure: &Departure) -> Option<Animation> {
        let flight = &departure.flight;
        let from = self.begin(departure)?.for_card();
        let here = anchors::find(&self.table, &flight.to)?.for_card();
        let card = anchors::drawn(&self.table, flight.card.as_deref()?)?;
        let ghost = self.in_flight.ghost(&self.overlay, card, here)?;
        let looks = [
            Look::moved(here.shown_at(from, here)?).with_opacity(0.0),
            Look::seen(1.0).at(0.05),
            Look::moved("none")
                .with_opacity(1.0)
                .at(f64::from(PLAY) / f64::from(flight.time())),
            Look::moved("none").with_opacity(1.0),
        ];
        self.in_flight.show(&ghost, &looks, self.times(flight))
    }

    /// The element itself leaves, and fades where it arrives.
    fn slide(&self, departure: &Departure) -> Option<Animation> {
        let flight = &departure.flight;
        let (thing, place, opacity) = departure.leaving.first()?;
        let to = anchors::find(&self.table, &flight.to)?;
        let there = Spot {
            x: to.x,
            y: to.y,
            ..*place
        };
        let thing = self.in_flight.ghost(&self.overlay, thing.clone(), *place)?;
        // Until it leaves it is shown where it was, though the page has already removed it.
        let looks = [
            Look::moved("none").with_opacity(*opacity),
            Look::moved("scale(1.6)").with_opacity(*opacity).at(0.15),
            Look::moved(place.shown_at(there, *place)?)
                .with_opacity(1.0)
                .at(0.85),
            Look::seen(0.0),
        ];
        self.in_flight.show(&thing, &looks, self.times(flight))
    }

    /// A card is slightly enlarged for a moment.
    fn grow(&self, departure: &Departure) -> Option<Animation> {
        let flight = &departure.flight;
        let mover = anchors::mover(&anchors::at(&self.table, &flight.to)?);
        let large = || Look::moved("translateY(-6%) scale(1.1)");
        let looks = [
            Look::moved("none"),
            large().at(0.2),
            large().at(0.85),
            Look::moved("none"),
        ];
        self.in_flight.lift(&mover);
        self.in_flight.show(&mover, &looks, self.times(flight))
    }

    /// Shows words over the part of the board that contains the place, until the beat is over.
    fn beat(&self, departure: &Departure) -> Option<Animation> {
        let flight = &departure.flight;
        let Saying { seat, words } = flight.says.as_ref()?;
        let at = anchors::at(&self.table, &flight.to)?;
        let over = Spot::of(&at.closest("section").ok().flatten().unwrap_or(at));
        // The lower edge covers nothing that people look at.
        let line = Spot {
            y: over.y + over.height / 2.0,
            height: 0.0,
            ..over
        };
        let document = self.overlay.owner_document()?;
        let says = document.create_element("p").ok()?;
        if let Some(seat) = seat {
            let mark = document.create_element("span").ok()?;
            mark.set_class_name("seat-mark");
            says.append_child(&mark).ok()?;
            says.set_class_name(&format!("beat seat-{}", seat.0));
        } else {
            says.set_class_name("beat");
        }
        says.append_child(&document.create_text_node(words)).ok()?;
        let ghost = self.in_flight.ghost(&self.overlay, says, line)?;
        let looks = [
            Look::seen(0.0),
            Look::seen(1.0).at(0.12),
            Look::seen(1.0).at(0.88),
            Look::seen(0.0),
        ];
        self.in_flight.show(&ghost, &looks, self.times(flight))
    }
}

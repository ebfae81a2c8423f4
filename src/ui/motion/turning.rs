//! How a card is turned over.

use web_sys::{Animation, Element};

use super::anchors;
use super::animate::Look;
use super::animator::{Animator, Departure};
use super::flight::{Flight, PLAY, REVEALED};
use super::movements::Stop;
use super::spot::Spot;

impl Animator<'_> {
    /// A back is closed at some spot, and a face is opened, which stays until the end. `after` and `closes` say when,
    /// as fractions of the time; `before` is where the back comes from.
    fn open(
        &self,
        departure: &Departure,
        before: &[Stop],
        at: Spot,
        turn: (f64, f64),
    ) -> Option<Animation> {
        let flight = &departure.flight;
        let lay = departure.leaving.first().map(|(back, ..)| back.clone());
        let drawn = || anchors::drawn(&self.table, flight.back.as_deref()?);
        let back = lay.or_else(drawn)?;
        let face = anchors::drawn(&self.table, flight.card.as_deref()?)?;
        let times = self.times(flight);
        let (begins, ends) = turn;
        let edge = f64::midpoint(begins, ends);
        let flat = at.shown_at(at);
        let thin = format!("{flat} scaleX(0)");
        let wide = format!("{flat} scaleX(1)");
        let back = self.in_flight.ghost(&self.overlay, back, at)?;
        let mut closes: Vec<Look> = before
            .iter()
            .map(|Stop(spot, time, seen)| {
                let moved = format!("{} scaleX(1)", at.shown_at(*spot));
                Look::moved(moved).with_opacity(*seen).at(*time)
            })
            .collect();
        closes.extend([
            Look::moved(wide.clone()).with_opacity(1.0).at(begins),
            Look::moved(thin.clone()).with_opacity(1.0).at(edge),
            Look::moved(thin.clone()).with_opacity(0.0).at(1.0),
        ]);
        self.in_flight.show(&back, &closes, times)?;
        let face = self.in_flight.ghost(&self.overlay, face, at)?;
        let opens = [
            Look::moved(thin.clone()).with_opacity(0.0).at(0.0),
            Look::moved(thin).with_opacity(1.0).at(edge),
            Look::moved(wide.clone()).with_opacity(1.0).at(ends),
            Look::moved(wide).with_opacity(1.0).at(1.0),
        ];
        self.in_flight.show(&face, &opens, times)
    }

    /// A card is turned over where it lies.
    pub(super) fn turn(&self, departure: &Departure) -> Option<Animation> {
        let flight = &departure.flight;
        let (_, at, _) = *departure.leaving.first()?;
        // If the face is already there, hide it until then.
        if let Some(anchor) = anchors::at(&self.table, &flight.to) {
            self.hide_card_until_landed(&anchor, flight);
        }
        self.open(departure, &[Stop(at, 0.0, 1.0)], at, (0.0, 1.0))
    }

    /// A card is lifted from where it lay face down, turned over where everybody sees it, and stays there for a
    /// breath.
    pub(super) fn reveal(&self, departure: &Departure) -> Option<Animation> {
        let flight = &departure.flight;
        let from = self.begin(departure)?;
        let anchor = anchors::at(&self.table, &flight.to)?;
        let at = anchors::spot(&anchor);
        self.hide_card_until_landed(&anchor, flight);
        let part = |time: u32| f64::from(time) / f64::from(flight.time());
        let turn = (part(REVEALED.start), part(REVEALED.end));
        let before = [Stop(from, 0.0, 1.0), Stop(at, part(PLAY), 1.0)];
        self.open(departure, &before, at, turn)
    }

    fn hide_card_until_landed(&self, anchor: &Element, flight: &Flight) {
        if let Some(card) = anchors::card(anchor) {
            self.hide_until_landed(&card, flight);
        }
    }
}

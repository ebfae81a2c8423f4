//! How each kind of flight moves.

use web_sys::{Animation, Element};

use super::anchors;
use super::animate::Look;
use super::animator::{Animator, Departure, copy};
use super::flight::{Flight, Movement, PLAY, Saying, THUMP, Tag};
use super::in_flight::Times;
use super::manner::is_reduced;
use super::spot::{Spot, written};
use crate::engine::Seat;

/// Selects the place for words over a part of the board, if that is not its lower edge.
const ANNOUNCES: &str = "[data-announces]";

/// A stop on the way of a card: where, at which fraction of the time, and how clearly it is seen there.
pub(super) struct Stop(pub(super) Spot, pub(super) f64, pub(super) f64);

impl Animator<'_> {
    /// Carries a picture of a card from stop to stop, above all that lies on the table. It is as large as the largest
    /// of them, and shown everywhere in the size of the place where it is.
    pub(super) fn carry(&self, card: Element, stops: &[Stop], times: Times) -> Option<Animation> {
        let spots = stops.iter().map(|Stop(spot, ..)| *spot);
        let large = spots.reduce(|one, other| if other.width > one.width { other } else { one })?;
        let ghost = self.in_flight.ghost(&self.overlay, card, large)?;
        let look = |Stop(spot, at, seen): &Stop| {
            Look::moved(large.shown_at(*spot))
                .with_opacity(*seen)
                .at(*at)
        };
        let looks: Vec<Look> = stops.iter().map(look).collect();
        self.in_flight.show(&ghost, &looks, times)
    }

    /// A picture of a card goes from where it was to where it is, or to where it lies to be seen. What has come is seen
    /// only then.
    pub(super) fn fly(&self, departure: &Departure) -> Option<Animation> {
        let flight = &departure.flight;
        let from = self.begin(departure)?;
        let to = anchors::find(&self.table, &flight.to)?;
        let there = anchors::at(&self.table, &flight.to);
        let lies = |anchor: &str| copy(&anchors::print(&anchors::at(&self.table, anchor)?)?);
        // A back that comes from a pile was there before, if the table was.
        let before = || departure.leaving.first().map(|(back, ..)| back.clone());
        let (card, hides) = match flight.way {
            Movement::Unseen => (before().or_else(|| lies(&flight.from))?, true),
            Movement::Passes | Movement::Goes => {
                let card = flight.card.as_deref()?;
                (anchors::drawn(&self.table, card)?, flight.unveils)
            }
            _ => (lies(&flight.to)?, true),
        };
        if let Some(there) = there.filter(|_| hides) {
            self.hide_until_landed(&there, flight);
        }
        // One from a pile, or a hand, is one of many until it leaves, and covers nothing.
        let lay = matches!(flight.way, Movement::Comes | Movement::Goes);
        let stops = [
            Stop(from, 0.0, f64::from(u8::from(lay))),
            Stop(from, 0.02, 1.0),
            // Over what moves below it, it may stay for a while.
            Stop(to, f64::from(PLAY) / f64::from(flight.time()), 1.0),
            Stop(to, 1.0, 1.0),
        ];
        self.carry(card, &stops, self.times(flight))
    }

    pub(super) fn hide_until_landed(&self, anchor: &Element, flight: &Flight) {
        let looks = [Look::opacity(0.0), Look::opacity(0.0)];
        let whole = Times::at(self.pace, 0, flight.lands());
        let mover = anchors::mover(anchor);
        self.in_flight.lift(&mover);
        self.in_flight.show(&mover, &looks, whole);
    }

    /// The cards that leave an anchor, with the one that was only passing.
    fn leaving(&self, departure: &Departure) -> Option<Vec<(Element, Spot, f64)>> {
        let mut leaving = departure.leaving.clone();
        if let Some(card) = &departure.flight.card {
            let card = anchors::drawn(&self.table, card)?;
            // It has just come here, and the board may have changed with it.
            let here = anchors::find(&self.table, &departure.flight.from);
            leaving.push((card, here.or(departure.from)?, 0.0));
        }
        Some(leaving)
    }

    /// Cards that are no longer there are gathered, and leave one after the other.
    pub(super) fn sweep(&self, departure: &Departure) -> Option<Animation> {
        let flight = &departure.flight;
        let to = anchors::find(&self.table, &flight.to)?;
        let leaving = self.leaving(departure)?;
        let count = leaving.len() as f64;
        let middle = |of: fn(&Spot) -> f64| {
            let all = leaving.iter().map(|(_, place, _)| of(place));
            all.sum::<f64>() / count
        };
        let (x, y) = (middle(|place| place.x), middle(|place| place.y));
        let mut begun = None;
        for (nth, (card, place, opacity)) in leaving.iter().enumerate() {
            let gathered = Spot { x, y, ..*place };
            // The last of them arrives when the flight lands.
            let late = 0.3 * (nth as f64 + 1.0) / count;
            let stops = [
                Stop(*place, 0.0, *opacity),
                Stop(*place, 0.02, 1.0),
                Stop(gathered, 0.1 + late, 1.0),
                Stop(to, 0.65 + late, 1.0),
                Stop(to, (0.7 + late).min(1.0), 0.0),
                Stop(to, 1.0, 0.0),
            ];
            let flies = self.carry(card.clone(), &stops, self.times(flight));
            begun = flies.or(begun);
        }
        begun
    }

    /// Cards are swept off the table together, the topmost a little ahead of the others: drawn back and fanned out as
    /// they lie askew, and then thrown.
    pub(super) fn fling(&self, departure: &Departure) -> Option<Animation> {
        let leaving = self.leaving(departure)?;
        let over = Spot::of(&self.overlay);
        let count = leaving.len() as f64;
        let mut begun = None;
        for (nth, (card, place, opacity)) in leaving.iter().enumerate() {
            let late = 0.15 * (count - 1.0 - nth as f64) / count;
            let lean = place.tilt.clamp(-12.0, 12.0);
            // First a little back, as a hand does before it sweeps.
            let back = Spot {
                x: place.x + (lean * 0.03 - 0.35) * place.width,
                tilt: lean * 2.2 - 8.0,
                ..*place
            };
            let off = Spot {
                x: over.x + over.width / 2.0 + 1.2 * place.width,
                y: place.y + (lean * 0.06 - 0.3) * place.height,
                tilt: lean * 6.0 + 40.0,
                ..*place
            };
            let looks = [
                Look::moved(place.shown_at(*place)).with_opacity(*opacity),
                Look::moved(place.shown_at(*place))
                    .with_opacity(1.0)
                    .at(0.01 + late),
                Look::moved(place.shown_at(back))
                    .with_opacity(1.0)
                    .at(0.35 + late)
                    .speeding_up(),
                Look::moved(place.shown_at(off))
                    .with_opacity(1.0)
                    .at(0.85 + late),
                Look::moved(place.shown_at(off)).with_opacity(1.0).at(1.0),
            ];
            let ghost = self.in_flight.ghost(&self.overlay, card.clone(), *place);
            let times = self.times(&departure.flight);
            let flies = ghost.and_then(|ghost| self.in_flight.show(&ghost, &looks, times));
            begun = flies.or(begun);
        }
        begun
    }

    /// What lies at an anchor goes elsewhere, and is gone when it arrives.
    pub(super) fn slide(&self, departure: &Departure) -> Option<Animation> {
        let flight = &departure.flight;
        let (thing, place, opacity) = departure.leaving.first()?;
        let to = anchors::find(&self.table, &flight.to)?;
        let sized = |width, spot| Spot { width, ..spot };
        // What is no card keeps its size, and is small: it is lifted to be seen.
        let (lifted, to) = match anchors::print(thing) {
            Some(_) => (*place, to),
            None => (sized(1.6 * place.width, *place), sized(place.width, to)),
        };
        // A stack of cards keeps its shape.
        let to = Spot {
            height: to.width * place.height / place.width.max(1.0),
            ..to
        };
        // Until it leaves it is shown where it was, though the page has already removed it.
        let stops = [
            Stop(*place, 0.0, *opacity),
            Stop(lifted, 0.15, *opacity),
            Stop(to, 0.9, 1.0),
            Stop(to, 1.0, 0.0),
        ];
        if let Some(tag) = &flight.tag {
            wear(thing, tag);
        }
        self.carry(thing.clone(), &stops, self.times(flight))
    }

    /// The place where something heavy lands gives way for a moment.
    pub(super) fn thump(&self, flight: &Flight) -> Option<Animation> {
        let (outer, _) = flight.to.rsplit_once('-').unwrap_or_default();
        let around = anchors::at(&self.table, outer);
        let place = around.or_else(|| anchors::at(&self.table, &flight.to))?;
        let deep = f64::from(flight.weight.min(12)) / 2.0 + 2.0;
        let pushed = |by: f64| Look::moved(format!("translateY({}px)", written(by)));
        let looks = [
            Look::moved("none"),
            pushed(deep).at(0.25),
            pushed(-deep / 3.0).at(0.6),
            Look::moved("none"),
        ];
        let times = Times::at(self.pace, flight.lies(), THUMP);
        self.in_flight.show(&place, &looks, times)
    }

    /// A card is slightly enlarged for a moment.
    pub(super) fn grow(&self, departure: &Departure) -> Option<Animation> {
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

    /// Shows words over the part of the board that contains the place, or where that part has a place for them, until
    /// the beat is over.
    pub(super) fn beat(&self, departure: &Departure) -> Option<Animation> {
        let flight = &departure.flight;
        let Saying { seat, words, slams } = flight.says.as_ref()?;
        let at = anchors::at(&self.table, &flight.to)?;
        if let Some(shakes) = slams {
            let part = at.closest("section").ok().flatten().unwrap_or(at);
            let says = self.words("beat slams", *seat, words)?;
            return self.slam(flight, &part, says, *shakes);
        }
        // The lower edge covers nothing that people look at; a number stands above the card that it counts.
        let (over, edge) = match flight.way {
            Movement::Counts => (anchors::spot(&at), -0.5),
            _ => {
                let part = at.closest("section").ok().flatten().unwrap_or(at);
                let place = part.query_selector(ANNOUNCES).ok().flatten();
                (Spot::of(&place.unwrap_or(part)), 0.5)
            }
        };
        let line = Spot {
            y: over.y + over.height * edge,
            height: 0.0,
            ..over
        };
        let class = match flight.way {
            Movement::Counts => "beat count",
            _ => "beat",
        };
        let says = self.words(class, *seat, words)?;
        let ghost = self.in_flight.ghost(&self.overlay, says, line)?;
        ghost.set_class_name("ghost words");
        let looks = [
            Look::opacity(0.0),
            Look::opacity(1.0).at(0.12),
            Look::opacity(1.0).at(0.88),
            Look::opacity(0.0),
        ];
        self.in_flight.show(&ghost, &looks, self.times(flight))
    }

    /// A line with a few words, and the mark of whose moment it is.
    fn words(&self, class: &str, seat: Option<Seat>, words: &str) -> Option<Element> {
        let document = self.overlay.owner_document()?;
        let says = document.create_element("p").ok()?;
        says.set_class_name(class);
        if let Some(seat) = seat {
            let mark = document.create_element("span").ok()?;
            mark.set_class_name("seat-mark");
            says.append_child(&mark).ok()?;
            says.set_class_name(&format!("{class} seat-{}", seat.0));
        }
        says.append_child(&document.create_text_node(words)).ok()?;
        Some(says)
    }

    /// Large words slam onto this part of the board, which shakes, and follow what is swept away. With reduced motion
    /// they only appear.
    fn slam(
        &self,
        flight: &Flight,
        part: &Element,
        says: Element,
        shakes: u8,
    ) -> Option<Animation> {
        let over = Spot::of(part);
        let ghost = self.in_flight.ghost(&self.overlay, says, over)?;
        ghost.set_class_name("ghost words");
        if is_reduced() {
            let looks = [Look::opacity(1.0), Look::opacity(1.0)];
            return self.in_flight.show(&ghost, &looks, self.times(flight));
        }
        let sized = |size: f64| Look::moved(format!("scale({})", written(size)));
        let looks = [
            sized(2.4).with_opacity(0.0).speeding_up(),
            sized(1.0).with_opacity(1.0).at(0.14),
            sized(1.06).with_opacity(1.0).at(0.2),
            sized(1.0).with_opacity(1.0).at(0.26),
            sized(1.0).with_opacity(1.0).at(0.86),
            sized(0.9).with_opacity(0.0),
        ];
        if shakes > 0 {
            let by = f64::from(shakes);
            let pushed = |x: f64, y: f64| {
                Look::moved(format!("translate({}px, {}px)", written(x), written(y)))
            };
            let shaken = [
                Look::moved("none"),
                pushed(-by, by),
                pushed(by, -by),
                pushed(-by, 0.0),
                Look::moved("none"),
            ];
            let hits = flight.after + flight.time() * 14 / 100;
            self.in_flight
                .show(part, &shaken, Times::at(self.pace, hits, THUMP));
        }
        self.in_flight.show(&ghost, &looks, self.times(flight))
    }
}

/// Puts a tag on a picture.
fn wear(picture: &Element, tag: &Tag) {
    let classes = format!("{} {}", picture.class_name(), tag.class);
    picture.set_class_name(&classes);
    let written = picture
        .owner_document()
        .filter(|_| !tag.words.is_empty())
        .and_then(|it| it.create_element("i").ok());
    if let Some(written) = written {
        written.set_class_name("tab");
        written.set_text_content(Some(&tag.words));
        let _ = picture.append_child(&written);
    }
}

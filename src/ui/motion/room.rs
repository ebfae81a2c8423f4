//! Cards that nothing moves, but that make room for others or close a gap: found by comparing where cards lay with where
//! they lie.

use web_sys::{Animation, Element};

use super::anchors;
use super::animate::Look;
use super::animator::{Animator, Departure};
use super::flight::{Flight, Movement, PLAY, is_within};
use super::in_flight::Times;
use super::spot::{Spot, written};

/// Selects what moves as a whole when the table is turned to another player, and the parts of a board.
const PART: &str = "[data-sits], section";

/// A card that lies at an anchor.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Lying {
    anchor: String,
    /// The id of its drawing.
    print: String,
    /// What it lies in that moves as a whole when the table is turned; empty if nothing.
    part: String,
    /// Where, as seen from the part of the board in which it lies.
    spot: Spot,
}

impl Lying {
    fn of(card: &Element) -> Option<Self> {
        let around = card.closest("[data-anchor]").ok()??;
        let part = card.closest(PART).ok()??;
        let (corner, spot) = (part.get_bounding_client_rect(), Spot::of(card));
        Some(Self {
            anchor: around.get_attribute("data-anchor")?,
            print: card.query_selector("use").ok()??.get_attribute("href")?,
            part: part.get_attribute("data-sits").unwrap_or_default(),
            spot: Spot {
                x: spot.x - corner.x(),
                y: spot.y - corner.y(),
                ..spot
            },
        })
    }

    /// The cards on a table, in the order of the page; of several at an anchor the first.
    pub(super) fn all(table: &Element) -> Vec<Self> {
        let cards = anchors::all(table, "[data-anchor] .card, .card[data-anchor]");
        let mut all: Vec<Self> = cards.iter().filter_map(Self::of).collect();
        all.retain(|it| it.spot.width > 0.0);
        all.dedup_by(|one, other| one.anchor == other.anchor);
        all
    }

    /// Whether it may be the same card as another: of like cards, it isn't known which is which.
    fn is_like(&self, other: &Self) -> bool {
        let same = around(&self.anchor) == around(&other.anchor) && self.part == other.part;
        same && self.print == other.print
    }

    /// Whether a flight takes it away.
    fn leaves_with(&self, flight: &Flight) -> bool {
        match flight.way {
            Movement::Leaves | Movement::Flung => is_within(&self.anchor, &flight.from),
            _ => flight.from == self.anchor,
        }
    }
}

/// The first word of an anchor, which names the cards among which it lies.
fn around(anchor: &str) -> &str {
    anchor.split_once('-').map_or(anchor, |(first, _)| first)
}

/// The cards that neither left nor came but lie elsewhere: as they lay and as they lie. Like cards keep their order; but if
/// not all of them were on the page before and after, each is at its anchor still.
fn moved<'a>(
    flights: &[&Flight],
    lay: &'a [Lying],
    lie: &'a [Lying],
) -> Vec<(&'a Lying, &'a Lying)> {
    let left = |it: &Lying| flights.iter().any(|flight| it.leaves_with(flight));
    let came = |it: &Lying| flights.iter().any(|flight| flight.to == it.anchor);
    let lay: Vec<&Lying> = lay.iter().filter(|it| !left(it)).collect();
    let lie: Vec<&Lying> = lie.iter().filter(|it| !came(it)).collect();
    let keeps = |it: &Lying, of: &[&Lying]| {
        let mut like = of.iter().filter(|other| other.is_like(it));
        like.any(|other| other.spot.is_near(it.spot))
    };
    let (lay, lie): (Vec<&Lying>, Vec<&Lying>) = (
        lay.iter().copied().filter(|it| !keeps(it, &lie)).collect(),
        lie.iter().copied().filter(|it| !keeps(it, &lay)).collect(),
    );
    let pair = |(at, &it): (usize, &&'a Lying)| {
        let like = || lay.iter().copied().filter(|lay| lay.is_like(it));
        let now = |lie: &[&Lying]| lie.iter().filter(|lie| lie.is_like(it)).count();
        let was = if like().count() == now(&lie) {
            like().nth(now(&lie[..at]))
        } else {
            like().find(|lay| lay.anchor == it.anchor)
        };
        Some((was?, it))
    };
    lie.iter().enumerate().filter_map(pair).collect()
}

/// When those among which a card lies begin to make room: they have done so when the first other comes to lie there; if
/// none does, they close up as the last one leaves.
fn begins(flights: &[&Flight], card: &Lying) -> u32 {
    let there = |anchor: &str| around(anchor) == around(&card.anchor);
    let comes = |it: &&&Flight| {
        use Movement::{Comes, Drawn, Reveals, Unseen};
        matches!(it.way, Comes | Drawn | Unseen | Reveals) && there(&it.to)
    };
    let first = flights
        .iter()
        .filter(comes)
        .map(|it| it.lies() - PLAY)
        .min();
    let last = || {
        flights
            .iter()
            .filter(|it| there(&it.from))
            .map(|it| it.after)
            .max()
    };
    first.or_else(last).unwrap_or_default()
}

impl Animator<'_> {
    /// Moves the cards that stayed, from where they lay.
    pub(super) fn make_room(&self, arrivals: &[Departure], lay: &[Lying]) {
        let flights = arrivals.iter().map(|it| &it.flight);
        let flights: Vec<&Flight> = flights.filter(|it| !it.holds()).collect();
        if flights.is_empty() {
            return;
        }
        let lie = Lying::all(&self.table);
        for (was, is) in moved(&flights, lay, &lie) {
            let _ = self.shift(was, is, begins(&flights, is));
        }
    }

    /// The element itself moves, in its place on the page.
    fn shift(&self, was: &Lying, is: &Lying, begins: u32) -> Option<Animation> {
        let anchor = anchors::at(&self.table, &is.anchor)?;
        let mover = anchors::mover(&anchor);
        let here = anchors::spot(&anchor);
        let middle = Spot::of(&mover);
        // The card is not in the middle of what moves.
        let (was, is, scale) = (was.spot, is.spot, was.spot.width / is.spot.width);
        let moved = |was: f64, is: f64, middle: f64, here: f64| {
            written(was - is + (scale - 1.0) * (middle - here))
        };
        let (x, y) = (
            moved(was.x, is.x, middle.x, here.x),
            moved(was.y, is.y, middle.y, here.y),
        );
        let [from, to, scale] = [was.tilt, -is.tilt, scale].map(written);
        let looks = [
            Look::moved(format!(
                "rotate({to}deg) translate({x}px, {y}px) rotate({from}deg) scale({scale})"
            )),
            Look::moved("none"),
        ];
        let times = Times::at(self.pace, begins, PLAY);
        self.in_flight.show(&mover, &looks, times)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Cards, by their anchors, drawings and places from the left.
    fn row(cards: &[&str]) -> Vec<Lying> {
        let card = |card: &&str| {
            let words: Vec<&str> = card.split(' ').collect();
            let [anchor, print, place] = words[..] else {
                panic!("{card} lacks something");
            };
            Lying {
                anchor: anchor.to_owned(),
                print: print.to_owned(),
                part: String::new(),
                spot: Spot {
                    x: place.parse().expect("a number"),
                    ..Spot::default()
                },
            }
        };
        cards.iter().map(card).collect()
    }

    fn pairs(flights: &[Flight], lay: &[&str], lie: &[&str]) -> Vec<String> {
        let (lay, lie) = (row(lay), row(lie));
        let flights: Vec<&Flight> = flights.iter().collect();
        let pairs = moved(&flights, &lay, &lie).into_iter();
        pairs
            .map(|(was, is)| format!("{} {}", was.anchor, is.anchor))
            .collect()
    }

    fn flight(way: Movement, from: &str, to: &str) -> Flight {
        Flight::new(way, from, to)
    }

    #[test]
    fn a_hand_closes_up_in_order() {
        let plays = [flight(Movement::Comes, "hand-0", "trick-1-0")];
        let lay = ["hand-0 five 0", "hand-1 six 1", "hand-2 five 2"];
        let lie = ["trick-1-0 five 9", "hand-0 six 0", "hand-1 five 1"];
        let moves = ["hand-1 hand-0", "hand-2 hand-1"];
        assert_eq!(pairs(&plays, &lay, &lie), moves);
        let placed = [flight(Movement::Comes, "drawn", "hand-1")];
        let lay = ["drawn six 9", "hand-0 five 0", "hand-1 six 1"];
        let lie = ["hand-0 five 0", "hand-1 six 1", "hand-2 six 2"];
        assert_eq!(pairs(&placed, &lay, &lie), ["hand-1 hand-2"]);
    }

    #[test]
    fn a_card_stays_at_its_anchor_when_like_cards_come_from_out_of_sight() {
        let lay = ["pile-under-4 back 4", "pile-under-5 back 5"];
        let lie = ["pile-under-5 back 6"];
        assert_eq!(pairs(&[], &lay, &lie), ["pile-under-5 pile-under-5"]);
    }

    #[test]
    fn of_like_cards_those_that_lie_still_do_not_move() {
        let lay = ["display-4-0 five 1", "display-4-1 five 5"];
        let lie = ["display-4-0 five 0", "display-4-1 five 1"];
        assert_eq!(pairs(&[], &lay, &lie), ["display-4-1 display-4-0"]);
    }

    #[test]
    fn cards_swept_away_or_elsewhere_are_no_other_ones() {
        let sweeps = [flight(Movement::Leaves, "trick", "discard")];
        let (lay, lie) = (["trick-1-0 five 0"], ["trick-2-0 five 1"]);
        assert_eq!(pairs(&sweeps, &lay, &lie), [""; 0]);
        assert_eq!(pairs(&[], &lay, &["reserve-0 five 1"]), [""; 0]);
    }

    #[test]
    fn room_is_made_when_the_first_card_lies_and_a_gap_closed_as_the_last_leaves() {
        let flights = [
            flight(Movement::Slides, "display-1-0", "gathers").after(500),
            flight(Movement::Slides, "display-2-0", "gathers").after(560),
            flight(Movement::Reveals, "deck", "team-0").after(100),
            flight(Movement::Comes, "hand-3", "display-4-0").after(900),
        ];
        let at = |count: usize, anchor: &str| {
            let flights: Vec<&Flight> = flights[..count].iter().collect();
            begins(&flights, &row(&[&format!("{anchor} five 0")])[0])
        };
        assert_eq!(at(3, "display-7-0"), 560);
        assert_eq!(at(4, "display-7-0"), 900);
        assert_eq!(at(4, "team-5"), flights[2].lies() - PLAY);
        assert_eq!(at(4, "seat-2-0"), 0);
    }
}

//! When what a board says of cards changes, while they fly.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use web_sys::js_sys::Date;
use yew::AttrValue;

use super::flight::Flight;
use crate::settings::Pace;

/// The cards in flight, and what the figures of the board say.
#[derive(Clone, Default)]
pub struct Landing {
    air: Option<Rc<InAir>>,
    /// The words of all figures on the page, by name.
    said: Rc<RefCell<Words>>,
}

/// Words of figures, by name.
type Words = Vec<(AttrValue, AttrValue)>;

/// Cards in flight.
struct InAir {
    flights: Vec<Flight>,
    pace: Pace,
    /// What was said before.
    before: Words,
    /// When they began, in milliseconds of the clock; 0 if they are about to.
    began: Cell<f64>,
    landed: Cell<bool>,
    /// Called when all have landed.
    then: RefCell<Vec<Box<dyn Fn()>>>,
}

impl PartialEq for Landing {
    /// Whether the same cards fly.
    fn eq(&self, other: &Self) -> bool {
        match (&self.air, &other.air) {
            (Some(one), Some(other)) => Rc::ptr_eq(one, other),
            (one, other) => one.is_none() && other.is_none(),
        }
    }
}

impl Landing {
    /// The next flights, at this pace. Those that only hold a moment change nothing.
    pub(super) fn next<'a>(&self, flights: impl Iterator<Item = &'a Flight>, pace: Pace) -> Self {
        let flights: Vec<Flight> = flights.filter(|it| !it.holds()).cloned().collect();
        let air = |flights| InAir {
            flights,
            pace,
            before: self.said.borrow().clone(),
            began: Cell::default(),
            landed: Cell::default(),
            then: RefCell::default(),
        };
        Self {
            air: (!flights.is_empty()).then(|| Rc::new(air(flights))),
            said: Rc::clone(&self.said),
        }
    }

    /// The cards that have not landed.
    fn flying(&self) -> Option<&InAir> {
        self.air.as_deref().filter(|it| !it.landed.get())
    }

    fn flights(&self) -> &[Flight] {
        self.flying().map_or(&[], |it| &it.flights)
    }

    /// They begin now.
    pub(super) fn begin(&self) {
        if let Some(air) = &self.air {
            air.began.set(Date::now());
        }
    }

    /// Calls back when all cards have landed, or are made to.
    pub(super) fn then(&self, landed: impl Fn() + 'static) {
        if let Some(air) = self.flying() {
            air.then.borrow_mut().push(Box::new(landed));
        }
    }

    /// Lands all cards.
    pub(super) fn land(&self) {
        if let Some(air) = &self.air {
            air.landed.set(true);
            air.then.take().iter().for_each(|landed| landed());
        }
    }

    /// In how many milliseconds this time of the flights comes; 0 if it is over.
    pub(super) fn until(&self, time: u32) -> u32 {
        self.flying().map_or(0, |air| {
            let passed = match air.began.get() {
                0.0 => 0.0,
                began => Date::now() - began,
            };
            air.pace.of(time).saturating_sub(passed as u32)
        })
    }

    /// The figure with this name says this now.
    pub(super) fn say(&self, name: &AttrValue, words: &AttrValue) {
        let mut said = self.said.borrow_mut();
        match said.iter_mut().find(|(it, _)| it == name) {
            Some((_, said)) => said.clone_from(words),
            None => said.push((name.clone(), words.clone())),
        }
    }

    /// The figure with this name leaves the page.
    pub(super) fn unsay(&self, name: &AttrValue) {
        self.said.borrow_mut().retain(|(it, _)| it != name);
    }

    /// What the figure with this name said before these cards flew, if it was on the page.
    pub(super) fn before(&self, name: &AttrValue) -> Option<AttrValue> {
        let said = self.flying()?.before.iter().find(|(it, _)| it == name);
        said.map(|(_, words)| words.clone())
    }

    /// When what is said at an anchor changes, in milliseconds of the flights: once the last card that leaves it or comes
    /// to it lies there, or, if there is none, once all cards have landed. `None` if nothing flies.
    fn lies(&self, at: &str) -> Option<u32> {
        let touch = self.flights().iter().filter(|it| it.touches(at));
        let all = || self.flights().iter().map(Flight::lands).max();
        touch.map(Flight::lies).max().or_else(all)
    }

    /// How the figure with this name changes: what flights say of it meanwhile, in order, and at last what is so.
    pub(super) fn changes(&self, name: &str, at: &str) -> Changes {
        let Some(end) = self.lies(at) else {
            return Changes::new();
        };
        let mut changes = vec![(end, Change::Now)];
        for flight in self.flights().iter().filter(|it| it.lies() < end) {
            let words = flight.tells.iter().find(|(figure, _)| figure == name);
            if let Some((_, words)) = words {
                put(&mut changes, flight.lies(), Change::Says(words.clone()));
            }
        }
        changes
    }

    /// How the number of cards at an anchor changes: as each of them leaves it, or lies there.
    pub(super) fn ticks(&self, at: &str) -> Changes {
        let mut ticks = Changes::new();
        for flight in self.flights() {
            let cards = i64::from(flight.cards);
            match (flight.leaves(at), flight.comes_to(at)) {
                (true, false) => put(&mut ticks, flight.after, Change::By(-cards)),
                (false, true) => put(&mut ticks, flight.lies(), Change::By(cards)),
                _ => {}
            }
        }
        ticks
    }

    /// Whether cards leave this anchor.
    pub(super) fn leave(&self, at: &str) -> bool {
        self.flights().iter().any(|it| it.leaves(at))
    }
}

/// A change of what a board says of cards.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Change {
    /// These words are said meanwhile.
    Says(AttrValue),
    /// It is said what is so.
    Now,
    /// There are so many cards more.
    By(i64),
}

/// Changes, each with its time in milliseconds of the flights, in order.
pub(super) type Changes = Vec<(u32, Change)>;

/// Puts a change into its place, after all others at that time.
fn put(changes: &mut Changes, time: u32, change: Change) {
    let place = changes.iter().take_while(|(it, _)| *it <= time).count();
    changes.insert(place, (time, change));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::motion::{Movement, PLAY};

    fn landing(flights: &[Flight]) -> Landing {
        Landing::default().next(flights.iter(), Pace::Normal)
    }

    fn flight(from: &str, to: &str, after: u32) -> Flight {
        Flight::new(Movement::Passes, from, to).after(after)
    }

    #[test]
    fn a_count_falls_as_a_card_leaves_and_rises_as_it_lies_there() {
        let flights = [
            flight("deck", "seat-1-hand", 100),
            flight("deck", "seat-2-hand", 50).carrying(3),
            flight("seat-1-hand", "seat-1-hand-2", 0),
        ];
        let landing = landing(&flights);
        let by = |time, cards| (time, Change::By(cards));
        assert_eq!(landing.ticks("deck"), [by(50, -3), by(100, -1)]);
        assert_eq!(landing.ticks("seat-1-hand"), [by(100 + PLAY, 1)]);
        assert_eq!(landing.ticks("seat-2-hand"), [by(50 + PLAY, 3)]);
        assert_eq!(landing.ticks("seat-3-hand"), []);
    }

    #[test]
    fn words_change_when_the_cards_lie_at_their_anchor_or_else_all_have_landed() {
        let flights = [
            flight("seat-1", "pile", 0),
            flight("seat-2", "pile", 500).telling("top", "two"),
        ];
        let (landing, last) = (landing(&flights), flights[1].lands());
        assert_eq!(landing.lies("seat-1"), Some(PLAY));
        assert_eq!(landing.lies("seat-3"), Some(last));
        let changes = [
            (500 + PLAY, Change::Says("two".into())),
            (last, Change::Now),
        ];
        assert_eq!(landing.changes("top", ""), changes);
        // Nothing is said any more once they lie there.
        assert_eq!(landing.changes("top", "pile"), [(500 + PLAY, Change::Now)]);
        assert_eq!(landing.changes("whose", "seat-1"), [(PLAY, Change::Now)]);
    }

    #[test]
    fn what_only_holds_a_moment_changes_nothing() {
        let beat = [Flight::beat("pile", None, "Swoop!")];
        assert!(landing(&beat) == Landing::default());
        assert_eq!(landing(&beat).lies("pile"), None);
        assert_eq!(Landing::default().changes("top", ""), []);
    }

    #[test]
    fn what_was_said_before_is_known_until_the_cards_have_landed() {
        let (name, none) = (AttrValue::from("top"), Landing::default());
        none.say(&name, &"old".into());
        none.say(&name, &"two".into());
        let landing = none.next([flight("seat-1", "pile", 0)].iter(), Pace::Normal);
        landing.say(&name, &"three".into());
        assert_eq!(landing.before(&name), Some("two".into()));
        assert_eq!(landing.before(&"whose".into()), None);
        let next = landing.next([flight("seat-2", "pile", 0)].iter(), Pace::Normal);
        assert_eq!(next.before(&name), Some("three".into()));
        let heard = Rc::new(Cell::new(0));
        let hears = Rc::clone(&heard);
        landing.then(move || hears.set(hears.get() + 1));
        landing.land();
        landing.land();
        assert_eq!(heard.get(), 1);
        assert_eq!(landing.before(&name), None);
        assert_eq!(landing.ticks("pile"), []);
        next.unsay(&name);
        let last = next.next([flight("seat-2", "pile", 0)].iter(), Pace::Normal);
        assert_eq!(last.before(&name), None);
    }
}

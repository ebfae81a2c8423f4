//! What a board says of cards, which changes when they land: words when the last card has, a number card by card.
//!
//! A board says what is so now. While cards fly, a figure still shows what was so before, as the [`Landing`] around it
//! wants it.

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::landing::{Change, Changes, Landing};

/// What a figure says at some moment.
#[derive(Clone, PartialEq)]
pub struct Said {
    /// The words, or the print of a card; empty if it is a number.
    pub words: AttrValue,
    /// The number of cards.
    pub cards: usize,
    /// The anchor of which it says so.
    pub at: AttrValue,
}

/// Draws a figure.
type Draw = fn(&Said) -> Html;

/// How a figure changes.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Words,
    Top,
    Cards,
}

#[derive(Properties)]
struct FigureProps {
    /// Unique on the board; flights say something of it by this name.
    name: AttrValue,
    kind: Kind,
    /// What is so once all cards have landed.
    now: Said,
    draw: Draw,
}

impl PartialEq for FigureProps {
    fn eq(&self, other: &Self) -> bool {
        let of = |it: &Self| (it.name.clone(), it.kind, it.now.clone());
        of(self) == of(other) && std::ptr::fn_addr_eq(self.draw, other.draw)
    }
}

/// What a figure shows while cards land.
#[derive(Default)]
struct Shown {
    landing: Landing,
    /// The words before, as long as nothing has changed.
    was: Option<AttrValue>,
    changes: Changes,
    /// How many of these are over.
    passed: usize,
}

impl Shown {
    /// These cards fly now.
    fn begin(&mut self, landing: &Landing, props: &FigureProps) {
        let FigureProps {
            name, kind, now, ..
        } = props;
        let at = &now.at;
        self.landing = landing.clone();
        self.was = landing.before(name);
        self.changes = match kind {
            Kind::Cards => landing.ticks(at),
            Kind::Top if landing.leave(at) => Changes::new(),
            _ => landing.changes(name, at),
        };
        // What comes to the page with the cards, or says the same again, doesn't wait for them.
        let same = self.was.as_ref().is_none_or(|was| *was == now.words);
        let between = self.was.is_some() && self.changes.len() > 1;
        if *kind != Kind::Cards && same && !between {
            self.changes.clear();
        }
        let over = |it: &&(u32, Change)| landing.until(it.0) == 0;
        self.passed = self.changes.iter().take_while(over).count();
    }

    /// So many changes are over now. Returns whether some of them were not.
    fn pass(&mut self, changes: usize) -> bool {
        let before = self.passed;
        self.passed = before.max(changes);
        before < changes
    }

    /// What it says at this moment.
    fn said(&self, now: &Said) -> Said {
        let (over, yet) = self.changes.split_at(self.passed);
        let words = match over.last() {
            Some((_, Change::Says(words))) => words,
            None if !yet.is_empty() => self.was.as_ref().unwrap_or(&now.words),
            _ => &now.words,
        };
        let yet = yet.iter().map(|(_, change)| match change {
            Change::By(cards) => *cards,
            _ => 0,
        });
        Said {
            words: words.clone(),
            cards: usize::try_from(now.cards as i64 - yet.sum::<i64>()).unwrap_or_default(),
            at: now.at.clone(),
        }
    }
}

#[component]
fn Figure(props: &FigureProps) -> Html {
    let landing = use_context::<Landing>().unwrap_or_default();
    let shown = use_mut_ref(Shown::default);
    if shown.borrow().landing != landing {
        shown.borrow_mut().begin(&landing, props);
    }
    landing.say(&props.name, &props.now.words);
    use_effect_with((), {
        let (landing, name) = (landing.clone(), props.name.clone());
        move |()| move || landing.unsay(&name)
    });
    let update = use_force_update();
    use_effect_with(landing, {
        let shown = Rc::clone(&shown);
        move |landing| {
            let pass = |changes: usize| {
                let (shown, update) = (Rc::clone(&shown), update.clone());
                move || {
                    if shown.borrow_mut().pass(changes) {
                        update.force_update();
                    }
                }
            };
            let times: Vec<u32> = shown.borrow().changes.iter().map(|it| it.0).collect();
            if !times.is_empty() {
                landing.then(pass(times.len()));
            }
            let timeouts: Vec<Timeout> = (1..)
                .zip(times)
                .map(|(nth, time)| Timeout::new(landing.until(time), pass(nth)))
                .collect();
            move || drop(timeouts)
        }
    });
    let said = shown.borrow().said(&props.now);
    (props.draw)(&said)
}

/// Draws the words, for sighted players: others are told at once.
pub fn seen(said: &Said) -> Html {
    html! { <span aria-hidden="true">{ &said.words }</span> }
}

/// What is said at an anchor, which changes when the cards there have landed; if there is none, when all have. Flights
/// may say something else meanwhile, by its name.
pub fn figure(
    name: impl ToString,
    at: impl ToString,
    words: impl Into<AttrValue>,
    draw: Draw,
) -> Html {
    let words = words.into();
    shows(name.to_string(), Kind::Words, (words, 0, at), draw)
}

/// The card on top at an anchor, by its print, which changes when others have landed there; but once one has left, that
/// below it is seen.
pub fn top_card(at: impl ToString, print: impl Into<AttrValue>, draw: Draw) -> Html {
    let (name, print) = (format!("top {}", at.to_string()), print.into());
    shows(name, Kind::Top, (print, 0, at), draw)
}

/// How many cards lie at an anchor. Until all have landed, each counts as it comes or goes; if none flies there, it
/// changes at once.
pub fn count(at: impl ToString, cards: impl Into<usize>, draw: Draw) -> Html {
    let (name, cards) = (format!("count {}", at.to_string()), cards.into());
    shows(name, Kind::Cards, (AttrValue::default(), cards, at), draw)
}

fn shows(
    name: String,
    kind: Kind,
    (words, cards, at): (AttrValue, usize, impl ToString),
    draw: Draw,
) -> Html {
    let (key, at) = (name.clone(), at.to_string().into());
    html! { <Figure {key} {name} {kind} now={Said { words, cards, at }} {draw} /> }
}

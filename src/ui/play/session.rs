//! A table and what was told at it: a running game with its types.

use std::ops::Range;
use std::rc::Rc;

use serde::Deserialize;
use serde_json::json;
use yew::prelude::*;

use super::annals::{Annals, Mark};
use super::sitting::{Decision, Shown, Sitting};
use crate::bots::{Bots, Level};
use crate::engine::{
    BySeat, Eyes, Game, Illegal, Input, Millis, Observation, Record, Seat, Seats, Status, Table,
    Told,
};
use crate::saves::Journal;
use crate::ui::motion::Flight;
use crate::ui::parts::Sheet;
use crate::ui::room::{Check, Room};
use crate::web::clock::Stopwatch;

type Action<R> = <<R as Room>::Game as Game>::Action;

/// See the top of this file.
pub(super) struct Session<R: Room> {
    pub(super) table: Table<R::Game>,
    /// Everything told since the deal, the secrets of all seats included.
    pub(super) told: Vec<Told<R::Game>>,
    pub(super) annals: Annals,
}

impl<R: Room> Clone for Session<R> {
    fn clone(&self) -> Self {
        Self {
            table: self.table.clone(),
            told: self.told.clone(),
            annals: self.annals.clone(),
        }
    }
}

/// Takes a game up from its journal, which was written here.
pub(in crate::ui) fn resume<R: Room>(lines: &[String]) -> Rc<dyn Sitting> {
    let read = Journal::read::<R::Game>(lines).expect("what is written here was legal");
    let session = Session::<R>::begin(read.save.record);
    let mut session = session.expect("what was dealt can be dealt");
    session.annals.taken_back = read.taken_back;
    Rc::new(session)
}

impl<R: Room> Session<R> {
    /// Deals, and plays what was played before.
    pub(super) fn begin(record: Record<R::Game>) -> Result<Self, <R::Game as Game>::Flaw> {
        let Record {
            options,
            seed,
            inputs,
        } = record;
        let mut told = Vec::new();
        let table = Table::new(options, seed, &mut told)?;
        let mut session = Self {
            annals: Annals::begin(table.seats(), marks::<R>(&told)),
            table,
            told,
        };
        for input in inputs {
            if !session.play(input) {
                break;
            }
        }
        Ok(session)
    }

    /// Plays an input, and says whether it was legal.
    fn play(&mut self, input: Input<Action<R>>) -> bool {
        let (before, by) = (self.told.len(), input.by);
        let legal = self.table.play(input, &mut self.told).is_ok();
        if legal {
            self.annals.add(by, marks::<R>(&self.told[before..]));
        }
        legal
    }

    fn back(&self, step: usize, taken_back: usize) -> Rc<dyn Sitting> {
        let mut record = self.table.record().clone();
        record.inputs.truncate(step);
        let mut past = Self::begin(record).unwrap_or_else(|_| self.clone());
        past.annals.taken_back = taken_back;
        Rc::new(past)
    }

    fn observe(&self, eyes: Eyes) -> Observation<R::Game> {
        self.table.observe(eyes, self.table.at())
    }

    /// The same with all hands open.
    fn observe_open(&self, eyes: Eyes) -> Observation<R::Game> {
        let mut seen = self.observe(eyes);
        let view = |seat| self.observe(Eyes::Seat(seat)).view;
        seen.view = R::open(&seen.view, &BySeat::new(self.table.seats(), view));
        seen
    }

    /// Asks the rules about decisions of the one who looks.
    fn check(self: Rc<Self>, eyes: Eyes, clock: Stopwatch) -> Check<R::Game> {
        Callback::from(move |action| match eyes.seat() {
            Some(seat) => self.table.check(&Input::new(clock.read(), seat, action)),
            None => Err(Illegal::NotYourTurn),
        })
    }

    /// The first so many things that the table saw happen.
    fn public(&self, until: usize) -> Vec<&<R::Game as Game>::Event> {
        let public = self.told.iter().filter_map(Told::public);
        public.take(until).collect()
    }
}

impl<R: Room> Sitting for Session<R> {
    fn annals(&self) -> &Annals {
        &self.annals
    }

    fn at(&self) -> Millis {
        self.table.at()
    }

    fn status(&self) -> Status {
        self.table.status()
    }

    fn in_play(&self) -> Seats {
        R::in_play(&self.observe(Eyes::Table).view)
    }

    fn clock(&self) -> Option<Input<Decision>> {
        let Input { at, by, action } = self.table.clock()?;
        let action = json!(action);
        Some(Input { at, by, action })
    }

    fn accepts(&self, input: &Input<Decision>) -> bool {
        typed::<R>(input).is_some_and(|input| self.table.check(&input).is_ok())
    }

    fn after(&self, input: &Input<Decision>) -> Option<Rc<dyn Sitting>> {
        let mut session = self.clone();
        let legal = session.play(typed::<R>(input)?);
        legal.then(|| Rc::new(session) as Rc<dyn Sitting>)
    }

    fn past(&self, step: usize) -> Rc<dyn Sitting> {
        self.back(step, self.annals.taken_back)
    }

    fn rewound(&self, step: usize) -> Rc<dyn Sitting> {
        self.back(step, self.annals.taken_back + 1)
    }

    fn choice(&self, seat: Seat, level: Level) -> Option<Decision> {
        let seen = self.observe(Eyes::Seat(seat));
        let chosen = R::Game::bot(level).choose(&seen, &mut self.table.chance(seat));
        chosen.map(|choice| json!(choice.action))
    }

    fn line(&self, place: usize, eyes: Eyes, names: &BySeat<String>) -> Option<String> {
        let told = self.told.get(place).filter(|told| told.reaches(eyes))?;
        R::line(told, names)
    }

    fn stand(&self, until: usize) -> Option<AttrValue> {
        R::stand(&self.public(until))
    }

    fn score(&self, until: usize) -> Sheet {
        R::score(&self.public(until), &self.observe(Eyes::Table).view)
    }

    fn flights(&self, news: Range<usize>, eyes: Eyes) -> Vec<Flight> {
        R::flights(&self.public(news.end)[news.start..], &self.observe(eyes))
    }

    fn board(self: Rc<Self>, shown: Shown) -> Html {
        let eyes = shown.eyes;
        let seen = if shown.all_open {
            self.observe_open(eyes)
        } else {
            self.observe(eyes)
        };
        let seen = Rc::new(if shown.live { seen } else { seen.past() });
        let act = shown.onact.reform(|action: Action<R>| json!(action));
        // What was staged before something was taken back is forgotten with it.
        let key = format!("board-{}", self.annals.taken_back);
        let check = self.check(eyes, shown.clock);
        let now = shown
            .live
            .then(|| Callback::from(move |()| shown.clock.read()));
        html! { <R::Board {key} {seen} setup={shown.setup} names={shown.names} {act} {check} {now} /> }
    }
}

/// An input with its types, if it has them.
fn typed<R: Room>(input: &Input<Decision>) -> Option<Input<Action<R>>> {
    Some(Input {
        at: input.at,
        by: input.by,
        action: Action::<R>::deserialize(&input.action).ok()?,
    })
}

/// What the page may know of what was told, besides lines.
fn marks<R: Room>(told: &[Told<R::Game>]) -> Vec<Mark> {
    let mark = |told: &Told<R::Game>| match told {
        Told::Only(seat, _) => Mark::only(*seat),
        Told::All(event) => Mark {
            only: None,
            pause: R::pause(event),
            part: R::part(event),
            settles: R::settles(event),
        },
    };
    told.iter().map(mark).collect()
}

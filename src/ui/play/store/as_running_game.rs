//! The store as a [`RunningGame`]: what the page may ask of it and do to it, without the game's types.

use std::cell::Ref;
use std::ops::Range;
use std::rc::Rc;

use yew::prelude::*;

use super::history::History;
use super::{Store, setup_of};
use crate::engine::{Eyes, Input, Millis, Seat, Seats, Status};
use crate::saves::{BrokenOff, Entry, Journal, link};
use crate::setup::{Chair, Setup};
use crate::ui::boards::kit::{Around, GameUi, LogLine, Moods, Seating, Story};
use crate::ui::motion::Flight;
use crate::ui::play::event_index::EventIndex;
use crate::ui::play::running_game::{Asked, RunningGame};
use crate::ui::play::session::Session;
use crate::ui::play::snapshot::{Scene, Shown, Snapshot, Summary};
use crate::ui::saving::Label;
use crate::ui::words::language;
use crate::web::task::spawn;

impl<U: GameUi> RunningGame for Store<U> {
    fn session(&self) -> &Session {
        &self.session
    }

    fn index(&self) -> Ref<'_, EventIndex> {
        Ref::map(self.history.borrow(), |history| &history.index)
    }

    fn status(&self) -> Status {
        self.table.borrow().status()
    }

    fn snapshot(&self, step: Option<usize>) -> Snapshot {
        let (people, names) = (self.setup().people(), self.names());
        let seen = self.observe(Eyes::Table, step);
        let story = Story {
            events: &[],
            seen: &seen,
            names: &names,
        };
        let alone = people.single().map(Eyes::Seat);
        let spoken = match (&seen.status, alone) {
            (Status::Over(outcome), _) => U::verdict(&story, outcome),
            (_, Some(eyes)) => U::spoken_prompt(&self.observe(eyes, step)),
            (_, None) => U::spoken_prompt(&seen),
        };
        let purpose = U::purpose(&story);
        // Nobody passes the device to themselves.
        let passed = alone.is_none() && U::SEATING == Seating::Pass;
        let hands = people.iter().filter(|_| passed);
        let hands: Vec<_> = hands
            .map(|seat| (seat, self.observe(Eyes::Seat(seat), step).view))
            .collect();
        let whose = |is: fn(&U::View) -> bool| -> Seats {
            let found = hands.iter().filter(|(_, view)| is(view));
            found.map(|(seat, _)| *seat).collect()
        };
        let (clock, times) = self.look(step, |table| {
            let times = || { table.record().inputs.iter() }.map(|input| input.at);
            (table.clock(), U::REAL_TIME.then(|| times().collect()))
        });
        Snapshot {
            step: seen.step,
            at: seen.at,
            times,
            in_play: U::in_play(&seen.view),
            clock_due: clock.map(|input| input.at),
            spoken,
            purpose,
            hide_nothing: whose(U::hides_nothing),
            have_no_secret: whose(U::has_no_secret),
            can_explain: self.bot_before(step.unwrap_or(seen.step)).is_some(),
            advising: self.thinks_about_advice(),
            reviewing: self.reviews_underway(),
            reviews: self.reviewed(),
            status: seen.status,
        }
    }

    fn pause(&self, at: Millis) {
        let people = self.setup().people();
        if let Some(action) = U::PAUSE.filter(|_| self.takes_inputs() && !self.over.get()) {
            let seat = people.iter().next().unwrap_or(Seat(0));
            // A game that is over cannot be paused.
            let _ = self.play(Input::new(at.max(self.at()), seat, action));
        }
    }

    fn ask(self: Rc<Self>, what: Asked) {
        match what {
            Asked::Decision(seat, level) => self.ask_bot(seat, level),
            Asked::Advice(seat) => self.advise(seat),
            Asked::Review(seat) => self.begin_review(seat),
            Asked::NoReview => self.drop_review(),
            Asked::Why(step) => self.explain_before(step),
        }
    }

    fn play_until(self: Rc<Self>, until: Millis) -> Option<Millis> {
        if !U::REAL_TIME {
            let due = self.table.borrow().clock();
            if let Some(input) = due.filter(|input| input.at <= until && self.takes_inputs()) {
                let _ = self.play(input);
            }
            return None;
        }
        if self.over.get() {
            return None;
        }
        if !self.takes_inputs() {
            return (!self.status().is_over()).then_some(until);
        }
        let mut played = false;
        let pauses = self.index().pauses();
        while !self.over.get() {
            let questions = self.queue().questions(&self.table.borrow());
            for question in questions {
                let (store, asked) = (Rc::clone(&self), self.generation.get());
                spawn(async move {
                    let reply = question.think();
                    if store.generation.get() == asked {
                        store.queue().hear(reply);
                    }
                });
            }
            let next = self.queue().next(&self.table.borrow(), until);
            let Some(input) = next else { break };
            played |= self.apply(input).is_ok();
            // Inputs made just after the end of a round do not count in the next one, which starts afresh for all.
            if self.index().pauses() > pauses {
                self.over.set(true);
                self.discard_queued();
            }
        }
        let underway = self.queue().underway(until);
        let reaches = self.underway.replace(underway) != underway;
        if played || reaches {
            self.notify();
        }
        if self.over.get() || self.status().is_over() {
            return None;
        }
        self.queue().due(&self.table.borrow(), until)
    }

    fn take_back(&self, step: usize) {
        if !self.takes_inputs() || step > self.index().step() {
            return;
        }
        let mut history = History::new();
        let table = self.table.borrow().retell(step, &mut history);
        history.index.taken_back = self.index().taken_back + 1;
        self.autosave().write(&Entry::Rewound(step), step);
        self.autosave().close(&table.status());
        self.start_over(table, history);
        // Whoever takes back a move may want to change standing decisions, too.
        self.standing.borrow_mut().clear();
        self.notify();
    }

    fn seat(&self, chairs: Vec<Chair>) {
        if !self.takes_inputs() {
            return;
        }
        let entry = Entry::seated(&chairs);
        self.autosave().write(&entry, self.index().step());
        self.autosave().seat(&chairs);
        self.take_seats(Setup {
            chairs,
            ..(*self.setup()).clone()
        });
        self.lines.take();
        self.notify();
    }

    fn reload(&self, lines: &[String]) -> Result<(), BrokenOff> {
        let mut history = History::new();
        let read = Journal::read::<U>(lines, &mut history)?;
        history.index.taken_back = read.taken_back;
        let setup = setup_of(&read.save);
        let label = Label::new(&setup, read.title, read.table.step(), &read.table.status());
        self.autosave().replace(read.journal, label);
        self.start_over(read.table, history);
        self.take_seats(setup);
        self.notify();
        Ok(())
    }

    fn line(&self, place: usize, eyes: Eyes) -> Option<LogLine> {
        let history = self.history.borrow();
        let (names, mut worded) = (self.names(), self.lines.borrow_mut());
        if worded.0 != language() {
            *worded = (language(), Vec::new());
        }
        let lines = &mut worded.1;
        let all = history.told.len().min(place + 1);
        for until in lines.len() + 1..=all {
            lines.push(U::next_line(&history.told[..until], &names));
        }
        let line = lines.get(place).cloned().flatten();
        line.filter(|_| history.index.reaches(place, eyes))
    }

    fn summary(&self, until: usize, step: Option<usize>, scene: Scene) -> Summary {
        let over = self.status().is_over() && !matches!(scene, Scene::RoundEnd(_));
        let all = 0..self.index().seen();
        let highlights = || self.story(all, Eyes::Table, Scene::Step(None), U::highlights);
        Summary {
            sheet: self.story(0..until, Eyes::Table, Scene::Step(step), U::score),
            decided_by: self.story(0..until, Eyes::Table, scene, U::decided_by),
            highlights: over.then(highlights).unwrap_or_default(),
            link: over.then(|| link::write(&self.save())),
        }
    }

    fn spotlight(&self, until: usize, near: Option<Seat>) -> Html {
        let (setup, moods) = (self.setup(), self.index().moods(until));
        let alone = setup.people().single();
        let eyes = alone.map_or(Eyes::Table, Eyes::Seat);
        let around = Around {
            setup: &setup,
            moods,
            near,
        };
        self.story(0..until, eyes, Scene::Step(None), |story| {
            U::spotlight(story, around)
        })
    }

    fn flights(&self, news: Range<usize>, eyes: Eyes, scene: Scene) -> Vec<Flight> {
        self.story(news, eyes, scene, U::flights)
    }

    fn board(&self, shown: Shown) -> Html {
        let Shown {
            eyes,
            near,
            cover,
            live,
            scene,
            until,
            turning,
            running,
        } = shown;
        let see = |eyes| {
            let seen = self.see(eyes, scene);
            Rc::new(if live { seen } else { seen.past() })
        };
        let people = self.setup().people();
        let zones: Vec<_> = match U::SEATING {
            Seating::Together => people.iter().map(|seat| see(Eyes::Seat(seat))).collect(),
            Seating::Pass => Vec::new(),
        };
        // A takeback discards staged moves.
        let key = format!("board-{}", self.index().taken_back);
        let (act, check) = (self.act.clone(), self.check.clone());
        let now = live.then(|| self.now.clone());
        let seen = see(eyes);
        let advised = match live {
            // It tells the hand of whoever asked.
            true => self.advised().filter(|_| seen.mine()),
            false => self
                .explained_at(scene)
                .or_else(|| self.found_at(eyes, scene)),
        };
        let before = self.before(&seen, scene, turning);
        let moods = match before {
            Some(_) => Moods::default(),
            None => self.index().moods(until),
        };
        html! {
            <U::Board
                {key}
                {seen}
                {zones}
                {near}
                {cover}
                setup={self.setup()}
                names={self.names()}
                last_turns={self.last_turns(scene)}
                standing={self.standing(eyes)}
                set_standing={self.set_standing.clone()}
                {moods}
                {before}
                {act}
                {check}
                {now}
                {advised}
                {running}
                underway={self.underway.get()}
                memory={self.memory.clone()}
            />
        }
    }
}

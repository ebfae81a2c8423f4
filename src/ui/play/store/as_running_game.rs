//! The store as a [`RunningGame`]: what the page may ask of it and do to it, without the game's types.

use std::cell::Ref;
use std::ops::Range;
use std::rc::Rc;

use yew::prelude::*;

use super::Store;
use crate::bots::Level;
use crate::engine::{Eyes, Input, Millis, Outcome, Seat, Seats, Status, Table};
use crate::saves::{BrokenOff, link};
use crate::setup::{Chair, Head, looks};
use crate::ui::boards::kit::{Around, GameUi, LogLine, Moods, Seating};
use crate::ui::components::Sheet;
use crate::ui::motion::Flight;
use crate::ui::play::drivers::think;
use crate::ui::play::event_index::EventIndex;
use crate::ui::play::running_game::{GameHandle, Host, Reviewed, RunningGame, Scene, Shown};
use crate::ui::play::session::Session;
use crate::ui::play::table::table;
use crate::ui::words::language;
use crate::web::task::spawn;

impl<U: GameUi> RunningGame for Store<U> {
    fn session(&self) -> &Session {
        &self.session
    }

    fn index(&self) -> Ref<'_, EventIndex> {
        Ref::map(self.history.borrow(), |history| &history.index)
    }

    fn at(&self) -> Millis {
        self.table.borrow().at()
    }

    fn times(&self) -> Option<Rc<[Millis]>> {
        let times = || {
            let table = self.table.borrow();
            table.record().inputs.iter().map(|input| input.at).collect()
        };
        U::REAL_TIME.then(times)
    }

    fn status(&self, step: Option<usize>) -> Status {
        self.look(step, Table::status)
    }

    fn in_play(&self) -> Seats {
        U::in_play(&self.observe(Eyes::Table, None).view)
    }

    fn clock_due(&self) -> Option<Millis> {
        Some(self.table.borrow().clock()?.at)
    }

    fn pause(&self) {
        let people = self.setup().people();
        if let Some(action) = U::PAUSE.filter(|_| self.takes_inputs() && !self.over.get()) {
            let seat = people.iter().next().unwrap_or(Seat(0));
            let at = self.time(self.at());
            // A game that is over cannot be paused.
            let _ = self.play(Input::new(at, seat, action));
        }
    }

    fn run_clock(&self) {
        let due = self.table.borrow().clock();
        if let Some(input) = due.filter(|_| self.takes_inputs()) {
            let _ = self.play(input);
        }
    }

    fn ask_bot(self: Rc<Self>, seat: Seat, level: Level) {
        let seen = self.observe(Eyes::Seat(seat), None);
        let chance = self.table.borrow().chance(seat);
        let look = looks(&self.setup().chairs).get(seat).copied();
        let temper = look.and_then(|look| look.head).map(Head::temper);
        let bot = U::bot_of(level, temper);
        let now = move |store: &Self| {
            let who = store
                .setup()
                .chairs
                .get(seat.index())
                .map(|chair| chair.who);
            (store.index().step(), store.generation.get(), who)
        };
        let asked = now(&self);
        // A tap that hurries a bot asks it again.
        if self.thinking.replace(Some(asked)) == Some(asked) {
            return;
        }
        spawn(async move {
            let stands = || now(&self) == asked && self.takes_inputs();
            let choice = think(bot, seen, chance, stands).await;
            // A browser that dies loses one action, not those of all bots after it.
            self.autosave().settled().await;
            if self.thinking.get() == Some(asked) {
                self.thinking.set(None);
            }
            if let Some(choice) = choice.filter(|_| stands()) {
                let at = self.time(self.at());
                let _ = self.play(Input::new(at, seat, choice.action));
            }
        });
    }

    fn advise(self: Rc<Self>, seat: Seat) {
        self.give_advice(seat);
    }

    fn is_advising(&self) -> bool {
        self.thinks_about_advice()
    }

    fn review(self: Rc<Self>, seat: Seat) {
        self.begin_review(seat);
    }

    fn stop_review(&self) {
        self.drop_review();
    }

    fn reviewing(&self) -> Option<(usize, usize)> {
        self.reviews_underway()
    }

    fn reviewed(&self, seat: Seat) -> Option<Reviewed> {
        self.review_of(seat)
    }

    fn can_explain(&self, step: usize) -> bool {
        self.bot_before(step).is_some()
    }

    fn explain(&self, step: usize) {
        self.explain_before(step);
    }

    fn play_until(self: Rc<Self>, until: Millis) {
        if !U::REAL_TIME || !self.takes_inputs() || self.over.get() {
            return;
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
    }

    fn due(&self, now: Millis) -> Option<Millis> {
        if self.over.get() {
            None
        } else if self.takes_inputs() {
            self.queue().due(&self.table.borrow(), now)
        } else {
            Some(now)
        }
    }

    fn take_back(&self, step: usize) {
        self.go_back(step);
    }

    fn seat(&self, chairs: Vec<Chair>) {
        self.reseat(chairs);
    }

    fn reload(&self, lines: &[String]) -> Result<(), BrokenOff> {
        self.read_on(lines)
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

    fn score(&self, until: usize, step: Option<usize>) -> Sheet {
        self.story(0..until, Eyes::Table, Scene::Step(step), U::score)
    }

    fn highlights(&self) -> Vec<AttrValue> {
        let all = 0..self.index().seen();
        self.story(all, Eyes::Table, Scene::Step(None), U::highlights)
    }

    fn decided_by(&self, until: usize, scene: Scene) -> Html {
        self.story(0..until, Eyes::Table, scene, U::decided_by)
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

    fn spoken_prompt(&self, step: Option<usize>) -> AttrValue {
        let eyes = self.setup().people().single();
        U::spoken_prompt(&self.observe(eyes.map_or(Eyes::Table, Eyes::Seat), step))
    }

    fn purpose(&self) -> AttrValue {
        self.story(0..0, Eyes::Table, Scene::Step(None), U::purpose)
    }

    fn hides_nothing(&self, seat: Seat) -> bool {
        U::hides_nothing(&self.observe(Eyes::Seat(seat), None).view)
    }

    fn has_no_secret(&self, seat: Seat) -> bool {
        U::has_no_secret(&self.observe(Eyes::Seat(seat), None).view)
    }

    fn verdict(&self, outcome: &Outcome) -> AttrValue {
        self.story(0..0, Eyes::Table, Scene::Step(None), |story| {
            U::verdict(story, outcome)
        })
    }

    fn link(&self) -> Option<String> {
        self.is_over().then(|| link::write(&self.save()))
    }

    fn table(&self, game: &GameHandle, host: &Host) -> Html {
        table(game, host)
    }

    fn board(&self, shown: Shown) -> Html {
        let Shown {
            eyes,
            near,
            cover,
            live,
            scene,
            turning,
            told,
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
            false => self.told_at(scene).or_else(|| self.found_at(eyes, scene)),
        };
        let moods = if turning {
            Moods::default()
        } else {
            self.index().moods(told)
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
                {turning}
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

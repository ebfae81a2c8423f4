//! Reviews of a finished game: made bit by bit, dropped when nobody waits for them, and kept until the game changes.

use std::cell::Cell;
use std::rc::Rc;

use super::reviews::Done;
use super::thinking::in_slices;
use super::{Moment, Store};
use crate::bots::{Better, Review};
use crate::engine::{By, Eyes, Seat};
use crate::ui::boards::kit::{Advised, GameUi};
use crate::ui::play::running_game::RunningGame;
use crate::ui::play::snapshot::{Found, Reviewed, Scene};
use crate::web::clock;
use crate::web::task::spawn;

/// How many letters fit over the cards on a small phone. Beyond that, only what is better is said there: what was done can
/// be seen in the next step.
const FITS: usize = 80;

/// How often it is shown how far a review is, in milliseconds.
const SHOWN: f64 = 200.0;

impl<U: GameUi> Store<U> {
    /// Begins to review the decisions of a seat in place of any other review, unless that is done.
    pub(super) fn begin_review(self: Rc<Self>, seat: Seat) {
        let done = self
            .reviews
            .borrow()
            .done
            .iter()
            .any(|done| done.seat == seat);
        if done || !self.status().is_over() {
            return;
        }
        let (mut review, all) = {
            let table = self.table.borrow();
            let inputs = table.record().inputs.iter();
            let all = inputs.filter(|input| input.by == By::Seat(seat)).count();
            (Review::<U>::new(table.decided(seat)), all)
        };
        let asked = self.moment();
        let number = {
            let mut reviews = self.reviews.borrow_mut();
            reviews.begun += 1;
            reviews.underway = Some((reviews.begun, 0, all));
            reviews.begun
        };
        self.notify();
        spawn(async move {
            let shown = Cell::new(clock::now());
            let go_on = || {
                let done = review.go_on();
                if clock::now() > shown.get() + SHOWN {
                    shown.set(clock::now());
                    self.reviews.borrow_mut().underway = Some((number, review.settled(), all));
                    self.notify();
                }
                done.then_some(())
            };
            let done = in_slices(go_on, || self.waits_for_review(number, asked)).await;
            if done.is_some() && self.waits_for_review(number, asked) {
                let mut reviews = self.reviews.borrow_mut();
                reviews.underway = None;
                let only = review.only();
                let found = review.found();
                reviews.done.push(Done { seat, found, only });
            }
            self.notify();
        });
    }

    fn waits_for_review(&self, number: u32, asked: Moment) -> bool {
        let underway = self.reviews.borrow().underway;
        underway.is_some_and(|(it, ..)| it == number) && self.moment() == asked
    }

    /// Drops the review that is being made.
    pub(super) fn drop_review(&self) {
        self.reviews.borrow_mut().underway = None;
    }

    /// How many of how many decisions are done with, while a review is being made.
    pub(super) fn reviews_underway(&self) -> Option<(usize, usize)> {
        let underway = self.reviews.borrow().underway;
        underway.map(|(_, done, all)| (done, all))
    }

    /// What was found in the decisions of each seat that was reviewed.
    pub(super) fn reviewed(&self) -> Vec<(Seat, Reviewed)> {
        let names = self.names();
        let found = |better: &Better<U>| Found {
            step: better.seen.step,
            words: U::better(&names, better).join(" ").into(),
        };
        let reviewed = |done: &Done<U>| Reviewed {
            found: done.found.iter().map(found).collect(),
            only: done.only,
        };
        let reviews = self.reviews.borrow();
        let done = reviews.done.iter();
        done.map(|done| (done.seat, reviewed(done))).collect()
    }

    /// What was found at a moment of the past, for eyes that look at it.
    pub(super) fn found_at(&self, eyes: Eyes, scene: Scene) -> Option<Advised<U>> {
        let Scene::OpenHands(Some(step)) = scene else {
            return None;
        };
        let reviews = self.reviews.borrow();
        let mut found = reviews.done.iter().flat_map(|done| &done.found);
        let better = found.find(|it| it.seen.step == step && it.seen.eyes == eyes)?;
        let [chose, then] = U::better(&self.names(), better);
        let both = format!("{chose} {then}");
        let fits = both.chars().count() <= FITS;
        let words = if fits { both } else { then };
        Some(Advised::new(better.best.clone(), words.into()))
    }
}

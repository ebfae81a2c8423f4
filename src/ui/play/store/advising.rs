//! Advice for a person who plays alone among bots: thought about bit by bit, dropped as soon as the table changes.

use std::rc::Rc;

use super::thinking::in_slices;
use super::{Moment, Store};
use crate::bots::Advice;
use crate::engine::{Eyes, Seat};
use crate::ui::boards::kit::{Advised, GameUi};
use crate::ui::play::running_game::RunningGame;
use crate::web::task::spawn;

impl<U: GameUi> Store<U> {
    pub(super) fn moment(&self) -> Moment {
        (self.index().step(), self.generation.get())
    }

    /// What is advised now, if somebody has asked.
    pub(super) fn advised(&self) -> Option<Advised<U>> {
        let given = self.advice.borrow();
        let given = given.as_ref().filter(|(then, _)| *then == self.moment());
        given.map(|(_, advised)| advised.clone())
    }

    /// Whether advice is being thought about.
    pub(super) fn thinks_about_advice(&self) -> bool {
        self.advising.get() == Some(self.moment())
    }

    /// Advises a seat, and shows it unless something was played meanwhile. Who asks again is shown the same again.
    pub(super) fn advise(self: Rc<Self>, seat: Seat) {
        let asked = self.moment();
        if let Some(before) = self.advised() {
            self.show_advice(asked, before.again());
            return;
        }
        let seen = self.seen(Eyes::Seat(seat));
        if !self.takes_inputs() || self.advising.replace(Some(asked)) == Some(asked) {
            return;
        }
        self.notify();
        let mut chance = self.table.borrow().chance(seat);
        spawn(async move {
            let wanted = || self.moment() == asked && self.takes_inputs();
            let advice: Option<Advice<U>> = match U::advise(&seen, &mut chance) {
                Some(mut advising) => in_slices(|| advising.go_on(), wanted).await,
                None => None,
            };
            if self.advising.get() == Some(asked) {
                self.advising.set(None);
            }
            match advice.filter(|_| wanted()) {
                Some(advice) => {
                    let words = U::advice(&seen, &self.names(), &advice);
                    self.show_advice(asked, Advised::new(advice.best, words));
                }
                None => self.notify(),
            }
        });
    }

    fn show_advice(&self, asked: Moment, advised: Advised<U>) {
        self.advice.replace(Some((asked, advised)));
        self.notify();
    }
}

//! The decisions of bots in games played in turns.

use std::rc::Rc;

use super::Store;
use super::thinking::in_slices;
use crate::bots::{Level, Pondering};
use crate::engine::{Eyes, Input, Seat};
use crate::setup::{Head, looks};
use crate::ui::boards::kit::GameUi;
use crate::ui::play::running_game::RunningGame;
use crate::web::task::spawn;

impl<U: GameUi> Store<U> {
    /// Asks a bot of this level to decide for a seat, and plays its decision unless something else was played meanwhile.
    pub(super) fn ask_bot(self: Rc<Self>, seat: Seat, level: Level) {
        let seen = self.observe(Eyes::Seat(seat), None);
        let mut chance = self.table.borrow().chance(seat);
        let look = looks(&self.setup().chairs).get(seat).copied();
        let temper = look.and_then(|look| look.head).map(Head::temper);
        let bot = U::bot_of(level, temper);
        let now = move |store: &Self| {
            let setup = store.setup();
            let who = setup.chairs.get(seat.index()).map(|chair| chair.who);
            (store.index().step(), store.generation.get(), who)
        };
        let asked = now(&self);
        // A tap that hurries a bot asks it again.
        if self.thinking.replace(Some(asked)) == Some(asked) {
            return;
        }
        spawn(async move {
            let stands = || now(&self) == asked && self.takes_inputs();
            let choice = match bot.ponder(&seen, &mut chance) {
                Pondering::Done(choice) => choice,
                Pondering::GoesOn(mut thought) => in_slices(|| thought.go_on(), stands).await,
            };
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
}

//! Inputs to a running game. Each is checked and applied to the table once, written down, and announced to whoever shows
//! the game, who also has it saved.

use super::{Action, Refusal, Store};
use crate::engine::{Eyes, Illegal, Input, Seat};
use crate::saves::Entry;
use crate::ui::boards::kit::GameUi;
use crate::ui::play::running_game::RunningGame;

impl<U: GameUi> Store<U> {
    /// Makes an input and the standing decisions that it allows, and notifies the listener.
    ///
    /// # Errors
    /// Why it is illegal; then nothing has changed, and nothing was written.
    pub fn play(&self, input: Input<Action<U>>) -> Result<(), Illegal<Refusal<U>>> {
        self.apply(input)?;
        self.apply_standing();
        self.notify();
        Ok(())
    }

    /// Applies an input to the table and writes it down.
    pub(super) fn apply(&self, input: Input<Action<U>>) -> Result<(), Illegal<Refusal<U>>> {
        let entry = Entry::played(&input);
        let seen = self.index().seen();
        let mut table = self.table.borrow_mut();
        table.play(input, &mut *self.history.borrow_mut())?;
        self.autosave().write(&entry, table.step());
        self.autosave().close(&table.status());
        let ended = self.history.borrow().round_since(seen, &table);
        if let Some(view) = ended.filter(|_| U::REAL_TIME) {
            U::learn(&self.setup(), &view);
        }
        Ok(())
    }

    /// Makes the standing decisions that are legal now, and those that become legal after them.
    fn apply_standing(&self) {
        let made = |(seat, action): &(Seat, Action<U>)| {
            let seen = self.seen(Eyes::Seat(*seat));
            let action = U::now_standing(action, &seen.view);
            action.is_some_and(|action| self.apply(Input::new(self.at(), *seat, action)).is_ok())
        };
        while self.standing.borrow().iter().any(&made) {}
    }

    /// Sets or clears a seat's standing decision.
    pub fn set_standing(&self, (seat, action): (Seat, Option<Action<U>>)) {
        self.standing.borrow_mut().retain(|(it, _)| *it != seat);
        self.standing
            .borrow_mut()
            .extend(action.map(|it| (seat, it)));
        if self.takes_inputs() {
            self.apply_standing();
        }
        self.notify();
    }
}

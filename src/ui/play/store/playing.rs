//! Changes to a running game. In a game of turns, a change is written down first and applied to the table only when it
//! is shown, which is after it was saved: so a render in the meantime shows only what is saved. In real time, which does
//! not wait for that, the table plays an input at once, and what it has played is written down.

use super::history::{Change, History};
use super::{Action, Refusal, Store, setup_of};
use crate::engine::{Eyes, Illegal, Input, Seat, Table};
use crate::saves::{BrokenOff, Entry, Journal};
use crate::setup::{Chair, Setup};
use crate::ui::boards::kit::GameUi;
use crate::ui::persistence::Label;
use crate::ui::play::running_game::RunningGame;

impl<U: GameUi> Store<U> {
    /// Validates an input, writes it down and notifies the listener; in a game of turns, it is applied to the table when
    /// it is shown.
    ///
    /// # Errors
    /// Why it is illegal; then nothing has changed, and nothing was written.
    pub fn play(&self, input: Input<Action<U>>) -> Result<(), Illegal<Refusal<U>>> {
        self.write(input)?;
        self.write_standing();
        self.notify();
        Ok(())
    }

    /// Makes the standing decisions that are legal now, and those that become legal after them; returns whether there
    /// were any.
    fn write_standing(&self) -> bool {
        let made = |(seat, action): &(Seat, Action<U>)| {
            let seen = |table: &Table<U>| {
                let at = table.at();
                (at, table.observe(Eyes::Seat(*seat), at).view)
            };
            let (at, view) = self.written(seen);
            let action = U::now_standing(action, &view);
            action.is_some_and(|action| self.write(Input::new(at, *seat, action)).is_ok())
        };
        let mut any = false;
        while self.standing.borrow().iter().any(&made) {
            any = true;
        }
        any
    }

    /// Queries the table as it will be once everything written down is applied.
    fn written<T>(&self, ask: impl FnOnce(&Table<U>) -> T) -> T {
        let table = self.table.borrow();
        let ahead = self.ahead.borrow();
        if ahead.is_empty() {
            return ask(&table);
        }
        let mut then = table.clone();
        for change in ahead.iter() {
            if let Change::Played(input) = change {
                let _ = then.play(input.clone(), &mut History::<U>::new());
            }
        }
        ask(&then)
    }

    /// Sets or clears a seat's standing decision.
    pub fn set_standing(&self, (seat, action): (Seat, Option<Action<U>>)) {
        self.standing.borrow_mut().retain(|(it, _)| *it != seat);
        self.standing
            .borrow_mut()
            .extend(action.map(|it| (seat, it)));
        if self.takes_inputs() && self.write_standing() {
            self.notify();
        } else {
            self.redraw();
        }
    }

    /// Validates an input and writes it down; applies it to the table if that is not left to whoever shows it.
    pub(super) fn write(&self, input: Input<Action<U>>) -> Result<(), Illegal<Refusal<U>>> {
        let entry = Entry::played(&input);
        if self.applies_at_once() {
            let mut table = self.table.borrow_mut();
            let seen = self.index().seen();
            table.play(input, &mut *self.history.borrow_mut())?;
            self.autosave().write(&entry, table.step());
            self.autosave().close(&table.status());
            let ended = self.history.borrow().round_since(seen, &table);
            if let Some(view) = ended.filter(|_| U::REAL_TIME) {
                U::learn(&self.setup(), &view);
            }
        } else {
            let (status, step) =
                self.written(|table| Ok((table.after(&input)?, table.step() + 1)))?;
            self.autosave().write(&entry, step);
            self.autosave().close(&status);
            self.ahead.borrow_mut().push(Change::Played(input));
        }
        Ok(())
    }

    /// Whether changes are applied at once: in real time, and without a listener that would show them later.
    fn applies_at_once(&self) -> bool {
        U::REAL_TIME || !self.is_shown()
    }

    /// Applies a change that was written down, now or when it is shown.
    fn change(&self, change: Change<Action<U>>) {
        if self.applies_at_once() {
            self.apply(change);
        } else {
            self.ahead.borrow_mut().push(change);
        }
        self.notify();
    }

    fn apply(&self, change: Change<Action<U>>) {
        match change {
            Change::Played(input) => {
                // It was validated before it was written down, and nothing has changed since.
                let mut table = self.table.borrow_mut();
                let _ = table.play(input, &mut *self.history.borrow_mut());
            }
            Change::TakenBack(step) => {
                let mut history = History::new();
                let table = self.table.borrow().retell(step, &mut history);
                history.index.taken_back = self.index().taken_back + 1;
                self.start_over(table, history);
                // Whoever takes back a move may want to change standing decisions, too.
                self.standing.borrow_mut().clear();
            }
            Change::Seated(setup) => {
                self.take_seats(setup);
                self.lines.take();
            }
        }
    }

    /// Applies to the table what was written down, so that it can be shown.
    pub(super) fn catch_up(&self) {
        for change in self.ahead.take() {
            self.apply(change);
        }
    }

    /// Takes inputs back until `step` are left.
    pub(super) fn go_back(&self, step: usize) {
        if !self.takes_inputs() || step > self.index().step() {
            return;
        }
        self.autosave().write(&Entry::Rewound(step), step);
        self.autosave().close(&self.status(Some(step)));
        self.change(Change::TakenBack(step));
    }

    /// Changes who sits where.
    pub(super) fn reseat(&self, chairs: Vec<Chair>) {
        if !self.takes_inputs() {
            return;
        }
        let entry = Entry::seated(&chairs);
        self.autosave().write(&entry, self.index().step());
        self.autosave().seat(&chairs);
        self.change(Change::Seated(Setup {
            chairs,
            ..(*self.setup()).clone()
        }));
    }

    /// Continues from lines written by another tab.
    pub(super) fn read_on(&self, lines: &[String]) -> Result<(), BrokenOff> {
        let mut history = History::new();
        let read = Journal::read::<U>(lines, &mut history)?;
        history.index.taken_back = read.taken_back;
        let setup = setup_of(&read.save);
        let label = Label::new(&setup, read.title, read.table.step(), &read.table.status());
        self.autosave().replace(read.journal, label);
        // What was written in this tab meanwhile was not saved.
        self.ahead.take();
        self.start_over(read.table, history);
        self.take_seats(setup);
        Ok(())
    }
}

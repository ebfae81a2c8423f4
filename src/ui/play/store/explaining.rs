//! Why a bot did what it did, in its own words: told once the round is over, as it may give away what the bot held.

use super::Store;
use crate::engine::{By, Eyes, Seat};
use crate::ui::boards::kit::{Advised, GameUi};
use crate::ui::play::running_game::RunningGame;
use crate::ui::play::snapshot::Scene;

impl<U: GameUi> Store<U> {
    /// The bot that made the decision before this moment, and how many inputs had been made then; `None` if nobody can be
    /// asked why.
    pub(super) fn bot_before(&self, step: usize) -> Option<(Seat, usize)> {
        if U::REAL_TIME || !self.status().is_over() && !self.round_ended_since(step) {
            return None;
        }
        let before = step.checked_sub(1)?;
        match self.table.borrow().record().inputs.get(before)?.by {
            By::Seat(seat) if !self.setup().people().has(seat) => Some((seat, before)),
            _ => None,
        }
    }

    fn round_ended_since(&self, step: usize) -> bool {
        let index = self.index();
        index.settled_since(index.seen_by(step))
    }

    /// Finds out why it did that, and shows it.
    pub(super) fn explain_before(&self, step: usize) {
        let Some((seat, before)) = self.bot_before(step) else {
            return;
        };
        let action = self.table.borrow().record().inputs[before].action.clone();
        let seen = self.observe(Eyes::Seat(seat), Some(before));
        let words = U::explanation(&self.names(), seat, U::reason(&seen, &action));
        self.explained
            .replace(Some((step, Advised::new(action, words))));
        self.notify();
    }

    /// The explanation shown at a moment of the past.
    pub(super) fn explained_at(&self, scene: Scene) -> Option<Advised<U>> {
        let (Scene::Step(Some(step)) | Scene::OpenHands(Some(step))) = scene else {
            return None;
        };
        let explained = self.explained.borrow();
        let found = explained.as_ref().filter(|(then, _)| *then == step);
        found.map(|(_, advised)| advised.clone())
    }
}

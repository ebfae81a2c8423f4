//! What is staged, what it would do, and what the rules say to it.

use std::fmt::Debug;

use super::game_ui::{Check, refusal};
use crate::engine::{Game, Observation};
use crate::settings::Confirm;

/// What is staged in a game; nothing, at first.
pub trait StagedMove: Clone + Default + PartialEq + Debug + 'static {
    /// The game.
    type Game: Game;

    /// What a board says of it besides what the rules say.
    type Facts: Clone + PartialEq + Debug + 'static;

    /// The same, with what it leaves open decided as most would.
    #[must_use]
    fn resolved(self, _seen: &Observation<Self::Game>) -> Self {
        self
    }

    /// The decision that it comes to, legal or not; `None` while it is not complete.
    fn action(&self, seen: &Observation<Self::Game>) -> Option<<Self::Game as Game>::Action>;

    /// What there is to say of it; `refused`, if the rules are against it.
    fn facts(&self, seen: &Observation<Self::Game>, refused: bool) -> Self::Facts;

    /// Whether it is not there at all: the rules say why not, and there is nothing to take back but their
    /// words.
    fn is_vain(&self) -> bool {
        false
    }

    /// How hard a slip of the finger would be to mend.
    fn risk(decision: &Decision<Self>, seen: &Observation<Self::Game>) -> Risk;
}

/// How hard a slip of the finger would be to mend.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Risk {
    /// As hard as any move.
    Usual,
    /// So hard that it waits for the button, unless nothing does.
    High,
    /// So hard that the button has to be held, always.
    Held,
}

/// A decision on its way.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision<S: StagedMove> {
    /// What is staged, with what it left open decided.
    pub staged: S,
    /// What would be done, once that is complete.
    pub action: Option<<S::Game as Game>::Action>,
    /// Why it may not be done.
    pub refusal: Option<<S::Game as Game>::Refusal>,
    /// What there is to say of it.
    pub facts: S::Facts,
}

impl<S: StagedMove> Decision<S> {
    /// Of what is staged by the one who looks.
    pub fn of(seen: &Observation<S::Game>, staged: S, check: &Check<S::Game>) -> Self {
        let staged = staged.resolved(seen);
        let action = staged.action(seen);
        let asked = action.clone().zip(seen.eyes.seat());
        let refusal = asked.and_then(|(action, seat)| refusal::<S::Game>(check, seat, action));
        Self {
            facts: staged.facts(seen, refusal.is_some()),
            staged,
            action,
            refusal,
        }
    }

    /// What would be done, if it is complete and the rules allow it.
    #[must_use]
    pub fn ready(&self) -> Option<<S::Game as Game>::Action> {
        self.action.clone().filter(|_| self.refusal.is_none())
    }

    /// Whether anything is staged that is there.
    #[must_use]
    pub fn is_staged(&self) -> bool {
        self.staged != S::default() && !self.staged.is_vain()
    }

    /// Whether its button has to be held.
    #[must_use]
    pub fn is_held(&self, seen: &Observation<S::Game>) -> bool {
        S::risk(self, seen) == Risk::Held
    }

    /// Whether it counts at once, without the button.
    #[must_use]
    pub fn at_once(&self, seen: &Observation<S::Game>, confirm: Confirm) -> bool {
        match (confirm, S::risk(self, seen)) {
            (Confirm::Always, _) | (_, Risk::Held) | (Confirm::Risky, Risk::High) => false,
            (Confirm::Risky, Risk::Usual) | (Confirm::Never, _) => true,
        }
    }
}

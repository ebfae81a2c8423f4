//! What is staged, what it would do, and what the rules say about it.

use std::fmt::Debug;

use super::game_ui::{Check, refusal};
use crate::engine::{Game, Observation};
use crate::settings::Confirm;

/// What is staged in a game; by default nothing.
pub trait StagedMove: Clone + Default + PartialEq + Debug + 'static {
    /// The game.
    type Game: Game;

    /// What a board says about it besides what the rules say.
    type Facts: Clone + PartialEq + Debug + 'static;

    /// Fills in what was left open with the usual choice.
    #[must_use]
    fn resolved(self, _seen: &Observation<Self::Game>) -> Self {
        self
    }

    /// The resulting decision, legal or not; `None` while it is incomplete.
    fn action(&self, seen: &Observation<Self::Game>) -> Option<<Self::Game as Game>::Action>;

    /// What the board says about it; `refused` if the rules forbid it.
    fn facts(&self, seen: &Observation<Self::Game>, refused: bool) -> Self::Facts;

    /// Whether it only asks the rules why something is impossible: nothing is really staged, and only the explanation
    /// can be dismissed.
    fn only_explains(&self) -> bool {
        false
    }

    /// How costly a slip would be.
    fn risk(decision: &Decision<Self>, seen: &Observation<Self::Game>) -> Risk;
}

/// How costly a slip would be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Risk {
    /// As costly as with any move.
    Usual,
    /// So costly that it waits for the button, unless the player has turned confirmation off.
    High,
    /// So costly that the button always has to be held.
    Held,
}

/// A decision being made.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision<S: StagedMove> {
    /// What is staged, with open choices filled in.
    pub staged: S,
    /// What it would do, once it is complete.
    pub action: Option<<S::Game as Game>::Action>,
    /// Why it is illegal.
    pub refusal: Option<<S::Game as Game>::Refusal>,
    /// What the board says about it.
    pub facts: S::Facts,
}

impl<S: StagedMove> Decision<S> {
    /// The decision for what the viewer has staged.
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

    /// The action, if it is complete and legal.
    #[must_use]
    pub fn ready(&self) -> Option<<S::Game as Game>::Action> {
        self.action.clone().filter(|_| self.refusal.is_none())
    }

    /// Whether anything is really staged.
    #[must_use]
    pub fn is_staged(&self) -> bool {
        self.staged != S::default() && !self.staged.only_explains()
    }

    /// Whether its button has to be held.
    #[must_use]
    pub fn is_held(&self, seen: &Observation<S::Game>) -> bool {
        S::risk(self, seen) == Risk::Held
    }

    /// Whether it is played at once, without the button.
    #[must_use]
    pub fn at_once(&self, seen: &Observation<S::Game>, confirm: Confirm) -> bool {
        match (confirm, S::risk(self, seen)) {
            (Confirm::Always, _) | (_, Risk::Held) | (Confirm::Risky, Risk::High) => false,
            (Confirm::Risky, Risk::Usual) | (Confirm::Never, _) => true,
        }
    }
}

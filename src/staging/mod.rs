//! Decisions before they are confirmed: what a player's taps stage, which decision results, whether the rules refuse
//! it, and how costly a slip would be. Boards draw this and put it into words; nothing here needs a browser.
//!
//! In each game, `Staged` is what is staged; its methods take the taps, and its [`StagedMove`] derives the rest. Stroop
//! is not here: in real time, nothing waits for confirmation.
//!
//! | module | what is staged |
//! | --- | --- |
//! | [`sloop`] | a card, its use, and the cards of the display that go with it; a card for the partner |
//! | [`dealt`] | a run of neighbors, a reserve, a gap |
//! | [`swoop`] | cards of one rank, a face-down card |
//! | [`slapshot`] | a turn and its details, a card to exchange, a line-up |

pub mod dealt;
pub mod slapshot;
pub mod sloop;
pub mod swoop;

use std::fmt::Debug;

use crate::engine::{Game, Observation};
use crate::settings::Confirm;

/// What is staged in a game; by default nothing.
pub trait StagedMove: Clone + Default + PartialEq + Debug + 'static {
    /// The game.
    type Game: Game;

    /// What a board says about it besides what the rules say.
    type Facts: Clone + PartialEq + Debug + 'static;

    /// What taps stage for this legal decision; `None` if it is made in another way.
    fn of(seen: &Observation<Self::Game>, action: &<Self::Game as Game>::Action) -> Option<Self>;

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
    /// The decision for what the viewer has staged. `refusal` asks the rules why they refuse the viewer an action;
    /// `None` if they do not.
    pub fn of(
        seen: &Observation<S::Game>,
        staged: S,
        refusal: impl FnOnce(<S::Game as Game>::Action) -> Option<<S::Game as Game>::Refusal>,
    ) -> Self {
        let staged = staged.resolved(seen);
        let action = staged.action(seen);
        let refusal = action.clone().and_then(refusal);
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

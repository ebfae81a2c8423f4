//! What is staged, what it would do, and what the rules say about it.

use super::staged::{Staged, Verb};
use crate::engine::{Observation, Seat};
use crate::games::slapshot::{Action, Refusal, Slapshot};
use crate::ui::boards::kit::{self, Risk, StagedMove};

/// A decision being made.
pub(super) type Decision = kit::Decision<Staged>;

/// What the viewer can do at the board.
pub(super) type Moves = kit::Moves<Staged>;

impl StagedMove for Staged {
    type Game = Slapshot;
    type Facts = ();

    fn resolved(self, seen: &Observation<Slapshot>) -> Self {
        Self::resolved(self, seen)
    }

    fn action(&self, seen: &Observation<Slapshot>) -> Option<Action> {
        self.to_action(&seen.view)
    }

    fn facts(&self, _: &Observation<Slapshot>, _: bool) {}

    /// A card that was seen cannot be unseen.
    fn risk(decision: &Decision, _: &Observation<Slapshot>) -> Risk {
        match decision.action {
            Some(Action::Trade { .. } | Action::Draft { .. } | Action::LineUp(_)) => Risk::High,
            _ => Risk::Usual,
        }
    }
}

/// Whether this kind of action is conceivable on this turn at all.
pub(super) fn is_there(seen: &Observation<Slapshot>, verb: Verb) -> bool {
    let mut tried = seen.tried.iter();
    tried.any(|it| Verb::of(&it.action) == Some(verb))
}

/// Why no action of this kind is legal on this turn; `None` if one is.
pub(super) fn cannot(seen: &Observation<Slapshot>, verb: Verb) -> Option<Refusal> {
    let tried = || {
        seen.tried
            .iter()
            .filter(|it| Verb::of(&it.action) == Some(verb))
    };
    if tried().any(|it| it.refusal.is_none()) {
        return None;
    }
    tried().find_map(|it| it.refusal)
}

/// Why it is illegal with this manager; `None` if it is legal.
pub(super) fn cannot_with(seen: &Observation<Slapshot>, verb: Verb, seat: Seat) -> Option<Refusal> {
    let names = |action: &Action| match (verb, action) {
        (Verb::Trade, Action::Trade { with }) => *with == seat,
        (Verb::Game, Action::Game { host }) => *host == seat,
        _ => false,
    };
    seen.tried.iter().find(|it| names(&it.action))?.refusal
}

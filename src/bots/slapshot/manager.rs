//! The questions that a manager is asked, and the answers that all bots share.

use super::line;
use super::odds::Six;
use crate::bots::{Bot, Choice};
use crate::engine::{Observation, Rng, Seat};
use crate::games::slapshot::{Action, Bout, Card, Line, Slapshot, Stage};

/// The decisions of a manager.
pub(super) trait Manager {
    /// Trade, draft, or play (SH-2).
    fn turn(&self, seen: &Observation<Slapshot>, me: Seat, rng: &mut Rng) -> Option<Action>;
    /// Which card to give for the drawn one (SH-2.1).
    fn give_back(&self, seen: &Observation<Slapshot>, drawn: Card, rng: &mut Rng)
    -> Option<Action>;
    /// The order for an overtime (SH-3.7).
    fn overtime(&self, seen: &Observation<Slapshot>, bout: Bout, team: &Six, rng: &mut Rng)
    -> Line;
}

impl<M: Manager> Bot<Slapshot> for M {
    fn choose(&self, seen: &Observation<Slapshot>, rng: &mut Rng) -> Option<Choice<Action>> {
        let me = seen.eyes.seat().filter(|_| seen.mine())?;
        let action = match seen.view.stage {
            Stage::Turn(_) => self.turn(seen, me, rng),
            Stage::GivingBack {
                drawn: Some(drawn), ..
            } => self.give_back(seen, drawn, rng),
            Stage::LiningUp { bout, .. } => own(seen).map(|team| {
                Action::LineUp(match bout.overtime {
                    0 => line::any(&team, rng),
                    _ => self.overtime(seen, bout, &team, rng),
                })
            }),
            // The order of the decks makes no difference: nobody knows their cards.
            _ => None,
        };
        action.or(seen.legal().next().copied()).map(Choice::now)
    }
}

/// The manager's own team, if it is complete.
pub(super) fn own(seen: &Observation<Slapshot>) -> Option<Six> {
    seen.view.own.as_deref()?.try_into().ok()
}

/// The legal decision with the highest value; the first of equals.
pub(super) fn best(
    seen: &Observation<Slapshot>,
    mut value: impl FnMut(&Action) -> Option<f64>,
) -> Option<(Action, f64)> {
    let mut best: Option<(Action, f64)> = None;
    for action in seen.legal() {
        if let Some(value) = value(action)
            && best.is_none_or(|(_, most)| value > most)
        {
            best = Some((*action, value));
        }
    }
    best
}

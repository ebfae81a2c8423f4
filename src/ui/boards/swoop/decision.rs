//! What is staged, what it would do, and what the rules say about it.

use super::staged::{Own, Staged};
use crate::engine::Observation;
use crate::games::swoop::{Action, Fate, Stage, Swoop, View};
use crate::i18n::swoop::{Effect, StagedPlay};
use crate::ui::boards::kit::{self, Risk, StagedMove};

/// A decision being made.
pub(super) type Decision = kit::Decision<Staged>;

impl StagedMove for Staged {
    type Game = Swoop;
    /// The staged cards, and what they would do.
    type Facts = Option<StagedPlay>;

    fn action(&self, seen: &Observation<Swoop>) -> Option<Action> {
        self.to_action(&seen.view)
    }

    fn facts(&self, seen: &Observation<Swoop>, refused: bool) -> Option<StagedPlay> {
        let mut words = words(seen, *self)?;
        if refused {
            // A refused play costs nothing and ends nothing.
            words.effect = Effect::Lie;
            words.last = false;
        }
        Some(words)
    }

    fn only_explains(&self) -> bool {
        matches!(self, Self::Missing { .. })
    }

    /// Plays that take the pile have to be held, and so do flips, as the card is unknown.
    fn risk(decision: &Decision, _: &Observation<Swoop>) -> Risk {
        let takes = |words: StagedPlay| matches!(words.effect, Effect::Take { .. });
        let flips = matches!(decision.action, Some(Action::Flip { .. }));
        if flips || decision.facts.is_some_and(takes) {
            Risk::Held
        } else {
            Risk::Usual
        }
    }
}

/// The viewer's cards.
pub(super) fn own(seen: &Observation<Swoop>) -> Option<Own<'_>> {
    let (hand, seat) = (seen.view.own.as_ref()?, seen.eyes.seat()?);
    let place = seen.view.places.get(seat)?;
    Some(Own { hand, place })
}

fn words(seen: &Observation<Swoop>, staged: Staged) -> Option<StagedPlay> {
    let (rank, cards) = (staged.rank()?, staged.cards());
    let View { pile, .. } = &seen.view;
    let effect = match Fate::of(pile, rank, cards) {
        Fate::Lies => Effect::Lie,
        Fate::Swooped if rank.swoops() => Effect::SwoopCard,
        Fate::Swooped => Effect::Four(pile[rank] + cards),
        Fate::Taken => Effect::Take {
            cards: pile.total() + u16::from(cards),
            points: pile.points() + u32::from(cards) * rank.points(),
        },
    };
    let left = own(seen)?.place.left();
    Some(StagedPlay {
        rank,
        cards,
        top: pile.lowest(),
        effect,
        last: cards == left && !matches!(effect, Effect::Take { .. }),
    })
}

/// Whether the turn may be ended.
pub(super) fn may_end(seen: &Observation<Swoop>) -> bool {
    seen.mine() && matches!(seen.view.stage, Stage::Chain { .. })
}

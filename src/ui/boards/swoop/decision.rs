//! What is staged, what it would do, and what the rules say to it.

use crate::engine::Observation;
use crate::games::swoop::{Action, Fate, Refusal, Stage, Swoop, View};
use crate::i18n::swoop::{Effect, Staged as Words};
use crate::settings::Confirm;
use crate::ui::room::{Check, refusal};

use super::staged::{Own, Staged};

/// A decision on its way.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Decision {
    /// What is staged.
    pub(super) staged: Staged,
    /// What would be done.
    pub(super) action: Option<Action>,
    /// Why it may not be done.
    pub(super) refusal: Option<Refusal>,
    /// The cards that are staged, and what they would do.
    pub(super) words: Option<Words>,
}

impl Decision {
    pub(super) fn of(seen: &Observation<Swoop>, staged: Staged, check: &Check<Swoop>) -> Self {
        let action = staged.action(&seen.view);
        let refusal = action.and_then(|action| refusal(check, action));
        let mut words = words(seen, staged);
        if let (Some(words), Some(_)) = (&mut words, &refusal) {
            // What is refused costs nothing and ends nothing.
            words.effect = Effect::Lie;
            words.last = false;
        }
        Self {
            staged,
            action,
            refusal,
            words,
        }
    }

    /// Whether it is complete and the rules allow it.
    pub(super) fn ready(&self) -> Option<Action> {
        self.action.filter(|_| self.refusal.is_none())
    }

    /// Whether it has to be held: it takes the pile, or may, for nobody knows the card.
    pub(super) fn is_held(&self) -> bool {
        let takes = |words: Words| matches!(words.effect, Effect::Take { .. });
        matches!(self.action, Some(Action::Flip { .. })) || self.words.is_some_and(takes)
    }

    /// Whether it counts at once, without the button.
    pub(super) fn at_once(&self, confirm: Confirm) -> bool {
        confirm != Confirm::Always && !self.is_held()
    }
}

/// What the one who looks has.
pub(super) fn own(seen: &Observation<Swoop>) -> Option<Own<'_>> {
    let (hand, seat) = (seen.view.own.as_ref()?, seen.eyes.seat()?);
    let place = seen.view.places.get(seat)?;
    Some(Own { hand, place })
}

fn words(seen: &Observation<Swoop>, staged: Staged) -> Option<Words> {
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
    Some(Words {
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

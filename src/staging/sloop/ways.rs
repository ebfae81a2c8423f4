//! The legal uses of a card in Sloop.

use crate::engine::Observation;
use crate::games::sloop::{Action, Card, Sloop, Value, View};

/// A use of a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Verb {
    /// Captures (SL-3).
    Capture,
    /// Begins a build (SL-4.1).
    Build,
    /// Continues a build (SL-4.6).
    Continue,
    /// Is put into the display, with its action (SL-5).
    Act,
    /// Is put into the display without an action.
    Put,
}

impl Verb {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 5] = [
        Self::Capture,
        Self::Build,
        Self::Continue,
        Self::Act,
        Self::Put,
    ];

    /// The use of the card in a decision, if it plays one.
    #[must_use]
    pub fn of(action: &Action) -> Option<(Self, Card)> {
        Some(match *action {
            Action::Capture { card, .. } => (Self::Capture, card),
            Action::Build { card, .. } => (Self::Build, card),
            Action::Continue { card, .. } => (Self::Continue, card),
            Action::Put { card, act: true } => (Self::Act, card),
            Action::Put { card, act: false } => (Self::Put, card),
            _ => return None,
        })
    }
}

/// The legal decisions with this card, among those that are worth trying.
pub fn ways(seen: &Observation<Sloop>, card: Card) -> impl Iterator<Item = (Verb, &Action)> {
    seen.legal().filter_map(move |action| {
        let (verb, played) = Verb::of(action)?;
        (played == card).then_some((verb, action))
    })
}

/// The captures without a bonus: the card, the decision, and the loose cards that it takes.
pub(super) fn captures(
    seen: &Observation<Sloop>,
) -> impl Iterator<Item = (Card, &Action, &[Card])> {
    seen.legal().filter_map(|action| match action {
        Action::Capture {
            card,
            groups,
            bonus: None,
            ..
        } => Some((*card, action, groups.cards())),
        _ => None,
    })
}

/// Whether a capture takes such a loose card.
#[must_use]
pub fn is_taken(seen: &Observation<Sloop>, loose: Card) -> bool {
    captures(seen).any(|(_, _, cards)| cards.contains(&loose))
}

/// Whether a decision takes something to the player's pile or build.
#[must_use]
pub fn takes(action: &Action) -> bool {
    matches!(action, Action::Capture { .. } | Action::Continue { .. })
}

/// The number of cards of the display that a decision takes or joins.
#[must_use]
pub fn moved(action: &Action, view: &View) -> usize {
    match action {
        Action::Capture {
            value,
            groups,
            build,
            bonus,
            ..
        } => {
            let built = view.display.build(*value).filter(|_| *build);
            groups.cards().len()
                + built.map_or(0, |it| it.cards.len())
                + usize::from(bonus.is_some())
        }
        Action::Build { groups, .. } | Action::Continue { groups, .. } => groups.cards().len(),
        _ => 0,
    }
}

/// The value of a capture, or the number of a new build.
pub(super) fn value_of(action: &Action) -> Option<Value> {
    match action {
        Action::Capture { value, .. } | Action::Build { value, .. } => Some(*value),
        _ => None,
    }
}

/// The loose cards that go with it.
pub(super) fn groups_of(action: &Action) -> Option<&[Card]> {
    match action {
        Action::Capture { groups, .. }
        | Action::Build { groups, .. }
        | Action::Continue { groups, .. } => Some(groups.cards()),
        _ => None,
    }
}

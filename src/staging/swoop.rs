//! What is staged in Swoop.

use super::{Risk, StagedMove};
use crate::engine::Observation;
use crate::games::swoop::{Action, Counts, Fate, Rank, Stacks, Stage, Swoop, Tableau, View};

/// A decision being made.
pub type Decision = super::Decision<Staged>;

/// What is staged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Staged {
    /// Nothing.
    #[default]
    Nothing,
    /// Cards of one rank.
    Cards {
        /// Their rank.
        rank: Rank,
        /// The number of cards from the hand.
        hand: u8,
        /// The stacks whose face-up cards are included.
        faces: Stacks,
    },
    /// A face-down card, by its stack.
    Blind(u8),
    /// A rank without cards; staged so that the rules can explain why.
    Missing {
        /// The rank.
        rank: Rank,
        /// Whether it had just been asked for before.
        again: bool,
    },
}

/// The cards of the player to move: the hand and the stacks.
#[derive(Clone, Copy)]
pub struct Own<'a> {
    /// The hand.
    pub hand: &'a Counts,
    /// The stacks.
    pub tableau: &'a Tableau,
}

impl Own<'_> {
    /// All cards of a rank, as the goal is to shed them.
    fn all(self, rank: Rank) -> Staged {
        let (hand, faces) = (self.hand[rank], self.tableau.faces.of(rank));
        Staged::some(rank, hand, faces)
    }
}

/// The first of these stacks.
fn one_of(stacks: Stacks) -> Stacks {
    stacks.iter().next().map_or(Stacks::NONE, Stacks::only)
}

impl Staged {
    fn some(rank: Rank, hand: u8, faces: Stacks) -> Self {
        if hand == 0 && faces.is_empty() {
            Self::Nothing
        } else {
            Self::Cards { rank, hand, faces }
        }
    }

    /// The rank of the cards.
    #[must_use]
    pub fn rank(self) -> Option<Rank> {
        match self {
            Self::Cards { rank, .. } => Some(rank),
            _ => None,
        }
    }

    /// The number of cards, from the hand and face up.
    #[must_use]
    pub fn cards(self) -> u8 {
        match self {
            Self::Cards { hand, faces, .. } => hand + faces.count(),
            _ => 0,
        }
    }

    /// Whether it includes a stack.
    #[must_use]
    pub fn has_stack(self, stack: u8) -> bool {
        match self {
            Self::Cards { faces, .. } => faces.has(stack),
            Self::Blind(which) => which == stack,
            Self::Nothing | Self::Missing { .. } => false,
        }
    }

    /// Handles a tap on a key: stages all cards of that rank, or nothing if it was already staged. A missing rank is
    /// only asked for.
    #[must_use]
    pub fn tap_rank(self, rank: Rank, own: Own) -> Self {
        if self.rank() == Some(rank) {
            return Self::Nothing;
        }
        match own.all(rank) {
            Self::Nothing => Self::Missing {
                rank,
                again: self == Self::Missing { rank, again: false },
            },
            all => all,
        }
    }

    /// Handles a key that is dropped on the pile: what is staged of that rank, or else all of it.
    #[must_use]
    pub fn with_rank(self, rank: Rank, own: Own) -> Self {
        if self.rank() == Some(rank) {
            self
        } else {
            Self::Nothing.tap_rank(rank, own)
        }
    }

    /// Handles a stack that is dropped on the pile, in the same way.
    #[must_use]
    pub fn with_stack(self, stack: u8, own: Own) -> Self {
        if self.has_stack(stack) {
            self
        } else {
            Self::Nothing.tap_stack(stack, own)
        }
    }

    /// Handles a tap on a stack: a face-up card is staged with its whole rank, or toggled if that is staged; a
    /// face-down card is staged alone, and the rules say whether there is one.
    #[must_use]
    pub fn tap_stack(self, stack: u8, own: Own) -> Self {
        match (own.tableau.faces.get(stack), self) {
            (Some(face), Self::Cards { rank, hand, faces }) if rank == face => {
                let one = Stacks::only(stack);
                let faces = if faces.has(stack) {
                    faces.but(one)
                } else {
                    faces.or(one)
                };
                Self::some(rank, hand, faces)
            }
            (Some(face), _) => own.all(face),
            (None, _) if self.has_stack(stack) => Self::Nothing,
            (None, _) => Self::Blind(stack),
        }
    }

    /// One card more or fewer: from the hand as long as possible, then from the face-up ones. Unchanged if no more are
    /// left, or if none would remain.
    #[must_use]
    pub fn step(self, more: bool, own: Own) -> Self {
        let Self::Cards { rank, hand, faces } = self else {
            return self;
        };
        let lying = own.tableau.faces.of(rank);
        let left_out = lying.but(faces);
        let other = match (more, hand) {
            (true, _) if hand < own.hand[rank] => Self::some(rank, hand + 1, faces),
            (true, _) => Self::some(rank, hand, faces.or(one_of(left_out))),
            (false, 0) => Self::some(rank, 0, faces.but(one_of(faces))),
            (false, _) => Self::some(rank, hand - 1, faces),
        };
        match other {
            Self::Nothing => self,
            staged => staged,
        }
    }
}

/// What staged cards would do. If they take the pile, the cards and points are those that go into the hand,
/// including the played ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// They would lie there.
    Lie,
    /// This many cards, four or more, would lie together.
    Four(u8),
    /// A ten or a joker sweeps the pile.
    SwoopCard,
    /// They are higher, and take the pile.
    Take {
        /// The number of cards.
        cards: u16,
        /// What they cost.
        points: u32,
    },
}

/// Cards that are staged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StagedPlay {
    /// Their rank.
    pub rank: Rank,
    /// How many, hand and face-up cards together.
    pub cards: u8,
    /// The top of the pile that they go onto; `None` if it is empty.
    pub top: Option<Rank>,
    /// What they would do.
    pub effect: Effect,
    /// Whether they are the last cards of all, so that the player goes out. Never with
    /// [`Effect::Take`].
    pub last: bool,
}

impl StagedMove for Staged {
    type Game = Swoop;
    /// The staged cards, and what they would do.
    type Facts = Option<StagedPlay>;

    fn of(seen: &Observation<Swoop>, action: &Action) -> Option<Self> {
        Some(match *action {
            Action::Play { rank, hand, faces } => Self::Cards { rank, hand, faces },
            Action::Add { hand, faces } => Self::Cards {
                rank: seen.view.pile.lowest()?,
                hand,
                faces,
            },
            Action::Flip { stack } => Self::Blind(stack),
            Action::Done | Action::CallTime => return None,
        })
    }

    /// After a flip, cards of its rank are added to it.
    fn action(&self, seen: &Observation<Swoop>) -> Option<Action> {
        let view = &seen.view;
        let chain = matches!(view.stage, Stage::Chain { .. });
        let top = view.top().map(|(top, _)| top).filter(|_| chain);
        match *self {
            Self::Nothing => None,
            Self::Cards { rank, hand, faces } if top == Some(rank) => {
                Some(Action::Add { hand, faces })
            }
            Self::Cards { rank, hand, faces } => Some(Action::Play { rank, hand, faces }),
            Self::Blind(stack) => Some(Action::Flip { stack }),
            Self::Missing { rank, .. } => Some(Action::Play {
                rank,
                hand: 1,
                faces: Stacks::NONE,
            }),
        }
    }

    fn facts(&self, seen: &Observation<Swoop>, refused: bool) -> Option<StagedPlay> {
        let (rank, cards) = (self.rank()?, self.cards());
        let View { pile, .. } = &seen.view;
        let effect = match Fate::of(pile, rank, cards) {
            // A refused play costs nothing and ends nothing.
            _ if refused => Effect::Lie,
            Fate::Lies => Effect::Lie,
            Fate::Swooped if rank.swoops() => Effect::SwoopCard,
            Fate::Swooped => Effect::Four(pile[rank] + cards),
            Fate::Taken => Effect::Take {
                cards: pile.total() + u16::from(cards),
                points: pile.points() + u32::from(cards) * rank.points(),
            },
        };
        let all = cards == own(seen)?.tableau.left();
        Some(StagedPlay {
            rank,
            cards,
            top: pile.lowest(),
            effect,
            last: all && !refused && !matches!(effect, Effect::Take { .. }),
        })
    }

    fn only_explains(&self) -> bool {
        matches!(self, Self::Missing { .. })
    }

    /// Plays that take the pile have to be held, and so do flips, as the card is unknown; not where nothing lies to be
    /// taken.
    fn risk(decision: &Decision, seen: &Observation<Swoop>) -> Risk {
        let takes = |play: StagedPlay| matches!(play.effect, Effect::Take { .. });
        let flips = matches!(decision.action, Some(Action::Flip { .. }));
        let flips = flips && !seen.view.pile.is_empty();
        if flips || decision.facts.is_some_and(takes) {
            Risk::Held
        } else {
            Risk::Usual
        }
    }
}

/// The viewer's cards.
pub fn own(seen: &Observation<Swoop>) -> Option<Own<'_>> {
    let (hand, seat) = (seen.view.own.as_ref()?, seen.eyes.seat()?);
    let tableau = seen.view.tableaus.get(seat)?;
    Some(Own { hand, tableau })
}

/// Whether the turn may be ended.
pub fn may_end(seen: &Observation<Swoop>) -> bool {
    seen.mine() && matches!(seen.view.stage, Stage::Chain { .. })
}

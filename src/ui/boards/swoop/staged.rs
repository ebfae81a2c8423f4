//! A decision that has not been confirmed yet.

use crate::games::swoop::{Action, Counts, Place, Rank, Stacks, Stage, View};

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
    pub place: &'a Place,
}

impl Own<'_> {
    /// All cards of a rank, as the goal is to shed them.
    fn all(self, rank: Rank) -> Staged {
        let (hand, faces) = (self.hand[rank], self.place.faces.of(rank));
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

    /// Handles a tap on a stack: a face-up card is staged with its whole rank, or toggled if that is staged; a
    /// face-down card is staged alone, and the rules say whether there is one.
    #[must_use]
    pub fn tap_stack(self, stack: u8, own: Own) -> Self {
        match (own.place.faces.get(stack), self) {
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
        let lying = own.place.faces.of(rank);
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

    /// The resulting decision: after a flip, cards of its rank are added to it.
    #[must_use]
    pub fn to_action(self, view: &View) -> Option<Action> {
        let chain = matches!(view.stage, Stage::Chain { .. });
        let top = view.top().map(|(top, _)| top).filter(|_| chain);
        match self {
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
}

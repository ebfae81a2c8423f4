//! What somebody has in mind before it counts.

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
        /// How many from the hand.
        hand: u8,
        /// The stacks whose face-up cards go along.
        faces: Stacks,
    },
    /// A face-down card, by its stack.
    Blind(u8),
    /// A rank of which there is no card, for the rules to say so.
    Missing {
        /// The rank.
        rank: Rank,
        /// Whether it was asked for just before.
        again: bool,
    },
}

/// What the one who moves has: the hand, and what lies before them.
#[derive(Clone, Copy)]
pub struct Own<'a> {
    /// The hand.
    pub hand: &'a Counts,
    /// What lies before them.
    pub place: &'a Place,
}

impl Own<'_> {
    /// All cards of a rank: shedding them is the point.
    fn all(self, rank: Rank) -> Staged {
        let (hand, faces) = (self.hand[rank], self.place.faces.of(rank));
        Staged::some(rank, hand, faces)
    }
}

/// The first of them.
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

    /// How many cards, from the hand and face up.
    #[must_use]
    pub fn cards(self) -> u8 {
        match self {
            Self::Cards { hand, faces, .. } => hand + faces.count(),
            _ => 0,
        }
    }

    /// Whether a stack is part of it.
    #[must_use]
    pub fn has_stack(self, stack: u8) -> bool {
        match self {
            Self::Cards { faces, .. } => faces.has(stack),
            Self::Blind(which) => which == stack,
            Self::Nothing | Self::Missing { .. } => false,
        }
    }

    /// A key was tapped: all of that rank, or nothing if it was that rank. One that is not there is
    /// asked for, and not staged.
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

    /// A stack was tapped: its face-up card comes along with all of its rank, or is left out if it was
    /// along; a face-down card is staged alone, and the rules say whether there is one.
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

    /// One more, or one fewer, of the hand as long as it has them, and then of those that lie face up;
    /// as it is if there is none more, or would be none left.
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

    /// The decision that it comes to: after a face-down card, cards of its value are added to it.
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

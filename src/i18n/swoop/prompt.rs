//! Messages of Swoop to the player to move: what to do, and what the staged cards would do.

use crate::staging::swoop::{Effect, StagedPlay};

pub(in crate::i18n) use crate::games::swoop::Rank;
pub(in crate::i18n) use crate::i18n::Name;

include!(concat!(env!("OUT_DIR"), "/swoop/prompt.rs"));

/// What the player's cards allow at the beginning of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Possible {
    /// A value in hand or face up that is not higher than the top.
    pub fits: bool,
    /// A ten or a joker in hand or face up.
    pub swoops: bool,
    /// A value in hand or face up that is higher than the top.
    pub higher: bool,
    /// A face-down card that is uncovered.
    pub turns: bool,
}

impl<'a> Msg<'a> {
    /// What to do at the beginning of a turn on this top of the pile, `again` after a swoop. The player is named if
    /// several people play.
    #[must_use]
    pub fn turn(name: Option<&'a Name>, top: Option<Rank>, again: bool, open: Possible) -> Self {
        let Possible {
            fits,
            swoops,
            higher,
            turns,
        } = open;
        let Some(top) = top else {
            return Self::TurnOnNothing {
                again,
                name,
                cards: fits || swoops || higher,
                turns,
            };
        };
        if fits {
            Self::TurnFits {
                name,
                top,
                swoops,
                turns,
                higher,
            }
        } else if swoops {
            Self::TurnSwoops {
                name,
                top,
                turns,
                higher,
            }
        } else if higher {
            Self::TurnHigher { name, top, turns }
        } else {
            Self::TurnBlind(name)
        }
    }

    /// What the staged cards would do.
    #[must_use]
    pub fn staged(staged: StagedPlay) -> Self {
        let StagedPlay {
            rank,
            cards: many,
            top,
            effect,
            last,
        } = staged;
        match (effect, top) {
            (Effect::Lie, Some(top)) => Self::WouldFit {
                rank,
                many,
                top,
                last,
            },
            (Effect::Lie, None) => Self::WouldStart { rank, many, last },
            (Effect::Four(run), _) => Self::WouldBeFour {
                rank,
                run,
                many,
                last,
            },
            (Effect::SwoopCard, top) => Self::WouldSwoop {
                rank,
                many,
                pile: top.is_some(),
                last,
            },
            (Effect::Take { cards, points }, top) => Self::WouldTake {
                rank,
                many,
                top,
                cards,
                points,
            },
        }
    }

    /// What they would do when added to a face-down card that was turned over.
    #[must_use]
    pub fn added(staged: StagedPlay) -> Self {
        match staged.effect {
            Effect::Four(_) => Self::staged(staged),
            _ => Self::WouldAdd {
                rank: staged.rank,
                many: staged.cards,
                last: staged.last,
            },
        }
    }

    /// Plays what is staged; to be held if that takes the pile.
    #[must_use]
    pub fn do_play(staged: StagedPlay) -> Self {
        match staged.effect {
            Effect::Take { cards, points } => Self::DoTake { cards, points },
            effect => Self::DoPlay {
                rank: staged.rank,
                many: staged.cards,
                swoops: effect != Effect::Lie,
            },
        }
    }

    /// Adds what is staged to the face-down card that was turned over.
    #[must_use]
    pub fn do_add(staged: StagedPlay) -> Self {
        Self::DoAdd {
            rank: staged.rank,
            many: staged.cards,
            swoops: matches!(staged.effect, Effect::Four(_)),
        }
    }
}

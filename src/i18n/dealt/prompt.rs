//! Messages to the player to move.

pub(in crate::i18n) use crate::games::dealt::{Card, Combination, OutRisk, XValues};
pub(in crate::i18n) use crate::i18n::Name;
use crate::i18n::{Language, text};
use crate::staging::dealt::StagedPlay;

/// What the rules allow a player who follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Possible {
    /// To beat the trick.
    pub beat: bool,
    /// To take a reserve.
    pub reserve: bool,
    /// To play a Stop.
    pub stop: bool,
    /// To play a Redraw.
    pub redraw: bool,
}

include!(concat!(env!("OUT_DIR"), "/dealt/prompt.rs"));

impl<'a> Msg<'a> {
    /// The button under a card, at this position counted from 1, that goes through the plays that contain it.
    #[must_use]
    pub fn under(place: usize, plays: &'a [Combination]) -> Self {
        match plays {
            [] => Self::ChooseCard(place),
            plays => Self::PlaysWith { place, plays },
        }
    }

    /// A gap of the hand: how many cards are before it, and those next to it.
    #[must_use]
    pub fn gap(after: usize, before: Option<Card>, behind: Option<Card>) -> Self {
        match (before, behind) {
            (Some(left), Some(right)) => Self::GapBetween {
                after,
                next: after + 1,
                left,
                right,
            },
            (None, Some(card)) => Self::GapFirst(card),
            (Some(card), None) => Self::GapLast(card),
            (None, None) => Self::GapOnly,
        }
    }

    /// A play that takes the last cards of the hand.
    #[must_use]
    pub fn last(combination: Combination, risk: OutRisk) -> Self {
        Self::LastCards {
            combination,
            cards: combination.rank.cards(),
            risk,
        }
    }

    /// What a staged play is.
    #[must_use]
    pub fn staged(play: StagedPlay) -> Self {
        let StagedPlay {
            combination,
            highest,
        } = play;
        Self::Staged {
            combination,
            highest,
        }
    }

    /// A staged play is too low.
    #[must_use]
    pub fn too_low(play: StagedPlay) -> Self {
        let StagedPlay {
            combination,
            highest,
        } = play;
        Self::TooLow {
            combination,
            highest,
        }
    }
}

/// What to do: lead what the cards allow. The player is named if several people play.
#[must_use]
pub fn lead(language: Language, name: Option<&Name>, open: Possible) -> String {
    let ways = &open_ways(
        language,
        [
            (open.beat, Msg::LeadCards),
            (open.stop, Msg::LeadStop),
            (open.redraw, Msg::LeadRedraw),
        ],
    );
    text(language, Msg::Lead { name, ways })
}

/// What to do: follow. The player is named if several people play; there may be a combination to beat.
#[must_use]
pub fn follow(
    language: Language,
    name: Option<&Name>,
    highest: Option<Combination>,
    open: Possible,
) -> String {
    let ways = &open_ways(
        language,
        [
            (open.beat, highest.map_or(Msg::FollowAny, Msg::FollowBeat)),
            (open.reserve, Msg::FollowReserve),
            (open.stop, Msg::FollowStop),
            (open.redraw, Msg::FollowRedraw),
        ],
    );
    let msg = match highest {
        Some(highest) if !open.beat => Msg::CannotBeat {
            name,
            highest,
            ways,
        },
        _ => Msg::Follow { name, ways },
    };
    text(language, msg)
}

/// Those ways that are open.
fn open_ways<const N: usize>(language: Language, ways: [(bool, Msg<'_>); N]) -> Vec<String> {
    let open = ways.into_iter().filter(|(open, _)| *open);
    open.map(|(_, way)| text(language, way)).collect()
}

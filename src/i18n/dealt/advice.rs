//! What a player is advised to do, and [why](super::reasons).

use crate::bots::advice::{Advice, Verdict};
use crate::bots::dealt::advice::Reason;
use crate::bots::review::Better;
use crate::games::dealt::{Action, Dealt, Stage, View};
use crate::i18n::table::Voice;
use crate::i18n::{Language, Name, table, text};

pub(in crate::i18n) use crate::games::dealt::{Card, Combination};

include!(concat!(env!("OUT_DIR"), "/dealt/advice.rs"));

/// The advice in a sentence, to a player with this view.
#[must_use]
pub fn advice(language: Language, view: &View, advice: &Advice<Dealt>) -> String {
    let does = |action| Msg::does(view, action).map(|msg| text(language, msg));
    let other = match &advice.verdict {
        Verdict::Equal(other) if same_card(view, &advice.best, other) => {
            Some(text(language, Msg::DoesElsewhere))
        }
        Verdict::Equal(other) => does(other),
        Verdict::Clear => None,
    };
    let why = advice
        .reason
        .map(|reason| text(language, (reason, Voice::Adviser)));
    let does = does(&advice.best).unwrap_or_default();
    table::advice(language, &does, other.as_deref(), why.as_deref())
}

/// A decision, and then a better one, to the player who made it.
#[must_use]
pub fn better(language: Language, better: &Better<Dealt>) -> [String; 2] {
    let does = |action| {
        let does = Msg::does_there(&better.seen.view, action);
        does.map_or_else(String::new, |msg| text(language, msg))
    };
    let why = better
        .reason
        .map(|reason| text(language, (reason, Voice::Adviser)));
    let [did, best] = [&better.made, &better.best].map(does);
    table::better(language, &did, &best, why.as_deref())
}

/// Why a bot did something, in its words.
#[must_use]
pub fn explanation(language: Language, name: &Name, reason: Option<Reason>) -> String {
    let why = reason.map(|reason| text(language, (reason, Voice::Player)));
    table::explanation(language, name, why.as_deref())
}

/// Whether both put the same card into the hand, in different places.
fn same_card(view: &View, one: &Action, other: &Action) -> bool {
    let put = |action| put(view, action);
    put(one).is_some() && put(one) == put(other)
}

/// The card that a decision puts into the hand of the player to act.
fn put(view: &View, action: &Action) -> Option<Card> {
    match (action, &view.stage) {
        (Action::Place { .. }, Stage::Redrawing { drawn, .. }) => *drawn,
        (Action::TakeReserve { which, .. }, Stage::Turn(seat)) => {
            *view.reserves[*seat].get(usize::from(*which))?
        }
        _ => None,
    }
}

impl Msg {
    fn does(view: &View, action: &Action) -> Option<Self> {
        Some(match action {
            Action::Play { .. } => Self::DoesPlay(view.combination(action)?),
            Action::Stop { .. } => Self::DoesStop,
            Action::Redraw { .. } => Self::DoesRedraw,
            Action::TakeReserve { .. } => Self::DoesTake(put(view, action)?),
            Action::Place { .. } => Self::DoesPlace(put(view, action)?),
        })
    }

    /// The same where nothing marks the place of a card.
    fn does_there(view: &View, action: &Action) -> Option<Self> {
        let card = put(view, action);
        match (*action, card) {
            (Action::TakeReserve { gap, .. }, Some(card)) => {
                Some(Self::DoesTakeAt { card, after: gap })
            }
            (Action::Place { gap }, Some(card)) => Some(Self::DoesPlaceAt { card, after: gap }),
            _ => Self::does(view, action),
        }
    }
}

//! What a player is advised to do, and [why](super::reasons).

use crate::bots::advice::{Advice, Verdict};
use crate::bots::review::Better;
use crate::bots::swoop::advice::{Reason, cards};
use crate::engine::Observation;
use crate::games::swoop::{Action, Swoop};
use crate::i18n::table::Voice;
use crate::i18n::{Language, Name, table, text};

pub(in crate::i18n) use crate::games::swoop::Rank;

include!(concat!(env!("OUT_DIR"), "/swoop/advice.rs"));

/// The advice in a sentence, to a player who sees this.
#[must_use]
pub fn advice(language: Language, seen: &Observation<Swoop>, advice: &Advice<Swoop>) -> String {
    let does = |action| text(language, Msg::does(seen, action));
    let other = match advice.verdict {
        Verdict::Equal(other) => Some(does(other)),
        Verdict::Clear => None,
    };
    let why = advice
        .reason
        .map(|reason| text(language, (reason, Voice::Adviser)));
    let does = does(advice.best);
    table::advice(language, &does, other.as_deref(), why.as_deref())
}

/// A decision, and then a better one, to the player who made it.
#[must_use]
pub fn better(language: Language, better: &Better<Swoop>) -> [String; 2] {
    let does = |action| text(language, Msg::does(&better.seen, action));
    let why = better
        .reason
        .map(|reason| text(language, (reason, Voice::Adviser)));
    let [did, best] = [better.made, better.best].map(does);
    table::better(language, &did, &best, why.as_deref())
}

/// Why a bot did something, in its words.
#[must_use]
pub fn explanation(language: Language, name: &Name, reason: Option<Reason>) -> String {
    let why = reason.map(|reason| text(language, (reason, Voice::Player)));
    table::explanation(language, name, why.as_deref())
}

impl Msg {
    fn does(seen: &Observation<Swoop>, action: Action) -> Self {
        match (action, cards(seen, action)) {
            (Action::Play { .. }, Some((rank, many))) => Self::DoesPlay { rank, many },
            (_, Some((rank, many))) => Self::DoesAdd { rank, many },
            (Action::Flip { .. }, None) => Self::DoesTurn,
            (_, None) => Self::DoesEnd,
        }
    }
}

//! What a manager is advised to do, and [why](super::reasons).

use crate::bots::advice::{Advice, Verdict};
use crate::bots::review::Better;
use crate::bots::slapshot::advice::Reason;
use crate::games::slapshot::{Action, Slapshot};
use crate::i18n::table::Voice;
use crate::i18n::{Language, Names, table, text};

pub(in crate::i18n) use crate::games::slapshot::Card;
pub(in crate::i18n) use crate::i18n::Name;

include!(concat!(env!("OUT_DIR"), "/slapshot/advice.rs"));

/// The advice in a sentence; the names are those of the seats.
#[must_use]
pub fn advice(language: Language, advice: &Advice<Slapshot>, names: &Names) -> String {
    let does = |action| text(language, Msg::does(action, names));
    let other = match advice.verdict {
        Verdict::Equal(other) => Some(does(other)),
        Verdict::Clear => None,
    };
    let why = advice.reason;
    let why = why.map(|reason| text(language, (reason, Voice::Adviser)));
    let does = does(advice.best);
    table::advice(language, &does, other.as_deref(), why.as_deref())
}

/// A decision, and then a better one, to the manager who made it; the names are those of the seats.
#[must_use]
pub fn better(language: Language, better: &Better<Slapshot>, names: &Names) -> [String; 2] {
    let does = |action| text(language, Msg::does(action, names));
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

impl<'a> Msg<'a> {
    fn does(action: Action, names: &'a Names) -> Self {
        match action {
            Action::Pick { .. } => Self::DoesPick,
            Action::Trade { with } => Self::DoesTrade(&names[with]),
            Action::GiveBack { card } => Self::DoesGive(card),
            Action::Draft { card } => Self::DoesDraft(card),
            Action::Game { host } => Self::DoesPlay(&names[host]),
            Action::LineUp(_) => Self::DoesLineUp,
            Action::Pass => Self::DoesPass,
        }
    }
}

//! What a player is advised to do, and [why](super::reasons).

use crate::bots::advice::{Advice, Verdict};
use crate::bots::review::Better;
use crate::bots::sloop::advice::{Reason, taken};
use crate::engine::Seat;
use crate::games::sloop::{Action, Sloop};
use crate::i18n::table::Voice;
use crate::i18n::{Language, Names, table, text};

pub(in crate::i18n) use crate::games::sloop::{Card, Icon, Value};

include!(concat!(env!("OUT_DIR"), "/sloop/advice.rs"));

/// The advice in a sentence; the names are those of the seats.
#[must_use]
pub fn advice(language: Language, advice: &Advice<Sloop>, names: &Names) -> String {
    let does = |action| does(language, action);
    let other = match &advice.verdict {
        Verdict::Equal(other) => Some(does(other)),
        Verdict::Clear => None,
    };
    let why = advice.reason;
    let why = why.map(|reason| text(language, (reason, names, Voice::Adviser)));
    let does = does(&advice.best);
    table::advice(language, &does, other.as_deref(), why.as_deref())
}

/// A decision, and then a better one, to the player who made it; the names are those of the seats.
#[must_use]
pub fn better(language: Language, better: &Better<Sloop>, names: &Names) -> [String; 2] {
    let why = better.reason;
    let why = why.map(|reason| text(language, (reason, names, Voice::Adviser)));
    let [did, best] = [&better.made, &better.best].map(|action| does(language, action));
    table::better(language, &did, &best, why.as_deref())
}

/// Why the bot at a seat did something, in its words; the names are those of the seats.
#[must_use]
pub fn explanation(
    language: Language,
    seat: Seat,
    reason: Option<Reason>,
    names: &Names,
) -> String {
    let why = reason.map(|reason| text(language, (reason, names, Voice::Player)));
    table::explanation(language, &names[seat], why.as_deref())
}

fn does(language: Language, action: &Action) -> String {
    let cards: Vec<Card> = taken(action).iter().collect();
    text(language, Msg::does(action, &cards))
}

impl<'a> Msg<'a> {
    /// A decision that takes or joins these loose cards.
    fn does(action: &Action, taken: &'a [Card]) -> Self {
        match *action {
            Action::Capture {
                card,
                value: number,
                build,
                ..
            } => match (build, taken) {
                (true, []) => Self::DoesCaptureBuild { number, card },
                (true, taken) => Self::DoesCaptureBoth {
                    number,
                    taken,
                    card,
                },
                (false, taken) => Self::DoesCapture { taken, card },
            },
            Action::Build {
                card,
                value: number,
                ..
            } => Self::DoesBuild {
                number,
                card,
                taken,
            },
            Action::Continue { card, .. } => Self::DoesAdd {
                card,
                many: taken.len(),
                taken,
            },
            Action::Put { card, act } => match card.icon().filter(|_| act) {
                Some(action) => Self::DoesAct { action, card },
                None => Self::DoesPut(card),
            },
            Action::Offer(Some(card)) => Self::DoesOffer(card),
            Action::Offer(None) => Self::DoesOfferNothing,
            Action::KeepFor(card) => Self::DoesKeep(card),
            Action::GiveBack => Self::DoesGiveBack,
            Action::EndTurn => Self::DoesEnd,
        }
    }
}

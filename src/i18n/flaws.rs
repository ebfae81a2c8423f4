//! Messages about what is wrong with a setup, and how to mend it.

use crate::games::slapshot::cards::DECK;
use crate::games::{slapshot, stroop};
use crate::i18n::{Language, text};
use crate::setup::SetupFlaw;

pub(in crate::i18n) use crate::games::slapshot::{Card, Kind};

include!(concat!(env!("OUT_DIR"), "/flaws.rs"));

/// What is wrong with a setup.
#[must_use]
pub fn setup(language: Language, flaw: &SetupFlaw) -> String {
    let msg = match flaw {
        SetupFlaw::NoSuchGame(slug) => Msg::NoSuchGame(slug),
        &SetupFlaw::Players(count, least, most) => Msg::WrongPlayers { least, most, count },
        SetupFlaw::NoSuchPlayer(word) => Msg::NoSuchPlayer(word),
        SetupFlaw::Seed(word) => Msg::WrongSeed {
            most: u64::MAX,
            word,
        },
        &SetupFlaw::Names(names, seats) => Msg::WrongNames { names, seats },
        SetupFlaw::NoSuchRule(key) => Msg::NoSuchRule(key),
        SetupFlaw::Rule(key, value) => Msg::WrongRule { key, value },
        SetupFlaw::Deck(flaw) => {
            let why = text(language, Msg::from(*flaw));
            return format!("{} {why}", text(language, Msg::WrongDeck));
        }
        SetupFlaw::Stroop(flaw) => Msg::from(*flaw),
    };
    text(language, msg)
}

impl From<slapshot::Flaw> for Msg<'_> {
    fn from(flaw: slapshot::Flaw) -> Self {
        use slapshot::Flaw;
        match flaw {
            Flaw::Players => Self::SlapshotPlayers,
            Flaw::Wins => Self::SlapshotWins,
            Flaw::DeckSize(has) if has < DECK => Self::SmallDeck {
                has,
                lacks: DECK - has,
            },
            Flaw::DeckSize(has) => Self::LargeDeck {
                has,
                more: has - DECK,
            },
            Flaw::Value(card) => Self::HighValue(card),
            Flaw::TooFew { kind, has } => Self::TooFew {
                kind,
                fewest: kind.fewest(),
                has,
            },
            Flaw::Bruisers(has) if has < 4 => Self::FewBruisers {
                has,
                lacks: 4 - has,
            },
            Flaw::Bruisers(has) => Self::ManyBruisers { has, more: has - 4 },
            Flaw::TinyTims(0) => Self::NoTinyTim,
            Flaw::TinyTims(has) => Self::TinyTims(has),
            Flaw::TinyTimInGoal => Self::TinyTimInGoal,
        }
    }
}

impl From<stroop::Flaw> for Msg<'_> {
    fn from(flaw: stroop::Flaw) -> Self {
        use stroop::Flaw;
        match flaw {
            Flaw::Players => Self::StroopPlayers,
            Flaw::Cards => Self::StroopCards,
            Flaw::Contention => Self::StroopContention,
            Flaw::Fumble => Self::StroopFumble,
            Flaw::Games => Self::StroopGames,
            Flaw::Handicap => Self::StroopHandicap,
        }
    }
}

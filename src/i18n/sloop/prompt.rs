//! Messages of Sloop to the player to move, and about the player others wait for.

use super::phrases;
use crate::i18n::{Language, text};

pub(in crate::i18n) use crate::games::sloop::{Card, Value};
pub(in crate::i18n) use crate::i18n::Name;

include!(concat!(env!("OUT_DIR"), "/sloop/prompt.rs"));

/// What is possible at the beginning of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Possible<'a> {
    /// Something can be captured.
    pub capture: bool,
    /// A build can be begun.
    pub build: bool,
    /// The partner's build can be continued: its owner and number.
    pub add: Option<(&'a Name, Value)>,
}

/// What the owner of a build can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ways {
    /// Capture it.
    pub capture: bool,
    /// Continue it.
    pub add: bool,
    /// Put a 2 down first.
    pub two: bool,
}

/// What the owner of a build has to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Owed {
    /// Continue or capture it.
    AddOrCapture,
    /// Continue it.
    Add,
    /// Capture it.
    Capture,
    /// Either, which is possible only after a 2.
    OnlyAfterTwo,
}

/// What to do: play a card in one of the ways that are open. The player is named if several people play.
#[must_use]
pub fn turn(language: Language, name: Option<&Name>, open: Possible<'_>) -> String {
    let add = open
        .add
        .map(|(owner, number)| Msg::WayAdd { owner, number });
    let ways = [
        open.capture.then_some(Msg::WayCapture),
        open.build.then_some(Msg::WayBuild),
        add,
        Some(Msg::WayPut),
    ];
    let ways = &phrases(language, ways.into_iter().flatten())[..];
    let msg = if open.capture || open.add.is_some() {
        Msg::Turn { name, ways }
    } else {
        Msg::TurnWithoutCapture { name, ways }
    };
    text(language, msg)
}

impl<'a> Msg<'a> {
    /// What to do: continue or capture the player's own build. The player is named if several people play.
    #[must_use]
    pub fn owes(name: Option<&'a Name>, number: Value, ways: Ways) -> Self {
        let owed = match (ways.add, ways.capture) {
            (true, true) => Owed::AddOrCapture,
            (true, false) => Owed::Add,
            (false, true) => Owed::Capture,
            (false, false) => Owed::OnlyAfterTwo,
        };
        Self::Owes {
            name,
            number,
            owed,
            two: ways.two && owed != Owed::OnlyAfterTwo,
        }
    }
}

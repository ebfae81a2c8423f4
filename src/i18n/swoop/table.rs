//! Messages at the table of Swoop: cards, the pile, the players' plates, notes and the quick reference.

use crate::engine::BySeat;
use crate::games::swoop::{SWOOP, Tableau};
use crate::i18n::{Language, Names, text};

pub(in crate::i18n) use crate::games::swoop::{Counts, Rank, Row};
pub(in crate::i18n) use crate::i18n::Name;

include!(concat!(env!("OUT_DIR"), "/swoop/table.rs"));

impl Msg<'_> {
    /// A target in points, and about how many rounds it takes.
    #[must_use]
    pub fn target(points: u16) -> Self {
        let rounds = (points.saturating_add(20) / 42).max(1);
        Self::TargetChoice { points, rounds }
    }

    /// A time limit in minutes, or none.
    #[must_use]
    pub fn time_limit(minutes: Option<u16>) -> Self {
        minutes.map_or(Self::NoTimeLimit, Self::TimeChoice)
    }

    /// The top of the pile: its rank, and how many cards of it lie together.
    #[must_use]
    pub fn top_of_pile(rank: Rank, run: u8) -> Self {
        if run == SWOOP - 1 && !rank.swoops() {
            Self::TopBeforeSwoop { rank, run }
        } else {
            Self::Top { rank, run }
        }
    }

    /// What lies in front of a player.
    #[must_use]
    pub fn in_front(tableau: &Tableau) -> Self {
        let (faces, blinds) = (tableau.faces, tableau.blinds.count());
        let up = faces.left().count();
        if up + blinds == 0 {
            return Self::LiesNothing;
        }
        Self::Lies {
            up,
            faces,
            blinds,
            uncovered: tableau.uncovered().count(),
        }
    }
}

/// The cards that the players drew last to decide who starts.
#[must_use]
pub fn for_start(language: Language, names: &Names, drawn: &BySeat<Option<Rank>>) -> String {
    let draw = |(seat, card): (_, &Option<Rank>)| {
        let (name, card) = (&names[seat], (*card)?);
        Some(text(language, Msg::Draw { name, card }))
    };
    let draws: Vec<String> = drawn.iter().filter_map(draw).collect();
    text(language, Msg::ForStart(&draws))
}

//! What a seat knows and remembers, as listed at the top of [this game](super).

use serde::{Deserialize, Serialize};

use super::bout::{Bout, Report};
use super::cards::{Card, Line};
use super::check::LIMIT;
use super::options::Options;
use super::past::Happening;
use super::season::{Contest, Ledger};
use super::{Phase, Slapshot};
use crate::engine::{Eyes, Observation, Outcome, Seat};

/// What the game is waiting for, as the given eyes see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Stage {
    /// A manager picks a card for the new team (SH-1.3).
    Picking(Seat),
    /// A manager's turn (SH-2).
    Turn(Seat),
    /// A manager has drawn a card in a trade; it still belongs to the other team (SH-2.1).
    GivingBack {
        /// Who drew.
        by: Seat,
        /// From whom.
        with: Seat,
        /// The card, visible only to these two.
        drawn: Option<Card>,
    },
    /// Two managers arrange their teams (SH-3.1).
    LiningUp {
        /// Who plays.
        bout: Bout,
        /// Whether home and visitor are ready.
        ready: [bool; 2],
        /// The observer's own line-up, once final.
        own: Option<Line>,
    },
    /// The game is over.
    Over(Outcome),
}

/// All that the given eyes may know and remember.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Players and house rules.
    pub options: Options,
    /// The observer's seat; `None` for the table.
    pub me: Option<Seat>,
    /// The observer's own team, in canonical order; `None` for the table.
    pub own: Option<Vec<Card>>,
    /// The number of cards in the draw deck of each [kind](super::Kind::index).
    pub piles: [u8; 3],
    /// What happened to the cards: the last [`MEMORY`](super::past::MEMORY) happenings.
    pub past: Vec<Happening>,
    /// Wins, trades, drafts and visits.
    pub ledger: Ledger,
    /// What is being played for.
    pub contest: Contest,
    /// The game in progress, or the last one.
    pub report: Option<Report>,
    /// What the game is waiting for.
    pub stage: Stage,
}

impl View {
    /// The manager from whom the card of an unfinished trade was drawn (SH-2.1).
    #[must_use]
    pub fn trading_with(&self) -> Option<Seat> {
        match self.stage {
            Stage::GivingBack { with, .. } => Some(with),
            _ => None,
        }
    }

    /// How many trades a manager has left; `None` if there is no limit (SH-5.2).
    #[must_use]
    pub fn trades_left(&self, seat: Seat) -> Option<u32> {
        self.left(self.ledger.trades[seat])
    }

    /// How many drafts a manager has left; `None` if there is no limit (SH-5.2).
    #[must_use]
    pub fn drafts_left(&self, seat: Seat) -> Option<u32> {
        self.left(self.ledger.drafts[seat])
    }

    fn left(&self, made: u32) -> Option<u32> {
        self.options.limits.then(|| LIMIT.saturating_sub(made))
    }

    pub(super) fn of(game: &Slapshot, eyes: Eyes) -> Self {
        let me = eyes.seat().filter(|&seat| game.teams.get(seat).is_some());
        let own = me.map(|seat| game.teams[seat].to_vec());
        let past = game.past.iter();
        Self {
            options: game.options.clone(),
            me,
            own,
            piles: [0, 1, 2].map(|kind| game.piles[kind].len() as u8),
            past: past.map(|happening| happening.seen_by(eyes)).collect(),
            ledger: game.ledger.clone(),
            contest: game.contest.clone(),
            report: game.report.clone(),
            stage: Stage::of(&game.phase, eyes),
        }
    }
}

impl Stage {
    fn of(phase: &Phase, eyes: Eyes) -> Self {
        match phase {
            Phase::Picking(seat) => Self::Picking(*seat),
            Phase::Turn(seat) => Self::Turn(*seat),
            &Phase::GivingBack { by, with, drawn } => {
                let drawn = [by, with].map(Eyes::Seat).contains(&eyes).then_some(drawn);
                Self::GivingBack { by, with, drawn }
            }
            Phase::LiningUp { bout, lines } => {
                let sides = bout.sides().map(Eyes::Seat).into_iter().zip(lines);
                let mut own = sides.filter(|&(side, _)| side == eyes);
                Self::LiningUp {
                    bout: *bout,
                    ready: lines.map(|line| line.is_some()),
                    own: own.next().and_then(|(_, line)| *line),
                }
            }
            Phase::Over(outcome) => Self::Over(outcome.clone()),
        }
    }
}

/// The observer's own team as one line, for playthroughs and bug reports. Empty for the table's eyes.
#[must_use]
pub fn sketch(seen: &Observation<Slapshot>) -> String {
    let cards = seen.view.own.iter().flatten();
    let cards: String = cards.map(|card| format!(" {card:?}")).collect();
    if cards.is_empty() {
        cards
    } else {
        format!("has{cards}")
    }
}

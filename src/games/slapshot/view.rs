//! What a seat knows and remembers, listed at the top of [this game](super).

use serde::{Deserialize, Serialize};

use super::bout::{Bout, Report};
use super::cards::{Card, Line};
use super::check::LIMIT;
use super::options::Options;
use super::past::Happening;
use super::season::{Contest, Ledger};
use super::{Phase, Slapshot};
use crate::engine::{Eyes, Observation, Outcome, Seat};

/// What is being waited for, as these eyes see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Stage {
    /// A manager picks a card for the new team (SH-1.3).
    Picking(Seat),
    /// A manager's turn (SH-2).
    Turn(Seat),
    /// A manager has drawn a card in a trade, which still counts to the other's team (SH-2.1).
    GivingBack {
        /// Who drew.
        by: Seat,
        /// From whom.
        with: Seat,
        /// The card, for these two alone.
        drawn: Option<Card>,
    },
    /// Two managers put their teams in order (SH-3.1).
    LiningUp {
        /// Who plays.
        bout: Bout,
        /// Whether home and visitor are ready.
        ready: [bool; 2],
        /// The own line-up, if it stands.
        own: Option<Line>,
    },
    /// The game is over.
    Over(Outcome),
}

/// All that some eyes may know and remember.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Players and house rules.
    pub options: Options,
    /// Who looks; nobody: the table.
    pub me: Option<Seat>,
    /// The own team, in canonical order; nothing if the table looks.
    pub own: Option<Vec<Card>>,
    /// How many cards of each [kind](super::Kind::index) the draw decks have.
    pub piles: [u8; 3],
    /// What happened to the cards, the last [so many](super::past::MEMORY) things.
    pub past: Vec<Happening>,
    /// Wins, trades, drafts and visits.
    pub ledger: Ledger,
    /// What is being played for.
    pub contest: Contest,
    /// The game being played, or the last.
    pub report: Option<Report>,
    /// What is being waited for.
    pub stage: Stage,
}

impl View {
    /// From whom the card of an unfinished trade was drawn (SH-2.1).
    #[must_use]
    pub fn trading_with(&self) -> Option<Seat> {
        match self.stage {
            Stage::GivingBack { with, .. } => Some(with),
            _ => None,
        }
    }

    /// How many trades a manager has left; nothing where they are not limited (SH-5.2).
    #[must_use]
    pub fn trades_left(&self, seat: Seat) -> Option<u32> {
        self.left(self.ledger.trades[seat])
    }

    /// How many drafts a manager has left; nothing where they are not limited (SH-5.2).
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

/// The own team in a line, for playthroughs and bug reports. Nothing if the table looks.
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

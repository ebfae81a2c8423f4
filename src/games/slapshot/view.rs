//! What a seat knows and remembers, listed at the top of [this game](super).

use serde::{Deserialize, Serialize};

use super::action::{Line, Options};
use super::bout::{Bout, Report};
use super::cards::{Card, Held, Kind};
use super::season::{Contest, Ledger};
use super::{Phase, Slapshot};
use crate::engine::{BySeat, Eyes, Observation, Outcome, Seat};

/// A card that these eyes know to lie somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Known {
    /// The card.
    pub card: Card,
    /// Whether the whole table knows.
    pub open: bool,
}

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
    /// How many of each kind every team has; complete unless teams are being picked.
    pub sizes: BySeat<[u8; 3]>,
    /// The cards of every team that these eyes know, in canonical order: all of the own.
    pub teams: BySeat<Vec<Known>>,
    /// The draw decks of forwards, defensemen, goalies, from the bottom up: a card where it is known.
    pub piles: [Vec<Option<Known>>; 3],
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
    pub(super) fn of(game: &Slapshot, eyes: Eyes) -> Self {
        let eyes = match eyes {
            Eyes::Seat(seat) if game.teams.get(seat).is_none() => Eyes::Table,
            eyes => eyes,
        };
        let known = |held: &Held| {
            let Held { card, open, .. } = *held;
            held.known(eyes).then_some(Known { card, open })
        };
        let size =
            |team: &super::Team, kind| team.iter().filter(|held| held.card.kind == kind).count();
        let mut teams = game
            .teams
            .map(|_, team| team.iter().filter_map(known).collect::<Vec<_>>());
        for seat in (0..game.options.players).map(Seat) {
            // Which of two with one face is open is nobody's to see.
            teams[seat].sort_by_key(|known| (known.card, !known.open));
        }
        Self {
            options: game.options.clone(),
            sizes: game
                .teams
                .map(|_, team| Kind::ALL.map(|kind| size(team, kind) as u8)),
            teams,
            piles: [0, 1, 2].map(|kind| game.piles[kind].iter().map(known).collect()),
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
    let team = seen.eyes.seat().and_then(|seat| seen.view.teams.get(seat));
    let Some(team) = team else {
        return String::new();
    };
    let cards = team.iter().map(|known| format!(" {:?}", known.card));
    format!("has{}", cards.collect::<String>())
}

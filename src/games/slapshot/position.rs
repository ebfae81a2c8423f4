//! A position of the game, and what it is waiting for.

use std::collections::VecDeque;

use arrayvec::ArrayVec;

use super::bout::{Bout, Report};
use super::cards::{Card, Line, MOST, TEAM};
use super::options::Options;
use super::past::Happening;
use super::season::{Contest, Ledger};
use crate::engine::{BySeat, Outcome, Rng, Seat};

/// The six cards of a manager, in canonical order.
pub(super) type Team = ArrayVec<Card, TEAM>;

/// A draw deck; the top card is last.
pub(super) type Pile = ArrayVec<Card, MOST>;

/// A position of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Slapshot {
    pub(super) options: Options,
    pub(super) rng: Rng,
    pub(super) teams: BySeat<Team>,
    /// By [`Kind::index`](super::cards::Kind::index).
    pub(super) piles: [Pile; 3],
    /// What happened to the cards recently; in an imagined position, only what the observer saw of it.
    pub(super) past: VecDeque<Happening>,
    pub(super) ledger: Ledger,
    pub(super) contest: Contest,
    /// The game in progress, or the last one.
    pub(super) report: Option<Report>,
    pub(super) phase: Phase,
}

/// What the game is waiting for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    /// A manager picks a card for the new team (SH-1.3).
    Picking(Seat),
    /// A manager's turn (SH-2).
    Turn(Seat),
    /// A card was drawn; it still belongs to the other team until one is given back for it (SH-2.1).
    GivingBack { by: Seat, with: Seat, drawn: Card },
    /// Two managers arrange their teams (SH-3.1): the line-ups of home and visitor.
    LiningUp {
        bout: Bout,
        lines: [Option<Line>; 2],
    },
    /// Nothing; the game is over.
    Over(Outcome),
}

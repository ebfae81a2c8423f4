//! What a manager may do (SH-1, SH-2, SH-3, SH-5), as `judge` asks.

use super::action::{Action, Refusal};
use super::cards::{Card, Kind, Line, TEAM};
use super::{Slapshot, Team};
use crate::engine::Seat;

/// How many trades, and how many drafts, each manager has in a season with limits (SH-5.2).
pub(super) const LIMIT: u32 = 4;

/// How often each opponent is visited in a league (SH-5.1).
pub(super) const VISITS: u32 = 2;

impl Slapshot {
    /// SH-1.3: a kind of which the team needs more cards.
    pub(super) fn check_pick(&self, seat: Seat, kind: Kind) -> Result<(), Refusal> {
        let has = self.teams[seat].iter().filter(|card| card.kind == kind);
        if has.count() >= kind.places() {
            Err(Refusal::KindComplete(kind))
        } else {
            self.check_pile(kind)
        }
    }

    pub(super) fn check_pile(&self, kind: Kind) -> Result<(), Refusal> {
        if self.piles[kind.index()].is_empty() {
            Err(Refusal::DeckEmpty(kind))
        } else {
            Ok(())
        }
    }

    /// SH-2: trade, draft, or play a game.
    pub(super) fn check_turn(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        match *action {
            Action::Trade { with } => {
                self.check_other(seat, with)?;
                self.check_trades(seat)
            }
            Action::Draft { card } => {
                check_card(&self.teams[seat], card)?;
                self.check_drafts(seat)?;
                self.check_pile(card.kind)
            }
            Action::Game { host } => {
                self.check_other(seat, host)?;
                self.check_visit(seat, host)
            }
            Action::Pass => self.check_pass(seat),
            Action::Pick { .. } => Err(Refusal::TeamsAreComplete),
            Action::GiveBack { .. } => Err(Refusal::NothingToGiveBack),
            Action::LineUp(_) => Err(Refusal::NoGame),
        }
    }

    fn check_other(&self, seat: Seat, other: Seat) -> Result<(), Refusal> {
        if seat == other || self.teams.get(other).is_none() {
            Err(Refusal::NoSuchManager)
        } else {
            Ok(())
        }
    }

    pub(super) fn check_trades(&self, seat: Seat) -> Result<(), Refusal> {
        if self.options.limits && self.ledger.trades[seat] >= LIMIT {
            Err(Refusal::NoTradesLeft)
        } else {
            Ok(())
        }
    }

    pub(super) fn check_drafts(&self, seat: Seat) -> Result<(), Refusal> {
        if self.options.limits && self.ledger.drafts[seat] >= LIMIT {
            Err(Refusal::NoDraftsLeft)
        } else {
            Ok(())
        }
    }

    /// SH-5.1: everybody once before anybody twice.
    pub(super) fn check_visit(&self, seat: Seat, host: Seat) -> Result<(), Refusal> {
        if !self.options.league {
            return Ok(());
        }
        let visits = &self.ledger.visits[seat];
        if visits[host] >= VISITS {
            return Err(Refusal::VisitedTwice);
        }
        let mut behind = visits
            .iter()
            .filter(|&(other, &count)| other != seat && count < visits[host]);
        match behind.next() {
            Some((other, _)) => Err(Refusal::OthersFirst(other)),
            None => Ok(()),
        }
    }

    /// SH-5.3: in a league, once all of one's own games are played.
    pub(super) fn check_pass(&self, seat: Seat) -> Result<(), Refusal> {
        if !self.options.league {
            Err(Refusal::NoPassing)
        } else if !self.visited_all(seat) {
            Err(Refusal::GamesLeft)
        } else {
            Ok(())
        }
    }

    /// Whether a manager has initiated all games that a league requires (SH-5.1).
    pub(super) fn visited_all(&self, seat: Seat) -> bool {
        let mut visits = self.ledger.visits[seat].iter();
        visits.all(|(other, &count)| other == seat || count >= VISITS)
    }
}

fn check_card(team: &Team, card: Card) -> Result<(), Refusal> {
    if team.contains(&card) {
        Ok(())
    } else {
        Err(Refusal::NotInTeam(card))
    }
}

/// SH-2.1: another card of the same kind; one with the same face is a different card.
pub(super) fn check_return(team: &Team, drawn: Card, card: Card) -> Result<(), Refusal> {
    if check_card(team, card).is_err() {
        let same = card == drawn;
        let no = if same {
            Refusal::SameCard
        } else {
            Refusal::NotInTeam(card)
        };
        Err(no)
    } else if card.kind != drawn.kind {
        Err(Refusal::OtherKind(drawn.kind))
    } else {
        Ok(())
    }
}

/// SH-3.1: the six cards of the team, each once.
pub(super) fn check_line(team: &Team, line: &Line) -> Result<(), Refusal> {
    let mut used = [false; TEAM];
    for card in line {
        let mut places = team.iter().zip(&mut used);
        match places.find(|(other, used)| *other == card && !**used) {
            Some((_, used)) => *used = true,
            None => return Err(Refusal::NotYourTeam),
        }
    }
    Ok(())
}

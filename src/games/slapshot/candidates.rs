//! Random legal decisions, and orders of a team worth trying.

use arrayvec::ArrayVec;

use super::action::Action;
use super::cards::{Card, Kind, Line, TEAM};
use super::{Slapshot, Team};
use crate::engine::{MAX_SEATS, Rng, Seat};

impl Slapshot {
    /// Everybody else.
    pub(super) fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone {
        let seats = self.teams.iter().map(|(other, _)| other);
        seats.filter(move |&other| other != seat)
    }

    pub(super) fn random_pick(&self, seat: Seat, rng: &mut Rng) -> Option<Action> {
        let kinds = Kind::ALL.into_iter();
        let open = kinds.filter(|&kind| self.check_pick(seat, kind).is_ok());
        let kind = any::<_, 3>(open, rng)?;
        Some(Action::Pick { kind })
    }

    pub(super) fn random_turn(&self, seat: Seat, rng: &mut Rng) -> Option<Action> {
        let others = self.others(seat);
        let hosts = others
            .clone()
            .filter(|&host| self.check_visit(seat, host).is_ok());
        let there = |card: &Card| self.check_pile(card.kind).is_ok();
        let pass = self.check_pass(seat).is_ok();
        let verbs = [
            (Verb::Game, !pass),
            (Verb::Trade, self.check_trades(seat).is_ok()),
            (Verb::Draft, self.check_drafts(seat).is_ok()),
            (Verb::Pass, pass),
        ];
        let can = verbs
            .into_iter()
            .filter_map(|(verb, can)| can.then_some(verb));
        Some(match any::<_, 4>(can, rng)? {
            Verb::Game => Action::Game {
                host: any::<_, MAX_SEATS>(hosts, rng)?,
            },
            Verb::Trade => Action::Trade {
                with: any::<_, MAX_SEATS>(others, rng)?,
            },
            Verb::Draft => Action::Draft {
                card: any::<_, TEAM>(self.teams[seat].iter().copied().filter(there), rng)?,
            },
            Verb::Pass => Action::Pass,
        })
    }
}

/// What a manager can do on a turn. There is always a game to play until passing is allowed.
#[derive(Clone, Copy)]
enum Verb {
    Game,
    Trade,
    Draft,
    Pass,
}

/// One of at most `N` items, all equally likely.
pub(super) fn any<T: Copy, const N: usize>(
    of: impl Iterator<Item = T>,
    rng: &mut Rng,
) -> Option<T> {
    let all: ArrayVec<T, N> = of.take(N).collect();
    rng.pick(&all).copied()
}

/// A team in canonical order.
pub(super) fn line(team: &Team) -> Option<Line> {
    team.as_slice().try_into().ok()
}

/// The best cards first or last, with the goalie before or after the others.
pub(super) fn orders(team: &Team) -> impl Iterator<Item = Line> {
    let best_first = |goalie_first: bool| {
        let mut line = line(team)?;
        line.sort_by_key(|card: &Card| (card.kind == Kind::Goalie, card.value));
        line.reverse();
        if !goalie_first {
            line.rotate_left(1);
        }
        Some(line)
    };
    let best_last = |goalie_first: bool| {
        let mut line: Line = best_first(!goalie_first)?;
        line.reverse();
        Some(line)
    };
    let all = [
        best_first(false),
        best_first(true),
        best_last(false),
        best_last(true),
    ];
    all.into_iter().flatten()
}

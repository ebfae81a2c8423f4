//! Decisions worth trying, and random legal ones.

use arrayvec::ArrayVec;

use super::action::Action;
use super::cards::{Card, Kind, Line, TEAM};
use super::{Phase, Slapshot, Team};
use crate::engine::{MAX_SEATS, Rng, Seat};

impl Slapshot {
    /// Everything that can be done; for line-ups, only [four orders](orders) of the team.
    pub(super) fn list_candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        let seats = self.teams.iter().map(|(other, _)| other);
        let others = seats.filter(|&other| other != seat);
        let mut faces = self.teams[seat].clone();
        let mut last = None;
        faces.retain(|card| last.replace(*card) != Some(*card));
        match &self.phase {
            Phase::Picking(_) => out.extend(Kind::ALL.map(|kind| Action::Pick { kind })),
            Phase::Turn(_) => {
                out.extend(others.clone().map(|host| Action::Game { host }));
                out.extend(others.map(|with| Action::Trade { with }));
                out.extend(faces.into_iter().map(|card| Action::Draft { card }));
                out.extend(self.options.league.then_some(Action::Pass));
            }
            Phase::GivingBack { .. } => {
                out.extend(faces.into_iter().map(|card| Action::GiveBack { card }));
            }
            Phase::LiningUp { .. } => out.extend(orders(&self.teams[seat]).map(Action::LineUp)),
            Phase::Over(_) => {}
        }
    }

    /// Chooses a verb first, then a way to carry it out; line-ups in any order.
    pub(super) fn random_action(&self, seat: Seat, rng: &mut Rng) -> Option<Action> {
        match self.phase {
            Phase::Picking(_) => {
                let kinds = Kind::ALL.into_iter();
                let open = kinds.filter(|&kind| self.check_pick(seat, kind).is_ok());
                let kind = any::<_, 3>(open, rng)?;
                Some(Action::Pick { kind })
            }
            Phase::Turn(_) => self.random_turn(seat, rng),
            Phase::GivingBack { drawn, .. } => {
                let team = self.teams[seat].iter().copied();
                let card = any::<_, TEAM>(team.filter(|card| card.kind == drawn.kind), rng)?;
                Some(Action::GiveBack { card })
            }
            Phase::LiningUp { .. } => {
                let mut line = line(&self.teams[seat])?;
                rng.shuffle(&mut line);
                Some(Action::LineUp(line))
            }
            Phase::Over(_) => None,
        }
    }

    fn random_turn(&self, seat: Seat, rng: &mut Rng) -> Option<Action> {
        let seats = self.teams.iter().map(|(other, _)| other);
        let others = seats.filter(|&other| other != seat);
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
fn any<T: Copy, const N: usize>(of: impl Iterator<Item = T>, rng: &mut Rng) -> Option<T> {
    let all: ArrayVec<T, N> = of.take(N).collect();
    rng.pick(&all).copied()
}

/// A team in canonical order.
fn line(team: &Team) -> Option<Line> {
    team.as_slice().try_into().ok()
}

/// The best cards first or last, with the goalie before or after the others.
fn orders(team: &Team) -> impl Iterator<Item = Line> {
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

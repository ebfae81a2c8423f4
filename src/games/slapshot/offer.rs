//! What is worth trying, and what a random player does.

use super::action::{Action, Line};
use super::cards::{Card, Kind, TEAM};
use super::{Phase, Slapshot};
use crate::engine::{Game, Input, Millis, Rng, Seat};

impl Slapshot {
    /// Everything that can be done; of the orders of a team six, its goalie in each place.
    pub(super) fn list_candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        let others = || {
            self.teams
                .iter()
                .map(|(other, _)| other)
                .filter(move |&other| other != seat)
        };
        match &self.phase {
            Phase::Picking(_) => out.extend(Kind::ALL.map(|kind| Action::Pick { kind })),
            Phase::Turn(_) => {
                out.extend(others().map(|host| Action::Game { host }));
                out.extend(others().map(|with| Action::Trade { with }));
                out.extend(
                    self.faces(seat)
                        .into_iter()
                        .map(|card| Action::Draft { card }),
                );
                if self.options.league {
                    out.push(Action::Pass);
                }
            }
            Phase::GivingBack { .. } => {
                let faces = self.faces(seat).into_iter();
                out.extend(faces.map(|card| Action::GiveBack { card }));
            }
            Phase::LiningUp { .. } => {
                let line = self.line(seat);
                out.extend((0..TEAM).map(|first| {
                    let mut line = line;
                    line.rotate_left(first);
                    Action::LineUp(line)
                }));
            }
            Phase::Over(_) => {}
        }
    }

    /// The cards of a team, each face once.
    fn faces(&self, seat: Seat) -> Vec<Card> {
        let mut faces: Vec<Card> = self.teams[seat].iter().map(|held| held.card).collect();
        faces.dedup();
        faces
    }

    /// The team in canonical order.
    fn line(&self, seat: Seat) -> Line {
        let team = &self.teams[seat];
        let none = Card {
            kind: Kind::Goalie,
            value: 0,
            mark: super::Mark::Plain,
        };
        std::array::from_fn(|place| team.get(place).map_or(none, |held| held.card))
    }

    /// A verb first, then any way to do it; a line-up in any order.
    pub(super) fn random_action(&self, seat: Seat, at: Millis, rng: &mut Rng) -> Option<Action> {
        if matches!(self.phase, Phase::LiningUp { .. }) {
            let mut line = self.line(seat);
            rng.shuffle(&mut line);
            return Some(Action::LineUp(line));
        }
        let mut legal = Vec::new();
        self.list_candidates(seat, &mut legal);
        legal.retain(|action| self.check(&Input::new(at, seat, *action)).is_ok());
        let mut verbs: Vec<_> = legal.iter().map(std::mem::discriminant).collect();
        verbs.dedup();
        let verb = *rng.pick(&verbs)?;
        legal.retain(|action| std::mem::discriminant(action) == verb);
        rng.pick(&legal).copied()
    }
}

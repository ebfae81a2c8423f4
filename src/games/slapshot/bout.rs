//! A game of two teams, its overtimes and injuries (SH-3).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::action::{Event, Line};
use super::cards::{Card, TEAM};
use super::past::Happening;
use super::{Phase, Slapshot};
use crate::engine::{Seat, Seats, Tell};

/// After so many overtimes without a goal a toss decides (SH-3.7).
const OVERTIMES: u8 = 10;

/// Two teams that face each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bout {
    /// Who is at home.
    pub host: Seat,
    /// Who visits.
    pub visitor: Seat,
    /// Which overtime it is, counted from 1; 0: the game itself.
    pub overtime: u8,
}

impl Bout {
    /// Home, then visitor.
    #[must_use]
    pub fn sides(&self) -> [Seat; 2] {
        [self.host, self.visitor]
    }
}

/// Two cards that met, home first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reveal {
    /// The cards.
    pub cards: [Card; 2],
    /// Who scored, if somebody did.
    pub goal: Option<Seat>,
    /// Whose cards were injured.
    pub injured: Seats,
}

/// A game as the table saw it: the part of it that was played last.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Report {
    /// Who played, and which overtime this is.
    pub bout: Bout,
    /// What met what.
    pub reveals: ArrayVec<Reveal, TEAM>,
    /// Goals of home and visitor, the goal for being at home included (SH-3.2).
    pub goals: [u8; 2],
    /// Who won; nobody: it was a tie, and another overtime follows.
    pub winner: Option<Seat>,
}

impl Report {
    /// Reveals two line-ups, an overtime until its first goal (SH-3.3, SH-3.7).
    #[must_use]
    pub fn of(bout: Bout, [home, visiting]: [Line; 2]) -> Self {
        let mut report = Self {
            bout,
            reveals: ArrayVec::new(),
            goals: [u8::from(bout.overtime == 0), 0],
            winner: None,
        };
        for (one, other) in home.into_iter().zip(visiting) {
            let reveal = bout.meet(one, other);
            report.reveals.push(reveal);
            for (goals, side) in report.goals.iter_mut().zip(bout.sides()) {
                *goals += u8::from(reveal.goal == Some(side));
            }
            if bout.overtime > 0 && reveal.goal.is_some() {
                break;
            }
        }
        let [one, other] = report.goals;
        report.winner = match one.cmp(&other) {
            std::cmp::Ordering::Greater => Some(bout.host),
            std::cmp::Ordering::Less => Some(bout.visitor),
            std::cmp::Ordering::Equal => None,
        };
        report
    }
}

impl Bout {
    /// Who scores, and who is injured (SH-3.3 to SH-3.5).
    fn meet(&self, home: Card, visiting: Card) -> Reveal {
        let goal = if home.scores_on(visiting) {
            Some(self.host)
        } else if visiting.scores_on(home) {
            Some(self.visitor)
        } else {
            None
        };
        let hurt = [(self.host, visiting), (self.visitor, home)];
        let hurt = hurt.into_iter().filter(|(_, met)| met.is_bruiser());
        Reveal {
            cards: [home, visiting],
            goal,
            injured: hurt.map(|(seat, _)| seat).collect(),
        }
    }
}

impl Slapshot {
    /// SH-2.3: a game begins, and both put their teams in order.
    pub(super) fn face(&mut self, host: Seat, visitor: Seat, tell: &mut impl Tell<Self>) {
        let overtime = 0;
        self.arrange(
            Bout {
                host,
                visitor,
                overtime,
            },
            tell,
        );
    }

    fn arrange(&mut self, bout: Bout, tell: &mut impl Tell<Self>) {
        tell.all(Event::Faced(bout));
        let lines = [None, None];
        self.phase = Phase::LiningUp { bout, lines };
    }

    /// SH-3.1: a line-up is secret until both are in.
    pub(super) fn line_up(&mut self, seat: Seat, line: Line, tell: &mut impl Tell<Self>) {
        let Phase::LiningUp { bout, lines } = &mut self.phase else {
            return;
        };
        let side = usize::from(seat != bout.host);
        lines[side] = Some(line);
        tell.all(Event::LinedUp(seat));
        if let [Some(home), Some(visiting)] = *lines {
            let report = Report::of(*bout, [home, visiting]);
            self.play_out(report, tell);
        }
    }

    /// Tells what was revealed, replaces the injured, and goes on.
    fn play_out(&mut self, mut report: Report, tell: &mut impl Tell<Self>) {
        let bout = report.bout;
        for &Reveal {
            cards,
            goal,
            injured,
        } in &report.reveals
        {
            tell.all(Event::Revealed {
                cards,
                goal,
                injured,
            });
        }
        for (side, seat) in bout.sides().into_iter().enumerate() {
            let cards = report.reveals.iter().map(|reveal| reveal.cards[side]);
            let cards = cards.collect();
            self.remember(Happening::Revealed { seat, cards });
        }
        for (side, seat) in bout.sides().into_iter().enumerate() {
            let hurt = report
                .reveals
                .iter()
                .filter(|reveal| reveal.injured.has(seat));
            for reveal in hurt {
                self.replace(seat, reveal.cards[side], tell);
            }
        }
        if report.winner.is_none() && bout.overtime >= OVERTIMES {
            let winner = self.toss(bout.host, bout.visitor);
            tell.all(Event::Tossed(winner));
            report.winner = Some(winner);
        }
        let winner = report.winner;
        self.report = Some(report);
        match winner {
            Some(winner) => self.win(bout, winner, tell),
            None => {
                let overtime = bout.overtime + 1;
                self.arrange(Bout { overtime, ..bout }, tell);
            }
        }
    }

    /// A coin.
    pub(super) fn toss(&mut self, one: Seat, other: Seat) -> Seat {
        if self.rng.below(2) == 0 { one } else { other }
    }
}

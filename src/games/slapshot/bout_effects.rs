//! Playing a game, with its overtimes and injuries (SH-3).

use super::action::Event;
use super::bout::{Bout, Report, Reveal};
use super::cards::Line;
use super::past::Happening;
use super::{Phase, Slapshot};
use crate::engine::{Seat, Tell};

/// After this many overtimes without a goal, a coin toss decides (SH-3.7).
const OVERTIMES: u8 = 10;

impl Slapshot {
    /// SH-2.3: begins a game; both managers arrange their teams.
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

    /// Tells what was revealed, replaces injured cards, and continues with the result.
    fn play_out(&mut self, mut report: Report, tell: &mut impl Tell<Self>) {
        let bout = report.bout;
        tell_reveals(&report, tell);
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
        let (winner, goals) = (report.winner, report.goals);
        self.report = Some(report);
        match winner {
            Some(winner) => self.win(bout, winner, goals, tell),
            None => {
                let overtime = bout.overtime + 1;
                self.arrange(Bout { overtime, ..bout }, tell);
            }
        }
    }

    /// Tosses a coin.
    pub(super) fn toss(&mut self, one: Seat, other: Seat) -> Seat {
        if self.rng.below(2) == 0 { one } else { other }
    }
}

/// Tells which cards met, with the score after each.
fn tell_reveals(report: &Report, tell: &mut impl Tell<Slapshot>) {
    let bout = report.bout;
    let mut goals = bout.goals_at_first();
    for &Reveal {
        cards,
        goal,
        injured,
    } in &report.reveals
    {
        bout.count(goal, &mut goals);
        tell.all(Event::Revealed {
            bout,
            cards,
            goal,
            injured,
            goals,
        });
    }
}

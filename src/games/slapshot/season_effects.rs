//! How a season ends, and the playoffs (SH-3.8, SH-4, SH-5.1).

use arrayvec::ArrayVec;

use super::action::Event;
use super::bout::Bout;
use super::season::{Contest, FINAL, SEMI_FINAL, Series};
use super::{Phase, Slapshot};
use crate::engine::{BySeat, MAX_SEATS, Outcome, Seat, Tell};

impl Slapshot {
    /// SH-3.8, SH-4.5: counts a won game for the season or for a series.
    pub(super) fn win(
        &mut self,
        bout: Bout,
        winner: Seat,
        goals: [u8; 2],
        tell: &mut impl Tell<Self>,
    ) {
        tell.all(Event::Won {
            bout,
            winner,
            goals,
        });
        match self.contest.clone() {
            Contest::Season => self.win_in_season(bout, winner, tell),
            Contest::SemiFinal {
                first,
                waiting,
                mut series,
            } => {
                let decided = score(&mut series, winner);
                self.contest = Contest::SemiFinal {
                    first,
                    waiting: waiting.clone(),
                    series,
                };
                if decided {
                    tell.all(Event::SeriesWon(winner));
                    self.climb(first, winner, waiting, tell);
                } else {
                    self.next_of(series, tell);
                }
            }
            Contest::Final(mut series) => {
                let decided = score(&mut series, winner);
                self.contest = Contest::Final(series);
                if decided {
                    tell.all(Event::SeriesWon(winner));
                    self.crown(series, winner);
                } else {
                    self.next_of(series, tell);
                }
            }
        }
    }

    fn win_in_season(&mut self, bout: Bout, winner: Seat, tell: &mut impl Tell<Self>) {
        self.ledger.wins[winner] = self.ledger.wins[winner].saturating_add(1);
        let wins = self.ledger.wins[winner];
        tell.all(Event::Moved { seat: winner, wins });
        if self.season_is_over(wins) {
            tell.all(Event::SeasonEnded);
            self.begin_play_offs(tell);
        } else {
            self.next_turn(bout.visitor);
        }
    }

    /// SH-4.1, SH-5.1: whether a token has reached Playoffs or, in a league, all games have been played.
    fn season_is_over(&self, wins: u8) -> bool {
        if self.options.league {
            self.teams.iter().all(|(seat, _)| self.visited_all(seat))
        } else {
            wins >= self.options.wins
        }
    }

    /// SH-4.1, SH-4.3, SH-5.1: decides who meets whom.
    fn begin_play_offs(&mut self, tell: &mut impl Tell<Self>) {
        let all: ArrayVec<Seat, MAX_SEATS> = self.teams.iter().map(|(seat, _)| seat).collect();
        let mut tied = self.ledger.best(&all);
        let first = if tied.len() == 1 { tied.pop() } else { None };
        if first.is_some() {
            let others = all.iter().copied().filter(|&seat| Some(seat) != first);
            tied = self
                .ledger
                .best(&others.collect::<ArrayVec<_, MAX_SEATS>>());
        }
        if tied.len() > 2 {
            self.rng.shuffle(&mut tied);
        }
        if !tied.is_empty() {
            let leader = tied.remove(0);
            self.climb(first, leader, tied, tell);
        }
    }

    /// The next step of the ladder: `one` meets the first who is waiting (SH-4.3), until only as many are left
    /// as there are places in the final.
    fn climb(
        &mut self,
        first: Option<Seat>,
        one: Seat,
        mut waiting: ArrayVec<Seat, MAX_SEATS>,
        tell: &mut impl Tell<Self>,
    ) {
        let series = match (first, waiting.len()) {
            (Some(first), 0) => Series::new(first, one, FINAL),
            (None, 1) => self.with_home_by_toss(one, waiting[0], FINAL),
            (_, 0) => return,
            _ => {
                let other = waiting.remove(0);
                self.with_home_by_toss(one, other, SEMI_FINAL)
            }
        };
        self.contest = if series.to == FINAL {
            Contest::Final(series)
        } else {
            Contest::SemiFinal {
                first,
                waiting,
                series,
            }
        };
        tell.all(Event::SeriesBegan(series));
        self.next_of(series, tell);
    }

    fn with_home_by_toss(&mut self, one: Seat, other: Seat, to: u8) -> Series {
        if self.toss(one, other) == one {
            Series::new(one, other, to)
        } else {
            Series::new(other, one, to)
        }
    }

    fn next_of(&mut self, series: Series, tell: &mut impl Tell<Self>) {
        let [host, visitor] = series.next();
        self.face(host, visitor, tell);
    }

    /// SH-4.5: ranks the champion, the finalist, then the others by wins.
    fn crown(&mut self, series: Series, champion: Seat) {
        let finalist = if champion == series.home {
            series.other
        } else {
            series.home
        };
        let wins = &self.ledger.wins;
        let place = |seat: Seat| {
            if seat == champion {
                return 1;
            } else if seat == finalist {
                return 2;
            }
            let better = wins.iter().filter(|&(other, &more)| {
                other != champion && other != finalist && more > wins[seat]
            });
            3 + better.count() as u8
        };
        let places = BySeat::new(self.options.players, place);
        self.phase = Phase::Over(Outcome { places });
    }
}

/// Counts a win; returns whether it decides the series.
fn score(series: &mut Series, winner: Seat) -> bool {
    let wins = &mut series.wins[usize::from(winner != series.home)];
    *wins += 1;
    *wins >= series.to
}

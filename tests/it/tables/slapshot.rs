//! Seasons of Slapshot.

use kitchen_table::engine::{Eyes, Observation, Seat};
use kitchen_table::games::slapshot::{Contest, Report, Slapshot, Stage};

use super::{Kept, Played, compare};

const LONE: &str = "seed=7&seats=person,easy,easy&names=Ann,Bo,Cy&wins=4";
const FINAL: &str = "seed=1&seats=person,easy,easy&names=Ann,Bo,Cy&wins=3";
const LONG: &str = "seed=11&seats=person,normal,normal,easy&names=Ann,Bo,Cy,Di";
const PEOPLE: &str = "seed=3&seats=person,person,person,person&names=Ann,Bo,Cy,Di&wins=3";
const LEAGUE: &str = "seed=5&seats=person,easy,easy&names=Ann,Bo,Cy&league=yes&limits=yes";
const SIX: &str = "seed=1&seats=person,easy,easy,easy,easy,easy\
&names=Ann,Bartholomew the Long,C,D,E,F&wins=5";

const SLAPSHOT: &[Kept<Slapshot>] = &[
    ("slapshot-picking", LONE, |it| {
        it.person_sees(|seen| own(seen) == 2)
    }),
    ("slapshot-begins", LONE, |it| it.person_sees(turn)),
    ("slapshot-trade", LONE, |it| {
        it.person_sees(|seen| turn(seen) && seen.view.report.is_some())
    }),
    ("slapshot-gives", LONG, |it| {
        it.person_sees(|seen| matches!(seen.view.stage, Stage::GivingBack { .. }))
    }),
    ("slapshot-lines", LONE, |it| {
        it.person_sees(|seen| lines_up(seen, true))
    }),
    ("slapshot-hosts", LONE, |it| {
        it.person_sees(|seen| lines_up(seen, false))
    }),
    ("slapshot-face-off", LONE, |it| {
        let sides = |report: &Report| report.bout.sides().contains(&Seat(0));
        it.table_sees(|seen| seen.view.report.as_ref().is_some_and(sides))
    }),
    ("slapshot-overtime", LONG, |it| {
        it.person_sees(
            |seen| matches!(seen.view.stage, Stage::LiningUp { bout, .. } if bout.overtime > 0),
        )
    }),
    ("slapshot-late", LONG, |it| {
        it.person_sees(|seen| {
            turn(seen) && seen.view.ledger.wins.iter().any(|(_, &wins)| wins == 8)
        })
    }),
    ("slapshot-final", FINAL, |it| {
        it.person_sees(|seen| series_games(seen) == 2)
    }),
    ("slapshot-league", LEAGUE, |it| {
        it.person_sees(|seen| {
            turn(seen) && seen.view.ledger.wins.iter().any(|(_, &wins)| wins == 3)
        })
    }),
    ("slapshot-people", PEOPLE, |it| traded(it)),
    ("slapshot-six", SIX, |it| {
        it.person_sees(|seen| turn(seen) && seen.view.report.is_some())
    }),
    ("slapshot-over", LONE, |it| it.end()),
];

fn own(seen: &Observation<Slapshot>) -> usize {
    seen.view.own.as_ref().map_or(0, Vec::len)
}

fn turn(seen: &Observation<Slapshot>) -> bool {
    matches!(seen.view.stage, Stage::Turn(_))
}

/// Whether somebody lines up, as the visitor or at home.
fn lines_up(seen: &Observation<Slapshot>, visits: bool) -> bool {
    match seen.view.stage {
        Stage::LiningUp { bout, .. } => {
            let side = if visits { bout.visitor } else { bout.host };
            seen.eyes.seat() == Some(side)
        }
        _ => false,
    }
}

/// The number of final games played.
fn series_games(seen: &Observation<Slapshot>) -> u8 {
    match &seen.view.contest {
        Contest::Final(series) => series.wins.iter().sum(),
        _ => 0,
    }
}

/// The step at which somebody has just traded with a person who must be told.
fn traded(it: &Played<Slapshot>) -> usize {
    let trading = |step| {
        matches!(
            it.seen(step, Eyes::Table).view.stage,
            Stage::GivingBack { .. }
        )
    };
    let mut steps = (1..it.end()).filter(|&step| trading(step - 1) && !trading(step));
    steps.next().expect("somebody trades")
}

#[test]
fn tables_of_slapshot_can_be_played() {
    compare(SLAPSHOT);
}

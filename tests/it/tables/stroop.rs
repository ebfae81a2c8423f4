//! Games of Stroop, which stand still wherever they were left.

use kitchen_table::engine::{Observation, Seat};
use kitchen_table::games::stroop::Stroop;

use super::{Kept, compare};

const LONE: &str = "seed=1&seats=person,easy,easy,normal&names=Ann,Bo,Cy,Di";
const FIVE: &str = "seed=1&seats=person,person,person,person,person&names=Ann,Bo,Cy,Di,Eva\
&advanced=yes&cards=20";

const STROOP: &[Kept<Stroop>] = &[
    ("stroop-plays", LONE, |it| {
        it.table_sees(|seen| seen.view.board.hands[Seat(0)].len() >= 9)
    }),
    ("stroop-two", LONE, |it| {
        it.table_sees(|seen| seen.view.board.round == 2)
    }),
    ("stroop-five", FIVE, |it| it.table_sees(crowded)),
    ("stroop-late", LONE, |it| it.with_left(3)),
    ("stroop-over", LONE, |it| it.end()),
];

/// Whether all cards of round two are drawn: the table can get no fuller.
fn crowded(seen: &Observation<Stroop>) -> bool {
    let view = &seen.view;
    view.board.round == 2 && view.left.iter().all(|(_, &left)| left == 0)
}

#[test]
fn tables_of_stroop_can_be_played() {
    compare(STROOP);
}

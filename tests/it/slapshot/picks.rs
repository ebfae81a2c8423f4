//! The picks of a team as a line of the log.

use std::collections::BTreeSet;

use kitchen_table::engine::Told;
use kitchen_table::games::slapshot::{Event, Options, Slapshot};
use kitchen_table::ui::boards::kit::{Log, LogLine};

use crate::support::random_game;
use crate::words::names;

#[test]
fn the_picks_of_each_team_are_one_line_that_names_no_card() {
    let (told, _) = random_game::<Slapshot>(&Options::new(4), 3);
    let names = names(4);
    let lines = |shown: fn(&Told<Slapshot>) -> bool| {
        let picks = (1..=told.len()).filter(|&until| shown(&told[until - 1]));
        let lines = picks.filter_map(|until| Slapshot::next_line(&told[..until], &names));
        lines.collect::<Vec<LogLine>>()
    };
    let picks = lines(|told| matches!(told, Told::All(Event::Picked(..))));
    let seats: BTreeSet<_> = picks.iter().filter_map(|line| line.seat).collect();
    assert_eq!((picks.len(), seats.len()), (4, 4), "one for each team");
    for line in &picks {
        let who = &names[line.seat.expect("a manager")];
        let said = format!("{who} was dealt three forwards, two defensemen and a goalie.");
        assert_eq!((line.words.as_str(), line.cards.len()), (said.as_str(), 0));
    }
    let others = lines(|told| !matches!(told, Told::All(Event::Picked(..) | Event::LinedUp(_))));
    assert!(others.len() > 50, "what else happened has its lines");
}

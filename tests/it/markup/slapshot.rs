//! Slapshot: the end of a season, with its report and the track.

use kitchen_table::engine::{Eyes, Game, Observation, Rng, Told};
use kitchen_table::games::slapshot::{Event, Options, Slapshot, Stage};
use kitchen_table::ui::boards::kit::{Results, Story};

use super::draw::draw_alone;
use super::html::read;
use crate::support::random_game;
use crate::words::names;

/// A random season: the public events, and what the table sees in the end.
fn season(options: &Options, seed: u64) -> (Vec<Event>, Observation<Slapshot>) {
    let (told, game) = random_game::<Slapshot>(options, seed);
    let public = told.iter().filter_map(Told::public).copied();
    (public.collect(), Observation::of(&game, Eyes::Table, 0, 0))
}

#[test]
fn the_end_shows_the_report_and_where_every_token_stood() {
    for (players, league) in [(2, false), (3, true), (6, false)] {
        let options = Options {
            wins: 4,
            league,
            ..Options::new(players)
        };
        let (events, seen) = season(&options, 7);
        let view = &seen.view;
        let events: Vec<&Event> = events.iter().collect();
        let names = names(players);
        let html = draw_alone(Slapshot::decided_by(&Story {
            events: &events,
            seen: &seen,
            names: &names,
        }));
        let drawn = read(&html).expect("it is whole");
        let Stage::Over(outcome) = &view.stage else {
            panic!("it is over");
        };
        let champion = outcome.winners().single().expect("one champion");
        let all = drawn.all();
        let report = all
            .iter()
            .find(|it| it.get("class") == Some("match-report"));
        let report = report.expect("a report").text();
        assert!(report.starts_with(names[champion].as_str()), "{report}");
        assert!(report.contains(" in the final") || report.contains(" in a final"));
        let lanes: Vec<_> = all.iter().filter(|it| it.tag == "li").collect();
        assert_eq!(lanes.len(), usize::from(players));
        let first = lanes[0].text();
        assert!(
            first.starts_with(&format!("{}: 1st, ", names[champion])),
            "{first}"
        );
        let most = view.ledger.wins.iter().map(|(_, &wins)| wins).max();
        let of = if league { most.expect("some") } else { 4 };
        for (seat, &wins) in view.ledger.wins.iter() {
            let figures = format!("--at: {wins}; --of: {of}");
            let mut lanes = all
                .iter()
                .filter(|it| it.get("data-figures") == Some(&figures));
            assert!(lanes.next().is_some(), "{seat:?}: {figures}");
        }
    }
}

#[test]
fn a_season_in_progress_has_no_report() {
    let options = Options::new(2);
    let mut told = Vec::new();
    let game = Slapshot::deal(&options, Rng::new(1), &mut told);
    let names = names(2);
    let html = draw_alone(Slapshot::decided_by(&Story {
        events: &[],
        seen: &Observation::of(&game, Eyes::Table, 0, 0),
        names: &names,
    }));
    assert_eq!(read(&html).expect("it is whole").text(), "");
}

//! The end of a season, the playoffs, the league (SH-4, SH-5.1).

use kitchen_table::engine::{Eyes, Seat};
use kitchen_table::games::slapshot::{Action, Contest, Event, Options, Refusal, Series};

use super::scene::{Scene, card};

fn short(players: u8) -> Options {
    Options {
        wins: 3,
        ..Options::new(players)
    }
}

/// The first manager wins three games; the others win none, except as `more` says.
fn season(players: u8, more: &[(u8, u8)]) -> Scene {
    season_by(1, players, more)
}

/// The same, with tosses of this seed.
fn season_by(seed: u64, players: u8, more: &[(u8, u8)]) -> Scene {
    let mut scene = Scene::chanced(seed, &short(players));
    let mut turn = 0;
    let mut more = more.iter();
    while scene.wins()[0] < 3 {
        match more.as_slice().first() {
            Some(&(visitor, winner)) if visitor == turn => {
                more.next();
                let host = if winner == visitor {
                    (visitor + 1) % players
                } else {
                    winner
                };
                scene.won(visitor, host, winner);
            }
            _ => {
                let host = u8::from(turn == 0);
                scene.won(turn, host, 0);
            }
        }
        turn = (turn + 1) % players;
    }
    scene
}

fn contest(scene: &Scene) -> Contest {
    scene.seen(Eyes::Table).contest
}

fn series(scene: &Scene) -> Series {
    match contest(scene) {
        Contest::SemiFinal { series, .. } | Contest::Final(series) => series,
        Contest::Season => panic!("it is still the season"),
    }
}

#[test]
fn sh_4_1_first_on_playoffs_ends_the_season() {
    let mut scene = season(2, &[]);
    let news = scene.news();
    let end = news
        .iter()
        .position(|event| *event == Event::SeasonEnded)
        .expect("an end");
    let (seat, wins) = (Seat(0), 3);
    assert_eq!(news[end - 1], Event::Moved { seat, wins });
    let Contest::Final(series) = contest(&scene) else {
        panic!("the final")
    };
    assert_eq!(
        (series.home, series.other, series.to),
        (Seat(0), Seat(1), 4)
    );
    let mut second = season(3, &[(1, 2)]);
    assert!(second.news().contains(&Event::SeasonEnded));
    assert_eq!(
        self::series(&second).other,
        Seat(2),
        "the one with more wins"
    );
    for _ in 0..4 {
        assert_eq!(scene.places(), None);
        scene.decide(1);
    }
    assert_eq!(scene.places(), Some(vec![2, 1]), "four wins decide");
}

#[test]
fn sh_4_2_home_in_games_1_2_5_7() {
    let mut scene = season(2, &[]);
    let mut hosts = Vec::new();
    for winner in [0, 1, 0, 1, 0, 1, 0] {
        hosts.push(scene.sides()[0]);
        scene.decide(winner);
    }
    assert_eq!(hosts, [0, 0, 1, 1, 0, 1, 0]);
    assert_eq!(scene.places(), Some(vec![1, 2]));
}

#[test]
fn sh_4_3_a_tie_for_second_is_a_best_of_three() {
    let mut scene = season(3, &[]);
    let Contest::SemiFinal {
        first,
        waiting,
        series,
    } = contest(&scene)
    else {
        panic!("a tie")
    };
    assert_eq!((first, waiting.len(), series.to), (Some(Seat(0)), 0, 2));
    let [home, other] = [series.home.0, series.other.0];
    let mut hosts = Vec::new();
    for winner in [other, home, other] {
        hosts.push(scene.sides()[0]);
        scene.decide(winner);
    }
    assert_eq!(hosts, [home, other, home]);
    let Contest::Final(last) = contest(&scene) else {
        panic!("the final")
    };
    assert_eq!((last.home, last.other), (Seat(0), Seat(other)));
}

#[test]
fn sh_4_3_more_than_two_climb_a_ladder() {
    let mut scene = season(4, &[]);
    let Contest::SemiFinal {
        waiting, series, ..
    } = contest(&scene)
    else {
        panic!("a tie")
    };
    assert_eq!(waiting.len(), 1);
    let (winner, loser, next) = (series.other, series.home, waiting[0]);
    scene.decide(winner.0).decide(winner.0);
    let Contest::SemiFinal {
        waiting, series, ..
    } = contest(&scene)
    else {
        panic!("a step")
    };
    assert!(waiting.is_empty());
    let two = [series.home, series.other];
    assert!(two.contains(&winner) && two.contains(&next) && !two.contains(&loser));
    scene.decide(next.0).decide(next.0);
    assert_eq!(self::series(&scene).other, next);
    assert!(matches!(contest(&scene), Contest::Final(_)));
}

#[test]
fn sh_4_3_five_who_tie_climb_four_steps() {
    let mut scene = season(6, &[]);
    let mut met = Vec::new();
    for waits in (0..=3).rev() {
        let Contest::SemiFinal {
            first,
            waiting,
            series,
        } = contest(&scene)
        else {
            panic!("a step")
        };
        assert_eq!((first, waiting.len(), series.to), (Some(Seat(0)), waits, 2));
        met.extend([series.home, series.other]);
        scene.decide(series.home.0).decide(series.home.0);
    }
    for seat in (1..6).map(Seat) {
        assert!(met.contains(&seat), "{seat:?} plays");
    }
    assert!(matches!(contest(&scene), Contest::Final(_)));
}

/// Asserts that each of these came up equally often, within five standard deviations.
#[track_caller]
fn fair<T: Ord + std::fmt::Debug>(all: &[T], kinds: usize) {
    let mut times = std::collections::BTreeMap::new();
    for one in all {
        *times.entry(one).or_insert(0.0) += 1.0;
    }
    assert_eq!(times.len(), kinds, "{times:?}");
    let expected = all.len() as f64 / kinds as f64;
    let band = 5.0 * (expected * (1.0 - 1.0 / kinds as f64)).sqrt();
    assert!(
        times.values().all(|times| (times - expected).abs() <= band),
        "{times:?}"
    );
}

#[test]
fn sh_4_3_tosses_are_fair() {
    let two: Vec<Seat> = (0..150)
        .map(|seed| series(&season_by(seed, 3, &[])).home)
        .collect();
    fair(&two, 2);
    let order = |seed| match contest(&season_by(seed, 4, &[])) {
        Contest::SemiFinal {
            waiting, series, ..
        } => (waiting[0], series.home),
        other => panic!("{other:?}"),
    };
    // Who waits, and which of the two others plays at home.
    fair(&(0..240).map(order).collect::<Vec<_>>(), 6);
}

#[test]
fn sh_4_4_no_trades_and_no_drafts() {
    for scene in [season(2, &[]), season(3, &[])] {
        let [host, _] = scene.sides();
        let drafted = Action::Draft { card: card("F5") };
        for action in [
            Action::Trade {
                with: Seat(1 - host % 2),
            },
            drafted,
            Action::Pass,
        ] {
            assert_eq!(scene.refused(host, action), Refusal::LineUpFirst);
        }
    }
}

#[test]
fn sh_4_5_champion_finalist_then_by_wins() {
    let mut scene = season(4, &[(1, 2), (2, 2), (3, 3)]);
    assert_eq!(scene.wins()[1..], [0, 2, 1]);
    for _ in 0..4 {
        scene.decide(2);
    }
    assert_eq!(scene.places(), Some(vec![2, 4, 1, 3]));
    let mut scene = season(4, &[(1, 2)]);
    for _ in 0..4 {
        scene.decide(0);
    }
    assert_eq!(
        scene.places(),
        Some(vec![1, 3, 2, 3]),
        "equal wins share a place"
    );
}

fn league(players: u8) -> Scene {
    league_by(1, players)
}

fn league_by(seed: u64, players: u8) -> Scene {
    let options = Options {
        league: true,
        wins: 3,
        ..Options::new(players)
    };
    Scene::chanced(seed, &options)
}

/// Everybody visits everybody twice; `winner` decides between visitor and host.
fn played(players: u8, winner: impl Fn(u8, u8) -> u8) -> Scene {
    played_by(1, players, winner)
}

/// The same, with tosses of this seed.
fn played_by(seed: u64, players: u8, winner: impl Fn(u8, u8) -> u8) -> Scene {
    let mut scene = league_by(seed, players);
    for round in 0..2 * (players - 1) {
        for visitor in 0..players {
            let host = (visitor + 1 + round % (players - 1)) % players;
            assert_eq!(contest(&scene), Contest::Season);
            scene.won(visitor, host, winner(visitor, host));
        }
    }
    scene
}

#[test]
fn sh_5_1_everybody_once_before_anybody_twice() {
    let mut scene = league(3);
    let visit = |host| Action::Game { host: Seat(host) };
    scene.won(0, 1, 0).won(1, 2, 1).won(2, 0, 2);
    assert_eq!(scene.refused(0, visit(1)), Refusal::OthersFirst(Seat(2)));
    scene.won(0, 2, 0).won(1, 0, 1).won(2, 1, 2);
    scene.won(0, 1, 0).won(1, 2, 1).won(2, 0, 2);
    assert_eq!(scene.wins(), [3, 3, 3], "no track ends it");
    scene.won(0, 2, 0);
    scene.won(1, 0, 1);
    assert_eq!(contest(&scene), Contest::Season);
    scene.won(2, 1, 2);
    assert!(matches!(
        contest(&scene),
        Contest::SemiFinal { first: None, .. }
    ));
    let mut two = league(2);
    two.won(0, 1, 0).won(1, 0, 0).won(0, 1, 0);
    two.act(1, Action::Draft { card: card("F9") });
    assert_eq!(two.refused(0, visit(1)), Refusal::VisitedTwice);
}

#[test]
fn sh_5_1_the_two_highest_meet() {
    let scene = played(3, Ord::min);
    assert_eq!(scene.wins(), [8, 4, 0]);
    let last = series(&scene);
    assert_eq!((last.home, last.other, last.to), (Seat(0), Seat(1), 4));
}

#[test]
fn sh_5_1_a_tie_for_second_is_a_best_of_three() {
    // The first wins everything; the others beat each other only at home.
    let scene = played(
        3,
        |visitor, host| if visitor.min(host) == 0 { 0 } else { host },
    );
    assert_eq!(scene.wins(), [8, 2, 2]);
    let Contest::SemiFinal {
        first,
        waiting,
        series,
    } = contest(&scene)
    else {
        panic!("a tie")
    };
    assert_eq!((first, waiting.len(), series.to), (Some(Seat(0)), 0, 2));
}

#[test]
fn sh_5_1_tosses_are_fair() {
    let home = |seed| series(&played_by(seed, 2, |visitor, _| visitor)).home;
    fair(&(0..150).map(home).collect::<Vec<_>>(), 2);
    let waits = |seed| match contest(&played_by(seed, 3, |visitor, _| visitor)) {
        Contest::SemiFinal { waiting, .. } => waiting[0],
        other => panic!("{other:?}"),
    };
    fair(&(0..150).map(waits).collect::<Vec<_>>(), 3);
}

#[test]
fn sh_5_1_a_tie_of_two_for_first_tosses_for_home() {
    let scene = played(2, |visitor, _| visitor);
    assert_eq!(scene.wins(), [2, 2]);
    let Contest::Final(series) = contest(&scene) else {
        panic!("the final")
    };
    assert_ne!(series.home, series.other);
}

#[test]
fn sh_5_1_a_wider_tie_climbs_until_two_are_left() {
    let mut scene = played(4, |visitor, _| visitor);
    for waits in [2, 1] {
        let Contest::SemiFinal {
            first: None,
            waiting,
            series,
        } = contest(&scene)
        else {
            panic!("a ladder")
        };
        assert_eq!(waiting.len(), waits);
        scene.decide(series.home.0).decide(series.home.0);
    }
    assert!(matches!(contest(&scene), Contest::Final(_)));
}

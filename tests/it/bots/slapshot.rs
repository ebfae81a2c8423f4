//! The bots of Slapshot.

use kitchen_table::bots::slapshot::line::{for_overtime, strongest_first};
use kitchen_table::bots::slapshot::odds::Matchup;
use kitchen_table::bots::{Bots, Level};
use kitchen_table::engine::{Eyes, Observation, Rng, Seat};
use kitchen_table::games::slapshot::cards::deck;
use kitchen_table::games::slapshot::{Action, Bout, Kind, Line, Options, Report, Slapshot, Stage};

use crate::slapshot::scene::{Scene, card, cards, line};

/// Contests take minutes.
mod all {
    use super::*;
    use crate::bots::laws::{steps, wins};
    use crate::every::contest::Contest;

    #[test]
    fn each_level_is_stronger_than_the_one_below() {
        for (hero, others) in steps() {
            for players in [2, 4] {
                wins::<Slapshot>(Contest::new(hero, others, players), 160);
            }
        }
    }
}

fn chosen(scene: &Scene, level: Level, seat: u8) -> Action {
    let seen = Observation::of(&scene.game, Eyes::Seat(Seat(seat)), 0, 0);
    let choice = Slapshot::bot(level).choose(&seen, &mut Rng::new(1));
    choice.expect("it is to act").action
}

#[test]
fn the_weakest_card_is_drafted_away() {
    let teams = [
        "F5 F4 F0 D7 D7 G8",
        "F8 F7 F6 D5 D5 G7",
        "F8 F7 F5 D8 D3 G4",
        "F7 F6 F4 D9 D4 G5",
    ];
    let scene = Scene::teams(teams, "");
    assert_eq!(
        chosen(&scene, Level::Hard, 0),
        Action::Draft { card: card("F0") }
    );
}

#[test]
fn a_team_that_is_known_to_be_weak_is_visited() {
    let mut scene = Scene::teams(
        [
            "F10 F9 F9 D6b D4b G9",
            "F8 F8 F8 D8 D7 G8",
            "F1 F1 F0 D3 D2 G2",
        ],
        "",
    );
    scene
        .won(0, 2, 0)
        .act(1, Action::Draft { card: card("F8") });
    let first = cards(&scene.team(2))[0];
    scene.act(2, Action::Draft { card: first });
    assert_eq!(
        chosen(&scene, Level::Hard, 0),
        Action::Game { host: Seat(2) }
    );
}

#[test]
fn the_weakest_card_of_the_kind_is_given_back() {
    for seed in 0..40 {
        let teams = ["F9 F4 F1 D9 D3 G6", "F8 F7 F6 D8 D7 G7"];
        let mut scene = Scene::with_chance(seed, &Options::new(2), &teams, "");
        scene.act(0, Action::Trade { with: Seat(1) });
        let seen = Observation::of(&scene.game, Eyes::Seat(Seat(0)), 0, 0);
        let Stage::GivingBack {
            drawn: Some(drawn), ..
        } = seen.view.stage
        else {
            panic!("a card is drawn");
        };
        let weakest = match drawn.kind {
            Kind::Forward => "F1",
            Kind::Defenseman => "D3",
            Kind::Goalie => "G6",
        };
        assert_eq!(
            chosen(&scene, Level::Hard, 0),
            Action::GiveBack {
                card: card(weakest)
            }
        );
    }
}

#[test]
fn a_bruiser_is_not_given_away_for_its_value() {
    let scene = Scene::teams(["F9 F8 F7 D9 D1b G6", "F8 F7 F6 D8 D7 G7"], "");
    assert_ne!(
        chosen(&scene, Level::Hard, 0),
        Action::Draft { card: card("D1b") }
    );
}

#[test]
fn in_overtime_a_safe_goalie_comes_first_and_then_the_strongest() {
    let team = line("F2 D9 F8 G7 D3 F5");
    let other = line("F9 F6 F3 D7 D4 G6");
    assert_eq!(strongest_first(&team, &[other]), line("G7 D9 F8 F5 D3 F2"));
    let with_tim = line("F9 F6 F3 D7 D0T G6");
    assert_ne!(strongest_first(&team, &[with_tim])[0], card("G7"));
}

/// How an overtime ends for an order against another: 1, 0 or -1.
fn ends(one: Line, other: Line) -> f64 {
    let bout = Bout {
        host: Seat(0),
        visitor: Seat(1),
        overtime: 1,
    };
    match Report::of(bout, [one, other]).winner {
        Some(Seat(0)) => 1.0,
        Some(_) => -1.0,
        None => 0.0,
    }
}

/// All orders of a team.
fn orders(team: Line) -> Vec<Line> {
    let mut all = vec![team];
    for from in 0..team.len() {
        let before = std::mem::take(&mut all);
        for line in before {
            all.extend((from..team.len()).map(|at| {
                let mut line = line;
                line.swap(from, at);
                line
            }));
        }
    }
    all
}

/// What the best answer of all gains against these orders, on average.
fn best_answer(other: Line, played: &[Line]) -> f64 {
    let gains = orders(other).into_iter().map(|answer| {
        let gained = played.iter().map(|&line| ends(answer, line));
        gained.sum::<f64>() / played.len() as f64
    });
    gains.fold(-1.0, f64::max)
}

#[test]
fn who_knows_how_an_overtime_is_played_gains_little() {
    let (all, mut rng) = (teams(16), Rng::new(4));
    let (mut strongest, mut mixed) = (0.0, 0.0);
    for pair in all.chunks(2) {
        let [team, other] = [pair[0], pair[1]];
        let first = strongest_first(&team, &[other]);
        let played: Vec<Line> = (0..60)
            .map(|_| for_overtime(&team, &[other], &mut rng))
            .collect();
        strongest += best_answer(other, &[first]) / 8.0;
        mixed += best_answer(other, &played) / 8.0;
    }
    // What nobody can do anything about is that some teams are better.
    assert!(
        mixed < strongest - 0.4,
        "{mixed}, but {strongest} against strongest first"
    );
}

/// Random teams.
fn teams(count: usize) -> Vec<Line> {
    let mut rng = Rng::new(5);
    let one = |_| {
        let mut cards = deck();
        rng.shuffle(&mut cards);
        let of = |kind: Kind| {
            let of_kind = cards.iter().filter(move |card| card.kind == kind);
            of_kind.copied().take(kind.places())
        };
        let team: Vec<_> = Kind::ALL.into_iter().flat_map(of).collect();
        team.try_into().expect("six")
    };
    (0..count).map(one).collect()
}

#[test]
fn estimated_odds_are_close_to_the_exact_ones() {
    let all = teams(60);
    let mut rng = Rng::new(6);
    for pair in all.chunks(2) {
        let [one, other] = [pair[0], pair[1]];
        let face = Matchup::of(&one, &other);
        let bout = Bout {
            host: Seat(0),
            visitor: Seat(1),
            overtime: 0,
        };
        let mut won = 0.0;
        for _ in 0..4000 {
            let mut order = one;
            rng.shuffle(&mut order);
            won += match Report::of(bout, [order, other]).winner {
                Some(Seat(0)) => 1.0,
                None => face.first_goal,
                _ => 0.0,
            };
        }
        let (is, said) = (won / 4000.0, face.wins(1));
        assert!(
            (is - said).abs() < 0.06,
            "{one:?} at home to {other:?}: {is}, not {said}"
        );
        let back = Matchup::of(&other, &one).wins(-1);
        assert!((said + back - 1.0).abs() < 1e-9, "one of them wins");
    }
}

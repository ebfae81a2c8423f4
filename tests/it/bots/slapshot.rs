//! The bots of Slapshot.

use kitchen_table::bots::slapshot::line::{best_against, strongest_first};
use kitchen_table::bots::slapshot::odds::Matchup;
use kitchen_table::bots::{Bots, Level};
use kitchen_table::engine::{Eyes, Observation, Rng, Seat};
use kitchen_table::games::slapshot::cards::deck;
use kitchen_table::games::slapshot::{Action, Bout, Kind, Line, Options, Report, Slapshot, Stage};

use super::laws::wins;
use crate::every::contest::Contest;
use crate::slapshot::scene::{Scene, card, cards, line};

#[test]
fn normal_is_stronger_than_easy() {
    for players in [2, 4, 6] {
        let contest = Contest::new(Level::Normal, Level::Easy, players);
        wins::<Slapshot>(contest, 40, 125);
    }
}

#[test]
fn hard_is_stronger_than_normal() {
    for players in [2, 4] {
        let contest = Contest::new(Level::Hard, Level::Normal, players);
        wins::<Slapshot>(contest, 50, 108);
    }
}

#[test]
fn casual_is_between_easy_and_normal() {
    for players in [2, 4] {
        for (hero, others) in [(Level::Casual, Level::Easy), (Level::Normal, Level::Casual)] {
            wins::<Slapshot>(Contest::new(hero, others, players), 100, 108);
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
    for level in [Level::Normal, Level::Hard] {
        assert_eq!(chosen(&scene, level, 0), Action::Draft { card: card("F0") });
    }
}

#[test]
fn easy_plays_at_random_but_keeps_its_good_cards() {
    let scene = Scene::teams(["F9 F8 F1 D9 D8 G7", "F8 F7 F6 D5 D5 G6"], "");
    let seen = Observation::of(&scene.game, Eyes::Seat(Seat(0)), 0, 0);
    let easy = Slapshot::bot(Level::Easy);
    let (mut games, mut trades, mut drafts) = (0, 0, 0);
    for seed in 0..300 {
        let choice = easy
            .choose(&seen, &mut Rng::new(seed))
            .expect("it is to act");
        match choice.action {
            Action::Game { .. } => games += 1,
            Action::Trade { .. } => trades += 1,
            Action::Draft { card } => {
                assert!(card.value < 6, "{card:?} is good");
                drafts += 1;
            }
            other => panic!("{other:?}"),
        }
    }
    assert!(games > drafts && drafts > trades && trades > 20);
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
    for level in [Level::Normal, Level::Hard] {
        assert_eq!(chosen(&scene, level, 0), Action::Game { host: Seat(2) });
    }
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
        for level in Level::ALL {
            assert_eq!(
                chosen(&scene, level, 0),
                Action::GiveBack {
                    card: card(weakest)
                }
            );
        }
    }
}

#[test]
fn a_bruiser_is_not_given_away_for_its_value() {
    let scene = Scene::teams(["F9 F8 F7 D9 D1b G6", "F8 F7 F6 D8 D7 G7"], "");
    for level in [Level::Normal, Level::Hard] {
        assert_ne!(
            chosen(&scene, level, 0),
            Action::Draft { card: card("D1b") }
        );
    }
}

#[test]
fn in_overtime_a_safe_goalie_comes_first_and_then_the_strongest() {
    let team = line("F2 D9 F8 G7 D3 F5");
    let other = line("F9 F6 F3 D7 D4 G6");
    assert_eq!(strongest_first(&team, &[other]), line("G7 D9 F8 F5 D3 F2"));
    let with_tim = line("F9 F6 F3 D7 D0T G6");
    assert_ne!(strongest_first(&team, &[with_tim])[0], card("G7"));
}

#[test]
fn against_an_order_that_is_known_the_best_answer_wins() {
    let team = line("F8 F5 F3 D7 D3 G5");
    let other = line("F9 F6 F2 D8 D4 G6");
    let answer = best_against(&team, &[other]);
    let bout = Bout {
        host: Seat(0),
        visitor: Seat(1),
        overtime: 1,
    };
    assert_eq!(
        Report::of(bout, [answer, other]).winner,
        Some(Seat(0)),
        "{answer:?}"
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

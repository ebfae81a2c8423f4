//! Trades, drafts, and calling a game (SH-2); limits and passing (SH-5.2, SH-5.3).

use std::collections::{BTreeMap, BTreeSet};

use kitchen_table::engine::laws::Lawful;
use kitchen_table::engine::{Eyes, Game, Input, Rng, Seat};
use kitchen_table::games::slapshot::cards::deck;
use kitchen_table::games::slapshot::{
    Action, Card, Event, Kind, Options, Refusal, Secret, Slapshot, Stage,
};

use super::scene::{Scene, card, cards};

fn trade(with: u8) -> Action {
    Action::Trade { with: Seat(with) }
}

/// The card that was drawn, as this seat sees it.
fn drawn(scene: &Scene, seat: u8) -> Option<Card> {
    match scene.seen(Eyes::Seat(Seat(seat))).stage {
        Stage::GivingBack { drawn, .. } => drawn,
        _ => None,
    }
}

/// A card of this kind in a team.
fn of_kind(team: &str, kind: Kind) -> Card {
    let mut cards = cards(team).into_iter();
    cards
        .find(|card| card.kind == kind)
        .expect("every kind is there")
}

#[test]
fn sh_2_1_a_card_is_traded_for_another_of_its_kind() {
    let mut scene = Scene::of(&Options::new(3));
    scene.news();
    scene.act(0, trade(1));
    let taken = drawn(&scene, 0).expect("who draws sees it");
    assert_eq!(drawn(&scene, 1), Some(taken), "and who has it drawn");
    assert_eq!(
        (
            drawn(&scene, 2),
            scene.seen(Eyes::Table).sure().team(Seat(1)).len()
        ),
        (None, 0)
    );
    let mine = of_kind(&scene.team(0), taken.kind);
    for other in cards(&scene.team(0)) {
        let give = Action::GiveBack { card: other };
        if other.kind != taken.kind {
            assert_eq!(scene.refused(0, give), Refusal::OtherKind(taken.kind));
        }
    }
    assert_eq!(
        scene.refused(0, Action::GiveBack { card: taken }),
        Refusal::SameCard
    );
    assert_eq!(scene.refused(0, trade(1)), Refusal::GiveBackFirst);
    scene.act(0, Action::GiveBack { card: mine });
    assert!(cards(&scene.team(0)).contains(&taken) && cards(&scene.team(1)).contains(&mine));
    let both = [Secret::Taken(taken), Secret::GivenBack(mine)];
    assert_eq!(
        (scene.secrets(0), scene.secrets(1)),
        (both.to_vec(), both.to_vec())
    );
    assert_eq!(scene.secrets(2), []);
    let (by, with) = (Seat(0), Seat(1));
    assert_eq!(
        scene.news(),
        [Event::TradeBegan { by, with }, Event::Traded { by, with }]
    );
    assert_eq!(scene.knows(0, 1), format!("{mine:?}"));
    assert_eq!(scene.knows(1, 0), format!("{taken:?}"));
    assert_eq!(
        (scene.knows(2, 0), scene.knows(2, 1)),
        (String::new(), String::new())
    );
    assert_eq!(scene.turn(), Some(1));
}

#[test]
fn sh_2_1_any_of_the_six_is_drawn() {
    let mut scene = Scene::of(&Options::new(2));
    let mut all = BTreeSet::new();
    for turn in 0..120 {
        let (by, with) = (turn % 2, 1 - turn % 2);
        scene.act(by, trade(with));
        let taken = drawn(&scene, by).expect("it is drawn");
        all.insert((with, taken));
        let card = of_kind(&scene.team(by), taken.kind);
        scene.act(by, Action::GiveBack { card });
    }
    assert!(all.len() >= 12, "{all:?}");
    assert_eq!(scene.refused(0, trade(0)), Refusal::NoSuchManager);
    assert_eq!(scene.refused(0, trade(2)), Refusal::NoSuchManager);
    let nothing = Action::GiveBack { card: card("F5") };
    assert_eq!(scene.refused(0, nothing), Refusal::NothingToGiveBack);
}

#[test]
fn sh_2_1_each_of_the_six_is_drawn_equally_often() {
    let mut times = BTreeMap::new();
    for seed in 0..1200 {
        let mut scene = Scene::chanced(seed, &Options::new(2));
        scene.act(0, trade(1));
        *times.entry(drawn(&scene, 0)).or_insert(0) += 1;
    }
    assert_eq!(times.len(), 6);
    // Five standard deviations of a sixth of 1200 are 65.
    assert!(
        times.values().all(|&times| (135..=265).contains(&times)),
        "{times:?}"
    );
}

#[test]
fn sh_2_1_card_backs_reveal_nothing() {
    let scene = Scene::of(&Options::new(3));
    let mut offered = Vec::new();
    scene.game.candidates(Seat(0), &mut offered);
    let trades: Vec<_> = offered
        .iter()
        .filter(|action| matches!(action, Action::Trade { .. }))
        .collect();
    assert_eq!(
        trades,
        [&trade(1), &trade(2)],
        "a manager is named, not a card"
    );
}

#[test]
fn sh_2_1_any_other_card_of_the_kind_may_be_given() {
    let mut own = deck().to_vec();
    for card in own.iter_mut().filter(|card| **card == self::card("F10")) {
        card.value = 5;
    }
    let options = Options {
        deck: Some(own),
        ..Options::new(2)
    };
    let teams = ["F9 F6 F5 D8 D4 G6", "F5 F5 F5 D7 D3 G5"];
    let mut scene = (0..)
        .map(|seed| {
            let mut scene = Scene::with_chance(seed, &options, &teams, "");
            scene.act(0, trade(1));
            scene
        })
        .find(|scene| drawn(scene, 0) == Some(card("F5")))
        .expect("it is drawn");
    for other in ["F9", "F6", "F5"].map(card) {
        let mut scene = scene.clone();
        scene.act(0, Action::GiveBack { card: other });
        assert!(cards(&scene.team(1)).contains(&other));
    }
    // A card with the same face is another card.
    scene.act(0, Action::GiveBack { card: card("F5") });
    assert_eq!(
        (scene.team(0), scene.team(1)),
        ("F5 F6 F9 D4 D8 G6".into(), "F5 F5 F5 D3 D7 G5".into())
    );
}

#[test]
fn sh_2_1_others_lose_track_of_both_teams() {
    let mut scene = Scene::of(&Options::new(3));
    let [home, visiting] = [1, 0].map(|seat| scene.team(seat));
    scene.bout(0, 1, &home, &visiting);
    while scene.turn().is_none() {
        scene.lines(1, 0, &home, &visiting);
    }
    assert_eq!(scene.knows(2, 0), scene.team(0));
    scene.act(1, trade(0));
    let taken = drawn(&scene, 1).expect("a card");
    let card = of_kind(&scene.team(1), taken.kind);
    assert_eq!(scene.knows(2, 0), scene.team(0), "nothing has moved yet");
    scene.act(1, Action::GiveBack { card });
    assert_eq!(
        (scene.knows(2, 0), scene.knows(2, 1)),
        (String::new(), String::new())
    );
    assert_eq!(
        (scene.knows(0, 1), scene.knows(1, 0)),
        (scene.team(1), scene.team(0))
    );
}

#[test]
fn sh_2_2_draft_goes_under_and_the_top_card_comes() {
    let mut scene = Scene::teams(["F9 F6 F2 D8 D4 G6", "F8 F5 F1 D7 D3 G5"], "F10 F0");
    scene.news();
    scene.act(0, Action::Draft { card: card("F2") });
    assert_eq!(scene.team(0), "F6 F9 F10 D4 D8 G6");
    assert_eq!(scene.secrets(0), [Secret::Drew(card("F10"))]);
    assert_eq!(scene.secrets(1), []);
    assert_eq!(scene.news(), [Event::Drafted(Seat(0), Kind::Forward)]);
    let under = |seat| scene.seen(Eyes::Seat(Seat(seat))).sure().piles[0][0];
    assert_eq!((under(0), under(1)), (Some(card("F2")), None));
    assert_eq!(
        scene.refused(1, Action::Draft { card: card("F10") }),
        Refusal::NotInTeam(card("F10"))
    );
    scene.act(1, Action::Draft { card: card("F8") });
    assert_eq!(scene.team(1), "F0 F1 F5 D3 D7 G5");
}

#[test]
fn sh_2_3_nobody_can_refuse_a_game_and_visits_may_repeat() {
    let mut scene = Scene::of(&Options::new(3));
    for _ in 0..2 {
        scene.won(0, 1, 1);
        scene.won(1, 0, 0).won(2, 0, 0);
    }
    assert_eq!(scene.wins(), [4, 2, 0]);
    for host in [0, 3, 255].map(Seat) {
        assert_eq!(
            scene.refused(0, Action::Game { host }),
            Refusal::NoSuchManager
        );
    }
    scene.act(0, Action::Game { host: Seat(2) });
    assert_eq!(scene.sides(), [2, 0], "who calls it visits");
}

fn limited() -> Options {
    Options {
        limits: true,
        ..Options::new(2)
    }
}

#[test]
fn sh_5_2_four_drafts() {
    let mut scene = Scene::of(&limited());
    for round in 0..5 {
        let [mine, theirs] = [0, 1].map(|seat| of_kind(&scene.team(seat), Kind::Forward));
        if round == 4 {
            assert_eq!(
                scene.refused(0, Action::Draft { card: mine }),
                Refusal::NoDraftsLeft
            );
            break;
        }
        scene.act(0, Action::Draft { card: mine });
        scene.act(1, Action::Draft { card: theirs });
    }
    scene.act(0, trade(1));
}

#[test]
fn sh_5_2_four_trades_on_ones_own_turn() {
    let mut scene = Scene::of(&limited());
    for _ in 0..4 {
        scene.act(0, trade(1));
        let taken = drawn(&scene, 0).expect("a card");
        let card = of_kind(&scene.team(0), taken.kind);
        scene.act(0, Action::GiveBack { card });
        scene.won(1, 0, 0);
    }
    assert_eq!(scene.refused(0, trade(1)), Refusal::NoTradesLeft);
    scene.won(0, 1, 1);
    scene.act(1, trade(0));
    let free = Scene::of(&Options::new(2));
    assert!(!free.seen(Eyes::Table).options.limits);
}

#[test]
fn sh_5_2_injuries_do_not_count_as_drafts() {
    let mut scene = Scene::teams(["F9 F6 F2 D8 D4b G6", "F8 F5 F1 D7 D3 G5"], "");
    scene.bout(0, 1, "F8 F5 F1 D7 D3 G5", "D4b F9 F6 F2 D8 G6");
    let ledger = scene.seen(Eyes::Table).ledger;
    assert!(ledger.drafts.iter().all(|(_, &drafts)| drafts == 0));
}

#[test]
fn sh_5_3_passing_when_all_own_games_are_played() {
    let scene = Scene::of(&Options::new(2));
    assert_eq!(scene.refused(0, Action::Pass), Refusal::NoPassing);
    let options = Options {
        league: true,
        ..Options::new(2)
    };
    let mut scene = Scene::of(&options);
    assert_eq!(scene.refused(0, Action::Pass), Refusal::GamesLeft);
    let idle = |scene: &mut Scene| {
        let card = of_kind(&scene.team(1), Kind::Forward);
        scene.act(1, Action::Draft { card });
    };
    scene.won(0, 1, 0);
    idle(&mut scene);
    scene.won(0, 1, 1);
    idle(&mut scene);
    scene.news();
    scene.act(0, Action::Pass);
    assert_eq!(scene.news(), [Event::Passed(Seat(0))]);
    assert_eq!(scene.turn(), Some(1));
}

#[test]
fn sh_5_3_nobody_runs_out_before_the_season_ends() {
    let options = Options {
        league: true,
        ..limited()
    };
    let mut scene = Scene::of(&options);
    for _ in 0..4 {
        scene.act(0, trade(1));
        let taken = drawn(&scene, 0).expect("a card");
        let card = of_kind(&scene.team(0), taken.kind);
        scene.act(0, Action::GiveBack { card });
        scene.act(
            1,
            Action::Draft {
                card: of_kind(&scene.team(1), Kind::Forward),
            },
        );
    }
    for _ in 0..4 {
        scene.act(
            0,
            Action::Draft {
                card: of_kind(&scene.team(0), Kind::Forward),
            },
        );
        scene.act(1, trade(0));
        let taken = drawn(&scene, 1).expect("a card");
        let card = of_kind(&scene.team(1), taken.kind);
        scene.act(1, Action::GiveBack { card });
    }
    scene.act(0, Action::Game { host: Seat(1) });
    settle(&mut scene);
    scene.act(1, Action::Game { host: Seat(0) });
    settle(&mut scene);
    scene.news();
    scene.act(0, Action::Game { host: Seat(1) });
    settle(&mut scene);
    assert_eq!(scene.turn(), Some(1));
    scene.act(1, Action::Game { host: Seat(0) });
    settle(&mut scene);
    assert!(scene.news().contains(&Event::SeasonEnded));
}

#[test]
fn sh_5_3_nobody_is_ever_without_an_action() {
    let mut passes = 0;
    for seed in 0..40 {
        let options = Options {
            league: true,
            limits: true,
            ..Slapshot::options(2 + (seed % 5) as u8, seed)
        };
        let mut game = Slapshot::deal(&options, Rng::new(seed), &mut ());
        let mut rng = Rng::aside(seed, [1, 1]);
        while let Some(seat) = game.to_act().iter().next() {
            let mut offered = Vec::new();
            game.candidates(seat, &mut offered);
            offered.retain(|action| game.check(&Input::new(0, seat, *action)).is_ok());
            if offered.contains(&Action::Pass) {
                passes += 1;
                assert!(offered.len() > 1, "seed {seed}: {seat:?} can but pass");
            }
            let action = game.random(seat, 0, &mut rng).expect("it can act");
            game.apply(&Input::new(0, seat, action), &mut ());
        }
    }
    assert!(passes > 60, "{passes} times somebody could pass");
}

/// Lines up the teams in their given order until the game is over.
fn settle(scene: &mut Scene) {
    let bout = scene.facing();
    let game = |scene: &Scene| match scene.seen(Eyes::Table).stage {
        Stage::LiningUp { bout, .. } => Some(bout.sides()),
        _ => None,
    };
    let before = scene.wins();
    while game(scene) == Some(bout.sides()) && scene.wins() == before {
        let [home, visiting] = [bout.host, bout.visitor].map(|seat| scene.team(seat.0));
        scene.lines(bout.host.0, bout.visitor.0, &home, &visiting);
    }
}

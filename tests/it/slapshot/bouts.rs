//! A game (SH-3).

use kitchen_table::engine::{Eyes, Illegal, Seat, Seats};
use kitchen_table::games::slapshot::cards::deck;
use kitchen_table::games::slapshot::{
    Action, Bout, Event, Happening, Kind, Options, Refusal, Report, Secret, Stage,
};

use super::scene::{Scene, TEAMS, card, cards, line};

const HOST: Seat = Seat(1);
const VISITOR: Seat = Seat(0);

const ONE: &str = "F9 F6 F2 D8 D3 G6";
const OTHER: &str = "F8 F5 F1 D7 D2 G5";

fn report(overtime: u8, home: &str, visiting: &str) -> Report {
    let (host, visitor) = (HOST, VISITOR);
    Report::of(
        Bout {
            host,
            visitor,
            overtime,
        },
        [line(home), line(visiting)],
    )
}

/// Who scores when these two cards meet, if anybody, and who is injured.
fn meet(home: &str, visiting: &str) -> (Option<Seat>, Seats) {
    let fill = |first: &str| format!("{first} F5 F5 F5 F5 F5");
    let report = report(0, &fill(home), &fill(visiting));
    (report.reveals[0].goal, report.reveals[0].injured)
}

#[test]
fn sh_3_1_line_ups_are_secret_until_both_are_in() {
    let mut scene = Scene::teams([ONE, OTHER, "F4 F4 F3 D6 D5 G7"], "");
    scene.act(0, Action::Game { host: HOST });
    assert_eq!(scene.game_to_act(), [0, 1], "both at once");
    let mine = line("G6 F2 D3 F6 D8 F9");
    scene.act(0, Action::LineUp(mine));
    let own = |seat| match scene.seen(Eyes::Seat(Seat(seat))).stage {
        Stage::LiningUp { own, ready, .. } => (own, ready),
        other => panic!("{other:?}"),
    };
    assert_eq!(own(0), (Some(mine), [false, true]));
    assert_eq!(
        (own(1), own(2)),
        ((None, [false, true]), (None, [false, true]))
    );
    assert_eq!(
        scene.check(0, Action::LineUp(mine)),
        Err(Illegal::NotYourTurn),
        "it stands"
    );
    for wrong in [ONE, "F8 F8 F1 D7 D2 G5"] {
        assert_eq!(
            scene.refused(1, Action::LineUp(line(wrong))),
            Refusal::NotYourTeam
        );
    }
    assert_eq!(scene.refused(1, Action::Pass), Refusal::LineUpFirst);
    scene.act(1, Action::LineUp(line(OTHER)));
    assert_eq!(
        (scene.knows(2, 0), scene.knows(2, 1)),
        (scene.team(0), scene.team(1))
    );
    assert_eq!(scene.refused(1, Action::LineUp(mine)), Refusal::NoGame);
}

#[test]
fn sh_3_2_the_home_team_starts_with_a_goal() {
    let even = "F5 F6 F7 D7 D6 G6";
    let report = report(0, even, even);
    assert_eq!((report.goals, report.winner), ([1, 0], Some(HOST)));
}

#[test]
fn sh_3_3_higher_scores_and_equal_does_not() {
    assert_eq!(meet("F9", "F8").0, Some(HOST));
    assert_eq!(meet("F8", "D9").0, Some(VISITOR));
    assert_eq!(meet("F8", "D8").0, None);
    let report = report(0, ONE, OTHER);
    assert_eq!(report.reveals.len(), 6);
    assert_eq!(report.goals, [7, 0]);
}

#[test]
fn sh_3_4_goalies_stop_everyone_but_tiny_tim() {
    for (home, visiting, goal) in [
        ("G2", "F10", None),
        ("D10", "G2", None),
        ("G10", "F0", None),
        ("G5", "G4", Some(HOST)),
        ("G4", "G5", Some(VISITOR)),
        ("D0T", "G10", Some(HOST)),
        ("G10", "D0T", Some(VISITOR)),
        ("D0T", "F0", None),
        ("D0T", "F1", Some(VISITOR)),
        ("G2", "D6b", None),
    ] {
        assert_eq!(meet(home, visiting).0, goal, "{home} meets {visiting}");
    }
}

#[test]
fn sh_3_5_a_card_that_meets_a_bruiser_is_injured() {
    let host = Seats::only(HOST);
    let visitor = Seats::only(VISITOR);
    let both = host.with(VISITOR);
    for (home, visiting, goal, injured) in [
        ("F9", "D4b", Some(HOST), host),
        ("F3", "D4b", Some(VISITOR), host),
        ("F4", "D4b", None, host),
        ("D6b", "D1b", Some(HOST), both),
        ("D1b", "D2b", Some(VISITOR), both),
        ("D4b", "G9", None, visitor),
        ("D4b", "D0T", Some(HOST), visitor),
        ("F9", "F8", Some(HOST), Seats::NONE),
        // Cards of a custom deck.
        ("F9", "G5b", None, host),
        ("G5b", "G4", Some(HOST), visitor),
        ("F6b", "G5b", None, both),
        ("F0T", "G5b", Some(HOST), host),
    ] {
        assert_eq!(
            meet(home, visiting),
            (goal, injured),
            "{home} meets {visiting}"
        );
    }
}

#[test]
fn sh_3_6_injured_are_replaced_home_first_in_order() {
    let teams = ["F9 F6 F2 D4b D2b G6", "F8 F5 F1 D6b D3 G5"];
    let mut scene = Scene::teams(teams, "F10 F0 D10 D9 D8");
    scene.news();
    let visiting = "D4b F9 D2b F6 F2 G6";
    scene.bout(0, 1, "D6b F8 D3 F5 F1 G5", visiting);
    let replaced = |events: &[Event]| {
        let of = events.iter().filter_map(|event| match event {
            Event::Replaced(seat, card) => Some((seat.0, *card)),
            _ => None,
        });
        of.collect::<Vec<_>>()
    };
    assert_eq!(
        scene.team(1),
        "F1 F5 F8 D9 D10 G5",
        "the home team's come first"
    );
    assert_eq!(scene.team(0), "F2 F6 F9 D2b D8 G6");
    assert_eq!(scene.secrets(2), []);
    assert_eq!(
        scene.knows(0, 1),
        "F1 F5 F8 G5",
        "new cards are seen by their manager alone"
    );
    let sure = scene.seen(Eyes::Table).sure();
    let under: Vec<_> = sure.piles[1].iter().copied().flatten().collect();
    assert_eq!(
        under,
        ["D4b", "D3", "D6b"].map(card),
        "face up, the last at the bottom"
    );
    let order = replaced(&scene.news());
    assert_eq!(order, [(1, card("D6b")), (1, card("D3")), (0, card("D4b"))]);
    assert_eq!(scene.turn(), Some(1), "these are no turns");
}

#[test]
fn sh_3_6_with_an_empty_deck_the_same_card_comes_back() {
    let mut own = deck().to_vec();
    for card in own
        .iter_mut()
        .filter(|card| ["G2", "G9", "G10"].map(self::card).contains(card))
    {
        card.kind = Kind::Forward;
    }
    let options = Options {
        deck: Some(own),
        ..Options::new(6)
    };
    let mut teams = TEAMS;
    teams[0] = "F10 F5 F1 D7 D4b G5";
    let mut scene = Scene::with(&options, &teams, "");
    assert_eq!(scene.seen(Eyes::Table).piles[2], 0);
    scene.news();
    scene.bout(0, 1, "F9 F6 F2 D8 D4 G6", "F10 F5 F1 D7 G5 D4b");
    assert_eq!(scene.secrets(1), [Secret::Drew(card("G6"))]);
    assert!(scene.news().contains(&Event::Replaced(HOST, card("G6"))));
    assert_eq!(scene.team(1), "F2 F6 F9 D4 D8 G6");
    assert_eq!(scene.knows(2, 1), scene.team(1), "which everybody can tell");
    assert_eq!(scene.seen(Eyes::Table).piles[2], 0);
}

/// Tied line-ups: the goal for being at home, and one goal of the visitor.
const TIE: [&str; 2] = ["F8 F6 F2 D7 D3 G5", "F9 F6 F2 D7 D3 G5"];

fn tied() -> Scene {
    let mut scene = Scene::teams(["F9 F6 F2 D7 D3 G5", "F8 F6 F2 D7 D3 G6"], "");
    scene.news();
    scene.bout(0, 1, "F8 F6 F2 D7 D3 G6", "F9 F6 F2 D7 G5 D3");
    scene
}

#[test]
fn sh_3_7_a_tie_goes_to_overtime() {
    assert_eq!(report(0, TIE[0], TIE[1]).winner, None);
    let mut scene = tied();
    assert_eq!(
        scene.facing(),
        Bout {
            host: HOST,
            visitor: VISITOR,
            overtime: 1
        }
    );
    assert_eq!(scene.wins(), [0, 0]);
    scene.news();
    scene.lines(1, 0, "F6 F8 F2 D7 D3 G6", "F6 F2 F9 D7 D3 G5");
    let shown = |event: &Event| matches!(event, Event::Revealed { .. });
    assert_eq!(
        scene.news().into_iter().filter(shown).count(),
        2,
        "the first goal ends it"
    );
    let report = scene.seen(Eyes::Table).report.expect("a game");
    assert_eq!(
        (report.goals, report.winner),
        ([1, 0], Some(HOST)),
        "no goal for home"
    );
    assert_eq!(scene.wins(), [0, 1]);
}

#[test]
fn sh_3_2_goals_are_reported_as_they_happen_and_with_the_win() {
    let told = |scene: &mut Scene| {
        let goals = |event| match event {
            Event::Revealed { goals, .. } | Event::Won { goals, .. } => Some(goals),
            _ => None,
        };
        scene
            .news()
            .into_iter()
            .filter_map(goals)
            .collect::<Vec<_>>()
    };
    let mut scene = tied();
    let first = [[1, 1], [1, 1], [1, 1], [1, 1], [1, 1], [1, 1]];
    assert_eq!(told(&mut scene), first, "the 9 beats the 8 of home");
    scene.lines(1, 0, "F6 F8 F2 D7 D3 G6", "F6 F2 F9 D7 D3 G5");
    let overtime = [[0, 0], [1, 0], [1, 0]];
    assert_eq!(
        told(&mut scene),
        overtime,
        "and the last is that of the win"
    );
}

#[test]
fn sh_3_7_ten_overtimes_and_a_toss() {
    let mut scene = tied();
    for overtime in 1..=10 {
        assert_eq!(scene.facing().overtime, overtime);
        // Equal cards meet, goalies meet forwards, and the 9 and the 8 meet goalies.
        scene.lines(1, 0, "F6 F2 D7 D3 G6 F8", "F6 F2 D7 D3 F9 G5");
    }
    let news = scene.news();
    let tossed: Vec<_> = news
        .iter()
        .filter(|e| matches!(e, Event::Tossed(_)))
        .collect();
    assert_eq!(tossed.len(), 1);
    assert_eq!(scene.wins().iter().sum::<u8>(), 1);
    assert_eq!(scene.turn(), Some(1));
}

#[test]
fn sh_3_7_injured_are_replaced_before_overtime() {
    let mut scene = Scene::teams(["F9 F6 F2 D4b D3 G5", "F8 F6 F2 D7 D3 G6"], "D10");
    scene.bout(0, 1, "G6 F8 F6 F2 D7 D3", "F9 F6 F2 G5 D4b D3");
    assert_eq!(scene.wins(), [0, 1], "three goals at home");
    let mut scene = Scene::teams(["F9 F6 F2 D4b D3 G5", "F8 F6 F2 D7 D3 G6"], "D10");
    scene.bout(0, 1, "F8 F6 F2 D3 D7 G6", "F9 F6 F2 D3 G5 D4b");
    assert_eq!(scene.facing().overtime, 1);
    assert_eq!(
        scene.team(1).split(' ').next_back(),
        Some("G2"),
        "the goalie met a bruiser"
    );
}

#[test]
fn sh_3_7_each_overtime_comes_after_the_injuries_of_the_last() {
    let mut scene = Scene::teams(["F8 F6 F2 D4b D3 G5", "F8 F6 F2 D7 D3 G6"], "");
    scene.bout(0, 1, "F2 F6 F8 D7 D3 G6", "F6 F8 G5 F2 D3 D4b");
    for overtime in 1..=3 {
        let bout = scene.facing();
        assert_eq!(
            (bout.host, bout.overtime),
            (HOST, overtime),
            "the home team stays"
        );
        let goalie = cards(&scene.team(1))[5];
        assert_ne!(goalie, card("G6"), "the last one met the bruiser");
        scene.news();
        // Equal cards meet, the 7 meets a goalie, and the bruiser meets the other one.
        let home = format!("F8 F6 F2 D3 D7 {goalie:?}");
        scene.lines(1, 0, &home, "F8 F6 F2 D3 G5 D4b");
        let news = scene.news();
        let place = |wanted: Event| news.iter().position(|event| *event == wanted);
        let replaced = place(Event::Replaced(HOST, goalie));
        let next = place(Event::Faced(scene.facing()));
        assert!(replaced.is_some() && replaced < next, "{news:?}");
        let report = scene.seen(Eyes::Table).report.expect("an overtime");
        assert_eq!((report.goals, report.winner), ([0, 0], None));
    }
}

#[test]
fn sh_3_7_unrevealed_cards_stay_hidden() {
    let teams = [
        "F9 F6 F2 D7 D3 G5",
        "F8 F6 F2 D7 D3 G6",
        "F7 F5 F1 D8 D4 G4",
    ];
    let mut scene = Scene::teams(teams, "");
    scene.bout(0, 1, "F8 F6 F2 D7 D3 G6", "F9 F6 F2 D7 G5 D3");
    scene.lines(1, 0, "F6 F8 F2 D7 D3 G6", "F6 F2 F9 D7 D3 G5");
    for eyes in [Eyes::Table, Eyes::Seat(Seat(2)), Eyes::Seat(HOST)] {
        let view = scene.seen(eyes);
        let last = view.past.iter().rev().take(2);
        let shown: Vec<_> = last
            .map(|happening| match happening {
                Happening::Revealed { seat, cards } => (*seat, cards.to_vec()),
                other => panic!("{other:?}"),
            })
            .collect();
        let two = |text| cards(text);
        assert_eq!(shown, [(VISITOR, two("F6 F2")), (HOST, two("F6 F8"))]);
        assert_eq!(view.report.expect("a game").reveals.len(), 2);
    }
}

#[test]
fn sh_3_7_the_toss_is_fair() {
    let mut home = 0;
    for seed in 0..200 {
        let teams = ["F9 F6 F2 D7 D3 G5", "F8 F6 F2 D7 D3 G6"];
        let mut scene = Scene::with_chance(seed, &Options::new(2), &teams, "");
        scene.bout(0, 1, "F8 F6 F2 D7 D3 G6", "F9 F6 F2 D7 G5 D3");
        for _ in 1..=10 {
            scene.lines(1, 0, "F6 F2 D7 D3 G6 F8", "F6 F2 D7 D3 F9 G5");
        }
        home += u32::from(scene.wins()[1]);
    }
    assert!((65..=135).contains(&home), "{home} of 200");
}

#[test]
fn sh_3_8_the_winner_moves_up() {
    let mut scene = Scene::teams([ONE, OTHER], "");
    scene.news();
    scene.bout(0, 1, OTHER, ONE);
    let (seat, wins) = (VISITOR, 1);
    assert_eq!(scene.news().last(), Some(&Event::Moved { seat, wins }));
    assert_eq!(scene.wins(), [1, 0]);
}

//! The log of a game, a trade and a turn.

use kitchen_table::engine::{Eyes, Seat};
use kitchen_table::games::slapshot::{Action, Bout, Event, Kind, Report, Secret};
use kitchen_table::i18n::Language::{self, English};
use kitchen_table::i18n::slapshot::{Msg, face_off, log as lines, moments};

use crate::slapshot::scene::{Scene, TEAMS, card, line};
use crate::words::{names, say};

/// The log of these steps, without empty lines.
fn log(scene: &mut Scene) -> Vec<String> {
    log_in(English, scene)
}

fn log_in(language: Language, scene: &mut Scene) -> Vec<String> {
    let names = names(scene.seen(Eyes::Table).options.players);
    let said = |event: &Event| lines::event(language, event, &names);
    let lines = scene.news().iter().map(said).collect::<Vec<_>>();
    lines.into_iter().filter(|line| !line.is_empty()).collect()
}

/// The same moves at tables whose hidden cards differ.
#[test]
fn trades_and_drafts_read_the_same_whatever_is_traded() {
    let play = |language, own: &str, other: &str| {
        let mut scene = Scene::teams([own, other], "");
        scene.news();
        scene.act(0, Action::Trade { with: Seat(1) });
        let drawn = match scene.secrets(0)[..] {
            [Secret::Taken(card)] => card,
            ref other => panic!("{other:?}"),
        };
        let own = line(&scene.team(0));
        let given = own.into_iter().find(|card| card.kind == drawn.kind);
        let card = given.expect("one of each kind");
        scene.act(0, Action::GiveBack { card });
        let own = line(&scene.team(1));
        let card = own.into_iter().find(|card| card.kind == Kind::Forward);
        let card = card.expect("a forward");
        scene.act(1, Action::Draft { card });
        log_in(language, &mut scene)
    };
    let said = [
        "Ann drew a card from Bo's team.",
        "Ann gave Bo a card for it.",
        "Bo drafted a new forward.",
    ];
    assert_eq!(play(English, TEAMS[0], TEAMS[1]), said);
    for &language in Language::ALL {
        let one = play(language, TEAMS[0], TEAMS[1]);
        assert_eq!(one, play(language, TEAMS[3], TEAMS[5]));
    }
}

fn met(home: &str, visiting: &str) -> [String; 2] {
    let fill = |first: &str| line(&format!("{first} F5 F5 F5 F5 F5"));
    let (host, visitor, overtime) = (Seat(1), Seat(0), 0);
    let bout = Bout {
        host,
        visitor,
        overtime,
    };
    let reveal = Report::of(bout, [fill(home), fill(visiting)]).reveals[0];
    let mut goals = [2, 1];
    for (goals, side) in goals.iter_mut().zip(bout.sides()) {
        *goals += u8::from(reveal.goal == Some(side));
    }
    let event = Event::Revealed {
        bout,
        cards: reveal.cards,
        goal: reveal.goal,
        injured: reveal.injured,
        goals,
    };
    let names = &names(2);
    [
        lines::event(English, &event, names),
        face_off::reason(English, bout, &reveal, names),
    ]
}

#[test]
fn every_meeting_of_two_cards_says_why() {
    for (home, visiting, line, reason) in [
        (
            "D7",
            "F5",
            "Bo's defenseman 7 beat Ann's forward 5. Bo leads 3–1.",
            "7 beats 5.",
        ),
        (
            "F5",
            "F6",
            "Ann's forward 6 beat Bo's forward 5. It's 2–2.",
            "6 beats 5.",
        ),
        (
            "F5",
            "D5",
            "Bo's forward 5 met Ann's defenseman 5: same value, no goal.",
            "Same value: no goal.",
        ),
        (
            "F9",
            "G2",
            "Ann's goalie 2 stopped Bo's forward 9.",
            "Goalie stops it.",
        ),
        (
            "G4",
            "F4",
            "Bo's goalie 4 stopped Ann's forward 4.",
            "Goalie stops it.",
        ),
        (
            "G4",
            "G5",
            "Ann's goalie 5 beat Bo's goalie 4. It's 2–2.",
            "5 beats 4.",
        ),
        (
            "G5",
            "G5",
            "Bo's goalie 5 met Ann's goalie 5: same value, no goal.",
            "Same value: no goal.",
        ),
        (
            "G9",
            "D0T",
            "Ann's Tiny Tim scored on Bo's goalie 9. It's 2–2.",
            "Tiny Tim always scores on a goalie.",
        ),
        (
            "F1",
            "D0T",
            "Bo's forward 1 beat Ann's Tiny Tim. Bo leads 3–1.",
            "1 beats 0.",
        ),
        (
            "D4b",
            "F9",
            "Ann's forward 9 beat Bo's bruiser 4. The bruiser injured the forward. It's 2–2.",
            "9 beats 4. Bruiser: Ann's 9 is injured.",
        ),
        (
            "G8",
            "D6b",
            "Bo's goalie 8 stopped Ann's bruiser 6. The bruiser injured the goalie.",
            "Goalie stops it. Bruiser: Bo's 8 is injured.",
        ),
        (
            "D4b",
            "D0T",
            "Bo's bruiser 4 beat Ann's Tiny Tim. The bruiser injured Tiny Tim. Bo leads 3–1.",
            "4 beats 0. Bruiser: Ann's Tiny Tim is injured.",
        ),
        (
            "D6b",
            "D1b",
            "Bo's bruiser 6 beat Ann's bruiser 1. Both bruisers were injured. Bo leads 3–1.",
            "6 beats 1. Two bruisers: both are injured.",
        ),
        (
            "G5b",
            "F9",
            "Bo's bruiser goalie 5 stopped Ann's forward 9. The bruiser injured the forward.",
            "Goalie stops it. Bruiser: Ann's 9 is injured.",
        ),
    ] {
        assert_eq!(met(home, visiting), [line, reason], "{home} {visiting}");
    }
}

#[test]
fn the_log_covers_a_game_from_the_visit_to_the_win() {
    let teams = ["F9 F6 F2 D4b D2b G6", "F8 F5 F1 D6b D3 G5"];
    let mut scene = Scene::teams(teams, "F10 F0 D10 D9 D8");
    scene.news();
    scene.bout(0, 1, "D6b F8 D3 F5 F1 G5", "D4b F9 D2b F6 F2 G6");
    let said = log(&mut scene);
    assert_eq!(said[0], "Ann visited Bo.");
    let end = [
        "Bo replaced the injured bruiser 6.",
        "Bo replaced the injured defenseman 3.",
        "Ann replaced the injured bruiser 4.",
        "Ann beat Bo 4–3.",
        "Ann now has 1 win.",
    ];
    assert_eq!(said[said.len() - 5..], end, "{said:?}");
}

#[test]
fn overtimes_and_the_toss_are_reported_once() {
    let mut scene = Scene::teams(["F9 F6 F2 D7 D3 G5", "F8 F6 F2 D7 D3 G6"], "");
    scene.news();
    scene.bout(0, 1, "F8 F6 F2 D7 D3 G6", "F9 F6 F2 D7 G5 D3");
    let said = log(&mut scene);
    assert_eq!(said.last().expect("a line"), "A tie, so there's overtime.");
    let mut won = scene.clone();
    won.lines(1, 0, "F6 F8 F2 D7 D3 G6", "F6 F2 F9 D7 D3 G5");
    let said = log(&mut won);
    let end = [
        "Bo's forward 8 beat Ann's forward 2.",
        "Bo beat Ann in overtime.",
        "Bo now has 1 win.",
    ];
    assert_eq!(said[said.len() - 3..], end);
    for overtime in 1..=10 {
        scene.lines(1, 0, "F6 F2 D7 D3 G6 F8", "F6 F2 D7 D3 F9 G5");
        if overtime == 1 {
            let said = log(&mut scene);
            let again = "No goal, so there's a 2nd overtime.";
            assert_eq!(said.last().expect("a line"), again);
        }
    }
    let said = log(&mut scene);
    let toss = "Ten overtimes without a goal. The coin toss gave";
    assert!(said[said.len() - 2].starts_with(toss), "{said:?}");
    assert!(said[said.len() - 1].ends_with("now has 1 win."), "{said:?}");
}

#[test]
fn the_last_turn_is_summarized_in_a_few_words() {
    let lately = |scene: &mut Scene| {
        let news = scene.news();
        let news: Vec<_> = news.iter().collect();
        [0, 1].map(|seat| moments::Msg::lately(Seat(seat), &news).map_or(String::new(), say))
    };
    let mut scene = Scene::teams(["F9 F6 F2 D7 D3 G5", "F8 F6 F2 D7 D3 G6"], "");
    scene.news();
    scene.act(0, Action::Game { host: Seat(1) });
    assert_eq!(lately(&mut scene), ["went to play a game", ""]);
    scene.act(0, Action::LineUp(line("F9 F6 F2 D7 D3 G5")));
    assert_eq!(lately(&mut scene), ["lined up", ""]);
    // Both teams get the result, whoever lined up last.
    let mut lost = scene.clone();
    lost.act(1, Action::LineUp(line("F8 F6 F2 D7 D3 G6")));
    assert_eq!(lately(&mut lost), ["lost 1–2", "won 2–1"]);
    let mut drew = scene.clone();
    drew.act(1, Action::LineUp(line("G6 F6 F2 D7 D3 F8")));
    assert_eq!(lately(&mut drew), ["lost 0–1", "won 1–0"]);
    // What they do later replaces it.
    lost.act(1, Action::Draft { card: card("F8") });
    assert_eq!(lately(&mut lost), ["", "drafted a forward"]);
    lost.act(0, Action::Trade { with: Seat(1) });
    assert_eq!(lately(&mut lost), ["traded", ""]);
    assert_eq!(say(Msg::LastTurn("traded")), "Last turn: traded");
}

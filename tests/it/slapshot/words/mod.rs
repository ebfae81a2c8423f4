//! What is said in Slapshot: a sentence for everything, right for one and for many, and none that names
//! a hidden card.

mod article;
mod refusals;
mod seasons;

use kitchen_table::engine::{BySeat, Eyes, Game, Input, Rng, Seat, Told};
use kitchen_table::games::slapshot::cards::deck;
use kitchen_table::games::slapshot::{
    Action, Bout, Card, Contest, Event, Kind, Options, Report, Secret, Slapshot,
};
use kitchen_table::i18n::slapshot::{Asks, Choices, Lookup, Msg, Names, Note};
use kitchen_table::i18n::{Language, Say, text};

use super::scene::{Scene, TEAMS, card, line};

pub(super) fn say(msg: impl Say) -> String {
    text(Language::English, msg)
}

pub(super) fn names(players: u8) -> Names {
    const ALL: [&str; 6] = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo"];
    BySeat::new(players, |seat| ALL[seat.index()].into())
}

/// What the log says of these steps, without the lines that are empty.
fn log(scene: &mut Scene) -> Vec<String> {
    let names = names(scene.seen(Eyes::Table).options.players);
    let said = |event: &Event| say(Msg::Event(event, &names));
    let lines = scene.news().iter().map(said).collect::<Vec<_>>();
    lines.into_iter().filter(|line| !line.is_empty()).collect()
}

/// Whether it looks like a sentence, or several.
pub(super) fn is_sentence(said: &str) -> bool {
    said.starts_with(|c: char| c.is_uppercase() || c.is_ascii_digit())
        && said.ends_with('.')
        && is_clean(said)
}

/// Whether nothing went wrong where it was put together, and one is not many.
pub(super) fn is_clean(said: &str) -> bool {
    const WRONG: [&str; 13] = [
        "{",
        "}",
        "  ",
        " ,",
        " .",
        "..",
        "()",
        " 1 wins",
        " 1 games",
        " 1 forwards",
        "You's",
        ": .",
        ", .",
    ];
    !said.is_empty() && said.trim() == said && !WRONG.iter().any(|wrong| said.contains(wrong))
}

/// All that was told in a season in which everybody takes what comes, and how it ended.
pub(super) fn season(options: &Options, seed: u64) -> (Vec<Told<Slapshot>>, Slapshot) {
    let mut told = Vec::new();
    let mut rng = Rng::new(seed);
    let mut game = Slapshot::deal(options, Rng::new(seed), &mut told);
    while let Some(seat) = game.to_act().iter().next() {
        let action = game.random(seat, 0, &mut rng).expect("something legal");
        game.apply(&Input::new(0, seat, action), &mut told);
    }
    (told, game)
}

/// Short seasons of all kinds.
pub(super) fn seasons() -> impl Iterator<Item = (Options, u64)> {
    let of = |(players, seed): (u8, u64)| {
        let options = Options {
            wins: 3,
            league: seed % 3 == 1,
            limits: seed % 2 == 1,
            ..Options::new(players)
        };
        (options, seed)
    };
    (2..=6).flat_map(move |players| (0..6).map(move |seed| of((players, seed))))
}

#[test]
fn everything_that_happens_has_a_sentence() {
    let mut kinds = [false; KINDS];
    let mut secrets = [false; 3];
    for (options, seed) in seasons() {
        let names = names(options.players);
        for told in season(&options, seed).0 {
            match &told {
                Told::All(event) => {
                    kinds[kind(event)] = true;
                    let said = say(Msg::Event(event, &names));
                    let quiet = matches!(event, Event::LinedUp(_));
                    assert_ne!(quiet, is_sentence(&said), "{said}");
                    let moment = say(Msg::Moment(event, &names));
                    assert!(moment.is_empty() || is_clean(&moment), "{moment}");
                    assert!(moment.len() < 40, "{moment}");
                }
                Told::Only(seat, secret) => {
                    secrets[kind_of_secret(secret)] = true;
                    let said = say(Msg::Secret(secret, &names[*seat]));
                    assert!(is_sentence(&said), "{said}");
                }
            }
        }
    }
    // Ten overtimes without a goal have a scene of their own.
    kinds[13] = true;
    assert_eq!(kinds, [true; KINDS], "events that did not happen");
    assert_eq!(secrets, [true; 3]);
}

const KINDS: usize = 16;

/// The place of an event among all of them.
fn kind(event: &Event) -> usize {
    match event {
        Event::Starts(_) => 0,
        Event::Picked(..) => 1,
        Event::TradeBegan { .. } => 2,
        Event::Traded { .. } => 3,
        Event::Drafted(..) => 4,
        Event::Passed(_) => 5,
        Event::Faced(_) => 6,
        Event::LinedUp(_) => 7,
        Event::Revealed { .. } => 8,
        Event::Replaced(..) => 9,
        Event::Won { .. } => 10,
        Event::Moved { .. } => 11,
        Event::SeasonEnded => 12,
        Event::Tossed(_) => 13,
        Event::SeriesBegan(_) => 14,
        Event::SeriesWon(_) => 15,
    }
}

fn kind_of_secret(secret: &Secret) -> usize {
    match secret {
        Secret::Drew(_) => 0,
        Secret::Taken(_) => 1,
        Secret::GivenBack(_) => 2,
    }
}

/// Whether a card is named in a line.
fn names_card(said: &str, card: Card) -> bool {
    let name = match say(Msg::Card(card)) {
        name if name.starts_with("Tiny") => name,
        // "goalie 1" is no part of "goalie 10".
        name => {
            let followed = |after: &str| !after.starts_with(|c: char| c.is_ascii_digit());
            let mut rest = said.split(&name).skip(1);
            return rest.any(followed);
        }
    };
    said.contains(&name)
}

#[test]
fn a_line_for_everybody_names_only_cards_that_everybody_saw() {
    let mut seen = 0;
    for (options, seed) in seasons() {
        let names = names(options.players);
        for told in season(&options, seed).0 {
            let Told::All(event) = told else { continue };
            let open = match event {
                Event::Revealed { cards, .. } => cards.to_vec(),
                Event::Replaced(_, card) => vec![card],
                _ => Vec::new(),
            };
            let said = say(Msg::Event(&event, &names));
            for card in deck() {
                let is_open = open.contains(&card);
                assert_eq!(names_card(&said, card), is_open, "{said}: {card:?}");
                seen += usize::from(is_open);
            }
            for few in [
                say(Msg::Moment(&event, &names)),
                say(Msg::Lately(&[&event])),
            ] {
                assert!(deck().iter().all(|&card| !names_card(&few, card)), "{few}");
            }
        }
    }
    assert!(seen > 1000, "{seen}");
}

/// The same moves at tables whose hidden cards differ.
#[test]
fn trades_and_drafts_are_told_alike_whatever_is_traded() {
    let play = |own: &str, other: &str| {
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
        log(&mut scene)
    };
    let said = [
        "Ann drew a card from Bo's team.",
        "Ann gave Bo a card for it.",
        "Bo drafted a new forward.",
    ];
    assert_eq!(play(TEAMS[0], TEAMS[1]), said);
    assert_eq!(play(TEAMS[3], TEAMS[5]), said);
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
        say(Msg::Event(&event, names)),
        say(Msg::Reason {
            bout,
            reveal,
            names,
        }),
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
fn the_log_tells_a_game_from_the_visit_to_the_win() {
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
fn overtimes_and_the_toss_are_told_once() {
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
fn a_trade_is_told_to_each_of_the_two() {
    let names = &names(3);
    let told = |to| {
        let (by, with) = (Seat(1), Seat(0));
        let cards = [card("F9"), card("F4")];
        say(Msg::Traded {
            to,
            by,
            with,
            cards,
            names,
        })
    };
    assert_eq!(
        told(Seat(0)),
        "Bo took your forward 9 and gave you a forward 4."
    );
    assert_eq!(
        told(Seat(1)),
        "You took Ann's forward 9 and gave Ann a forward 4."
    );
}

#[test]
fn a_last_turn_is_told_in_a_few_words() {
    let lately = |scene: &mut Scene| {
        let news = scene.news();
        say(Msg::Lately(&news.iter().collect::<Vec<_>>()))
    };
    let mut scene = Scene::teams(["F9 F6 F2 D7 D3 G5", "F8 F6 F2 D7 D3 G6"], "");
    scene.news();
    scene.act(0, Action::Game { host: Seat(1) });
    assert_eq!(lately(&mut scene), "went to play a game");
    scene.act(0, Action::LineUp(line("F9 F6 F2 D7 D3 G5")));
    assert_eq!(lately(&mut scene), "lined up");
    let mut lost = scene.clone();
    lost.act(1, Action::LineUp(line("F8 F6 F2 D7 D3 G6")));
    assert_eq!(lately(&mut lost), "won 2–1");
    let mut drew = scene.clone();
    drew.act(1, Action::LineUp(line("G6 F6 F2 D7 D3 F8")));
    assert_eq!(lately(&mut drew), "won 1–0");
    lost.act(1, Action::Draft { card: card("F8") });
    assert_eq!(lately(&mut lost), "drafted a forward");
    lost.act(0, Action::Trade { with: Seat(1) });
    assert_eq!(lately(&mut lost), "traded");
    assert_eq!(say(Msg::LastTurn("traded")), "Last turn: traded");
}

#[test]
fn those_who_hear_the_page_are_told_what_they_may_do() {
    let all = Choices {
        trade: true,
        draft: true,
        game: true,
        pass: false,
    };
    let (host, visitor) = (Seat(0), Seat(1));
    let line_up = |overtime| {
        Asks::LineUp(Bout {
            host,
            visitor,
            overtime,
        })
    };
    for (asks, said) in [
        (Asks::Pick, "pick a card for your team"),
        (Asks::Turn(all), "trade, draft or play a game"),
        (Asks::Turn(Choices { game: false, ..all }), "trade or draft"),
        (Asks::GiveBackKind(Kind::Goalie), "give back another goalie"),
        (line_up(0), "line up for the game"),
        (line_up(2), "line up for overtime"),
    ] {
        assert_eq!(say(Msg::Asks(asks)), said);
    }
}

#[test]
fn notes_and_the_reference_are_sentences() {
    for note in Note::ALL {
        assert!(is_sentence(&say(Msg::Note(note))));
    }
    for what in Lookup::ALL {
        assert!(is_sentence(&say(Msg::Lookup(what))));
    }
}

#[test]
fn a_card_says_what_is_special_about_it() {
    for (face, said) in [
        ("F9", ""),
        (
            "G7",
            "Stops everyone except Tiny Tim. Scores only on a lower goalie.",
        ),
        ("D4b", "Injures whoever it meets, even when it loses."),
        ("D0T", "Always scores on a goalie."),
    ] {
        assert_eq!(say(Msg::Does(card(face))), said);
    }
}

#[test]
fn what_is_played_for_is_told_with_how_it_stands() {
    use kitchen_table::games::slapshot::Series;
    let names = &names(3);
    let contest = |wins, to| {
        let (home, other) = (Seat(0), Seat(1));
        let series = Series {
            home,
            other,
            wins,
            to,
        };
        say(Msg::Contest(&Contest::Final(series), names))
    };
    assert_eq!(contest([1, 1], 4), "Final, game 3: Ann 1, Bo 1, Bo at home");
    assert_eq!(contest([4, 2], 4), "Final: Ann 4, Bo 2");
    assert_eq!(
        contest([0, 0], 2),
        "Semi-final, game 1: Ann 0, Bo 0, Ann at home"
    );
    assert_eq!(say(Msg::Contest(&Contest::Season, names)), "Season");
    assert_eq!(say(Msg::Stakes(&Contest::Season)), "Season");
}

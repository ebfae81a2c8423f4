//! Cards, decks and teams (SH-1, SH-6).

use std::collections::BTreeSet;

use kitchen_table::engine::laws::Lawful;
use kitchen_table::engine::{Eyes, Game, Illegal, Rng, Seat};
use kitchen_table::games::slapshot::cards::deck;
use kitchen_table::games::slapshot::options::deck_flaw;
use kitchen_table::games::slapshot::places::Spots;
use kitchen_table::games::slapshot::{
    Action, Card, Event, Flaw, Kind, Options, Refusal, Secret, Slapshot, Special, Stage,
};

use super::scene::{Scene, TEAMS, card, dealt};

fn written(kind: Kind) -> String {
    let of_kind = deck().into_iter().filter(|card| card.kind == kind);
    let cards: Vec<String> = of_kind.map(|card| format!("{card:?}")).collect();
    cards.join(" ")
}

#[test]
fn sh_1_1_three_kinds_four_bruisers_one_tiny_tim() {
    let with = |special| {
        deck()
            .into_iter()
            .filter(|card| card.special == special)
            .count()
    };
    assert_eq!((with(Special::Bruiser), with(Special::TinyTim)), (4, 1));
    assert!(deck().iter().all(|card| card.value <= 10));
    assert_eq!(Kind::ALL, [Kind::Forward, Kind::Defenseman, Kind::Goalie]);
}

#[test]
fn sh_1_2_a_team_has_three_two_and_one() {
    let scene = Scene::of(&Options::new(6));
    let view = scene.seen(Eyes::Table);
    let full = |spots: &[Spots; 3]| spots.each_ref().map(Spots::len) == [3, 2, 1];
    assert!(view.sure().teams.iter().all(|(_, spots)| full(spots)));
    assert_eq!(view.piles, [9, 6, 3]);
    for (seat, team) in (0..).zip(TEAMS) {
        let sorted: BTreeSet<&str> = team.split(' ').collect();
        let has = scene.team(seat);
        assert_eq!(has.split(' ').collect::<BTreeSet<_>>(), sorted);
    }
}

#[test]
fn sh_1_3_managers_pick_in_turn_until_teams_are_complete() {
    let mut scene = Scene::unpicked(&Options::new(2), "F9 F8 G7 D2");
    let pick = |kind| Action::Pick { kind };
    scene.act(0, pick(Kind::Forward));
    assert_eq!(scene.secrets(0), [Secret::Drew(card("F9"))]);
    assert_eq!(scene.secrets(1), []);
    assert_eq!(
        scene.news().last(),
        Some(&Event::Picked(Seat(0), Kind::Forward))
    );
    assert_eq!(
        (scene.knows(1, 0), scene.knows(0, 0)),
        ("".into(), "F9".into())
    );
    assert_eq!(
        scene.seen(Eyes::Table).piles,
        [26, 18, 9],
        "the deck is seen"
    );
    scene.act(1, pick(Kind::Goalie));
    assert_eq!(scene.team(1), "G7");
    scene.act(0, pick(Kind::Defenseman));
    assert_eq!(
        scene.refused(1, pick(Kind::Goalie)),
        Refusal::KindComplete(Kind::Goalie)
    );
    assert_eq!(scene.refused(1, Action::Pass), Refusal::PickFirst);
    assert_eq!(
        scene.check(0, pick(Kind::Forward)),
        Err(Illegal::NotYourTurn)
    );
    let complete = Scene::of(&Options::new(2));
    assert_eq!(
        complete.turn(),
        Some(0),
        "the start player begins the season"
    );
    assert_eq!(
        complete.refused(0, pick(Kind::Goalie)),
        Refusal::TeamsAreComplete
    );
}

#[test]
fn sh_1_4_seasons_of_three_to_nine_wins() {
    assert_eq!(Options::new(4).wins, 9);
    for wins in 0..=255 {
        let flaw = (!(3..=9).contains(&wins)).then_some(Flaw::Wins);
        let options = Options {
            wins,
            ..Options::new(4)
        };
        assert_eq!(Slapshot::flaw(&options), flaw, "{wins}");
    }
    assert_eq!(Scene::of(&Options::new(3)).wins(), [0, 0, 0]);
}

#[test]
fn sh_1_5_anybody_starts_and_turns_go_clockwise() {
    let mut starts = BTreeSet::new();
    for seed in 0..50 {
        let (game, events) = dealt(&Options::new(3), seed);
        let Stage::Picking(start) = game.view(Eyes::Table).stage else {
            panic!("teams are picked first");
        };
        assert_eq!(events, [Event::Starts(start)]);
        starts.insert(start);
    }
    assert_eq!(starts.len(), 3);
    let mut scene = Scene::of(&Options::new(3));
    for turn in [0, 1, 2, 0] {
        assert_eq!(scene.turn(), Some(turn));
        let card = scene.team(turn).split(' ').next().map(card);
        scene.act(
            turn,
            Action::Draft {
                card: card.expect("a team"),
            },
        );
    }
}

#[test]
fn sh_6_1_the_deck() {
    let forwards =
        "F0 F1 F1 F2 F2 F3 F3 F3 F4 F4 F4 F5 F5 F5 F5 F6 F6 F6 F7 F7 F7 F8 F8 F8 F9 F9 F10";
    let defensemen = "D0T D1b D2 D2b D3 D3 D4 D4b D5 D5 D6 D6b D6 D7 D7 D8 D9 D10";
    let sorted = |text: &str| text.split(' ').map(String::from).collect::<Vec<_>>();
    assert_eq!(written(Kind::Forward), forwards);
    let (mut has, mut wanted) = (sorted(&written(Kind::Defenseman)), sorted(defensemen));
    has.sort();
    wanted.sort();
    assert_eq!(has, wanted);
    assert_eq!(written(Kind::Goalie), "G2 G3 G4 G5 G6 G7 G8 G9 G10");
    let special = deck()
        .into_iter()
        .filter(|card| card.special != Special::Plain);
    assert!(
        special
            .into_iter()
            .all(|card| card.kind == Kind::Defenseman)
    );
}

#[test]
fn sh_6_2_each_flaw_of_a_custom_deck_is_named() {
    let change = |change: &dyn Fn(&mut Vec<Card>)| {
        let mut own = deck().to_vec();
        change(&mut own);
        let options = Options {
            deck: Some(own.clone()),
            ..Options::new(2)
        };
        assert_eq!(Slapshot::flaw(&options), deck_flaw(&own));
        deck_flaw(&own)
    };
    let find = |own: &[Card], text: &str| {
        own.iter()
            .position(|&c| c == card(text))
            .expect("it is there")
    };
    let kinds = |own: &mut Vec<Card>, from: Kind, to: Kind, leave: usize| {
        let mut of = own
            .iter_mut()
            .filter(|card| card.kind == from && card.special == Special::Plain);
        let surplus = of.by_ref().skip(leave);
        surplus.for_each(|card| card.kind = to);
    };
    use Kind::{Defenseman, Forward, Goalie};
    let too_high = Card {
        value: 11,
        ..deck()[3]
    };
    assert_eq!(change(&|_| ()), None);
    assert_eq!(change(&|own| own.reverse()), None, "in any order");
    assert_eq!(change(&|own| own.truncate(53)), Some(Flaw::DeckSize(53)));
    assert_eq!(change(&|own| own.push(own[0])), Some(Flaw::DeckSize(55)));
    assert_eq!(change(&|own| own.clear()), Some(Flaw::DeckSize(0)));
    assert_eq!(
        change(&|own| own[3].value = 11),
        Some(Flaw::Value(too_high))
    );
    assert_eq!(
        change(&|own| kinds(own, Forward, Defenseman, 17)),
        Some(Flaw::TooFew {
            kind: Forward,
            has: 17
        })
    );
    assert_eq!(change(&|own| kinds(own, Forward, Defenseman, 18)), None);
    assert_eq!(
        change(&|own| kinds(own, Defenseman, Forward, 6)),
        Some(Flaw::TooFew {
            kind: Defenseman,
            has: 11
        })
    );
    assert_eq!(change(&|own| kinds(own, Defenseman, Forward, 7)), None);
    assert_eq!(
        change(&|own| kinds(own, Goalie, Forward, 5)),
        Some(Flaw::TooFew {
            kind: Goalie,
            has: 5
        })
    );
    assert_eq!(change(&|own| kinds(own, Goalie, Forward, 6)), None);
    assert_eq!(
        change(&|own| own[0].special = Special::Bruiser),
        Some(Flaw::Bruisers(5))
    );
    let tim = |own: &mut Vec<Card>, special| {
        let tim = find(own, "D0T");
        own[tim].special = special;
    };
    assert_eq!(
        change(&|own| tim(own, Special::Plain)),
        Some(Flaw::TinyTims(0))
    );
    assert_eq!(
        change(&|own| own[0].special = Special::TinyTim),
        Some(Flaw::TinyTims(2))
    );
    let in_goal = |own: &mut Vec<Card>| {
        tim(own, Special::Plain);
        let goalie = find(own, "G2");
        own[goalie].special = Special::TinyTim;
    };
    assert_eq!(change(&in_goal), Some(Flaw::TinyTimInGoal));
}

#[test]
fn sh_6_2_a_custom_deck_is_used() {
    let mut own = deck().to_vec();
    own.iter_mut()
        .filter(|card| card.special == Special::Plain)
        .for_each(|card| card.value = 7);
    let options = Options {
        deck: Some(own),
        ..Options::new(2)
    };
    let mut game = Slapshot::deal(&options, Rng::new(4), &mut ());
    let mut rng = Rng::new(5);
    while let Stage::Picking(seat) = game.view(Eyes::Table).stage {
        let action = game.random(seat, 0, &mut rng).expect("a pick");
        game.apply(&kitchen_table::engine::Input::new(0, seat, action), &mut ());
    }
    let view = game.view(Eyes::Seat(Seat(0)));
    let mut team = view.own.iter().flatten();
    assert!(team.all(|card| card.value == 7 || card.special != Special::Plain));
}

#[test]
fn sh_6_3_only_tiny_tim_has_a_name() {
    let named = deck()
        .into_iter()
        .filter(|card| card.special == Special::TinyTim);
    assert_eq!(named.collect::<Vec<_>>(), [card("D0T")]);
}

#[test]
fn sh_6_4_a_draft_needs_a_card_in_the_deck() {
    let mut own = deck().to_vec();
    let goalies = own.iter_mut().filter(|card| card.kind == Kind::Goalie);
    goalies.skip(6).for_each(|card| card.kind = Kind::Forward);
    let options = Options {
        deck: Some(own),
        ..Options::new(6)
    };
    let mut game = Slapshot::deal(&options, Rng::new(4), &mut ());
    let mut rng = Rng::new(5);
    while let Stage::Picking(seat) = game.view(Eyes::Table).stage {
        let action = game.random(seat, 0, &mut rng).expect("a pick");
        game.apply(&kitchen_table::engine::Input::new(0, seat, action), &mut ());
    }
    let seat = game.to_act().single().expect("a turn");
    for card in game.view(Eyes::Seat(seat)).own.expect("a team") {
        let input = kitchen_table::engine::Input::new(0, seat, Action::Draft { card });
        let empty = card.kind == Kind::Goalie;
        let expected = if empty {
            Err(Illegal::Refused(Refusal::DeckEmpty(Kind::Goalie)))
        } else {
            Ok(())
        };
        assert_eq!(game.check(&input), expected);
    }
}

#[test]
fn two_to_six_play() {
    for players in 0..=255 {
        let flaw = (!(2..=6).contains(&players)).then_some(Flaw::Players);
        assert_eq!(Slapshot::flaw(&Options::new(players)), flaw, "{players}");
    }
}

#[test]
fn lawful_options_are_of_all_kinds_and_have_no_flaw() {
    let all: Vec<Options> = (0..200).map(|seed| Slapshot::options(4, seed)).collect();
    assert!(all.iter().all(|options| Slapshot::flaw(options).is_none()));
    let decks = || all.iter().filter_map(|options| options.deck.as_deref());
    let bruisers = |kind| {
        move |deck: &[Card]| {
            deck.iter()
                .filter(|card| card.kind == kind && card.is_bruiser())
                .count()
        }
    };
    for kind in Kind::ALL {
        let fewest =
            |deck: &[Card]| deck.iter().filter(|card| card.kind == kind).count() == kind.fewest();
        assert!(
            decks().any(fewest),
            "no more of {kind:?} than six teams need"
        );
        assert!(
            decks().any(|deck| bruisers(kind)(deck) >= 2),
            "bruisers among {kind:?}"
        );
    }
    let equal = |deck: &[Card]| deck.iter().all(|card| card.value == deck[0].value);
    assert!(decks().any(equal), "no card is higher than another");
}

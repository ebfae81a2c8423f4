//! Staging in Slapshot: the order in which a team lines up, and that every decision
//! can be staged.

use kitchen_table::engine::{Eyes, Input, Observation, Rng, Seat, Status, Table};
use kitchen_table::games::slapshot::{Action, Card, Options, Refusal, Slapshot, Stage};
use kitchen_table::staging::slapshot::{
    Order, Staged, Verb, cannot, cannot_with, is_there, next_pick,
};
use kitchen_table::staging::{Risk, StagedMove};

use super::scene::{Scene, cards, line};
use crate::support::decide;

fn written(order: Order, team: &[Card]) -> String {
    let line = order.line(team).expect("six cards");
    let cards = line.iter().map(|card| format!("{card:?}"));
    cards.collect::<Vec<_>>().join(" ")
}

#[test]
fn a_team_lines_up_as_before_with_new_cards_in_the_places_of_similar_ones() {
    let team = cards("F2 F6 F9 D3 D7 G5");
    let as_it_was = Order::like(&line("G5 F9 D3 F2 D7 F6"), &team);
    assert_eq!(written(as_it_was, &team), "G5 F9 D3 F2 D7 F6");
    // The best forward led, and leads again; and so on for each card.
    let other = cards("F1 F4 F10 D0T D8 G2");
    let again = Order::like(&line("G5 F9 D3 F2 D7 F6"), &other);
    assert_eq!(written(again, &other), "G2 F10 D0T F1 D8 F4");
}

#[test]
fn presets_match_their_names() {
    let team = cards("F2 F6 F9 D3 D7 G5");
    assert_eq!(
        written(Order::best_first(&team), &team),
        "F9 D7 F6 D3 F2 G5"
    );
    assert_eq!(
        written(Order::goalie_first(&team), &team),
        "G5 F9 D7 F6 D3 F2"
    );
    for seed in 0..20 {
        let shuffled = Order::shuffled(seed).line(&team).expect("six cards");
        let mut sorted = shuffled.to_vec();
        sorted.sort_unstable();
        assert_eq!(sorted, team, "each card once");
    }
}

/// What a seat sees of a scene.
fn seen(scene: &Scene, seat: u8) -> Observation<Slapshot> {
    Observation::of(&scene.game, Eyes::Seat(Seat(seat)), 0, 0)
}

#[test]
fn two_tapped_slots_are_swapped() {
    let start = Staged::Line(Order::default(), None);
    let swapped = start.tapped_slot(1).tapped_slot(4);
    assert_eq!(swapped, Staged::Line(Order::default().swapped(1, 4), None));
    assert_eq!(swapped.tapped_slot(4).tapped_slot(1), start);
    assert_eq!(start.tapped_slot(2).tapped_slot(2), start);
    assert_eq!(Staged::Pass.tapped_slot(2), Staged::Pass);
}

#[test]
fn what_a_turn_does_not_allow_is_known_with_its_reason() {
    let league = Options {
        league: true,
        ..Options::new(3)
    };
    let mut scene = Scene::of(&league);
    assert!(Verb::ALL.map(|verb| is_there(&seen(&scene, 0), verb)) == [true; 4]);
    assert_eq!(
        cannot(&seen(&scene, 0), Verb::Pass),
        Some(Refusal::GamesLeft)
    );
    for (visitor, host) in [(0, 1), (1, 2), (2, 0)] {
        scene.won(visitor, host, visitor);
    }
    let seen = seen(&scene, 0);
    let others = Some(Refusal::OthersFirst(Seat(2)));
    assert_eq!(cannot_with(&seen, Verb::Game, Seat(1)), others);
    assert_eq!(cannot_with(&seen, Verb::Game, Seat(2)), None);
    assert_eq!(cannot(&seen, Verb::Game), None);
    let (_, decision) = decide(&scene.game, 0, Staged::Game(None).naming(Seat(1)));
    assert_eq!((decision.refusal, decision.ready()), (others, None));
}

#[test]
fn steps_visit_every_choice_and_lead_back() {
    let scene = Scene::of(&Options::new(4));
    let seen = seen(&scene, 0);
    let hosts = [1, 2, 3].map(|seat| Staged::Game(Some(Seat(seat))));
    let cards = [0, 1, 2, 3, 4, 5].map(|place| Staged::Draft(Some(place)));
    for (start, all) in [
        (Staged::Game(None), &hosts[..]),
        (Staged::Draft(None), &cards),
    ] {
        let mut now = start;
        for next in all.iter().chain([&all[0]]) {
            now = now.stepped(&seen, true).expect("a choice");
            assert_eq!(now, *next);
        }
        let last = all.last().copied();
        assert_eq!(start.stepped(&seen, false), last);
        assert_eq!(now.stepped(&seen, false), last);
    }
    let first = Verb::ALL.into_iter().find(|&verb| is_there(&seen, verb));
    let begun = Staged::Nothing.stepped(&seen, true);
    assert_eq!(begun, first.map(Verb::begun));
}

#[test]
fn what_shows_a_card_waits_for_the_button() {
    let scene = Scene::of(&Options::new(2));
    for (staged, risk) in [
        (Staged::Game(Some(Seat(1))), Risk::Usual),
        (Staged::Trade(Some(Seat(1))), Risk::High),
        (Staged::Draft(Some(0)), Risk::High),
        (Staged::Draft(None), Risk::Usual),
    ] {
        let (seen, decision) = decide(&scene.game, 0, staged);
        assert_eq!(Staged::risk(&decision, &seen), risk, "{staged:?}");
    }
}

/// How a decision is staged.
fn staged(action: &Action, seen: &Observation<Slapshot>) -> Staged {
    let own = seen.view.own.as_ref().expect("a team");
    let place = |card: &Card| own.iter().position(|it| it == card).expect("an own card");
    match action {
        Action::Pick { .. } => unreachable!("the page deals the teams"),
        Action::Trade { with } => Staged::Trade(None).naming(*with),
        Action::Game { host } => Staged::Game(None).naming(*host),
        Action::GiveBack { card } => Staged::Nothing.tapped(&seen.view, place(card)),
        Action::Draft { card } => Staged::Draft(None).tapped(&seen.view, place(card)),
        Action::LineUp(line) => Staged::Line(Order::like(line, own), None),
        Action::Pass => Staged::Pass,
    }
}

#[test]
fn every_decision_can_be_staged_and_every_proposal_is_legal() {
    let mut proposed = [0; 2];
    for seed in 0..12 {
        let players = 2 + (seed % 5) as u8;
        let options = Options {
            wins: 3,
            league: seed % 3 == 0,
            limits: seed % 2 == 0,
            ..Options::new(players)
        };
        let mut table = Table::<Slapshot>::new(options, seed, &mut ()).expect("a table");
        let mut rng = Rng::new(seed);
        while let Status::ToAct(seats) = table.status() {
            let seat = seats.iter().next().expect("somebody acts");
            let seen = table.observe(Eyes::Seat(seat), 0);
            for action in seen.legal() {
                let made = match action {
                    Action::Pick { kind } => next_pick(&seen.view, *kind),
                    _ => staged(action, &seen).action(&seen),
                };
                assert_eq!(made, Some(*action));
            }
            let proposal = Staged::Nothing.resolved(&seen);
            if let Some(action) = proposal.action(&seen) {
                assert!(
                    table.check(&Input::new(0, seat, action)).is_ok(),
                    "{action:?}"
                );
                proposed[usize::from(matches!(seen.view.stage, Stage::LiningUp { .. }))] += 1;
            }
            let legal: Vec<Action> = seen.legal().copied().collect();
            let action = *rng.pick(&legal).expect("something is legal");
            table
                .play(Input::new(0, seat, action), &mut ())
                .expect("it is legal");
        }
    }
    assert!(proposed.iter().all(|&times| times > 20), "{proposed:?}");
}

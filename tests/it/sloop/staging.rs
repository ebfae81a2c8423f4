//! Staging in Sloop: what a tap proposes, and that every decision can be staged.

use kitchen_table::engine::{Eyes, Input, Observation, Rng, Seat, Status, Table};
use kitchen_table::games::sloop::{Action, Card, Options, Sloop, Value};
use kitchen_table::staging::sloop::{Places, Play, Split, Staged, Verb, playable, ways};
use kitchen_table::staging::{Risk, StagedMove};

use super::scene::{Deal, Scene, owning};
use crate::support::decide;

fn seen(scene: &Scene) -> Observation<Sloop> {
    let seat = scene.turn().expect("somebody acts");
    scene.observe(Eyes::Seat(Seat(seat)))
}

/// What a tap on the first card of the hand proposes.
fn proposed(hand: &str, display: &str) -> (Play, Observation<Sloop>) {
    let scene = Deal::of([hand, "12 12 12 12"], display).begin();
    let seen = seen(&scene);
    (Play::of(0).resolved(&seen), seen)
}

fn written(play: Play, seen: &Observation<Sloop>) -> String {
    let action = play.to_action(&seen.view);
    format!("{action:?}")
}

fn value(number: u8) -> Value {
    Value::new(number).expect("1 to 12")
}

#[test]
fn a_tapped_card_proposes_the_fullest_capture() {
    let (play, seen) = proposed("8 1 1 1", "6 2 5 3");
    assert_eq!(play.verb, Some(Verb::Capture));
    let split = play.split(&seen.view).expect("a split");
    assert_eq!((split.groups.len(), split.is_exact()), (2, true));
    assert_eq!(play.chosen.map(Places::count), Some(4));
}

#[test]
fn a_card_that_captures_nothing_waits_for_a_choice() {
    let (play, seen) = proposed("2 12 9 9", "10 8 8 8");
    assert_eq!((play.verb, play.to_action(&seen.view)), (None, None));
    let build = play.to(Verb::Build).resolved(&seen);
    assert_eq!(build.value, Some(value(12)));
    let written = written(build, &seen);
    assert_eq!(written, "Some(Build { card: 2, value: 12, groups: [10] })");
}

#[test]
fn alternatives_are_complete_and_differ() {
    let (play, seen) = proposed("8 1 1 1", "6 2 5 2");
    let all = play.alternatives(&seen);
    assert_eq!(all.len(), 1, "both 2s are the same");
    let (play, seen) = proposed("9 1 1 1", "6 3 4 2");
    let all = play.alternatives(&seen);
    let cards = |places: &Places| -> Vec<Card> { places.cards(&seen.view.display.loose).collect() };
    let written: Vec<String> = all.iter().map(|it| format!("{:?}", cards(it))).collect();
    assert_eq!(written, ["[3, 4, 2]", "[6, 3]"]);
    let next = play.stepped(&all, true);
    assert_ne!(next.chosen, play.chosen);
    assert_eq!(next.stepped(&all, true).chosen, play.chosen);
}

#[test]
fn cards_that_do_not_split_exactly_make_no_decision() {
    let (play, seen) = proposed("8 1 1 1", "6 2 5 3");
    let less = play.tap_loose(&seen.view, 1);
    let split = less.split(&seen.view).expect("a split");
    assert_eq!((split.groups.len(), split.over.len()), (1, 1));
    assert_eq!(less.to_action(&seen.view), None);
    assert_eq!(
        less.tap_loose(&seen.view, 1).to_action(&seen.view),
        play.to_action(&seen.view)
    );
}

#[test]
fn sl_3_7_a_supercharged_card_takes_one_more_tapped_card() {
    let (play, seen) = proposed("8! 1 1 1", "6 2 11 12");
    let more = play.tap_loose(&seen.view, 2);
    assert_eq!((more.chosen, more.bonus), (play.chosen, Some(2)));
    let other = more.tap_loose(&seen.view, 3);
    assert_eq!(other.bonus, Some(3));
    assert_eq!(other.tap_loose(&seen.view, 3).bonus, None);
    assert!(written(other, &seen).contains("bonus: Some(12)"));
}

#[test]
fn the_bonus_card_forms_a_group_with_the_next_tapped_card() {
    let (play, seen) = proposed("8! 1 1 1", "8 5 3 12");
    let alone = Play {
        chosen: Some(Places::of(
            &[super::scene::card("8")],
            &seen.view.display.loose,
        )),
        ..play
    };
    let one = alone.tap_loose(&seen.view, 1);
    assert_eq!((one.chosen, one.bonus), (alone.chosen, Some(1)));
    let two = one.tap_loose(&seen.view, 2);
    assert_eq!((two.chosen.map(Places::count), two.bonus), (Some(3), None));
    // Other changes leave it alone.
    let twelve = two.tap_loose(&seen.view, 3);
    assert_eq!(twelve.bonus, Some(3));
    assert_eq!(twelve.tap_loose(&seen.view, 0).bonus, Some(3));
}

#[test]
fn the_largest_captures_split_exactly() {
    let cards = super::scene::cards("8 8 7 1 7 1 6 2 5 3 4 4 5 W W");
    let split = Split::taken(&cards.into_iter().collect(), value(8));
    assert!(split.is_exact(), "{split:?}");
    for group in split.groups.iter() {
        let total = kitchen_table::games::sloop::groups::Total::of(group.iter().copied());
        assert!(total.makes(value(8)), "{split:?}");
    }
}

#[test]
fn the_proposal_is_the_first_of_the_alternatives() {
    for (hand, display) in [
        ("9 1 1 1", "6 3 4 2"),
        ("12 1 1 1", "6 6 5 7"),
        ("8 1 1 1", "6 2 5 3"),
    ] {
        let (play, seen) = proposed(hand, display);
        assert_eq!(play.chosen, play.alternatives(&seen).first().copied());
    }
}

#[test]
fn sl_4_1_the_played_card_joins_the_group_that_it_completes() {
    let cards = "1 4 5 11"
        .split(' ')
        .map(|it| Card::number(value(it.parse().expect("a number"))));
    let heap = cards.collect();
    let split = Split::joined(Card::number(value(1)), &heap, value(11));
    assert!(split.is_exact());
    assert_eq!(format!("{:?}", split.groups), "[5 + 4 + 1, 11]");
}

#[test]
fn a_wasted_capture_and_a_wild_wait_for_the_button() {
    let scene = Deal::of(["8 4 W 2", "12 12 12 12"], "8 10 11 11").begin();
    for (place, verb, risk) in [
        (0, Verb::Capture, Risk::Usual),
        (0, Verb::Put, Risk::High),
        (1, Verb::Put, Risk::Usual),
        (2, Verb::Capture, Risk::High),
        (3, Verb::Build, Risk::Usual),
    ] {
        let (seen, decision) = decide(&scene.game, 0, Staged::Card(Play::of(place).to(verb)));
        assert_eq!(Staged::risk(&decision, &seen), risk, "{verb:?} {place}");
    }
}

#[test]
fn a_build_goes_along_with_a_capture_until_it_is_tapped() {
    let scene = owning(9, "9 3 5 5", "6 9 1 1 12");
    let seen = seen(&scene);
    let play = Play::of(0).resolved(&seen);
    assert_eq!(play.touches(&seen.view), Some(value(9)));
    assert!(written(play, &seen).contains("build: true"));
    let spared = play.tap_build();
    assert!(written(spared, &seen).contains("build: false"));
    assert_eq!(spared.tap_build(), play);
    let added = Play::of(1).to(Verb::Continue);
    let (_, decision) = decide(&scene.game, 0, Staged::Card(added));
    let action = format!("{:?}", decision.ready());
    assert_eq!(action, "Some(Continue { card: 3, groups: [6, 9] })");
}

#[test]
fn steps_visit_every_number_of_a_wild_and_lead_back() {
    let scene = Deal::of(["W 1 1 1", "12 12 12 12"], "6 3 4 2").begin();
    let decided = |staged| decide(&scene.game, 0, Staged::Card(staged));
    let (seen, first) = decided(Play::of(0));
    let first = first.staged.play().expect("a card");
    let mut visited = Vec::new();
    let mut play = first;
    loop {
        let (_, decision) = decided(play);
        play = decision.staged.play().expect("a card");
        assert!(decision.ready().is_some(), "{play:?}");
        visited.extend(play.value.filter(|it| !visited.contains(it)));
        let next = decision.facts.other_way(play, &seen, true).expect("more");
        let (_, there) = decided(next);
        let next = there.staged.play().expect("a card");
        let back = there.facts.other_way(next, &seen, false).expect("more");
        assert_eq!(decided(back).1.action, decision.action);
        play = next;
        if (play.value, play.chosen) == (first.value, first.chosen) {
            break;
        }
    }
    visited.sort_unstable();
    let (_, decision) = decided(first);
    let numbers = decision.facts.numbers.iter().map(|(value, _)| *value);
    assert_eq!(visited, numbers.collect::<Vec<_>>());
    assert!(visited.len() > 5, "{visited:?}");
}

#[test]
fn steps_lead_from_card_to_card_once_there_is_no_other_way_to_play_one() {
    let scene = Deal::of(["2 11 9 9", "12 12 12 12"], "10 8 8 8").begin();
    let seat = scene.turn().expect("somebody acts");
    let step = |staged: Staged, on| {
        let (seen, decision) = decide(&scene.game, seat, staged);
        decision.staged.stepped(&decision.facts, &seen, on)
    };
    let card = |place| Staged::Card(Play::of(place));
    for (from, next, last) in [
        (Staged::Nothing, 0, 3),
        (card(0), 1, 3),
        (card(3), 0, 2),
        (Staged::ForPartner(1), 2, 0),
    ] {
        assert_eq!(step(from, true), Some(card(next)), "{from:?}");
        assert_eq!(step(from, false), Some(card(last)), "{from:?}");
    }
}

#[test]
fn a_card_for_the_partner_is_offered_or_kept_for_theirs() {
    let hands = ["2 9 12 5", "1 8 8 8", "3 6 W 9", "11 7 7 7"];
    let mut scene = Deal::of(hands, "7 4 8 1").partners().begin();
    let (seen, offer) = decide(&scene.game, 2, Staged::ForPartner(1));
    let six = super::scene::card("6");
    assert_eq!(offer.ready(), Some(Action::Offer(Some(six))));
    assert_eq!(Staged::risk(&offer, &seen), Risk::High);
    scene.does(2, Action::Offer(Some(six)));
    let (_, answer) = decide(&scene.game, 0, Staged::ForPartner(0));
    assert_eq!(
        answer.ready(),
        Some(Action::KeepFor(super::scene::card("2")))
    );
}

/// The action in a form that does not depend on the order of cards and groups.
fn sorted(action: &Action) -> String {
    let cards = |groups: &kitchen_table::games::sloop::Groups| {
        let mut cards = groups.cards().to_vec();
        cards.sort_unstable();
        format!("{cards:?}")
    };
    match action {
        Action::Capture {
            card,
            value,
            groups,
            build,
            bonus,
        } => format!("{card:?} {value:?} {} {build} {bonus:?}", cards(groups)),
        Action::Build {
            card,
            value,
            groups,
        } => format!("{card:?} {value:?} {}", cards(groups)),
        Action::Continue { card, groups } => format!("{card:?} {}", cards(groups)),
        other => format!("{other:?}"),
    }
}

/// How a decision is staged by hand.
fn staged(action: &Action, seen: &Observation<Sloop>) -> Option<Play> {
    let view = &seen.view;
    let (verb, card) = Verb::of(action)?;
    let place = playable(view).iter().position(|&it| it == card)?;
    let loose = &view.display.loose;
    let mut play = Play::of(place).to(verb);
    match action {
        Action::Capture {
            value,
            groups,
            build,
            bonus,
            ..
        } => {
            let chosen = Places::of(groups.cards(), loose);
            let free = |&at: &usize| !chosen.has(at) && Some(loose[at]) == *bonus;
            play.value = Some(*value);
            play.chosen = Some(chosen);
            play.spares = !build;
            play.bonus = (0..loose.len()).find(free);
        }
        Action::Build { value, groups, .. } => {
            play.value = Some(*value);
            play.chosen = Some(Places::of(groups.cards(), loose));
        }
        Action::Continue { groups, .. } => {
            play.chosen = Some(Places::of(groups.cards(), loose));
        }
        _ => {}
    }
    Some(play)
}

#[test]
fn every_decision_can_be_staged_and_every_proposal_is_legal() {
    let mut looked = 0;
    for seed in 0..24 {
        let players = 2 + (seed % 5) as u8;
        let options = match seed % 8 {
            2 => Options::partnerships(),
            _ => Options::new(players),
        };
        let mut table = Table::<Sloop>::new(options, seed, &mut ()).expect("a table");
        let mut rng = Rng::new(seed);
        while let Status::ToAct(seats) = table.status() {
            let seat = seats.iter().next().expect("somebody acts");
            let seen = table.observe(Eyes::Seat(seat), 0);
            let check = |action: Action| table.check(&Input::new(0, seat, action));
            for action in seen.legal() {
                let Some(play) = staged(action, &seen) else {
                    continue;
                };
                let made = play.to_action(&seen.view).expect("a decision");
                assert_eq!(sorted(&made), sorted(action), "{:?}", seen.view.display);
                assert!(check(made).is_ok(), "{action:?}");
                looked += 1;
            }
            for place in 0..playable(&seen.view).len() {
                for verb in Verb::ALL.map(Some).into_iter().chain([None]) {
                    let play = Play {
                        verb,
                        ..Play::of(place)
                    };
                    let card = play.card(&seen.view).expect("a card");
                    let may = ways(&seen, card).any(|(it, _)| verb.is_none_or(|verb| verb == it));
                    let resolved = play.resolved(&seen);
                    let action = resolved.to_action(&seen.view);
                    if let Some(action) = action.filter(|_| may) {
                        assert!(
                            check(action.clone()).is_ok(),
                            "{action:?} {:?}",
                            seen.view.display
                        );
                        let again = resolved.resolved(&seen).to_action(&seen.view);
                        assert_eq!(again, Some(action));
                    }
                }
            }
            let legal: Vec<Action> = seen.legal().cloned().collect();
            let action = rng.pick(&legal).expect("something is legal").clone();
            table
                .play(Input::new(0, seat, action), &mut ())
                .expect("legal");
        }
    }
    assert!(looked > 10_000, "{looked}");
}

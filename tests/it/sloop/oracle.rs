//! A brute-force implementation of the rules, to compare with: what adds up, what an owner can
//! still do, and everything that is legal.

use std::collections::BTreeSet;

use kitchen_table::engine::{Game, Input, Rng, Seat};
use kitchen_table::games::sloop::cards::deck;
use kitchen_table::games::sloop::hint::has_way;
use kitchen_table::games::sloop::most_groups::fullest;
use kitchen_table::games::sloop::{Action, Card, Groups, Heap, Options, Sloop, Sums, Value};

use super::scene::{Deal, Scene, card, owning, value};

/// Whether these cards make a value, if each wild among them may be anything.
fn makes(cards: &[Card], wanted: u32) -> bool {
    match cards.split_first() {
        None => wanted == 0,
        Some((card, rest)) => (1..=12)
            .filter(|&number| card.stands_for(value(number)))
            .any(|number| {
                wanted
                    .checked_sub(number.into())
                    .is_some_and(|left| makes(rest, left))
            }),
    }
}

fn some(of: &[Card], bits: usize) -> Vec<Card> {
    let chosen = of
        .iter()
        .enumerate()
        .filter(|(place, _)| bits >> place & 1 == 1);
    chosen.map(|(_, &card)| card).collect()
}

/// Whether an owner can capture or continue, by trying every card and every group (SL-2.2).
fn can_go_on(hand: &[Card], number: Value, loose: &[Card]) -> bool {
    let wanted = number.number().into();
    (0..hand.len()).any(|place| {
        let mut rest = hand.to_vec();
        let played = rest.remove(place);
        let joins = |bits| makes(&[&[played], &some(loose, bits)[..]].concat(), wanted);
        let two_first = || {
            let more = [loose, &[played]].concat();
            played == card("2") && can_go_on(&rest, number, &more)
        };
        makes(&[played], wanted) || (1..1 << loose.len()).any(joins) || two_first()
    })
}

/// Some random cards, occasionally with wilds among them.
fn some_cards(count: u32, lowest: u32, rng: &mut Rng) -> Vec<Card> {
    let mut all = deck().to_vec();
    rng.shuffle(&mut all);
    all.truncate((lowest + rng.below(count)) as usize);
    if rng.below(4) == 0 {
        all[0] = Card::WILD;
    }
    all
}

#[test]
fn sl_2_2_whether_an_owner_can_go_on_is_exact() {
    let mut rng = Rng::new(5);
    let mut can = 0;
    for _ in 0..6000 {
        let mut hand = some_cards(4, 1, &mut rng);
        for held in &mut hand {
            if rng.below(4) == 0 {
                *held = card("2");
            }
        }
        let loose = some_cards(6, 1, &mut rng);
        let number = value(1 + rng.below(12) as u8);
        let here = has_way(&hand, number, Sums::of(&loose));
        assert_eq!(
            here,
            can_go_on(&hand, number, &loose),
            "{hand:?} at {loose:?}: {number:?}"
        );
        can += u32::from(here);
    }
    assert!((1000..5000).contains(&can), "{can} of 6000 can");
}

#[test]
fn sl_3_1_groups_add_up_as_in_the_brute_force_check() {
    let mut rng = Rng::new(6);
    let mut compared = 0;
    for _ in 0..3000 {
        let group = some_cards(4, 1, &mut rng);
        let display = [&group[..], &some_cards(1, 4, &mut rng)].concat();
        let hands = ["W 9 1 1", "1 1 1 1"];
        let named = [&super::scene::cards(&hands.join(" "))[..], &display].concat();
        if Heap::whole_deck().without(&named).is_none() {
            continue;
        }
        let display = super::scene::written(display);
        let scene = Deal::of(hands, &display).only("").begin();
        let lies = scene.table().display.heap().without(&group).is_some();
        for number in (1..=12).filter(|_| lies) {
            let take = Action::Capture {
                card: Card::WILD,
                value: value(number),
                groups: [group.clone()].into_iter().collect(),
                build: false,
                bonus: None,
            };
            let legal = scene.game.check(&Input::new(0, Seat(0), take)).is_ok();
            assert_eq!(legal, makes(&group, number.into()), "{group:?} as {number}");
            compared += 1;
        }
    }
    assert!(compared > 12_000, "{compared} groups");
}

/// All ways to put some of these cards into groups, in some order.
fn all_groups(cards: &[Card]) -> Vec<Vec<Vec<Card>>> {
    let Some((&first, rest)) = cards.split_first() else {
        return vec![Vec::new()];
    };
    let mut all = Vec::new();
    for groups in all_groups(rest) {
        for place in 0..groups.len() {
            let mut more = groups.clone();
            more[place].push(first);
            all.push(more);
        }
        let mut more = groups.clone();
        more.push(vec![first]);
        all.push(more);
        all.push(groups);
    }
    all
}

/// The same decision always in the same form: the order of groups matters only for the first.
fn canonical(action: Action) -> String {
    let sorted = |groups: Groups, joins: bool| -> Groups {
        let mut groups: Vec<Vec<Card>> = groups.into();
        groups.iter_mut().for_each(|group| group.sort_unstable());
        let from = usize::from(joins && !groups.is_empty());
        groups[from..].sort();
        groups.into_iter().collect()
    };
    let action = match action {
        Action::Capture {
            card,
            value,
            groups,
            build,
            bonus,
        } => {
            let groups = sorted(groups, false);
            Action::Capture {
                card,
                value,
                groups,
                build,
                bonus,
            }
        }
        Action::Build {
            card,
            value,
            groups,
        } => {
            let groups = sorted(groups, !card.stands_for(value) || card.is_wild());
            Action::Build {
                card,
                value,
                groups,
            }
        }
        Action::Continue { card, groups } => {
            let groups = sorted(groups, true);
            Action::Continue { card, groups }
        }
        other => other,
    };
    format!("{action:?}")
}

/// All conceivable plays of a card.
fn all_plays(scene: &Scene, hand: &[Card]) -> Vec<Action> {
    let loose = scene.table().display.loose;
    let mut all = vec![Action::EndTurn];
    let mut bonuses: Vec<Option<Card>> = loose.iter().copied().map(Some).collect();
    bonuses.push(None);
    for &card in hand {
        all.extend([true, false].map(|act| Action::Put { card, act }));
        for groups in all_groups(&loose) {
            for first in 0..groups.len().max(1) {
                let mut groups = groups.clone();
                if !groups.is_empty() {
                    groups.swap(0, first);
                }
                let groups: Groups = groups.into_iter().collect();
                all.push(Action::Continue {
                    card,
                    groups: groups.clone(),
                });
                for value in Value::all().filter(|&value| card.stands_for(value)) {
                    for (build, &bonus) in [true, false]
                        .into_iter()
                        .flat_map(|build| bonuses.iter().map(move |bonus| (build, bonus)))
                    {
                        let groups = groups.clone();
                        all.push(Action::Capture {
                            card,
                            value,
                            groups,
                            build,
                            bonus,
                        });
                    }
                }
                for value in Value::all() {
                    all.push(Action::Build {
                        card,
                        value,
                        groups: groups.clone(),
                    });
                }
            }
        }
    }
    all
}

/// Asserts that `random` produces exactly the legal actions.
#[track_caller]
fn random_says_all(scene: &Scene, seat: u8, cards: &str) {
    let seat = Seat(seat);
    let legal = |action: &Action| {
        scene
            .game
            .check(&Input::new(0, seat, action.clone()))
            .is_ok()
    };
    let all = all_plays(scene, &super::scene::cards(cards));
    let all: BTreeSet<String> = all.into_iter().filter(legal).map(canonical).collect();
    let mut rng = Rng::new(1);
    let mut said = BTreeSet::new();
    for _ in 0..all.len() * 600 + 2000 {
        let action = scene.game.random(seat, 0, &mut rng).expect("something");
        assert!(legal(&action), "{action:?}");
        said.insert(canonical(action));
    }
    let missing: Vec<&String> = all.difference(&said).collect();
    let beyond: Vec<&String> = said.difference(&all).collect();
    assert!(
        missing.is_empty() && beyond.is_empty(),
        "{missing:?} {beyond:?}"
    );
}

#[test]
fn random_covers_all_legal_actions() {
    let scene = Deal::of(["8! 2 6 3", "9 9 9 9"], "8 5 3 1 2").begin();
    random_says_all(&scene, 0, "8! 2 6 3");
    let scene = Deal::of(["W 6 4 1", "9 9 9 9"], "6 4 2 W").begin();
    random_says_all(&scene, 0, "W 6 4 1");
    let mut double = Deal::of(["2 2 5 7", "9 9 9 9"], "5 3 2 1").begin();
    double.act(0, "uses 2");
    random_says_all(&double, 0, "2 5 7");
    let mut flip = Deal::of(["3 5 7 9", "9 9 9 9"], "5 4 2 1")
        .pile("2 7! W")
        .begin();
    flip.act(0, "uses 3");
    random_says_all(&flip, 0, "2 7! W");
}

#[test]
fn random_covers_all_legal_actions_with_builds() {
    for (number, hand, loose) in [
        (8, "2 3 8 W", "3 5 8 1 2"),
        (8, "2 2 10 6", "4 2 W 10 1"),
        (5, "5 2 2 1", "3 2 1 5 12"),
    ] {
        let scene = owning(number, hand, loose);
        assert!(scene.builds()[0].contains(" of 0"), "{hand}");
        random_says_all(&scene, 0, hand);
    }
    let mut other = owning(8, "2 3 8 5", "3 5 8 1 2");
    other.act(0, "8 continues");
    random_says_all(&other, 1, "12 12 12 12");
    let lost = owning(9, "10 W 8! 1", "12 12 8 1 12");
    random_says_all(&lost, 0, "10 W 8! 1");
    let hands = ["2 9 1 1", "8 8 8 8", "9 3 5 W", "7 7 7 7"];
    let mut partner = Deal::of(hands, "7 4 6 4").partners().begin();
    partner.act(2, "offers nothing").act(0, "2 builds 9 with 7");
    partner
        .act(3, "offers nothing")
        .act(1, "puts 8")
        .act(0, "offers nothing");
    random_says_all(&partner, 2, "9 3 5 W");
}

#[test]
fn candidates_are_bounded_and_sufficient() {
    let mut most = 0;
    for seed in 0..60 {
        let players = 2 + (seed % 5) as u8;
        let mut rng = Rng::new(seed);
        let mut game = Sloop::deal(&Options::new(players), Rng::new(seed), &mut ());
        while let Some(seat) = game.to_act().single() {
            let mut tries = Vec::new();
            game.candidates(seat, &mut tries);
            most = most.max(tries.len());
            let legal = |action: &Action| game.check(&Input::new(0, seat, action.clone())).is_ok();
            assert!(tries.iter().any(legal), "{game:?}");
            let action = game.random(seat, 0, &mut rng).expect("something legal");
            game.apply(&Input::new(0, seat, action), &mut ());
        }
    }
    assert!((60..=256).contains(&most), "{most}");
}

#[test]
fn a_full_display_with_both_wilds_is_bounded_too() {
    let hands = ["W W 3 11!", "1 1 2 2"];
    let pile = "2 3 3 4 4 5 5 6 6 7 8 9 10 11 12 4! 5! 6! 12";
    let mut scene = Deal::of(hands, "1 2 3 4").pile(pile).begin();
    while scene.loose().split(' ').count() < 18 {
        let seat = scene.turn().expect("a turn");
        let first = scene
            .hand(seat)
            .split(' ')
            .next()
            .expect("a card")
            .to_owned();
        scene.act(seat, &format!("puts {first}"));
    }
    let mut tries = Vec::new();
    let seat = scene.game.to_act().single().expect("a turn");
    scene.game.candidates(seat, &mut tries);
    assert!((100..=256).contains(&tries.len()), "{}", tries.len());
}

#[test]
fn sl_2_2_whether_an_owner_can_go_on_is_exact_at_the_worst_displays() {
    let mut rng = Rng::new(9);
    for wilds in [0, 0, 0, 1, 2] {
        let mut loose = some_cards(1, 16, &mut rng);
        loose.retain(|card| !card.is_wild());
        // Nothing small, or nothing would be out of reach.
        let small = |low: &&mut Card| low.worth() < 4;
        loose
            .iter_mut()
            .filter(small)
            .for_each(|low| *low = card("11"));
        loose.extend(vec![Card::WILD; wilds]);
        let hand = super::scene::cards("10 2 7 2 8");
        for number in Value::all() {
            let here = has_way(&hand, number, Sums::of(&loose));
            assert_eq!(
                here,
                can_go_on(&hand, number, &loose),
                "{loose:?}: {number:?}"
            );
        }
    }
}

#[test]
fn full_captures_take_as_many_cards_as_possible() {
    let mut rng = Rng::new(8);
    for _ in 0..400 {
        let loose: Vec<Card> = some_cards(5, 3, &mut rng);
        let heap = loose.iter().copied().collect();
        for value in Value::all() {
            let fits = |groups: &Vec<Vec<Card>>| {
                groups
                    .iter()
                    .all(|group| makes(group, value.number().into()))
            };
            let all = all_groups(&loose).into_iter().filter(fits);
            let most = all.map(|groups| groups.concat().len()).max().unwrap_or(0);
            let best = fullest(&heap, value, 6);
            let taken = best.first().map_or(0, |groups| groups.cards().len());
            assert_eq!(taken, most, "{loose:?} by {value:?}");
            for groups in &best {
                assert!(fits(&groups.clone().into()), "{groups:?}");
            }
        }
    }
}

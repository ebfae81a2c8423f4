//! Imagined worlds: each hidden hand with the probability that chance and the rules give it.
//!
//! There are few unseen cards, so all ways to deal them are enumerated. All seeds are fixed. A
//! frequency may be off by five standard deviations.

use std::collections::BTreeMap;

use kitchen_table::engine::{Eyes, Game, Rng, Seat};
use kitchen_table::games::sloop::{Card, Says};

use super::scene::{Deal, Scene, card, cards, owning, value, written};

/// Something that must hold for some cards.
type Fact = Box<dyn Fn(&[Card]) -> bool>;

/// A hidden hand.
struct Hidden {
    seat: u8,
    /// Its known cards.
    known: &'static str,
    /// How many cards it held when it revealed something, and what it revealed.
    told: (usize, Fact),
    /// The cards played since, with `-` for each card drawn.
    since: &'static str,
    /// What holds for it now.
    now: Fact,
}

fn hidden(seat: u8) -> Hidden {
    Hidden {
        seat,
        known: "",
        told: (0, Box::new(|_| true)),
        since: "",
        now: Box::new(|_| true),
    }
}

fn holds(numbers: &'static str) -> Fact {
    Box::new(move |hand| hand.iter().any(|held| cards(numbers).contains(held)))
}

fn holds_none(numbers: &'static str) -> Fact {
    Box::new(move |hand| !hand.iter().any(|held| cards(numbers).contains(held)))
}

/// How many of the old and of the new cards are left, the old cards that were played, and the
/// number of ways.
type Past = (usize, usize, Vec<Card>, f64);

impl Hidden {
    /// Each played card may have been any of those held.
    fn pasts(&self) -> Vec<Past> {
        let known = cards(self.known).len();
        let mut pasts = vec![(self.told.0.saturating_sub(known), 0, Vec::new(), 1.0)];
        for word in self.since.split_whitespace() {
            let mut next = Vec::new();
            for (old, new, played, ways) in pasts {
                if word == "-" {
                    next.push((old, new + 1, played, ways));
                    continue;
                }
                if old > 0 {
                    let played = [&played[..], &[card(word)]].concat();
                    next.push((old - 1, new, played, ways * old as f64));
                }
                if new > 0 {
                    next.push((old, new - 1, played, ways * new as f64));
                }
            }
            pasts = next;
        }
        pasts
    }

    fn fits(&self, (old, _, played, _): &Past, hand: &[Card]) -> bool {
        let known = cards(self.known);
        let then = [&known, played, &hand[..(*old).min(hand.len())]].concat();
        (self.told.1)(&then) && (self.now)(&[&known[..], hand].concat())
    }
}

/// All ways to draw this many cards in order, and what is left.
fn draws(from: &[Card], count: usize) -> Vec<(Vec<Card>, Vec<Card>)> {
    if count == 0 {
        return vec![(Vec::new(), from.to_vec())];
    }
    let mut all = Vec::new();
    for place in 0..from.len() {
        let mut rest = from.to_vec();
        let first = rest.remove(place);
        let after = draws(&rest, count - 1).into_iter();
        all.extend(after.map(|(more, left)| ([&[first], &more[..]].concat(), left)));
    }
    all
}

/// The probability of each choice of hands.
fn counted(scene: &Scene, eyes: u8, hands: &[Hidden]) -> BTreeMap<String, f64> {
    let view = scene.seen_by(eyes);
    let unseen: Vec<Card> = view.unseen().iter().collect();
    let mut open = vec![(String::new(), unseen, 1.0)];
    for hand in hands {
        let size = usize::from(view.hands[Seat(hand.seat)]) - cards(hand.known).len();
        let mut next = BTreeMap::new();
        for (before, unseen, ways) in open {
            for (drawn, left) in draws(&unseen, size) {
                for past in hand.pasts() {
                    if hand.fits(&past, &drawn) {
                        let whole = [cards(hand.known), drawn.clone()].concat();
                        let key = (format!("{before}{} | ", sorted(whole)), left.clone());
                        *next.entry(key).or_insert(0.0) += ways * past.3;
                    }
                }
            }
        }
        open = next
            .into_iter()
            .map(|((key, left), ways)| (key, left, ways))
            .collect();
    }
    let mut odds = BTreeMap::new();
    let all: f64 = open.iter().map(|(_, _, ways)| ways).sum();
    for (key, _, ways) in open {
        *odds.entry(key).or_insert(0.0) += ways / all;
    }
    odds
}

fn sorted(mut hand: Vec<Card>) -> String {
    hand.sort_unstable();
    written(hand)
}

/// Asserts that imagined hands have the right frequencies; returns how many there are.
#[track_caller]
fn as_likely(scene: &Scene, eyes: u8, hands: &[Hidden]) -> usize {
    let odds = counted(scene, eyes, hands);
    let worlds = 150 * odds.len().max(20);
    let mut rng = Rng::new(7);
    let mut counts: BTreeMap<String, u32> = BTreeMap::new();
    for _ in 0..worlds {
        let world = scene.imagined_by(eyes, &mut rng);
        let hand = |hand: &Hidden| {
            let own = world.view(Eyes::Seat(Seat(hand.seat))).own;
            sorted(own.expect("a seat of the table").to_vec()) + " | "
        };
        *counts.entry(hands.iter().map(hand).collect()).or_insert(0) += 1;
    }
    let (mut chi_squared, cells) = (0.0, odds.len());
    for (key, odds) in &odds {
        let expected = odds * worlds as f64;
        let count = f64::from(counts.remove(key).unwrap_or(0));
        let band = 5.0 * (expected * (1.0 - odds)).max(0.0).sqrt() + 3.0;
        assert!(
            (count - expected).abs() <= band,
            "{key}: {count}, not {expected:.1}"
        );
        chi_squared += (count - expected).powi(2) / expected;
    }
    assert_eq!(counts, BTreeMap::new(), "hands that cannot be");
    let usual = cells as f64 - 1.0;
    let spread = 5.0 * (2.0 * usual).sqrt() + 3.0;
    assert!(
        (chi_squared - usual).abs() <= spread,
        "{chi_squared} of {usual}"
    );
    cells
}

#[test]
fn without_hints_all_hands_are_equally_likely() {
    let scene = Deal::of(["1 2 5 12", "9 8 7 7"], "10 4 5 8")
        .only("3 3 W")
        .begin();
    assert!(as_likely(&scene, 1, &[hidden(0)]) > 20);
    assert!(as_likely(&scene, 0, &[hidden(1)]) > 10);
    let three = Deal::of(["1 2 5 12", "9 8 7 7", "6 6 6 6"], "10 4 5 8")
        .only("3")
        .begin();
    assert!(as_likely(&three, 2, &[hidden(0), hidden(1)]) > 100);
}

/// Seat 0 has begun a build of 12s, and seat 1 is to act.
fn begun() -> Scene {
    let hands = ["2 12 5 6", "9 9 7 7"];
    let mut scene = Deal::of(hands, "10 4 7 8").only("1 3 9 12! W").begin();
    scene.act(0, "2 builds 12 with 10");
    scene
}

#[test]
fn sl_4_2_the_starter_of_a_build_held_its_number() {
    let told = || (3, holds("12 12! W"));
    let scene = begun();
    let hint = scene.seen_by(1).hints[Seat(0)].clone().expect("a hint");
    assert_eq!((hint.says, hint.held), (Says::Holds(value(12)), 3));
    let owner = Hidden {
        told: told(),
        since: "-",
        ..hidden(0)
    };
    assert!(as_likely(&scene, 1, &[owner]) > 10);
}

#[test]
fn sl_4_2_the_starter_of_a_build_may_still_hold_its_number() {
    let told = || (3, holds("12 12! W"));
    let mut scene = begun();
    scene.act(1, "puts 9");
    // It is its turn now, so it can go on (SL-2.2).
    let can = |hand: &[Card]| {
        let twelve = holds("12 12! W")(hand);
        // The loose cards are 4, 7, 8 and 9.
        twelve || cards("8 5 4 3 1").iter().any(|card| hand.contains(card))
    };
    let owner = Hidden {
        told: told(),
        since: "-",
        now: Box::new(can),
        ..hidden(0)
    };
    assert!(as_likely(&scene, 1, &[owner]) > 3);
    let mut other = scene.clone();
    other.act(0, "5 continues with 7").act(1, "puts 9");
    let owner = Hidden {
        told: told(),
        since: "- 5 -",
        now: Box::new(goes_on),
        ..hidden(0)
    };
    assert!(as_likely(&other, 1, &[owner]) > 1);
    // The played card may be the one that it held, or a drawn one.
    scene.act(0, "12 continues").act(1, "puts 9");
    assert_eq!(scene.builds(), ["12 of 0: 2 10 12"]);
    let owner = Hidden {
        told: told(),
        since: "- 12 -",
        now: Box::new(goes_on),
        ..hidden(0)
    };
    assert!(as_likely(&scene, 1, &[owner]) > 3);
}

/// Whether some card continues a build of 12s, with 4, 7 or 8 and 9s among the loose cards.
fn goes_on(hand: &[Card]) -> bool {
    let can = |card: &Card| matches!(card.worth(), 0 | 1 | 3 | 4 | 5 | 8 | 12);
    hand.iter().any(can)
}

#[test]
fn sl_4_8_a_player_who_lost_a_build_could_not_go_on() {
    let hands = ["2 9 12 11", "10 10 8 8"];
    let pile = "12 7 10 5 W 1 6 3";
    let mut scene = Deal::of(hands, "7 12 12 12").only(pile).begin();
    scene
        .act(0, "2 builds 9 with 7")
        .act(1, "puts 10")
        .act(0, "9 continues")
        .act(1, "puts 8");
    assert_eq!(scene.builds(), ["9: 2 7 9"]);
    let none = || (4, holds_none("9 W 1"));
    // The loose cards are 12, 12, 12, 10 and 8, and an 8 and a 1 make 9.
    let loser = Hidden {
        told: none(),
        ..hidden(0)
    };
    assert!(as_likely(&scene, 1, &[loser]) >= 3);
    scene.act(0, "puts 11");
    let loser = Hidden {
        told: none(),
        since: "11 -",
        ..hidden(0)
    };
    assert!(as_likely(&scene, 1, &[loser]) >= 3);
}

#[test]
fn sl_2_2_a_player_to_act_with_a_build_can_go_on() {
    let hands = ["2 9 12 5", "8 8 8 8", "9 3 W 1", "7 7 7 7"];
    let mut scene = Deal::of(hands, "7 4 6 4").partners().only("").begin();
    scene.act(2, "offers nothing").act(0, "2 builds 9 with 7");
    scene.act(3, "offers nothing").act(1, "puts 8");
    scene.act(0, "offers nothing").act(2, "puts 1");
    scene.act(1, "offers nothing").act(3, "puts 7");
    // This clears what it revealed, but it is to act.
    scene.act(2, "offers 3").act(0, "gives back");
    assert_eq!(scene.table().hints[Seat(0)], None);
    assert_eq!(
        (scene.loose().as_str(), scene.turn()),
        ("4 6 4 8 1 7", Some(0))
    );
    let owner = Hidden {
        now: holds("9 5 8"),
        ..hidden(0)
    };
    assert!(as_likely(&scene, 2, &[owner]) > 5);
    let mut rng = Rng::new(4);
    for _ in 0..50 {
        let world = scene.imagined_by(1, &mut rng);
        assert!(
            world.random(Seat(0), 0, &mut rng).is_some(),
            "in every world"
        );
    }
}

#[test]
fn sl_4_2_two_hints_at_once() {
    let hands = ["2 12 5 6", "3 11 7 7", "1 1 1 1"];
    let mut scene = Deal::of(hands, "10 8 4 4").only("9 9").begin();
    scene
        .act(0, "2 builds 12 with 10")
        .act(1, "3 builds 11 with 8");
    let first = Hidden {
        told: (3, holds("12 12! W")),
        since: "-",
        ..hidden(0)
    };
    let second = Hidden {
        told: (3, holds("11 11! W")),
        since: "-",
        ..hidden(1)
    };
    assert!(as_likely(&scene, 2, &[first, second]) > 5);
}

#[test]
fn sl_8_1_with_an_empty_pile_all_unseen_cards_are_in_hands() {
    let hands = ["2 12 5 6", "3 11 7 W", "1 1 1 1"];
    let mut scene = Deal::of(hands, "10 8 4 4").only("").begin();
    scene.act(0, "2 builds 12 with 10");
    let builder = Hidden {
        told: (3, holds("12 12! W")),
        ..hidden(0)
    };
    assert!(as_likely(&scene, 2, &[builder, hidden(1)]) > 20);
    let world = scene.imagined_by(2, &mut Rng::new(1));
    let others = [0, 1].map(|seat| world.view(Eyes::Seat(Seat(seat))).own.expect("a hand"));
    let all: Vec<Card> = others.into_iter().flatten().collect();
    assert_eq!(sorted(all), "2 3 5 6 7 11 12 W".replace("2 3", "3"));
}

#[test]
fn sl_9_3_known_cards_of_the_partner_are_held() {
    let hands = ["2 9 12 5", "8 8 8 8", "9 3 W 1", "7 7 7 7"];
    let mut scene = Deal::of(hands, "7 4 6 4").partners().only("").begin();
    scene
        .act(2, "offers 9")
        .act(0, "gives back")
        .act(0, "puts 5");
    scene
        .act(3, "offers nothing")
        .act(1, "puts 8")
        .act(0, "offers nothing");
    let partner = Hidden {
        known: "9",
        ..hidden(2)
    };
    assert!(as_likely(&scene, 0, &[partner]) > 3);
    // It begins a build, and the known card was in its hand.
    scene.act(2, "3 builds 9 with 6");
    let partner = Hidden {
        known: "9",
        told: (3, holds("9 W")),
        ..hidden(2)
    };
    as_likely(&scene, 0, &[partner]);
}

#[test]
fn a_hint_is_forgotten_after_twelve_cards() {
    let scene = owning(9, "10 10 10 10", "12 12 12 12 12");
    let hint = |scene: &Scene| scene.table().hints[Seat(0)].clone();
    let says = hint(&scene).map(|hint| hint.says);
    assert!(matches!(says, Some(Says::NoWay { number, .. }) if number == value(9)));
    let mut scene = scene;
    for turn in 0..7 {
        assert_eq!(hint(&scene).is_some(), turn <= 6, "{turn}");
        if let Some(hint) = hint(&scene) {
            assert_eq!(hint.since.len(), 2 * turn);
        }
        for seat in [0, 1] {
            let first = scene
                .hand(seat)
                .split(' ')
                .next()
                .expect("a card")
                .to_owned();
            scene.act(seat, &format!("puts {first}"));
        }
    }
    assert_eq!(hint(&scene), None);
}

#[test]
fn an_offer_clears_the_hints_of_both_partners() {
    let hands = ["2 9 12 5", "8 8 8 8", "9 3 W 1", "7 7 7 7"];
    let mut scene = Deal::of(hands, "7 4 6 4").partners().begin();
    scene.act(2, "offers nothing").act(0, "2 builds 9 with 7");
    scene
        .act(3, "offers 7")
        .act(1, "gives back")
        .act(1, "puts 8");
    assert!(
        scene.table().hints[Seat(0)].is_some(),
        "others do not matter"
    );
    scene.act(0, "offers 5").act(2, "gives back");
    assert_eq!(scene.table().hints[Seat(0)], None);
}

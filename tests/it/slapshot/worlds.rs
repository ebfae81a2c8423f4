//! Imagined worlds: each hidden card lies in each possible place with the right probability.
//!
//! All seeds are fixed. A frequency may be off by five standard deviations.

use std::collections::BTreeMap;

use kitchen_table::engine::{Eyes, Game, Imagine, Input, Observation, Rng, Seat};
use kitchen_table::games::slapshot::cards::deck;
use kitchen_table::games::slapshot::{Action, Card, Kind, Options, Places, Slapshot, Stage};

use super::scene::{Scene, card, cards, dealt};

const WORLDS: usize = 1000;

/// Two teams without a face in common, and a third one.
const TEAMS: [&str; 3] = [
    "F8 F5 F3 D9 D5 G7",
    "F10 F7 F1 D7 D3 G5",
    "F9 F6 F2 D8 D4 G6",
];

fn observe(scene: &Scene, seat: u8) -> Observation<Slapshot> {
    Observation::of(&scene.game, Eyes::Seat(Seat(seat)), 0, 0)
}

/// The places of the cards in this many worlds that a seat imagines.
fn imagined(scene: &Scene, seat: u8) -> Vec<Places> {
    let view = observe(scene, seat).view;
    let mut rng = Rng::new(7);
    let mut one = |_| {
        let mut guesses = view.guesses(&mut rng);
        guesses.swap_remove(rng.below(guesses.len() as u32) as usize)
    };
    (0..WORLDS).map(&mut one).collect()
}

/// In how many worlds this holds.
fn count(worlds: &[Places], is: impl Fn(&Places) -> bool) -> usize {
    worlds.iter().filter(|places| is(places)).count()
}

#[track_caller]
fn as_often(count: usize, odds: f64, what: &dyn std::fmt::Debug) {
    let expected = WORLDS as f64 * odds;
    let band = 5.0 * (expected * (1.0 - odds)).max(0.0).sqrt() + 1e-6;
    let off = (count as f64 - expected).abs();
    assert!(off <= band, "{what:?}: {count}, not {expected:.0}");
}

fn has(places: &Places, seat: u8, card: Card) -> bool {
    places.team(Seat(seat)).contains(&card)
}

/// The card under all others of its kind.
fn bottom(places: &Places, kind: Kind) -> Option<Card> {
    places.piles[kind.index()][0]
}

/// How many cards with this face have no certain place.
fn copies(scene: &Scene, seat: u8, of: Card) -> f64 {
    let unplaced = observe(scene, seat).view.sure().unplaced(&deck());
    unplaced.iter().filter(|&&card| card == of).count() as f64
}

fn faces(kind: Kind) -> Vec<Card> {
    let mut faces = deck().to_vec();
    faces.retain(|card| card.kind == kind);
    faces.dedup();
    faces
}

/// Three managers, the last two of whom have just shown their teams to all. It is the last one's turn.
fn shown(seed: u64) -> Scene {
    let mut scene = Scene::with_chance(seed, &Options::new(3), &TEAMS, "");
    scene
        .act(0, Action::Draft { card: card("F3") })
        .won(1, 2, 2);
    for seat in [1, 2] {
        assert_eq!(scene.knows(0, seat), scene.team(seat));
    }
    scene
}

/// The same, after the last manager has traded for these cards with the one before.
fn traded(drawn: &str, given: &str) -> Scene {
    for seed in 0..1000 {
        let mut scene = shown(seed);
        scene.act(2, Action::Trade { with: Seat(1) });
        if drawn_by(&scene, 2) == Some(card(drawn)) {
            scene.act(2, Action::GiveBack { card: card(given) });
            return scene;
        }
    }
    panic!("{drawn} is never drawn");
}

/// The card drawn in a trade, as this seat sees it.
fn drawn_by(scene: &Scene, seat: u8) -> Option<Card> {
    match observe(scene, seat).view.stage {
        Stage::GivingBack { drawn, .. } => drawn,
        _ => None,
    }
}

#[test]
fn after_a_pick_any_card_of_its_kind() {
    let mut scene = Scene::unpicked(&Options::new(3), "F9 F8 G7");
    let pick = |kind| Action::Pick { kind };
    scene
        .act(0, pick(Kind::Forward))
        .act(1, pick(Kind::Forward));
    scene.act(2, pick(Kind::Goalie));
    let worlds = imagined(&scene, 0);
    for face in faces(Kind::Forward) {
        let odds = copies(&scene, 0, face) / 26.0;
        as_often(count(&worlds, |places| has(places, 1, face)), odds, &face);
        let top = |places: &Places| places.piles[0].last() == Some(&Some(face));
        as_often(count(&worlds, top), odds, &("top", face));
    }
    for face in faces(Kind::Goalie) {
        as_often(
            count(&worlds, |places| has(places, 2, face)),
            1.0 / 9.0,
            &face,
        );
    }
    let mine = |places: &Places| places.team(Seat(0)) == [card("F9")];
    assert_eq!(count(&worlds, mine), WORLDS);
}

#[test]
fn after_a_trade_of_others_each_exchange() {
    let scene = traded("F7", "F2");
    let worlds = imagined(&scene, 0);
    for one in cards(TEAMS[1]) {
        for other in cards(TEAMS[2])
            .into_iter()
            .filter(|other| other.kind == one.kind)
        {
            // One of six is drawn, and one of the cards of its kind is given back.
            let odds = 1.0 / 6.0 / one.kind.places() as f64;
            let exchanged = |places: &Places| has(places, 2, one) && has(places, 1, other);
            as_often(count(&worlds, exchanged), odds, &(one, other));
        }
    }
    let total = |places: &Places| {
        let both = places.team(Seat(1)).into_iter().chain(places.team(Seat(2)));
        both.filter(|card| cards(TEAMS[1]).contains(card) || cards(TEAMS[2]).contains(card))
            .count()
            == 12
    };
    assert_eq!(count(&worlds, total), WORLDS, "no third card is in it");
    assert_eq!(
        (scene.knows(0, 1), scene.knows(0, 2)),
        (String::new(), String::new())
    );
}

#[test]
fn a_reveal_shows_what_was_traded() {
    let mut scene = traded("F7", "F2");
    scene.won(0, 1, 1);
    let worlds = imagined(&scene, 0);
    let real = [1, 2].map(|seat| cards(&scene.team(seat)));
    let right = |places: &Places| [1, 2].map(|seat| places.team(Seat(seat))) == real;
    assert_eq!(count(&worlds, right), WORLDS);
}

#[test]
fn after_anothers_draft_any_card_of_the_kind_may_be_at_the_bottom() {
    let mut scene = shown(1);
    scene.act(2, Action::Draft { card: card("F2") });
    let worlds = imagined(&scene, 0);
    let forwards = ["F9", "F6", "F2"].map(card);
    for gone in forwards {
        let under = |places: &Places| bottom(places, Kind::Forward) == Some(gone);
        as_often(count(&worlds, under), 1.0 / 3.0, &gone);
    }
    // The card that replaced it may have the same face.
    let new = |places: &Places| {
        let mut team = places.team(Seat(2));
        team.retain(|card| card.kind == Kind::Forward);
        let gone = bottom(places, Kind::Forward);
        for old in forwards {
            if Some(old) != gone {
                take(&mut team, old);
            }
        }
        team[0]
    };
    // Certain of its own three, of the one that it drafted itself, and of those of seat 1.
    let mut unknown = observe(&scene, 0).view.sure().unplaced(&deck());
    for old in forwards {
        take(&mut unknown, old);
    }
    unknown.retain(|card| card.kind == Kind::Forward);
    for face in faces(Kind::Forward) {
        let odds =
            unknown.iter().filter(|card| **card == face).count() as f64 / unknown.len() as f64;
        as_often(count(&worlds, |places| new(places) == face), odds, &face);
    }
}

#[test]
fn a_draft_of_the_only_goalie_is_known_to_all() {
    let mut scene = shown(1);
    scene.act(2, Action::Draft { card: card("G6") });
    let worlds = imagined(&scene, 0);
    assert_eq!(
        count(&worlds, |places| bottom(places, Kind::Goalie)
            == Some(card("G6"))),
        WORLDS
    );
}

#[test]
fn two_drafts_by_others_in_a_row() {
    let mut scene = shown(1);
    scene.act(2, Action::Draft { card: card("F2") });
    scene.act(0, Action::Draft { card: card("D9") });
    scene.act(1, Action::Draft { card: card("D3") });
    scene.act(2, Action::Draft { card: card("F6") });
    let worlds = imagined(&scene, 0);
    for old in ["F9", "F6", "F2"].map(card) {
        let second = |places: &Places| bottom(places, Kind::Forward) == Some(old);
        as_often(count(&worlds, second), 2.0 / 9.0, &("second", old));
    }
}

#[test]
fn worlds_are_weighted_by_how_well_they_explain_a_reveal() {
    // Seat 2 trades with seat 1, seat 1 drafts a forward, and shows a team with one new forward. So
    // forwards were traded, and the one received, any of three, went right under the deck.
    let mut scene = traded("F10", "F6");
    scene.act(0, Action::Draft { card: card("D9") });
    scene.act(1, Action::Draft { card: card("F6") });
    scene.won(2, 1, 1);
    assert_eq!(
        cards(&scene.team(1))[..2],
        ["F1"; 2].map(card),
        "one F1 is new"
    );
    let worlds = imagined(&scene, 0);
    // Seat 2 was revealed as well: it has the F10 but not the F6, which can be nowhere else.
    let right = |places: &Places| {
        has(places, 2, card("F10")) && bottom(places, Kind::Forward) == Some(card("F6"))
    };
    assert!(count(&worlds, right) * 100 >= WORLDS * 98);
}

#[test]
fn unseen_cards_are_weighted_by_how_well_they_explain_the_rest() {
    // The same, but seat 2 does not show its team: any of its forwards went to seat 1 and under the deck.
    let mut scene = traded("F10", "F6");
    scene.act(0, Action::Draft { card: card("D9") });
    scene.act(1, Action::Draft { card: card("F6") });
    scene.act(2, Action::Draft { card: card("G6") });
    scene.won(0, 1, 1);
    let worlds = imagined(&scene, 0);
    for gone in ["F9", "F6", "F2"].map(card) {
        let under = |places: &Places| bottom(places, Kind::Forward) == Some(gone);
        as_often(count(&worlds, under), 1.0 / 3.0, &gone);
    }
}

#[test]
fn after_injuries_everybody_knows_the_bottom_cards() {
    let teams = [
        "F8 F5 F3 D9 D5 G7",
        "F10 F7 F1 D4b D3 G5",
        "F9 F6 F2 D8 D2 G6",
    ];
    let mut scene = Scene::teams(teams, "");
    scene.act(0, Action::Draft { card: card("F3") });
    scene.bout(1, 2, "F9 F6 F2 D8 D2 G6", "D4b F10 F7 F1 D3 G5");
    let worlds = imagined(&scene, 0);
    let under = |places: &Places| bottom(places, Kind::Forward) == Some(card("F9"));
    assert_eq!(count(&worlds, under), WORLDS);
    let new = |places: &Places| {
        let mut team = places.team(Seat(2));
        team.retain(|card| card.kind == Kind::Forward);
        for old in ["F6", "F2"].map(card) {
            take(&mut team, old);
        }
        team[0]
    };
    let all: f64 = faces(Kind::Forward)
        .into_iter()
        .map(|face| copies(&scene, 0, face))
        .sum();
    for face in faces(Kind::Forward) {
        let odds = copies(&scene, 0, face) / all;
        as_often(count(&worlds, |places| new(places) == face), odds, &face);
    }
}

#[test]
fn a_card_drawn_from_another_team_is_known_to_lie_there() {
    let mut scene = shown(1);
    scene.act(2, Action::Trade { with: Seat(0) });
    let drawn = drawn_by(&scene, 0).expect("it is the own card");
    assert!(
        imagined(&scene, 2)
            .iter()
            .all(|places| has(places, 0, drawn)),
        "who drew it knows"
    );
    let mut rng = Rng::new(3);
    let seen = observe(&scene, 1);
    let mut drawn = BTreeMap::new();
    for _ in 0..600 {
        let world = Slapshot::imagine(&seen, &mut rng);
        let view = Observation::of(&world, Eyes::Seat(Seat(2)), 0, 0).view;
        if let Stage::GivingBack {
            drawn: Some(card), ..
        } = view.stage
        {
            *drawn.entry(card.kind).or_insert(0) += 1;
        }
    }
    assert_eq!(drawn.values().sum::<i32>(), 600);
    for (kind, times) in drawn {
        let expected = 100 * kind.places() as i32;
        assert!((times - expected).abs() < 70, "{kind:?}: {times}");
    }
}

#[test]
fn worlds_keep_what_is_certain() {
    let mut rng = Rng::new(1);
    for seed in 0..12 {
        let options = Options::new(2 + (seed % 5) as u8);
        let (mut game, _) = dealt(&options, seed);
        for step in 0..240 {
            let Some(seat) = game.to_act().iter().next() else {
                break;
            };
            let action = game.random(seat, 0, &mut rng).expect("it can act");
            game.apply(&Input::new(0, seat, action), &mut ());
            if step % 40 != 39 {
                continue;
            }
            for eyes in (0..options.players)
                .map(|seat| Eyes::Seat(Seat(seat)))
                .chain([Eyes::Table])
            {
                let view = game.view(eyes);
                let sure = view.sure();
                let real = |seat| game.view(Eyes::Seat(seat)).own.expect("a team");
                for places in view.guesses(&mut rng) {
                    for seat in (0..options.players).map(Seat) {
                        let mut left = real(seat);
                        let mut guessed = places.team(seat);
                        for card in sure.team(seat) {
                            assert!(take(&mut left, card), "sure of {card:?}, and wrong");
                            assert!(take(&mut guessed, card), "sure of {card:?}, and forgot it");
                        }
                    }
                }
            }
        }
    }
}

fn take(from: &mut Vec<Card>, card: Card) -> bool {
    let place = from.iter().position(|other| *other == card);
    place.map(|place| from.swap_remove(place)).is_some()
}

/// The card that a seat gives back for one of this kind.
fn gift(scene: &Scene, seat: u8, kind: Kind) -> Card {
    let team = cards(&scene.team(seat));
    let gift = team.into_iter().find(|card| card.kind == kind);
    gift.expect("one of that kind")
}

#[test]
fn a_drawn_card_is_theirs_until_one_is_given_for_it() {
    for seed in 0..12 {
        let mut scene = Scene::with_chance(seed, &Options::new(3), &TEAMS, "");
        scene.act(0, Action::Trade { with: Seat(1) });
        let drawn = drawn_by(&scene, 0).expect("whoever drew it sees it");
        assert!(cards(&scene.team(1)).contains(&drawn));
        assert_eq!(scene.knows(0, 1), format!("{drawn:?}"));
        assert_eq!(scene.knows(1, 0), "", "nothing of the other team was seen");
        assert_eq!([scene.knows(2, 0), scene.knows(2, 1)], ["", ""]);
        let given = gift(&scene, 0, drawn.kind);
        scene.act(0, Action::GiveBack { card: given });
        assert_eq!(scene.knows(0, 1), format!("{given:?}"));
        assert_eq!(scene.knows(1, 0), format!("{drawn:?}"));
        assert_eq!([scene.knows(2, 0), scene.knows(2, 1)], ["", ""]);
    }
}

#[test]
fn what_others_know_of_two_teams_is_lost_when_a_trade_is_done_and_not_before() {
    let mut scene = shown(3);
    scene.act(2, Action::Trade { with: Seat(1) });
    let drawn = drawn_by(&scene, 2).expect("whoever drew it sees it");
    for seat in [1, 2] {
        assert_eq!(scene.knows(0, seat), scene.team(seat));
    }
    let card = gift(&scene, 2, drawn.kind);
    scene.act(2, Action::GiveBack { card });
    assert_eq!([scene.knows(0, 1), scene.knows(0, 2)], ["", ""]);
}

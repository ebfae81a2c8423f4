//! Imagined worlds: each hidden card lies in each hidden place with the right probability.
//!
//! All seeds are fixed. A frequency may be off by five standard deviations.

use kitchen_table::engine::{Eyes, Game, Imagine, Input, Observation, Rng, Seat, Table, Told};
use kitchen_table::games::swoop::{
    Action, Counts, Event, Options, Rank, STACKS, Stage, Swoop, View,
};

use super::scene::{Deal, Scene, counts};

/// The face-down card in a stack of the player who is to act.
fn blind(world: &Swoop, stack: u8) -> Option<Rank> {
    let seat = world.to_act().single()?;
    let mut told: Vec<Told<Swoop>> = Vec::new();
    // The input applies without being checked.
    world
        .clone()
        .apply(&Input::new(0, seat, Action::Flip { stack }), &mut told);
    told.iter().find_map(|told| match told {
        Told::All(Event::Flipped { card, .. }) => Some(*card),
        _ => None,
    })
}

/// The part of a hand that is not known.
fn hidden(world: &Swoop, view: &View, seat: Seat) -> Counts {
    let own = world
        .view(Eyes::Seat(seat))
        .own
        .expect("a seat of the table");
    own.without(&view.tableaus[seat].known)
}

/// Checks draws without replacement: `draws` of `all` cards in each of `worlds`, `such` counted.
#[track_caller]
fn as_often(count: u32, worlds: u32, draws: u8, such: u8, all: u16, what: &dyn std::fmt::Debug) {
    let (draws, all) = (f64::from(draws), f64::from(all));
    let odds = f64::from(such) / all;
    let each = draws * odds * (1.0 - odds) * (all - draws) / (all - 1.0).max(1.0);
    let expected = f64::from(worlds) * draws * odds;
    let band = 5.0 * (f64::from(worlds) * each).sqrt();
    let slack = if band > 0.0 { 3.0 } else { 1e-6 };
    let off = (f64::from(count) - expected).abs();
    assert!(off <= band + slack, "{what:?}: {count}, not {expected:.1}");
}

fn places_are_fair(seen: &Observation<Swoop>, worlds: u32) {
    let view = &seen.view;
    let eyes = seen.eyes.seat();
    let unseen = view.unseen(eyes);
    let all = unseen.total();
    let mut rng = Rng::new(seen.step as u64);
    let worlds_of: Vec<Swoop> = (0..worlds)
        .map(|_| Swoop::imagine(seen, &mut rng))
        .collect();
    for (seat, tableau) in view.tableaus.iter().filter(|&(seat, _)| eyes != Some(seat)) {
        let hands: Vec<Counts> = worlds_of
            .iter()
            .map(|world| hidden(world, view, seat))
            .collect();
        assert!(
            hands
                .iter()
                .all(|hand| hand.total() == u16::from(tableau.hidden()))
        );
        for rank in Rank::ALL {
            let count = hands.iter().map(|hand| u32::from(hand[rank])).sum();
            let what = (seen.step, seat, rank);
            as_often(count, worlds, tableau.hidden(), unseen[rank], all, &what);
        }
    }
    let actor = seen.to_act().single().expect("one acts");
    for stack in view.tableaus[actor].blinds.iter() {
        let cards: Vec<Rank> = worlds_of
            .iter()
            .filter_map(|world| blind(world, stack))
            .collect();
        assert_eq!(cards.len() as u32, worlds, "a card lies there");
        for rank in Rank::ALL {
            let count = cards.iter().filter(|&&card| card == rank).count() as u32;
            as_often(
                count,
                worlds,
                1,
                unseen[rank],
                all,
                &(seen.step, stack, rank),
            );
        }
    }
}

/// What these eyes see at some steps of a random game.
fn observations(players: u8, seed: u64, eyes: Eyes, every: usize) -> Vec<Observation<Swoop>> {
    let mut found = Vec::new();
    let mut table = Table::<Swoop>::new(Options::new(players), seed, &mut ()).expect("no flaw");
    let mut rng = Rng::aside(seed, [9, 9]);
    while let Some(seat) = table.observe(Eyes::Table, 0).to_act().single() {
        if table.step() % every == 7 {
            found.push(table.observe(eyes, 0));
        }
        let seen = table.observe(Eyes::Seat(seat), 0);
        let legal: Vec<&Action> = seen.legal().collect();
        let action = **rng.pick(&legal).expect("a legal action");
        table
            .play(Input::new(0, seat, action), &mut ())
            .expect("it is legal");
    }
    found
}

#[test]
fn each_card_lies_in_each_place_at_the_right_rate() {
    let first = Eyes::Seat(Seat(0));
    for (players, eyes) in [(3, first), (4, Eyes::Table), (6, first), (8, first)] {
        let all = observations(players, 1, eyes, 23);
        assert!(all.len() >= 4);
        for seen in all.iter().step_by(all.len().div_ceil(5)) {
            places_are_fair(seen, 2000);
        }
    }
}

#[test]
fn two_hidden_cards_are_drawn_without_replacement() {
    // One hidden card in seat 1's hand, and one face down before seat 0.
    let scene = Deal::of(["7 3 | - - - 4 | - - - 9", "5 | . . . . | . . . .", "..."]).begin();
    for eyes in [Eyes::Table, Eyes::Seat(Seat(2)), Eyes::Seat(Seat(0))] {
        let seen = scene.observe(eyes);
        let unseen = seen.view.unseen(eyes.seat());
        assert_eq!(seen.view.tableaus[Seat(1)].hidden(), 1);
        let mut rng = Rng::new(11);
        let mut cells = [[0u32; Rank::COUNT]; Rank::COUNT];
        const WORLDS: u32 = 20_000;
        for _ in 0..WORLDS {
            let world = Swoop::imagine(&seen, &mut rng);
            let held = hidden(&world, &seen.view, Seat(1))
                .lowest()
                .expect("a card");
            let lying = blind(&world, 3).expect("a card");
            cells[held.index()][lying.index()] += 1;
        }
        let all = f64::from(unseen.total());
        let mut chi_squared = 0.0;
        for one in Rank::ALL {
            for other in Rank::ALL {
                let left = f64::from(unseen[other]) - f64::from(u8::from(one == other));
                let odds = f64::from(unseen[one]) / all * left / (all - 1.0);
                let expected = odds * f64::from(WORLDS);
                let count = f64::from(cells[one.index()][other.index()]);
                chi_squared += (count - expected).powi(2) / expected;
            }
        }
        let usual = (Rank::COUNT * Rank::COUNT - 1) as f64;
        let off = (chi_squared - usual).abs();
        assert!(
            off <= 5.0 * (2.0 * usual).sqrt(),
            "{chi_squared} of {usual}"
        );
    }
}

fn taken() -> Scene {
    let mut scene = Deal::of(["K 9 ...", "7 7 ...", "Q 6 ... | J 5 5 5 | 8 . . ."]).begin();
    scene.play(0, "K").play(1, "7 7").play(2, "@0");
    scene
}

#[test]
fn cards_picked_up_are_held_in_every_world() {
    let scene = taken();
    let known = counts("7 7 J K");
    assert_eq!(scene.table().tableaus[Seat(2)].known, known);
    assert_eq!(scene.table().tableaus[Seat(2)].hidden(), 11);
    for eyes in [Eyes::Table, Eyes::Seat(Seat(0)), Eyes::Seat(Seat(2))] {
        let seen = scene.observe(eyes);
        let mut rng = Rng::new(3);
        for _ in 0..200 {
            let world = Swoop::imagine(&seen, &mut rng);
            let own = world.view(Eyes::Seat(Seat(2))).own.expect("a seat");
            assert_eq!(known.without(&own), Counts::default());
        }
        places_are_fair(&seen, 2000);
    }
}

#[test]
fn ones_own_hand_is_known_but_face_down_cards_are_guessed() {
    let scene = taken();
    let seen = scene.observe(Eyes::Seat(Seat(0)));
    let mut rng = Rng::new(3);
    let mut beneath = Counts::default();
    for _ in 0..200 {
        let world = Swoop::imagine(&seen, &mut rng);
        assert_eq!(world.view(Eyes::Seat(Seat(0))).own, seen.view.own);
        beneath.extend(blind(&world, 0));
    }
    assert!(beneath.iter().count() > 10, "{beneath:?}");
}

#[test]
fn a_view_tells_what_the_header_lists() {
    let scene = taken();
    let (table, first) = (scene.table(), scene.seen_by(0));
    assert_eq!(table.own, None);
    assert_eq!(
        View { own: None, ..first },
        table,
        "the table sees all but the hand"
    );
    for (_, place) in table.tableaus.iter() {
        assert_eq!(
            place.faces.cards().count() + usize::from(place.uncovered().count()),
            STACKS
        );
    }
    assert!(matches!(
        table.stage,
        Stage::Turn {
            seat: Seat(0),
            again: false
        }
    ));
}

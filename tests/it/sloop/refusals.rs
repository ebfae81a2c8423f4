//! Why the rules refuse: every reason once; and the rules answer every input.

use std::collections::BTreeSet;
use std::mem::discriminant;

use kitchen_table::engine::laws::Lawful;
use kitchen_table::engine::{By, Clause, Game, Illegal, Input, Rng, Seat};
use kitchen_table::games::sloop::CLAUSES;
use kitchen_table::games::sloop::{Action, Groups, Refusal, Sloop};

use super::scene::{Deal, Scene, card, owning};
use crate::support::out_of_turn;

/// Every reason, and its clause.
#[test]
fn every_refusal_is_provoked() {
    let start = Deal::of(["2 12 8 3", "9 9 1 8"], "10 4 8 5").begin();
    let mut built = start.clone();
    built.act(0, "2 builds 12 with 10");
    let mut owner = built.clone();
    owner.act(1, "puts 9");
    let mut flipped = start.clone();
    flipped.act(0, "uses 3");
    let bare = Deal::of(["2 3 1 8", "9 9 9 9"], "10 4 8 5")
        .only("")
        .begin();
    let mut last = Deal::of(["2 12 12 12", "9 9 9 9"], "8 8 8 8")
        .only("")
        .begin();
    for _ in 0..3 {
        last.act(0, "puts 12").act(1, "puts 9");
    }
    let offering = Deal::of(["2 9 1 1", "8 8 8 8", "9 1 1 W", "7 7 7 7"], "7 4 4 4").partners();
    let offering = offering.begin();
    let mut answering = offering.clone();
    answering.act(2, "offers 9");
    let mut partner = offering.clone();
    partner.act(2, "offers nothing").act(0, "2 builds 9 with 7");
    partner
        .act(3, "offers nothing")
        .act(1, "puts 8")
        .act(0, "offers nothing");
    let double = owning(8, "2 3 10 10", "5 10 10 10 10");
    let stuck = owning(8, "2 7 10 10", "6 10 10 10 10");
    let provoked = [
        (&offering, 2, "puts 9", "SL-9.3"),
        (&answering, 0, "puts 9", "SL-9.3"),
        (&start, 0, "offers 2", "SL-9.3"),
        (&start, 0, "puts 7", "SL-2.1"),
        (&flipped, 0, "puts 8", "SL-5.5"),
        (&flipped, 0, "ends", "SL-5.7"),
        (&start, 0, "ends", "SL-2.1"),
        (&start, 0, "8=9 takes 4+5", "SL-3.1"),
        (&start, 0, "8 takes 7+1", "SL-3.1"),
        (&start, 0, "8 takes 4", "SL-3.1"),
        (&start, 0, "8 takes ", "SL-3.1"),
        (&start, 0, "8 takes build", "SL-3.3"),
        (&built, 1, "9=9 takes build", "SL-3.3"),
        (&partner, 2, "9 takes build", "SL-9.2"),
        (&owner, 0, "12 takes 8+4", "SL-3.5"),
        (&start, 0, "8 takes 8 and 5", "SL-3.7"),
        (&owner, 0, "puts 8", "SL-2.2"),
        (&owner, 0, "3 builds 8 with 5", "SL-4.5"),
        (&start, 0, "8 builds 8", "SL-4.1"),
        (&start, 0, "3 builds 11 with 8", "SL-4.2"),
        (&built, 1, "8 continues with 4", "SL-4.6"),
        (&start, 0, "uses 8", "SL-1.3"),
        (&bare, 0, "uses 1", "SL-5.3"),
        (&last, 0, "uses 2", "SL-5.8"),
        (&bare, 0, "uses 3", "SL-5.5"),
        (&double, 0, "puts 2", "SL-5.4"),
        (&stuck, 0, "uses 2", "SL-5.4"),
    ];
    let mut reasons: Vec<Refusal> = Vec::new();
    let mut add = |scene: &Scene, seat: u8, words: &str, clause: &str| {
        let (refusal, named) = scene.refused(seat, words);
        assert_eq!(named, clause, "{words}: {refusal:?}");
        if reasons
            .iter()
            .all(|other| discriminant(other) != discriminant(&refusal))
        {
            reasons.push(refusal);
        }
    };
    for (scene, seat, words, clause) in provoked {
        add(scene, seat, words, clause);
    }
    let twelve = Deal::of(["2 12 8 3", "12 2 1 8"], "10 4 10 5").begin();
    let mut twice = twelve.clone();
    twice.act(0, "2 builds 12 with 10");
    add(&twice, 1, "12 takes build", "SL-3.5");
    add(&twice, 1, "2 builds 12 with 10", "SL-4.5");
    assert_eq!(reasons.len(), 28, "as many as there are: {reasons:?}");
    let clauses: BTreeSet<&str> = reasons.iter().map(Clause::clause).collect();
    assert!(clauses.iter().all(|clause| CLAUSES.contains(clause)));
}

#[test]
fn every_input_is_answered() {
    let mut rng = Rng::new(3);
    for seed in 0..40 {
        let players = 2 + (seed % 5) as u8;
        let options = Sloop::options(players, seed);
        let mut game = Sloop::deal(&options, Rng::new(seed), &mut ());
        while let Some(seat) = game.to_act().single() {
            for _ in 0..20 {
                let action = Sloop::stray(&mut rng);
                for by in [By::Clock, By::Seat(Seat(rng.any() as u8)), By::Seat(seat)] {
                    let answer = game.check(&Input {
                        at: 0,
                        by,
                        action: action.clone(),
                    });
                    if let Some(illegal) = out_of_turn(&game, by) {
                        assert_eq!(answer, Err(illegal), "{by:?}");
                    }
                }
            }
            let action = game.random(seat, 0, &mut rng).expect("something legal");
            game.apply(&Input::new(0, seat, action), &mut ());
        }
    }
}

#[test]
fn the_largest_possible_input_is_answered() {
    let all: Groups = (0..200).map(|_| [card("1")]).collect();
    assert_eq!(all.len(), 121);
    let one: Groups = [(0..121).map(|_| card("12"))].into_iter().collect();
    let none: Groups = [(0..122).map(|_| card("12"))].into_iter().collect();
    assert_eq!((one.len(), one.cards().len(), none.len()), (1, 121, 0));
    let scene = Deal::of(["12 1 1 1", "9 9 9 9"], "12 12 12 12").begin();
    let value = super::scene::value(12);
    for groups in [all, one] {
        let take = Action::Capture {
            card: card("12"),
            value,
            groups,
            build: false,
            bonus: None,
        };
        let answer = scene.game.check(&Input::new(0, Seat(0), take));
        let refusal = answer.err().and_then(Illegal::refusal);
        assert!(matches!(refusal, Some(Refusal::NotLoose(_))), "{refusal:?}");
    }
}

#[test]
fn groups_are_stored_as_lists_of_lists() {
    let groups: Groups = [vec![card("4"), card("2")], vec![card("6!")]]
        .into_iter()
        .collect();
    assert_eq!(format!("{groups:?}"), "[4 + 2, 6!]");
    let text = serde_json::to_string(&groups).expect("it can be written");
    assert_eq!(text, "[[3,1],[14]]");
    assert_eq!(serde_json::from_str::<Groups>(&text).ok(), Some(groups));
    let long = serde_json::to_string(&vec![vec![1; 61]; 2]).expect("it can be written");
    for wrong in ["[[]]", "[[22]]", "[[3],[]]", &long] {
        assert!(serde_json::from_str::<Groups>(wrong).is_err(), "{wrong}");
    }
}

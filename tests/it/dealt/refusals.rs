//! Why the rules refuse: every reason once; and the rules answer every input.

use std::collections::BTreeSet;

use kitchen_table::engine::{By, Clause, Game, Illegal, Input, Rng, Seat, Status};
use kitchen_table::games::dealt::CLAUSES;
use kitchen_table::games::dealt::{Action, Dealt, Options, Refusal, XValues};

use super::scene::{Deal, Scene, value};
use crate::support::out_of_turn;
use crate::words::are_different_sentences;

/// A lead, a reply, a card to place, and the end of a game.
fn positions() -> Vec<Scene> {
    let lead = Deal::of(["9 S X R", "R 3 9 1", "6 6 6 6"]).begin();
    let mut reply = lead.clone();
    reply.play(0, "9").take(1, 0, 0).take(2, 0, 0);
    let mut place = lead.clone();
    place.play(0, "9").redraw(1).take(2, 0, 0);
    let mut over = lead.clone();
    let mut rng = Rng::new(5);
    while let Some(seat) = over.game.to_act().single() {
        let action = over.game.random(seat, 0, &mut rng).expect("a legal action");
        over.act(seat.0, action);
    }
    assert!(matches!(over.game.status(), Status::Over(_)));
    vec![lead, reply, place, over]
}

#[test]
fn every_refusal_is_provoked() {
    let play = |from, len, names: XValues| Action::Play { from, len, names };
    let [lead, reply, place, _] = &positions()[..] else {
        panic!("four positions");
    };
    let mut beaten = lead.clone();
    beaten.play(0, "X=12");
    let nine = [Some(value(9)), None];
    let mut gone = lead.clone();
    gone.play(0, "9")
        .take(1, 0, 0)
        .take(2, 0, 0)
        .play(0, "X=12");
    let take = |which, gap| Action::TakeReserve { which, gap };
    let provoked = [
        (
            place.refused(0, Action::Stop { at: 0 }),
            Refusal::PlaceFirst,
        ),
        (
            reply.refused(0, Action::Place { gap: 0 }),
            Refusal::NothingDrawn,
        ),
        (lead.refused(0, play(0, 4, [None; 2])), Refusal::OneToThree),
        (lead.refused(0, play(4, 1, [None; 2])), Refusal::NoSuchCard),
        (
            place.refused(0, Action::Place { gap: 9 }),
            Refusal::NoSuchGap,
        ),
        (lead.refused(0, play(0, 2, [None; 2])), Refusal::PlayedAlone),
        (lead.refused(0, play(0, 1, nine)), Refusal::NameEachX),
        (
            beaten.refused(1, play(1, 2, [None; 2])),
            Refusal::NoCombination,
        ),
        (beaten.refused(1, play(2, 1, [None; 2])), Refusal::NotHigher),
        (lead.refused(0, Action::Stop { at: 0 }), Refusal::NotAStop),
        (
            lead.refused(0, Action::Redraw { at: 0 }),
            Refusal::NotARedraw,
        ),
        (lead.refused(0, take(0, 0)), Refusal::LeaderPlays),
        (gone.refused(1, take(0, 0)), Refusal::ReserveGone),
    ];
    for (refusal, expected) in provoked {
        assert_eq!(refusal, expected);
        assert!(CLAUSES.contains(&refusal.clause()), "{refusal:?}");
    }
    let provoked: BTreeSet<Refusal> = provoked.iter().map(|&(refusal, _)| refusal).collect();
    assert_eq!(provoked.len(), 13, "every refusal is provoked");
    let said: Vec<Refusal> = provoked.into_iter().collect();
    are_different_sentences(&said);
}

#[test]
fn every_input_is_answered() {
    const BYTES: [u8; 12] = [0, 1, 2, 3, 4, 5, 17, 18, 19, 127, 254, 255];
    let [one, twelve] = [1, 12].map(|number| Some(value(number)));
    let names: [XValues; 4] = [[None; 2], [one, None], [None, twelve], [twelve, one]];
    let mut actions = Vec::new();
    for a in BYTES {
        actions.extend([Action::Stop { at: a }, Action::Redraw { at: a }]);
        actions.push(Action::Place { gap: a });
        for b in BYTES {
            actions.push(Action::TakeReserve { which: a, gap: b });
            actions.extend(names.map(|names| Action::Play {
                from: a,
                len: b,
                names,
            }));
        }
    }
    for scene in positions() {
        for by in (0..=255)
            .map(|seat| By::Seat(Seat(seat)))
            .chain([By::Clock])
        {
            for &action in &actions {
                let answer = scene.game.check(&Input {
                    at: u32::MAX,
                    by,
                    action,
                });
                if let Some(illegal) = out_of_turn(&scene.game, by) {
                    assert_eq!(answer, Err(illegal), "{by:?}");
                }
                if answer.is_ok() {
                    let mut game = scene.game.clone();
                    game.apply(&Input { at: 0, by, action }, &mut ());
                    assert_ne!(game, scene.game, "{action:?} does something");
                }
            }
        }
    }
}

#[test]
fn a_leader_who_has_led_is_no_longer_to_act() {
    let mut game = Dealt::deal(&Options::new(3), Rng::new(1), &mut ());
    let leader = game.to_act().single().expect("a leader");
    let action = game.random(leader, 0, &mut Rng::new(1)).expect("a lead");
    game.apply(&Input::new(0, leader, action), &mut ());
    let again = game.check(&Input::new(0, leader, action));
    assert_eq!(again, Err(Illegal::NotYourTurn));
}

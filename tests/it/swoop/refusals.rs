//! The rules answer every input, and every refusal cites a clause.

use kitchen_table::engine::{By, Clause, Game, Illegal, Input, Seat, Status};
use kitchen_table::games::swoop::CLAUSES;
use kitchen_table::games::swoop::{Action, Rank, Refusal, Stacks};

use super::scene::{Deal, Scene};
use crate::support::out_of_turn;

/// A first turn, one after a swoop, a chain before and after a face-down card, and the end of a game.
fn positions() -> Vec<Scene> {
    let turn = Deal::of(["7 7 9 10 ... | K 7 9 10 | Q . . .", "...", "..."]).begin();
    let mut again = turn.clone();
    again.play(0, "10");
    let mut chain = turn.clone();
    chain.play(0, "@0");
    let mut blind = chain.clone();
    blind.flip(0, 0);
    let last = Deal::of(["7 | - - - - | - - - -", "...", "..."]).until(1, Some(1));
    let mut over = last.begin();
    over.play(0, "7");
    assert!(matches!(over.game.status(), Status::Over(_)));
    vec![turn, again, chain, blind, over]
}

fn actions() -> Vec<Action> {
    const BYTES: [u8; 11] = [0, 1, 2, 3, 4, 5, 15, 16, 127, 254, 255];
    let mut actions = vec![Action::Done, Action::CallTime];
    for a in BYTES {
        actions.push(Action::Flip { stack: a });
        for b in BYTES {
            // Any byte can be read as a set of stacks.
            let bits = (0..8).filter(|bit| b & 1 << bit != 0);
            let faces: Stacks = bits.collect();
            actions.push(Action::Add { hand: a, faces });
            actions.extend(Rank::ALL.map(|rank| Action::Play {
                rank,
                hand: a,
                faces,
            }));
        }
    }
    actions
}

#[test]
fn every_input_is_answered() {
    let actions = actions();
    let mut refusals: Vec<Refusal> = Vec::new();
    for scene in positions() {
        let seats = (0..=255).map(|seat| By::Seat(Seat(seat)));
        for by in seats.chain([By::Clock]) {
            for &action in &actions {
                let input = Input { at: 0, by, action };
                let answer = scene.game.check(&input);
                if let Some(illegal) = out_of_turn(&scene.game, by) {
                    assert_eq!(answer, Err(illegal), "{by:?}");
                }
                if answer.is_ok() {
                    let mut game = scene.game.clone();
                    game.apply(&input, &mut ());
                    assert_ne!(game, scene.game, "{action:?} does something");
                }
                refusals.extend(answer.err().and_then(Illegal::refusal));
            }
        }
    }
    for refusal in &refusals {
        assert!(CLAUSES.contains(&refusal.clause()), "{refusal:?}");
    }
    let said = |is: fn(&Refusal) -> bool| refusals.iter().any(is);
    assert!(said(|refusal| *refusal == Refusal::NoPassing));
    assert!(said(|refusal| *refusal == Refusal::PlayAgain));
    assert!(said(|refusal| *refusal == Refusal::NoCards));
    assert!(said(|refusal| *refusal == Refusal::NothingTurned));
    assert!(said(|refusal| *refusal == Refusal::NothingElse));
    assert!(said(|refusal| matches!(refusal, Refusal::NotInHand { .. })));
    assert!(said(|refusal| matches!(refusal, Refusal::NoFace(_))));
    assert!(said(|refusal| matches!(
        refusal,
        Refusal::AnotherRank { .. }
    )));
    assert!(said(|refusal| matches!(refusal, Refusal::NoBlind(_))));
    assert!(said(|refusal| matches!(refusal, Refusal::Covered { .. })));
    assert!(said(|refusal| matches!(
        refusal,
        Refusal::AnotherValue { .. }
    )));
}

//! Why the rules refuse; and the rules answer every input.

use std::collections::BTreeSet;

use crate::support::out_of_turn;
use kitchen_table::engine::{By, Clause, Game, Illegal, Input, Rng, Seat};
use kitchen_table::games::slapshot::CLAUSES;
use kitchen_table::games::slapshot::cards::deck;
use kitchen_table::games::slapshot::{Action, Card, Kind, Options, Slapshot, Special};

/// Inputs of every verb, sensible and senseless.
fn actions() -> Vec<Action> {
    let odd = Card {
        kind: Kind::Goalie,
        value: 255,
        special: Special::TinyTim,
    };
    let seats = [0, 1, 2, 5, 6, 7, 8, 255].map(Seat);
    let mut actions = vec![Action::Pass, Action::LineUp([odd; 6])];
    actions.extend(Kind::ALL.map(|kind| Action::Pick { kind }));
    actions.extend(seats.map(|with| Action::Trade { with }));
    actions.extend(seats.map(|host| Action::Game { host }));
    for card in deck().into_iter().chain([odd]) {
        actions.extend([Action::GiveBack { card }, Action::Draft { card }]);
    }
    actions
}

#[test]
fn every_input_is_answered_at_every_step_and_refusals_cite_a_clause() {
    let mut own = deck().to_vec();
    let goalies = own.iter_mut().filter(|card| card.kind == Kind::Goalie);
    goalies.skip(6).for_each(|card| card.kind = Kind::Forward);
    let league = Options {
        league: true,
        limits: true,
        ..Options::new(3)
    };
    let scarce = Options {
        deck: Some(own),
        ..Options::new(6)
    };
    let mut names = BTreeSet::new();
    for options in [league, scarce] {
        answered(&options, &mut names);
    }
    let all = "DeckEmpty GamesLeft GiveBackFirst KindComplete LineUpFirst NoDraftsLeft NoGame NoPassing \
               NoSuchManager NoTradesLeft NotInTeam NotYourTeam NothingToGiveBack OtherKind \
               OthersFirst PickFirst SameCard TeamsAreComplete VisitedTwice";
    let all: BTreeSet<String> = all.split_whitespace().map(String::from).collect();
    assert_eq!(names, all, "every refusal is provoked");
}

/// Plays a game, tries everything at every step, and collects the names of the refusals.
fn answered(options: &Options, names: &mut BTreeSet<String>) {
    let mut game = Slapshot::deal(options, Rng::new(9), &mut ());
    let mut rng = Rng::new(10);
    let actions = actions();
    loop {
        for seat in [0, 1, 2, 3, 7, 8, 255].map(Seat) {
            for &action in &actions {
                let by = By::Seat(seat);
                let answer = game.check(&Input {
                    at: u32::MAX,
                    by,
                    action,
                });
                if let Some(illegal) = out_of_turn(&game, by) {
                    assert_eq!(answer, Err(illegal), "{by:?}");
                }
                match answer {
                    Ok(()) => game.clone().apply(&Input { at: 0, by, action }, &mut ()),
                    Err(Illegal::Refused(refusal)) => {
                        let said = format!("{refusal:?}");
                        names.extend(said.split('(').next().map(String::from));
                        assert!(CLAUSES.contains(&refusal.clause()), "{refusal:?}");
                    }
                    Err(_) => {}
                }
            }
        }
        let (by, action) = (By::Clock, Action::Pass);
        let answer = game.check(&Input { at: 0, by, action });
        assert_eq!(answer.err(), out_of_turn(&game, by));
        let Some(seat) = game.to_act().iter().next() else {
            break;
        };
        let action = game.random(seat, 0, &mut rng).expect("somebody can act");
        game.apply(&Input::new(0, seat, action), &mut ());
    }
}

//! The candidates that are offered, and what random play chooses.

use std::collections::BTreeSet;

use kitchen_table::engine::{Eyes, Game, Input, Rng, Seat, Table};
use kitchen_table::games::swoop::{Action, Options, Rank, Stacks, Swoop};

use super::scene::{Deal, Scene};

/// The largest number of candidates in a turn: five counts from the hand for each of fourteen ranks,
/// and each of these again with a face-up card, which can also come alone.
const MOST: usize = 14 * 5 + 4 * 6;

/// Everything that the rules accept from a seat.
fn legal(scene: &Scene, seat: u8) -> BTreeSet<String> {
    let all_stacks = (0..16u8).map(|bits| (0..4).filter(|bit| bits & 1 << bit != 0).collect());
    let stacks: Vec<Stacks> = all_stacks.collect();
    let mut actions = vec![Action::Done, Action::CallTime];
    actions.extend((0..4).map(|stack| Action::Flip { stack }));
    for &faces in &stacks {
        for hand in 0..12 {
            actions.push(Action::Add { hand, faces });
            actions.extend(Rank::ALL.map(|rank| Action::Play { rank, hand, faces }));
        }
    }
    let may = |action: &Action| {
        let input = Input::new(0, Seat(seat), *action);
        scene.game.check(&input).is_ok()
    };
    let accepted = actions.iter().filter(|action| may(action));
    accepted.map(|action| format!("{action:?}")).collect()
}

#[test]
fn random_play_covers_exactly_the_legal_actions() {
    let full = Deal::of(["7 7 7 9 10 10 ... | K 7 9 7 | 7 . . .", "K 5 ...", "..."]).begin();
    let uncovered = Deal::of(["5 8 8 9 | 8 - - 8 | . 8 . .", "...", "..."]).begin();
    let mut replies = full.clone();
    replies.play(0, "9");
    let mut chain = full.clone();
    chain.play(0, "@0");
    let mut blind = uncovered.clone();
    blind.flip(0, 1);
    for (scene, seat) in [
        (full, 0),
        (uncovered, 0),
        (replies, 1),
        (chain, 0),
        (blind, 0),
    ] {
        let mut rng = Rng::new(5);
        let mut chosen = BTreeSet::new();
        for _ in 0..40_000 {
            let action = scene.game.random(Seat(seat), 0, &mut rng);
            chosen.insert(format!("{:?}", action.expect("something is legal")));
        }
        assert_eq!(chosen, legal(&scene, seat));
    }
}

#[test]
fn each_rank_is_offered_in_every_count_up_to_a_swoop() {
    let scene = Deal::of(["7 7 7 7 7 7 9 10 J K 3 | 7 9 5 7", "...", "..."]).begin();
    let offered = scene.offered(0);
    let sevens: Vec<(u8, u8)> = offered
        .iter()
        .filter_map(|action| match action {
            Action::Play {
                rank: Rank::Seven,
                hand,
                faces,
            } => Some((*hand, faces.count())),
            _ => None,
        })
        .collect();
    let mut expected: Vec<(u8, u8)> = Vec::new();
    for faces in 0..=2 {
        let hands = [0, 1, 2, 3, 4, 6].map(|hand| (hand, faces));
        expected.extend(hands.iter().filter(|&&(hand, faces)| hand + faces > 0));
    }
    assert_eq!(sevens, expected);
    // Every other rank from the hand only, a nine also from the stack or from both, and the five.
    assert_eq!(offered.len(), expected.len() + 5 + 2 + 1);
}

#[test]
fn all_candidates_are_legal_and_their_number_is_bounded() {
    let mut most = 0;
    for seed in 0..60 {
        let players = 3 + (seed % 6) as u8;
        let mut table = Table::<Swoop>::new(Options::new(players), seed, &mut ()).expect("no flaw");
        let mut rng = Rng::new(seed);
        while let Some(seat) = table.observe(Eyes::Table, 0).to_act().single() {
            let seen = table.observe(Eyes::Seat(seat), 0);
            assert!(seen.tried.iter().all(|tried| tried.illegal.is_none()));
            most = most.max(seen.tried.len());
            let legal: Vec<&Action> = seen.legal().collect();
            let action = **rng.pick(&legal).expect("a legal action");
            table
                .play(Input::new(0, seat, action), &mut ())
                .expect("it is legal");
        }
    }
    assert!(most <= MOST, "{most} at once");
}

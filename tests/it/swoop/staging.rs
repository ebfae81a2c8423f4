//! Staging in Swoop: what taps stage, the resulting decision, and its risk.

use kitchen_table::engine::{Eyes, Seat};
use kitchen_table::games::swoop::{Action, Rank, Refusal, Stacks};
use kitchen_table::settings::Confirm;
use kitchen_table::staging::swoop::{Effect, Staged, own};

use super::scene::{Deal, Scene};
use crate::support::decide;

fn cards(rank: Rank, hand: u8, faces: Stacks) -> Staged {
    Staged::Cards { rank, hand, faces }
}

/// Cards of a rank from the hand.
fn held(rank: Rank, hand: u8) -> Staged {
    cards(rank, hand, Stacks::NONE)
}

#[test]
fn taps_stage_whole_ranks_and_single_stacks() {
    let scene = Deal::of(["9 9 5 | 9 K 9 3 | 2 2 2 2", "...", "..."]).begin();
    let seen = scene.observe(Eyes::Seat(Seat(0)));
    let own = own(&seen).expect("own cards");
    let (first, both) = (Stacks::only(0), Stacks::only(0).or(Stacks::only(2)));
    let nines = Staged::Nothing.tap_rank(Rank::Nine, own);
    assert_eq!(nines, cards(Rank::Nine, 2, both));
    assert_eq!(nines.tap_rank(Rank::Nine, own), Staged::Nothing);
    assert_eq!(nines.tap_rank(Rank::Five, own), held(Rank::Five, 1));
    let fewer = nines.tap_stack(2, own);
    assert_eq!(fewer, cards(Rank::Nine, 2, first));
    assert_eq!(fewer.tap_stack(2, own), nines);
    assert_eq!(fewer.tap_stack(1, own).rank(), Some(Rank::King));
    // Fewer: from the hand first, and never none.
    let steps = std::iter::successors(Some(nines), |staged| Some(staged.step(false, own)));
    let left: Vec<u8> = steps.map(Staged::cards).take(5).collect();
    assert_eq!(left, [4, 3, 2, 1, 1]);
    assert_eq!(held(Rank::Nine, 1).step(true, own), held(Rank::Nine, 2));
    assert_eq!(held(Rank::Nine, 2).step(true, own), fewer);
    assert_eq!(nines.step(true, own), nines);
}

#[test]
fn a_missing_rank_is_explained_but_not_staged() {
    let scene = Deal::of(["9 9 5 | 9 K 9 3 | 2 2 2 2", "...", "..."]).begin();
    let seen = scene.observe(Eyes::Seat(Seat(0)));
    let own = own(&seen).expect("own cards");
    let (rank, held) = (Rank::Seven, 0);
    let missing = Staged::Nothing.tap_rank(rank, own);
    let (_, decision) = decide(&scene.game, 0, missing);
    assert_eq!(decision.refusal, Some(Refusal::NotInHand { rank, held }));
    assert_eq!((decision.ready(), decision.is_staged()), (None, false));
    let again = missing.tap_rank(rank, own);
    assert_eq!(again, Staged::Missing { rank, again: true });
}

#[test]
fn what_takes_the_pile_or_is_unknown_has_to_be_held() {
    let seats = ["5 K ... | K K K K | . . . .", "9 4 10 ... | 7 - 3 3", "..."];
    let mut scene = Deal::of(seats).begin();
    scene.play(0, "5");
    let take = Effect::Take {
        cards: 2,
        points: 14,
    };
    for (staged, holds, effect) in [
        (held(Rank::Nine, 1), true, Some(take)),
        (held(Rank::Four, 1), false, Some(Effect::Lie)),
        (held(Rank::Ten, 1), false, Some(Effect::SwoopCard)),
        (Staged::Blind(1), true, None),
    ] {
        let (seen, decision) = decide(&scene.game, 1, staged);
        assert_eq!(decision.facts.map(|play| play.effect), effect);
        assert_eq!(decision.is_held(&seen), holds, "{staged:?}");
        assert_eq!(decision.at_once(&seen, Confirm::Never), !holds);
    }
}

#[test]
fn nothing_has_to_be_held_where_there_is_no_pile() {
    let scene = Deal::of(["5 ... | - 3 3 3", "...", "..."]).begin();
    let (seen, decision) = decide(&scene.game, 0, Staged::Blind(0));
    assert!(!decision.is_held(&seen));
}

/// Seat 0 has turned over a nine, and is to go on.
fn after_a_flip() -> Scene {
    let mut scene = Deal::of(["K 9 Q ... | K 7 5 3 | 9 2 . .", "...", "..."]).begin();
    scene.play(0, "@0").flip(0, 0);
    scene
}

#[test]
fn after_a_flip_cards_of_its_rank_are_added_and_others_refused() {
    let scene = after_a_flip();
    let (_, decision) = decide(&scene.game, 0, held(Rank::Nine, 1));
    let faces = Stacks::NONE;
    assert_eq!(decision.ready(), Some(Action::Add { hand: 1, faces }));
    // What is refused costs nothing, though it would be higher.
    let (seen, decision) = decide(&scene.game, 0, held(Rank::Queen, 1));
    assert_eq!(decision.refusal, Some(Refusal::NothingElse));
    assert!(!decision.is_held(&seen));
    assert_eq!(decision.facts.map(|play| play.effect), Some(Effect::Lie));
}

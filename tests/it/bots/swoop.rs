//! The bots of Swoop.

use kitchen_table::bots::{Bots, Level};
use kitchen_table::engine::{Eyes, Rng, Seat};
use kitchen_table::games::swoop::{Action, Options, Rank, Stacks, Swoop};

use super::laws::{steps, wins};
use crate::every::contest::Contest;
use crate::every::drive;
use crate::swoop::scene::{Deal, Scene};

/// Without whims, bots would pass some fifteen known cards around forever.
#[test]
fn cards_do_not_go_around_forever() {
    let levels = [Level::Normal, Level::Hard, Level::Normal];
    let table = drive::play::<Swoop>(&Options::new(3), 1030, drive::seated(&levels), |_, _| {});
    assert!(table.step() < 5000, "{} steps", table.step());
}

/// What a bot does on this seat's turn.
fn chosen(level: Level, scene: &Scene, seat: u8) -> Action {
    let seen = scene.observe(Eyes::Seat(Seat(seat)));
    let choice = Swoop::bot(level).choose(&seen, &mut Rng::new(1));
    choice.expect("it is its turn").action
}

#[test]
fn no_bot_takes_the_pile_while_something_fits() {
    let mut scene = Deal::of(["8 ...", "K K Q J 9 3 ... | K Q J 9", "..."]).begin();
    scene.play(0, "8");
    for level in Level::ALL {
        let action = chosen(level, &scene, 1);
        let fits = |rank: Rank| !rank.is_higher_than(Rank::Eight);
        assert!(
            matches!(action, Action::Play { rank, .. } if fits(rank)),
            "{level:?}: {action:?}"
        );
    }
}

#[test]
fn a_bot_that_can_go_out_does() {
    for hand in ["A A", "K K K K", "10", "*"] {
        let mine = format!("{hand} | - - - - | - - - -");
        let scene = Deal::of([&mine, "...", "..."]).begin();
        for level in Level::ALL {
            assert_eq!(
                chosen(level, &scene, 0),
                scene.playing(0, hand),
                "{level:?}"
            );
        }
    }
}

#[test]
fn four_of_a_kind_swoop() {
    let mut scene = Deal::of(["9 ...", "7 7 7 5 4 ... | K K J 7", "..."]).begin();
    scene.play(0, "9");
    let seven = Rank::Seven;
    let all = Action::Play {
        rank: seven,
        hand: scene.own(1)[seven],
        faces: Stacks::only(3),
    };
    assert_eq!(chosen(Level::Hard, &scene, 1), all);
}

#[test]
fn a_bot_that_must_take_the_pile_uncovers_a_card() {
    let hand = "K Q J 9 9 J Q K Q J 9 | K Q J 9";
    let mut scene = Deal::of(["A ...", hand, "..."]).begin();
    scene.play(0, "A");
    for level in [Level::Hard, Level::Expert] {
        let action = chosen(level, &scene, 1);
        let uncovers = matches!(action, Action::Play { faces, .. } if !faces.is_empty());
        assert!(uncovers, "{level:?}: {action:?}");
    }
}

#[test]
fn each_level_is_stronger_than_the_one_below() {
    for (hero, others) in steps() {
        for players in [3, 5, 8] {
            wins::<Swoop>(Contest::new(hero, others, players), 48);
        }
    }
}

/// Experts take their time.
mod all {
    use super::*;

    #[test]
    fn the_expert_is_stronger_than_the_hard_bot() {
        wins::<Swoop>(Contest::new(Level::Expert, Level::Hard, 3), 12);
    }
}

//! The bots of Sloop.

use kitchen_table::bots::{Bots, Level};
use kitchen_table::engine::{Eyes, Rng, Seat};
use kitchen_table::games::sloop::Sloop;

use super::laws::wins;
use crate::every::contest::Contest;
use crate::sloop::scene::{Deal, Scene, action, owning};

/// Asserts that the hero wins more than its fair share, alone and with a partner.
#[track_caller]
fn is_stronger(hero: Level, others: Level) {
    for players in [2, 3, 5] {
        wins::<Sloop>(Contest::new(hero, others, players), 180);
    }
    let partners = Contest {
        kind: 1,
        partner: 2,
        ..Contest::new(hero, others, 4)
    };
    wins::<Sloop>(partners, 240);
}

#[test]
fn casual_is_stronger_than_easy() {
    is_stronger(Level::Casual, Level::Easy);
}

#[test]
fn normal_is_stronger_than_casual() {
    is_stronger(Level::Normal, Level::Casual);
}

#[test]
fn hard_is_stronger_than_normal() {
    is_stronger(Level::Hard, Level::Normal);
}

/// Experts take their time.
mod all {
    use super::*;

    #[test]
    fn the_expert_is_stronger_than_the_hard_bot() {
        wins::<Sloop>(Contest::new(Level::Expert, Level::Hard, 2), 40);
    }
}

/// Asserts that the hard bot and the expert both make this choice.
#[track_caller]
fn both_do(scene: &Scene, seat: u8, words: &str) {
    for level in [Level::Hard, Level::Expert] {
        let seen = scene.observe(Eyes::Seat(Seat(seat)));
        let choice = Sloop::bot(level).choose(&seen, &mut Rng::new(1));
        let does = choice.expect("it can act").action;
        assert_eq!(
            format!("{does:?}"),
            format!("{:?}", action(words)),
            "{level:?}"
        );
    }
}

#[test]
fn they_make_the_largest_capture() {
    let scene = Deal::of(["8 12 7 11", "1 1 1 1"], "6 2 5 3").begin();
    both_do(&scene, 0, "8 takes 5+3, 6+2");
    let scene = owning(9, "9 12 12 12", "9 5 4 12 11");
    both_do(&scene, 0, "9 takes build, 9, 5+4");
}

#[test]
fn they_take_a_bonus_card_with_a_supercharged_card() {
    let scene = Deal::of(["8! 12 12 11", "1 1 1 1"], "8 7 10 9").begin();
    let seen = scene.observe(Eyes::Seat(Seat(0)));
    for level in [Level::Hard, Level::Expert] {
        let choice = Sloop::bot(level)
            .choose(&seen, &mut Rng::new(1))
            .expect("a choice");
        let text = format!("{:?}", choice.action);
        assert!(
            text.contains("card: 8!") && text.contains("bonus: Some"),
            "{text}"
        );
    }
}

#[test]
fn they_steal_from_many() {
    let hands = [
        "1 4 4 4 4",
        "12 9 9 9 9",
        "11 9 9 9 8",
        "10 8 8 8 8",
        "7 5 5 5 5",
    ];
    let mut scene = Deal::of(hands, "12 11 10 7 3").dealer(0).begin();
    scene
        .act(1, "12 takes 12")
        .act(2, "11 takes 11")
        .act(3, "10 takes 10");
    scene.act(4, "7 takes 7");
    both_do(&scene, 0, "uses 1");
}

#[test]
fn the_hard_bot_leaves_little_to_others() {
    // A 6 would make 12, 11 and 9 with the loose cards; four 12s can be seen already.
    let scene = Deal::of(["12 6 12 12", "1 1 1 1"], "11 11 5 9").begin();
    let seen = scene.observe(Eyes::Seat(Seat(0)));
    let choice = Sloop::bot(Level::Hard)
        .choose(&seen, &mut Rng::new(1))
        .expect("a choice");
    assert_eq!(
        format!("{:?}", choice.action),
        format!("{:?}", action("puts 12"))
    );
}

#[test]
fn partners_are_offered_what_they_can_use() {
    let hands = ["12 12 11 11", "8 8 8 8", "6 6 10 9", "7 7 7 7"];
    let scene = Deal::of(hands, "4 2 3 3").partners().begin();
    let seen = scene.observe(Eyes::Seat(Seat(2)));
    let choice = Sloop::bot(Level::Hard)
        .choose(&seen, &mut Rng::new(1))
        .expect("a choice");
    assert_eq!(choice.action, action("offers 6"));
    let mut offered = scene;
    offered.act(2, "offers 6");
    let seen = offered.observe(Eyes::Seat(Seat(0)));
    let choice = Sloop::bot(Level::Hard)
        .choose(&seen, &mut Rng::new(1))
        .expect("a choice");
    assert!(
        format!("{:?}", choice.action).starts_with("KeepFor"),
        "{choice:?}"
    );
}

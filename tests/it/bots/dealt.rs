//! The bots of Dealt!.

use kitchen_table::bots::Level;
use kitchen_table::games::dealt::Dealt;

use super::laws::{steps, wins};
use crate::every::contest::Contest;

#[test]
fn each_level_is_stronger_than_the_one_below() {
    for (hero, others) in steps() {
        for players in 3..=5 {
            wins::<Dealt>(Contest::new(hero, others, players), 60, 100);
        }
    }
}

#[test]
fn normal_is_far_stronger_than_easy() {
    for (players, percent) in [(3, 135), (4, 120), (5, 113)] {
        let contest = Contest::new(Level::Normal, Level::Easy, players);
        wins::<Dealt>(contest, 60, percent);
    }
}

//! The bots of Dealt!.

use kitchen_table::bots::Level;
use kitchen_table::games::dealt::Dealt;

use super::laws::wins;
use crate::every::contest::Contest;

#[test]
fn normal_is_stronger_than_easy() {
    for (players, percent) in [(3, 135), (4, 120), (5, 113)] {
        let contest = Contest::new(Level::Normal, Level::Easy, players);
        wins::<Dealt>(contest, 60, percent);
    }
}

#[test]
fn hard_is_stronger_than_normal() {
    for players in 3..=5 {
        let contest = Contest::new(Level::Hard, Level::Normal, players);
        wins::<Dealt>(contest, 60, 100);
    }
}

//! The bots of Dealt!.

/// Contests take minutes.
mod all {
    use kitchen_table::bots::Level;
    use kitchen_table::games::dealt::Dealt;

    use crate::bots::laws::{steps, wins};
    use crate::every::contest::Contest;

    #[test]
    fn each_level_is_stronger_than_the_one_below() {
        for (hero, others) in steps() {
            for players in 3..=5 {
                wins::<Dealt>(Contest::new(hero, others, players), 180);
            }
        }
    }

    #[test]
    fn the_expert_is_stronger_than_the_hard_bot() {
        wins::<Dealt>(Contest::new(Level::Expert, Level::Hard, 3), 90);
    }
}

//! Levels, and the bot that takes what comes.

use kitchen_table::bots::{Bot, Level, Random};
use kitchen_table::engine::{Eyes, Seat, Table};
use kitchen_table::games::dealt::{Action, Dealt, Options};

#[test]
fn each_level_has_a_name() {
    for level in Level::ALL {
        assert_eq!(Level::from_slug(level.slug()), Some(level));
    }
    assert_eq!(Level::from_slug("Hard"), None);
    assert!(Level::ALL.is_sorted());
}

/// A verb that can be done in many ways is not chosen more often for that.
#[test]
fn random_weighs_verbs() {
    let seed_with_redraw = |&seed: &u64| {
        let seen = table(seed).observe(Eyes::Seat(Seat(1)), 0);
        let redraws = seen
            .legal()
            .filter(|action| matches!(action, Action::Redraw { .. }));
        let stops = seen
            .legal()
            .filter(|action| matches!(action, Action::Stop { .. }));
        redraws.count() == 1 && stops.count() == 0
    };
    let seed = (0..).find(seed_with_redraw).expect("someone has a Redraw");
    let (table, mut redraws) = (table(seed), 0);
    let seen = table.observe(Eyes::Seat(Seat(1)), 0);
    let bot: Random<Action> = Random::default();
    let mut rng = table.chance(Seat(1));
    for _ in 0..1000 {
        let choice = bot.choose(&seen, &mut rng).expect("it can act");
        redraws += u32::from(matches!(choice.action, Action::Redraw { .. }));
    }
    assert!((450..550).contains(&redraws), "{redraws} of 1000");
}

#[test]
fn nobody_chooses_when_it_is_not_their_turn() {
    let seen = table(0).observe(Eyes::Seat(Seat(0)), 0);
    let bot: Random<Action> = Random::default();
    assert_eq!(bot.choose(&seen, &mut table(0).chance(Seat(0))), None);
}

fn table(seed: u64) -> Table<Dealt> {
    Table::new(Options::new(3), seed, &mut ()).expect("the options have no flaw")
}

//! Levels, the random bot, and the bot that errs.

use kitchen_table::bots::strength::strength;
use kitchen_table::bots::{Bot, Fallible, Level, Random, levels};
use kitchen_table::engine::{Eyes, Rng, Seat, Table};
use kitchen_table::games::GameId;
use kitchen_table::games::dealt::{Action, Dealt, Options};

#[test]
fn each_level_has_a_name() {
    for level in Level::ALL {
        assert_eq!(Level::from_slug(level.slug()), Some(level));
    }
    // Links and saves contain these words.
    let words = Level::ALL.map(Level::slug);
    assert_eq!(words, ["easy", "casual", "normal", "hard", "expert"]);
    assert_eq!(Level::from_slug("Hard"), None);
    assert!(Level::ALL.is_sorted());
}

/// A verb with many possible actions is not chosen more often because of that.
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
    let mut rng = table.chance(Seat(1));
    for _ in 0..1000 {
        let choice = Random.choose(&seen, &mut rng).expect("it can act");
        redraws += u32::from(matches!(choice.action, Action::Redraw { .. }));
    }
    assert!((450..550).contains(&redraws), "{redraws} of 1000");
}

#[test]
fn nobody_chooses_when_it_is_not_their_turn() {
    let seen = table(0).observe(Eyes::Seat(Seat(0)), 0);
    assert_eq!(Random.choose(&seen, &mut table(0).chance(Seat(0))), None);
}

/// Which of these decisions are taken in 10 000 times, by the share of each in percent.
fn taken(bot: Fallible, worths: &[f64]) -> Vec<u32> {
    let mut taken = vec![0; worths.len()];
    let mut rng = Rng::new(1);
    for _ in 0..10_000 {
        let weighed = worths.iter().copied().enumerate().collect();
        if let Some(place) = bot.pick(weighed, &mut rng) {
            taken[place] += 1;
        }
    }
    taken.into_iter().map(|times| (times + 50) / 100).collect()
}

#[test]
fn who_is_sure_takes_the_best_and_any_of_equals() {
    assert_eq!(taken(Fallible::SURE, &[1.0, 3.0, 2.0]), [0, 100, 0]);
    let equals = taken(Fallible::SURE, &[3.0, 1.0, 3.0]);
    assert_eq!((equals[1], equals[0] + equals[2]), (0, 100));
    assert!((48..=52).contains(&equals[0]), "{equals:?}");
}

#[test]
fn a_decision_worse_by_the_temperature_is_taken_a_third_as_often() {
    let taken = taken(Fallible::new(2.0, 0), &[5.0, 3.0, 1.0]);
    // 1, 1/e and 1/e^2, of their sum.
    assert_eq!(taken, [67, 24, 9]);
}

#[test]
fn the_best_decision_is_overlooked_as_often_as_it_should_unless_it_is_obvious() {
    let close = taken(Fallible::new(0.1, 20), &[1.0, 0.69]);
    // In 16 of 100 decisions only the worse one is thought of; in 4 none, and in the rest the temperature errs by 4.
    assert!((15..=21).contains(&close[1]), "{close:?}");
    let obvious = taken(Fallible::new(0.1, 20), &[1.0, 0.5]);
    assert!(obvious[1] <= 1, "{obvious:?}");
}

#[test]
fn every_game_has_levels_that_differ() {
    for game in GameId::ALL {
        let levels = levels(game);
        assert!(
            levels.len() >= 4 && Level::ALL.starts_with(levels),
            "{game:?}"
        );
    }
}

fn table(seed: u64) -> Table<Dealt> {
    Table::new(Options::new(3), seed, &mut ()).expect("the options have no flaw")
}

#[test]
fn what_is_said_of_a_level_is_that_it_is_stronger() {
    for game in GameId::ALL {
        for (level, players) in Level::ALL
            .into_iter()
            .flat_map(|it| (1..=9).map(move |n| (it, n)))
        {
            let said = strength(game, level, players);
            assert!(
                said.is_none_or(|said| said.wins > said.fair),
                "{game:?} {level:?} {players}"
            );
        }
        let fewest = *game.players().start();
        assert_eq!(strength(game, Level::Easy, fewest), None);
        assert!(strength(game, Level::Hard, fewest).is_some());
    }
}

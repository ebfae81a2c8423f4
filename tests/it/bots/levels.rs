//! Levels, the random bot, and the bot that mixed.

use kitchen_table::bots::{Bot, Choice, Level, Mixed, Random};
use kitchen_table::engine::{Eyes, Observation, Rng, Seat, Table};
use kitchen_table::games::dealt::{Action, Dealt, Options};

#[test]
fn each_level_has_a_name() {
    for level in Level::ALL {
        assert_eq!(Level::from_slug(level.slug()), Some(level));
    }
    // Links and saves contain these words.
    let words = Level::ALL.map(Level::slug);
    assert_eq!(words, ["easy", "casual", "normal", "hard"]);
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

/// Always does the same: the first or the last legal action.
#[derive(Clone, Copy)]
enum Fixed {
    First,
    Last,
}

impl Bot<Dealt> for Fixed {
    fn choose(&self, seen: &Observation<Dealt>, _: &mut Rng) -> Option<Choice<Action>> {
        let action = match self {
            Self::First => seen.legal().next(),
            Self::Last => seen.legal().last(),
        };
        action.copied().map(Choice::now)
    }
}

/// The given percentage of decisions are the weaker bot's, all others the better one's.
#[test]
fn a_bot_slips_as_often_as_it_should() {
    let table = table(0);
    let seat = (0..3).map(Seat).find(|&seat| {
        let seen = table.observe(Eyes::Seat(seat), 0);
        seen.legal().count() > 1
    });
    let seen = table.observe(Eyes::Seat(seat.expect("somebody can choose")), 0);
    let [first, last] = [Fixed::First, Fixed::Last].map(|bot| bot.choose(&seen, &mut Rng::new(0)));
    assert_ne!(first, last);
    for (percent, least, most) in [(0, 0, 0), (30, 270, 330), (100, 1000, 1000)] {
        let bot = Mixed::new(Fixed::First, percent, Fixed::Last);
        let mut mixed = 0;
        for seed in 0..1000 {
            let choice = bot.choose(&seen, &mut Rng::new(seed));
            assert!(choice == first || choice == last);
            mixed += usize::from(choice == last);
        }
        assert!((least..=most).contains(&mixed), "{mixed} of 1000");
    }
}

fn table(seed: u64) -> Table<Dealt> {
    Table::new(Options::new(3), seed, &mut ()).expect("the options have no flaw")
}

//! The comparison of decisions, in a game whose answer is known: a die of ten sides lies under a cup, and the only player
//! bets on it.

use kitchen_table::bots::search::{Budget, Comparison};
use kitchen_table::bots::{Bot, Search, Searcher, Weigh};
use kitchen_table::engine::{
    BySeat, Clause, Eyes, Game, Illegal, Imagine, Input, Millis, Observation, Outcome, Rng, Seat,
    Seats, Table, Tell,
};
use serde::{Deserialize, Serialize};

const SIDES: u32 = 10;

/// What each bet pays, and up to which number of the die.
const BETS: [(u32, f64); 5] = [(10, 2.0), (5, 3.0), (3, 9.0), (2, 8.0), (1, 20.0)];

/// What each bet pays on average; the third is best.
const AVERAGES: [f64; 5] = [2.0, 1.5, 2.7, 1.6, 2.0];

#[derive(Clone, PartialEq, Eq, Debug)]
struct Dice {
    /// From 1.
    die: u32,
    bet: Option<u8>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Options;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Never {}

impl Clause for Never {
    fn clause(&self) -> &'static str {
        match *self {}
    }
}

impl Game for Dice {
    const VERSION: u16 = 1;
    const PLAYERS: std::ops::RangeInclusive<u8> = 1..=1;
    type Options = Options;
    type Flaw = Never;
    type Action = u8;
    type Event = ();
    type Secret = ();
    type View = Option<u8>;
    type Refusal = Never;

    fn flaw(_: &Options) -> Option<Never> {
        None
    }

    fn deal(_: &Options, mut rng: Rng, _: &mut impl Tell<Self>) -> Self {
        let die = 1 + rng.below(SIDES);
        Self { die, bet: None }
    }

    fn seats(&self) -> u8 {
        1
    }

    fn to_act(&self) -> Seats {
        match self.bet {
            None => Seats::only(Seat(0)),
            Some(_) => Seats::NONE,
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let places = BySeat::new(1, |_| 1);
        self.bet.map(|_| Outcome { places })
    }

    fn candidates(&self, _: Seat, out: &mut Vec<u8>) {
        out.extend(0..BETS.len() as u8);
    }

    fn judge(&self, _: Millis, _: Seat, _: &u8) -> Result<(), Illegal<Never>> {
        Ok(())
    }

    fn apply(&mut self, input: &Input<u8>, _: &mut impl Tell<Self>) {
        self.bet = Some(input.action);
    }

    fn view(&self, _: Eyes) -> Option<u8> {
        self.bet
    }
}

impl Imagine for Dice {
    fn imagine(_: &Observation<Self>, rng: &mut Rng) -> Self {
        Self::deal(&Options, Rng::new(rng.any().into()), &mut ())
    }
}

impl Weigh for Dice {
    /// At first sight, the higher the better.
    fn weigh(seen: &Observation<Self>, _: &mut Rng) -> Vec<(u8, f64)> {
        let pays = |bet: u8| BETS[usize::from(bet)].1 / 10.0;
        seen.legal().map(|&bet| (bet, pays(bet))).collect()
    }
}

impl Search for Dice {
    fn play_on(mut world: Self, seat: Seat, action: &u8, _: &mut Rng) -> f64 {
        world.apply(&Input::new(0, seat, *action), &mut ());
        let (most, pays) = BETS[usize::from(*action)];
        if world.die <= most { pays } else { 0.0 }
    }
}

fn seen() -> Observation<Dice> {
    let table = Table::<Dice>::new(Options, 1, &mut ()).expect("no flaw");
    table.observe(Eyes::Seat(Seat(0)), 0)
}

fn compared(budget: Budget) -> Comparison<Dice> {
    let mut comparison = Comparison::new(&seen(), budget, &mut Rng::new(3)).expect("it can bet");
    assert!(comparison.advance(usize::MAX));
    comparison
}

#[test]
fn the_best_of_a_game_with_a_known_answer_is_found() {
    for worlds in [1_000, 4_000] {
        let comparison = compared(Budget {
            decisions: 5,
            worlds,
            prior: 0.0,
        });
        let [first, second, ..] = comparison.decisions() else {
            panic!("there are five");
        };
        assert_eq!(first.action, 2);
        for one in [first, second] {
            let (is, said) = (AVERAGES[usize::from(one.action)], one.worth(0.0));
            assert!((is - said).abs() < 0.4, "{is} is said to be {said}");
        }
    }
}

#[test]
fn the_weaker_half_is_given_up_again_and_again() {
    let comparison = compared(Budget {
        decisions: 5,
        worlds: 400,
        prior: 0.0,
    });
    let times = comparison.decisions().iter().map(|one| one.results.len());
    assert_eq!(times.collect::<Vec<_>>(), [400, 400, 200, 100, 100]);
}

#[test]
fn all_decisions_are_compared_in_the_same_worlds() {
    let comparison = compared(Budget {
        decisions: 5,
        worlds: 64,
        prior: 0.0,
    });
    let wins = |bet: u8| {
        let mut all = comparison.decisions().iter();
        let one = all.find(|one| one.action == bet).expect("all are there");
        one.results
            .iter()
            .map(|&pays| pays > 0.0)
            .collect::<Vec<_>>()
    };
    // Who wins with up to 3 also wins with up to 5, whenever both were played on.
    for (high, low) in wins(2).into_iter().zip(wins(1)) {
        assert!(!high || low);
    }
}

#[test]
fn the_first_look_counts_like_results_and_decides_alone_without_worlds() {
    let trusting = Budget {
        decisions: 5,
        worlds: 16,
        prior: 1e9,
    };
    assert_eq!(compared(trusting).decisions()[0].action, 4);
    let choice = Searcher(Budget::NONE, None).choose(&seen(), &mut Rng::new(1));
    assert_eq!(choice.map(|choice| choice.action), Some(4));
    let none = compared(Budget::NONE);
    assert!(none.decisions().iter().all(|one| one.results.is_empty()));
}

#[test]
fn only_the_likeliest_are_compared_and_nobody_who_cannot_act() {
    let budget = Budget {
        decisions: 2,
        worlds: 8,
        prior: 1.0,
    };
    assert_eq!(compared(budget).decisions().len(), 2);
    let mut table = Table::<Dice>::new(Options, 1, &mut ()).expect("no flaw");
    table
        .play(Input::new(0, Seat(0), 1), &mut ())
        .expect("a bet");
    for eyes in [Eyes::Seat(Seat(0)), Eyes::Table] {
        let over = table.observe(eyes, 0);
        assert!(Comparison::new(&over, budget, &mut Rng::new(1)).is_none());
    }
}

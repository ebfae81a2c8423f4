//! Computer players. A bot gets an [`Observation`], just as a person's screen does, and answers
//! with a [`Choice`]; it can only guess what it does not see.
//!
//! Bots keep no state: an observation contains everything its seat remembers, and the generator
//! that a table [hands out](crate::engine::Table::chance) is the same for the same record, so the
//! same bots replay the same game.
//!
//! | file | holds |
//! | --- | --- |
//! | [`advice`] | what a person is advised to do, and why |
//! | [`random`] | a bot for any game that chooses at random |
//! | [`fallible`] | a bot that errs as people do |
//! | [`search`] | a bot that plays decisions on in imagined worlds to compare them |
//! | [`strength`] | how strong each level is |
//! | [`real_time`] | bots in real time: when each is asked, what it is about to do, and when |
//! | [`review`] | which decisions of a person cost most |
//! | [`temper`] | what bots like besides winning |
//! | [`dealt`] | the bots of [Dealt!](crate::games::dealt) |
//! | [`slapshot`] | the bots of [Slapshot](crate::games::slapshot) |
//! | [`sloop`] | the bots of [Sloop](crate::games::sloop) |
//! | [`stroop`] | the bots of [Stroop](crate::games::stroop) |
//! | [`swoop`] | the bots of [Swoop](crate::games::swoop) |

pub mod advice;
pub mod dealt;
pub mod fallible;
pub mod random;
pub mod real_time;
pub mod review;
pub mod search;
pub mod slapshot;
pub mod sloop;
pub mod strength;
pub mod stroop;
pub mod swoop;
pub mod temper;

use serde::{Deserialize, Serialize};

use crate::engine::{Game, Millis, Observation, Rng};
use crate::games::{GameId, with_game};
pub use advice::{Advice, Advise, Advising, Verdict};
pub use fallible::{Fallible, Weigh};
pub use random::Random;
pub use real_time::{Question, RealTimeBots, Reply};
pub use review::{Better, Review};
pub use search::{Budget, Search, Searcher};
pub use temper::Temper;

/// Decides for a seat based on what that seat sees.
///
/// The same observation and generator give the same choice, and the rules accept it.
///
/// ```
/// use kitchen_table::bots::{Bots, Level};
/// use kitchen_table::engine::{Eyes, Input, Table};
/// use kitchen_table::games::dealt::{Dealt, Options};
///
/// let mut table = Table::<Dealt>::new(Options::new(3), 7, &mut ()).unwrap();
/// let leader = table.observe(Eyes::Table, 0).to_act().single().unwrap();
///
/// let seen = table.observe(Eyes::Seat(leader), 0);
/// let bot = Dealt::bot(Level::Normal);
/// let choice = bot.choose(&seen, &mut table.chance(leader)).unwrap();
/// let input = Input::new(seen.at + choice.after, leader, choice.action);
/// assert_eq!(table.play(input, &mut ()), Ok(()));
/// ```
pub trait Bot<G: Game> {
    /// What the bot does; `None` if the observing seat can do nothing now.
    fn choose(&self, seen: &Observation<G>, rng: &mut Rng) -> Option<Choice<G::Action>>;

    /// The same choice, made bit by bit if it takes long, so that a page can paint in between.
    fn ponder(&self, seen: &Observation<G>, rng: &mut Rng) -> Pondering<G::Action> {
        Pondering::Done(self.choose(seen, rng))
    }
}

/// A choice in the making.
pub enum Pondering<A> {
    /// It is made; `None` if the observing seat can do nothing now.
    Done(Option<Choice<A>>),
    /// It needs more time.
    GoesOn(Box<dyn Thought<A>>),
}

/// What a bot has thought so far.
pub trait Thought<A> {
    /// Thinks for about a millisecond more; returns the choice once it is made.
    fn go_on(&mut self) -> Option<Choice<A>>;
}

/// What a bot decided, and when it takes effect.
///
/// ```
/// use kitchen_table::bots::Choice;
///
/// let choice = Choice::now("stop");
/// assert_eq!((choice.after, choice.committed), (0, 0));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Choice<A> {
    /// The action to take.
    pub action: A,
    /// The delay after the observation in a game against the clock; otherwise 0.
    pub after: Millis,
    /// For how long before it happens the action can no longer be recalled.
    pub committed: Millis,
}

impl<A> Choice<A> {
    /// A choice in a turn-based game, where time plays no role.
    #[must_use]
    pub fn now(action: A) -> Self {
        Self {
            action,
            after: 0,
            committed: 0,
        }
    }
}

/// How strong a bot is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Level {
    /// Knows the rules, and often errs.
    Easy,
    /// Errs at times.
    Casual,
    /// Errs by a little.
    Normal,
    /// Knows what decisions are worth, and does not err.
    Hard,
    /// Also thinks ahead.
    Expert,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 5] = [
        Self::Easy,
        Self::Casual,
        Self::Normal,
        Self::Hard,
        Self::Expert,
    ];

    /// The next weaker level; `None` below the weakest.
    #[must_use]
    pub fn below(self) -> Option<Self> {
        Self::ALL.into_iter().rev().find(|&level| level < self)
    }

    /// The short name used in links and records.
    #[must_use]
    pub fn slug(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Casual => "casual",
            Self::Normal => "normal",
            Self::Hard => "hard",
            Self::Expert => "expert",
        }
    }

    /// The level with this short name, if there is one.
    #[must_use]
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.slug() == slug)
    }
}

/// A game that bots can play.
pub trait Bots: Game {
    /// The levels that differ in strength in this game, weakest first.
    const LEVELS: &'static [Level] = &Level::ALL;

    /// A bot of this level and temper.
    #[must_use]
    fn bot_of(level: Level, temper: Option<Temper>) -> Box<dyn Bot<Self>>;

    /// A bot of this level that likes nothing but winning.
    #[must_use]
    fn bot(level: Level) -> Box<dyn Bot<Self>> {
        Self::bot_of(level, None)
    }
}

/// The [levels](Bots::LEVELS) of a game.
#[must_use]
pub fn levels(game: GameId) -> &'static [Level] {
    with_game!(game, G => G::LEVELS)
}

//! Computer players. A bot gets an [`Observation`], just as a person's screen does, and answers
//! with a [`Choice`]; it can only guess what it does not see.
//!
//! Bots keep no state: an observation contains everything its seat remembers, and the generator
//! that a table [hands out](crate::engine::Table::chance) is the same for the same record, so the
//! same bots replay the same game.
//!
//! | file | holds |
//! | --- | --- |
//! | [`random`] | a bot for any game that chooses at random |
//! | [`mixed`] | a bot that makes some of its decisions as a weaker one would |
//! | [`real_time`] | bots in real time: when each is asked, what it is about to do, and when |
//! | [`dealt`] | the bots of [Dealt!](crate::games::dealt) |
//! | [`slapshot`] | the bots of [Slapshot](crate::games::slapshot) |
//! | [`sloop`] | the bots of [Sloop](crate::games::sloop) |
//! | [`stroop`] | the bots of [Stroop](crate::games::stroop) |
//! | [`swoop`] | the bots of [Swoop](crate::games::swoop) |

pub mod dealt;
pub mod mixed;
pub mod random;
pub mod real_time;
pub mod slapshot;
pub mod sloop;
pub mod stroop;
pub mod swoop;

use serde::{Deserialize, Serialize};

use crate::engine::{Game, Millis, Observation, Rng};
pub use mixed::Mixed;
pub use random::Random;
pub use real_time::{Question, RealTimeBots, Reply};

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
    /// Knows the rules, and often chooses at random.
    Easy,
    /// Plays sensibly most of the time.
    Casual,
    /// Plays sensibly, and looks mostly at its own cards.
    Normal,
    /// Plays as well as we know how.
    Hard,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 4] = [Self::Easy, Self::Casual, Self::Normal, Self::Hard];

    /// The short name used in links and records.
    #[must_use]
    pub fn slug(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Casual => "casual",
            Self::Normal => "normal",
            Self::Hard => "hard",
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
    /// A bot of this level.
    #[must_use]
    fn bot(level: Level) -> Box<dyn Bot<Self>>;
}

//! Players that are not people. A bot gets an [`Observation`], as a person's screen does, and
//! answers with a [`Choice`]; what it does not see it can only guess.
//!
//! Bots remember nothing: an observation lists what its seat remembers, and the generator that a
//! table [hands out](crate::engine::Table::chance) is the same for the same record, so the same
//! game is played again by the same bots.
//!
//! | file | holds |
//! | --- | --- |
//! | [`random`] | a bot for any game that takes what comes |
//! | [`slips`] | a bot that knows better, but plays some of its decisions as a weaker one |
//! | [`seated`] | the bots of a table: who is asked when, and what each is about to do |
//! | [`dealt`] | the bots of [Dealt!](crate::games::dealt) |
//! | [`slapshot`] | the bots of [Slapshot](crate::games::slapshot) |
//! | [`sloop`] | the bots of [Sloop](crate::games::sloop) |
//! | [`stroop`] | the bots of [Stroop](crate::games::stroop) |
//! | [`swoop`] | the bots of [Swoop](crate::games::swoop) |

pub mod dealt;
pub mod random;
pub mod seated;
pub mod slapshot;
pub mod slips;
pub mod sloop;
pub mod stroop;
pub mod swoop;

use serde::{Deserialize, Serialize};

use crate::engine::{Game, Millis, Observation, Rng};
pub use random::Random;
pub use seated::{Question, Reply, Seated};
pub use slips::Slips;

/// Decides for a seat from what that seat sees.
///
/// The same observation and generator give the same choice, and it is one that the rules accept.
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
    /// What it does; `None` if the seat that looks can do nothing now.
    fn choose(&self, seen: &Observation<G>, rng: &mut Rng) -> Option<Choice<G::Action>>;
}

/// What a bot decided, and when it becomes true.
///
/// ```
/// use kitchen_table::bots::Choice;
///
/// let choice = Choice::now("stop");
/// assert_eq!((choice.after, choice.committed), (0, 0));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Choice<A> {
    /// What it does.
    pub action: A,
    /// How long after the observation, in a game against the clock; otherwise 0.
    pub after: Millis,
    /// For how long at the end of that time it can no longer be recalled.
    pub committed: Millis,
}

impl<A> Choice<A> {
    /// A choice in a game with turns, where time has no meaning.
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
    /// Knows the rules, and often takes what comes.
    Easy,
    /// Plays sensibly for the most part.
    Casual,
    /// Plays sensibly, and looks at its own cards most of all.
    Normal,
    /// Plays as well as we know how to.
    Hard,
}

impl Level {
    /// All of them, the weakest first.
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

    /// The level with this short name.
    #[must_use]
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.slug() == slug)
    }
}

/// A game that bots can play.
pub trait Bots: Game {
    /// The bot of this level.
    #[must_use]
    fn bot(level: Level) -> Box<dyn Bot<Self>>;
}

//! The table: a record and the position it leads to. Inputs are accepted only here.

use serde::{Deserialize, Serialize};

use super::game::{By, Eyes, Game, Illegal, Input, Millis, Status, Tell};
use super::observation::Observation;
use super::rng::Rng;
use super::seat::Seat;

/// A complete game: options, a seed, and every decision made.
///
/// ```
/// use kitchen_table::engine::{Record, Table};
/// use kitchen_table::games::dealt::{Dealt, Options};
///
/// let table = Table::<Dealt>::new(Options::new(3), 7, &mut ()).unwrap();
/// let text = serde_json::to_string(table.record()).unwrap();
///
/// let record: Record<Dealt> = serde_json::from_str(&text).unwrap();
/// assert_eq!(Table::replay(record), Ok(table));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Record<G: Game> {
    /// Players and house rules.
    pub options: G::Options,
    /// The seed of the deal and of all later randomness.
    pub seed: u64,
    /// The decisions, in order.
    pub inputs: Vec<Input<G::Action>>,
}

/// Why a record cannot be replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Broken<G: Game> {
    /// The game cannot start with these options.
    Flaw(G::Flaw),
    /// An input is illegal: its index in the record, and why.
    Input(usize, Illegal<G::Refusal>),
}

/// A record and the position it leads to. The position itself cannot be accessed; see
/// [`observe`](Table::observe).
///
/// ```
/// use kitchen_table::engine::{Eyes, Illegal, Input, Table};
/// use kitchen_table::games::dealt::{Dealt, Options};
///
/// let mut table = Table::<Dealt>::new(Options::new(3), 7, &mut ()).unwrap();
/// let leader = table.observe(Eyes::Table, 0).to_act().single().unwrap();
///
/// let seen = table.observe(Eyes::Seat(leader), 1_000);
/// let action = *seen.legal().next().unwrap();
/// let input = Input::new(seen.at, leader, action);
/// assert_eq!(table.play(input, &mut ()), Ok(()));
/// assert_eq!(table.play(input, &mut ()), Err(Illegal::NotYourTurn));
///
/// assert_eq!(table.rewind(0).step(), 0);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table<G: Game> {
    record: Record<G>,
    position: G,
    at: Millis,
}

/// A decision that a seat has made.
#[derive(Clone, PartialEq, Debug)]
pub struct Decided<G: Game> {
    /// What the seat saw.
    pub seen: Observation<G>,
    /// What it did.
    pub action: G::Action,
    /// The [randomness](Table::chance) that a bot in the seat would have decided by.
    pub chance: Rng,
}

impl<G: Game> Table<G> {
    /// Deals a new game.
    ///
    /// # Errors
    /// What is wrong with the options.
    pub fn new(options: G::Options, seed: u64, tell: &mut impl Tell<G>) -> Result<Self, G::Flaw> {
        match G::flaw(&options) {
            Some(flaw) => Err(flaw),
            None => Ok(Self::begin(options, seed, tell)),
        }
    }

    /// Replays a record from the deal: loading a game verifies it.
    ///
    /// # Errors
    /// What is wrong with the options, or the first input that is illegal.
    pub fn replay(record: Record<G>) -> Result<Self, Broken<G>> {
        Self::replay_telling(record, &mut ())
    }

    /// Like [`replay`](Self::replay), and tells what happens.
    ///
    /// # Errors
    /// What is wrong with the options, or the first illegal input; what happened before it has been told.
    pub fn replay_telling(record: Record<G>, tell: &mut impl Tell<G>) -> Result<Self, Broken<G>> {
        let Record {
            options,
            seed,
            inputs,
        } = record;
        let mut table = Self::new(options, seed, tell).map_err(Broken::Flaw)?;
        for (step, input) in inputs.into_iter().enumerate() {
            table
                .play(input, tell)
                .map_err(|illegal| Broken::Input(step, illegal))?;
        }
        Ok(table)
    }

    fn begin(options: G::Options, seed: u64, tell: &mut impl Tell<G>) -> Self {
        let position = G::deal(&options, Rng::new(seed), tell);
        tell.done(None);
        Self {
            record: Record {
                options,
                seed,
                inputs: Vec::new(),
            },
            position,
            at: 0,
        }
    }

    /// Whether this input may be played now.
    ///
    /// # Errors
    /// Why it may not.
    pub fn check(&self, input: &Input<G::Action>) -> Result<(), Illegal<G::Refusal>> {
        if input.at < self.at && !self.position.to_act().is_empty() {
            return Err(Illegal::BackInTime);
        }
        self.position.check(input)
    }

    /// Plays an input.
    ///
    /// # Errors
    /// Why it may not be played; the table is then unchanged.
    pub fn play(
        &mut self,
        input: Input<G::Action>,
        tell: &mut impl Tell<G>,
    ) -> Result<(), Illegal<G::Refusal>> {
        self.check(&input)?;
        self.take(input, tell);
        Ok(())
    }

    fn take(&mut self, input: Input<G::Action>, tell: &mut impl Tell<G>) {
        self.at = input.at;
        self.position.apply(&input, tell);
        tell.done(Some(input.by));
        self.record.inputs.push(input);
    }

    /// The table as it was after its first `step` inputs; unchanged if it has fewer.
    #[must_use]
    pub fn rewind(&self, step: usize) -> Self {
        self.retell(step, &mut ())
    }

    /// Like [`rewind`](Self::rewind), and tells again what happened up to that point.
    #[must_use]
    pub fn retell(&self, step: usize, tell: &mut impl Tell<G>) -> Self {
        let Record {
            options,
            seed,
            inputs,
        } = &self.record;
        let mut table = Self::begin(options.clone(), *seed, tell);
        for input in inputs.iter().take(step) {
            table.take(input.clone(), tell);
        }
        table
    }

    /// The decisions of a seat, in order, each with what the seat saw then. The game is replayed as they are read.
    pub fn decided(&self, seat: Seat) -> impl Iterator<Item = Decided<G>> + use<G> {
        let mut inputs = self.record.inputs.clone().into_iter();
        let mut then = self.rewind(0);
        std::iter::from_fn(move || {
            loop {
                let input = inputs.next()?;
                let decided = (input.by == By::Seat(seat)).then(|| Decided {
                    seen: then.observe(Eyes::Seat(seat), then.at),
                    action: input.action.clone(),
                    chance: then.chance(seat),
                });
                then.take(input, &mut ());
                if decided.is_some() {
                    return decided;
                }
            }
        })
    }

    /// The game so far. Contains every secret.
    #[must_use]
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// The number of inputs played.
    #[must_use]
    pub fn step(&self) -> usize {
        self.record.inputs.len()
    }

    /// When the last input was made.
    #[must_use]
    pub fn at(&self) -> Millis {
        self.at
    }

    /// The number of seats.
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.position.seats()
    }

    /// Who may act, or how the game ended.
    #[must_use]
    pub fn status(&self) -> Status {
        self.position.status()
    }

    /// The input that the clock will play, and when, unless somebody acts first.
    #[must_use]
    pub fn clock(&self) -> Option<Input<G::Action>> {
        self.position.clock()
    }

    /// What the given eyes see at the given time.
    #[must_use]
    pub fn observe(&self, eyes: Eyes, at: Millis) -> Observation<G> {
        Observation::of(&self.position, eyes, self.step(), at.max(self.at))
    }

    /// The randomness by which a bot in this seat decides. It is derived from the seed, the seat and the
    /// [thought](Game::thought), so the same record gives the same bots, and asking again gives the same
    /// answer.
    #[must_use]
    pub fn chance(&self, seat: Seat) -> Rng {
        let thought = self.position.thought(seat).unwrap_or(self.step() as u32);
        Rng::aside(self.record.seed, [u32::from(seat.0), thought])
    }

    /// The position, accessible to the laws only.
    pub(super) fn position(&self) -> &G {
        &self.position
    }
}

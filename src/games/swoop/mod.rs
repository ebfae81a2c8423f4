//! Swoop: shed nineteen cards by playing the same value or lower.
//!
//! Three to five decks, each player a hand of eleven and four stacks of a face-up card on a
//! face-down one. In turn one plays cards of one denomination; who plays higher takes the pile.
//! Four of a value, a ten or a joker sweep it away, and the same player plays again. Who has no
//! card left ends the round; what the others hold counts against them, and the lowest total wins.
//!
//! The clauses that the comments name are those of [`clauses`].
//!
//! Decisions ([`Action`]): `Play`, `Flip` of a face-down card, `Add` to one that held, and `Done`: after a
//! face-down card that held it is always asked, so that its absence tells nothing of the hand. The
//! clock's is `CallTime`; what it would have done before an input happens with that input.
//!
//! A seat's [`View`] contains (1) its own hand, (2) of every hand the size and which cards the table
//! knows, for what was picked up with a pile is remembered until it is played, (3) face-up cards, and
//! which face-down ones are left, (4) the pile, and all cards that were swooped or drawn for the start
//! of this round, (5) totals, and whether time was called, (6) once the game is over, all cards that were left.
//!
//! | file | holds |
//! | --- | --- |
//! | [`cards`], [`holding`] | ranks and how many of each, what lies before a player (SW-1) |
//! | [`action`] | decisions, events, secrets, refusals |
//! | `position` | a position of the game |
//! | `check` | what may be done (SW-2, SW-4) |
//! | [`play`] | what happens then (SW-2, SW-3, SW-4) |
//! | `round` | dealing, who starts, counting, the end (SW-1, SW-5) |
//! | `candidates` | what is worth trying, and anything by chance |
//! | [`view`], `imagine` | what a seat knows, and the worlds that fit it |

pub mod action;
mod candidates;
pub mod cards;
mod check;
pub mod clauses;
pub mod holding;
mod imagine;
mod law_support;
pub mod play;
mod position;
mod round;
pub mod view;

use std::ops::RangeInclusive;

pub use action::{Action, Event, Flaw, Options, Refusal, Secret};
pub use cards::{Counts, Rank};
pub use holding::{Row, STACKS, Stacks};
pub use play::{Fate, SWOOP};
pub use position::Swoop;
pub use view::{Place, Stage, View, sketch};

use crate::engine::{By, Eyes, Game, Input, Millis, Outcome, Rng, Seat, Seats, Tell};
use position::Phase;

impl Game for Swoop {
    const VERSION: u16 = 1;
    const PLAYERS: RangeInclusive<u8> = 3..=8;
    type Options = Options;
    type Flaw = Flaw;
    type Action = Action;
    type Event = Event;
    type Secret = Secret;
    type View = View;
    type Refusal = Refusal;

    fn flaw(options: &Options) -> Option<Flaw> {
        if !Self::PLAYERS.contains(&options.players) {
            Some(Flaw::Players)
        } else if options.target == 0 {
            Some(Flaw::Target)
        } else if options.minutes == Some(0) {
            Some(Flaw::Minutes)
        } else {
            None
        }
    }

    fn deal(options: &Options, rng: Rng, tell: &mut impl Tell<Self>) -> Self {
        Self::shuffle_and_deal(options, rng, tell)
    }

    fn seats(&self) -> u8 {
        self.options.players
    }

    #[inline]
    fn to_act(&self) -> Seats {
        self.phase.actor().map_or(Seats::NONE, Seats::only)
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| self.ranking())
    }

    fn candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.to_act().has(seat) {
            self.list_candidates(seat, out);
        }
    }

    fn random(&self, seat: Seat, _: Millis, rng: &mut Rng) -> Option<Action> {
        if !self.to_act().has(seat) {
            return None;
        }
        self.random_action(seat, rng)
    }

    #[inline]
    fn check(&self, input: &Input<Action>) -> Result<(), Refusal> {
        self.check_input(input)
    }

    #[inline]
    fn apply(&mut self, input: &Input<Action>, tell: &mut impl Tell<Self>) {
        self.apply_input(input, tell);
    }

    fn view(&self, eyes: Eyes) -> View {
        View::of(self, eyes)
    }

    fn clock(&self) -> Option<Input<Action>> {
        let at = self.options.limit()?;
        let running = !self.called && self.phase.actor().is_some();
        running.then_some(Input {
            at,
            by: By::Clock,
            action: Action::CallTime,
        })
    }
}

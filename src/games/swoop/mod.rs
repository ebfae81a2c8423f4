//! Swoop: shed nineteen cards by playing cards of the same value or lower.
//!
//! Three to five decks. Each player has a hand of eleven and four stacks of a face-up card on a face-down one.
//! In turn, players play cards of one denomination; whoever plays higher takes the pile. Four of a value, a ten
//! or a joker sweep the pile away, and the same player plays again. A player without cards ends the round; the
//! cards that the others still hold count against them, and the lowest total wins.
//!
//! The clauses cited in comments are listed in [`CLAUSES`].
//!
//! Decisions ([`Action`]): `Play`, `Flip` a face-down card, `Add` to one that held, and `Done`, which is always
//! asked for after a face-down card that held, so that this reveals nothing about the hand. The clock's action is
//! `CallTime`; if an input comes at or after its time, it takes effect with that input.
//!
//! A seat's [`View`] contains (1) its own hand, (2) the size of every hand and the cards in it that the table
//! knows, since cards picked up with a pile are remembered until they are played, (3) face-up cards, and which
//! face-down ones are left, (4) the pile, and all cards swooped or drawn for the start of this round, (5)
//! totals, and whether time was called, (6) once the game is over, all cards that were left.
//!
//! | file | contains |
//! | --- | --- |
//! | [`cards`], [`holding`] | ranks and card counts, a player's cards (SW-1) |
//! | [`action`] | decisions, events, secrets, refusals |
//! | `position` | a position of the game |
//! | `check` | which cards may be played (SW-2, SW-4) |
//! | [`effects`] | the effects of a decision (SW-2, SW-3, SW-4) |
//! | `round` | dealing, who starts, scoring, the end (SW-1, SW-5) |
//! | `candidates` | random legal decisions, and what candidates are made of |
//! | [`view`], `imagine` | what a seat knows, and positions consistent with it |
//! | `law_support` | for the [laws](crate::engine::laws): random options and actions, and an audit |

pub mod action;
mod candidates;
pub mod cards;
mod check;
pub mod effects;
pub mod holding;
mod imagine;
mod law_support;
mod position;
mod round;
pub mod view;

use std::ops::RangeInclusive;

pub use action::{Action, Event, Flaw, Options, Refusal, Secret};
pub use cards::{Counts, Rank};
pub use effects::{Fate, SWOOP};
pub use holding::{Row, STACKS, Stacks};
pub use position::Swoop;
pub use view::{Stage, Tableau, View, sketch};

use crate::engine::{By, Eyes, Game, Illegal, Input, Millis, Outcome, Rng, Seat, Seats, Tell};
use candidates::list_plays;
use cards::{all_cards, laid_out};
use check::{check_cards, check_flip};
use position::Phase;

/// The numbers of all clauses of the rules, in order. Tests and the rules page follow this list.
pub const CLAUSES: &[&str] = &[
    "SW-1.1", "SW-1.2", "SW-1.3", "SW-1.4", "SW-2.1", "SW-2.2", "SW-2.3", "SW-2.4", "SW-3.1",
    "SW-3.2", "SW-3.3", "SW-4.1", "SW-4.2", "SW-4.3", "SW-4.4", "SW-4.5", "SW-4.6", "SW-5.1",
    "SW-5.2", "SW-5.3", "SW-5.4",
];

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

    fn deal(options: &Options, mut rng: Rng, tell: &mut impl Tell<Self>) -> Self {
        let mut deck = laid_out(&all_cards(options.players));
        rng.shuffle(&mut deck);
        Self::deal_from(options, &deck, rng, tell)
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
        let actor = self.phase.actor().filter(|&actor| actor == seat);
        let Some(holding) = actor.and_then(|actor| self.holdings.get(actor)) else {
            return;
        };
        if let Phase::Chain { blind, .. } = self.phase {
            self.list_additions(holding, blind, out);
        } else {
            list_plays(holding, out);
        }
        let uncovered = holding.uncovered();
        out.extend(uncovered.iter().map(|stack| Action::Flip { stack }));
    }

    /// First a denomination or a face-down card, then how many and which. Ranks that do not take the pile are more
    /// likely, so that games end.
    fn random(&self, seat: Seat, _: Millis, rng: &mut Rng) -> Option<Action> {
        let holding = self.holdings.get(seat)?;
        match self.phase {
            Phase::Turn { seat: actor, .. } if actor == seat => self.random_turn(holding, rng),
            Phase::Chain { seat: actor, blind } if actor == seat => {
                Some(self.random_chain(holding, blind, rng))
            }
            _ => None,
        }
    }

    /// Nothing here compares values: a higher play is legal, it just takes the pile (SW-2.3).
    #[inline]
    fn judge(&self, _: Millis, seat: Seat, action: &Action) -> Result<(), Illegal<Refusal>> {
        let holding = &self.holdings[seat];
        let answer = match (self.phase, *action) {
            (_, Action::CallTime) => return Err(Illegal::NotTheClock),
            (_, Action::Flip { stack }) => check_flip(holding, stack),
            (Phase::Chain { blind: true, .. }, Action::Add { hand, faces }) => {
                self.check_add(holding, hand, faces)
            }
            (_, Action::Add { .. }) => Err(Refusal::NothingTurned),
            (Phase::Chain { .. }, Action::Play { .. }) => Err(Refusal::NothingElse),
            (_, Action::Play { rank, hand, faces }) => check_cards(holding, rank, hand, faces),
            (Phase::Chain { .. }, Action::Done) => Ok(()),
            (Phase::Turn { again: true, .. }, Action::Done) => Err(Refusal::PlayAgain),
            (_, Action::Done) => Err(Refusal::NoPassing),
        };
        answer.map_err(Illegal::Refused)
    }

    #[inline]
    fn apply(&mut self, input: &Input<Action>, tell: &mut impl Tell<Self>) {
        if self.is_time(input.at) {
            self.called = true;
            tell.all(Event::TimeCalled);
        }
        let Some(seat) = self.phase.actor() else {
            return;
        };
        match input.action {
            Action::Play { rank, hand, faces } => self.play(seat, rank, hand, faces, tell),
            Action::Flip { stack } => self.flip(seat, stack, tell),
            Action::Add { hand, faces } => self.add(seat, hand, faces, tell),
            Action::Done => self.end_turn(seat, tell),
            Action::CallTime => {}
        }
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

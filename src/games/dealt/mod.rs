//! Dealt!, by Katja Stremmel: climbing with the hand one was dealt.
//!
//! 54 cards: 1 to 12 four times each, two X, two Stop, two Redraw. A hand keeps its order, and
//! only neighbours in it may be played together, as a solo, 2-straight, pair, 3-straight or trips.
//! Each player acts once in a trick: beats the highest combination, plays a Stop or a Redraw, or
//! takes one of two open reserve cards into the hand. Who is last with cards, or cannot act, gives
//! up a chip; who owes one and has none loses, and everybody else wins.
//!
//! The clauses that the comments name are those of [`clauses`].
//!
//! Decisions ([`Action`]): `Play`, `Stop`, `Redraw`, `TakeReserve`, and `Place` for each card that a
//! Redraw makes one draw.
//!
//! A seat's [`View`] contains (1) its own hand in order, (2) of every hand the size and which cards
//! the table knows, for a reserve is followed with the eye after it was taken, (3) reserves, chips,
//! the size of the draw pile and how many cards of each kind this round has discarded, (4) the trick
//! and who did what in it, and the trick before, (5) the card just drawn, if it is this seat's to place.
//!
//! | file | holds |
//! | --- | --- |
//! | [`cards`], [`combination`] | the deck, a hand, what beats what (DE-1, DE-2) |
//! | [`action`] | decisions, events, secrets, refusals |
//! | [`trick`] | who acts, who leads next (DE-3) |
//! | `check` | what may be played (DE-2, DE-3, DE-4) |
//! | `play` | what happens then (DE-3, DE-4) |
//! | `round` | dealing, losing a round, losing the game (DE-1, DE-5, DE-6) |
//! | [`plays`] | every combination that a hand can make |
//! | [`view`], `imagine` | what a seat knows, and the worlds that fit it |

pub mod action;
pub mod cards;
mod check;
pub mod clauses;
pub mod combination;
mod imagine;
mod lawful;
mod play;
pub mod plays;
mod round;
pub mod trick;
pub mod view;

use std::ops::RangeInclusive;

use arrayvec::ArrayVec;

pub use action::{Action, Event, Flaw, Leads, Loss, Options, Refusal, Secret};
pub use cards::{Card, Held, Value, reserves_left};
pub use combination::{Combination, Names, Rank};
pub use trick::{Deed, Play, Trick, Turn};
pub use view::{Stage, View, sketch};

use crate::engine::{BySeat, Eyes, Game, Input, Millis, Outcome, Rng, Seat, Seats, Tell};
use cards::{DECK, Hand, Reserves};
use trick::MAX_PLAYERS;

/// A position of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dealt {
    options: Options,
    rng: Rng,
    round: u16,
    chips: BySeat<u8>,
    hands: BySeat<Hand>,
    reserves: BySeat<Reserves>,
    /// The draw pile, its top at the end.
    pile: ArrayVec<Card, DECK>,
    /// How many cards of each kind this round has discarded.
    discards: [u8; Card::KINDS],
    trick: Trick,
    /// The trick before it in this round.
    ended: Option<Trick>,
    phase: Phase,
}

/// What is being waited for.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Phase {
    /// A player's turn in the trick.
    Turn(Seat),
    /// A player has drawn a card and has to place it; `left` more follow (DE-4.3).
    Redrawing { by: Seat, drawn: Card, left: u8 },
    /// Nothing any more.
    Over(Outcome),
}

impl Dealt {
    fn everybody(&self) -> Seats {
        Seats::first(self.options.players)
    }

    /// Who holds hand cards; reserves do not count (DE-3.5).
    fn holders(&self) -> Seats {
        self.hands.which(|_, hand| !hand.is_empty())
    }
}

impl Game for Dealt {
    const VERSION: u16 = 1;
    const PLAYERS: RangeInclusive<u8> = 3..=MAX_PLAYERS as u8;
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
        } else if !(2..=3).contains(&options.chips) {
            Some(Flaw::Chips)
        } else if options.oldest.0 >= options.players {
            Some(Flaw::Oldest)
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
        match self.phase {
            Phase::Turn(seat) | Phase::Redrawing { by: seat, .. } => Seats::only(seat),
            Phase::Over(_) => Seats::NONE,
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        match &self.phase {
            Phase::Over(outcome) => Some(outcome.clone()),
            _ => None,
        }
    }

    fn candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.hands.get(seat).is_some() {
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
}

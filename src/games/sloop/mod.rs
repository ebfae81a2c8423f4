//! Sloop, by Mike Fitzgerald: capture cards from the display by matching or adding them.
//!
//! 122 cards: 1 to 12 ten times each, one each of 4 to 12 supercharged, and two wilds. On a turn, a player
//! plays one card: to capture cards of its value and groups that add up to it, to start or continue a build for
//! later capture, or into the display, where a 1 steals, a 2 allows another card and a 3 flips three. The most
//! captured cards win.
//!
//! The clauses cited in comments are listed in [`CLAUSES`].
//!
//! Decisions ([`Action`]): `Capture`, `Build`, `Continue`, `Put`, `EndTurn` after a Double Play; in
//! partnerships also `Offer`, and `KeepFor` or `GiveBack`.
//!
//! A seat's [`View`] contains (1) its own hand, (2) the size of every hand, and the cards that partners know in
//! each other's hands because they exchanged or offered them, (3) the display with the contents of all builds,
//! score piles in order, removed cards, the size of the draw pile, who captured last, (4) the last thing each
//! hand revealed: that it contained the number of a build when it started it, or had no way to play on a build
//! that it lost, with the plays and draws since; this is forgotten after twelve of them, and when its
//! player offers or is offered a card.
//!
//! | file | contains |
//! | --- | --- |
//! | [`cards`], [`groups`] | the deck, what adds up to what (SL-1, SL-3, SL-7) |
//! | [`display`] | loose cards and builds (SL-4, SL-6) |
//! | [`action`], [`refusal`] | decisions, events, secrets; refusals |
//! | `position` | a position of the game |
//! | `check` | which cards may be played, and how (SL-2 to SL-5, SL-9) |
//! | `effects` | the effects of a decision (SL-3 to SL-5, SL-9) |
//! | `turn` | dealing, whose turn it is, drawing, the end (SL-1, SL-2, SL-6, SL-8) |
//! | [`hint`] | what hands revealed (SL-2.2, SL-4.2, SL-4.8) |
//! | [`most_groups`], `candidates` | the available groups, decisions worth trying |
//! | `random` | random legal decisions |
//! | [`view`], `imagine` | what a seat knows, and positions consistent with it |
//! | `law_support` | for the [laws](crate::engine::laws): random options and actions, and an audit |

pub mod action;
mod candidates;
pub mod cards;
mod check;
pub mod display;
mod effects;
pub mod groups;
pub mod hint;
mod imagine;
mod law_support;
pub mod most_groups;
mod position;
mod random;
pub mod refusal;
mod turn;
pub mod view;

use std::ops::RangeInclusive;

pub use action::{Action, Event, Flaw, Options, Secret, Theft};
pub use cards::{Card, Hand, Heap, Icon, Value};
pub use display::{Build, Display};
pub use groups::{Groups, Sums};
pub use hint::{Hint, Says};
pub use position::Sloop;
pub use refusal::Refusal;
pub use view::{Stage, View, sketch};

use crate::engine::{By, Eyes, Game, Illegal, Input, Millis, Outcome, Rng, Seat, Seats, Tell};
use cards::{DECK, deck};
use position::Phase;

/// The numbers of all clauses of the rules, in order. Tests and the rules page follow this list.
pub const CLAUSES: &[&str] = &[
    "SL-1.1", "SL-1.2", "SL-1.3", "SL-1.4", "SL-1.5", "SL-1.6", "SL-1.7", "SL-1.8", "SL-2.1",
    "SL-2.2", "SL-2.3", "SL-3.1", "SL-3.2", "SL-3.3", "SL-3.4", "SL-3.5", "SL-3.6", "SL-3.7",
    "SL-3.8", "SL-4.1", "SL-4.2", "SL-4.3", "SL-4.4", "SL-4.5", "SL-4.6", "SL-4.7", "SL-4.8",
    "SL-4.9", "SL-5.1", "SL-5.2", "SL-5.3", "SL-5.4", "SL-5.5", "SL-5.6", "SL-5.7", "SL-5.8",
    "SL-6.1", "SL-6.2", "SL-7.1", "SL-7.2", "SL-7.3", "SL-7.4", "SL-8.1", "SL-8.2", "SL-8.3",
    "SL-9.1", "SL-9.2", "SL-9.3", "SL-9.4",
];

/// Copied and shuffled for each game.
const UNSHUFFLED: [Card; DECK] = deck();

impl Game for Sloop {
    const VERSION: u16 = 1;
    const PLAYERS: RangeInclusive<u8> = 2..=6;
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
        } else if options.partnerships && options.players != 4 {
            Some(Flaw::Partnerships)
        } else {
            None
        }
    }

    /// Also draws the dealer at random (SL-1.5, SL-1.6).
    fn deal(options: &Options, mut rng: Rng, tell: &mut impl Tell<Self>) -> Self {
        let mut cards = UNSHUFFLED;
        rng.shuffle(&mut cards);
        let dealer = Seat(rng.below(options.players.into()) as u8);
        Self::deal_from(options, dealer, &cards, tell)
    }

    fn seats(&self) -> u8 {
        self.options.players
    }

    #[inline]
    fn to_act(&self) -> Seats {
        match self.phase {
            Phase::Offering { by: seat, .. }
            | Phase::Answering { to: seat, .. }
            | Phase::Turn { seat, .. }
            | Phase::Flipped { seat, .. } => Seats::only(seat),
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
        let Some(hand) = self.hands.get(seat) else {
            return;
        };
        let hand: Heap = hand.iter().copied().collect();
        match &self.phase {
            Phase::Offering { .. } => {
                out.push(Action::Offer(None));
                out.extend(hand.kinds().map(|card| Action::Offer(Some(card))));
            }
            Phase::Answering { .. } => {
                out.push(Action::GiveBack);
                out.extend(hand.kinds().map(Action::KeepFor));
            }
            Phase::Turn { more, .. } => {
                if *more {
                    out.push(Action::EndTurn);
                }
                self.list_plays(seat, &hand, false, out);
            }
            Phase::Flipped { cards, .. } => {
                let cards = cards.iter().copied().collect();
                self.list_plays(seat, &cards, true, out);
            }
            Phase::Over(_) => {}
        }
    }

    /// First a card and what to do with it, each possible pair equally likely, then how.
    fn random(&self, seat: Seat, _: Millis, rng: &mut Rng) -> Option<Action> {
        if !self.to_act().has(seat) {
            return None;
        }
        let hand = self.hand(seat);
        let any = |rng: &mut Rng| hand.get(rng.below(hand.len() as u32 + 1) as usize).copied();
        match self.phase {
            Phase::Offering { .. } => Some(Action::Offer(any(rng))),
            Phase::Answering { .. } => Some(any(rng).map_or(Action::GiveBack, Action::KeepFor)),
            _ => self.random_play(seat, rng),
        }
    }

    #[inline]
    fn judge(&self, _: Millis, seat: Seat, action: &Action) -> Result<(), Illegal<Refusal>> {
        let answer = match (&self.phase, action) {
            (Phase::Offering { .. }, Action::Offer(card)) => {
                card.map_or(Ok(()), |card| self.check_held(seat, card))
            }
            (Phase::Offering { .. }, _) => Err(Refusal::OfferFirst),
            (Phase::Answering { .. }, Action::KeepFor(card)) => self.check_held(seat, *card),
            (Phase::Answering { .. }, Action::GiveBack) => Ok(()),
            (Phase::Answering { .. }, _) => Err(Refusal::AnswerFirst),
            (_, action) => self.check_play(seat, action),
        };
        answer.map_err(Illegal::Refused)
    }

    #[inline]
    fn apply(&mut self, input: &Input<Action>, tell: &mut impl Tell<Self>) {
        let By::Seat(seat) = input.by else { return };
        match (&self.phase, &input.action) {
            (&Phase::Offering { to, .. }, Action::Offer(card)) => {
                self.offer(seat, to, *card, tell);
            }
            (&Phase::Answering { by, card, .. }, answer) => {
                match answer {
                    Action::KeepFor(given) => self.exchange(by, card, seat, *given, tell),
                    _ => tell.all(Event::GaveBack { seat }),
                }
                self.settle(seat, tell);
            }
            (_, action) => self.play(seat, action, tell),
        }
    }

    fn view(&self, eyes: Eyes) -> View {
        View::of(self, eyes)
    }
}

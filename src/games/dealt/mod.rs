//! Dealt!, by Katja Stremmel: a climbing game played with the hand as dealt.
//!
//! 54 cards: 1 to 12 four times each, two X, two Stop, two Redraw. A hand keeps its order, and only neighboring
//! cards may be played together, as a solo, 2-straight, pair, 3-straight or trips. Each player acts once per
//! trick: beats the highest combination, plays a Stop or a Redraw, or takes one of two open reserve cards into
//! the hand. The last player with cards, or one who cannot act, gives up a chip; whoever owes a chip and has
//! none loses, and everybody else wins.
//!
//! The clauses cited in comments are listed in [`CLAUSES`].
//!
//! Decisions ([`Action`]): `Play`, `Stop`, `Redraw`, `TakeReserve`, and `Place` for each card drawn because of
//! a Redraw.
//!
//! A seat's [`View`] contains (1) its own hand in order, (2) the size of every hand and the cards in it that
//! the table knows, since everybody can keep track of a taken reserve, (3) reserves, chips, the size of the
//! draw pile and how many cards of each kind were discarded this round, (4) the trick with each player's turn,
//! and the previous trick, (5) the card just drawn, if this seat has to place it.
//!
//! | file | contains |
//! | --- | --- |
//! | [`cards`], [`combination`] | the deck, a hand, what beats what (DE-1, DE-2) |
//! | [`action`] | decisions, events, secrets, refusals |
//! | [`trick`] | who acts, who leads next (DE-3) |
//! | `position` | a position of the game |
//! | `check` | which cards may be played, taken and placed (DE-2, DE-3, DE-4) |
//! | `effects` | the effects of a decision (DE-3, DE-4) |
//! | `round` | dealing, losing a round, losing the game (DE-1, DE-5, DE-6) |
//! | [`mod@ways`] | every combination that a hand can make |
//! | `candidates` | random legal decisions, and what candidates are made of |
//! | [`view`], `imagine` | what a seat knows, and positions consistent with it |
//! | `law_support` | for the [laws](crate::engine::laws): random options and actions, and an audit |

pub mod action;
mod candidates;
pub mod cards;
mod check;
pub mod combination;
mod effects;
mod imagine;
mod law_support;
mod position;
mod round;
pub mod trick;
pub mod view;
pub mod ways;

use std::ops::RangeInclusive;

pub use action::{Action, Event, Flaw, Loss, Options, Refusal, Secret};
pub use cards::{Card, Held, Value, reserves_left};
pub use combination::{Combination, Rank, XValues};
pub use position::Dealt;
pub use trick::{Done, Leads, Play, Trick, Turn};
pub use view::{OutRisk, Stage, View, sketch};

use crate::engine::{Eyes, Game, Illegal, Input, Millis, Outcome, Rng, Seat, Seats, Tell};
use candidates::{reserves, specials};
use cards::deck;
use check::check_gap;
use position::Phase;
use trick::MAX_PLAYERS;
use ways::ways;

/// The numbers of all clauses of the rules, in order. Tests and the rules page follow this list.
pub const CLAUSES: &[&str] = &[
    "DE-1.1", "DE-1.2", "DE-1.3", "DE-1.4", "DE-1.5", "DE-1.6", "DE-2.1", "DE-2.2", "DE-2.3",
    "DE-2.4", "DE-3.1", "DE-3.2", "DE-3.3", "DE-3.4", "DE-3.5", "DE-4.1", "DE-4.2", "DE-4.3",
    "DE-4.4", "DE-4.5", "DE-4.6", "DE-5.1", "DE-5.2", "DE-5.3", "DE-5.4", "DE-5.5", "DE-6.1",
];

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

    fn deal(options: &Options, mut rng: Rng, tell: &mut impl Tell<Self>) -> Self {
        let mut cards = deck();
        rng.shuffle(&mut cards);
        Self::deal_from(options, &cards, rng, tell)
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
        let Some(hand) = self.hands.get(seat) else {
            return;
        };
        let gaps = 0..=hand.len() as u8;
        if let Phase::Redrawing { .. } = self.phase {
            return out.extend(gaps.map(|gap| Action::Place { gap }));
        }
        out.extend(ways(hand).into_iter().map(Action::from));
        out.extend(specials(hand));
        for (which, _) in reserves(&self.reserves[seat]) {
            out.extend(gaps.clone().map(|gap| Action::TakeReserve { which, gap }));
        }
    }

    /// All equally likely, except that the order of two X is decided by a coin flip.
    fn random(&self, seat: Seat, _: Millis, rng: &mut Rng) -> Option<Action> {
        match self.phase {
            Phase::Turn(actor) if actor == seat => self.random_turn(seat, rng),
            Phase::Redrawing { by, .. } if by == seat => {
                let gaps = self.hands[seat].len() as u32 + 1;
                let gap = rng.below(gaps) as u8;
                Some(Action::Place { gap })
            }
            _ => None,
        }
    }

    #[inline]
    fn judge(&self, _: Millis, seat: Seat, action: &Action) -> Result<(), Illegal<Refusal>> {
        let answer = match (&self.phase, *action) {
            (Phase::Redrawing { .. }, Action::Place { gap }) => check_gap(&self.hands[seat], gap),
            (Phase::Redrawing { .. }, _) => Err(Refusal::PlaceFirst),
            (_, Action::Place { .. }) => Err(Refusal::NothingDrawn),
            (_, Action::Play { from, len, names }) => self.check_play(seat, from, len, names),
            (_, Action::Stop { at }) => self.check_special(seat, at, Card::Stop, Refusal::NotAStop),
            (_, Action::Redraw { at }) => {
                self.check_special(seat, at, Card::Redraw, Refusal::NotARedraw)
            }
            (_, Action::TakeReserve { which, gap }) => self.check_reserve(seat, which, gap),
        };
        answer.map_err(Illegal::Refused)
    }

    #[inline]
    fn apply(&mut self, input: &Input<Action>, tell: &mut impl Tell<Self>) {
        match (&self.phase, input.action) {
            (&Phase::Redrawing { by, drawn, left }, Action::Place { gap }) => {
                self.place(by, drawn, gap, tell);
                self.draw(by, left, tell);
            }
            (&Phase::Turn(seat), action) => {
                if let Some(done) = self.act(seat, action, tell) {
                    self.finish_turn(seat, done, tell);
                }
            }
            _ => {}
        }
    }

    fn view(&self, eyes: Eyes) -> View {
        View::of(self, eyes)
    }
}

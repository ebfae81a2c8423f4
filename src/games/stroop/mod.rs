//! Stroop, by Jonathan Chaffer: words that say one thing and are printed as another.
//!
//! Everybody plays at once. Players draw from their own piles and put onto the center pile cards that its top
//! card's word describes or, in round two, cards whose word describes its top card; whoever cannot go on calls
//! STOP. The fewest cards after two rounds win, or the fewest over three games of two rounds in a match.
//!
//! The clauses cited in comments are listed in [`CLAUSES`].
//!
//! Decisions ([`Action`]): `Draw`, `Play`, `Stop`, `Pause`; the clock's are `Settle` and `EndRound`. If an
//! input comes at or after the time of a clock action that was not played, that action takes effect with the
//! input. A play is always accepted as an attempt: its event says whether it waits for its tie to end, came
//! second or too late, or is a fumble.
//!
//! Hands are face up on the one screen, so all eyes see the same. A [`View`] contains (1) the [`Board`]:
//! every hand, the center pile of this round and when its top card came, ties, landings, who is barred, what
//! each seat did last, how a match stands, (2) the size of each draw pile and of the cards set aside. Nobody
//! sees the order of a pile or knows the tie order, and what was seen in a round is forgotten when the piles
//! are shuffled for the next.
//!
//! | file | contains |
//! | --- | --- |
//! | [`cards`] | the deck, what describes what (ST-1, ST-7) |
//! | [`action`] | options, decisions, events, refusals |
//! | [`board`] | everything visible, and what is legal on it (ST-3) |
//! | `position` | a position of the game |
//! | `check` | which plays count as an attempt, when the clock acts (ST-3, ST-4) |
//! | `effects` | the outcome of an attempt (ST-3, ST-4) |
//! | `round` | dealing, round two, further games, the end (ST-2, ST-5, ST-6) |
//! | [`view`] | what is seen, and positions consistent with it |
//! | `law_support` | for the [laws](crate::engine::laws): random options and actions, and an audit |

pub mod action;
pub mod board;
pub mod cards;
mod check;
mod effects;
mod law_support;
mod position;
mod round;
pub mod view;

use std::ops::RangeInclusive;

pub use action::{Action, Ending, Event, FEWEST, Flaw, Handicap, MOST, Options, Refusal, Secret};
pub use board::{Board, Fate, Landing, Lately, Tie, fits};
pub use cards::{Card, Color, Direction, Face, Letters, Pattern, Size, Word, deck};
pub use position::Stroop;
pub use view::{View, sketch};

use crate::engine::{By, Eyes, Game, Illegal, Input, Millis, Outcome, Rng, Seat, Seats, Tell};
use position::Order;

/// The numbers of all clauses of the rules, in order. Tests and the rules page follow this list.
pub const CLAUSES: &[&str] = &[
    "ST-1.1", "ST-1.2", "ST-1.3", "ST-2.1", "ST-2.2", "ST-2.3", "ST-3.1", "ST-3.2", "ST-3.3",
    "ST-3.4", "ST-3.5", "ST-3.6", "ST-3.7", "ST-4.1", "ST-4.2", "ST-4.3", "ST-4.4", "ST-4.5",
    "ST-5.1", "ST-5.2", "ST-6.1", "ST-6.2", "ST-7.1", "ST-7.2", "ST-7.3", "ST-7.4", "ST-7.5",
];

impl Game for Stroop {
    const VERSION: u16 = 1;
    const PLAYERS: RangeInclusive<u8> = 2..=5;
    type Options = Options;
    type Flaw = Flaw;
    type Action = Action;
    type Event = Event;
    type Secret = Secret;
    type View = View;
    type Refusal = Refusal;

    fn flaw(options: &Options) -> Option<Flaw> {
        let pauses_longer = |it: &Handicap| it.pause.is_some_and(|pause| pause > 2000);
        let too_many = options.players > 4 && !options.advanced;
        if too_many || !Self::PLAYERS.contains(&options.players) {
            Some(Flaw::Players)
        } else if options.cards != 15 && !(options.advanced && options.cards == 20) {
            Some(Flaw::Cards)
        } else if options.contention > 400 {
            Some(Flaw::Contention)
        } else if options.fumble > 2000 || options.handicaps.iter().any(pauses_longer) {
            Some(Flaw::Fumble)
        } else if options.games != 1 && options.games != 3 {
            Some(Flaw::Games)
        } else if !options.handicaps_fit() {
            Some(Flaw::Handicap)
        } else {
            None
        }
    }

    fn deal(options: &Options, mut rng: Rng, tell: &mut impl Tell<Self>) -> Self {
        let mut cards = deck(options.advanced);
        rng.shuffle(&mut cards);
        Self::deal_from(options, &cards, rng, tell)
    }

    fn seats(&self) -> u8 {
        self.board.options.players
    }

    /// All players at once; a barred player may still pause.
    fn to_act(&self) -> Seats {
        match self.board.outcome {
            Some(_) => Seats::NONE,
            None => Seats::first(self.seats()),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.board.outcome.clone()
    }

    fn candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        if let Some(hand) = self.board.hands.get(seat) {
            out.push(Action::Draw);
            out.extend(hand.iter().map(|&card| Action::Play { card }));
            out.push(Action::Stop);
        }
    }

    /// Sometimes calls STOP or pauses.
    fn random(&self, seat: Seat, at: Millis, rng: &mut Rng) -> Option<Action> {
        let hand = self.board.hands.get(seat)?;
        let play = rng.pick(hand).map(|&card| Action::Play { card });
        let first = match rng.below(32) {
            0 => Some(Action::Pause),
            1..=3 => Some(Action::Stop),
            4..=15 => Some(Action::Draw),
            _ => play,
        };
        let wishes = [
            first,
            play,
            Some(Action::Draw),
            Some(Action::Stop),
            Some(Action::Pause),
        ];
        let mut wishes = wishes.into_iter().flatten();
        wishes.find(|&action| self.check(&Input::new(at, seat, action)).is_ok())
    }

    fn judge(&self, at: Millis, seat: Seat, action: &Action) -> Result<(), Illegal<Refusal>> {
        let mut then;
        let now = match self.due() {
            // What the clock does by then comes before this attempt.
            Some((due, _)) if due <= at => {
                then = self.clone();
                then.catch_up(at, &mut ());
                &then
            }
            _ => self,
        };
        let left = now.piles[seat].len() as u8;
        let answer = match *action {
            _ if now.board.outcome.is_some() => return Err(Illegal::Over),
            Action::Settle | Action::EndRound => return Err(Illegal::NotTheClock),
            Action::Pause => Ok(()),
            _ if now.board.barred.has(seat) => Err(Refusal::Barred),
            Action::Draw if left == 0 => Err(Refusal::NothingToDraw),
            Action::Stop if left > 0 => Err(Refusal::DrawFirst(left)),
            Action::Draw | Action::Stop => Ok(()),
            Action::Play { card } => now.check_play(at, seat, card),
        };
        answer.map_err(Illegal::Refused)
    }

    fn apply(&mut self, input: &Input<Action>, tell: &mut impl Tell<Self>) {
        let at = input.at;
        self.catch_up(at, tell);
        let By::Seat(seat) = input.by else { return };
        self.board.quiet = at;
        match input.action {
            Action::Draw => self.draw(at, seat, tell),
            Action::Play { card } => {
                self.board.note_try(at, seat);
                self.play(at, seat, card, tell);
            }
            Action::Stop => {
                self.board.note_try(at, seat);
                self.settle(at, tell);
                self.stop(at, seat, tell);
            }
            Action::Pause => {
                self.settle(at, tell);
                self.board.landings.clear();
                tell.all(Event::Paused { seat });
            }
            Action::Settle | Action::EndRound => {}
        }
    }

    fn view(&self, _: Eyes) -> View {
        View {
            board: self.board.clone(),
            left: self.piles.map(|_, pile| pile.len() as u8),
            aside: self.aside.len() as u8,
        }
    }

    fn clock(&self) -> Option<Input<Action>> {
        let (at, action) = self.due()?;
        Some(Input {
            at,
            by: By::Clock,
            action,
        })
    }

    /// Draws make nothing stale: a player who draws keeps reading.
    fn thought(&self, seat: Seat) -> Option<u32> {
        let tries = self.board.lately.get(seat)?.tries;
        Some(tries.wrapping_add(self.board.changes))
    }
}

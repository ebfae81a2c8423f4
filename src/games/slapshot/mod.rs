//! Slapshot, published by Columbia Games: a hockey season with teams of six cards.
//!
//! 54 cards in three decks: forwards, defensemen and goalies, with values 0 to 10; four of them are bruisers,
//! one is Tiny Tim. Managers pick teams of three forwards, two defensemen and a goalie. Then each in turn
//! trades, drafts or plays a game, in which two line-ups are revealed card by card. The first token on the
//! Playoffs space ends the season, and the best two managers play a best of seven.
//!
//! The clauses cited in comments are listed in [`CLAUSES`].
//!
//! Decisions ([`Action`]): `Pick`, `Trade` and `GiveBack`, `Draft`, `Game` and `LineUp`, `Pass`.
//!
//! A seat's [`View`] contains (1) its own team, (2) the last [`MEMORY`](past::MEMORY) [happenings](Happening)
//! to cards: who drew from which deck, drafted, or traded with whom, including the cards that the seat saw
//! itself, and the cards that were revealed or injured, (3) everybody's wins, trades, drafts and visits, (4)
//! the last game, as far as it was revealed, (5) its own line-up while the other is awaited, and the card drawn
//! in its own trade. What follows for the other cards is either [sure](View::sure) or [guessed](View::guesses).
//!
//! | file | contains |
//! | --- | --- |
//! | [`cards`] | the deck, what scores on what (SH-1, SH-3, SH-6) |
//! | [`options`] | players, house rules, custom decks (SH-6) |
//! | [`action`] | decisions, events, secrets, refusals |
//! | [`past`] | what happened to the cards, as far as it was seen |
//! | `position` | a position of the game |
//! | `check` | what may be done (SH-1, SH-2, SH-5) |
//! | `play` | picking, trading, drafting, whose turn it is (SH-1, SH-2, SH-5) |
//! | [`bout`], `play_bout` | a game, its overtimes and injuries (SH-3) |
//! | [`season`], `play_season` | how the season ends, the play-offs (SH-4, SH-5) |
//! | `candidates` | decisions worth trying, and random legal ones |
//! | [`view`] | what a seat knows |
//! | [`places`], `inference`, `imagine` | where a seat may conclude cards are, and positions consistent with it |
//! | `law_support` | for the [laws](crate::engine::laws): random options and actions, and an audit |

pub mod action;
pub mod bout;
mod candidates;
pub mod cards;
mod check;
mod imagine;
mod inference;
mod law_support;
pub mod options;
pub mod past;
pub mod places;
mod play;
mod play_bout;
mod play_season;
mod position;
pub mod season;
pub mod view;

use std::ops::RangeInclusive;

pub use action::{Action, Event, Refusal, Secret};
pub use bout::{Bout, Report, Reveal};
pub use cards::{Card, Kind, Line, Special};
pub use options::{Flaw, Options};
pub use past::Happening;
pub use places::Places;
pub use position::Slapshot;
pub use season::{Contest, Ledger, Series};
pub use view::{Stage, View, sketch};

use crate::engine::{Eyes, Game, Input, Millis, Outcome, Rng, Seat, Seats, Tell};
use position::{Phase, Pile, Team};

/// The numbers of all clauses of the rules, in order. Tests and the rules page follow this list.
pub const CLAUSES: &[&str] = &[
    "SH-1.1", "SH-1.2", "SH-1.3", "SH-1.4", "SH-1.5", "SH-2.1", "SH-2.2", "SH-2.3", "SH-3.1",
    "SH-3.2", "SH-3.3", "SH-3.4", "SH-3.5", "SH-3.6", "SH-3.7", "SH-3.8", "SH-4.1", "SH-4.2",
    "SH-4.3", "SH-4.4", "SH-4.5", "SH-5.1", "SH-5.2", "SH-5.3", "SH-6.1", "SH-6.2", "SH-6.3",
    "SH-6.4",
];

impl Game for Slapshot {
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
        } else if !(3..=9).contains(&options.wins) {
            Some(Flaw::Wins)
        } else {
            options.deck.as_deref().and_then(options::deck_flaw)
        }
    }

    fn deal(options: &Options, rng: Rng, tell: &mut impl Tell<Self>) -> Self {
        Self::shuffle_and_deal(options, rng, tell)
    }

    fn seats(&self) -> u8 {
        self.options.players
    }

    fn to_act(&self) -> Seats {
        match &self.phase {
            Phase::Picking(seat) | Phase::Turn(seat) | Phase::GivingBack { by: seat, .. } => {
                Seats::only(*seat)
            }
            Phase::LiningUp { bout, lines } => {
                let awaited = bout.sides().into_iter().zip(lines);
                awaited
                    .filter(|(_, line)| line.is_none())
                    .map(|(seat, _)| seat)
                    .collect()
            }
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
        if self.teams.get(seat).is_some() {
            self.list_candidates(seat, out);
        }
    }

    fn random(&self, seat: Seat, _: Millis, rng: &mut Rng) -> Option<Action> {
        if self.to_act().has(seat) {
            self.random_action(seat, rng)
        } else {
            None
        }
    }

    fn check(&self, input: &Input<Action>) -> Result<(), Refusal> {
        self.check_input(input)
    }

    fn apply(&mut self, input: &Input<Action>, tell: &mut impl Tell<Self>) {
        self.apply_input(input, tell);
    }

    fn view(&self, eyes: Eyes) -> View {
        View::of(self, eyes)
    }
}

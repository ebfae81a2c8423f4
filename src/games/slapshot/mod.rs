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
//! | `check` | what a manager may do (SH-1, SH-2, SH-3, SH-5) |
//! | `effects` | picking, trading, drafting, whose turn it is (SH-1, SH-2, SH-5) |
//! | [`bout`], `bout_effects` | a game, its overtimes and injuries (SH-3) |
//! | [`season`], `season_effects` | how the season ends, the playoffs (SH-4, SH-5) |
//! | `candidates` | random legal decisions, and orders of a team worth trying |
//! | [`view`] | what a seat knows |
//! | [`places`], `inference`, `imagine` | where a seat may conclude cards are, and positions consistent with it |
//! | `law_support` | for the [laws](crate::engine::laws): random options and actions, and an audit |

pub mod action;
pub mod bout;
mod bout_effects;
mod candidates;
pub mod cards;
mod check;
mod effects;
mod imagine;
mod inference;
mod law_support;
pub mod options;
pub mod past;
pub mod places;
mod position;
pub mod season;
mod season_effects;
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

use crate::engine::{By, Eyes, Game, Illegal, Input, Millis, Outcome, Rng, Seat, Seats, Tell};
use candidates::{any, line, orders};
use cards::{MOST, TEAM, deck};
use check::{check_line, check_return};
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

    fn deal(options: &Options, mut rng: Rng, tell: &mut impl Tell<Self>) -> Self {
        let ours = deck();
        let cards = options.deck.as_deref().unwrap_or(&ours);
        let piles = Kind::ALL.map(|kind| {
            let of_kind = cards.iter().filter(|card| card.kind == kind);
            let mut pile: Pile = of_kind.copied().take(MOST).collect();
            pile.sort_unstable();
            rng.shuffle(&mut pile);
            pile.reverse();
            pile
        });
        let start = Seat(rng.below(u32::from(options.players)) as u8);
        Self::begin(options, piles, start, rng, tell)
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

    /// Everything that can be done; for line-ups, only four orders of the team.
    fn candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        let Some(team) = self.teams.get(seat) else {
            return;
        };
        let mut faces = team.clone();
        let mut last = None;
        faces.retain(|card| last.replace(*card) != Some(*card));
        match &self.phase {
            Phase::Picking(_) => out.extend(Kind::ALL.map(|kind| Action::Pick { kind })),
            Phase::Turn(_) => {
                let others = self.others(seat);
                out.extend(others.clone().map(|host| Action::Game { host }));
                out.extend(others.map(|with| Action::Trade { with }));
                out.extend(faces.into_iter().map(|card| Action::Draft { card }));
                out.extend(self.options.league.then_some(Action::Pass));
            }
            Phase::GivingBack { .. } => {
                out.extend(faces.into_iter().map(|card| Action::GiveBack { card }));
            }
            Phase::LiningUp { .. } => out.extend(orders(team).map(Action::LineUp)),
            Phase::Over(_) => {}
        }
    }

    /// Chooses a verb first, then a way to carry it out; line-ups in any order.
    fn random(&self, seat: Seat, _: Millis, rng: &mut Rng) -> Option<Action> {
        match self.phase {
            _ if !self.to_act().has(seat) => None,
            Phase::Picking(_) => self.random_pick(seat, rng),
            Phase::Turn(_) => self.random_turn(seat, rng),
            Phase::GivingBack { drawn, .. } => {
                let team = self.teams[seat].iter().copied();
                let card = any::<_, TEAM>(team.filter(|card| card.kind == drawn.kind), rng)?;
                Some(Action::GiveBack { card })
            }
            Phase::LiningUp { .. } => {
                let mut line = line(&self.teams[seat])?;
                rng.shuffle(&mut line);
                Some(Action::LineUp(line))
            }
            Phase::Over(_) => None,
        }
    }

    fn judge(&self, _: Millis, seat: Seat, action: &Action) -> Result<(), Illegal<Refusal>> {
        let answer = match (&self.phase, action) {
            (Phase::Picking(_), Action::Pick { kind }) => self.check_pick(seat, *kind),
            (Phase::Picking(_), _) => Err(Refusal::PickFirst),
            (Phase::GivingBack { drawn, .. }, Action::GiveBack { card }) => {
                check_return(&self.teams[seat], *drawn, *card)
            }
            (Phase::GivingBack { .. }, _) => Err(Refusal::GiveBackFirst),
            (Phase::LiningUp { .. }, Action::LineUp(line)) => check_line(&self.teams[seat], line),
            (Phase::LiningUp { .. }, _) => Err(Refusal::LineUpFirst),
            (_, action) => self.check_turn(seat, action),
        };
        answer.map_err(Illegal::Refused)
    }

    fn apply(&mut self, input: &Input<Action>, tell: &mut impl Tell<Self>) {
        let By::Seat(seat) = input.by else { return };
        match input.action {
            Action::Pick { kind } => self.pick(seat, kind, tell),
            Action::Trade { with } => self.draw_for_trade(seat, with, tell),
            Action::GiveBack { card } => self.give_back(card, tell),
            Action::Draft { card } => {
                self.ledger.drafts[seat] += 1;
                self.draft(seat, card, tell);
            }
            Action::Game { host } => {
                self.ledger.visits[seat][host] += 1;
                self.face(host, seat, tell);
            }
            Action::LineUp(line) => self.line_up(seat, line, tell),
            Action::Pass => {
                tell.all(Event::Passed(seat));
                self.next_turn(seat);
            }
        }
    }

    fn view(&self, eyes: Eyes) -> View {
        View::of(self, eyes)
    }
}

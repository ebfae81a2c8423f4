//! What given eyes see of a game, and the hidden positions consistent with it.

use super::game::{Eyes, Game, Illegal, Input, Millis, Status};
use super::{Rng, Seat, Seats};

/// A candidate decision for a seat, and the verdict of the rules.
///
/// ```
/// use kitchen_table::engine::{Eyes, Illegal, Table};
/// use kitchen_table::games::dealt::{Action, Dealt, Options, Refusal};
///
/// let table = Table::<Dealt>::new(Options::new(3), 7, &mut ()).unwrap();
/// let leader = table.observe(Eyes::Table, 0).to_act().single().unwrap();
///
/// let tried = table.observe(Eyes::Seat(leader), 0).tried;
/// let takes = |action| matches!(action, Action::TakeReserve { .. });
/// let refused = tried.iter().find(|tried| takes(tried.action)).unwrap();
/// let why = Illegal::Refused(Refusal::LeaderPlays);
/// assert_eq!(refused.illegal, Some(why), "who leads plays a card");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tried<G: Game> {
    /// The decision.
    pub action: G::Action,
    /// Why it is illegal; `None` if it is legal.
    pub illegal: Option<Illegal<G::Refusal>>,
}

impl<G: Game> Tried<G> {
    fn all(position: &G, seat: Seat, at: Millis) -> Vec<Self> {
        let mut actions = Vec::new();
        position.candidates(seat, &mut actions);
        let try_one = |action: G::Action| {
            let input = Input::new(at, seat, action);
            let illegal = position.check(&input).err();
            Self {
                action: input.action,
                illegal,
            }
        };
        actions.into_iter().map(try_one).collect()
    }
}

/// All that a player's screen or a bot ever gets to see of a game.
///
/// ```
/// use kitchen_table::engine::{Eyes, Table};
/// use kitchen_table::games::dealt::{Dealt, Options};
///
/// let table = Table::<Dealt>::new(Options::new(3), 7, &mut ()).unwrap();
/// let anybody = table.observe(Eyes::Table, 0);
/// assert!(anybody.view.own.is_none() && anybody.tried.is_empty());
///
/// let leader = anybody.to_act().single().unwrap();
/// let seen = table.observe(Eyes::Seat(leader), 0);
/// assert!(seen.view.own.is_some() && seen.legal().count() > 0);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Observation<G: Game> {
    /// From whose point of view.
    pub eyes: Eyes,
    /// The number of inputs played so far.
    pub step: usize,
    /// The time of the observation.
    pub at: Millis,
    /// See [`Game::thought`].
    pub thought: Option<u32>,
    /// Who may act, or how the game ended.
    pub status: Status,
    /// What these eyes may know and remember.
    pub view: G::View,
    /// The game's [`candidates`](Game::candidates) for these eyes, with the refusals of the illegal ones; empty
    /// if they may not act.
    pub tried: Vec<Tried<G>>,
}

impl<G: Game> Observation<G> {
    /// What the given eyes would see of a position after `step` inputs, at a given time. Meant for imagined
    /// positions; for the game at a table, use [`observe`](super::Table::observe).
    #[must_use]
    pub fn of(position: &G, eyes: Eyes, step: usize, at: Millis) -> Self {
        let seat = eyes.seat();
        let mine = seat.filter(|&seat| position.to_act().has(seat));
        Self {
            eyes,
            step,
            at,
            thought: seat.and_then(|seat| position.thought(seat)),
            status: position.status(),
            view: position.view(eyes),
            tried: mine.map_or_else(Vec::new, |seat| Tried::all(position, seat, at)),
        }
    }

    /// The legal candidates.
    pub fn legal(&self) -> impl Iterator<Item = &G::Action> {
        self.tried
            .iter()
            .filter(|tried| tried.illegal.is_none())
            .map(|tried| &tried.action)
    }

    /// Who may act; nobody if the game is over.
    #[must_use]
    pub fn to_act(&self) -> Seats {
        self.status.to_act()
    }

    /// Whether the observer may act; never true of an observation of [the past](Observation::past).
    #[must_use]
    pub fn mine(&self) -> bool {
        let awaited = self.eyes.seat().is_some_and(|seat| self.to_act().has(seat));
        awaited && !self.tried.is_empty()
    }

    /// The same observation for viewing only: it shows an earlier position, or somebody else plays.
    #[must_use]
    pub fn past(mut self) -> Self {
        self.tried.clear();
        self
    }
}

/// A game whose hidden parts can be sampled.
///
/// ```
/// use kitchen_table::engine::{Eyes, Game, Imagine, Rng, Seat, Table};
/// use kitchen_table::games::dealt::{Dealt, Options};
///
/// let table = Table::<Dealt>::new(Options::new(3), 7, &mut ()).unwrap();
/// let eyes = Eyes::Seat(Seat(0));
/// let seen = table.observe(eyes, 0);
///
/// let (one, other) = (
///     Dealt::imagine(&seen, &mut Rng::new(1)),
///     Dealt::imagine(&seen, &mut Rng::new(2)),
/// );
/// assert_ne!(one, other);
/// assert_eq!((one.view(eyes), other.view(eyes)), (seen.view.clone(), seen.view));
/// ```
pub trait Imagine: Game {
    /// A complete position consistent with this observation: the hidden parts are filled in at random, each
    /// possibility with the probability that the rules give it.
    fn imagine(seen: &Observation<Self>, rng: &mut Rng) -> Self;
}

//! What is staged in Slapshot: a turn, a card to exchange, a team's [order](Order).

mod order;

use super::{Risk, StagedMove};
use crate::engine::{Observation, Seat};
use crate::games::slapshot::{Action, Card, Kind, Refusal, Slapshot, Stage, View};

pub use order::Order;

/// A decision being made.
pub type Decision = super::Decision<Staged>;

/// What is staged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Staged {
    /// Nothing.
    #[default]
    Nothing,
    /// A trade with a team, once one is chosen (SH-2.1).
    Trade(Option<Seat>),
    /// The card to give back in a trade, by its place in the team (SH-2.1).
    Give(usize),
    /// A card to exchange for the top one of its deck, once one is chosen (SH-2.2).
    Draft(Option<usize>),
    /// A game, once the host is chosen (SH-2.3).
    Game(Option<Seat>),
    /// The team's order, and the slot of the card to be swapped next (SH-3.1).
    Line(Order, Option<usize>),
    /// A pass (SH-5.3).
    Pass,
}

/// What can be done on a turn (SH-2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verb {
    /// Plays a game as the visitor.
    Game,
    /// Draws a card from another team.
    Trade,
    /// Exchanges a card for the top one of its deck.
    Draft,
    /// Passes, where a league allows that.
    Pass,
}

impl Verb {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Trade, Self::Draft, Self::Game, Self::Pass];

    /// The kind of an action, if it belongs to a turn.
    #[must_use]
    pub fn of(action: &Action) -> Option<Self> {
        match action {
            Action::Trade { .. } => Some(Self::Trade),
            Action::Draft { .. } => Some(Self::Draft),
            Action::Game { .. } => Some(Self::Game),
            Action::Pass => Some(Self::Pass),
            _ => None,
        }
    }

    /// Whether it names another manager.
    #[must_use]
    pub fn names(self) -> bool {
        matches!(self, Self::Trade | Self::Game)
    }

    /// This kind of action, staged without its details.
    #[must_use]
    pub fn begun(self) -> Staged {
        match self {
            Self::Trade => Staged::Trade(None),
            Self::Draft => Staged::Draft(None),
            Self::Game => Staged::Game(None),
            Self::Pass => Staged::Pass,
        }
    }
}

impl Staged {
    /// The kind of turn action that is staged.
    #[must_use]
    pub fn verb(self) -> Option<Verb> {
        match self {
            Self::Trade(_) => Some(Verb::Trade),
            Self::Draft(_) => Some(Verb::Draft),
            Self::Game(_) => Some(Verb::Game),
            Self::Pass => Some(Verb::Pass),
            _ => None,
        }
    }

    /// The manager concerned.
    #[must_use]
    pub fn with(self) -> Option<Seat> {
        match self {
            Self::Trade(with) | Self::Game(with) => with,
            _ => None,
        }
    }

    /// The place of the card concerned.
    #[must_use]
    pub fn place(self) -> Option<usize> {
        match self {
            Self::Give(place) => Some(place),
            Self::Draft(place) => place,
            _ => None,
        }
    }

    /// The same with this manager.
    #[must_use]
    pub fn naming(self, seat: Seat) -> Self {
        match self {
            Self::Trade(_) => Self::Trade(Some(seat)),
            Self::Game(_) => Self::Game(Some(seat)),
            other => other,
        }
    }

    /// Handles a tap on a card of the team.
    #[must_use]
    pub fn tapped(self, view: &View, place: usize) -> Self {
        match (&view.stage, self) {
            (Stage::GivingBack { .. }, _) => Self::Give(place),
            (_, Self::Draft(Some(it))) if it == place => Self::Draft(None),
            _ => Self::Draft(Some(place)),
        }
    }

    /// Handles a tap on a slot: selects its card, or swaps it with the selected one.
    #[must_use]
    pub fn tapped_slot(self, slot: usize) -> Self {
        match self {
            Self::Line(order, None) => Self::Line(order, Some(slot)),
            Self::Line(order, Some(held)) if held == slot => Self::Line(order, None),
            Self::Line(order, Some(held)) => Self::Line(order.swapped(held, slot), None),
            other => other,
        }
    }

    /// The next or previous choice: a deck, a manager, a card of the team, or what to do on the turn; `None` if there is
    /// no choice.
    #[must_use]
    pub fn stepped(self, seen: &Observation<Slapshot>, on: bool) -> Option<Self> {
        let view = &seen.view;
        let places = 0..team(view).len();
        let all: Vec<Self> = match (&view.stage, self) {
            (Stage::GivingBack { .. }, _) => {
                let gifts = places.filter(|&place| gives(view, place));
                gifts.map(Self::Give).collect()
            }
            (Stage::Turn(me), Self::Trade(_) | Self::Game(_)) => {
                let verb = self.verb()?;
                let players = view.ledger.wins.seats();
                let others = me.left(players).round(players).filter(|seat| seat != me);
                let others = others.filter(|&seat| cannot_with(seen, verb, seat).is_none());
                others.map(|seat| self.naming(seat)).collect()
            }
            (Stage::Turn(_), Self::Draft(_)) => {
                places.map(|place| Self::Draft(Some(place))).collect()
            }
            (Stage::Turn(_), _) => {
                let can = |verb: &Verb| is_there(seen, *verb) && cannot(seen, *verb).is_none();
                let can = Verb::ALL.into_iter().filter(can);
                can.map(Verb::begun).collect()
            }
            _ => return None,
        };
        let count = all.len();
        let next = match all.iter().position(|it| *it == self) {
            None if on => 0,
            None => count.checked_sub(1)?,
            Some(now) if on => (now + 1) % count,
            Some(now) => (now + count - 1) % count,
        };
        all.get(next).copied()
    }
}

impl StagedMove for Staged {
    type Game = Slapshot;
    type Facts = ();

    fn of(seen: &Observation<Slapshot>, action: &Action) -> Option<Self> {
        let team = team(&seen.view);
        let place = |card: Card| team.iter().position(|&other| other == card);
        Some(match *action {
            Action::Pick { .. } => return None,
            Action::Trade { with } => Self::Trade(Some(with)),
            Action::GiveBack { card } => Self::Give(place(card)?),
            Action::Draft { card } => Self::Draft(Some(place(card)?)),
            Action::Game { host } => Self::Game(Some(host)),
            Action::LineUp(line) => Self::Line(Order::of(&line, team)?, None),
            Action::Pass => Self::Pass,
        })
    }

    /// Fills in what was left open: the card to give back if there is only one choice, and the previous line-up.
    fn resolved(self, seen: &Observation<Slapshot>) -> Self {
        let view = &seen.view;
        match (&view.stage, self) {
            (Stage::GivingBack { .. }, Self::Nothing) if seen.mine() => only_gift(view),
            (Stage::LiningUp { own: None, .. }, Self::Nothing) if seen.mine() => {
                Self::Line(Order::last(view).unwrap_or_default(), None)
            }
            _ => self,
        }
    }

    fn action(&self, seen: &Observation<Slapshot>) -> Option<Action> {
        let view = &seen.view;
        let card = |place: usize| team(view).get(place).copied();
        match *self {
            Self::Nothing => None,
            Self::Trade(with) => with.map(|with| Action::Trade { with }),
            Self::Give(place) => card(place).map(|card| Action::GiveBack { card }),
            Self::Draft(place) => card(place?).map(|card| Action::Draft { card }),
            Self::Game(host) => host.map(|host| Action::Game { host }),
            Self::Line(order, _) => order.line(team(view)).map(Action::LineUp),
            Self::Pass => Some(Action::Pass),
        }
    }

    fn facts(&self, _: &Observation<Slapshot>, _: bool) {}

    /// A card that was seen cannot be unseen.
    fn risk(decision: &Decision, _: &Observation<Slapshot>) -> Risk {
        match decision.action {
            Some(Action::Trade { .. } | Action::Draft { .. } | Action::LineUp(_)) => Risk::High,
            _ => Risk::Usual,
        }
    }
}

/// The viewer's team.
#[must_use]
pub fn team(view: &View) -> &[Card] {
    view.own.as_deref().unwrap_or_default()
}

/// The next pick of somebody who wants this deck first, and then the others in order (SH-1.3); `None` if it is not their
/// turn to pick.
#[must_use]
pub fn next_pick(view: &View, first: Kind) -> Option<Action> {
    let Stage::Picking(seat) = view.stage else {
        return None;
    };
    let lacks = |kind: Kind| {
        let has = team(view).iter().filter(|card| card.kind == kind);
        has.count() < kind.places() && view.piles[kind.index()] > 0
    };
    let mut kinds = Kind::ALL;
    kinds.rotate_left(first.index());
    let kind = kinds.into_iter().find(|&kind| lacks(kind));
    kind.filter(|_| view.me == Some(seat))
        .map(|kind| Action::Pick { kind })
}

/// Whether a card can be given back for the drawn one: it has to be of the same kind (SH-2.1).
#[must_use]
pub fn gives(view: &View, place: usize) -> bool {
    let kind = team(view).get(place).map(|card| card.kind);
    matches!(view.stage, Stage::GivingBack { drawn: Some(drawn), .. } if kind == Some(drawn.kind))
}

/// The card to give back, if all choices are equivalent.
fn only_gift(view: &View) -> Staged {
    let team = team(view);
    let mut can = (0..team.len()).filter(|&place| gives(view, place));
    match can.next() {
        Some(first) if can.all(|place| team[place] == team[first]) => Staged::Give(first),
        _ => Staged::Nothing,
    }
}

/// Whether this kind of action is conceivable on this turn at all.
pub fn is_there(seen: &Observation<Slapshot>, verb: Verb) -> bool {
    let mut tried = seen.tried.iter();
    tried.any(|it| Verb::of(&it.action) == Some(verb))
}

/// Why no action of this kind is legal on this turn; `None` if one is.
pub fn cannot(seen: &Observation<Slapshot>, verb: Verb) -> Option<Refusal> {
    let tried = || {
        seen.tried
            .iter()
            .filter(|it| Verb::of(&it.action) == Some(verb))
    };
    if tried().any(|it| it.illegal.is_none()) {
        return None;
    }
    tried().find_map(|it| it.illegal?.refusal())
}

/// Why it is illegal with this manager; `None` if it is legal.
pub fn cannot_with(seen: &Observation<Slapshot>, verb: Verb, seat: Seat) -> Option<Refusal> {
    let names = |action: &Action| match (verb, action) {
        (Verb::Trade, Action::Trade { with }) => *with == seat,
        (Verb::Game, Action::Game { host }) => *host == seat,
        _ => false,
    };
    let tried = seen.tried.iter().find(|it| names(&it.action))?;
    tried.illegal?.refusal()
}

//! A turn as its player sees it, and the hand after each decision.

use arrayvec::ArrayVec;

use crate::engine::{Observation, Seat};
use crate::games::dealt::cards::MAX_HAND;
use crate::games::dealt::combination::values;
use crate::games::dealt::{Action, Card, Combination, Dealt, Stage, View, reserves_left};

/// The cards of a hand, in order.
pub type Cards = ArrayVec<Card, MAX_HAND>;

/// A turn as its player sees it.
#[derive(Clone, Debug)]
pub struct Situation<'a> {
    /// Everything the player sees.
    pub view: &'a View,
    /// The player's seat.
    pub me: Seat,
    /// The player's hand.
    pub hand: Cards,
}

/// The effect of a decision on the trick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Does {
    /// Plays this combination.
    Play(Combination),
    /// Stops the trick.
    Stop,
    /// Adds a Redraw.
    Redraw,
    /// Takes this reserve.
    Take(Card),
    /// Puts a drawn card into the hand.
    Place,
}

/// A decision, its effect on the trick, and the player's hand after it.
#[derive(Clone, Debug)]
pub struct Move {
    /// The decision.
    pub action: Action,
    /// Its effect on the trick.
    pub does: Does,
    /// The hand after it.
    pub hand: Cards,
}

impl<'a> Situation<'a> {
    /// Creates it from a seat's observation; `None` for the table's.
    #[must_use]
    pub fn of(seen: &'a Observation<Dealt>) -> Option<Self> {
        let view = &seen.view;
        let own = view.own.as_ref()?;
        Some(Self {
            view,
            me: seen.eyes.seat()?,
            hand: own.iter().map(|held| held.card).take(MAX_HAND).collect(),
        })
    }

    /// The effect of a legal decision on the hand; `None` for any other.
    #[must_use]
    pub fn after(&self, action: Action) -> Option<Move> {
        let mut hand = self.hand.clone();
        let does = match action {
            Action::Play { from, len, names } => {
                let range = usize::from(from)..usize::from(from) + usize::from(len);
                let cards = hand.get(range.clone())?.iter().copied();
                let combination = Combination::of(&values(cards, names).ok()?)?;
                hand.drain(range);
                Does::Play(combination)
            }
            Action::Stop { at } => {
                hand.pop_at(usize::from(at))?;
                Does::Stop
            }
            Action::Redraw { at } => {
                hand.pop_at(usize::from(at))?;
                Does::Redraw
            }
            Action::TakeReserve { which, gap } => {
                let card = (*self.view.reserves[self.me].get(usize::from(which))?)?;
                put(&mut hand, gap, card)?;
                Does::Take(card)
            }
            Action::Place { gap } => {
                put(&mut hand, gap, self.drawn()?)?;
                Does::Place
            }
        };
        Some(Move { action, does, hand })
    }

    /// The drawn card that is still to be placed.
    #[must_use]
    pub fn drawn(&self) -> Option<Card> {
        match self.view.stage {
            Stage::Redrawing { drawn, .. } => drawn,
            _ => None,
        }
    }

    /// The number of cards a seat holds.
    #[must_use]
    pub fn cards(&self, seat: Seat) -> usize {
        self.view.hands[seat].len()
    }

    /// The number of reserves a seat has left.
    #[must_use]
    pub fn reserves(&self, seat: Seat) -> usize {
        reserves_left(&self.view.reserves[seat])
    }
}

/// Puts a card into a gap; `None` if there is no such gap, or no room.
pub(super) fn put(hand: &mut Cards, gap: u8, card: Card) -> Option<()> {
    let gap = usize::from(gap);
    (gap <= hand.len())
        .then(|| hand.try_insert(gap, card).ok())
        .flatten()
}

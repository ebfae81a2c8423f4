//! A turn as its player sees it, and what each decision would make of the own hand.

use arrayvec::ArrayVec;

use crate::engine::{Observation, Rng, Seat};
use crate::games::dealt::cards::MAX_HAND;
use crate::games::dealt::combination::values;
use crate::games::dealt::{Action, Card, Combination, Dealt, Stage, View, reserves_left};

/// The cards of a hand, in their order.
pub type Cards = ArrayVec<Card, MAX_HAND>;

/// A turn as its player sees it.
#[derive(Clone, Debug)]
pub struct Situation<'a> {
    /// All that is seen.
    pub view: &'a View,
    /// Who looks.
    pub me: Seat,
    /// The own hand.
    pub hand: Cards,
}

/// What a decision does to the trick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Does {
    /// Plays this combination.
    Play(Combination),
    /// Stops it.
    Stop,
    /// Adds a Redraw.
    Redraw,
    /// Takes this reserve.
    Take(Card),
    /// Puts a drawn card into the hand.
    Place,
}

/// A decision, what it does to the trick, and the own hand after it.
#[derive(Clone, Debug)]
pub struct Move {
    /// The decision.
    pub action: Action,
    /// What it does to the trick.
    pub does: Does,
    /// The hand after it.
    pub hand: Cards,
}

impl<'a> Situation<'a> {
    /// Of an observation by a seat; `None` if the table looks.
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

    /// What a decision that the rules accept makes of the hand; `None` of any other.
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

    /// The card that waits for its place.
    #[must_use]
    pub fn drawn(&self) -> Option<Card> {
        match self.view.stage {
            Stage::Redrawing { drawn, .. } => drawn,
            _ => None,
        }
    }

    /// How many cards a seat holds.
    #[must_use]
    pub fn cards(&self, seat: Seat) -> usize {
        self.view.hands[seat].len()
    }

    /// How many reserves a seat has left.
    #[must_use]
    pub fn reserves(&self, seat: Seat) -> usize {
        reserves_left(&self.view.reserves[seat])
    }
}

fn put(hand: &mut Cards, gap: u8, card: Card) -> Option<()> {
    let gap = usize::from(gap);
    (gap <= hand.len())
        .then(|| hand.try_insert(gap, card).ok())
        .flatten()
}

/// The decision with the least price; of equals any.
pub(super) fn least<P: Ord + Copy>(
    moves: impl Iterator<Item = Move>,
    mut price: impl FnMut(&Move) -> P,
    rng: &mut Rng,
) -> Option<Action> {
    let mut best: Vec<Action> = Vec::new();
    let mut least = None;
    for choice in moves {
        let here = price(&choice);
        if least.is_none_or(|least| here < least) {
            best.clear();
            least = Some(here);
        }
        if least == Some(here) {
            best.push(choice.action);
        }
    }
    rng.pick(&best).copied()
}

//! The effect of a decision on the display and the player's hand.

use super::display_counts::{DisplayCounts, Stack};
use crate::engine::{Observation, Seat};
use crate::games::sloop::{Action, Card, Hand, Heap, Icon, Sloop, Stage, View};

/// A turn as its player sees it.
#[derive(Clone, Debug)]
pub struct Situation<'a> {
    /// Everything the player sees.
    pub view: &'a View,
    /// The player's seat.
    pub me: Seat,
    /// The player's hand.
    pub hand: &'a Hand,
    /// The cards in the middle.
    pub middle: DisplayCounts,
    /// The cards in other hands and in the draw pile.
    pub unseen: Heap,
}

/// How the same turn continues.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Further {
    /// It is over.
    Nothing,
    /// With another card from the hand.
    Hand,
    /// With one of three cards from the draw pile.
    Flipped,
}

/// The state after a decision, before anything is drawn.
#[derive(Clone, Debug)]
pub struct After {
    /// How many cards the decision gained.
    pub gain: i64,
    /// How many of them were taken from opponents.
    pub stolen: i64,
    /// The cards in the middle.
    pub middle: DisplayCounts,
    /// The player's hand.
    pub hand: Hand,
    /// How the turn continues.
    pub further: Further,
}

impl<'a> Situation<'a> {
    /// Creates it from a seat's observation; `None` if it is not that seat's turn to act.
    #[must_use]
    pub fn of(seen: &'a Observation<Sloop>) -> Option<Self> {
        let view = &seen.view;
        Some(Self {
            view,
            me: seen.eyes.seat().filter(|_| seen.mine())?,
            hand: view.own.as_ref()?,
            middle: DisplayCounts::of(&view.display),
            unseen: view.unseen(),
        })
    }

    /// The players before this player's next turn, in order, partners included.
    pub fn others(&self) -> impl Iterator<Item = Seat> {
        let (me, players) = (self.me.0, self.view.options.players);
        (1..players).map(move |step| Seat((me + step) % players))
    }

    /// Whether a seat is an opponent.
    #[must_use]
    pub fn against(&self, seat: Seat) -> bool {
        seat != self.me && self.view.options.partner(self.me) != Some(seat)
    }

    /// The state after an action.
    #[must_use]
    pub fn after(&self, action: &Action) -> After {
        let mut after = After {
            gain: 0,
            stolen: 0,
            middle: self.middle.clone(),
            hand: self.hand.clone(),
            further: Further::Nothing,
        };
        match action {
            Action::Capture {
                card,
                value,
                groups,
                build,
                bonus,
            } => {
                after.play(self, *card);
                let taken = groups.cards().iter().chain(bonus);
                after.gain = 1 + after.take(taken.copied());
                if *build {
                    after.gain += after.take_build(value.number().into());
                }
            }
            Action::Build {
                card,
                value,
                groups,
            } => {
                after.play(self, *card);
                let stack = Stack {
                    number: value.number().into(),
                    owner: Some(self.me),
                    cards: 1 + after.take(groups.cards().iter().copied()),
                };
                let _ = after.middle.builds.try_push(stack);
            }
            Action::Continue { card, groups } => {
                after.play(self, *card);
                let joined = 1 + after.take(groups.cards().iter().copied());
                if let Some(stack) = self.to_continue(&mut after.middle) {
                    stack.cards += joined;
                }
            }
            Action::Put { card, act } => {
                after.play(self, *card);
                after.middle.add(*card);
                if *act {
                    self.act(*card, &mut after);
                }
            }
            _ => {}
        }
        after
    }

    /// The player's own build, or else the partner's.
    fn to_continue<'m>(&self, middle: &'m mut DisplayCounts) -> Option<&'m mut Stack> {
        let whose = match middle.build_of(self.me) {
            Some(_) => Some(self.me),
            None => self.view.options.partner(self.me),
        };
        let mut stacks = middle.builds.iter_mut();
        stacks.find(|stack| stack.owner.is_some() && stack.owner == whose)
    }

    fn act(&self, card: Card, after: &mut After) {
        match card.icon() {
            Some(Icon::Steal) => {
                let piles = self.view.piles.iter();
                let from = piles.filter(|(seat, pile)| self.against(*seat) && !pile.is_empty());
                after.stolen = from.count() as i64;
                after.gain = after.stolen;
            }
            Some(Icon::DoublePlay) => after.further = Further::Hand,
            Some(Icon::FlipThree) => after.further = Further::Flipped,
            None => {}
        }
    }
}

impl After {
    /// Removes loose cards, and returns their number.
    fn take(&mut self, cards: impl Iterator<Item = Card>) -> i64 {
        cards.map(|card| self.middle.take(card)).count() as i64
    }

    /// Removes a build, and returns its number of cards.
    fn take_build(&mut self, number: usize) -> i64 {
        let builds = &mut self.middle.builds;
        let place = builds.iter().position(|stack| stack.number == number);
        let stack = place.and_then(|place| builds.pop_at(place));
        stack.map_or(0, |stack| stack.cards)
    }

    /// Removes a card from the hand, unless it is a flipped one.
    fn play(&mut self, situation: &Situation, card: Card) {
        let flipped = matches!(situation.view.stage, Stage::Flipped { .. });
        let place = self.hand.iter().position(|&held| held == card);
        if let Some(place) = place.filter(|_| !flipped) {
            self.hand.remove(place);
        }
    }
}

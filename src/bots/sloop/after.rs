//! What a decision makes of the display and the own hand.

use super::middle::{Middle, Stack};
use crate::engine::{Observation, Seat};
use crate::games::sloop::{Action, Card, Hand, Icon, Sloop, Stage, View};

/// A turn as its player sees it.
#[derive(Clone, Debug)]
pub struct Situation<'a> {
    /// All that is seen.
    pub view: &'a View,
    /// Who looks.
    pub me: Seat,
    /// The own hand.
    pub hand: &'a Hand,
    /// What lies in the middle.
    pub middle: Middle,
}

/// What goes on with the same turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Further {
    /// Nothing: it is over.
    Nothing,
    /// Another card of the hand.
    Hand,
    /// One of three cards of the draw pile.
    Flipped,
}

/// What there is after a decision, before anything is drawn.
#[derive(Clone, Debug)]
pub struct After {
    /// How many cards it has brought.
    pub gain: i64,
    /// How many of them were the opponents'.
    pub stolen: i64,
    /// What lies in the middle.
    pub middle: Middle,
    /// The own hand.
    pub hand: Hand,
    /// What goes on.
    pub further: Further,
}

impl<'a> Situation<'a> {
    /// Of an observation by a seat of the table; `None` if it is not that seat's to act.
    #[must_use]
    pub fn of(seen: &'a Observation<Sloop>) -> Option<Self> {
        let view = &seen.view;
        Some(Self {
            view,
            me: seen.eyes.seat().filter(|_| seen.mine())?,
            hand: view.own.as_ref()?,
            middle: Middle::of(&view.display),
        })
    }

    /// Those who play before the own next turn, in order, partners included.
    pub fn others(&self) -> impl Iterator<Item = Seat> {
        let (me, players) = (self.me.0, self.view.options.players);
        (1..players).map(move |step| Seat((me + step) % players))
    }

    /// Whether a seat plays against this one.
    #[must_use]
    pub fn against(&self, seat: Seat) -> bool {
        seat != self.me && self.view.options.partner(self.me) != Some(seat)
    }

    /// What there is after playing a card.
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

    /// The own build, or else the partner's.
    fn to_continue<'m>(&self, middle: &'m mut Middle) -> Option<&'m mut Stack> {
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
    /// Takes loose cards away; how many.
    fn take(&mut self, cards: impl Iterator<Item = Card>) -> i64 {
        cards.map(|card| self.middle.take(card)).count() as i64
    }

    /// Takes a build away; how many cards it had.
    fn take_build(&mut self, number: usize) -> i64 {
        let builds = &mut self.middle.builds;
        let place = builds.iter().position(|stack| stack.number == number);
        let stack = place.and_then(|place| builds.pop_at(place));
        stack.map_or(0, |stack| stack.cards)
    }

    /// Takes a card out of the hand, if it is not one of those flipped.
    fn play(&mut self, situation: &Situation, card: Card) {
        let flipped = matches!(situation.view.stage, Stage::Flipped { .. });
        let place = self.hand.iter().position(|&held| held == card);
        if let Some(place) = place.filter(|_| !flipped) {
            self.hand.remove(place);
        }
    }
}

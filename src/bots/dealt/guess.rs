//! Guesses what the others hold, and how the trick will continue.
//!
//! The unseen cards are dealt at random into the unseen hands. In each such world everybody still
//! to act makes the usual choice until the trick ends.

use super::reach::Reach;
use super::situation::{Does, Situation};
use crate::engine::{BySeat, Rng, Seat, Seats};
use crate::games::dealt::trick::MAX_PLAYERS;
use crate::games::dealt::{Card, Combination, Done, Play, Rank, Trick, Turn, Value};

/// What each hand can play in one imagined world.
pub type World = BySeat<Reach>;

/// Creates this many worlds that fit what the situation shows.
pub fn worlds(situation: &Situation, count: usize, rng: &mut Rng) -> Vec<World> {
    let mut cards = situation.view.unseen(Some(situation.me));
    let one = |_| {
        rng.shuffle(&mut cards);
        let mut hidden = cards.iter().copied();
        situation.view.hands.map(|seat, hand| {
            if seat == situation.me {
                return Reach::default();
            }
            let filled: Vec<Card> = hand
                .iter()
                .filter_map(|known| known.or_else(|| hidden.next()))
                .collect();
            Reach::of(&filled)
        })
    };
    (0..count).map(one).collect()
}

/// The state after a trick.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardCounts {
    /// The trick.
    pub trick: Trick,
    /// The number of cards in each hand, before drawing.
    pub cards: [usize; MAX_PLAYERS],
    /// The number of reserves of each seat.
    pub reserves: [usize; MAX_PLAYERS],
}

/// The current state of the trick.
#[must_use]
pub fn counts(situation: &Situation) -> CardCounts {
    let of = |count: &dyn Fn(Seat) -> usize| {
        let mut counts = [0; MAX_PLAYERS];
        for (seat, here) in (0..situation.view.options.players)
            .map(Seat)
            .zip(&mut counts)
        {
            *here = count(seat);
        }
        counts
    };
    CardCounts {
        trick: situation.view.trick.clone(),
        cards: of(&|seat| situation.cards(seat)),
        reserves: of(&|seat| situation.reserves(seat)),
    }
}

impl CardCounts {
    /// Applies an action of a seat.
    pub fn act(&mut self, seat: Seat, does: Does) {
        let (done, played) = match does {
            Does::Play(combination) => (played(combination), combination.rank.cards()),
            Does::Stop => (Done::Stopped, 1),
            Does::Redraw => (Done::Redrew, 1),
            Does::Take(card) => {
                self.reserves[seat.index()] -= 1;
                self.cards[seat.index()] += 1;
                (Done::TookReserve(card), 0)
            }
            Does::Place => return,
        };
        self.cards[seat.index()] = self.cards[seat.index()].saturating_sub(played);
        self.trick.waiting = if does == Does::Stop {
            Seats::NONE
        } else {
            self.trick.waiting.without(seat)
        };
        let _ = self.trick.turns.try_push(Turn { seat, done });
    }

    /// Plays the trick to its end, with everybody making the usual choice.
    ///
    /// # Errors
    /// Returns the seat that could not act and lost the round (DE-5.4).
    pub fn finish(mut self, world: &World) -> Result<Self, Seat> {
        let Some(mut seat) = self.trick.turns.last().map(|turn| turn.seat) else {
            return Ok(self);
        };
        while !self.trick.waiting.is_empty() {
            seat = seat.left(world.seats());
            if self.trick.waiting.has(seat) {
                let highest = self.trick.highest().map(super::reach::place);
                match self.usual(seat, world[seat], highest) {
                    Some(does) => self.act(seat, does),
                    None => return Err(seat),
                }
            }
        }
        Ok(self)
    }

    /// Beats the trick as low as possible; else plays a Stop, a Redraw, or takes a reserve.
    fn usual(&self, seat: Seat, reach: Reach, highest: Option<u8>) -> Option<Does> {
        if let Some(place) = reach.beating(highest) {
            combination(place).map(Does::Play)
        } else if reach.stop {
            Some(Does::Stop)
        } else if reach.redraw {
            Some(Does::Redraw)
        } else {
            (self.reserves[seat.index()] > 0).then_some(Does::Take(Card::X))
        }
    }

    /// The seats that hold cards after all drawing.
    #[must_use]
    pub fn holders(&self) -> Seats {
        let drawer = self.trick.drawer().map(|(seat, _)| seat);
        let holds = |seat: &Seat| self.cards[seat.index()] > 0 || drawer == Some(*seat);
        (0..MAX_PLAYERS as u8).map(Seat).filter(holds).collect()
    }
}

fn combination(place: u8) -> Option<Combination> {
    Some(Combination {
        rank: *Rank::ALL.get(usize::from(place / 12))?,
        high: Value::new(place % 12 + 1)?,
    })
}

/// A play where only the combination matters.
fn played(combination: Combination) -> Done {
    Done::Played(Play {
        cards: Default::default(),
        values: Default::default(),
        combination,
    })
}

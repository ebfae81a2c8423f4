//! The effects of decisions (DE-3, DE-4).

use std::mem;

use super::action::{Action, Event, Loss, Secret};
use super::cards::{Card, Hand, Held};
use super::combination::{Combination, XValues, values};
use super::trick::{Done, Leads, Play, Trick, Turn};
use super::ways::can_beat;
use super::{Dealt, Phase, reserves_left};
use crate::engine::{Seat, Seats, Tell};

impl Dealt {
    /// DE-4.3: puts a drawn card into the hand.
    pub(super) fn place(&mut self, seat: Seat, card: Card, gap: u8, tell: &mut impl Tell<Self>) {
        let open = false;
        put(&mut self.hands[seat], gap, Held { card, open });
        tell.all(Event::Placed { seat, gap });
    }

    /// Carries out a player's decision; `None` if it cannot be a turn.
    pub(super) fn act(
        &mut self,
        seat: Seat,
        action: Action,
        tell: &mut impl Tell<Self>,
    ) -> Option<Done> {
        match action {
            Action::Play { from, len, names } => {
                let play = take_play(&mut self.hands[seat], from, len, names)?;
                tell.all(Event::Played {
                    seat,
                    from,
                    play: play.clone(),
                });
                Some(Done::Played(play))
            }
            Action::Stop { at } => {
                self.hands[seat].remove(usize::from(at));
                tell.all(Event::Stopped { seat, at });
                Some(Done::Stopped)
            }
            Action::Redraw { at } => {
                self.hands[seat].remove(usize::from(at));
                tell.all(Event::PlayedRedraw { seat, at });
                Some(Done::Redrew)
            }
            Action::TakeReserve { which, gap } => {
                let card = self.reserves[seat].get_mut(usize::from(which))?.take()?;
                put(&mut self.hands[seat], gap, Held { card, open: true });
                tell.all(Event::TookReserve {
                    seat,
                    which,
                    card,
                    gap,
                });
                Some(Done::TookReserve(card))
            }
            Action::Place { .. } => None,
        }
    }

    /// Passes the turn on: each player acts once, clockwise (DE-3.1); a Stop ends the trick at once (DE-4.2).
    pub(super) fn finish_turn(&mut self, seat: Seat, done: Done, tell: &mut impl Tell<Self>) {
        let waiting = self.trick.waiting.without(seat);
        self.trick.waiting = if done == Done::Stopped {
            Seats::NONE
        } else {
            waiting
        };
        self.trick.turns.push(Turn { seat, done });
        if self.trick.waiting.is_empty() {
            return self.end_trick(tell);
        }
        let mut next = seat.left(self.options.players);
        while !self.trick.waiting.has(next) {
            next = next.left(self.options.players);
        }
        if self.can_act(next) {
            self.phase = Phase::Turn(next);
        } else {
            self.lose_round(Seats::only(next), Loss::CannotAct, tell);
        }
    }

    /// Whether a player whose turn it is can do anything (DE-5.4).
    pub(super) fn can_act(&self, seat: Seat) -> bool {
        reserves_left(&self.reserves[seat]) > 0 || can_play(&self.hands[seat], self.trick.highest())
    }

    /// In the order of DE-5.1: draw, count hands, settle the round or name the leader.
    fn end_trick(&mut self, tell: &mut impl Tell<Self>) {
        tell.all(Event::TrickEnded {
            highest: self.trick.winner(),
        });
        match self.trick.drawer() {
            Some((seat, cards)) => {
                // The published deck never runs out (DE-4.4).
                let cards = cards.min(self.pile.len()) as u8;
                tell.all(Event::MustDraw { seat, cards });
                self.draw(seat, cards, tell);
            }
            None => self.settle(tell),
        }
    }

    /// Draws the next of `left` cards; after the last, settles the trick (DE-4.3, DE-4.5).
    pub(super) fn draw(&mut self, seat: Seat, left: u8, tell: &mut impl Tell<Self>) {
        let next = if left > 0 { self.pile.pop() } else { None };
        match next {
            Some(drawn) => {
                self.phase = Phase::Redrawing {
                    by: seat,
                    drawn,
                    left: left - 1,
                };
                tell.only(seat, Secret::Drew(drawn));
            }
            None => self.settle(tell),
        }
    }

    /// Counts hands after a trick: either the round is lost (DE-5.2, DE-5.3) or the next trick is led.
    fn settle(&mut self, tell: &mut impl Tell<Self>) {
        let holders = self.holders();
        let losers = self.losers_without_cards(holders);
        for seat in self.trick.began.iter() {
            if !holders.has(seat) && !losers.has(seat) {
                tell.all(Event::WentOut { seat });
            }
        }
        match self.trick.next_leader(holders, self.options.players) {
            None => self.lose_round(losers, Loss::NobodyWithCards, tell),
            Some(_) if holders.count() == 1 => {
                self.lose_round(holders, Loss::LastWithCards, tell);
            }
            Some((leader, why)) => {
                self.discard_trick();
                self.lead(leader, why, tell);
            }
        }
    }

    /// Who loses if nobody has cards left: all who were in the trick except the player of its highest
    /// combination (DE-5.3).
    fn losers_without_cards(&self, holders: Seats) -> Seats {
        match self.trick.winner() {
            _ if !holders.is_empty() => Seats::NONE,
            Some(winner) => self.trick.began.without(winner),
            None => self.trick.began,
        }
    }

    /// Discards the trick (DE-3.3, DE-4.6). A taken reserve stays in its hand.
    fn discard_trick(&mut self) {
        for card in self.trick.cards() {
            self.discards[card.kind()] += 1;
        }
    }

    /// Begins a trick. The leader holds cards, so can always play one.
    pub(super) fn lead(&mut self, seat: Seat, why: Leads, tell: &mut impl Tell<Self>) {
        let begun = Trick::new(seat, self.holders());
        let ended = mem::replace(&mut self.trick, begun);
        self.ended = (!ended.turns.is_empty()).then_some(ended);
        self.phase = Phase::Turn(seat);
        tell.all(Event::Led { seat, why });
    }
}

/// Whether a hand can beat `highest`, or contains a Stop or Redraw (DE-3.2).
pub(super) fn can_play(hand: &Hand, highest: Option<Combination>) -> bool {
    hand.iter().any(|held| held.card.is_special()) || can_beat(hand, highest)
}

fn put(hand: &mut Hand, gap: u8, held: Held) {
    hand.insert(usize::from(gap), held);
}

/// Removes neighboring cards from a hand; those on either side become neighbors (DE-2.1).
fn take_play(hand: &mut Hand, from: u8, len: u8, names: XValues) -> Option<Play> {
    let range = usize::from(from)..usize::from(from) + usize::from(len);
    let cards = hand.get(range.clone())?.iter().map(|held| held.card);
    let values = values(cards.clone(), names).ok()?;
    let combination = Combination::of(&values)?;
    let cards = cards.collect();
    hand.drain(range);
    Some(Play {
        cards,
        values,
        combination,
    })
}

//! How a round is played on in imagined worlds: everybody does what leaves the cheapest hand.

use arrayvec::ArrayVec;

use super::plan::Price;
use super::risk::prices;
use super::situation::{Cards, put};
use crate::bots::Search;
use crate::engine::{Game, Input, Rng, Seat, Seats, Tell};
use crate::games::dealt::cards::MAX_HAND;
use crate::games::dealt::ways::{Way, each_way};
use crate::games::dealt::{Action, Card, Dealt, Event, Secret};

/// More than the decisions in a round.
const DECISIONS: usize = 200;

/// A Redraw is kept unless it helps by more than this.
const REDRAW: Price = 300;

impl Search for Dealt {
    /// Whether the round is not lost.
    fn play_on(mut world: Self, seat: Seat, action: &Action, _: &mut Rng) -> f64 {
        let mut end = End::default();
        world.apply(&Input::new(0, seat, *action), &mut end);
        for _ in 0..DECISIONS {
            if let Some(losers) = end.0 {
                return f64::from(u8::from(!losers.has(seat)));
            }
            let acts = world.to_act().single();
            let Some((next, action)) = acts.and_then(|next| Some((next, reply(&world, next)?)))
            else {
                break;
            };
            world.apply(&Input::new(0, next, action), &mut end);
        }
        0.5
    }
}

/// Who lost the round, once it has ended.
#[derive(Default)]
struct End(Option<Seats>);

impl Tell<Dealt> for End {
    fn all(&mut self, event: Event) {
        if let Event::RoundLost { seats, .. } = event {
            self.0 = Some(seats);
        }
    }

    fn only(&mut self, _: Seat, _: Secret) {}
}

/// What leaves the cheapest hand; reserves are taken only by those who can do nothing else.
fn reply(world: &Dealt, seat: Seat) -> Option<Action> {
    let hand: Cards = world.hand(seat).iter().map(|held| held.card).collect();
    if let Some(card) = world.placing() {
        let (gap, _) = cheapest_gap(&hand, card)?;
        return Some(Action::Place { gap });
    }
    let plays = lowest_ways(world, seat).into_iter();
    let plays = plays.map(|way| (way.into(), without(&hand, way.from, way.len), 0));
    let specials = (0..).zip(&hand).filter_map(|(at, card)| match card {
        Card::Stop => Some((Action::Stop { at }, without(&hand, at, 1), 0)),
        Card::Redraw => Some((Action::Redraw { at }, without(&hand, at, 1), REDRAW)),
        _ => None,
    });
    let best = plays
        .chain(specials)
        .min_by_key(|(_, then, more)| prices().hand(then) + more);
    best.map(|(action, ..)| action)
        .or_else(|| take_reserve(world, seat, &hand))
}

/// The reserve that leaves the cheapest hand.
fn take_reserve(world: &Dealt, seat: Seat, hand: &Cards) -> Option<Action> {
    let reserves = (0..).zip(world.reserves(seat));
    let taken = reserves.filter_map(|(which, card)| Some((which, cheapest_gap(hand, card?)?)));
    let (which, (gap, _)) = taken.min_by_key(|&(_, (_, price))| price)?;
    Some(Action::TakeReserve { which, gap })
}

/// The gap in which a card makes the hand cheapest, and the price then.
fn cheapest_gap(hand: &Cards, card: Card) -> Option<(u8, Price)> {
    let price = |gap: u8| {
        let mut then = hand.clone();
        put(&mut then, gap, card)?;
        Some((gap, prices().hand(&then)))
    };
    (0..=hand.len() as u8)
        .filter_map(price)
        .min_by_key(|&(_, price)| price)
}

fn without(hand: &Cards, from: u8, len: u8) -> Cards {
    let mut then = hand.clone();
    then.drain(usize::from(from)..usize::from(from + len));
    then
}

/// The lowest combination of each run of neighboring cards that beats the trick.
fn lowest_ways(world: &Dealt, seat: Seat) -> ArrayVec<Way, { 3 * MAX_HAND }> {
    let mut lowest: ArrayVec<Way, { 3 * MAX_HAND }> = ArrayVec::new();
    // The ways of one run come one after the other, lower before higher.
    each_way(world.hand(seat), world.trick().highest(), |way| {
        let same = lowest.last().map(|last| (last.from, last.len)) == Some((way.from, way.len));
        if !same {
            let _ = lowest.try_push(way);
        }
    });
    lowest
}

//! Positions consistent with what a seat knows.
//!
//! The cards that a seat cannot see are dealt at random to the places that it cannot see. The rules reveal more
//! about some hands: a player on turn who has a build can play on that build (SL-2.2), and what a hand revealed
//! is true of the cards that it contained then (SL-4.2, SL-4.8). Deals that contradict this are discarded.

use arrayvec::ArrayVec;

use super::cards::{Card, Hand, Row, Value};
use super::groups::Sums;
use super::hint::{Hint, has_way};
use super::view::{Stage, View};
use super::{Phase, Sloop};
use crate::engine::{BySeat, Imagine, Observation, Rng, Seat, sorted};

/// How often all hands are dealt together, until everything fits.
const TOGETHER: usize = 1 << 12;

/// How often each hand is dealt separately, if together they hardly ever fit.
const ALONE: usize = 1 << 14;

impl Imagine for Sloop {
    fn imagine(seen: &Observation<Self>, rng: &mut Rng) -> Self {
        let view = &seen.view;
        let me = seen.eyes.seat().filter(|_| view.own.is_some());
        let others = others(view, me);
        let mut cards: Row = view.unseen().iter().collect();
        let together = (0..TOGETHER).any(|_| deal(&others, &mut cards, 1, rng));
        if !together {
            deal(&others, &mut cards, ALONE, rng);
        }
        let hidden: usize = others.iter().map(|hand| hand.hidden).sum();
        let mut rest: Row = cards.drain(hidden.min(cards.len())..).collect();
        rng.shuffle(&mut rest);
        world(seen, me, &others, &cards, rest)
    }
}

/// A hand that the observer does not see.
struct Unseen<'a> {
    seat: Seat,
    /// The cards known to be in it.
    known: &'a [Card],
    /// The number of other cards.
    hidden: usize,
    /// The build that it can play on, and the sums of the loose cards.
    bound: Option<(Value, Sums)>,
    hint: Option<&'a Hint>,
}

/// The hands of the other players, those about which most is known first.
fn others(view: &View, me: Option<Seat>) -> ArrayVec<Unseen<'_>, 8> {
    let bound = match view.stage {
        Stage::Turn { seat, .. } => view
            .display
            .build_of(seat)
            .map(|build| (seat, build.number)),
        _ => None,
    };
    let others: ArrayVec<Unseen, 8> = view
        .hands
        .iter()
        .filter(|&(seat, _)| me != Some(seat))
        .map(|(seat, &size)| {
            let known = &view.known[seat];
            Unseen {
                seat,
                known,
                hidden: usize::from(size).saturating_sub(known.len()),
                bound: bound
                    .filter(|&(turn, _)| turn == seat)
                    .map(|(_, number)| (number, view.display.sums())),
                hint: view.hints[seat].as_ref(),
            }
        })
        .collect();
    sorted(others, |hand| (hand.bound.is_none(), hand.hint.is_none()))
        .into_iter()
        .collect()
}

/// Deals hidden cards from the front, hand by hand, with `attempts` for each; returns whether all fit.
fn deal(others: &[Unseen], cards: &mut [Card], attempts: usize, rng: &mut Rng) -> bool {
    let mut all_fit = true;
    let mut left = cards;
    for hand in others {
        let hidden = hand.hidden.min(left.len());
        let fits = (0..attempts).any(|_| {
            draw_first(left, hidden, rng);
            hand.fits(&left[..hidden], rng)
        });
        all_fit &= fits;
        if !fits && attempts == 1 {
            return false;
        }
        left = &mut left[hidden..];
    }
    all_fit
}

/// Moves a random selection of `count` cards to the front.
fn draw_first(cards: &mut [Card], count: usize, rng: &mut Rng) {
    for place in 0..count {
        let other = place + rng.below((cards.len() - place) as u32) as usize;
        cards.swap(place, other);
    }
}

impl Unseen<'_> {
    fn hand(&self, hidden: &[Card]) -> Hand {
        let known = self.known.iter();
        known
            .chain(hidden)
            .copied()
            .take(super::cards::MAX_HAND)
            .collect()
    }

    /// Whether all that is known holds if these are the hidden cards.
    fn fits(&self, hidden: &[Card], rng: &mut Rng) -> bool {
        let can = |(number, sums)| has_way(&self.hand(hidden), number, sums);
        let fits = |hint: &Hint| hint.says.fits(&self.then(hint, hidden, rng));
        self.bound.is_none_or(can) && self.hint.is_none_or(fits)
    }

    /// The hand at the time it revealed something. Any card played since, and any remaining card, may have been
    /// in it or been drawn later. Known cards were in it, because an offer erases hints.
    fn then(&self, hint: &Hint, hidden: &[Card], rng: &mut Rng) -> Hand {
        let mut then: Hand = self.known.iter().copied().collect();
        let mut old = usize::from(hint.held).saturating_sub(then.len());
        let mut new = 0;
        for happened in &hint.since {
            match happened {
                None => new += 1,
                Some(card) => {
                    if (rng.below((old + new) as u32) as usize) < old {
                        old -= 1;
                        let _ = then.try_push(*card);
                    } else {
                        new = new.saturating_sub(1);
                    }
                }
            }
        }
        for &card in hidden.iter().take(old) {
            let _ = then.try_push(card);
        }
        then
    }
}

/// The position with these cards in the hidden places of the hands, and this draw pile.
fn world(
    seen: &Observation<Sloop>,
    me: Option<Seat>,
    others: &[Unseen],
    cards: &[Card],
    pile: Row,
) -> Sloop {
    let view = &seen.view;
    let players = view.options.players;
    let own = view.own.clone().unwrap_or_default();
    let mut hands = BySeat::new(players, |_| own.clone());
    let mut left = cards;
    for hand in others {
        let (hidden, rest) = left.split_at(hand.hidden.min(left.len()));
        hands[hand.seat] = hand.hand(hidden);
        left = rest;
    }
    let shown = view.known.map(|seat, known| match me == Some(seat) {
        true => view.shown.clone(),
        false => known.clone(),
    });
    let phase = match view.stage.clone() {
        Stage::Offering { by, to } => Phase::Offering { by, to },
        Stage::Answering { by, to, card } => {
            let card = card.or(hands[by].first().copied());
            let card = card.unwrap_or(Card::WILD);
            Phase::Answering { by, to, card }
        }
        Stage::Turn { seat, more } => Phase::Turn { seat, more },
        Stage::Flipped { seat, cards } => Phase::Flipped { seat, cards },
        Stage::Over(outcome) => Phase::Over(outcome),
    };
    Sloop {
        options: view.options,
        dealer: view.dealer,
        hands,
        pile,
        display: view.display.clone(),
        piles: view.piles.clone(),
        removed: view.removed,
        last: view.last,
        shown,
        hints: view.hints.clone(),
        phase,
    }
}

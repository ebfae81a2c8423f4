//! The worlds that fit what a seat knows.
//!
//! The cards that a seat cannot see are dealt at random into the places that it cannot see. More is
//! known of a hand when the rules asked something of it: whose turn it is with an own build can
//! play on that build (SL-2.2), and what a hand told is true of the cards that it held then
//! (SL-4.2, SL-4.8). Deals that say otherwise are thrown away.

use arrayvec::ArrayVec;

use super::cards::{Card, Hand, Row, Value};
use super::groups::Sums;
use super::hint::{Hint, has_way};
use super::view::{Stage, View};
use super::{Phase, Sloop};
use crate::engine::{BySeat, Imagine, Observation, Rng, Seat, sorted};

/// How often all hands are dealt together, so that everything fits.
const TOGETHER: usize = 1 << 12;

/// How often one hand is dealt after another, where together it hardly ever fits.
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

/// A hand that is not seen.
struct Unseen<'a> {
    seat: Seat,
    /// Cards that are known to be in it.
    known: &'a [Card],
    /// How many others there are.
    hidden: usize,
    /// The build that it can play on, and what the loose cards make.
    bound: Option<(Value, Sums)>,
    hint: Option<&'a Hint>,
}

/// The hands of others; of whom most is known first.
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

/// Deals hidden cards to the front, hand by hand, each at most so often; whether all fit.
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

/// Puts a random choice of the cards to the front.
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

    /// Whether all that is known is true if these cards are hidden here.
    fn fits(&self, hidden: &[Card], rng: &mut Rng) -> bool {
        let can = |(number, sums)| has_way(&self.hand(hidden), number, sums);
        let told = |hint: &Hint| hint.says.fits(&self.then(hint, hidden, rng));
        self.bound.is_none_or(can) && self.hint.is_none_or(told)
    }

    /// What the hand held when it told something. Any card that was played since may have been
    /// among them or was drawn later, and so may any that is left. What is known was in it, for
    /// nobody tells before an exchange.
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

/// The world in which the hidden places hold these cards: those of the hands, and the draw pile.
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
        true => view.told.clone(),
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

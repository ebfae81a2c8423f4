//! Plays a round on after a decision, in worlds that fit what is seen.

use super::display_counts::{CARD, DisplayCounts};
use crate::engine::{Eyes, Game, Input, Observation, Outcome, Rng, Seat};
use crate::games::sloop::most_groups::fullest;
use crate::games::sloop::{Action, Card, Groups, Heap, Icon, Sloop, Stage, Value, View};

/// More than the plays in a round.
const PLAYS: usize = 40;

/// The seat's lead over its opponents at its next turn after this action, in [`CARD`]s, summed over
/// the worlds.
#[must_use]
pub fn after(
    seen: &Observation<Sloop>,
    me: Seat,
    action: &Action,
    worlds: &[Sloop],
    rng: &mut Rng,
) -> i64 {
    let one = |world: &Sloop| {
        let mut game = world.clone();
        game.apply(&Input::new(seen.at, me, action.clone()), &mut ());
        for _ in 0..PLAYS {
            let Some(seat) = game.to_act().single() else {
                break;
            };
            let view = game.view(Eyes::Seat(seat));
            if seat == me && matches!(view.stage, Stage::Turn { more: false, .. }) {
                break;
            }
            let Some(action) = usual(&game, seat, &view, rng) else {
                break;
            };
            game.apply(&Input::new(seen.at, seat, action), &mut ());
        }
        lead(&game.view(Eyes::Seat(me)), me)
    };
    worlds.iter().map(one).sum()
}

/// What a seat does without much thought: the largest capture, else a Steal, else a card that it can
/// spare.
fn usual(game: &Sloop, seat: Seat, view: &View, rng: &mut Rng) -> Option<Action> {
    let quick = match &view.stage {
        Stage::Offering { .. } => Some(Action::Offer(None)),
        Stage::Answering { .. } => Some(Action::GiveBack),
        Stage::Flipped { cards, .. } => capture(view, seat, cards),
        _ => capture(view, seat, view.own.as_ref()?).or_else(|| put(view.own.as_ref()?)),
    };
    let legal = |action: &Action| game.check(&Input::new(0, seat, action.clone())).is_ok();
    quick.filter(legal).or_else(|| game.random(seat, 0, rng))
}

/// The capture of the most cards with one of these.
fn capture(view: &View, seat: Seat, cards: &[Card]) -> Option<Action> {
    let middle = DisplayCounts::of(&view.display);
    let own = middle.build_of(seat).map(|stack| stack.number);
    let mut best = (0, None);
    for &card in cards {
        let numbers = if card.is_wild() {
            1..=12
        } else {
            usize::from(card.worth())..=usize::from(card.worth())
        };
        for number in numbers.filter(|&number| own.is_none_or(|own| own == number)) {
            let taken = middle.taken_as(card, number, seat);
            if taken > best.0 {
                best = (taken, Some((card, number)));
            }
        }
    }
    let (card, number) = best.1?;
    let value = Value::new(number as u8)?;
    let heap: Heap = view.display.loose.iter().copied().collect();
    let groups: Groups = fullest(&heap, value, 1).pop().unwrap_or_default();
    let build = view.display.build(value);
    let open = |owner: Option<Seat>| owner.is_none_or(|owner| owner == seat) || card.is_wild();
    let left = heap.without(groups.cards()).unwrap_or_default();
    Some(Action::Capture {
        card,
        value,
        build: build.is_some_and(|build| open(build.owner)),
        bonus: left.kinds().next().filter(|_| card.is_supercharged()),
        groups,
    })
}

/// Puts down a Steal, or the card that is least worth keeping.
fn put(hand: &[Card]) -> Option<Action> {
    let steal = hand.iter().find(|card| card.icon() == Some(Icon::Steal));
    if let Some(&card) = steal {
        return Some(Action::Put { card, act: true });
    }
    let worth = |card: &&Card| {
        let kept = card.is_wild() || card.is_supercharged() || card.icon().is_some();
        (kept, 12 - card.worth())
    };
    let &card = hand.iter().min_by_key(worth)?;
    Some(Action::Put { card, act: false })
}

/// How far a seat is ahead, including what it can take next.
fn lead(view: &View, me: Seat) -> i64 {
    let partner = view.options.partner(me);
    let mine = |seat: Seat| seat == me || Some(seat) == partner;
    let (mut own, mut others, mut opponents) = (0, 0, 0);
    for (seat, pile) in view.piles.iter() {
        let cards = pile.len() as i64 * CARD;
        if mine(seat) {
            own += cards;
        } else {
            others += cards;
            opponents += 1;
        }
    }
    if let Stage::Over(outcome) = &view.stage {
        own += won(outcome, me);
    }
    let middle = DisplayCounts::of(&view.display);
    let hand = view.own.iter().flatten();
    let next = hand.map(|&card| middle.taken(card, me)).max().unwrap_or(0);
    let at_risk = view.display.builds.iter().filter_map(|build| {
        let owner = build.owner.filter(|&owner| owner != me)?;
        let cards = build.cards.len() as i64 + 1;
        Some(if mine(owner) {
            cards
        } else {
            -cards / opponents.max(1)
        })
    });
    own - others / opponents.max(1) + (next + at_risk.sum::<i64>()) * CARD * 8 / 10
}

/// The bonus for winning, which is worth more than any card.
fn won(outcome: &Outcome, me: Seat) -> i64 {
    i64::from(outcome.places[me] == 1) * 20 * CARD
}

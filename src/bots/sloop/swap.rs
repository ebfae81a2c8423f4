//! Offering a card to the partner, and answering an offer.

use super::after::Situation;
use super::display_counts::CARD;
use crate::engine::Seat;
use crate::games::sloop::{Action, Card};

/// The value of offering this card to the partner: how much more it takes than the partner's own
/// cards can be expected to. It costs nothing if given back.
#[must_use]
pub fn offer(situation: &Situation, to: Seat, action: &Action) -> i64 {
    let Action::Offer(Some(card)) = *action else {
        return 0;
    };
    let middle = &situation.middle;
    let known = situation.view.known[to].iter();
    let known = known.map(|&card| middle.taken(card, to));
    let hand = usize::from(situation.view.hands[to]);
    let theirs = match middle.build_of(to) {
        // A build that its owner may not be able to continue.
        Some(stack) if card.worth() == stack.number as u8 => 0,
        Some(stack) => stack.cards * CARD,
        None => middle.best_of(&situation.unseen, hand, to),
    };
    let theirs = theirs.max(known.max().unwrap_or(0) * CARD);
    middle.taken(card, to) * CARD - theirs
}

/// The value of this answer to the partner's offer: the best capture with the resulting hand, minus
/// a little for the card given away.
#[must_use]
pub fn answer(situation: &Situation, by: Seat, offered: Option<Card>, action: &Action) -> i64 {
    let middle = &situation.middle;
    let best = |cards: &[Card]| {
        let taken = cards.iter().map(|&card| middle.taken(card, situation.me));
        taken.max().unwrap_or(0)
    };
    let mut hand = situation.hand.to_vec();
    if let (Action::KeepFor(given), Some(offered)) = (action, offered) {
        if let Some(place) = hand.iter().position(|card| card == given) {
            hand.remove(place);
        }
        let gift = middle.taken(*given, by) + i64::from(given.is_wild() || given.icon().is_some());
        hand.push(offered);
        return best(&hand) * CARD - gift * CARD / 4 - CARD / 2;
    }
    best(&hand) * CARD
}

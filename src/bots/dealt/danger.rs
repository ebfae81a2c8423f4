//! How likely the round is to be lost after each decision: imagines what the others may hold, and plays the trick on.

use super::guess::{CardCounts, World, counts, worlds};
use super::reach::Reach;
use super::risk::{Standing, chance, prices};
use super::situation::{Cards, Does, Move, Situation};
use crate::bots::{Temper, Weigh};
use crate::engine::{Observation, Rng, Seat};
use crate::games::dealt::{Action, Card, Dealt};

/// The number of worlds imagined.
const WORLDS: usize = 64;

/// The chance of losing after a loss, in ten-thousandths.
const LOST: u32 = 10_000;

impl Weigh for Dealt {
    /// The chance that the round is not lost after each decision.
    fn weigh(seen: &Observation<Self>, rng: &mut Rng) -> Vec<(Action, f64)> {
        let Some(situation) = Situation::of(seen).filter(|_| seen.mine()) else {
            return Vec::new();
        };
        let worlds = match situation.drawn() {
            Some(_) => Vec::new(),
            None => worlds(&situation, WORLDS, rng),
        };
        let now = counts(&situation);
        let mut mover = Mover::new(&situation, &now, &worlds);
        let moves = seen.legal().filter_map(|&action| situation.after(action));
        let safe = |danger: u32| 1.0 - f64::from(danger) / f64::from(LOST);
        moves
            .map(|choice| (choice.action, safe(mover.danger(&choice))))
            .collect()
    }

    const LEAN: f64 = 0.016;

    /// The careful one plays single cards or takes a reserve, the bold one plays several cards, and the tricky one special
    /// ones.
    fn suits(_: &Observation<Self>, action: &Action, temper: Temper) -> bool {
        match (temper, action) {
            (Temper::Careful, Action::Play { len, .. }) => *len == 1,
            (Temper::Careful, Action::TakeReserve { .. }) => true,
            (Temper::Bold, Action::Play { len, .. }) => *len > 1,
            (Temper::Tricky, Action::Play { names, .. }) => names[0].is_some(),
            (Temper::Tricky, Action::Stop { .. } | Action::Redraw { .. }) => true,
            _ => false,
        }
    }
}

/// A decision in progress.
struct Mover<'a> {
    situation: &'a Situation<'a>,
    now: &'a CardCounts,
    worlds: &'a [World],
    /// The hand rated last: the actions that differ only in how an X is named follow each other.
    last: Option<(Cards, Standing)>,
}

impl<'a> Mover<'a> {
    fn new(situation: &'a Situation<'a>, now: &'a CardCounts, worlds: &'a [World]) -> Self {
        Self {
            situation,
            now,
            worlds,
            last: None,
        }
    }

    /// The chance that this choice loses the round, on average over all worlds, in ten-thousandths. For placing a
    /// drawn card, from the price of the hand alone.
    fn danger(&mut self, choice: &Move) -> u32 {
        let standing = self.standing(choice);
        if choice.does == Does::Place {
            return chance(standing.price);
        }
        let mut after = self.now.clone();
        after.act(self.situation.me, choice.does);
        let one = |world| self.ending(&after, world, standing);
        self.worlds.iter().map(one).sum::<u32>() / self.worlds.len().max(1) as u32
    }

    /// How many of the own reserves are not number cards after this action.
    fn specials(&self, does: Does) -> i32 {
        let own = self.situation.view.reserves[self.situation.me]
            .iter()
            .flatten();
        let now = own.filter(|card| more_than_a_number(**card)).count() as i32;
        let taken = matches!(does, Does::Take(card) if more_than_a_number(card));
        now - i32::from(taken)
    }

    /// The part of the standing that depends on the hand.
    fn standing(&mut self, choice: &Move) -> Standing {
        if let Some((hand, standing)) = &self.last
            && *hand == choice.hand
        {
            return *standing;
        }
        let standing = Standing {
            price: prices().hand(&choice.hand),
            cards: choice.hand.len(),
            best: best_rank(&choice.hand),
            specials: self.specials(choice.does),
            ..Standing::default()
        };
        self.last = Some((choice.hand.clone(), standing));
        standing
    }

    /// The chance of losing the round in one world.
    fn ending(&self, after: &CardCounts, world: &World, standing: Standing) -> u32 {
        match after.clone().finish(world) {
            Err(seat) if seat == self.situation.me => LOST,
            Err(_) => 0,
            Ok(end) => self.next_trick(&end, standing),
        }
    }

    /// The chance of losing the round after a trick that ended like this (DE-5.1).
    fn next_trick(&self, end: &CardCounts, mut standing: Standing) -> u32 {
        let me = self.situation.me;
        let holders = end.holders();
        let players = self.situation.view.options.players;
        let Some((leader, _)) = end.trick.next_leader(holders, players) else {
            return if end.trick.winner() == Some(me) {
                0
            } else {
                LOST
            };
        };
        if !holders.has(me) {
            return 0;
        }
        if holders.count() == 1 {
            return LOST;
        }
        standing.reserves = end.reserves[me.index()];
        for seat in holders.without(me).iter() {
            standing.rivals[end.reserves[seat.index()].min(2)] += 1;
            standing.rival_cards += end.cards[seat.index()] as i32;
        }
        match end.trick.drawer() {
            Some((seat, cards)) if seat == me => standing.cards += cards,
            Some((_, cards)) => standing.rival_cards += cards as i32,
            None => {}
        }
        standing.earlier = earlier(leader, me, players, |seat| holders.has(seat));
        standing.risk()
    }
}

/// An X, a Stop or a Redraw.
fn more_than_a_number(card: Card) -> bool {
    !matches!(card, Card::Number(_))
}

/// How many seats that act come before `me`, counted from the leader.
fn earlier(leader: Seat, me: Seat, players: u8, acts: impl Fn(Seat) -> bool) -> usize {
    let mut seat = leader;
    let mut count = 0;
    while seat != me && count < usize::from(players) {
        count += usize::from(acts(seat));
        seat = seat.left(players);
    }
    count
}

/// See [`Standing::best`].
fn best_rank(hand: &[Card]) -> usize {
    Reach::of(hand)
        .best()
        .map_or(0, |place| usize::from(place / 12) + 1)
}

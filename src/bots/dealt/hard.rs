//! The hard bot: imagines what the others may hold, plays the trick on after each possible
//! decision, and takes the one with the lowest risk of losing the round.

use super::guess::{CardCounts, World, counts, worlds};
use super::plan::Prices;
use super::reach::Reach;
use super::risk::{Standing, TARIFF};
use super::situation::{Cards, Does, Move, Situation, least};
use crate::bots::{Bot, Choice};
use crate::engine::{Observation, Rng, Seat};
use crate::games::dealt::{Action, Card, Dealt};

/// The number of worlds it imagines.
const WORLDS: usize = 64;

/// The chance of losing after a loss, in ten-thousandths.
const LOST: u32 = 10_000;

/// The hard bot.
#[derive(Clone, Debug)]
pub struct Hard {
    prices: Prices,
}

impl Default for Hard {
    fn default() -> Self {
        Self {
            prices: Prices::new(&TARIFF),
        }
    }
}

impl Bot<Dealt> for Hard {
    fn choose(&self, seen: &Observation<Dealt>, rng: &mut Rng) -> Option<Choice<Action>> {
        let situation = Situation::of(seen)?;
        let worlds = match situation.drawn() {
            Some(_) => Vec::new(),
            None => worlds(&situation, WORLDS, rng),
        };
        let now = counts(&situation);
        let mut mover = Mover::new(self, &situation, &now, &worlds);
        let moves = seen.legal().filter_map(|&action| situation.after(action));
        least(moves, |choice| mover.danger(choice), rng)
            .or(seen.legal().next().copied())
            .map(Choice::now)
    }
}

/// A decision in progress.
struct Mover<'a> {
    bot: &'a Hard,
    situation: &'a Situation<'a>,
    now: &'a CardCounts,
    worlds: &'a [World],
    /// The hand rated last: the actions that differ only in how an X is named follow each other.
    last: Option<(Cards, Standing)>,
}

impl<'a> Mover<'a> {
    fn new(
        bot: &'a Hard,
        situation: &'a Situation<'a>,
        now: &'a CardCounts,
        worlds: &'a [World],
    ) -> Self {
        Self {
            bot,
            situation,
            now,
            worlds,
            last: None,
        }
    }

    /// The risk that this choice loses the round, summed over all worlds. For placing a drawn card,
    /// only the price of the hand.
    fn danger(&mut self, choice: &Move) -> i64 {
        let standing = self.standing(choice);
        if choice.does == Does::Place {
            return standing.price.into();
        }
        let mut after = self.now.clone();
        after.act(self.situation.me, choice.does);
        let one = |world| i64::from(self.ending(&after, world, standing));
        self.worlds.iter().map(one).sum()
    }

    /// How many of the bot's own reserves are not number cards after this action.
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
            price: self.bot.prices.hand(&choice.hand),
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

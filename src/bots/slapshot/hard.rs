//! The hard bot: guesses where all cards may be, and for each possible action estimates how likely its
//! team would then be to beat the others.

use super::line;
use super::manager::{Manager, best};
use super::normal::idle;
use super::odds::{Matchup, Six};
use crate::engine::{Observation, Rng, Seat};
use crate::games::slapshot::{Action, Bout, Card, Ledger, Line, Places, Slapshot};

/// What the hard bot wants.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Taste {
    /// The value of raising the chance of winning by 1, in wins of the season: for the play-offs.
    pub play_offs: f64,
    /// The same for each win that is left in the season.
    pub season: f64,
    /// The cost of another manager's win to all others together.
    pub others: f64,
    /// The value of finally playing, for each turn that went by without a game.
    pub patience: f64,
    /// How much a bruiser adds to the chance of winning later games.
    pub bruiser: f64,
    /// How much a draft or a trade must add to the chance of winning where there are only four
    /// (SH-5.2), at the beginning of the season; falls to 0 at its end.
    pub scarce: f64,
}

/// The best of several that were tried in a few hundred games each, against the normal bot.
const TASTE: Taste = Taste {
    play_offs: 48.0,
    season: 2.0,
    others: 1.0,
    patience: 0.1,
    bruiser: 0.06,
    scarce: 0.12,
};

/// The hard bot.
#[derive(Clone, Copy, Debug)]
pub struct Hard {
    /// Its preferences.
    pub taste: Taste,
}

impl Default for Hard {
    fn default() -> Self {
        Self { taste: TASTE }
    }
}

impl Manager for Hard {
    fn turn(&self, seen: &Observation<Slapshot>, me: Seat, rng: &mut Rng) -> Option<Action> {
        let desk = Desk::of(self, seen, me, rng);
        let chosen = best(seen, |action| Some(desk.value(action)));
        chosen.map(|(action, _)| action)
    }

    fn give_back(
        &self,
        seen: &Observation<Slapshot>,
        drawn: Card,
        rng: &mut Rng,
    ) -> Option<Action> {
        let me = seen.eyes.seat()?;
        let with = seen.view.trading_with()?;
        let desk = Desk::of(self, seen, me, rng);
        let chosen = best(seen, |action| match action {
            Action::GiveBack { card } => Some(desk.traded(with, drawn, *card)),
            _ => None,
        });
        chosen.map(|(action, _)| action)
    }

    fn overtime(
        &self,
        seen: &Observation<Slapshot>,
        bout: Bout,
        team: &Six,
        rng: &mut Rng,
    ) -> Line {
        let me = seen.eyes.seat();
        let [host, visitor] = bout.sides();
        let other = if me == Some(host) { visitor } else { host };
        let mut orders = Vec::new();
        for world in worlds(seen, rng) {
            let six = world.teams[other.index()];
            orders.push(line::any(&six, rng));
            orders.push(line::strongest_first(&six, &[*team]));
        }
        line::best_against(team, &orders)
    }
}

/// A guess at where the cards are that fits everything known.
struct World {
    teams: Vec<Six>,
    /// The top cards of the decks.
    tops: [Option<Card>; 3],
}

/// Several worlds that fit what is seen.
fn worlds(seen: &Observation<Slapshot>, rng: &mut Rng) -> Vec<World> {
    let view = &seen.view;
    let one = |places: Places| {
        let seats = (0..view.options.players).map(Seat);
        let teams: Option<Vec<Six>> = seats
            .map(|seat| places.team(seat).try_into().ok())
            .collect();
        let tops = places.piles.map(|pile| pile.last().copied().flatten());
        teams.map(|teams| World { teams, tops })
    };
    view.guesses(rng).into_iter().filter_map(one).collect()
}

/// A decision being made.
struct Desk<'a> {
    bot: &'a Hard,
    seen: &'a Observation<Slapshot>,
    me: Seat,
    worlds: Vec<World>,
    /// The manager's current chance of winning, in each world.
    now: Vec<f64>,
}

impl<'a> Desk<'a> {
    fn of(bot: &'a Hard, seen: &'a Observation<Slapshot>, me: Seat, rng: &mut Rng) -> Self {
        let worlds = worlds(seen, rng);
        let mut desk = Self {
            bot,
            seen,
            me,
            worlds,
            now: Vec::new(),
        };
        let now = desk
            .worlds
            .iter()
            .map(|world| desk.chance(world, &world.teams[me.index()], None));
        desk.now = now.collect();
        desk
    }

    /// The average chance to beat the others with this team, one of them optionally changed.
    fn chance(&self, world: &World, team: &Six, changed: Option<(Seat, Six)>) -> f64 {
        let bruisers = |six: &Six| six.iter().filter(|card| card.is_bruiser()).count() as f64;
        let mut sum = 0.0;
        for (seat, six) in world.teams.iter().enumerate() {
            if seat == self.me.index() {
                continue;
            }
            let six = match &changed {
                Some((other, six)) if other.index() == seat => six,
                _ => six,
            };
            sum += Matchup::of(team, six).even();
            sum += self.bot.taste.bruiser * (bruisers(team) - bruisers(six));
        }
        sum / (world.teams.len() as f64 - 1.0).max(1.0)
    }

    /// How much a change adds to the chance, averaged over all worlds.
    fn gain(&self, change: impl Fn(&World) -> f64) -> f64 {
        let gains = self.worlds.iter().zip(&self.now);
        let sum: f64 = gains.map(|(world, now)| change(world) - now).sum();
        sum / (self.worlds.len() as f64).max(1.0)
    }

    /// How much giving `given` for `drawn` adds.
    fn traded(&self, with: Seat, drawn: Card, given: Card) -> f64 {
        self.gain(|world| self.after_trade(world, with, drawn, given))
    }

    fn after_trade(&self, world: &World, with: Seat, drawn: Card, given: Card) -> f64 {
        let team = swap(&world.teams[self.me.index()], given, drawn);
        let other = swap(&world.teams[with.index()], drawn, given);
        self.chance(world, &team, Some((with, other)))
    }

    /// The average chance after drawing any of the six for the lowest card of its kind.
    fn trade(&self, world: &World, with: Seat) -> f64 {
        let team = &world.teams[self.me.index()];
        let lowest = |drawn: Card| {
            let of_kind = team.iter().filter(|card| card.kind == drawn.kind);
            of_kind
                .min_by_key(|card| (card.is_bruiser(), card.value))
                .copied()
        };
        let drawn = world.teams[with.index()].iter();
        let after =
            drawn.filter_map(|&card| Some(self.after_trade(world, with, card, lowest(card)?)));
        after.sum::<f64>() / 6.0
    }

    fn draft(&self, world: &World, card: Card) -> f64 {
        let top = world.tops[card.kind.index()].unwrap_or(card);
        self.chance(world, &swap(&world.teams[self.me.index()], card, top), None)
    }

    /// The value of an action, in wins of the season.
    fn value(&self, action: &Action) -> f64 {
        let taste = &self.bot.taste;
        let (left, all) = self.season_left();
        let scarce = match self.seen.view.options.limits {
            true => taste.scarce * left / all,
            false => 0.0,
        };
        let better = |gain: f64| (taste.play_offs + taste.season * left) * (gain - scarce);
        match *action {
            Action::Draft { card } => better(self.gain(|world| self.draft(world, card))),
            Action::Trade { with } => better(self.gain(|world| self.trade(world, with))),
            Action::Game { host } => self.game(host),
            _ => 0.0,
        }
    }

    /// How many wins the leader still needs, and the total; in a league, the manager's own visits.
    fn season_left(&self) -> (f64, f64) {
        let Ledger { wins, visits, .. } = &self.seen.view.ledger;
        let options = &self.seen.view.options;
        let (done, all) = if options.league {
            let visits = visits[self.me].iter().map(|(_, visits)| visits);
            (visits.sum(), 2 * (u32::from(options.players) - 1))
        } else {
            let most = wins.iter().map(|(_, &wins)| u32::from(wins)).max();
            (most.unwrap_or(0), u32::from(options.wins))
        };
        (f64::from(all.saturating_sub(done)), f64::from(all.max(1)))
    }

    fn game(&self, host: Seat) -> f64 {
        let taste = &self.bot.taste;
        let chances = self.worlds.iter().map(|world| {
            let team = &world.teams[self.me.index()];
            Matchup::of(team, &world.teams[host.index()]).wins(-1)
        });
        let chance = chances.sum::<f64>() / (self.worlds.len() as f64).max(1.0);
        let others = f64::from(self.seen.view.options.players) - 1.0;
        let idle = f64::from(idle(&self.seen.view.ledger, self.me));
        chance - taste.others / others * (1.0 - chance) + taste.patience * idle
    }
}

/// A team with one card replaced.
fn swap(team: &Six, out: Card, card: Card) -> Six {
    let mut team = *team;
    if let Some(place) = team.iter_mut().find(|place| **place == out) {
        *place = card;
    }
    team
}

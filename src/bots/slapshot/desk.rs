//! What each decision of a manager is worth: guesses where all cards may be, and estimates how likely the team would then
//! be to beat the others.

use super::line;
use super::odds::{Matchup, Six};
use crate::bots::{Temper, Weigh};
use crate::engine::{Observation, Rng, Seat};
use crate::games::slapshot::{Action, Bout, Card, Ledger, Line, Places, Slapshot, Stage};

/// What the hard bot wants.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Taste {
    /// The value of raising the chance of winning by 1, in wins of the season: for the play-offs.
    play_offs: f64,
    /// The same for each win that is left in the season.
    season: f64,
    /// The cost of another manager's win to all others together.
    others: f64,
    /// The value of finally playing, for each turn that went by without a game.
    patience: f64,
    /// How much a bruiser adds to the chance of winning later games.
    bruiser: f64,
    /// How much a draft or a trade must add to the chance of winning where there are only four
    /// (SH-5.2), at the beginning of the season; falls to 0 at its end.
    scarce: f64,
}

/// The best of several that were tried in a few hundred games each.
const TASTE: Taste = Taste {
    play_offs: 48.0,
    season: 2.0,
    others: 1.0,
    patience: 0.1,
    bruiser: 0.06,
    scarce: 0.12,
};

impl Weigh for Slapshot {
    /// In wins of the season. The order for a game is not weighed but made.
    fn weigh(seen: &Observation<Self>, rng: &mut Rng) -> Vec<(Action, f64)> {
        let Some(me) = seen.eyes.seat().filter(|_| seen.mine()) else {
            return Vec::new();
        };
        let view = &seen.view;
        if let Stage::LiningUp { bout, .. } = view.stage
            && let Some(line) = lines_up(seen, bout, rng)
        {
            return vec![(Action::LineUp(line), 0.0)];
        }
        let desk = Desk::of(seen, me, rng);
        let drawn = match view.stage {
            Stage::GivingBack { drawn, .. } => drawn.zip(view.trading_with()),
            _ => None,
        };
        let value = |action: &Action| match (*action, drawn) {
            (Action::GiveBack { card }, Some((drawn, with))) => {
                desk.better(desk.traded(with, drawn, card))
            }
            _ => desk.value(action),
        };
        seen.legal()
            .map(|action| (*action, value(action)))
            .collect()
    }

    const LEAN: f64 = 2.0;

    /// The careful one drafts, the bold one plays games, and the tricky one trades.
    fn suits(_: &Observation<Self>, action: &Action, temper: Temper) -> bool {
        match temper {
            Temper::Careful => matches!(action, Action::Draft { .. }),
            Temper::Bold => matches!(action, Action::Game { .. }),
            Temper::Tricky => matches!(action, Action::Trade { .. }),
        }
    }
}

/// The order of the own team in a game: any, since all are equally good; in overtime, one that the other cannot exploit,
/// whatever they may have.
fn lines_up(seen: &Observation<Slapshot>, bout: Bout, rng: &mut Rng) -> Option<Line> {
    let team: Six = seen.view.own.as_deref()?.try_into().ok()?;
    if bout.overtime == 0 {
        return Some(line::any(&team, rng));
    }
    let [host, visitor] = bout.sides();
    let other = if seen.eyes.seat() == Some(host) {
        visitor
    } else {
        host
    };
    let teams: Vec<Six> = worlds(seen, rng)
        .iter()
        .take(OVERTIME_WORLDS)
        .map(|world| world.teams[other.index()])
        .collect();
    Some(line::for_overtime(&team, &teams, rng))
}

/// Against how many guesses at the other's team an order is made.
const OVERTIME_WORLDS: usize = 12;

/// The number of turns a manager spent without a game, minus two per game.
fn idle(ledger: &Ledger, me: Seat) -> i32 {
    let games: u32 = ledger.visits[me].iter().map(|(_, visits)| visits).sum();
    (ledger.trades[me] + ledger.drafts[me]) as i32 - 2 * games as i32
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
    seen: &'a Observation<Slapshot>,
    me: Seat,
    worlds: Vec<World>,
    /// The manager's current chance of winning, in each world.
    now: Vec<f64>,
}

impl<'a> Desk<'a> {
    fn of(seen: &'a Observation<Slapshot>, me: Seat, rng: &mut Rng) -> Self {
        let worlds = worlds(seen, rng);
        let mut desk = Self {
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
            sum += TASTE.bruiser * (bruisers(team) - bruisers(six));
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
        match *action {
            Action::Draft { card } => self.better(self.gain(|world| self.draft(world, card))),
            Action::Trade { with } => self.better(self.gain(|world| self.trade(world, with))),
            Action::Game { host } => self.game(host),
            _ => 0.0,
        }
    }

    /// The value of a draft or a trade that adds this much to the chance of winning.
    fn better(&self, gain: f64) -> f64 {
        let (left, all) = self.season_left();
        let scarce = match self.seen.view.options.limits {
            true => TASTE.scarce * left / all,
            false => 0.0,
        };
        (TASTE.play_offs + TASTE.season * left) * (gain - scarce)
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
        let chances = self.worlds.iter().map(|world| {
            let team = &world.teams[self.me.index()];
            Matchup::of(team, &world.teams[host.index()]).wins(-1)
        });
        let chance = chances.sum::<f64>() / (self.worlds.len() as f64).max(1.0);
        let others = f64::from(self.seen.view.options.players) - 1.0;
        let idle = f64::from(idle(&self.seen.view.ledger, self.me));
        chance - TASTE.others / others * (1.0 - chance) + TASTE.patience * idle
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

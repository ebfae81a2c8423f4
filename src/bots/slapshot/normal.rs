//! The normal bot: knows what cards are worth, and where some of them are known to be.

use super::line;
use super::manager::{Manager, best, own};
use super::odds::{Six, goal};
use crate::engine::{Observation, Rng, Seat};
use crate::games::slapshot::cards::deck;
use crate::games::slapshot::{Action, Bout, Card, Kind, Ledger, Line, Places, Slapshot};

/// The normal bot.
#[derive(Clone, Copy, Debug)]
pub struct Normal;

/// The value of a bruiser beyond its goals: the card it meets is gone after the game.
const BRUISER: f64 = 0.4;
/// What a draft or a trade must gain, in goals per game.
const WORTHWHILE: f64 = 0.1;
/// The lead, in goals, that it wants before it visits somebody.
const AHEAD: f64 = 0.7;
/// By how much that lead shrinks with each turn without a game.
const PATIENCE: f64 = 0.1;

impl Manager for Normal {
    fn turn(&self, seen: &Observation<Slapshot>, me: Seat, _: &mut Rng) -> Option<Action> {
        let worth = Worth::of(seen);
        let weakest = best(seen, |action| match action {
            Action::Game { host } => Some(worth.team(me) - worth.team(*host)),
            _ => None,
        });
        let wanted = AHEAD - PATIENCE * f64::from(idle(&seen.view.ledger, me));
        let better = best(seen, |action| worth.gain(me, action));
        match (weakest, better) {
            (Some((game, ahead)), _) if ahead >= wanted => Some(game),
            (_, Some((change, gain))) if gain >= WORTHWHILE => Some(change),
            (Some((game, _)), _) => Some(game),
            _ => seen
                .legal()
                .find(|action| **action == Action::Pass)
                .copied(),
        }
    }

    fn give_back(&self, seen: &Observation<Slapshot>, _: Card, _: &mut Rng) -> Option<Action> {
        let worth = Worth::of(seen);
        let cheap = best(seen, |action| match action {
            Action::GiveBack { card } => Some(-worth.card(*card)),
            _ => None,
        });
        cheap.map(|(action, _)| action)
    }

    fn overtime(&self, seen: &Observation<Slapshot>, _: Bout, team: &Six, _: &mut Rng) -> Line {
        let deck = Worth::of(seen).deck;
        let sixes = deck.chunks(6).filter_map(|six| six.try_into().ok());
        line::strongest_first(team, &sixes.collect::<Vec<Six>>())
    }
}

/// The number of turns a manager spent without a game, minus two per game.
pub(super) fn idle(ledger: &Ledger, me: Seat) -> i32 {
    let games: u32 = ledger.visits[me].iter().map(|(_, visits)| visits).sum();
    (ledger.trades[me] + ledger.drafts[me]) as i32 - 2 * games as i32
}

/// What cards are worth, in goals per game.
struct Worth {
    deck: Vec<Card>,
    sure: Places,
    own: Option<Six>,
    /// The average worth of an unplaced card of each kind.
    unknown: [f64; 3],
    players: f64,
}

impl Worth {
    fn of(seen: &Observation<Slapshot>) -> Self {
        let view = &seen.view;
        let own_deck = view.options.deck.clone();
        let mut worth = Self {
            deck: own_deck.unwrap_or_else(|| deck().to_vec()),
            sure: view.sure(),
            own: own(seen),
            unknown: [0.0; 3],
            players: f64::from(view.options.players),
        };
        let unplaced = worth.sure.unplaced(&worth.deck);
        worth.unknown = Kind::ALL.map(|kind| {
            let of_kind = unplaced.iter().filter(|card| card.kind == kind);
            let sum: f64 = of_kind.clone().map(|&card| worth.card(card)).sum();
            sum / (of_kind.count().max(1) as f64)
        });
        worth
    }

    /// The average goals a card scores minus those it lets in, against any card.
    fn card(&self, card: Card) -> f64 {
        let goals: i32 = self.deck.iter().map(|&met| goal(card, met)).sum();
        let bruiser = if card.is_bruiser() { BRUISER } else { 0.0 };
        f64::from(goals) / self.deck.len() as f64 + bruiser
    }

    fn spot(&self, kind: Kind, spot: Option<Card>) -> f64 {
        spot.map_or(self.unknown[kind.index()], |card| self.card(card))
    }

    /// The worth of each card of a team, as far as known.
    fn spots(&self, seat: Seat) -> impl Iterator<Item = (Kind, f64)> {
        let kinds = Kind::ALL.into_iter().zip(&self.sure.teams[seat]);
        kinds.flat_map(move |(kind, spots)| {
            spots.iter().map(move |&spot| (kind, self.spot(kind, spot)))
        })
    }

    fn team(&self, seat: Seat) -> f64 {
        self.spots(seat).map(|(_, worth)| worth).sum()
    }

    /// The lowest worth among the manager's own cards of a kind.
    fn least(&self, kind: Kind) -> f64 {
        let own = self.own.iter().flatten().filter(|card| card.kind == kind);
        own.map(|&card| self.card(card)).fold(f64::MAX, f64::min)
    }

    /// What a draft or a trade gains; for a trade, the other's loss counts too.
    fn gain(&self, me: Seat, action: &Action) -> Option<f64> {
        match *action {
            Action::Draft { card } => {
                let top = self.sure.piles[card.kind.index()].last().copied().flatten();
                Some(self.spot(card.kind, top) - self.card(card))
            }
            Action::Trade { with } if with != me => {
                let gains = self
                    .spots(with)
                    .map(|(kind, worth)| worth - self.least(kind));
                let gain = gains.sum::<f64>() / 6.0;
                Some(gain * (1.0 + 1.0 / (self.players - 1.0)))
            }
            _ => None,
        }
    }
}

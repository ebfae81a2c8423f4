//! The worlds that fit what a seat knows: the cards that it cannot place lie, shuffled, in the places
//! of their kind that it cannot see.

use super::cards::{Card, Held, Kind, deck};
use super::view::{Known, Stage, View};
use super::{Phase, Pile, Slapshot, Team};
use crate::engine::{BySeat, Imagine, Observation, Rng, Seat, Seats};

impl Imagine for Slapshot {
    fn imagine(seen: &Observation<Self>, rng: &mut Rng) -> Self {
        let view = &seen.view;
        let me = seen.eyes.seat().map_or(Seats::NONE, Seats::only);
        let hold = |known: &Known| match known.open {
            true => Held::open(known.card),
            false => Held::new(known.card, me),
        };
        let mut hidden = unseen(view);
        hidden.iter_mut().for_each(|cards| rng.shuffle(cards));
        let fill = |kind: usize, owner: Seats, hidden: &mut [Vec<Card>; 3]| {
            hidden[kind].pop().map(|card| Held::new(card, owner))
        };
        let teams = BySeat::new(view.options.players, |seat| {
            let owner = Seats::only(seat);
            let mut team: Team = view.teams[seat].iter().map(hold).collect();
            team.iter_mut().for_each(|held| held.show(seat));
            for (kind, &size) in view.sizes[seat].iter().enumerate() {
                let has = team
                    .iter()
                    .filter(|held| held.card.kind.index() == kind)
                    .count();
                for _ in has..usize::from(size) {
                    team.extend(fill(kind, owner, &mut hidden));
                }
            }
            team.sort_by_key(|held| held.card);
            team
        });
        let piles = [0, 1, 2].map(|kind| {
            let places = view.piles[kind].iter();
            let held = places.filter_map(|place| match place {
                Some(known) => Some(hold(known)),
                None => fill(kind, Seats::NONE, &mut hidden),
            });
            held.collect::<Pile>()
        });
        let phase = phase(&view.stage, &teams, seen.eyes.seat(), rng);
        Self {
            options: view.options.clone(),
            rng: Rng::new(u64::from(rng.any()) << 32 | u64::from(rng.any())),
            teams,
            piles,
            ledger: view.ledger.clone(),
            contest: view.contest.clone(),
            report: view.report.clone(),
            phase,
        }
    }
}

/// The cards that these eyes know no place of, by kind.
fn unseen(view: &View) -> [Vec<Card>; 3] {
    let mut cards = view.options.deck.clone().unwrap_or_else(deck);
    let teams = view.teams.iter().flat_map(|(_, team)| team);
    for known in teams.chain(view.piles.iter().flatten().flatten()) {
        if let Some(place) = cards.iter().position(|&card| card == known.card) {
            cards.swap_remove(place);
        }
    }
    cards.sort_unstable();
    Kind::ALL.map(|kind| {
        cards
            .iter()
            .copied()
            .filter(|card| card.kind == kind)
            .collect()
    })
}

/// What is waited for, with a card drawn or a line-up made at random where it is hidden.
fn phase(stage: &Stage, teams: &BySeat<Team>, me: Option<Seat>, rng: &mut Rng) -> Phase {
    match stage.clone() {
        Stage::Picking(seat) => Phase::Picking(seat),
        Stage::Turn(seat) => Phase::Turn(seat),
        Stage::GivingBack { by, with, drawn } => {
            let any = rng.pick(&teams[with]).map(|held| held.card);
            match drawn.or(any) {
                Some(drawn) => Phase::GivingBack { by, with, drawn },
                None => Phase::Turn(by),
            }
        }
        Stage::LiningUp { bout, ready, own } => {
            let mut line = |seat: Seat| {
                let mut line: Vec<Card> = teams[seat].iter().map(|held| held.card).collect();
                rng.shuffle(&mut line);
                line.try_into().ok()
            };
            let [host, visitor] = bout.sides();
            let mut lines = [None, None];
            for (side, seat) in [host, visitor].into_iter().enumerate() {
                if ready[side] {
                    lines[side] = if me == Some(seat) { own } else { line(seat) };
                }
            }
            Phase::LiningUp { bout, lines }
        }
        Stage::Over(outcome) => Phase::Over(outcome),
    }
}

//! How a game is played on in imagined worlds: everybody does what is worth most, for two turns of the seat that decides.

use super::after::Situation;
use super::display_counts::{CARD, DisplayCounts};
use super::{ending, taste};
use crate::bots::Search;
use crate::engine::{Eyes, Game, Input, Observation, Rng, Seat};
use crate::games::sloop::{Action, Sloop, Stage};

/// The own turn before which playing on ends.
const TURNS: usize = 2;

/// More than the decisions until then.
const DECISIONS: usize = 80;

/// Winning is worth this many cards.
const WIN: i64 = 20;

impl Search for Sloop {
    fn exact(seen: &Observation<Self>, rng: &mut Rng) -> Option<Vec<(Action, f64)>> {
        let solved = ending::solve(seen, rng)?;
        Some(
            solved
                .into_iter()
                .map(|(action, lead)| (action, lead.into()))
                .collect(),
        )
    }

    /// The lead in cards, including what can be taken next.
    fn play_on(mut world: Self, seat: Seat, action: &Action, rng: &mut Rng) -> f64 {
        world.apply(&Input::new(0, seat, action.clone()), &mut ());
        let mut turns = 0;
        for _ in 0..DECISIONS {
            let Some(next) = world.to_act().single() else {
                break;
            };
            let stage = world.stage();
            turns += usize::from(next == seat && matches!(stage, Stage::Turn { more: false, .. }));
            if turns == TURNS {
                break;
            }
            let Some(action) = reply(&world, next, &stage, rng) else {
                break;
            };
            world.apply(&Input::new(0, next, action), &mut ());
        }
        lead(&world, seat) as f64 / CARD as f64
    }
}

/// What is worth most; partners exchange nothing.
fn reply(world: &Sloop, seat: Seat, stage: &Stage, rng: &mut Rng) -> Option<Action> {
    match stage {
        Stage::Offering { .. } => return Some(Action::Offer(None)),
        Stage::Answering { .. } => return Some(Action::GiveBack),
        _ => {}
    }
    let seen = Observation::of(world, Eyes::Seat(seat), 0, 0);
    let situation = Situation::of(&seen)?;
    let best = seen
        .legal()
        .max_by_key(|action| taste::worth(&situation, action));
    best.cloned().or_else(|| world.random(seat, 0, rng))
}

/// How far a seat is ahead, including what it can take next.
fn lead(world: &Sloop, me: Seat) -> i64 {
    let (mut own, mut others, mut opponents) = (0, 0, 0);
    for seat in (0..world.seats()).map(Seat) {
        let cards = world.score(seat) as i64 * CARD;
        if world.together(me, seat) {
            own += cards;
        } else {
            others += cards;
            opponents += 1;
        }
    }
    let opponents = opponents.max(1);
    if let Some(outcome) = world.outcome() {
        own += i64::from(outcome.places[me] == 1) * WIN * CARD;
    }
    let middle = DisplayCounts::of(world.display());
    let hand = world.hand(me).iter();
    let next = hand.map(|&card| middle.taken(card, me)).max().unwrap_or(0);
    let at_risk = middle.builds.iter().filter_map(|stack| {
        let owner = stack.owner.filter(|&owner| owner != me)?;
        let cards = stack.cards + 1;
        Some(if world.together(me, owner) {
            cards
        } else {
            -cards / opponents
        })
    });
    own - others / opponents + (next + at_risk.sum::<i64>()) * CARD * 8 / 10
}

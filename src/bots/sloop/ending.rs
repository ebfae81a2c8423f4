//! The end of a game between two, played exactly: once the draw pile is empty, everything that one does not see is the
//! other's hand.

use crate::engine::{Game, Imagine, Input, Observation, Rng, Seat};
use crate::games::sloop::{Action, Sloop};

/// Winning is worth more than any number of cards.
const WIN: i32 = 1000;

/// How many positions are looked at before giving up; a few milliseconds.
const POSITIONS: usize = 6_000;

/// The legal decisions of an ending between two, and the lead in cards at the end that each leads to, with a win worth
/// a thousand. `None` if it is not yet the ending, or too long.
#[must_use]
pub fn solve(seen: &Observation<Sloop>, rng: &mut Rng) -> Option<Vec<(Action, i32)>> {
    let view = &seen.view;
    let seat = seen.eyes.seat().filter(|_| seen.mine())?;
    if view.options.players != 2 || view.pile > 0 {
        return None;
    }
    let world = Sloop::imagine(seen, rng);
    let mut left = POSITIONS;
    let mut solved: Vec<(Action, i32)> = Vec::new();
    let mut legal: Vec<&Action> = seen.legal().collect();
    let mut best = -i32::MAX;
    legal.sort_by_key(|action| std::cmp::Reverse(takes(action)));
    for action in legal {
        let then = play(&world, &Input::new(0, seat, action.clone()));
        // Only the best matter; the others may be worse than they are said to be.
        let value = worth(&then, seat, best.saturating_sub(1), i32::MAX, &mut left)?;
        best = best.max(value);
        solved.push((action.clone(), value));
    }
    Some(solved)
}

fn play(world: &Sloop, input: &Input<Action>) -> Sloop {
    let mut then = world.clone();
    then.apply(input, &mut ());
    then
}

/// How the game ends for a seat if both play as well as possible: exact between `low` and `high`.
fn worth(world: &Sloop, seat: Seat, mut low: i32, mut high: i32, left: &mut usize) -> Option<i32> {
    *left = left.checked_sub(1)?;
    let Some(next) = world.to_act().single() else {
        return Some(result(world, seat));
    };
    let mine = next == seat;
    let mut actions = Vec::new();
    world.candidates(next, &mut actions);
    actions.sort_by_key(|action| std::cmp::Reverse(takes(action)));
    let mut best = if mine { -i32::MAX } else { i32::MAX };
    for action in actions {
        let input = Input::new(0, next, action);
        if world.check(&input).is_err() {
            continue;
        }
        let value = worth(&play(world, &input), seat, low, high, left)?;
        if mine {
            best = best.max(value);
            low = low.max(value);
        } else {
            best = best.min(value);
            high = high.min(value);
        }
        if low >= high {
            break;
        }
    }
    Some(best)
}

/// The lead in cards of a game that is over.
fn result(world: &Sloop, seat: Seat) -> i32 {
    let lead = world.score(seat) as i32 - world.score(seat.left(2)) as i32;
    let won = world
        .outcome()
        .is_some_and(|outcome| outcome.places[seat] == 1);
    if won { lead + WIN } else { lead - WIN }
}

/// About how many cards an action moves: the order in which actions are looked at.
fn takes(action: &Action) -> usize {
    match action {
        Action::Capture {
            groups,
            build,
            bonus,
            ..
        } => 2 + groups.cards().len() + 3 * usize::from(*build) + usize::from(bonus.is_some()),
        Action::Put { act: true, .. } => 2,
        _ => 0,
    }
}

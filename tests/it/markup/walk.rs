//! Random games whose steps the laws check.

use kitchen_table::bots::{Bot, Random};
use kitchen_table::engine::{Eyes, Game, Input, Rng, Seat, Status, Table};
use kitchen_table::setup::Setup;
use kitchen_table::ui::boards::kit::GameUi;

/// The table of a game.
pub(super) type TableOf<U> = Table<U>;

/// A decision in a game.
pub(super) type InputOf<U> = Input<<U as Game>::Action>;

/// Plays a random game to its end, calls `look` before each step, and counts the steps.
///
/// # Errors
/// Returns the first error of `look`, with its step.
pub(super) fn walk<U: GameUi>(
    setup: &Setup,
    seed: u64,
    mut look: impl FnMut(&TableOf<U>, &InputOf<U>, &mut Rng) -> Result<(), String>,
) -> Result<usize, String> {
    let options = setup.options::<U>().map_err(|flaw| format!("{flaw:?}"))?;
    let mut table =
        TableOf::<U>::new(options, seed, &mut ()).map_err(|flaw| format!("{flaw:?}"))?;
    let mut rng = Rng::aside(seed, [0, u32::MAX]);
    while let Some(input) = next::<U>(&table, &mut rng) {
        let step = table.step();
        let said = |wrong| format!("seed {seed}, step {step}: {wrong}");
        look(&table, &input, &mut rng).map_err(said)?;
        let played = table.play(input, &mut ());
        played.map_err(|illegal| said(format!("{illegal:?}")))?;
    }
    match table.status() {
        Status::Over(_) => Ok(table.step()),
        Status::ToAct(_) => Err(format!("seed {seed}: nobody goes on")),
    }
}

/// Approximately how many steps a random game from this seed has, counted without a `look`.
///
/// # Errors
/// Returns an error if the game does not end.
pub(super) fn steps<U: GameUi>(setup: &Setup, seed: u64) -> Result<u32, String> {
    let steps = walk::<U>(setup, seed, |_, _, _| Ok(()))?;
    Ok(u32::try_from(steps).unwrap_or(u32::MAX).max(1))
}

/// A random action a little later, or what the clock does before it.
fn next<U: GameUi>(table: &TableOf<U>, rng: &mut Rng) -> Option<InputOf<U>> {
    let Status::ToAct(seats) = table.status() else {
        return None;
    };
    let now = table.at() + rng.below(300);
    let clock = table.clock();
    if let Some(due) = clock.clone().filter(|due| due.at <= now) {
        return Some(due);
    }
    let mut willing: Vec<Seat> = seats.iter().collect();
    rng.shuffle(&mut willing);
    let choose = |seat: Seat| {
        let seen = table.observe(Eyes::Seat(seat), now);
        let choice = Random.choose(&seen, rng)?;
        Some(Input::new(now, seat, choice.action))
    };
    willing.into_iter().find_map(choose).or(clock)
}

/// All seats of a table.
pub(super) fn everybody<G: Game>(table: &Table<G>) -> impl Iterator<Item = Seat> + use<G> {
    (0..table.seats()).map(Seat)
}

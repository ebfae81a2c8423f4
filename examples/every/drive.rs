//! A table with bots, in simulated time.

use kitchen_table::bots::{Bots, Level, RealTimeBots};
use kitchen_table::engine::laws::Lawful;
use kitchen_table::engine::{Eyes, Game, Input, Status, Table};

/// Bots of these levels, from the first seat on.
pub(crate) fn seated<G: Bots>(levels: &[Level]) -> RealTimeBots<G> {
    RealTimeBots::new(levels.iter().map(|&level| Some(G::bot(level))))
}

/// The next input at a table where only bots sit: a bot's or the clock's, whichever comes first.
/// Skips an answer that its bot may no longer give.
pub(crate) fn next<G: Game>(
    table: &Table<G>,
    seated: &mut RealTimeBots<G>,
) -> Option<Input<G::Action>> {
    loop {
        let at = table.at();
        seated.ask(|seat, _| (table.observe(Eyes::Seat(seat), at), table.chance(seat)));
        let input = seated.next(table.clock())?;
        if table.check(&input).is_ok() {
            return Some(input);
        }
    }
}

/// Lets bots play a game to its end; `look` sees the table before each input, and that input.
///
/// # Panics
/// If no game can begin like this, nobody acts, or the game does not end.
pub(crate) fn play<G: Lawful>(
    options: &G::Options,
    seed: u64,
    mut seated: RealTimeBots<G>,
    mut look: impl FnMut(&Table<G>, &Input<G::Action>),
) -> Table<G> {
    let mut table = match Table::new(options.clone(), seed, &mut ()) {
        Ok(table) => table,
        Err(flaw) => panic!("{options:?}: {flaw:?}"),
    };
    while let Status::ToAct(seats) = table.status() {
        let here = || format!("{options:?}, seed {seed}, step {}", table.step());
        assert!(table.step() < G::LONGEST, "{}: it does not end", here());
        let Some(input) = next(&table, &mut seated) else {
            panic!("{}: none of {seats:?} does anything", here());
        };
        look(&table, &input);
        assert_eq!(table.play(input, &mut ()), Ok(()), "seed {seed}");
    }
    table
}

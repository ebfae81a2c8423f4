//! A table and the bots round it, in game time.

use kitchen_table::bots::Seated;
use kitchen_table::engine::{Eyes, Game, Input, Table};

/// What happens next at a table where only bots sit: theirs or the clock's, whichever is first.
/// What a bot was about to do and may do no longer does not happen.
pub(crate) fn next<G: Game>(table: &Table<G>, seated: &mut Seated<G>) -> Option<Input<G::Action>> {
    loop {
        let at = table.at();
        seated.ask(|seat| (table.observe(Eyes::Seat(seat), at), table.chance(seat)));
        let input = seated.next(table.clock())?;
        if table.check(&input).is_ok() {
            return Some(input);
        }
    }
}

//! A seeded game as text, to be read and to be compared: a changed playthrough means a raised
//! [`VERSION`](super::Game::VERSION), or a bug.

use std::fmt::Write;

use super::game::{By, Eyes, Game, Input, Status, Told};
use super::{Observation, Rng, Seat, Table};

/// How many milliseconds pass between two decisions of a playthrough.
const PACE: u32 = 1000;

/// Plays a game to its end and writes down everything that happened, hidden cards included.
/// `decide` chooses for each seat from what that seat sees. Stops early, and says so, when
/// `decide` has no answer or chooses something illegal.
///
/// # Errors
/// What is wrong with the options.
///
/// ```
/// use kitchen_table::engine::playthrough::playthrough;
/// use kitchen_table::games::dealt::{Dealt, Options};
///
/// let text = playthrough::<Dealt>(&Options::new(3), 7, |seen, rng| {
///     let legal: Vec<_> = seen.legal().collect();
///     rng.pick(&legal).map(|&action| *action)
/// });
/// let text = text.unwrap();
/// assert!(text.contains("\ndeal\n") && text.contains("\nover, places"));
/// ```
pub fn playthrough<G: Game>(
    options: &G::Options,
    seed: u64,
    decide: impl FnMut(&Observation<G>, &mut Rng) -> Option<G::Action>,
) -> Result<String, G::Flaw> {
    sketched_playthrough(options, seed, decide, |_| String::new())
}

/// The same with a line for each decision: `sketch` says in short what the one who decides sees,
/// so that a reader need not follow hands through all that happened.
///
/// # Errors
/// What is wrong with the options.
pub fn sketched_playthrough<G: Game>(
    options: &G::Options,
    seed: u64,
    mut decide: impl FnMut(&Observation<G>, &mut Rng) -> Option<G::Action>,
    sketch: impl Fn(&Observation<G>) -> String,
) -> Result<String, G::Flaw> {
    let next = |table: &Table<G>| paced(table, &mut decide);
    timed_playthrough(options, seed, next, sketch)
}

/// The same, but `next` says what happens next at a table, and when, the clock's inputs included:
/// for games in real time.
///
/// # Errors
/// What is wrong with the options.
pub fn timed_playthrough<G: Game>(
    options: &G::Options,
    seed: u64,
    mut next: impl FnMut(&Table<G>) -> Option<Input<G::Action>>,
    sketch: impl Fn(&Observation<G>) -> String,
) -> Result<String, G::Flaw> {
    let mut text = format!(
        "{options:?}, seed {seed}, rules version {}\n\ndeal\n",
        G::VERSION
    );
    let mut heard = Vec::new();
    let mut table = Table::<G>::new(options.clone(), seed, &mut heard)?;
    write_heard(&mut text, &mut heard);
    while let Status::ToAct(_) = table.status() {
        let Some(input) = next(&table) else {
            text.push_str("\nnobody decides\n");
            return Ok(text);
        };
        write_step(&mut text, &table, &input, &sketch);
        if let Err(illegal) = table.play(input, &mut heard) {
            let _ = writeln!(text, "  refused: {illegal:?}");
            return Ok(text);
        }
        write_heard(&mut text, &mut heard);
    }
    if let Status::Over(outcome) = table.status() {
        let _ = writeln!(text, "\nover, places {:?}", outcome.places);
    }
    Ok(text)
}

/// The first of those who may act that decides something, a moment after the last input; the clock
/// if it is due by then, or if nobody decides.
fn paced<G: Game>(
    table: &Table<G>,
    decide: &mut impl FnMut(&Observation<G>, &mut Rng) -> Option<G::Action>,
) -> Option<Input<G::Action>> {
    let now = table.at() + PACE;
    let Status::ToAct(seats) = table.status() else {
        return None;
    };
    let due = table.clock().filter(|clock| clock.at <= now);
    due.or_else(|| seats.iter().find_map(|seat| ask(table, seat, now, decide)))
        .or_else(|| table.clock())
}

fn ask<G: Game>(
    table: &Table<G>,
    seat: Seat,
    now: u32,
    decide: &mut impl FnMut(&Observation<G>, &mut Rng) -> Option<G::Action>,
) -> Option<Input<G::Action>> {
    let seen = table.observe(Eyes::Seat(seat), now);
    let action = decide(&seen, &mut table.chance(seat))?;
    Some(Input::new(now, seat, action))
}

fn write_step<G: Game>(
    text: &mut String,
    table: &Table<G>,
    input: &Input<G::Action>,
    sketch: &impl Fn(&Observation<G>) -> String,
) {
    let step = table.step() + 1;
    let _ = match input.by {
        By::Clock => writeln!(text, "\n{step}. the clock: {:?}", input.action),
        By::Seat(seat) => {
            let seen = table.observe(Eyes::Seat(seat), input.at);
            let (legal, tried) = (seen.legal().count(), seen.tried.len());
            let sketch = match sketch(&seen) {
                none if none.is_empty() => none,
                some => format!("\n  {some}"),
            };
            writeln!(
                text,
                "\n{step}. {seat:?}: {:?} ({legal} legal of {tried}){sketch}",
                input.action
            )
        }
    };
}

fn write_heard<G: Game>(text: &mut String, heard: &mut Vec<Told<G>>) {
    for told in heard.drain(..) {
        let _ = match told {
            Told::All(event) => writeln!(text, "  {event:?}"),
            Told::Only(seat, secret) => writeln!(text, "  {seat:?} alone: {secret:?}"),
        };
    }
}

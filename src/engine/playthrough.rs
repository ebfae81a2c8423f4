//! A seeded game written out as text, to read and to compare: if it changes, [`VERSION`](super::Game::VERSION)
//! must be raised, or there is a bug.

use std::fmt::Write;

use super::game::{By, Eyes, Game, Input, Status, Told};
use super::{Observation, Rng, Seat, Table};

/// Milliseconds between two decisions of a playthrough.
const PACE: u32 = 1000;

/// Plays a game to its end and returns everything that happened as text, hidden cards included. `decide`
/// chooses for each seat from what that seat sees. Stops early, with a note in the text, if `decide` returns
/// nothing or something illegal.
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

/// Like [`playthrough`], but adds a line to each decision: `sketch` summarizes what the deciding player sees,
/// so that readers need not track hands through the whole text.
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

/// Like [`sketched_playthrough`], but `next` returns the next input at a table, with its time, including the
/// clock's inputs: for real-time games.
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

/// The input of the first seat that may act and decides something, [`PACE`] after the last input; the clock's
/// input if it is due by then, or if nobody decides.
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

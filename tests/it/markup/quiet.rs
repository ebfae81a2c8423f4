//! The log reveals nothing: where an imagined world goes on just like the real one, as far as these
//! eyes can see, it tells them the same in the same words.

use kitchen_table::engine::laws::Tally;
use kitchen_table::engine::{Eyes, Game, Imagine, Observation, Seat, Status, Tell, Told};
use kitchen_table::setup::Setup;
use kitchen_table::ui::boards::kit::{GameUi, Story};
use kitchen_table::ui::words::names;

use super::walk::{InputOf, everybody, walk};
use crate::laws::faulty::Faulty;

/// Whether a log shows something to these eyes.
pub(super) type Hears<G> = fn(&Told<G>, Eyes) -> bool;

/// Plays a random game and compares, at every step, the log of the real world with those of
/// imagined ones. `hears` decides what is shown.
///
/// # Errors
/// Returns the first line that somebody should not read.
pub(super) fn law<U: GameUi + Imagine>(
    setup: &Setup,
    seed: u64,
    hears: Hears<U>,
) -> Result<Tally, String> {
    let names = names(setup);
    let lines = |told: &[Told<U>], eyes| -> Vec<String> {
        let heard = told.iter().filter(|told| hears(told, eyes));
        let lines = heard.filter_map(|told| U::log_line(told, &names));
        lines.map(|line| format!("{line:?}")).collect()
    };
    let verdict = |status, seen| match status {
        Status::Over(outcome) => {
            let story = Story {
                events: &[],
                seen: &seen,
                names: &names,
            };
            Some(U::verdict(&story, &outcome))
        }
        Status::ToAct(_) => None,
    };
    let mut tally = Tally::default();
    tally.played = walk::<U>(setup, seed, |table, input, rng| {
        let (mut after, mut told) = (table.clone(), Vec::new());
        let _ = after.play(input.clone(), &mut told);
        for seat in everybody(table) {
            let seen = table.observe(Eyes::Seat(seat), table.at());
            let mut world = U::imagine(&seen, rng);
            let mut told_there = Vec::new();
            if !plays::<U>(&mut world, input, &mut told_there) {
                continue;
            }
            for eyes in [seen.eyes, Eyes::Table] {
                if world.view(eyes) != after.observe(eyes, input.at).view {
                    continue;
                }
                tally.imagined += 1;
                let (here, there) = (lines(&told, eyes), lines(&told_there, eyes));
                if here != there {
                    return Err(format!(
                        "{eyes:?} read {here:?}, in another world {there:?}"
                    ));
                }
                let ended = verdict(after.status(), after.observe(Eyes::Table, input.at));
                let there = Observation::of(&world, Eyes::Table, after.step(), input.at);
                if ended != verdict(world.status(), there) {
                    return Err(format!("{eyes:?} read another verdict in another world"));
                }
            }
        }
        overheard(&told, hears, everybody(table).map(Eyes::Seat))
    })?;
    Ok(tally)
}

/// Plays an input, if the rules allow it in this world.
fn plays<U: GameUi>(world: &mut U, input: &InputOf<U>, tell: &mut impl Tell<U>) -> bool {
    let possible = world.check(input).is_ok();
    if possible {
        world.apply(input, tell);
    }
    possible
}

/// Checks that nobody hears the secret of another, and the whole table hears none.
fn overheard<G: Game>(
    told: &[Told<G>],
    hears: Hears<G>,
    seats: impl Iterator<Item = Eyes>,
) -> Result<(), String> {
    for eyes in seats.chain([Eyes::Table]) {
        for told in told.iter().filter(|told| hears(told, eyes)) {
            if matches!(told, Told::Only(seat, _) if eyes != Eyes::Seat(*seat)) {
                return Err(format!("{eyes:?} overheard {told:?}"));
            }
        }
    }
    Ok(())
}

#[test]
fn a_secret_that_is_overheard_is_noticed() {
    let said = [Told::All(()), Told::Only(Seat(1), ())];
    let heard =
        |hears: Hears<Faulty>| overheard(&said, hears, (0..2).map(|seat| Eyes::Seat(Seat(seat))));
    assert_eq!(heard(Told::reaches), Ok(()));
    let all = heard(|_, _| true).expect_err("seat 0 hears it");
    assert!(all.starts_with("Seat(seat 1) overheard"), "{all}");
    let table = heard(|told, eyes| told.reaches(eyes) || eyes == Eyes::Table);
    let table = table.expect_err("the table hears it");
    assert!(table.starts_with("Table overheard"), "{table}");
}

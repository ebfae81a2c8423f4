//! Records damaged by a disk, a network, or somebody with an editor.

use super::walk::{Walk, sound, views_survive};
use super::{Lawful, Tally};
use crate::engine::{Input, Record, Rng, Seat, Table};

/// Damages the record of a random game the given number of times: its bytes, as stored in files and in links,
/// and its decisions, which are cut off, altered, spliced with those of another game, omitted, duplicated or
/// moved. Each result must be refused or replay to a sound position.
///
/// # Errors
/// The first record that leads to an unsound position.
pub fn withstands_damage<G: Lawful>(
    options: &G::Options,
    seed: u64,
    times: u32,
) -> Result<Tally, String> {
    let mut rng = Rng::aside(seed, [1, u32::MAX]);
    let one = some_record::<G>(options, seed, &mut rng)?;
    let other = some_record::<G>(options, seed ^ 1 << 63, &mut rng)?;
    let texts = [&one, &other].map(|record| serde_json::to_vec(record).unwrap_or_default());
    let bytes = [&one, &other].map(|record| postcard::to_allocvec(record).unwrap_or_default());
    let mut tally = Tally::default();
    for _ in 0..times {
        let damaged = match rng.below(3) {
            0 => serde_json::from_slice(&damage(&texts, &mut rng)).ok(),
            1 => postcard::from_bytes(&damage(&bytes, &mut rng)).ok(),
            _ => Some(reorder(&one, &other, &mut rng)),
        };
        if let Some(table) = damaged.and_then(|record| Table::<G>::replay(record).ok()) {
            let position = table.position();
            sound(position)
                .and_then(|()| views_survive(position))
                .map_err(|wrong| format!("seed {seed}: a damaged record leads to: {wrong}"))?;
            tally.played += 1;
        }
        tally.damaged += 1;
    }
    Ok(tally)
}

/// The record of a random game, up to a random step.
fn some_record<G: Lawful>(
    options: &G::Options,
    seed: u64,
    rng: &mut Rng,
) -> Result<Record<G>, String> {
    let mut walk = Walk::<G>::begin(options, seed)?;
    for _ in 0..rng.below(100) {
        if walk.is_over() {
            break;
        }
        walk.step()?;
    }
    Ok(walk.table.record().clone())
}

/// Truncates, alters or splices bytes at a random place.
fn damage(of: &[Vec<u8>; 2], rng: &mut Rng) -> Vec<u8> {
    let [mut bytes, other] = of.clone();
    let place = rng.below(bytes.len() as u32) as usize;
    match rng.below(4) {
        0 => bytes.truncate(place),
        1 => bytes[place] ^= 1 << rng.below(8),
        // Another digit in its place: most often the result is still a record.
        2 => bytes[place] = b'0' + rng.below(10) as u8,
        _ => {
            bytes.truncate(place);
            let from = place.min(other.len());
            bytes.extend_from_slice(&other[from..]);
        }
    }
    bytes
}

/// Omits, duplicates, moves or reassigns a decision, takes one from another game, or continues as that game.
fn reorder<G: Lawful>(one: &Record<G>, other: &Record<G>, rng: &mut Rng) -> Record<G> {
    let mut record = one.clone();
    let inputs = &mut record.inputs;
    let mut place = |len: usize| rng.below(len as u32) as usize;
    let (here, there) = (place(inputs.len()), place(inputs.len()));
    match place(6) {
        _ if inputs.is_empty() => record.seed = other.seed,
        0 => drop(inputs.remove(here)),
        1 => inputs.insert(there, inputs[here].clone()),
        2 => inputs.swap(here, there),
        3 => {
            let Input { at, action, .. } = inputs[here].clone();
            inputs[here] = Input::new(at, Seat(place(9) as u8), action);
        }
        4 if !other.inputs.is_empty() => {
            inputs[here].action = other.inputs[place(other.inputs.len())].action.clone();
        }
        _ => {
            inputs.truncate(here);
            inputs.extend(other.inputs.iter().skip(here).cloned());
        }
    }
    record
}

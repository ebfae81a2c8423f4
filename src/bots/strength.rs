//! How strong each level is, as measured by `cargo xtask ladder`; `docs/measured.md` has the whole table.

use super::{Level, levels};
use crate::games::GameId;

/// How a level fares against the one below it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Strength {
    /// In how many of 100 games it is among the winners.
    pub wins: u8,
    /// In how many it would be if all were equally strong.
    pub fair: u8,
}

/// How one bot of this level fares when all others are of the level below; `None` for the lowest level, and for numbers of
/// players for which it was not measured.
#[must_use]
pub fn strength(game: GameId, level: Level, players: u8) -> Option<Strength> {
    let step = levels(game).iter().position(|&it| it == level)?;
    let wins = measured(game).get(step.checked_sub(1)?)?;
    let place = players.checked_sub(*game.players().start())?;
    let fair = match game {
        // All but one win.
        GameId::Dealt => 100 - 100 / players.max(1),
        _ => 100 / players.max(1),
    };
    let &wins = wins.get(usize::from(place))?;
    Some(Strength { wins, fair })
}

/// For each level from the second lowest on, and for each number of players from the fewest on, as far as it was
/// measured: the wins in 100 games.
fn measured(game: GameId) -> &'static [&'static [u8]] {
    match game {
        GameId::Sloop => &SLOOP,
        GameId::Dealt => &DEALT,
        GameId::Swoop => &SWOOP,
        GameId::Stroop => &STROOP,
        GameId::Slapshot => &SLAPSHOT,
    }
}

const SLOOP: [&[u8]; 4] = [
    &[72, 56, 42, 33, 27],
    &[70, 52, 40, 31, 23],
    &[75, 49, 32, 25, 22],
    &[65, 49, 39, 30, 23],
];
const DEALT: [&[u8]; 4] = [&[79, 86, 87], &[79, 86, 88], &[78, 85, 89], &[77, 80]];
const SWOOP: [&[u8]; 4] = [
    &[55, 47, 36, 35, 29, 24],
    &[58, 42, 38, 34, 31, 28],
    &[58, 46, 38, 33, 31, 29],
    &[53, 41],
];
const STROOP: [&[u8]; 4] = [
    &[95, 94, 89, 85],
    &[95, 91, 81, 73],
    &[93, 86, 73, 63],
    &[94, 80, 71, 61],
];
const SLAPSHOT: [&[u8]; 3] = [&[63, 46, 38], &[60, 48, 36], &[74, 46, 43]];

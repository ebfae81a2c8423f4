//! Stroop keeps the laws of all games.

use kitchen_table::engine::laws::{keeps_secrets, keeps_the_laws};
use kitchen_table::games::stroop::{Options, Stroop};

use crate::support::for_seeds;

/// Options of all kinds for so many players.
fn options(players: u8, seed: u64) -> Options {
    let advanced = players == 5 || seed % 2 == 1;
    Options {
        players,
        advanced,
        cards: if advanced && seed % 4 < 2 { 20 } else { 15 },
        contention: [150, 0, 400][(seed % 3) as usize],
        fumble: [700, 0, 2000][(seed / 3 % 3) as usize],
        clock: !seed.is_multiple_of(5),
    }
}

#[test]
fn the_laws_hold_over_a_hundred_games_for_each_number_of_players() {
    for players in 2..=5 {
        let tally = for_seeds(0..100, |seed| {
            keeps_the_laws::<Stroop>(&options(players, seed), seed)
        });
        assert!(tally.played > 100 * 60, "{players} players: {tally:?}");
        assert!(tally.refused > tally.played, "{players} players: {tally:?}");
    }
}

#[test]
fn secrets_are_kept_in_a_thousand_positions_for_each_number_of_players() {
    for players in 2..=5 {
        let tally = for_seeds(0..100, |seed| {
            keeps_secrets::<Stroop>(&options(players, seed), seed, 12)
        });
        assert!(tally.imagined > 1000, "{players} players: {tally:?}");
    }
}

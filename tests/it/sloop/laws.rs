//! Sloop keeps the laws of all games.

use kitchen_table::engine::laws::{Lawful, keeps_secrets, keeps_the_laws};
use kitchen_table::games::sloop::Sloop;

use crate::support::for_seeds;

#[test]
fn the_laws_hold_over_hundreds_of_games_for_each_number_of_players() {
    for players in Sloop::PLAYERS {
        let tally = for_seeds(0..300, |seed| {
            keeps_the_laws::<Sloop>(&Sloop::options(players, seed), seed)
        });
        assert!(tally.played > 300 * 60, "{players} players: {tally:?}");
        assert!(tally.refused > tally.played, "{players} players: {tally:?}");
    }
}

#[test]
fn secrets_are_kept_in_a_thousand_positions_for_each_number_of_players() {
    for players in Sloop::PLAYERS {
        let tally = for_seeds(0..200, |seed| {
            keeps_secrets::<Sloop>(&Sloop::options(players, seed), seed, 12)
        });
        assert!(tally.imagined > 1000, "{players} players: {tally:?}");
    }
}

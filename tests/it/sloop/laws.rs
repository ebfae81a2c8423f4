//! Sloop obeys the laws of all games.

use kitchen_table::engine::Game;
use kitchen_table::engine::laws::{Lawful, keeps_secrets, keeps_the_laws, withstands_damage};
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

#[test]
fn a_record_cut_flipped_or_spliced_is_refused_or_replays_to_a_legal_table() {
    for players in Sloop::PLAYERS {
        let tally = for_seeds(0..100, |seed| {
            withstands_damage::<Sloop>(&Sloop::options(players, seed), seed, 40)
        });
        assert!(tally.played > 100, "{players} players: {tally:?}");
        assert_eq!(tally.damaged, 4000, "{players} players");
    }
}

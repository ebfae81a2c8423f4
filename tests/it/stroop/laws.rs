//! Stroop obeys the laws of all games.

use kitchen_table::engine::Game;
use kitchen_table::engine::laws::{Lawful, keeps_secrets, keeps_the_laws, withstands_damage};
use kitchen_table::games::stroop::Stroop;

use crate::support::for_seeds;

#[test]
fn the_laws_hold_over_a_hundred_games_for_each_number_of_players() {
    for players in Stroop::PLAYERS {
        let tally = for_seeds(0..100, |seed| {
            keeps_the_laws::<Stroop>(&Stroop::options(players, seed), seed)
        });
        assert!(tally.played > 100 * 60, "{players} players: {tally:?}");
        assert!(tally.refused > tally.played, "{players} players: {tally:?}");
    }
}

#[test]
fn secrets_are_kept_in_a_thousand_positions_for_each_number_of_players() {
    for players in Stroop::PLAYERS {
        let tally = for_seeds(0..100, |seed| {
            keeps_secrets::<Stroop>(&Stroop::options(players, seed), seed, 12)
        });
        assert!(tally.imagined > 1000, "{players} players: {tally:?}");
    }
}

#[test]
fn a_record_cut_flipped_or_spliced_is_refused_or_replays_to_a_legal_table() {
    for players in Stroop::PLAYERS {
        let tally = for_seeds(0..100, |seed| {
            withstands_damage::<Stroop>(&Stroop::options(players, seed), seed, 40)
        });
        assert!(tally.played > 200, "{players} players: {tally:?}");
        assert_eq!(tally.damaged, 4000, "{players} players");
    }
}

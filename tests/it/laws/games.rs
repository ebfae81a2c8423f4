//! Each game obeys the laws of all games, with every number of players.

use kitchen_table::engine::laws::{Lawful, keeps_secrets, keeps_the_laws, withstands_damage};
use kitchen_table::engine::{Eyes, Rng, Seat};
use kitchen_table::games::GameId;

use crate::support::{for_seeds, tried};

/// Makes a test of each law for each game.
macro_rules! hold {
    ($($game:ident: $rules:ident, laws $laws:expr, secrets $secrets:expr, damage $damage:expr;)+) => {
        const HELD: &[&str] = &[$(stringify!($game)),+];

        $(mod $game {
            use kitchen_table::games::$game::$rules;

            #[test]
            fn the_laws_hold_for_each_number_of_players() {
                super::keep_the_laws::<$rules>($laws);
            }

            #[test]
            fn secrets_are_kept_for_each_number_of_players() {
                super::keep_secrets::<$rules>($secrets);
            }

            #[test]
            fn a_record_cut_flipped_or_spliced_is_refused_or_replays_to_a_legal_table() {
                super::withstand_damage::<$rules>($damage);
            }

            #[test]
            fn seats_beyond_the_table_know_and_do_nothing() {
                super::ignore_seats_beyond_the_table::<$rules>();
            }
        })+
    };
}

// Laws: games, inputs played in each on average, and refusals for every hundred of them.
// Secrets: games, one in how many positions is checked, and worlds imagined in all.
// Damage: records, how often each is damaged, and how many of the results replay.
hold! {
    sloop: Sloop, laws [300, 60, 100], secrets (200, 12, 1000), damage (100, 40, 100);
    dealt: Dealt, laws [1000, 50, 100], secrets (200, 12, 1000), damage (100, 40, 200);
    swoop: Swoop, laws [200, 100, 50], secrets (100, 12, 1000), damage (60, 20, 40);
    stroop: Stroop, laws [100, 60, 100], secrets (100, 12, 1000), damage (100, 40, 200);
    slapshot: Slapshot, laws [100, 40, 100], secrets (30, 6, 250), damage (100, 40, 200);
}

#[test]
fn every_game_is_tested_for_the_laws() {
    assert_eq!(HELD, GameId::ALL.map(GameId::slug));
}

fn keep_the_laws<G: Lawful>([games, inputs, refusals]: [usize; 3]) {
    let games = tried(games as u64) as usize;
    for players in G::PLAYERS {
        let tally = for_seeds(0..games as u64, |seed| {
            keeps_the_laws::<G>(&G::options(players, seed), seed)
        });
        assert!(
            tally.played > games * inputs,
            "{players} players: {tally:?}"
        );
        assert!(
            100 * tally.refused > refusals * tally.played,
            "{players} players: {tally:?}"
        );
    }
}

fn keep_secrets<G: Lawful>((games, every, worlds): (u64, u32, usize)) {
    let tried = tried(games);
    let worlds = worlds * tried as usize / games as usize;
    for players in G::PLAYERS {
        let tally = for_seeds(0..tried, |seed| {
            keeps_secrets::<G>(&G::options(players, seed), seed, every)
        });
        assert!(tally.imagined > worlds, "{players} players: {tally:?}");
    }
}

fn withstand_damage<G: Lawful>((records, times, replayed): (u64, u32, usize)) {
    let tried = tried(records);
    let replayed = replayed * tried as usize / records as usize;
    for players in G::PLAYERS {
        let tally = for_seeds(0..tried, |seed| {
            withstands_damage::<G>(&G::options(players, seed), seed, times)
        });
        assert!(tally.played > replayed, "{players} players: {tally:?}");
        assert_eq!(
            tally.damaged as u64,
            tried * u64::from(times),
            "{players} players"
        );
    }
}

fn ignore_seats_beyond_the_table<G: Lawful>() {
    for players in G::PLAYERS {
        let game = G::deal(&G::options(players, 0), Rng::new(1), &mut ());
        let beyond = [players, 7, 8, 255].into_iter();
        for seat in beyond.filter(|&seat| seat >= players).map(Seat) {
            let mut candidates = Vec::new();
            game.candidates(seat, &mut candidates);
            assert_eq!(candidates, [], "{seat:?} of {players}");
            assert_eq!(game.random(seat, 0, &mut Rng::new(1)), None);
            assert_eq!(game.view(Eyes::Seat(seat)), game.view(Eyes::Table));
        }
    }
}

//! Slapshot obeys the laws of all games.

use kitchen_table::engine::Game;
use kitchen_table::engine::laws::{
    Lawful, Tally, keeps_secrets, keeps_the_laws, withstands_damage,
};
use kitchen_table::games::slapshot::{Card, Kind, Options, Slapshot};

use crate::support::for_seeds;

#[test]
fn options_are_of_all_kinds_and_have_no_flaw() {
    assert_eq!(Slapshot::options(4, 0), Options::new(4));
    let all: Vec<Options> = (0..200).map(|seed| Slapshot::options(4, seed)).collect();
    assert!(all.iter().all(|options| Slapshot::flaw(options).is_none()));
    let decks = || all.iter().filter_map(|options| options.deck.as_deref());
    let bruisers = |kind| {
        move |deck: &[Card]| {
            deck.iter()
                .filter(|card| card.kind == kind && card.is_bruiser())
                .count()
        }
    };
    for kind in Kind::ALL {
        let fewest =
            |deck: &[Card]| deck.iter().filter(|card| card.kind == kind).count() == kind.fewest();
        assert!(
            decks().any(fewest),
            "no more of {kind:?} than six teams need"
        );
        assert!(
            decks().any(|deck| bruisers(kind)(deck) >= 2),
            "bruisers among {kind:?}"
        );
    }
    let equal = |deck: &[Card]| deck.iter().all(|card| card.value == deck[0].value);
    assert!(decks().any(equal), "no card is higher than another");
}

#[test]
fn the_laws_hold_over_a_hundred_games_for_each_number_of_players() {
    for players in Slapshot::PLAYERS {
        let tally = for_seeds(0..100, |seed| {
            keeps_the_laws::<Slapshot>(&Slapshot::options(players, seed), seed)
        });
        assert!(tally.played > 100 * 40, "{players} players: {tally:?}");
        assert!(tally.refused > tally.played, "{players} players: {tally:?}");
    }
}

#[test]
fn secrets_are_kept_in_hundreds_of_positions_for_each_number_of_players() {
    for players in Slapshot::PLAYERS {
        let tally: Tally = for_seeds(0..30, |seed| {
            keeps_secrets::<Slapshot>(&Slapshot::options(players, seed), seed, 6)
        });
        assert!(tally.imagined > 250, "{players} players: {tally:?}");
    }
}

#[test]
fn a_record_cut_flipped_or_spliced_is_refused_or_replays_to_a_legal_table() {
    for players in Slapshot::PLAYERS {
        let tally = for_seeds(0..100, |seed| {
            withstands_damage::<Slapshot>(&Slapshot::options(players, seed), seed, 40)
        });
        assert!(tally.played > 200, "{players} players: {tally:?}");
        assert_eq!(tally.damaged, 4000, "{players} players");
    }
}

//! Tests the registry of games against the list of them.

use futures_util::FutureExt;
use kitchen_table::games::GameId;
use kitchen_table::settings::Command;
use kitchen_table::setup::{Setup, SetupFlaw};
use kitchen_table::ui::registry;

#[test]
fn each_game_can_be_loaded_and_dealt() {
    for game in GameId::ALL {
        assert!(registry::side(game).is_none());
        // All parts are linked into one here, so nothing must load.
        let side = registry::load(game).now_or_never();
        let side = side.expect("nothing to wait for").expect("it is here");
        assert!(side.deal(&Setup::new(game), 1).is_ok());
        let (fewest, most) = game.players().into_inner();
        for players in [fewest - 1, most + 1] {
            let mut setup = Setup::new(game);
            setup.resize(players);
            let flaw = side.deal(&setup, 1).map(|_| ());
            let expected = SetupFlaw::Players(players.into(), fewest, most);
            assert_eq!(flaw, Err(expected));
        }
        assert_eq!(registry::side(game), Some(side));
    }
}

#[test]
fn the_listed_keys_of_a_game_are_those_that_work_at_its_table() {
    for game in GameId::ALL {
        let listed = Command::of(Some(game));
        let at_its_table = Command::all().filter(|command| command.game() == Some(game));
        assert_eq!(listed, &at_its_table.collect::<Vec<_>>());
    }
}

//! The registry of games, held against the one list of them.

use futures_util::FutureExt;
use kitchen_table::games::GameId;
use kitchen_table::settings::Command;
use kitchen_table::setup::{Setup, SetupFlaw};
use kitchen_table::ui::registry;
use kitchen_table::web::part::NotLoaded;

#[test]
fn the_games_that_have_a_table_are_those_that_can_be_dealt() {
    for game in GameId::ALL {
        assert!(registry::side(game).is_none());
        // Here all parts are one, so that nothing is waited for.
        let side = registry::load(game).now_or_never();
        match side.expect("nothing to wait for") {
            Ok(side) => {
                assert!(game.has_table());
                assert!(side.deal(&Setup::new(game), 1).is_ok());
                assert_eq!(registry::side(game), Some(side));
            }
            Err(NotLoaded) => {
                assert!(!game.has_table());
                assert_eq!(Setup::new(game).flaw(), Some(SetupFlaw::NoTable(game)));
            }
        }
    }
}

#[test]
fn the_keys_that_a_game_has_are_those_that_work_at_its_table() {
    for game in GameId::ALL {
        let listed: Vec<Command> = registry::keys(game).to_vec();
        let at_its_table = Command::all().filter(|command| command.game() == Some(game));
        assert_eq!(listed, at_its_table.collect::<Vec<_>>());
    }
}

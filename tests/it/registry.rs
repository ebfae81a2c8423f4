//! The registry of games, held against the one list of them.

use kitchen_table::games::GameId;
use kitchen_table::settings::Command;
use kitchen_table::setup::{Setup, SetupFlaw};
use kitchen_table::ui::registry;

#[test]
fn the_games_that_have_a_table_are_those_that_can_be_dealt() {
    for game in GameId::ALL {
        let dealt = registry::deal(&Setup::new(game), 1).map(|_| ());
        let expected = match game.has_table() {
            true => Ok(()),
            false => Err(SetupFlaw::NoTable(game)),
        };
        assert_eq!(dealt, expected);
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

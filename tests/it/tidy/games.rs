//! Every game is complete.

use super::none;
use super::tree::Tree;
use kitchen_table::games::GameId;

/// The least number of playthroughs of a game.
const PLAYTHROUGHS: usize = 4;

/// What a game lacks.
fn lacks(game: &str, tree: &Tree) -> Vec<String> {
    let mut lacks = Vec::new();
    let playthroughs = tree
        .found(&format!("tests/playthroughs/{game}_*.txt"))
        .count();
    if playthroughs < PLAYTHROUGHS {
        lacks.push(format!(
            "{game} has {playthroughs} playthroughs of {PLAYTHROUGHS}: tests/playthroughs/{game}_*.txt"
        ));
    }
    lacks.extend(super::clauses::untested(game));
    lacks
}

#[test]
fn every_game_is_complete() {
    let tree = Tree::read();
    let lacking = GameId::ALL
        .into_iter()
        .flat_map(|game| lacks(game.slug(), &tree));
    none(&lacking.collect::<Vec<_>>());
}

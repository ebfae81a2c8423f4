//! Boards rendered without a browser: hidden information leaves no trace in them, and everything in
//! them has a name. Tests every game.
//!
//! A board is rendered as it first appears, before anything is staged.

mod boxes;
mod dealt;
mod draw;
mod html;
mod leaky;
mod matches;
mod open;
mod people;
mod quiet;
mod readable;
mod score;
mod slapshot;
mod sloop;
mod traceless;
mod walk;

use kitchen_table::engine::laws::Tally;
use kitchen_table::engine::{Imagine, Told};
use kitchen_table::games::GameId;
use kitchen_table::games::dealt::Dealt;
use kitchen_table::games::slapshot::Slapshot;
use kitchen_table::games::sloop::Sloop;
use kitchen_table::games::stroop::Stroop;
use kitchen_table::games::swoop::Swoop;
use kitchen_table::setup::Setup;
use kitchen_table::ui::boards::kit::GameUi;

use crate::support::{for_seeds, tried};

/// Something that holds for every game from a seed.
type Law = fn(&Setup, u64) -> Result<Tally, String>;

/// The laws for one game.
struct Laws {
    traceless: Law,
    quiet: Law,
    readable: Law,
}

fn laws(game: GameId) -> Laws {
    match game {
        GameId::Sloop => laws_of::<Sloop>(),
        GameId::Dealt => laws_of::<Dealt>(),
        GameId::Swoop => laws_of::<Swoop>(),
        GameId::Slapshot => laws_of::<Slapshot>(),
        GameId::Stroop => laws_of::<Stroop>(),
    }
}

fn laws_of<U: GameUi + Imagine>() -> Laws {
    Laws {
        traceless: traceless::law::<U>,
        quiet: |setup, seed| quiet::law::<U>(setup, seed, Told::reaches),
        readable: readable::law::<U>,
    }
}

/// Plays this many of each game, with each number of players, and expects to count more than `few` in them.
fn in_each_game(
    law: impl Fn(Laws) -> Law,
    seeds: u64,
    few: usize,
    count: impl Fn(&Tally) -> usize,
) {
    let tried = tried(seeds);
    let few = few * tried as usize / seeds as usize;
    for game in GameId::ALL {
        let law = law(laws(game));
        for players in game.players() {
            let setup = seats(game, players);
            let tally = for_seeds(0..tried, |seed| law(&setup, seed));
            assert!(
                count(&tally) > few,
                "{game:?}, {players} players: {tally:?}"
            );
        }
    }
}

fn seats(game: GameId, players: u8) -> Setup {
    let mut setup = Setup::new(game);
    setup.resize(players);
    setup.fit_rules();
    if game == GameId::Slapshot {
        // A short season contains everything that the longest does.
        setup.house_rules.set("wins", Some("4".into()));
    }
    setup
}

#[test]
fn a_hidden_card_leaves_no_trace_in_the_markup() {
    in_each_game(|laws| laws.traceless, 16, 200, |tally| tally.imagined);
}

#[test]
fn the_log_and_the_verdict_reveal_nothing_unseen() {
    in_each_game(|laws| laws.quiet, 60, 8000, |tally| tally.imagined);
}

#[test]
fn boards_are_well_formed_and_name_their_buttons() {
    in_each_game(|laws| laws.readable, 12, 1500, |tally| tally.played);
}

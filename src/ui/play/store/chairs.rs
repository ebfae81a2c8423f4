//! The seats of a running game.

use crate::bots::Bot;
use crate::saves::Save;
use crate::setup::{Chair, Playable, Setup, Who};
use crate::ui::boards::kit::GameUi;

/// The setup of a saved game.
pub(super) fn setup_of<G: Playable>(save: &Save<G>) -> Setup {
    Setup {
        game: G::ID,
        chairs: save.chairs.clone(),
        house_rules: G::house_rules(&save.record.options),
        practice: save.practice,
    }
}

/// The bots of a real-time table, by seat; none at other tables.
pub(super) fn bots<U: GameUi>(setup: &Setup) -> Vec<Option<Box<dyn Bot<U>>>> {
    let bot = |chair: &Chair| match chair.who {
        Who::Bot(level) => Some(U::rival(level)),
        Who::Person => None,
    };
    let chairs = if U::REAL_TIME { &setup.chairs[..] } else { &[] };
    chairs.iter().map(bot).collect()
}

//! Who sits at a running game.

use crate::bots::Bot;
use crate::engine::Seat;
use crate::saves::Save;
use crate::setup::{Chair, Playable, Setup, Who};
use crate::ui::boards::kit::GameUi;

/// Who plays what, from a save.
pub(super) fn setup_of<G: Playable>(save: &Save<G>) -> Setup {
    Setup {
        game: G::ID,
        chairs: save.chairs.clone(),
        house_rules: G::house_rules(&save.record.options),
        practice: save.practice,
    }
}

/// The seat of the one who looks at the screen, if only one person plays and nobody has sent the game.
pub(super) fn you(setup: &Setup, sent: bool) -> Option<Seat> {
    setup.people().single().filter(|_| !sent)
}

/// The bots at a table that is played in real time, by seat; none at another.
pub(super) fn bots<U: GameUi>(setup: &Setup) -> Vec<Option<Box<dyn Bot<U::Game>>>> {
    let bot = |chair: &Chair| match chair.who {
        Who::Bot(level) => Some(U::bot(level)),
        Who::Person => None,
    };
    let chairs = if U::REAL_TIME { &setup.chairs[..] } else { &[] };
    chairs.iter().map(bot).collect()
}

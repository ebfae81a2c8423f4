//! Bots that adapt to the speed of the one person they play with, if the settings ask for it.

use crate::bots::stroop::Reader;
use crate::bots::stroop::matching::Matching;
use crate::bots::{Bot, Bots, Level};
use crate::engine::Seat;
use crate::games::stroop::{Stroop, View};
use crate::settings::Rivals;
use crate::setup::Setup;
use crate::ui::use_settings::kept_settings;
use crate::web::local_storage;

/// The name under which the browser stores what they have learned.
const NAME: &str = "stroop-rival";

/// The bot of this level, or the one that adapts to the player.
pub(super) fn bot(level: Level) -> Box<dyn Bot<Stroop>> {
    match kept_settings().rivals {
        Rivals::Levels => Stroop::bot(level),
        Rivals::Match => Box::new(Reader::new(known().skill())),
    }
}

fn known() -> Matching {
    local_storage::load(NAME).unwrap_or_default()
}

/// Learns from a round that one person has played against bots only, for the following rounds. Practice rounds do not
/// count: there everything takes longer except what people do.
pub(super) fn learn(setup: &Setup, view: &View) {
    let alone = setup.people().single().filter(|_| !setup.is_practice());
    if let Some(seat) = alone.filter(|_| kept_settings().rivals == Rivals::Match) {
        // If nothing can be stored, the bot starts afresh each time.
        let _ = local_storage::save(NAME, &known().after(has_fewest(view, seat)));
    }
}

/// Whether nobody has fewer cards.
fn has_fewest(view: &View, seat: Seat) -> bool {
    let left = view
        .board
        .hands
        .map(|seat, hand| hand.len() as u8 + view.left[seat]);
    left.iter().all(|(_, &other)| left[seat] <= other)
}

//! Bots that become as quick as the one person whom they play with, where people want that.

use crate::bots::stroop::Reader;
use crate::bots::stroop::matching::Matching;
use crate::bots::{Bot, Bots, Level};
use crate::engine::Seat;
use crate::games::stroop::{Stroop, View};
use crate::settings::Rivals;
use crate::setup::Setup;
use crate::ui::use_settings::kept_settings;
use crate::web::local_storage;

/// Under which name the browser keeps what they know.
const NAME: &str = "stroop-rival";

/// The bot of this level, or the one that knows whoever plays here.
pub(super) fn bot(level: Level) -> Box<dyn Bot<Stroop>> {
    match kept_settings().rivals {
        Rivals::Levels => Stroop::bot(level),
        Rivals::Match => Box::new(Reader::new(known().skill())),
    }
}

fn known() -> Matching {
    local_storage::load(NAME).unwrap_or_default()
}

/// Learns from a round that one person has played with bots alone, which counts from the next round on. Training
/// tells nothing: there everything takes longer, but for what people do.
pub(super) fn learn(setup: &Setup, view: &View) {
    let alone = setup.people().single().filter(|_| !setup.is_practice());
    if let Some(seat) = alone.filter(|_| kept_settings().rivals == Rivals::Match) {
        // Where nothing is kept, it meets them for the first time each time.
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

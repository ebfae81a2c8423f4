//! The user interface of Stroop.

mod board;
mod cards;
mod cells;
mod controls;
mod devices;
mod game_box;
mod hands;
mod input;
mod key_test;
mod landing;
mod log;
mod middle;
mod own_cards;
mod phase;
mod place;
mod ready;
mod results;
mod touches;
mod zone;

use yew::prelude::*;

use crate::bots::stroop::Reader;
use crate::bots::stroop::matching::Matching;
use crate::bots::{Bot, Bots, Level};
use crate::engine::{Seat, Seats};
use crate::games::stroop::{Action, Stroop, View};
use crate::i18n::stroop::table::Msg;
use crate::settings::Rivals;
use crate::setup::Setup;
use crate::ui::boards::kit::{Flights, GameUi, Seating, Turns};
use crate::ui::use_settings::kept_settings;
use crate::ui::words::say;
use crate::web::local_storage;
use board::Board;

/// The name under which the browser stores what bots have learned about the speed of the one person they play with.
const NAME: &str = "stroop-rival";

impl GameUi for Stroop {
    type Board = Board;

    const SEATING: Seating = Seating::Together;
    const REAL_TIME: bool = true;
    const PAUSE: Option<Action> = Some(Action::Pause);

    /// The bot of this level, or one that adapts to the speed of the player, if the settings ask for it.
    fn real_time_bot(level: Level) -> Box<dyn Bot<Stroop>> {
        match kept_settings().rivals {
            Rivals::Levels => Stroop::bot(level),
            Rivals::Match => Box::new(Reader::new(known().skill())),
        }
    }

    /// Learns from a round that one person has played against bots only, for the following rounds. Practice rounds do
    /// not count: there everything takes longer except what people do.
    fn learn(setup: &Setup, view: &View) {
        let alone = setup.people().single().filter(|_| !setup.is_practice());
        if let Some(seat) = alone.filter(|_| kept_settings().rivals == Rivals::Match) {
            // If nothing can be stored, the bot starts afresh each time.
            let _ = local_storage::save(NAME, &known().after(has_fewest(view, seat)));
        }
    }
}

impl Turns for Stroop {
    fn in_play(view: &View) -> Seats {
        view.board
            .hands
            .which(|seat, _| !view.board.barred.has(seat))
    }

    fn go_on() -> AttrValue {
        say(Msg::ToRoundTwo)
    }
}

impl Flights for Stroop {}

fn known() -> Matching {
    local_storage::load(NAME).unwrap_or_default()
}

/// Whether nobody has fewer cards.
fn has_fewest(view: &View, seat: Seat) -> bool {
    let left = view
        .board
        .hands
        .map(|seat, hand| hand.len() as u8 + view.left[seat]);
    left.iter().all(|(_, &other)| left[seat] <= other)
}

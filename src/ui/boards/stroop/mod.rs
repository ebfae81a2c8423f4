//! The user interface of Stroop.

mod board;
mod cards;
mod cells;
mod controls;
mod devices;
mod drawing;
mod dropped;
mod finale;
mod game_box;
mod grid;
mod handicaps;
mod hands;
mod input;
mod key_test;
mod landing;
mod log;
mod middle;
mod newcomers;
mod own_cards;
mod phase;
mod place;
mod placed;
mod presses;
mod race;
mod ready;
mod replay;
mod results;
mod room;
mod standing;
mod strokes;
mod touches;
mod trials;
mod verdict;
mod waiting;
mod warm_up;
mod zone;

use crate::bots::stroop::Reader;
use crate::bots::stroop::matching::Matching;
use crate::bots::stroop::skill::Skill;
use crate::bots::stroop::waits::Waits;
use crate::bots::{Bot, Level};
use crate::engine::{Seat, Seats};
use crate::games::stroop::{Action, Stroop, View};
use crate::settings::Rivals;
use crate::setup::Setup;
use crate::ui::boards::kit::{Flights, GameUi, Seating, Turns};
use crate::ui::use_settings::saved_settings;
use crate::web::local_storage;
use board::Board;

/// The name under which the browser stores what bots have learned about the speed of the one person they play with.
const NAME: &str = "stroop-rival";

impl GameUi for Stroop {
    type Board = Board;

    const SEATING: Seating = Seating::Together;
    const PAUSE: Option<Action> = Some(Action::Pause);

    /// The bot of this level, or one that adapts to the speed of the player, if the settings ask for it. It waits for
    /// people who are new here, and for whoever trains.
    fn real_time_bot(level: Level, setup: &Setup) -> Box<dyn Bot<Stroop>> {
        let skill = match saved_settings().rivals {
            Rivals::Levels => Skill::of(level),
            Rivals::Match => known().skill(),
        };
        let people = setup.people();
        let waits = match people.single() {
            Some(seat) if setup.is_practice() => Waits::For(seat),
            _ if !people.is_empty() && newcomers::are_here() => Waits::ForFirst,
            _ => Waits::Never,
        };
        Box::new(Reader::new(skill).waiting(waits))
    }

    /// Learns from a round that one person has played against bots only, for the following rounds. Practice rounds do
    /// not count: there everything takes longer except what people do.
    fn learn(setup: &Setup, view: &View) {
        if view.board.round == 2 && !setup.people().is_empty() {
            newcomers::have_played();
        }
        let alone = setup.people().single().filter(|_| !setup.is_practice());
        if let Some(seat) = alone.filter(|_| saved_settings().rivals == Rivals::Match) {
            // If nothing can be stored, the bot starts afresh each time.
            let _ = local_storage::save(NAME, &known().after(has_played_most(view, seat)));
        }
    }
}

impl Turns for Stroop {
    fn in_play(view: &View) -> Seats {
        view.board
            .hands
            .which(|seat, _| !view.board.barred.has(seat))
    }
}

impl Flights for Stroop {}

fn known() -> Matching {
    local_storage::load(NAME).unwrap_or_default()
}

/// Whether nobody has played more cards in this game: those with a handicap started with fewer.
fn has_played_most(view: &View, seat: Seat) -> bool {
    let options = &view.board.options;
    let left = view.board.hands.map(|seat, hand| {
        let fewer = options.handicap(seat).fewer;
        hand.len() as u8 + view.left[seat] + fewer
    });
    left.iter().all(|(_, &other)| left[seat] <= other)
}

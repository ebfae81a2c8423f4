//! Bots that become as quick as the one person whom they play with, where people want that.

use yew::prelude::*;

use crate::bots::stroop::Reader;
use crate::bots::stroop::matching::Matching;
use crate::bots::{Bot, Bots, Level};
use crate::engine::Seat;
use crate::games::stroop::{Stroop, View};
use crate::settings::Rivals;
use crate::ui::boards::kit::BoardProps;
use crate::ui::use_settings::{kept_settings, use_settings};
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

/// Learns from each round that is over. What it learns counts from the next game on.
#[hook]
pub(super) fn use_rival(props: &BoardProps<Stroop>) {
    let learns = use_settings().settings.rivals == Rivals::Match;
    let alone = props.setup.people().single();
    let view = &props.seen.view;
    let now = (view.board.round, view.board.outcome.is_some());
    let last = use_mut_ref(|| now);
    let won = alone.map(|seat| has_fewest(view, seat));
    let live = props.running.is_some() && learns;
    use_effect_with(now, move |&now| {
        let before = last.replace(now);
        if let Some(won) = won.filter(|_| live && before < now) {
            // Where nothing is kept, it meets them for the first time each time.
            let _ = local_storage::save(NAME, &known().after(won));
        }
    });
}

/// Whether nobody has fewer cards. What is dealt out between the rounds is the same for all.
fn has_fewest(view: &View, seat: Seat) -> bool {
    let left = view
        .board
        .hands
        .map(|seat, hand| hand.len() as u8 + view.left[seat]);
    left.iter().all(|(_, &other)| left[seat] <= other)
}

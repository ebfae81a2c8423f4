//! What the page shows of a running game, as plain data.

use std::rc::Rc;

use yew::prelude::*;

use crate::engine::{Eyes, Millis, Seat, Seats, Status};
use crate::ui::boards::kit::Running;
use crate::ui::components::Sheet;

/// How a game stands at a moment, besides what boards show. Of hands it says only what the only person at the table
/// sees.
#[derive(Clone, PartialEq, Debug)]
pub struct Snapshot {
    /// The number of inputs before the moment.
    pub step: usize,
    /// When the last of them was made, in play time.
    pub at: Millis,
    /// In real time, when each of them was made.
    pub times: Option<Rc<[Millis]>>,
    /// Who may act, or how the game ended.
    pub status: Status,
    /// The seats that may still have to decide something before the next pause.
    pub in_play: Seats,
    /// When the clock acts next, if it does.
    pub clock_due: Option<Millis>,
    /// What the only person, or else everybody, knows of what may be done, in a few words; or how the game ended, in a
    /// sentence. Empty if it goes without saying.
    pub spoken: AttrValue,
    /// What the next person takes the device for, if it is not for a turn; empty in most games.
    pub purpose: AttrValue,
    /// The people who can decide without taking the device, as they see nothing that is hidden from others.
    pub hide_nothing: Seats,
    /// The people who may keep the device after a pause, as everybody has seen all that they see.
    pub have_no_secret: Seats,
    /// Whether the decision before the moment was a bot's, which can be asked why: only when the round is over.
    pub can_explain: bool,
    /// Whether advice is being thought about now.
    pub advising: bool,
    /// How many of how many decisions are done with, while a review is being made now.
    pub reviewing: Option<(usize, usize)>,
    /// What was found by now in the decisions of each seat that was reviewed.
    pub reviews: Vec<(Seat, Reviewed)>,
}

impl Snapshot {
    /// What was found in the decisions of this seat, once they have been reviewed.
    pub(super) fn review(&self, seat: Seat) -> Option<&Reviewed> {
        let found = self.reviews.iter().find(|(of, _)| *of == seat);
        found.map(|(_, reviewed)| reviewed)
    }
}

/// What a review of somebody's decisions has found.
#[derive(Clone, PartialEq, Debug)]
pub struct Reviewed {
    /// The decisions that cost most, the costliest first.
    pub(super) found: Vec<Found>,
    /// How many decisions were looked at closely, if not all.
    pub(super) only: Option<usize>,
}

/// A decision in place of which there was a better one.
#[derive(Clone, PartialEq, Debug)]
pub struct Found {
    /// The number of inputs before it.
    pub(super) step: usize,
    /// What was done, and what was better.
    pub(super) words: AttrValue,
}

/// A round or a game that has ended, summed up.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    /// The score.
    pub sheet: Sheet,
    /// The cards that decided it; empty if words suffice.
    pub decided_by: Html,
    /// What a player would tell a friend about the game, once it is over.
    pub highlights: Vec<AttrValue>,
    /// The text of a link to the game, once it is over.
    pub link: Option<String>,
}

/// What is shown of a game. A step is a moment after that many inputs; `None` is now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scene {
    /// A moment.
    Step(Option<usize>),
    /// The same with all hands open, allowed only at the end of the game.
    OpenHands(Option<usize>),
    /// The end of a round with all hands open, by the index of the pause that follows it.
    RoundEnd(usize),
}

/// How a board is shown.
#[derive(Clone, PartialEq, Debug)]
pub struct Shown {
    /// The eyes that look at it.
    pub(super) eyes: Eyes,
    /// The seat at the near edge.
    pub(super) near: Option<Seat>,
    /// What covers the area of that seat.
    pub(super) cover: Option<Html>,
    /// Whether decisions can be made: not in the past, nor while another tab plays the game.
    pub(super) live: bool,
    /// What it shows of the game.
    pub(super) scene: Scene,
    /// How many public events led to it.
    pub(super) until: usize,
    /// Whether a card is being turned over, whose result must not be revealed yet.
    pub(super) turning: bool,
    /// How the play time runs, in real time.
    pub(super) running: Option<Running>,
}

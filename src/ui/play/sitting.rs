//! A running game as the page knows it, whichever it is. All that needs its types stays behind this:
//! its table, what was told, its board. What comes out is plain, and nothing that the eyes it is for
//! did not see.

use std::ops::Range;
use std::rc::Rc;

use serde_json::Value;
use yew::prelude::*;

use super::annals::Annals;
use crate::bots::Level;
use crate::engine::{BySeat, Eyes, Input, Millis, Seat, Seats, Status};
use crate::ui::motion::Flight;
use crate::ui::parts::Sheet;
use crate::ui::setup::Setup;
use crate::web::clock::Stopwatch;

/// A decision in any game, as it is kept.
pub(in crate::ui) type Decision = Value;

/// A running game at one moment.
pub(in crate::ui) trait Sitting {
    /// What happened in it.
    fn annals(&self) -> &Annals;

    /// When the last input was made.
    fn at(&self) -> Millis;

    /// Who may act, or how it ended.
    fn status(&self) -> Status;

    /// Who may still have something to decide before the next pause.
    fn in_play(&self) -> Seats;

    /// What the clock does next, and when.
    fn clock(&self) -> Option<Input<Decision>>;

    /// Whether an input may be played.
    fn accepts(&self, input: &Input<Decision>) -> bool;

    /// The game after an input, if that may be played.
    fn after(&self, input: &Input<Decision>) -> Option<Rc<dyn Sitting>>;

    /// The game as it was after its first `step` inputs; as it is, if it has fewer.
    fn past(&self, step: usize) -> Rc<dyn Sitting>;

    /// The same, to be played on from there.
    fn rewound(&self, step: usize) -> Rc<dyn Sitting>;

    /// What a bot decides in this seat.
    fn choice(&self, seat: Seat, level: Level) -> Option<Decision>;

    /// A line for what stands at this place among everything told, if it is worth one and these eyes
    /// saw it.
    fn line(&self, place: usize, eyes: Eyes, names: &BySeat<String>) -> Option<String>;

    /// Where the game stood when the table had seen so much happen, in a few words.
    fn stand(&self, until: usize) -> Option<AttrValue>;

    /// The score of what the table had seen happen until then.
    fn score(&self, until: usize) -> Sheet;

    /// Which cards moved while this part of what the table saw happened, for a board of these eyes.
    fn flights(&self, news: Range<usize>, eyes: Eyes) -> Vec<Flight>;

    /// Its board.
    fn board(self: Rc<Self>, shown: Shown) -> Html;
}

/// How a board is shown.
pub(in crate::ui) struct Shown {
    /// Who looks.
    pub(super) eyes: Eyes,
    /// Whether there is anything to decide: not where it is the past, or not played here.
    pub(super) live: bool,
    /// Whether all hands are open, which nothing but the end of the game allows.
    pub(super) all_open: bool,
    /// The time of play.
    pub(super) clock: Stopwatch,
    /// Who sits where.
    pub(super) setup: Rc<Setup>,
    /// The names of the seats.
    pub(super) names: Rc<BySeat<String>>,
    /// Plays a decision of the one who looks.
    pub(super) onact: Callback<Decision>,
}

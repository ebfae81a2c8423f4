//! What the display gets, and what can be done to it.

use std::rc::Rc;

use yew::prelude::*;

use super::decision::Decision;
use super::staged::Play;
use crate::engine::{BySeat, Observation, Seat};
use crate::games::sloop::{Sloop, Value, View};
use crate::i18n::sloop::Owner;
use crate::ui::boards::kit::Kept;

/// What somebody did to the display.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Tap {
    /// Tapped a loose card, by its place among them.
    Loose(usize),
    /// Tapped a build.
    Build(Value),
}

/// See [`Display`].
#[derive(Properties, PartialEq)]
pub(super) struct DisplayProps {
    pub(super) seen: Rc<Observation<Sloop>>,
    pub(super) names: Rc<BySeat<String>>,
    /// What is staged, and what there is to say of it.
    pub(super) decision: Rc<Decision>,
    /// Whether one can do something.
    pub(super) active: bool,
    /// Whether it is marked what can go with the card that is staged.
    pub(super) marks: bool,
    /// Where the places of loose cards are kept, unless it is the past that is seen.
    pub(super) kept: Option<Kept>,
    pub(super) ontap: Callback<Tap>,
}

impl DisplayProps {
    pub(super) fn view(&self) -> &View {
        &self.seen.view
    }

    /// The card that is about to be played, if one is.
    pub(super) fn play(&self) -> Option<Play> {
        self.decision.staged.play().filter(|_| self.active)
    }

    /// Whether the staged card takes a loose card along.
    pub(super) fn takes(&self, at: usize) -> bool {
        self.play().is_some_and(|play| {
            play.bonus == Some(at) || play.chosen.is_some_and(|chosen| chosen.has(at))
        })
    }

    /// Whose a build is, to the one who looks.
    pub(super) fn owner(&self, owner: Option<Seat>) -> Owner<'_> {
        owner_of(owner, self.seen.eyes.seat(), &self.names)
    }
}

/// How something of the display is looked at more closely.
pub(super) struct Look {
    /// Where the Tab key stops.
    pub(super) stop: usize,
    /// The place of what is looked at.
    pub(super) at: Option<usize>,
    /// Looks at what is at a place, or no more if it is that.
    pub(super) look: Callback<usize>,
}

/// Whose a build is, to the one who looks.
pub(super) fn owner_of(
    owner: Option<Seat>,
    eyes: Option<Seat>,
    names: &BySeat<String>,
) -> Owner<'_> {
    match owner {
        None => Owner::Nobody,
        Some(seat) if Some(seat) == eyes => Owner::Yours,
        Some(seat) => Owner::Player(&names[seat]),
    }
}

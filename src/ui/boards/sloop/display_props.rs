//! The props of the display.

use crate::staging::sloop::{Decision, Play};
use std::rc::Rc;

use yew::prelude::*;

use super::Gesture;
use crate::engine::{Observation, Seat};
use crate::games::sloop::{Sloop, View};
use crate::i18n::Names;
use crate::i18n::sloop::Owner;
use crate::ui::boards::kit::BoardMemory;
use crate::ui::components::first_click;

/// See [`Display`](super::display::Display).
#[derive(Properties, PartialEq)]
pub(super) struct DisplayProps {
    pub(super) seen: Rc<Observation<Sloop>>,
    pub(super) names: Rc<Names>,
    /// The seat at the near edge of the table.
    pub(super) near: Option<Seat>,
    /// A short description of each seat's last turn.
    pub(super) last_turns: Rc<[AttrValue]>,
    /// The staged decision.
    pub(super) decision: Rc<Decision>,
    /// Whether the viewer can act.
    pub(super) active: bool,
    /// Whether to mark what can go with the staged card.
    pub(super) marks: bool,
    /// Where the places of loose cards are kept; `None` in the past.
    pub(super) memory: Option<BoardMemory>,
    pub(super) ongesture: Callback<(Gesture, f64)>,
}

impl DisplayProps {
    pub(super) fn view(&self) -> &View {
        &self.seen.view
    }

    /// The card to be played, if there is one.
    pub(super) fn play(&self) -> Option<Play> {
        self.decision.staged.play().filter(|_| self.active)
    }

    /// Whether the staged card takes this loose card.
    pub(super) fn takes(&self, at: usize) -> bool {
        self.play().is_some_and(|play| {
            play.bonus == Some(at) || play.chosen.is_some_and(|chosen| chosen.has(at))
        })
    }

    /// The owner of a build, as seen by the viewer.
    pub(super) fn owner(&self, owner: Option<Seat>) -> Owner<'_> {
        owner_of(owner, self.seen.eyes.seat(), &self.names)
    }
}

/// The closer look at something in the display.
pub(super) struct Look {
    /// The index of the tab stop.
    pub(super) stop: usize,
    /// The index of the thing shown.
    pub(super) at: Option<usize>,
    /// Shows the thing at an index, or closes it if it is already shown.
    pub(super) look: Callback<usize>,
}

impl Look {
    /// A button over the thing at an index, with its name.
    pub(super) fn button(&self, at: usize, name: AttrValue) -> Html {
        html! {
            <button
                type="button"
                class="looks"
                title={name.clone()}
                data-place={at.to_string()}
                data-looks=""
                tabindex={if self.stop == at { "0" } else { "-1" }}
                aria-expanded={if self.at == Some(at) { "true" } else { "false" }}
                onclick={first_click(self.look.reform(move |_: MouseEvent| at))}
            >
                <span class="unseen">{ name }</span>
            </button>
        }
    }
}

/// The owner of a build, as seen by the viewer.
pub(super) fn owner_of(owner: Option<Seat>, eyes: Option<Seat>, names: &Names) -> Owner<'_> {
    match owner {
        None => Owner::Nobody,
        Some(seat) if Some(seat) == eyes => Owner::Own,
        Some(seat) => Owner::Player(&names[seat]),
    }
}

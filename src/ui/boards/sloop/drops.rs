//! Where a card of the hand can be dropped.

use std::rc::Rc;

use web_sys::PointerEvent;
use yew::prelude::*;

use super::grid::Grid;
use super::{Drag, Gesture, Target};
use crate::engine::Observation;
use crate::games::sloop::{Sloop, Value};
use crate::staging::sloop::{Facts, Play, Verb, playable};
use crate::ui::boards::kit::{BoardMemory, Dragged, drags_telling};

impl Target {
    /// Its name in `data-drop`.
    pub(super) fn name(self) -> String {
        match self {
            Self::Felt => "felt".into(),
            Self::Loose(at) => format!("loose-{at}"),
            Self::Build(number) => format!("build-{number}"),
        }
    }

    fn named(name: &str) -> Option<Self> {
        match name.split_once('-') {
            None => (name == "felt").then_some(Self::Felt),
            Some(("loose", at)) => at.parse().ok().map(Self::Loose),
            Some(("build", number)) => number.parse().ok().and_then(Value::new).map(Self::Build),
            Some(_) => None,
        }
    }

    /// Whether the card with these uses may be dropped there.
    fn takes(self, facts: &Facts, seen: &Observation<Sloop>) -> bool {
        match self {
            Self::Felt => facts.can(Verb::Put) || facts.can(Verb::Act),
            Self::Loose(at) => {
                let loose = &seen.view.display.loose;
                loose.get(at).is_some_and(|card| facts.fits.has(*card))
            }
            Self::Build(number) => facts.builds.iter().any(|(it, _)| *it == number),
        }
    }
}

/// The listener of the card at this place of the hand.
pub(super) fn drags_to_display(
    active: bool,
    seen: &Rc<Observation<Sloop>>,
    memory: &BoardMemory,
    ongesture: &Callback<(Gesture, f64)>,
    place: usize,
) -> Callback<PointerEvent> {
    let (memory, view) = (memory.clone(), Rc::clone(seen));
    let ongesture = ongesture.reform(move |made: (Gesture, f64)| {
        if let Gesture::Drag(_, Drag::Drop(target)) = made.0 {
            let grid: Grid = memory.get();
            memory.keep(grid.dropped_on(Some(target), &view.view.display));
        }
        made
    });
    let seen = Rc::clone(seen);
    let opens = move |name: &str| {
        let target = Target::named(name);
        let facts = playable(&seen.view)
            .get(place)
            .map(|_| Facts::of(Play::of(place), &seen));
        target
            .zip(facts)
            .is_some_and(|(target, facts)| target.takes(&facts, &seen))
    };
    drags_telling(active, &ongesture, opens, move |what| {
        let drag = match what {
            Dragged::Lifted => Drag::Lift,
            Dragged::Over(name) | Dragged::OverShut(name) => Drag::Over(Target::named(name)?),
            Dragged::Left => Drag::Left,
            Dragged::Dropped(name) => Drag::Drop(Target::named(name)?),
            Dragged::Refused(name) => Drag::Refuse(Target::named(name)?),
            Dragged::Returned => Drag::Return,
        };
        Some(Gesture::Drag(place, drag))
    })
}

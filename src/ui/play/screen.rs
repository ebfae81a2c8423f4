//! How far the screen has come. The table may be ahead: the screen shows what happened up to the
//! pause that it is in.

use std::rc::Rc;

use yew::prelude::*;

use super::look_back::Moment;
use super::use_table::TableHandle;
use crate::engine::{Eyes, Told};
use crate::ui::room::Room;

/// See the top of this file.
pub(super) struct Screen<R: Room> {
    /// What the table saw happen, as far as the screen has come.
    pub(super) public: Rc<Vec<Told<R::Game>>>,
    /// The pause that it is in: its place among what the table saw happen, and its heading.
    pub(super) pause: Option<(usize, AttrValue)>,
    /// How much of it belongs to the rounds before this one.
    pub(super) round: usize,
}

impl<R: Room> Screen<R> {
    /// Of a table now, whose first `seen_to` news were looked at in pauses, or at another moment.
    pub(super) fn of(table: &TableHandle<R::Game>, moment: Option<Moment>, seen_to: usize) -> Self {
        let mut public = table.story(Eyes::Table, usize::MAX).told;
        let seen_to = match moment {
            None => seen_to,
            Some(Moment { step, on: true }) => table.session().seen_by(step.saturating_sub(1)),
            Some(_) => public.len(),
        };
        let mut news = public.iter().enumerate().skip(seen_to);
        let paused = news.find_map(|(place, told)| Some((place, pause::<R>(told)?)));
        public.truncate(paused.as_ref().map_or(public.len(), |(place, _)| *place));
        let last = public.iter().rposition(|told| pause::<R>(told).is_some());
        Self {
            round: last.map_or(0, |place| place + 1),
            public: Rc::new(public),
            pause: paused,
        }
    }

    /// How much the table saw happen, as far as the screen has come.
    pub(super) fn until(&self) -> usize {
        self.public.len()
    }
}

/// What the players want to look at before the game goes on, as a heading.
pub(super) fn pause<R: Room>(told: &Told<R::Game>) -> Option<AttrValue> {
    match told {
        Told::All(event) => R::pause(event),
        Told::Only(..) => None,
    }
}

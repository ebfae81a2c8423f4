//! What one can do with a running game besides playing it.

use yew::prelude::*;

use super::menu::Menu;
use super::panel::Side;
use super::use_back::Back;
use super::use_table::TableHandle;
use crate::engine::Seat;
use crate::ui::parlour::{Change, ParlourHandle, Running};
use crate::ui::setup::Setup;

/// See the top of this file.
pub(super) struct Tools<'a> {
    pub(super) running: &'a Running,
    /// The table as it is now.
    pub(super) live: &'a TableHandle,
    pub(super) back: &'a Back,
    /// Which panel is open.
    pub(super) open: &'a UseStateHandle<Option<Side>>,
    pub(super) parlour: &'a ParlourHandle,
    /// Who took the device.
    pub(super) unlocked: &'a UseStateHandle<Option<Seat>>,
}

impl Tools<'_> {
    /// Opens the menu.
    pub(super) fn menu(&self) -> Callback<()> {
        let open = self.open.setter();
        Callback::from(move |()| open.set(Some(Side::Menu)))
    }

    /// Looks back at what was played.
    pub(super) fn look_back(&self) -> Callback<()> {
        let (open, onmove) = (self.open.setter(), self.back.onmove.clone());
        let moment = self.back.course.begin();
        Callback::from(move |()| {
            open.set(None);
            onmove.emit(Some(moment));
        })
    }

    /// Takes the last move back: nothing where that is not played for, and in it nothing while there
    /// is none.
    pub(super) fn take_back(&self) -> Option<Option<Callback<()>>> {
        let setup = &self.running.setup;
        let seat = setup.people().single().filter(|_| setup.is_practice())?;
        let step = self.live.annals().last_of(seat);
        let step = step.filter(|_| self.back.moment().is_none() && self.live.own.here);
        Some(step.map(|step| {
            let live = self.live.clone();
            Callback::from(move |()| live.take_back(step))
        }))
    }

    /// What the menu holds.
    pub(super) fn panel(&self) -> Html {
        let played = self.live.annals().step() > 0 && self.back.moment().is_none();
        let onlookback = played.then(|| self.look_back());
        let onseat = (!self.live.is_over() && self.live.own.here).then(|| self.seat());
        html! { <Menu running={self.running.clone()} {onlookback} {onseat} /> }
    }

    /// Lets others take their seats. A hand that lies open is covered: it may be somebody else's now.
    fn seat(&self) -> Callback<Setup> {
        let live = self.live.clone();
        let (parlour, unlocked) = (self.parlour.clone(), self.unlocked.setter());
        let onseated = Callback::from(move |setup| {
            unlocked.set(None);
            parlour.dispatch(Change::Seated(setup));
        });
        Callback::from(move |setup| live.seat(setup, onseated.clone()))
    }
}

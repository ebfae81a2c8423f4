//! What one can do with a running game besides playing.

use yew::prelude::*;

use super::look_back::Moment;
use super::menu::Menu;
use super::panel::PanelName;
use super::use_look_back::Back;
use super::use_store::Live;
use crate::engine::Seat;
use crate::setup::Chair;

/// The tools beside the board, and what they need.
pub(super) struct Tools<'a> {
    /// The game as it is now.
    pub(super) live: &'a Live,
    pub(super) back: &'a Back,
    /// The open panel.
    pub(super) open: &'a UseStateHandle<Option<PanelName>>,
    /// The seat that has taken the device.
    pub(super) unlocked: &'a UseStateHandle<Option<Seat>>,
}

impl Tools<'_> {
    /// Opens the menu.
    pub(super) fn menu(&self) -> Callback<()> {
        let open = self.open.setter();
        Callback::from(move |()| open.set(Some(PanelName::Menu)))
    }

    /// Starts looking back.
    pub(super) fn look_back(&self) -> Callback<()> {
        let (open, onmove) = (self.open.setter(), self.back.onmove.clone());
        let game = self.live.game.clone();
        Callback::from(move |()| {
            open.set(None);
            let first = Moment::first(&game.index(), game.is_over());
            onmove.emit(Some(first));
        })
    }

    /// Takes back the last move. `None` outside practice, inner `None` if there is no move to take back.
    pub(super) fn take_back(&self) -> Option<Option<Callback<()>>> {
        let game = &self.live.game;
        let setup = game.setup();
        // Real-time moves cannot be taken back.
        let back = setup.is_practice() && !game.presentation.real_time;
        let seat = setup.people().single().filter(|_| back)?;
        let step = game.index().last_of(seat);
        let step = step.filter(|_| self.back.moment().is_none() && self.live.lock.here);
        Some(step.map(|step| {
            let game = game.clone();
            Callback::from(move |()| game.take_back(step))
        }))
    }

    /// The menu's content.
    pub(super) fn panel(&self) -> Html {
        let game = &self.live.game;
        let played = game.index().step() > 0 && self.back.moment().is_none();
        let onlookback = played.then(|| self.look_back());
        let onseat = (!game.is_over() && self.live.lock.here).then(|| self.seat());
        html! { <Menu game={game.clone()} {onlookback} {onseat} /> }
    }

    /// Changes who sits where. An open hand is covered, as it may now belong to somebody else.
    fn seat(&self) -> Callback<Vec<Chair>> {
        let (game, unlocked) = (self.live.game.clone(), self.unlocked.setter());
        Callback::from(move |chairs| {
            unlocked.set(None);
            game.seat(chairs);
        })
    }
}

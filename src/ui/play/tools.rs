//! What one can do with a running game besides playing.

use std::rc::Rc;

use yew::prelude::*;

use super::look_back::{Back, Moment};
use super::menu::Menu;
use super::panel::PanelName;
use super::review::Review;
use super::running_game::Asked;
use super::use_store::Live;
use crate::engine::Seat;
use crate::setup::Chair;
use crate::ui::components::let_go_of_focus;

/// The tools beside the board, and what they need.
pub(super) struct Tools<'a> {
    /// The game as it is now.
    pub(super) live: &'a Live,
    pub(super) back: &'a Back,
    /// The open panel.
    pub(super) open: &'a UseStateHandle<Option<PanelName>>,
    /// Which of the people is reviewed.
    pub(super) reviewed: &'a UseStateHandle<usize>,
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
        let now = Rc::clone(&self.live.now);
        Callback::from(move |()| {
            open.set(None);
            onmove.emit(Some(Moment::first(&now)));
        })
    }

    /// Opens the review; `None` unless the game is over and somebody played it here.
    pub(super) fn review(&self) -> Option<Callback<()>> {
        let offered =
            self.live.now.status.is_over() && !self.live.game.reviewed_people().is_empty();
        let open = self.open.setter();
        offered.then(|| Callback::from(move |()| open.set(Some(PanelName::Review))))
    }

    /// The review's content, if it is offered.
    pub(super) fn review_panel(&self) -> Option<Html> {
        self.review()?;
        let (open, onmove) = (self.open.setter(), self.back.onmove.clone());
        let onclose = {
            let open = open.clone();
            Callback::from(move |()| open.set(None))
        };
        let onshow = Callback::from(move |moment| {
            // The button goes with the panel; the replay then takes the focus.
            let_go_of_focus();
            open.set(None);
            onmove.emit(Some(moment));
        });
        Some(html! {
            <Review
                game={self.live.game.clone()}
                now={Rc::clone(&self.live.now)}
                place={self.reviewed.clone()}
                {onshow}
                {onclose}
            />
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

    /// Asks for a hint. `None` where nobody gets any: in real time, and if several people play who did not agree to it;
    /// inner `None` while the person who sees their hand has nothing to decide.
    pub(super) fn hint(&self) -> Option<Option<Callback<()>>> {
        let game = &self.live.game;
        let setup = game.setup();
        let alone = setup.people().single();
        if game.presentation.real_time || alone.is_none() && !setup.is_practice() {
            return None;
        }
        let now = self.back.moment().is_none() && self.live.lock.here;
        let seat = alone.or(**self.unlocked);
        let seat = seat.filter(|&seat| now && self.live.now.status.to_act().has(seat));
        Some(seat.map(|seat| {
            let game = game.clone();
            Callback::from(move |()| game.shared().ask(Asked::Advice(seat)))
        }))
    }

    /// The menu's content.
    pub(super) fn panel(&self) -> Html {
        let game = &self.live.game;
        let played = self.live.now.step > 0 && self.back.moment().is_none();
        let onlookback = played.then(|| self.look_back());
        let onseat = (!self.live.now.status.is_over() && self.live.lock.here).then(|| self.seat());
        let onreview = self.review();
        html! { <Menu game={game.clone()} {onlookback} {onreview} {onseat} /> }
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

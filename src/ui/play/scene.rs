//! What lies in the middle of the frame: the board, or what takes its place.

use std::rc::Rc;

use yew::prelude::*;

use super::cover::Cover;
use super::next_steps::NextSteps;
use super::report::{Ending, Report};
use super::screen::Screen;
use super::story::recap;
use super::use_table::TableHandle;
use crate::engine::{By, BySeat, Eyes, Outcome, Seat, Status};
use crate::i18n::table::Msg;
use crate::ui::parlour::Running;
use crate::ui::{room, say};

/// What is known of a game where the screen has come to.
pub(super) struct Scene<'a> {
    pub(super) running: &'a Running,
    pub(super) table: &'a TableHandle,
    pub(super) names: &'a Rc<BySeat<String>>,
    pub(super) screen: &'a Screen,
    /// Whether all hands are open, for the game is over.
    pub(super) all_open: bool,
    /// Shows the game as it was.
    pub(super) onlookback: Callback<()>,
    /// One who should take the device is not there.
    pub(super) onaway: Callback<()>,
}

impl Scene<'_> {
    /// The board as these eyes see it.
    pub(super) fn board(&self, eyes: Eyes) -> Html {
        let (setup, names) = (Rc::clone(&self.running.setup), Rc::clone(self.names));
        self.table.board(eyes, self.all_open, setup, names)
    }

    /// The cover for the next seat. It is another cover for another seat.
    pub(super) fn cover(&self, seat: Seat, onunlock: Callback<()>) -> Html {
        let sitting = self.table.sitting();
        let (recap, acted) = recap(&**sitting, seat, self.screen.until, self.names);
        html! {
            <Cover
                key={format!("cover-{}", seat.0)}
                {seat}
                name={self.names[seat].clone()}
                {acted}
                {recap}
                {onunlock}
                onaway={self.onaway.clone()}
            />
        }
    }

    /// The pause after a round.
    pub(super) fn between(&self, heading: AttrValue, onclick: Callback<()>) -> Html {
        html! {
            <Report
                key="between"
                {heading}
                ending={self.ending()}
                sheet={self.table.sitting().score(self.screen.until)}
                names={Rc::clone(self.names)}
            >
                <button class="primary" onclick={onclick.reform(|_| ())}>{ room::go_on(self.running.setup.game) }</button>
            </Report>
        }
    }

    /// The end of the game.
    pub(super) fn result(&self, outcome: &Outcome) -> Html {
        html! {
            <Report
                key="result"
                heading={say(Msg::Result)}
                verdict={room::verdict(&self.running.setup, outcome)}
                note={self.practice()}
                ending={self.ending()}
                sheet={self.table.sitting().score(self.screen.until)}
                names={Rc::clone(self.names)}
            >
                <NextSteps running={self.running.clone()} onlookback={self.onlookback.clone()} />
            </Report>
        }
    }

    /// What the announcer says after what happened: whose turn it is now, unless it was theirs
    /// before or they decide in another tab, or how it all ended.
    pub(super) fn now(&self) -> Option<AttrValue> {
        let people = self.running.setup.people();
        match self.table.status() {
            Status::Over(outcome) => Some(room::verdict(&self.running.setup, &outcome)),
            Status::ToAct(to_act) => {
                let here = |seat: &Seat| people.has(*seat) && !self.table.own.elsewhere;
                let seat = to_act.single().filter(here)?;
                let again = self.table.annals().by.last() == Some(&By::Seat(seat));
                let name = &self.names[seat];
                (!again).then(|| say(Msg::YourTurn { name }))
            }
        }
    }

    /// What came of practice.
    fn practice(&self) -> Option<AttrValue> {
        let taken_back = self.table.annals().taken_back;
        let practice = self.running.setup.practice || taken_back > 0;
        practice.then(|| say(Msg::Practice { taken_back }))
    }

    fn ending(&self) -> Ending {
        let round = self.screen.round..self.screen.until;
        Ending::of(&**self.table.sitting(), round, self.names)
    }
}

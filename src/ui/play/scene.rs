//! What lies in the middle of the frame: the board, or what takes its place.

use std::rc::Rc;

use yew::prelude::*;

use super::cover::Cover;
use super::next_steps::NextSteps;
use super::report::{Ending, Report};
use super::use_table::TableHandle;
use crate::engine::{By, BySeat, Eyes, Outcome, Seat, Seats, Status, Told};
use crate::i18n::table::Msg;
use crate::ui::parlour::Running;
use crate::ui::parts::Sheet;
use crate::ui::room::Room;
use crate::ui::say;

/// What is known of a game where the screen has come to.
pub(super) struct Scene<'a, R: Room> {
    pub(super) running: &'a Running,
    pub(super) table: &'a TableHandle<R::Game>,
    pub(super) names: &'a Rc<BySeat<String>>,
    /// What the table saw happen so far.
    pub(super) public: &'a Rc<Vec<Told<R::Game>>>,
    /// How much of that belongs to the rounds before this one.
    pub(super) round: usize,
}

impl<R: Room> Scene<'_, R> {
    /// The board as these eyes see it.
    pub(super) fn board(&self, eyes: Eyes) -> Html {
        let seen = self.table.observe(eyes);
        let (act, check) = (self.table.act(eyes), self.table.check(eyes));
        let setup = Rc::clone(&self.running.setup);
        html! { <R::Board key="board" {seen} {setup} names={Rc::clone(self.names)} {act} {check} /> }
    }

    /// The cover for the next seat. It is another cover for another seat.
    pub(super) fn cover(&self, seat: Seat, onunlock: Callback<()>) -> Html {
        let story = self.table.public_story(seat, self.public.len());
        html! {
            <Cover
                key={format!("cover-{}", seat.0)}
                {seat}
                name={self.names[seat].clone()}
                acted={story.since.is_some()}
                recap={story.recap::<R>(self.names)}
                {onunlock}
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
                sheet={self.sheet()}
                names={Rc::clone(self.names)}
            >
                <button class="primary" onclick={onclick.reform(|_| ())}>{ R::go_on() }</button>
            </Report>
        }
    }

    /// The end of the game.
    pub(super) fn result(&self, outcome: &Outcome) -> Html {
        html! {
            <Report
                key="result"
                heading={say(Msg::Result)}
                verdict={R::verdict(outcome, self.names)}
                ending={self.ending()}
                sheet={self.sheet()}
                names={Rc::clone(self.names)}
            >
                <NextSteps running={self.running.clone()} />
            </Report>
        }
    }

    /// What the announcer says after what happened: whose turn it is now, unless it was theirs
    /// before or they decide in another tab, or how it all ended.
    pub(super) fn now(&self, people: Seats) -> Option<AttrValue> {
        match self.table.status() {
            Status::Over(outcome) => Some(R::verdict(&outcome, self.names)),
            Status::ToAct(to_act) => {
                let here = |seat: &Seat| people.has(*seat) && !self.table.own.elsewhere;
                let seat = to_act.single().filter(here)?;
                let again = self.table.last() == Some(By::Seat(seat));
                let name = &self.names[seat];
                (!again).then(|| say(Msg::YourTurn { name }))
            }
        }
    }

    fn ending(&self) -> Ending {
        Ending::of::<R>(
            self.public.get(self.round..).unwrap_or_default(),
            self.names,
        )
    }

    fn sheet(&self) -> Sheet {
        R::score(self.public, &self.table.observe(Eyes::Table).view)
    }
}

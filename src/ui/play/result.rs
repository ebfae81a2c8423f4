//! The end: who won, the link to the deal, and what one can do next.

use std::rc::Rc;

use yew::prelude::*;
use yew_router::prelude::*;

use super::log::Log;
use crate::engine::{BySeat, Outcome, Told};
use crate::i18n::shell::Msg;
use crate::ui::parlour::{Change, Running, use_parlour};
use crate::ui::parts::use_focus;
use crate::ui::room::Room;
use crate::ui::route::Route;
use crate::ui::say;

/// See [`GameResult`].
#[derive(Properties)]
pub(super) struct GameResultProps<R: Room> {
    /// The game that ended.
    pub(super) running: Running,
    /// How.
    pub(super) outcome: Outcome,
    /// The names of the seats.
    pub(super) names: Rc<BySeat<String>>,
    /// What the whole table saw happen.
    pub(super) told: Rc<Vec<Told<R::Game>>>,
}

impl<R: Room> PartialEq for GameResultProps<R> {
    fn eq(&self, other: &Self) -> bool {
        self.running == other.running && self.outcome == other.outcome && self.told == other.told
    }
}

/// The result of a game.
#[component]
pub(super) fn GameResult<R: Room>(props: &GameResultProps<R>) -> Html {
    let focus = use_focus(());
    let parlour = use_parlour();
    let setup = &props.running.setup;
    let again = {
        let setup = (**setup).clone();
        Callback::from(move |_| parlour.dispatch(Change::Begin(setup.clone(), None)))
    };
    let slug = setup.game.slug();
    // The only place where the seed of a game is shown: its hands are no secret any more.
    let link = format!("#/play/{slug}?{}", setup.query(Some(props.running.seed)));
    html! {
        <>
            <section ref={focus} tabindex="-1" class="result" aria-labelledby="result-heading">
                <h2 id="result-heading">{ say(Msg::Result) }</h2>
                <p class="verdict" role="status">{ R::verdict(&props.outcome, &props.names) }</p>
                <p class="actions">
                    <button class="primary" onclick={again}>{ say(Msg::Again) }</button>
                    <Link<Route> to={Route::Seats { game: slug.into() }} classes="button">
                        { say(Msg::ChangeSeats) }
                    </Link<Route>>
                </p>
                <p><a href={link}>{ say(Msg::DealLink) }</a></p>
                <p class="small">{ say(Msg::DealLinkNote) }</p>
            </section>
            <Log<R> told={Rc::clone(&props.told)} names={Rc::clone(&props.names)} />
        </>
    }
}

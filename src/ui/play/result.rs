//! The end: who won, the score, the link to the deal, and what one can do next.

use std::rc::Rc;

use yew::prelude::*;
use yew_router::prelude::*;

use super::ending::{Ending, EndingLines};
use crate::engine::BySeat;
use crate::i18n::shell;
use crate::i18n::table::Msg;
use crate::ui::parlour::{Change, Running, use_parlour};
use crate::ui::parts::{ScoreSheet, Sheet, use_focus};
use crate::ui::route::Route;
use crate::ui::say;

/// See [`GameResult`].
#[derive(Properties, PartialEq)]
pub(super) struct GameResultProps {
    /// The game that ended.
    pub(super) running: Running,
    /// How, in a sentence.
    pub(super) verdict: AttrValue,
    /// How it came to it.
    pub(super) ending: Ending,
    /// The score.
    pub(super) sheet: Sheet,
    /// The names of the seats.
    pub(super) names: Rc<BySeat<String>>,
}

/// The result of a game.
#[component]
pub(super) fn GameResult(props: &GameResultProps) -> Html {
    let focus = use_focus(());
    html! {
        <section ref={focus} tabindex="-1" class="report result" aria-labelledby="result-heading">
            <div class="slip">
                <h2 id="result-heading">{ say(Msg::Result) }</h2>
                <div class="told">
                    <p class="verdict">{ &props.verdict }</p>
                    <EndingLines ending={props.ending.clone()} />
                    <ScoreSheet sheet={props.sheet.clone()} names={Rc::clone(&props.names)} />
                </div>
                <NextSteps running={props.running.clone()} />
            </div>
        </section>
    }
}

/// See [`NextSteps`].
#[derive(Properties, PartialEq)]
struct NextStepsProps {
    running: Running,
}

/// What one can do after a game.
#[component]
fn NextSteps(props: &NextStepsProps) -> Html {
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
        <div class="next">
            <p class="actions">
                <button class="primary" onclick={again}>{ say(shell::Msg::Again) }</button>
                <Link<Route> to={Route::Seats { game: slug.into() }} classes="button">
                    { say(Msg::ChangeSeats) }
                </Link<Route>>
            </p>
            <p class="small"><a href={link}>{ say(Msg::DealLink) }</a>{ "\u{2003}" }{ say(Msg::DealLinkNote) }</p>
        </div>
    }
}

//! What one can do when a game is over.

use yew::prelude::*;
use yew_router::prelude::*;

use crate::i18n::table::Msg;
use crate::i18n::{past, shell};
use crate::ui::parlour::{Change, Running, use_parlour};
use crate::ui::route::Route;
use crate::ui::say;

/// See [`NextSteps`].
#[derive(Properties, PartialEq)]
pub(super) struct NextStepsProps {
    /// The game that ended.
    pub(super) running: Running,
    /// Shows it again, from the deal on.
    pub(super) onlookback: Callback<()>,
}

/// What one can do after a game.
#[component]
pub(super) fn NextSteps(props: &NextStepsProps) -> Html {
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
            <p class="actions">
                <button class="primary" onclick={again}>{ say(shell::Msg::Again) }</button>
                <button onclick={props.onlookback.reform(|_| ())}>{ say(past::Msg::LookBack) }</button>
                <Link<Route> to={Route::Seats { game: slug.into() }} classes="button">
                    { say(Msg::ChangeSeats) }
                </Link<Route>>
            </p>
            <p class="small"><a href={link}>{ say(Msg::DealLink) }</a>{ "\u{2003}" }{ say(Msg::DealLinkNote) }</p>
        </>
    }
}

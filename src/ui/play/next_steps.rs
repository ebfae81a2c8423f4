//! What one can do when a game is over.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;
use yew_router::prelude::*;

use crate::i18n::table::Msg;
use crate::i18n::{keep, past, shell};
use crate::ui::parlour::{Change, Running, use_parlour};
use crate::ui::route::Route;
use crate::ui::{room, say};

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
    let navigator = use_navigator();
    let running = &props.running;
    let setup = &running.setup;
    let again = {
        let setup = (**setup).clone();
        Callback::from(move |_| {
            parlour.dispatch(Change::Begin(setup.clone(), None));
            if let Some(navigator) = &navigator {
                navigator.push(&Route::Table);
            }
        })
    };
    let slug = setup.game.slug();
    // The only place where the seed of a game is shown: its hands are no secret any more.
    let deal = format!("#/play/{slug}?{}", setup.query(Some(running.seed)));
    let game = use_memo(running.id(), |_| {
        room::link_to(setup.game, &running.keeper.lines())
    });
    let link = |to: String, name: Msg, note: Msg| {
        html! { <li><a href={to}>{ say(name) }</a><span class="says">{ "\u{2002}" }{ say(note) }</span></li> }
    };
    html! {
        <>
            <p class="actions">
                <button class="primary" onclick={again}>{ say(shell::Msg::Again) }</button>
                <button onclick={props.onlookback.reform(|_| ())}>{ say(past::Msg::LookBack) }</button>
                <Link<Route> to={Route::Seats { game: slug.into() }} classes="button">
                    { say(Msg::ChangeSeats) }
                </Link<Route>>
            </p>
            if running.keeper.is_aside() {
                <Sent running={running.clone()} />
            }
            <ul class="small links">
                if let Some(game) = &*game {
                    { link(format!("#/finished/{game}"), Msg::GameLink, Msg::GameLinkNote) }
                }
                { link(deal, Msg::DealLink, Msg::DealLinkNote) }
            </ul>
        </>
    }
}

#[derive(Properties, PartialEq)]
struct SentProps {
    running: Running,
}

/// That a game is somebody else's, and the way to make it one's own.
#[component]
fn Sent(props: &SentProps) -> Html {
    let said = use_state(|| keep::Msg::NotMine);
    let onclick = {
        let (keeper, said) = (props.running.keeper.clone(), said.setter());
        move |_| {
            let (keeper, said) = (keeper.clone(), said.clone());
            spawn_local(async move {
                keeper.want();
                said.set(match keeper.keep().await {
                    Ok(()) => keep::Msg::Mine,
                    Err(trouble) => keep::Msg::NotKept(trouble),
                });
            });
        }
    };
    html! {
        <p class="actions sent">
            if *said != keep::Msg::Mine {
                <button {onclick}>{ say(keep::Msg::Keep) }</button>
            }
            <span class="small" role="status">{ say(*said) }</span>
        </p>
    }
}

//! Home: the game that lies open, the seats of last time, and the boxes to choose from.

use std::rc::Rc;

use yew::prelude::*;
use yew_router::prelude::*;

use super::game_box::GameBox;
use super::waiting::Waiting;
use crate::games::GameId;
use crate::i18n::home::Msg;
use crate::i18n::{about, games, rules, settings, shell};
use crate::ui::app_state::{StateChange, use_app_state};
use crate::ui::library::use_library;
use crate::ui::parts::{Page, PlayerList};
use crate::ui::play::GameHandle;
use crate::ui::route::Route;
use crate::ui::words::say;

/// The first page.
#[component]
pub fn Home() -> Html {
    let state = use_app_state();
    let navigator = use_navigator();
    let again = {
        let state = state.clone();
        Callback::from(move |_| {
            if let (Some(seats), Some(navigator)) = (&state.seats, &navigator) {
                state.dispatch(StateChange::Begin(seats.clone(), None));
                navigator.push(&Route::Table);
            }
        })
    };
    use_library();
    let last = match (state.unfinished(), state.waiting().next(), &state.seats) {
        (Some(game), ..) => open_game(game, again, state.trouble.is_some()),
        (None, None, Some(seats)) => html! {
            <section class={classes!("last", seats.game.slug())} aria-labelledby="last">
                <h2 id="last">{ say(Msg::LastGame(seats.game)) }</h2>
                <PlayerList setup={Rc::new(seats.clone())} />
                <p class="actions">
                    <button class="primary" onclick={again}>{ say(shell::Msg::Again) }</button>
                </p>
            </section>
        },
        _ => Html::default(),
    };
    html! {
        <Page heading={say(shell::Msg::AppName)} way_home={false} class="home">
            <p class="tagline">{ say(Msg::Tagline) }</p>
            <div class="latest">{ last }<Waiting /></div>
            <ul class="boxes">
                { for GameId::with_table().map(|game| html! { <li key={game.slug()}><GameBox {game} /></li> }) }
            </ul>
            { footer() }
        </Page>
    }
}

/// A game that was begun and has not ended.
fn open_game(game: &GameHandle, again: Callback<MouseEvent>, clears: bool) -> Html {
    let setup = game.setup();
    let (awaited, names) = (game.to_act(), game.names());
    let awaited: Vec<String> = awaited.iter().map(|seat| names[seat].clone()).collect();
    html! {
        <section class={classes!("last", "open", setup.game.slug())} aria-labelledby="last">
            <h2 id="last">{ say(Msg::OpenGame(setup.game)) }</h2>
            <PlayerList setup={Rc::clone(&setup)} />
            if !awaited.is_empty() {
                <p>{ say(Msg::ToAct(&awaited)) }</p>
            }
            <p class="actions">
                <Link<Route> to={Route::Table} classes="button primary">
                    { say(Msg::BackToTable(setup.game)) }
                </Link<Route>>
                <button onclick={again}>{ say(shell::Msg::Again) }</button>
            </p>
            if clears {
                <p class="small">{ say(shell::Msg::DealClears) }</p>
            }
        </section>
    }
}

fn footer() -> Html {
    let rules = GameId::with_table().map(|game| {
        let to = Route::Rules {
            game: game.slug().into(),
        };
        html! {
            <li key={game.slug()}>
                <Link<Route> {to}>{ say(rules::Msg::Heading(game)) }</Link<Route>>
            </li>
        }
    });
    html! {
        <footer>
            <nav aria-label={say(Msg::MorePages)}>
                <ul>
                    <li key="games">
                        <Link<Route> to={Route::Games}>{ say(games::Msg::YourGames) }</Link<Route>>
                    </li>
                    { for rules }
                    <li key="settings">
                        <Link<Route> to={Route::Settings}>{ say(settings::Msg::Heading) }</Link<Route>>
                    </li>
                    <li key="about">
                        <Link<Route> to={Route::About}>{ say(about::Msg::Heading) }</Link<Route>>
                    </li>
                </ul>
            </nav>
            <p class="small">{ say(Msg::NotAffiliated) }</p>
        </footer>
    }
}

//! Home: the game that lies open, the seats of last time, and the boxes to choose from.

use std::rc::Rc;

use yew::prelude::*;
use yew_router::prelude::*;

use super::waiting::Waiting;
use crate::games::GameId;
use crate::i18n::home::Msg;
use crate::i18n::{about, games, rules, settings, shell};
use crate::ui::keep::use_shelf;
use crate::ui::parlour::{Change, Running, use_parlour};
use crate::ui::parts::{Company, GameBox, Page};
use crate::ui::route::Route;
use crate::ui::say;

/// The first page.
#[component]
pub fn Home() -> Html {
    let parlour = use_parlour();
    let navigator = use_navigator();
    let again = {
        let parlour = parlour.clone();
        Callback::from(move |_| {
            if let (Some(seats), Some(navigator)) = (&parlour.seats, &navigator) {
                parlour.dispatch(Change::Begin(seats.clone(), None));
                navigator.push(&Route::Table);
            }
        })
    };
    use_shelf();
    let last = match (
        parlour.open_game(),
        parlour.waiting().next(),
        &parlour.seats,
    ) {
        (Some(running), ..) => open_game(running, again, parlour.trouble.is_some()),
        (None, None, Some(seats)) => html! {
            <section class={classes!("last", seats.game.slug())} aria-labelledby="last">
                <h2 id="last">{ say(Msg::LastGame(seats.game)) }</h2>
                <Company setup={Rc::new(seats.clone())} />
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
                { for GameId::ALL.map(|game| html! { <li key={game.slug()}><GameBox {game} /></li> }) }
            </ul>
            { footer() }
        </Page>
    }
}

/// A game that was begun and has not ended.
fn open_game(running: &Running, again: Callback<MouseEvent>, clears: bool) -> Html {
    let setup = &running.setup;
    let awaited = running.to_act().iter();
    let awaited: Vec<String> = awaited.map(|seat| setup.names()[seat].clone()).collect();
    html! {
        <section class={classes!("last", "open", setup.game.slug())} aria-labelledby="last">
            <h2 id="last">{ say(Msg::OpenGame(setup.game)) }</h2>
            <Company {setup} />
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
    let rules = GameId::ALL.map(|game| {
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

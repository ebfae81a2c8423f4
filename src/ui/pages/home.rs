//! The home page: the game in progress, the seats chosen last, and the boxes to choose from.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::deal::Deal;
use super::game_box::GameBox;
use super::install::Install;
use super::waiting::Waiting;
use crate::games::GameId;
use crate::i18n::Name;
use crate::i18n::home::Msg;
use crate::i18n::{saved_games, shell};
use crate::setup::Setup;
use crate::ui::app_state::{AppState, use_app_state};
use crate::ui::components::{Page, PlayerList};
use crate::ui::play::GameHandle;
use crate::ui::registry;
use crate::ui::route::Route;
use crate::ui::saved_games::use_saved_games;
use crate::ui::saving::Label;
use crate::ui::words::say;

/// The first page.
#[component]
pub fn Home() -> Html {
    let state = use_app_state();
    let dealt = use_state(|| None::<Setup>);
    let again = {
        let (state, dealt) = (state.clone(), dealt.setter());
        Callback::from(move |_| dealt.set(state.seats.first().cloned()))
    };
    let quick = {
        let (state, dealt) = (state.clone(), dealt.setter());
        Callback::from(move |game| {
            let seats = state.seats_of(game).cloned();
            dealt.set(Some(seats.unwrap_or_else(|| Setup::quick(game))));
        })
    };
    let train = {
        let dealt = dealt.setter();
        Callback::from(move |game| dealt.set(Some(Setup::training(game))))
    };
    let clears = state.deal_clears();
    use_saved_games();
    use_begun_games(&state);
    if let Some(setup) = &*dealt {
        return html! { <Deal setup={setup.clone()} /> };
    }
    let last = match (
        state.unfinished(),
        state.waiting().next(),
        state.seats.first(),
    ) {
        (Some(game), ..) => open_game(game, again, clears),
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
                { for GameId::ALL.into_iter().map(|game| html! {
                    <li key={game.slug()}>
                        <GameBox
                            {game}
                            onquick={quick.reform(move |()| game)}
                            ontrain={registry::is_real_time(game).then(|| train.reform(move |()| game))}
                            {clears}
                        />
                    </li>
                }) }
            </ul>
            { footer() }
        </Page>
    }
}

/// Preloads the code of the game that would be continued.
#[hook]
fn use_begun_games(state: &AppState) {
    let waiting = state.waiting().next().and_then(|kept| kept.label.as_ref());
    let game = waiting.and_then(Label::game);
    use_effect_with(game, |game| {
        if let Some(game) = *game {
            // A failure is reported when somebody opens the game.
            spawn_local(async move {
                let _ = registry::load(game).await;
            });
        }
    });
}

/// The game in progress.
fn open_game(game: &GameHandle, again: Callback<MouseEvent>, clears: bool) -> Html {
    let setup = game.setup();
    let (awaited, names) = (game.status().to_act(), game.names());
    let alone = setup.people().single();
    let yours = alone.is_some() && awaited.single() == alone;
    let awaited: Vec<Name> = awaited.iter().map(|seat| names[seat].clone()).collect();
    let turn = if yours {
        Msg::YouAct
    } else {
        Msg::ToAct(&awaited)
    };
    html! {
        <section class={classes!("last", "open", setup.game.slug())} aria-labelledby="last">
            <h2 id="last">{ say(Msg::OpenGame) }</h2>
            <PlayerList setup={Rc::clone(&setup)} />
            if !awaited.is_empty() {
                <p>{ say(turn) }</p>
            }
            <p class="actions">
                <a href={Route::Table.address()} class="button primary">
                    { say(Msg::BackToTable(setup.game)) }
                </a>
                <button onclick={again}>{ say(shell::Msg::Again) }</button>
            </p>
            if clears {
                <p class="small">{ say(shell::Msg::DealClears) }</p>
            }
        </section>
    }
}

fn footer() -> Html {
    let rules = GameId::ALL.into_iter().map(|game| {
        html! {
            <li key={game.slug()}>
                <a href={Route::rules(game).address()}>{ say(shell::Msg::RulesOf(game)) }</a>
            </li>
        }
    });
    html! {
        <footer>
            <Install />
            <nav aria-label={say(Msg::MorePages)}>
                <ul>
                    <li key="games">
                        <a href={Route::Games.address()}>{ say(saved_games::Msg::YourGames) }</a>
                    </li>
                    { for rules }
                    <li key="settings">
                        <a href={Route::Settings.address()}>{ say(shell::Msg::Settings) }</a>
                    </li>
                    <li key="about">
                        <a href={Route::About.address()}>{ say(shell::Msg::About) }</a>
                    </li>
                </ul>
            </nav>
            <p class="small">{ say(Msg::NotAffiliated) }</p>
        </footer>
    }
}

//! Home: the boxes to choose from.

use yew::prelude::*;
use yew_router::prelude::*;

use crate::games::GameId;
use crate::i18n::shell::Msg;
use crate::ui::parlour::use_parlour;
use crate::ui::parts::Page;
use crate::ui::route::Route;
use crate::ui::say;

/// The first page.
#[component]
pub fn Home() -> Html {
    let parlour = use_parlour();
    let boxes = GameId::ALL.into_iter().map(game_box);
    html! {
        <Page heading={say(Msg::AppName)} way_home={false} class="home">
            <p class="tagline">{ say(Msg::Tagline) }</p>
            if let Some(running) = &parlour.running {
                <p class="continue">
                    <Link<Route> to={Route::Table} classes="button primary">
                        { say(Msg::BackToTable(running.setup.game)) }
                    </Link<Route>>
                </p>
            }
            <ul class="boxes">{ for boxes }</ul>
            <p class="small">{ say(Msg::NotAffiliated) }</p>
        </Page>
    }
}

fn game_box(game: GameId) -> Html {
    let slug = game.slug();
    html! {
        <li key={slug} class={classes!("box", slug)}>
            <h2>{ say(Msg::Game(game)) }</h2>
            <p>{ say(Msg::Blurb(game)) }</p>
            <p class="small">{ say(Msg::Facts(game)) }</p>
            <Link<Route> to={Route::Seats { game: slug.into() }} classes="button primary">
                { say(Msg::PlayGame(game)) }
            </Link<Route>>
        </li>
    }
}

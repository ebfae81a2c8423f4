//! A link to a deal: begins it and becomes the table, so that the seed is out of sight while
//! hands are hidden.

use yew::prelude::*;
use yew_router::prelude::*;

use super::deal::Deal;
use super::{GameProps, game_called};
use crate::i18n::shell::Msg;
use crate::setup::Setup;
use crate::ui::parts::{LogoCards, Notice, Page};
use crate::ui::route::Route;
use crate::ui::words::say;

/// Deals, or says what is wrong with the link.
#[component]
pub fn DealLink(props: &GameProps) -> Html {
    let query = use_location()
        .map(|location| location.query_str().to_owned())
        .unwrap_or_default();
    let asked = Setup::from_query(&props.game, &query);
    let flaw = match asked {
        Ok((setup, seed)) => return html! { <Deal {setup} {seed} passing=true /> },
        Err(flaw) => flaw,
    };
    html! {
        <Page heading={say(Msg::BadLink)}>
            <Notice cards={LogoCards::Astray}>
                <p role="alert">{ say(Msg::Flaw(&flaw)) }</p>
                if let Some(game) = game_called(&props.game) {
                    <Link<Route> to={Route::Seats { game: props.game.clone() }} classes="button primary">
                        { say(Msg::ChooseSeats(game)) }
                    </Link<Route>>
                } else {
                    <Link<Route> to={Route::Home} classes="button primary">{ say(Msg::ToBoxes) }</Link<Route>>
                }
            </Notice>
        </Page>
    }
}

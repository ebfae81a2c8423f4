//! A link to a deal: begins it and becomes the table, so that the seed is out of sight while
//! hands are hidden.

use yew::prelude::*;
use yew_router::prelude::*;

use super::GameProps;
use crate::games::GameId;
use crate::i18n::shell::Msg;
use crate::ui::parlour::{Change, use_parlour};
use crate::ui::parts::{Cards, Notice, Page};
use crate::ui::route::Route;
use crate::ui::say;
use crate::ui::setup::Setup;

/// Deals, or says what is wrong with the link.
#[component]
pub fn DealLink(props: &GameProps) -> Html {
    let parlour = use_parlour();
    let navigator = use_navigator();
    let query = use_location()
        .map(|location| location.query_str().to_owned())
        .unwrap_or_default();
    let asked = Setup::from_query(&props.game, &query);
    use_effect_with(asked.clone(), move |asked| {
        if let (Ok((setup, seed)), Some(navigator)) = (asked, navigator) {
            parlour.dispatch(Change::Begin(setup.clone(), *seed));
            navigator.replace(&Route::Table);
        }
    });
    let Err(flaw) = &asked else {
        return html! { <div class="page" /> };
    };
    html! {
        <Page heading={say(Msg::BadLink)}>
            <Notice cards={Cards::Astray}>
                <p role="alert">{ say(Msg::Flaw(flaw)) }</p>
                if let Some(game) = GameId::from_slug(&props.game) {
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

//! A link to a deal: deals the game and goes to the table, so that the seed is not visible while hands are hidden.

use yew::prelude::*;

use super::deal::Deal;
use crate::games::GameId;
use crate::i18n::flaws;
use crate::i18n::shell::Msg;
use crate::setup::Setup;
use crate::ui::components::{LogoCards, Notice, Page};
use crate::ui::route::Route;
use crate::ui::words::{language, say};

/// See [`DealLink`].
#[derive(Properties, PartialEq)]
pub struct DealLinkProps {
    /// The game's short name.
    pub game: String,
    /// As in [`Setup::query`].
    pub query: String,
}

/// Deals, or reports what is wrong with the link.
#[component]
pub fn DealLink(props: &DealLinkProps) -> Html {
    let asked = Setup::from_query(&props.game, &props.query);
    let flaw = match asked {
        Ok((setup, seed)) => return html! { <Deal {setup} {seed} passing=true /> },
        Err(flaw) => flaw,
    };
    html! {
        <Page heading={say(Msg::BadLink)}>
            <Notice cards={LogoCards::Astray}>
                <p role="alert">{ flaws::setup(language(), &flaw) }</p>
                if let Some(game) = GameId::from_slug(&props.game) {
                    <a href={Route::seats(game).address()} class="button primary">
                        { say(Msg::ChooseSeats(game)) }
                    </a>
                } else {
                    <a href={Route::Home.address()} class="button primary">{ say(Msg::ToBoxes) }</a>
                }
            </Notice>
        </Page>
    }
}

//! A finished game that somebody has sent as a link. It is kept only if it is wanted.

use yew::prelude::*;
use yew_router::prelude::*;

use super::use_host;
use crate::i18n::storage::Msg;
use crate::i18n::{saves, shell};
use crate::ui::parts::{LogoCards, Notice, Page};
use crate::ui::route::Route;
use crate::ui::words::say;
use crate::ui::{play, registry};

/// See [`Finished`].
#[derive(Properties, PartialEq)]
pub struct FinishedProps {
    /// The game, as in [`saves::link`](crate::saves::link).
    pub text: String,
}

/// Shows the game, or says what is wrong with the link.
#[component]
pub fn Finished(props: &FinishedProps) -> Html {
    let game = use_memo(props.text.clone(), |text| registry::finished(text));
    let setup = game.as_ref().as_ref().ok().map(|game| game.setup());
    let host = use_host(setup.as_deref());
    match &*game {
        Ok(game) => play::table(game, &host),
        Err(why) => html! {
            <Page heading={say(Msg::BadGameLink)}>
                <Notice cards={LogoCards::Astray}>
                    <p role="alert">{ say(saves::Msg::Unreadable(why)) }</p>
                    <Link<Route> to={Route::Home} classes="button primary">{ say(shell::Msg::ToBoxes) }</Link<Route>>
                </Notice>
            </Page>
        },
    }
}

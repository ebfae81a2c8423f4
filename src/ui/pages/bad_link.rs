//! The page of a link to a deal that has something wrong.

use yew::prelude::*;

use crate::games::GameId;
use crate::i18n::flaws;
use crate::i18n::shell::Msg;
use crate::setup::SetupFlaw;
use crate::ui::components::{LogoCards, Notice, Page};
use crate::ui::route::Route;
use crate::ui::words::{language, say};

/// See [`BadLink`].
#[derive(Properties, PartialEq)]
pub(super) struct BadLinkProps {
    /// The game's short name.
    pub(super) game: String,
    /// What is wrong with the link.
    pub(super) flaw: SetupFlaw,
}

/// Says what is wrong with a link, and leads to what it may have meant.
#[component]
pub(super) fn BadLink(props: &BadLinkProps) -> Html {
    html! {
        <Page heading={say(Msg::BadLink)}>
            <Notice cards={LogoCards::Astray}>
                <p role="alert">{ flaws::setup(language(), &props.flaw) }</p>
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

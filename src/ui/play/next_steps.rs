//! What one can do after a game.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::running_game::GameHandle;
use crate::i18n::table::{Msg, Shares};
use crate::i18n::{past, shell, storage};
use crate::ui::components::LateButton;
use crate::ui::route::Route;
use crate::ui::words::say;
use crate::web::share::{Shared, share};
use crate::web::{address, one_file};

/// See [`NextSteps`].
#[derive(Properties, PartialEq)]
pub(super) struct NextStepsProps {
    /// The game that ended.
    pub(super) game: GameHandle,
    /// The text of a link to it, if it has ended.
    pub(super) link: Option<String>,
    /// Deals again for the same seats.
    pub(super) onagain: Callback<()>,
    /// Replays the game from the deal.
    pub(super) onlookback: Callback<()>,
    /// Opens the review of the game, if there is one.
    pub(super) onreview: Option<Callback<()>>,
}

/// The options after a game.
#[component]
pub(super) fn NextSteps(props: &NextStepsProps) -> Html {
    let game = &props.game;
    let setup = game.setup();
    // The seed of a game is shown only here, where its hands are no longer secret.
    let deal = Route::Play {
        game: setup.game.slug().into(),
        query: setup.query(Some(game.seed())),
    };
    let whole = { props.link.clone() }.map(|text| Route::Finished { text }.address());
    html! {
        <>
            <p class="actions">
                <LateButton class="primary" onclick={props.onagain.reform(|_| ())}>
                    { say(shell::Msg::Again) }
                </LateButton>
                <button onclick={props.onlookback.reform(|_| ())}>{ say(past::Msg::LookBack) }</button>
                if let Some(onreview) = &props.onreview {
                    <button class="review-it" onclick={onreview.reform(|_| ())}>{ say(Msg::Review) }</button>
                }
                <a href={Route::seats(setup.game).address()} class="button">
                    { say(Msg::ChangeSeats) }
                </a>
                // The address of a local file is useless to others and reveals where the file is.
                if !one_file::is_opened() {
                    if let Some(link) = whole {
                        <Share game={game.clone()} {link} shares={Shares::Game} />
                    }
                    <Share game={game.clone()} link={deal.address()} shares={Shares::Deal} />
                }
            </p>
            if game.autosave().is_aside() {
                <Sent game={game.clone()} />
            }
        </>
    }
}

#[derive(Properties, PartialEq)]
struct SentProps {
    game: GameHandle,
}

/// A note that the game was sent by somebody else, with a button to keep it.
#[component]
fn Sent(props: &SentProps) -> Html {
    let said = use_state(|| storage::Msg::NotMine);
    let onclick = {
        let (autosave, said) = (props.game.autosave().clone(), said.setter());
        move |_| {
            let (autosave, said) = (autosave.clone(), said.clone());
            spawn_local(async move {
                autosave.want();
                said.set(match autosave.save().await {
                    Ok(()) => storage::Msg::Mine,
                    Err(trouble) => storage::Msg::GameNotSaved(trouble),
                });
            });
        }
    };
    html! {
        <p class="actions sent">
            if *said != storage::Msg::Mine {
                <button {onclick}>{ say(storage::Msg::Keep) }</button>
            }
            <span class="small" role="status">{ say(*said) }</span>
        </p>
    }
}

#[derive(Properties, PartialEq)]
struct ShareProps {
    game: GameHandle,
    /// The link, without the page's address.
    link: AttrValue,
    /// What the link shows.
    shares: Shares,
}

/// A button that shares the link through the device's share dialog or the clipboard.
#[component]
fn Share(props: &ShareProps) -> Html {
    let said = use_state(|| None::<Msg>);
    let shares = props.shares;
    let onclick = {
        let (game, link, said) = (props.game.clone(), props.link.clone(), said.setter());
        move |_| {
            let (game, link, said) = (game.clone(), link.clone(), said.clone());
            spawn_local(async move {
                // Others are to see nothing that may yet be lost here.
                game.autosave().settled().await;
                said.set(match share(&address::absolute(&link)).await {
                    Shared::Handed => None,
                    Shared::Copied => Some(Msg::LinkCopied(shares)),
                    Shared::Refused => Some(Msg::LinkNotCopied),
                });
            });
        }
    };
    html! {
        <>
            <button {onclick}>
                { say(if shares == Shares::Game { Msg::Share } else { Msg::ShareDeal }) }
            </button>
            <span class="small" aria-live="polite">
                { for said.map(say) }
                if *said == Some(Msg::LinkNotCopied) {
                    { " " }<a href={&props.link}>{ address::absolute(&props.link) }</a>
                }
            </span>
        </>
    }
}

//! What one can do when a game is over.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::running_game::GameHandle;
use crate::i18n::table::{Msg, Shares};
use crate::i18n::{past, shell, storage};
use crate::ui::parts::LateButton;
use crate::ui::route::Route;
use crate::ui::words::say;
use crate::web::share::{Shared, share};
use crate::web::{address, one_file};

/// See [`NextSteps`].
#[derive(Properties, PartialEq)]
pub(super) struct NextStepsProps {
    /// The game that ended.
    pub(super) game: GameHandle,
    /// Deals again for the same seats.
    pub(super) onagain: Callback<()>,
    /// Shows it again, from the deal on.
    pub(super) onlookback: Callback<()>,
}

/// What one can do after a game.
#[component]
pub(super) fn NextSteps(props: &NextStepsProps) -> Html {
    let game = &props.game;
    let setup = game.setup();
    // The only place where the seed of a game is shown: its hands are no secret any more.
    let deal = Route::Play {
        game: setup.game.slug().into(),
        query: setup.query(Some(game.seed())),
    };
    let whole = use_memo(game.clone(), |game| {
        let text = game.link();
        text.map(|text| Route::Finished { text }.address())
    });
    html! {
        <>
            <p class="actions">
                <LateButton class="primary" onclick={props.onagain.reform(|_| ())}>
                    { say(shell::Msg::Again) }
                </LateButton>
                <button onclick={props.onlookback.reform(|_| ())}>{ say(past::Msg::LookBack) }</button>
                <a href={Route::seats(setup.game).address()} class="button">
                    { say(Msg::ChangeSeats) }
                </a>
                // The address of a file leads nobody else to it, and tells where it lies.
                if !one_file::is_opened() {
                    if let Some(whole) = &*whole {
                        <Share link={whole.clone()} shares={Shares::Game} />
                    }
                    <Share link={deal.address()} shares={Shares::Deal} />
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

/// That a game is somebody else's, and the way to make it one's own.
#[component]
fn Sent(props: &SentProps) -> Html {
    let said = use_state(|| storage::Msg::NotMine);
    let onclick = {
        let (autosave, said) = (props.game.autosave().clone(), said.setter());
        move |_| {
            let (autosave, said) = (autosave.clone(), said.clone());
            spawn_local(async move {
                autosave.want();
                said.set(match autosave.keep().await {
                    Ok(()) => storage::Msg::Mine,
                    Err(trouble) => storage::Msg::NotKept(trouble),
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
    /// From the page on.
    link: AttrValue,
    /// What it shows.
    shares: Shares,
}

/// Gives the link to somebody else: as the device does it, or by the clipboard.
#[component]
fn Share(props: &ShareProps) -> Html {
    let said = use_state(|| None::<Msg>);
    let shares = props.shares;
    let onclick = {
        let (link, said) = (props.link.clone(), said.setter());
        move |_| {
            let (link, said) = (link.clone(), said.clone());
            spawn_local(async move {
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

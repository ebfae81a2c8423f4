//! Waiting for a part of the page, behind the lid of its game's box.

use std::future::Future;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::games::GameId;
use crate::i18n::device;
use crate::i18n::shell::Msg;
use crate::ui::app_state::use_app_state;
use crate::ui::components::{LateButton, Page};
use crate::ui::listening::use_followed;
use crate::ui::registry::{self, Side};
use crate::ui::route::Route;
use crate::ui::words::say;
use crate::web::offline;
use crate::web::part::NotLoaded;

/// The loading state of a part of the page.
pub(super) enum Load<T> {
    /// It is being loaded.
    Waits,
    /// It could not be loaded; the callback tries again.
    Failed(Callback<()>),
    /// It is loaded.
    Here(T),
}

/// Loads a part, once and again on each retry. Answers to outdated requests are ignored.
#[hook]
pub(super) fn use_load<K, T, F>(which: K, load: fn(K) -> F) -> Load<T>
where
    K: Copy + PartialEq + 'static,
    T: Clone + 'static,
    F: Future<Output = Result<T, NotLoaded>> + 'static,
{
    let tries = use_state(|| 0);
    let asked = (which, *tries);
    let came = use_state(|| None::<((K, u32), Result<T, NotLoaded>)>);
    use_effect_with(asked, {
        let came = came.setter();
        move |&asked| {
            let question = Rc::new(asked);
            let still_asked = Rc::downgrade(&question);
            spawn_local(async move {
                let part = load(asked.0).await;
                if still_asked.strong_count() > 0 {
                    came.set(Some((asked, part)));
                }
            });
            move || drop(question)
        }
    });
    match came.as_ref().filter(|(question, _)| *question == asked) {
        None => Load::Waits,
        Some((_, Ok(part))) => Load::Here(part.clone()),
        Some((_, Err(NotLoaded))) => Load::Failed(Callback::from(move |()| tries.set(asked.1 + 1))),
    }
}

/// Loads a game's side of the page.
#[hook]
pub(super) fn use_side(game: GameId) -> Load<Side> {
    use_load(game, registry::load)
}

/// See [`Loading`].
#[derive(Properties, PartialEq)]
pub(super) struct LoadingProps {
    /// The game whose box is being opened.
    pub(super) game: GameId,
    /// The page's heading, which screen readers hear while the page is loading.
    pub(super) heading: AttrValue,
    /// Tries again, if opening failed.
    #[prop_or_default]
    pub(super) onretry: Option<Callback<()>>,
}

/// The lid of a box that is being opened; not shown if that takes only a moment.
#[component]
pub(super) fn Loading(props: &LoadingProps) -> Html {
    let game = props.game;
    let class = classes!("opening", props.onretry.is_none().then_some("soon"));
    html! {
        <Page heading={props.heading.clone()} {class} mentions_version={props.onretry.is_none()}>
            <div class={classes!("lid", game.slug())}>
                { registry::box_art(game) }
                <p class="name">{ say(Msg::Game(game)) }</p>
            </div>
            if let Some(onretry) = &props.onretry {
                <DidNotLoad said={say(Msg::NotLoaded(game))} {onretry}>
                    <a href={Route::Home.address()} class="button">{ say(Msg::ToBoxes) }</a>
                </DidNotLoad>
            } else {
                <p role="status">{ say(Msg::Loading(game)) }</p>
            }
        </Page>
    }
}

/// See [`DidNotLoad`].
#[derive(Properties, PartialEq)]
pub(super) struct DidNotLoadProps {
    /// What is said unless a new version is ready.
    pub(super) said: AttrValue,
    /// Tries again; `None` where what was pressed before does, and the header of the page offers the new version.
    #[prop_or_default]
    pub(super) onretry: Option<Callback<()>>,
    /// What can be done instead.
    #[prop_or_default]
    pub(super) children: Html,
}

/// That a part of the page could not be loaded, and what can be done. If a new version is ready, that has the part, while
/// trying again may be in vain; but a game that isn't saved would be lost to it.
#[component]
pub(super) fn DidNotLoad(props: &DidNotLoadProps) -> Html {
    let unsaved = use_app_state().deal_clears();
    let ready = use_followed(offline::is_old, offline::on_change) && !unsaved;
    let renew = |_| offline::renew(|| true);
    html! {
        <>
            <p role="alert">{ if ready { say(Msg::NewVersionInstead) } else { props.said.clone() } }</p>
            if let Some(onretry) = &props.onretry {
                <p class="actions">
                    if ready {
                        <LateButton key="new" class="primary" onclick={renew}>{ say(device::Msg::UseIt) }</LateButton>
                    } else {
                        <button key="again" type="button" class="primary" onclick={onretry.reform(|_| ())}>
                            { say(Msg::TryAgain) }
                        </button>
                    }
                    { props.children.clone() }
                </p>
            }
        </>
    }
}

impl<T> Load<T> {
    /// Returns the part, or the lid to show until it is loaded.
    pub(super) fn or_loading(self, game: GameId, heading: AttrValue) -> Result<T, Html> {
        match self {
            Self::Here(part) => Ok(part),
            Self::Waits => Err(html! { <Loading {game} {heading} /> }),
            Self::Failed(onretry) => Err(html! { <Loading {game} {heading} {onretry} /> }),
        }
    }
}

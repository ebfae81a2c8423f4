//! The games on the shelf that wait for their players.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;
use yew_router::prelude::*;

use crate::i18n::keep::Msg;
use crate::i18n::saves;
use crate::ui::keep::{Label, Shelved, Shut, is_on_a_table, open, remove};
use crate::ui::parlour::{Change, use_parlour};
use crate::ui::parts::{Company, use_focus};
use crate::ui::route::Route;
use crate::ui::say;
use crate::web::shelf::Key;

/// What became of a game in the list.
#[derive(Clone, PartialEq)]
enum Fate {
    /// It cannot be opened, or deleted.
    Shut(AttrValue),
    /// It is deleted as soon as nobody can want it back.
    Deleted,
}

/// All of them, the one played last first, each with the ways on.
#[component]
pub(super) fn Waiting() -> Html {
    let parlour = use_parlour();
    let fate = use_state(|| None::<(Key, Fate)>);
    use_delete(&fate);
    let onopen = use_open(&fate);
    let ondelete = {
        let fate = fate.setter();
        Callback::from(move |key: Key| {
            let fate = fate.clone();
            spawn_local(async move {
                let played = is_on_a_table(key).await;
                let elsewhere = || Fate::Shut(say(Msg::Elsewhere));
                let becomes = if played { elsewhere() } else { Fate::Deleted };
                fate.set(Some((key, becomes)));
            });
        })
    };
    let onundo = {
        let fate = fate.setter();
        Callback::from(move |_| fate.set(None))
    };
    let games: Vec<Html> = parlour
        .waiting()
        .map(
            |game| match (*fate).as_ref().filter(|(key, _)| *key == game.key) {
                Some((key, Fate::Deleted)) => {
                    let (key, onundo) = (key.to_string(), onundo.clone());
                    html! { <Deleted {key} {onundo} /> }
                }
                Some((_, Fate::Shut(why))) => row(game, Some(why.clone()), &onopen, &ondelete),
                None => row(game, None, &onopen, &ondelete),
            },
        )
        .collect();
    if games.is_empty() {
        return Html::default();
    }
    html! {
        <section class="waiting" aria-labelledby="waiting">
            <h2 id="waiting">{ say(Msg::Waiting) }</h2>
            <ul>{ for games }</ul>
        </section>
    }
}

/// Deletes what was to be deleted once something else happens, or the page is left.
#[hook]
fn use_delete(fate: &UseStateHandle<Option<(Key, Fate)>>) {
    let parlour = use_parlour();
    let gone = match **fate {
        Some((key, Fate::Deleted)) => Some(key),
        _ => None,
    };
    // What is undone is not deleted: the page forgets it before it could be.
    let wanted = use_mut_ref(|| None::<Key>);
    *wanted.borrow_mut() = gone;
    use_effect_with(gone, move |&gone| {
        move || {
            let undone = gone.is_some() && wanted.borrow().is_none();
            if let Some(key) = gone.filter(|_| !undone) {
                spawn_local(async move {
                    if remove(key).await.is_ok() {
                        parlour.dispatch(Change::Gone(key));
                    }
                });
            }
        }
    });
}

/// Takes a game from the shelf to the table.
#[hook]
fn use_open(fate: &UseStateHandle<Option<(Key, Fate)>>) -> Callback<Key> {
    let parlour = use_parlour();
    let navigator = use_navigator();
    let fate = fate.setter();
    Callback::from(move |key: Key| {
        let (parlour, fate, navigator) = (parlour.clone(), fate.clone(), navigator.clone());
        spawn_local(async move {
            match (open(key).await, navigator) {
                (Ok(running), Some(navigator)) => {
                    parlour.dispatch(Change::Open(running));
                    navigator.push(&Route::Table);
                }
                (Err(why), _) => fate.set(Some((key, Fate::Shut(sentence(&why))))),
                (Ok(_), None) => {}
            }
        });
    })
}

fn sentence(why: &Shut) -> AttrValue {
    match why {
        Shut::Trouble(trouble) => say(Msg::NotOpened(*trouble)),
        Shut::Broken(broken) => say(saves::Msg::Unreadable(&broken.why)),
    }
}

fn row(
    shelved: &Shelved,
    why: Option<AttrValue>,
    onopen: &Callback<Key>,
    ondelete: &Callback<Key>,
) -> Html {
    let key = shelved.key;
    let label = shelved.label.as_ref();
    let setup = label.and_then(Label::setup);
    let names: Vec<String> = label.map_or_else(Vec::new, |label| label.names.clone());
    let game = setup.as_ref().map(|setup| setup.game);
    let go_on = game.map(|game| {
        say(Msg::ContinueWith {
            game,
            names: &names,
        })
    });
    let delete = game.map(|game| {
        say(Msg::DeleteOf {
            game,
            names: &names,
        })
    });
    let moves = label.map_or(0, |label| label.step);
    html! {
        <li key={key.to_string()}>
            <div class="what">
                if let Some(setup) = setup {
                    <h3>{ say(Msg::Game { game: setup.game, moves }) }</h3>
                    <Company setup={Rc::new(setup)} />
                }
                if let Some(why) = why {
                    <p role="alert">{ why }{ " " }{ say(Msg::BytesKept) }</p>
                }
            </div>
            <button class="primary" aria-label={go_on} onclick={onopen.reform(move |_| key)}>
                { say(Msg::Continue) }
            </button>
            <button aria-label={delete} onclick={ondelete.reform(move |_| key)}>
                { say(Msg::Delete) }
            </button>
        </li>
    }
}

#[derive(Properties, PartialEq)]
struct DeletedProps {
    onundo: Callback<()>,
}

/// Where a game was, with the way back.
#[component]
fn Deleted(props: &DeletedProps) -> Html {
    let focus = use_focus(());
    html! {
        <li>
            <p class="what" role="status">{ say(Msg::Deleted) }</p>
            <button ref={focus} onclick={props.onundo.reform(|_| ())}>{ say(Msg::Undo) }</button>
        </li>
    }
}

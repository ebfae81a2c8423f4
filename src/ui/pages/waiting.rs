//! The games on the shelf that wait for their players.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;
use yew_router::prelude::*;

use crate::i18n::keep::Msg;
use crate::i18n::saves;
use crate::ui::keep::{Label, Shelved, Shut, open};
use crate::ui::parlour::{Change, use_parlour};
use crate::ui::parts::Company;
use crate::ui::route::Route;
use crate::ui::say;
use crate::web::shelf::Key;

/// All of them, the one played last first, each with the way on.
#[component]
pub(super) fn Waiting() -> Html {
    let parlour = use_parlour();
    let navigator = use_navigator();
    // The game that could not be opened, and why.
    let shut = use_state(|| None::<(Key, AttrValue)>);
    let onopen = {
        let (parlour, shut) = (parlour.clone(), shut.setter());
        Callback::from(move |key: Key| {
            let (parlour, shut, navigator) = (parlour.clone(), shut.clone(), navigator.clone());
            spawn_local(async move {
                match (open(key).await, navigator) {
                    (Ok(running), Some(navigator)) => {
                        parlour.dispatch(Change::Open(running));
                        navigator.push(&Route::Table);
                    }
                    (Err(why), _) => shut.set(Some((key, sentence(&why)))),
                    (Ok(_), None) => {}
                }
            });
        })
    };
    let games: Vec<Html> = parlour
        .waiting()
        .map(|kept| {
            let why = (*shut).as_ref().filter(|(key, _)| *key == kept.key);
            game(kept, why.map(|(_, why)| why.clone()), &onopen)
        })
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

fn sentence(why: &Shut) -> AttrValue {
    match why {
        Shut::Trouble(trouble) => say(Msg::NotOpened(*trouble)),
        Shut::Broken(broken) => say(saves::Msg::Unreadable(&broken.why)),
    }
}

fn game(kept: &Shelved, why: Option<AttrValue>, onopen: &Callback<Key>) -> Html {
    let key = kept.key;
    let setup = kept.label.as_ref().and_then(Label::setup);
    let names: Vec<String> = kept
        .label
        .iter()
        .flat_map(|label| label.names.clone())
        .collect();
    let step = kept.label.as_ref().map_or(0, |label| label.step);
    let onclick = onopen.reform(move |_| key);
    let label = setup.as_ref().map(|setup| {
        let game = setup.game;
        say(Msg::ContinueWith {
            game,
            names: &names,
        })
    });
    html! {
        <li key={key.to_string()} class={classes!("last", setup.as_ref().map(|setup| setup.game.slug()))}>
            if let Some(setup) = setup {
                <h3>{ say(Msg::Game { game: setup.game, moves: step }) }</h3>
                <Company setup={Rc::new(setup)} />
            }
            if let Some(why) = why {
                <p role="alert">{ why }{ " " }{ say(Msg::BytesKept) }</p>
            }
            <p class="actions">
                <button class="primary" aria-label={label} {onclick}>{ say(Msg::Continue) }</button>
            </p>
        </li>
    }
}

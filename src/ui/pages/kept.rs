//! A game on the shelf, in a list: what is told of it, and the way to its table.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;
use yew_router::prelude::*;

use crate::i18n::games::{Deed, Msg};
use crate::i18n::keep;
use crate::i18n::saves;
use crate::ui::keep::{Label, Shut, open};
use crate::ui::parlour::{Change, Running, use_parlour};
use crate::ui::parts::Company;
use crate::ui::route::Route;
use crate::ui::say;
use crate::web::shelf::Key;

/// What a game is called in a list: by its title, or by what is played and how far it has come.
pub(super) fn called(label: Option<&Label>) -> AttrValue {
    let title = label.and_then(|label| label.title.clone());
    title.map_or_else(|| standing(label), AttrValue::from)
}

/// What is played, and how far it has come.
pub(super) fn standing(label: Option<&Label>) -> AttrValue {
    let which = label.and_then(|label| Some((label.which()?.game, label.step)));
    which.map_or_else(
        || say(Msg::UnknownGame),
        |(game, moves)| say(keep::Msg::Game { game, moves }),
    )
}

/// Who sits round it.
pub(super) fn company(label: Option<&Label>) -> Html {
    let setup = label.and_then(Label::setup);
    setup.map_or_else(Html::default, |setup| {
        html! { <Company setup={Rc::new(setup)} /> }
    })
}

/// A button that does something with a game.
pub(super) fn button(
    deed: Deed,
    label: Option<&Label>,
    class: &'static str,
    node: NodeRef,
    onclick: Callback<MouseEvent>,
) -> Html {
    let named = label.and_then(|label| Some(say(Msg::DeedWith(deed, label.which()?))));
    html! {
        <button ref={node} type="button" {class} aria-label={named} {onclick}>
            { say(Msg::Deed(deed)) }
        </button>
    }
}

/// Why a game cannot be played on, and that it is still there.
pub(super) fn shut(why: Option<&Shut>) -> Html {
    let said = match why {
        None => return Html::default(),
        Some(Shut::Trouble(trouble)) => say(keep::Msg::NotOpened(*trouble)),
        Some(Shut::Damage(damage)) => say(saves::Msg::Unreadable(&damage.why)),
    };
    html! { <p role="alert">{ said }{ " " }{ say(keep::Msg::BytesKept) }</p> }
}

/// Goes to the table with what was opened, or notes why there is nothing.
#[hook]
pub(super) fn use_to_table(shut: &UseStateHandle<Option<Shut>>) -> Callback<Result<Running, Shut>> {
    let parlour = use_parlour();
    let navigator = use_navigator();
    let shut = shut.setter();
    Callback::from(move |opened| match (opened, &navigator) {
        (Ok(running), Some(navigator)) => {
            parlour.dispatch(Change::Open(running));
            navigator.push(&Route::Table);
        }
        (Err(why), _) => shut.set(Some(why)),
        (Ok(_), None) => {}
    })
}

/// Takes a game to the table, from the shelf unless it lies there.
#[hook]
pub(super) fn use_go_on(game: Key, shut: &UseStateHandle<Option<Shut>>) -> Callback<MouseEvent> {
    let parlour = use_parlour();
    let to_table = use_to_table(shut);
    Callback::from(move |_| {
        let to_table = to_table.clone();
        match parlour.on_table(game) {
            Some(running) => to_table.emit(Ok(running.clone())),
            None => spawn_local(async move { to_table.emit(open(game).await) }),
        }
    })
}

//! A game in the list, and what can be done with it.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::title::TitleForm;
use super::ways::{Ways, focus};
use crate::i18n::games::Msg;
use crate::i18n::keep::{self, Trouble};
use crate::ui::keep::{
    Label, Shelved, Shut, bytes, is_elsewhere, look, rename, repair, save_as_file,
};
use crate::ui::pages::kept::{called, company, shut, standing, use_go_on, use_to_table};
use crate::ui::parlour::use_parlour;
use crate::ui::{day, say};
use crate::web::shelf::Key;

/// See [`Row`].
#[derive(Properties, PartialEq)]
pub(super) struct RowProps {
    /// The game.
    pub(super) game: Shelved,
    /// Whether it was deleted a moment ago.
    pub(super) undone: bool,
    /// Deletes it.
    pub(super) ondelete: Callback<Key>,
}

/// The game, and what can be done with it.
#[component]
pub(super) fn Row(props: &RowProps) -> Html {
    let key = props.game.key;
    let label = props.game.label.as_ref();
    let why = use_state(|| None);
    let said = use_state(AttrValue::default);
    let naming = use_state(|| false);
    let rename_button = use_node_ref();
    let entitle = use_rename(&props.game, &said, &why);
    let save = use_save(&props.game, &said);
    let delete = use_delete(key, &props.ondelete, &said);
    let (go_on, mend) = (use_go_on(key, &why), use_mend(key, &why));
    let damage = match &*why {
        Some(Shut::Damage(damage)) => Some(damage),
        _ => None,
    };
    let onclose = {
        let (naming, rename_button) = (naming.setter(), rename_button.clone());
        Callback::from(move |title: Option<String>| {
            naming.set(false);
            focus(&rename_button);
            if let Some(title) = title {
                entitle.emit(title);
            }
        })
    };
    let title = label.and_then(|label| label.title.clone());
    html! {
        <li class="game">
            <div class="what">
                if *naming {
                    <TitleForm title={title.unwrap_or_default()} {onclose} />
                } else {
                    <h3>{ called(label) }</h3>
                }
                { company(label) }
                if let Some(verdict) = label.and_then(Label::verdict) {
                    <p>{ verdict }</p>
                }
                <p class="small">{ facts(label) }</p>
                <p class="reply" role="status">{ &*said }</p>
                { shut(why.as_ref()) }
            </div>
            <Ways
                label={props.game.label.clone()}
                damage={damage.cloned()}
                undone={props.undone}
                go_on={if damage.is_some() { mend } else { go_on }}
                rename={Callback::from(move |_| naming.set(true))}
                {rename_button}
                {delete}
                {save}
            />
        </li>
    }
}

/// How far a game with a title has come, and when it was last played.
fn facts(label: Option<&Label>) -> Option<String> {
    let day = day(label?.touched);
    let titled = label?.title.is_some();
    Some(if titled {
        format!("{} \u{b7} {day}", standing(label))
    } else {
        day
    })
}

/// Gives the game a title, and says so.
#[hook]
fn use_rename(
    game: &Shelved,
    said: &UseStateHandle<AttrValue>,
    why: &UseStateHandle<Option<Shut>>,
) -> Callback<String> {
    let parlour = use_parlour();
    let (said, why, game) = (said.setter(), why.setter(), game.clone());
    Callback::from(move |title: String| {
        let (parlour, game) = (parlour.clone(), game.clone());
        let (said, why) = (said.clone(), why.clone());
        spawn_local(async move {
            match rename(&game, &title, parlour.on_table(game.key)).await {
                Ok(()) => {
                    look(&parlour).await;
                    said.set(say(Msg::Titled(&title)));
                }
                Err(Shut::Trouble(trouble)) => said.set(say(Msg::NotTitled(trouble))),
                Err(damage) => why.set(Some(damage)),
            }
        });
    })
}

/// Makes a game of its own of what is whole of this one, and takes it to the table.
#[hook]
fn use_mend(game: Key, why: &UseStateHandle<Option<Shut>>) -> Callback<MouseEvent> {
    let to_table = use_to_table(why);
    Callback::from(move |_| {
        let to_table = to_table.clone();
        spawn_local(async move { to_table.emit(repair(game).await) });
    })
}

/// Deletes the game, or says that another tab plays it.
#[hook]
fn use_delete(
    game: Key,
    ondelete: &Callback<Key>,
    said: &UseStateHandle<AttrValue>,
) -> Callback<MouseEvent> {
    let parlour = use_parlour();
    let (ondelete, said) = (ondelete.clone(), said.setter());
    Callback::from(move |_| {
        let (parlour, ondelete, said) = (parlour.clone(), ondelete.clone(), said.clone());
        spawn_local(async move {
            if is_elsewhere(game, parlour.on_table(game)).await {
                said.set(say(keep::Msg::NotDeleted(Trouble::Elsewhere)));
            } else {
                ondelete.emit(game);
            }
        });
    })
}

/// Saves the game as a file as it lies on the shelf, or on the table, and says so.
#[hook]
fn use_save(game: &Shelved, said: &UseStateHandle<AttrValue>) -> Callback<MouseEvent> {
    let parlour = use_parlour();
    let (said, game) = (said.setter(), game.clone());
    Callback::from(move |_| {
        let (said, game) = (said.clone(), game.clone());
        let running = parlour.on_table(game.key).cloned();
        spawn_local(async move {
            let lines = match running {
                Some(running) => Ok(running.keeper.lines()),
                None => bytes(game.key).await,
            };
            let which = game.label.as_ref().and_then(Label::which);
            said.set(match lines {
                Ok(lines) => save_as_file(&lines, which.map(|which| which.game)),
                Err(trouble) => say(keep::Msg::NotOpened(trouble)),
            });
        });
    })
}

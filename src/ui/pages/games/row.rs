//! A row for a game in the list.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::row_buttons::RowButtons;
use super::title::TitleForm;

use crate::i18n::saved_games::titled;
use crate::i18n::{storage, verdict};
use crate::saves::GameKey;
use crate::ui::app_state::use_app_state;
use crate::ui::components::focus;
use crate::ui::pages::saved_game::{called, players, shut, standing, use_go_on, use_to_table};
use crate::ui::saved_games::{NotOpened, bytes, look, remove, rename, repair};
use crate::ui::saving::{Label, SavedGame, save_as_file};
use crate::ui::words::language;
use crate::ui::words::{day, names, say};
use crate::web::save_db::Taken;

/// See [`Row`].
#[derive(Properties, PartialEq)]
pub(super) struct RowProps {
    /// The game.
    pub(super) game: SavedGame,
    /// Whether it was just restored after being deleted.
    pub(super) undone: bool,
    /// Called with the game and its data when it was deleted.
    pub(super) ondelete: Callback<(SavedGame, Taken)>,
}

/// The game, and its buttons.
#[component]
pub(super) fn Row(props: &RowProps) -> Html {
    let key = props.game.key;
    let label = props.game.label.as_ref();
    let why = use_state(|| None);
    let said = use_state(AttrValue::default);
    let naming = use_state(|| false);
    let rename_button = use_node_ref();
    let entitle = use_rename(key, &said, &why);
    let save = use_save(&props.game, &said);
    let delete = use_delete(&props.game, &props.ondelete, &said);
    let (go_on, mend) = (use_go_on(key, &why, &said), use_mend(key, &why, &said));
    let damage = match &*why {
        Some(NotOpened::Damage(damage)) => Some(damage),
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
                { players(label) }
                if let Some(verdict) = label.and_then(verdict) {
                    <p>{ verdict }</p>
                }
                <p class="small">{ for facts(label) }</p>
                <p class="reply" role="status">{ &*said }</p>
                { shut(why.as_ref()) }
            </div>
            <RowButtons
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

/// How the game ended, in a sentence, if it is over.
fn verdict(label: &Label) -> Option<AttrValue> {
    let (setup, outcome) = (label.setup()?, label.outcome.as_ref()?);
    let fits = outcome.places.seats() == setup.players();
    let names = names(&setup);
    let game = setup.game;
    fits.then(|| say(verdict::Msg::of(game, outcome, &names)))
}

/// Returns a callback that gives the game a title, and reports that.
#[hook]
fn use_rename(
    game: GameKey,
    said: &UseStateHandle<AttrValue>,
    why: &UseStateHandle<Option<NotOpened>>,
) -> Callback<String> {
    let state = use_app_state();
    let (said, why) = (said.setter(), why.setter());
    Callback::from(move |title: String| {
        let (state, said, why) = (state.clone(), said.clone(), why.clone());
        spawn_local(async move {
            match rename(game, &title, state.autosave(game)).await {
                Ok(()) => {
                    look(&state).await;
                    said.set(titled(language(), &title).into());
                }
                Err(NotOpened::Storage(trouble)) => said.set(say(storage::Msg::NotTitled(trouble))),
                Err(damage) => why.set(Some(damage)),
            }
        });
    })
}

/// Returns a callback that makes a new game from the intact part of this one, and opens it.
#[hook]
fn use_mend(
    game: GameKey,
    why: &UseStateHandle<Option<NotOpened>>,
    said: &UseStateHandle<AttrValue>,
) -> Callback<MouseEvent> {
    let to_table = use_to_table(why, said);
    Callback::from(move |_| {
        to_table.emit(Box::pin(repair(game)));
    })
}

/// Returns a callback that deletes the game at once, or reports why that failed. It is deleted even if the user
/// leaves the page meanwhile.
#[hook]
fn use_delete(
    game: &SavedGame,
    ondelete: &Callback<(SavedGame, Taken)>,
    said: &UseStateHandle<AttrValue>,
) -> Callback<MouseEvent> {
    let state = use_app_state();
    let (game, ondelete, said) = (game.clone(), ondelete.clone(), said.setter());
    Callback::from(move |_| {
        let (state, said) = (state.clone(), said.clone());
        let (game, ondelete) = (game.clone(), ondelete.clone());
        spawn_local(async move {
            match remove(game.key, state.autosave(game.key)).await {
                Ok(taken) => ondelete.emit((game, taken)),
                Err(trouble) => said.set(say(storage::Msg::NotDeleted(trouble))),
            }
        });
    })
}

/// Returns a callback that saves the game as a file, from the table if it is open there, and reports that.
#[hook]
fn use_save(game: &SavedGame, said: &UseStateHandle<AttrValue>) -> Callback<MouseEvent> {
    let state = use_app_state();
    let (said, game) = (said.setter(), game.clone());
    Callback::from(move |_| {
        let (said, game) = (said.clone(), game.clone());
        let open = state.autosave(game.key).cloned();
        spawn_local(async move {
            let lines = match open {
                Some(autosave) => Ok(autosave.lines()),
                None => bytes(game.key).await,
            };
            let which = game.label.as_ref().and_then(Label::which);
            said.set(match lines {
                Ok(lines) => save_as_file(&lines, which.map(|which| which.game)),
                Err(trouble) => say(storage::Msg::NotOpened(trouble)),
            });
        });
    })
}

//! Importing games from files, and saving all games to a file.

use std::cell::Cell;
use std::rc::Rc;

use futures_util::lock::Mutex;
use gloo::events::EventListenerPhase;
use wasm_bindgen_futures::spawn_local;
use web_sys::{DragEvent, File, FileList, HtmlInputElement};
use yew::prelude::*;

use crate::i18n::game_files::{Msg, Tally, file_flaw, game_flaw, imported, with_more};
use crate::i18n::saved_games;
use crate::i18n::shell;
use crate::i18n::storage;
use crate::saves::StorageError;
use crate::settings::Settings;
use crate::ui::app_state::{AppState, use_app_state};
use crate::ui::browser_drags::{carries_files, on_drag};
use crate::ui::saved_games::{Import, bytes, import, look};
use crate::ui::saving::save_all;
use crate::ui::use_settings::use_settings;
use crate::ui::words::{language, say};

/// The last thing done with files.
#[derive(Clone, PartialEq)]
enum Done {
    Nothing,
    /// Something was done, with this message.
    Said(AttrValue),
    /// Files are being opened; set the flag to cancel.
    Opening(Rc<Cell<bool>>),
    Imported(Import),
}

/// The buttons, and the results.
#[component]
pub(super) fn Files() -> Html {
    let state = use_app_state();
    let settings = use_settings();
    let done = use_state(|| Done::Nothing);
    let onuse = {
        let (settings, done) = (settings.clone(), done.setter());
        Callback::from(move |wanted| {
            settings.dispatch(wanted);
            done.set(Done::Said(say(Msg::SettingsUsed)));
        })
    };
    let onfiles = use_import(&done);
    let dragged = use_drop(&onfiles);
    let onchange = Callback::from(move |event: Event| {
        let input = event.target_unchecked_into::<HtmlInputElement>();
        onfiles.emit(all(input.files()));
        // So that the same file can be chosen again.
        input.set_value("");
    });
    let save = {
        let (state, settings, done) = (state.clone(), settings.clone(), done.setter());
        Callback::from(move |_| {
            let (state, settings, done) = (state.clone(), settings.clone(), done.clone());
            spawn_local(async move {
                done.set(Done::Said(match everything(&state).await {
                    Ok(games) => save_all(&games, &settings.settings),
                    Err(trouble) => say(storage::Msg::NoShelf(trouble)),
                }));
            });
        })
    };
    let any = state
        .saved_games
        .as_ref()
        .is_some_and(|games| !games.is_empty());
    html! {
        <section class={classes!("files", dragged.then_some("over"))} aria-labelledby="files">
            <h2 id="files">{ say(Msg::Files) }</h2>
            <p>{ say(Msg::FilesNote) }</p>
            <p class="actions">
                <label key="open" class="button">
                    { say(Msg::OpenFiles) }
                    <input type="file" multiple=true {onchange} />
                </label>
                if any {
                    <button key="save" type="button" onclick={save}>{ say(Msg::SaveAll) }</button>
                }
            </p>
            <p class="small drop">{ say(Msg::DropFiles) }</p>
            <div class="reply" role="status">{ reply(&done, &settings.settings, &onuse) }</div>
        </section>
    }
}

/// The lines of all saved games.
async fn everything(state: &AppState) -> Result<Vec<Vec<String>>, StorageError> {
    let mut games = Vec::new();
    for game in state.saved_games.iter().flatten() {
        games.push(bytes(game.key).await?);
    }
    Ok(games)
}

fn all(list: Option<FileList>) -> Vec<File> {
    let list = list.as_ref();
    let file = |place| list.and_then(|list| list.get(place));
    (0..list.map_or(0, FileList::length))
        .filter_map(file)
        .collect()
}

/// The results in words. Settings found in a file are used only on request.
fn reply(done: &Done, settings: &Settings, onuse: &Callback<Settings>) -> Html {
    let import = match done {
        Done::Nothing => return Html::default(),
        Done::Said(said) => return html! { <p>{ said }</p> },
        Done::Opening(stopped) => {
            let stopped = Rc::clone(stopped);
            return html! {
                <>
                    <p>{ say(Msg::Opening) }</p>
                    <p class="actions">
                        <button type="button" onclick={move |_| stopped.set(true)}>{ say(saved_games::Msg::Cancel) }</button>
                    </p>
                </>
            };
        }
        Done::Imported(import) => import,
    };
    let files = import.files.iter();
    let files = files.map(|(file, flaw)| file_flaw(language(), file, *flaw).into());
    let more = import.with_more.iter();
    let more = more.map(|file| with_more(language(), file).into());
    let games = import.games.iter().map(|(file, damage)| {
        let (why, whole) = (&damage.why, damage.whole);
        game_flaw(language(), file, why, whole).into()
    });
    let trouble = import
        .trouble
        .map(|trouble| say(storage::Msg::NotImported(trouble)));
    let not_loaded = import.not_loaded;
    let not_loaded = not_loaded.map(|game| say(shell::Msg::NotLoaded(game)));
    let trouble = trouble.into_iter().chain(not_loaded);
    let others = import.settings.as_ref().filter(|it| *it != settings);
    let alone = import.settings.is_some() && import.tally == Tally::default();
    let tally = (!alone).then(|| imported(language(), import.tally).into());
    let none = (alone && others.is_none()).then(|| say(Msg::SettingsSame));
    let sentences = tally
        .into_iter()
        .chain(none)
        .chain(trouble)
        .chain(more)
        .chain(games)
        .chain(files);
    let sentences = sentences
        .enumerate()
        .map(|(place, said)| html! { <p key={place}>{ said }</p> });
    let offer = others.cloned().map(|others| {
        let onclick = onuse.reform(move |_| others.clone());
        html! {
            <>
                <p key="found">{ say(Msg::SettingsFound) }</p>
                <p key="use" class="actions">
                    <button type="button" {onclick}>{ say(Msg::UseSettings) }</button>
                </p>
            </>
        }
    });
    html! { <>{ for sentences }{ for offer }</> }
}

/// Returns a callback that imports games from files, one batch after the other.
#[hook]
fn use_import(done: &UseStateHandle<Done>) -> Callback<Vec<File>> {
    let state = use_app_state();
    let turn = use_memo((), |()| Mutex::new(()));
    let done = done.setter();
    Callback::from(move |files: Vec<File>| {
        if files.is_empty() {
            return;
        }
        let (state, turn, done) = (state.clone(), Rc::clone(&turn), done.clone());
        let stopped = Rc::new(Cell::new(false));
        done.set(Done::Opening(Rc::clone(&stopped)));
        spawn_local(async move {
            let _turn = turn.lock().await;
            let import = import(files, &stopped).await;
            look(&state).await;
            done.set(Done::Imported(import));
        });
    })
}

/// Accepts files dropped anywhere on the page, and returns whether some are being dragged over it.
#[hook]
fn use_drop(onfiles: &Callback<Vec<File>>) -> bool {
    let over = use_state_eq(|| false);
    use_effect_with(onfiles.clone(), {
        let over = over.setter();
        move |onfiles| {
            let onfiles = onfiles.clone();
            let heard = move |event: &DragEvent| {
                let some = carries_files(event);
                over.set(some && event.type_() == "dragover");
                if some {
                    event.prevent_default();
                }
                if some && event.type_() == "drop" {
                    let files = event.data_transfer().and_then(|it| it.files());
                    onfiles.emit(all(files));
                }
            };
            // Before the page refuses them.
            let listeners = ["dragover", "dragleave", "drop"]
                .map(|name| on_drag(name, EventListenerPhase::Capture, heard.clone()));
            move || drop(listeners)
        }
    });
    *over
}

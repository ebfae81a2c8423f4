//! Which key does what, and how to change it.

use web_sys::HtmlElement;
use yew::prelude::*;

use crate::games::GameId;
use crate::i18n::settings::Msg;
use crate::settings::{Command, KeyChange, Keys};
use crate::ui::keys::{is_combined, names};
use crate::ui::registry;
use crate::ui::use_settings::{SettingsHandle, use_settings};
use crate::ui::words::say;

/// All commands with their keys.
#[component]
pub(super) fn KeyList() -> Html {
    let kept = use_settings();
    let awaited = use_state(|| None::<Command>);
    let said = use_state(AttrValue::default);
    let row = |command: Command| {
        let key = kept.settings.keys.key(command).to_owned();
        let onpress = press(&kept, command, &awaited, &said);
        let onclick = ask(command, &awaited, &said);
        let onblur = give_up(command, &awaited, &said);
        let waits = *awaited == Some(command);
        html! {
            <li key={format!("{command:?}")}>
                <span class="command">{ say(Msg::Command(command)) }</span>
                <kbd>{ say(Msg::Key(&key)) }</kbd>
                <button type="button" aria-label={say(Msg::ChangeKeyOf(command))} aria-pressed={waits.to_string()}
                    {onclick} {onblur} onkeydown={onpress}>{ say(Msg::Change) }</button>
            </li>
        }
    };
    let games = GameId::ALL
        .into_iter()
        .map(|game| (Some(game), registry::keys(game)));
    let lists = [(None, Command::SHARED)].into_iter().chain(games);
    let lists = lists.map(|(game, commands)| {
        let id = game.map_or("keys-shared", GameId::slug);
        html! {
            <section key={id} class="keys-of">
                <h3 {id}>{ say(Msg::KeysOf(game)) }</h3>
                <ul class="keys" aria-labelledby={id}>{ for commands.iter().copied().map(row) }</ul>
            </section>
        }
    });
    let usual = {
        let (kept, said) = (kept.clone(), said.clone());
        Callback::from(move |_: MouseEvent| {
            change(&kept, Keys::reset);
            said.set(say(Msg::KeysAreUsual));
        })
    };
    html! {
        <>
            <Characters />
            <p class="small">{ say(Msg::FixedKeys) }</p>
            <p class="said" role="status">{ &*said }</p>
            { for lists }
            <p><button type="button" onclick={usual}>{ say(Msg::UsualKeys) }</button></p>
        </>
    }
}

/// The switch of keys that write a character.
#[component]
fn Characters() -> Html {
    let kept = use_settings();
    let checked = kept.settings.keys.characters;
    let onchange = {
        let kept = kept.clone();
        Callback::from(move |_: Event| {
            change(&kept, |keys| keys.characters = !checked);
        })
    };
    html! {
        <div class="switch">
            <label class="chip">
                <input type="checkbox" role="switch" {checked} {onchange} aria-describedby="characters" />
                <span>{ say(Msg::Characters) }</span>
            </label>
            <p id="characters" class="small">{ say(Msg::CharactersNote) }</p>
        </div>
    }
}

/// Changes the keys, and gives them as they are then.
fn change<T>(kept: &SettingsHandle, change: impl FnOnce(&mut Keys) -> T) -> (Keys, T) {
    let mut settings = kept.settings.clone();
    let done = change(&mut settings.keys);
    let keys = settings.keys.clone();
    kept.dispatch(settings);
    (keys, done)
}

type Awaited = UseStateHandle<Option<Command>>;
type Said = UseStateHandle<AttrValue>;

/// Waits for a key; pressed again, gives up. Safari focuses no button that is clicked, so this does.
fn ask(command: Command, awaited: &Awaited, said: &Said) -> Callback<MouseEvent> {
    let (awaited, said) = (awaited.clone(), said.clone());
    Callback::from(move |event: MouseEvent| {
        if *awaited == Some(command) {
            awaited.set(None);
            said.set(say(Msg::GaveUp));
            return;
        }
        let _ = event.target_unchecked_into::<HtmlElement>().focus();
        awaited.set(Some(command));
        said.set(say(Msg::Awaited(command)));
    })
}

/// Who goes elsewhere has given up.
fn give_up(command: Command, awaited: &Awaited, said: &Said) -> Callback<FocusEvent> {
    let (awaited, said) = (awaited.clone(), said.clone());
    Callback::from(move |_| {
        if *awaited == Some(command) {
            awaited.set(None);
            said.set(say(Msg::GaveUp));
        }
    })
}

/// Takes the key that is awaited.
fn press(
    kept: &SettingsHandle,
    command: Command,
    awaited: &Awaited,
    said: &Said,
) -> Callback<KeyboardEvent> {
    let (kept, awaited, said) = (kept.clone(), awaited.clone(), said.clone());
    Callback::from(move |event: KeyboardEvent| {
        let key = event.key();
        let on_its_way = key == "Tab" || key == "Shift" || key == "AltGraph";
        if *awaited != Some(command) || on_its_way || is_combined(&event) || event.repeat() {
            return;
        }
        event.prevent_default();
        if key == "Escape" {
            awaited.set(None);
            said.set(say(Msg::GaveUp));
            return;
        }
        // The first of its names that the command can have is what is meant.
        let (keys, (key, done)) = change(&kept, |keys| {
            let mut done = (key, KeyChange::Refused);
            for name in names(&event) {
                if done.1 == KeyChange::Refused {
                    done = (name.clone(), keys.set(command, &name));
                }
            }
            done
        });
        if done != KeyChange::Refused {
            awaited.set(None);
        }
        let taken = say(Msg::Taken(command, &key));
        said.set(match done {
            KeyChange::Refused => say(Msg::Refused(&key)),
            KeyChange::Done => taken,
            KeyChange::Exchanged(other) => {
                let exchanged = say(Msg::Exchanged(other, keys.key(other)));
                format!("{taken} {exchanged}").into()
            }
        });
    })
}

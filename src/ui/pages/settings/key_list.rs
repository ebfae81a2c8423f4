//! Which key does what, and how to change it.

use web_sys::HtmlElement;
use yew::prelude::*;

use crate::i18n::settings::Msg;
use crate::settings::{Change, Command, Keys};
use crate::ui::keys::is_combined;
use crate::ui::say;
use crate::ui::use_settings::{SettingsHandle, use_settings};

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
            <li key={command as usize}>
                <span class="command">{ say(Msg::Command(command)) }</span>
                <kbd>{ say(Msg::Key(&key)) }</kbd>
                <button type="button" aria-label={say(Msg::ChangeKeyOf(command))} aria-pressed={waits.to_string()}
                    {onclick} {onblur} onkeydown={onpress}>{ say(Msg::Change) }</button>
            </li>
        }
    };
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
            <ul class="keys">{ for Command::ALL.iter().copied().map(row) }</ul>
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
        let (keys, done) = change(&kept, |keys| keys.set(command, &key));
        if done != Change::Refused {
            awaited.set(None);
        }
        let taken = say(Msg::Taken(command, &key));
        said.set(match done {
            Change::Refused => say(Msg::Refused(&key)),
            Change::Done => taken,
            Change::Exchanged(other) => {
                let exchanged = say(Msg::Exchanged(other, keys.key(other)));
                format!("{taken} {exchanged}").into()
            }
        });
    })
}

//! The list of key commands, and buttons to change them.

use yew::prelude::*;

use super::block_keys::BlockKeys;
use super::key_button::KeyButton;
use crate::games::GameId;
use crate::i18n::key_names;
use crate::i18n::settings::{Msg, Purpose};
use crate::settings::{Command, KeyChange, KeyLayout, KeyName, Keys};
use crate::ui::commands::pressed;
use crate::ui::key_caps::use_key_layout;
use crate::ui::use_settings::{SettingsHandle, use_settings};
use crate::ui::words::say;

/// All commands with their keys.
#[component]
pub(super) fn KeyList() -> Html {
    let (kept, layout) = (use_settings(), use_key_layout());
    let said = use_state(AttrValue::default);
    let onsay = use_callback(said.setter(), |says, said| said.set(says));
    let row = |command: Command| {
        let key = kept.settings.keys.name(command, &layout);
        let purpose = Purpose::Command(command);
        html! {
            <li key={format!("{command:?}")}>
                <span class="command">{ say(Msg::Command(command)) }</span>
                <kbd>{ say(key_names::Msg::Key(key)) }</kbd>
                <KeyButton {purpose} label={say(Msg::ChangeKeyOf(command))} onkey={press(&kept, &layout, command)}
                    onsay={onsay.clone()}>{ say(Msg::Change) }</KeyButton>
            </li>
        }
    };
    let tables = [None].into_iter().chain(GameId::ALL.map(Some));
    let lists = tables.map(|game| (game, Command::of(game)));
    let lists = lists.filter(|(_, commands)| !commands.is_empty());
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
            let mut settings = kept.settings.clone();
            settings.keys.reset();
            settings.blocks.reset();
            kept.dispatch(settings);
            said.set(say(Msg::KeysAreUsual));
        })
    };
    html! {
        <>
            <Characters />
            <p class="small">{ say(Msg::FixedKeys) }</p>
            <p class="said" role="status">{ &*said }</p>
            <div class="key-lists">
                { for lists }
                <BlockKeys {onsay} />
            </div>
            <p><button type="button" onclick={usual}>{ say(Msg::UsualKeys) }</button></p>
        </>
    }
}

/// The switch for keys that type a character.
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

/// Changes the keys, and returns the new ones.
fn change<T>(kept: &SettingsHandle, change: impl FnOnce(&mut Keys) -> T) -> (Keys, T) {
    let mut settings = kept.settings.clone();
    let done = change(&mut settings.keys);
    let keys = settings.keys.clone();
    kept.dispatch(settings);
    (keys, done)
}

/// Returns a callback that assigns a command's key.
fn press(
    kept: &SettingsHandle,
    layout: &KeyLayout,
    command: Command,
) -> Callback<KeyboardEvent, (bool, AttrValue)> {
    let (kept, layout) = (kept.clone(), layout.clone());
    Callback::from(move |event: KeyboardEvent| {
        let (keys, (key, done)) = change(&kept, |keys| keys.assign(command, &pressed(&event)));
        let named = |command| (Purpose::Command(command), keys.name(command, &layout));
        let (purpose, now) = named(command);
        let taken = say(Msg::Taken { purpose, key: now });
        match done {
            KeyChange::Refused => (false, say(Msg::Refused(KeyName::of(&key)))),
            KeyChange::Done => (true, taken),
            KeyChange::Exchanged(other) => {
                let (purpose, key) = named(other);
                let exchanged = say(Msg::Exchanged { purpose, key });
                (true, format!("{taken} {exchanged}").into())
            }
        }
    })
}

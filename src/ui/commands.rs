//! Keyboard commands that work wherever the focus is.

use std::cell::Cell;
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::prelude::*;

use super::listening::use_latest;
use super::use_settings::use_settings;
use crate::games::GameId;
use crate::settings::{Command, KeyPress, Keys, Meaning};

/// A press of a key that has a command.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stroke {
    /// The command.
    pub command: Command,
    /// When the key went down: the time stamp of the browser's event.
    pub at: f64,
}

/// Calls back with the command of each key that has one at the table of this game. Listens on the window, because Yew
/// sees no key while nothing is focused. Ignores keys in fields, in lists and behind an open dialog, repeats, and keys
/// held with Ctrl, Alt or Meta. The callback returns whether it handled the command; if so, the browser's default
/// action is prevented.
#[hook]
pub fn use_commands(game: GameId, oncommand: Callback<Stroke, bool>) {
    use_keys(Callback::from(move |(keys, press, at): Heard| {
        match keys.meaning(&press, game) {
            Some(Meaning::Command(command)) => oncommand.emit(Stroke { command, at }),
            _ => false,
        }
    }));
}

/// Like [`use_commands`], but calls back with all commands of a key, whichever table each belongs to.
#[hook]
pub fn use_all_commands(oncommands: Callback<Vec<Command>, bool>) {
    use_keys(Callback::from(move |(keys, press, _): Heard| {
        let commands = keys.commands(&press);
        !commands.is_empty() && oncommands.emit(commands)
    }));
}

/// Calls back with the index of the card that a digit means at the table of this game, and with the time stamp of the
/// event.
#[hook]
pub fn use_digits(game: GameId, ondigit: Callback<(usize, f64), bool>) {
    use_keys(Callback::from(move |(keys, press, at): Heard| {
        match keys.meaning(&press, game) {
            Some(Meaning::Card(card)) => ondigit.emit((card, at)),
            _ => false,
        }
    }));
}

/// A press of a key, when it was, and what keys mean.
type Heard = (Keys, KeyPress, f64);

/// Calls back with each press of a key that is meant for the table.
#[hook]
fn use_keys(onkey: Callback<Heard, bool>) {
    let keys = use_settings().settings.keys.clone();
    let onkey = use_latest(onkey);
    use_effect_with(keys, |keys| {
        let keys = keys.clone();
        let listener =
            on_key(move |event| onkey.emit((keys.clone(), pressed(event), event.time_stamp())));
        move || drop(listener)
    });
}

/// The press of a key. With AltGr only what it types counts.
pub(super) fn pressed(event: &KeyboardEvent) -> KeyPress {
    let types = event.get_modifier_state("AltGraph");
    KeyPress {
        key: event.key(),
        code: if types { String::new() } else { event.code() },
        shift: event.shift_key(),
    }
}

/// Listens for keys meant for the table, and prevents the browser's default action for those that were handled.
fn on_key(take: impl Fn(&KeyboardEvent) -> bool + 'static) -> Option<EventListener> {
    let window = web_sys::window()?;
    let active = EventListenerOptions::enable_prevent_default();
    let listen = move |event: &web_sys::Event| {
        let event = event.dyn_ref::<KeyboardEvent>().filter(|it| ours(it));
        if let Some(event) = event.filter(|event| take(event)) {
            event.prevent_default();
        }
    };
    Some(EventListener::new_with_options(
        &window, "keydown", active, listen,
    ))
}

/// Whether a key is held with a modifier that makes it a browser shortcut. AltGr, which may look like Ctrl and Alt,
/// only types characters.
pub(super) fn is_combined(event: &KeyboardEvent) -> bool {
    let held = event.ctrl_key() || event.alt_key() || event.meta_key();
    held && !event.get_modifier_state("AltGraph")
}

/// Whether a key is meant for the table rather than for a field, a list, a dialog, an input method or the browser. An
/// open modal dialog blocks all keys, wherever the focus is. Radio buttons keep arrows and digits for themselves, but
/// leave Enter and Escape to the table.
fn ours(event: &KeyboardEvent) -> bool {
    let ends = matches!(event.key().as_str(), "Enter" | "Escape");
    let elsewhere = if ends {
        "input:not([type=radio]), select, textarea, [contenteditable], summary, dialog[open], dialog[open] *"
    } else {
        "input, select, textarea, [contenteditable], summary, dialog[open], dialog[open] *"
    };
    let target = event.target().and_then(|it| it.dyn_into::<Element>().ok());
    let taken = target.is_some_and(|it| it.matches(elsewhere).unwrap_or(false));
    let covered = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.query_selector("dialog:modal").ok()?)
        .is_some();
    let unmeant = event.default_prevented() || event.repeat() || event.is_composing();
    !(unmeant || is_combined(event) || taken || covered)
}

/// Sets `data-keys` on the root element while the last input was a key, so that a focus nobody moved shows no ring.
#[hook]
pub fn use_key_mark() {
    use_effect_with((), |()| {
        let capture = EventListenerOptions::run_in_capture_phase();
        let marked = Rc::new(Cell::new(false));
        let mark = |event: &'static str, keys: bool| {
            let window = web_sys::window()?;
            let root = window.document()?.document_element()?;
            let marked = Rc::clone(&marked);
            let set = move |_: &web_sys::Event| {
                if marked.replace(keys) != keys {
                    let _ = root.toggle_attribute_with_force("data-keys", keys);
                }
            };
            Some(EventListener::new_with_options(
                &window, event, capture, set,
            ))
        };
        let listeners = [mark("keydown", true), mark("pointerdown", false)];
        move || drop(listeners)
    });
}

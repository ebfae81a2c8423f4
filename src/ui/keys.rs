//! Keys that do something wherever the focus is.

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::prelude::*;

use super::use_settings::use_settings;
use crate::settings::Command;

/// Calls back with the command of each key that has one. The listener sits on the window, for Yew
/// sees no key while nothing is focused. Keys in fields, in lists and behind an open dialog are
/// left alone, and so are repeats and keys held with Ctrl, Alt or Meta. Whoever takes a command
/// answers true, and the browser then does nothing else with the key.
#[hook]
pub fn use_commands(oncommand: Callback<Command, bool>) {
    let keys = use_settings().settings.keys.clone();
    use_effect_with((keys, oncommand), |(keys, oncommand)| {
        let (keys, oncommand) = (keys.clone(), oncommand.clone());
        let listener = web_sys::window().map(|window| {
            let active = EventListenerOptions::enable_prevent_default();
            EventListener::new_with_options(&window, "keydown", active, move |event| {
                let Some(event) = event.dyn_ref::<KeyboardEvent>() else {
                    return;
                };
                let command = keys.command(&event.key()).filter(|_| ours(event));
                if command.is_some_and(|command| oncommand.emit(command)) {
                    event.prevent_default();
                }
            })
        });
        move || drop(listener)
    });
}

/// Whether a key is held with one that makes it the browser's. With AltGr, which may look like Ctrl
/// and Alt, people merely write.
pub(super) fn is_combined(event: &KeyboardEvent) -> bool {
    let held = event.ctrl_key() || event.alt_key() || event.meta_key();
    held && !event.get_modifier_state("AltGraph")
}

/// Whether a key is for the table, and not for a field, a list, a dialog or the browser. An open
/// dialog that covers the table covers its keys, wherever the focus is.
fn ours(event: &KeyboardEvent) -> bool {
    let elsewhere =
        "input, select, textarea, [contenteditable], summary, dialog[open], dialog[open] *";
    let target = event.target().and_then(|it| it.dyn_into::<Element>().ok());
    let taken = target.is_some_and(|it| it.matches(elsewhere).unwrap_or(false));
    let covered = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.query_selector("dialog:modal").ok()?)
        .is_some();
    !(event.default_prevented() || event.repeat() || is_combined(event) || taken || covered)
}

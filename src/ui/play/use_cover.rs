//! Covers an open hand that is left unattended.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use web_sys::EventTarget;
use yew::prelude::*;

use crate::web::api::api;

/// How long without input before a hand is covered, in milliseconds.
const IDLE: u32 = 60_000;

/// What counts as input.
const INPUTS: [&str; 4] = ["pointerdown", "pointermove", "keydown", "wheel"];

/// While `open`, calls back when the page is hidden, when the device is turned, and when there is no input for a while.
#[hook]
pub(super) fn use_cover(open: bool, onlock: Callback<()>) {
    use_effect_with(open, move |&open| {
        let listeners = if open { listen(&onlock) } else { Vec::new() };
        move || drop(listeners)
    });
}

fn listen(onlock: &Callback<()>) -> Vec<EventListener> {
    let Some(window) = web_sys::window() else {
        return Vec::new();
    };
    let on = |target: &EventTarget, event: &'static str| {
        let onlock = onlock.clone();
        EventListener::new(target, event, move |_| onlock.emit(()))
    };
    let mut listeners = vec![on(&window, "pagehide")];
    if let Some(document) = window.document() {
        let (onlock, hidden) = (onlock.clone(), document.clone());
        listeners.push(EventListener::new(
            &document,
            "visibilitychange",
            move |_| {
                if hidden.hidden() {
                    onlock.emit(());
                }
            },
        ));
    }
    if let Ok(Some(portrait)) = window.match_media("(orientation: portrait)") {
        listeners.push(on(&portrait, "change"));
    }
    // The query above does not notice a device turned upside down.
    if let Some(orientation) = api::<EventTarget>("screen.orientation") {
        listeners.push(on(&orientation, "change"));
    }
    let wait = {
        let onlock = onlock.clone();
        move || {
            let onlock = onlock.clone();
            Some(Timeout::new(IDLE, move || onlock.emit(())))
        }
    };
    let waiting = Rc::new(RefCell::new(wait()));
    listeners.extend(INPUTS.map(|input| {
        let (waiting, wait) = (Rc::clone(&waiting), wait.clone());
        EventListener::new(&window, input, move |_| {
            waiting.replace(wait());
        })
    }));
    listeners
}

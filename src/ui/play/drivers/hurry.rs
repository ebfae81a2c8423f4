//! Lets a tap or a key press hurry the bot, and do nothing else.

use std::cell::Cell;
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent, MouseEvent};
use yew::prelude::*;

use crate::settings::{Command, Keys};
use crate::ui::commands::pressed;
use crate::ui::use_settings::use_settings;
use crate::web::clock;

/// How long after a hurried move taps and keys still count as meant for the bot, in milliseconds.
const SETTLE: f64 = 300.0;

/// Keys that never hurry the bot.
const ELSEWHERE: [&str; 7] = [
    "Tab", "Shift", "Control", "Alt", "Meta", "CapsLock", "Escape",
];

/// The state shared by the listeners.
#[derive(Default)]
struct Hurry {
    /// Whether a bot can be hurried.
    waiting: Cell<bool>,
    /// Until when input is still meant for a bot.
    until: Cell<f64>,
    /// Whether the pointer was pressed to hurry the bot.
    pressed: Cell<bool>,
}

impl Hurry {
    /// Whether input is currently meant for a bot.
    fn meant(&self) -> bool {
        self.waiting.get() || clock::now() < self.until.get()
    }

    /// Consumes an event, and returns whether the bot is to be hurried.
    fn take(&self, event: &Event) -> bool {
        event.stop_immediate_propagation();
        event.prevent_default();
        self.until.set(clock::now() + SETTLE);
        self.waiting.replace(false)
    }
}

/// Whether a listener consumes an event.
type Hears = Box<dyn Fn(&Hurry, &Event) -> bool>;

/// While a bot is `waiting`, calls back on a tap on the board or a key press. The listeners run before all others, so
/// that the same tap can never reach a card that the bot's move uncovers.
#[hook]
pub(super) fn use_hurry(waiting: bool, onhurry: Callback<()>) {
    let keys = use_settings().settings.keys.clone();
    let hurry = use_memo((), |()| Hurry::default());
    hurry.waiting.set(waiting);
    use_effect_with((keys, onhurry), move |(keys, onhurry)| {
        let listeners = listen(&hurry, keys, onhurry);
        move || drop(listeners)
    });
}

fn listen(hurry: &Rc<Hurry>, keys: &Keys, onhurry: &Callback<()>) -> Vec<EventListener> {
    let Some(window) = web_sys::window() else {
        return Vec::new();
    };
    let on = |name: &'static str, hears: Hears| {
        let (hurry, onhurry) = (Rc::clone(hurry), onhurry.clone());
        let first = EventListenerOptions {
            phase: gloo::events::EventListenerPhase::Capture,
            passive: false,
        };
        EventListener::new_with_options(&window, name, first, move |event| {
            if hears(&hurry, event) && hurry.take(event) {
                onhurry.emit(());
            }
        })
    };
    let down = |hurry: &Hurry, event: &Event| {
        hurry.pressed.set(hurry.meant() && on_board(event));
        if hurry.pressed.get() {
            event.stop_immediate_propagation();
        }
        false
    };
    // Assistive technology, such as a screen reader, clicks without pointer events.
    let click = |hurry: &Hurry, event: &Event| {
        let pressed = hurry.pressed.take();
        let mouse = event.dyn_ref::<MouseEvent>();
        let alone = mouse.is_some_and(|click| click.detail() == 0);
        pressed || alone && hurry.meant() && on_board(event)
    };
    let keys = keys.clone();
    let key = move |hurry: &Hurry, event: &Event| hurry.meant() && means_bot(event, &keys);
    vec![
        on("pointerdown", Box::new(down)),
        on("click", Box::new(click)),
        on("keydown", Box::new(key)),
    ]
}

/// Whether an event happens on the board, and not on something that never makes a move: a link, or an element that the
/// board marks as only for looking.
fn on_board(event: &Event) -> bool {
    let target = event.target().and_then(|it| it.dyn_into::<Element>().ok());
    let within = |selector| {
        let found = target.as_ref().map(|target| target.closest(selector));
        matches!(found, Some(Ok(Some(_))))
    };
    within("main") && !within("a, [data-looks]")
}

/// Whether a key press is for the board, and not a command of the page or the browser.
fn means_bot(event: &Event, keys: &Keys) -> bool {
    let Some(event) = event.dyn_ref::<KeyboardEvent>() else {
        return false;
    };
    let key = event.key();
    let frames = [
        Command::Log,
        Command::Reference,
        Command::Rule,
        Command::Hide,
        Command::TakeBack,
    ];
    let commands = keys.commands(&pressed(event));
    let of_frame = commands.iter().any(|command| frames.contains(command));
    let combined = event.ctrl_key() || event.alt_key() || event.meta_key();
    let page = event.target().and_then(|it| it.dyn_into::<Element>().ok());
    let nowhere = page.is_none_or(|target| target.tag_name() == "BODY");
    let function = key.len() > 1 && key.starts_with('F');
    !(of_frame || combined || function || ELSEWHERE.contains(&key.as_str()))
        && (nowhere || on_board(event))
}

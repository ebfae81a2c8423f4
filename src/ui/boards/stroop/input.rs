//! Simultaneous input from keyboards and gamepads, each with the time stamp of its event.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo::timers::callback::Interval;
use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, Gamepad, GamepadButton, GamepadMappingType, KeyboardEvent, Window};
use yew::prelude::*;

use super::devices::{Part, parts};
use super::hands::Hands;
use crate::engine::{Seat, Seats};
use crate::games::stroop::Card;
use crate::i18n::stroop::table::Device;
use crate::settings::{Blocks, Press};
use crate::ui::commands::is_combined;
use crate::ui::key_caps::{Caps, code};
use crate::ui::listening::use_latest;
use crate::web::api::{api, call};
use crate::web::{clock, window};

/// How often gamepads are polled, in milliseconds: they send no events.
const POLL: u32 = 4;

/// What Firefox begins to search the page at, which takes the focus: a player's key does not, even before a round.
const FIND: [&str; 2] = ["/", "'"];

/// How far a stick is moved when that counts, and how far at least while it goes on counting, as parts of its way.
const MOVED: (f64, f64) = (0.6, 0.4);

/// A player's action in the game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Gesture {
    /// Plays a card.
    Play(Card),
    /// Draws.
    Draw,
    /// Calls STOP.
    Stop,
}

/// A key or button pressed or released.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Stroke {
    /// The player.
    pub(super) seat: Seat,
    /// Its meaning.
    pub(super) press: Press,
    /// Whether it was pressed rather than released.
    pub(super) down: bool,
    /// The time stamp of the browser's event.
    pub(super) at: f64,
}

/// The player using this device.
fn who(hands: &Hands, people: Seats, device: Device) -> Option<Seat> {
    people
        .iter()
        .find(|seat| hands.device[seat.index()] == device)
}

/// Callbacks for keys.
pub(super) struct Heard {
    /// Called for a key of a player's block; returns whether it means anything now.
    pub(super) onstroke: Callback<Stroke, bool>,
    /// Called for Escape.
    pub(super) onpause: Callback<()>,
    /// Called when the window loses the focus, as releases are then not noticed.
    pub(super) onaway: Callback<()>,
}

/// Reports each press and release of a key in a player's block, and keeps the event from everything else.
#[hook]
pub(super) fn use_blocks(hands: &Hands, caps: &Rc<Caps>, people: Seats, plays: bool, heard: Heard) {
    let Heard {
        onstroke,
        onpause,
        onaway,
    } = heard;
    let (hands, caps) = (hands.clone(), Rc::clone(caps));
    let onaway = use_latest(onaway);
    let take = use_latest(Callback::from(move |event: KeyboardEvent| {
        let down = event.type_() == "keydown";
        let code = code(&event);
        if !ours(&event, &code, &caps.blocks) {
            return false;
        }
        if plays && down && event.key() == "Escape" {
            onpause.emit(());
            return true;
        }
        let meant = caps.blocks.press(&code).and_then(|(block, press)| {
            let seat = who(&hands, people, Device::Keys(block))?;
            let at = event.time_stamp();
            Some(Stroke {
                seat,
                press,
                down,
                at,
            })
        });
        let Some(stroke) = meant else {
            return false;
        };
        // A held key repeats, but counts only once.
        let takes = event.repeat() && plays || !event.repeat() && onstroke.emit(stroke);
        takes || down && FIND.contains(&event.key().as_str())
    }));
    use_effect_with((), move |()| {
        let first = EventListenerOptions {
            phase: EventListenerPhase::Capture,
            passive: false,
        };
        let on = |name: &'static str| {
            let take = take.clone();
            let window = window()?;
            Some(EventListener::new_with_options(
                &window,
                name,
                first,
                move |event| {
                    let key = event.dyn_ref::<KeyboardEvent>();
                    if let Some(key) = key.filter(|key| take.emit((*key).clone())) {
                        key.prevent_default();
                        key.stop_immediate_propagation();
                    }
                },
            ))
        };
        // Releases in another window are not noticed here.
        let away =
            move |window: Window| EventListener::new(&window, "blur", move |_| onaway.emit(()));
        let listeners = [on("keydown"), on("keyup"), window().map(away)];
        move || drop(listeners)
    });
}

/// Makes a held button receive the release, wherever the pointer is by then.
pub(super) fn capture(event: &PointerEvent) {
    let target = event.target().and_then(|it| it.dyn_into::<Element>().ok());
    let button = target.and_then(|it| it.closest("button").ok()?);
    if let Some(button) = button {
        // A pointer that is already gone cannot be captured.
        let _ = button.set_pointer_capture(event.pointer_id());
    }
}

/// Whether a key is for the table: not for a list or field, and not part of a browser shortcut.
fn ours(event: &KeyboardEvent, code: &str, blocks: &Blocks) -> bool {
    // A release always counts, whatever else is held.
    let held = is_combined(event) && event.type_() == "keydown";
    let target = event.target().and_then(|it| it.dyn_into::<Element>().ok());
    // A list in which somebody has just chosen a device has no use for the keys that hold a pad.
    let holds = matches!(blocks.press(code), Some((_, Press::Stop)));
    let fields = if holds {
        "input, textarea, summary, dialog[open] *"
    } else {
        "input, select, textarea, summary, dialog[open] *"
    };
    let field = target.is_some_and(|it| it.matches(fields).unwrap_or(false));
    !held && !field
}

/// While `asks`, calls back with each press and release of a button on a player's gamepad.
#[hook]
pub(super) fn use_gamepads(
    hands: &Hands,
    people: Seats,
    asks: bool,
    onstroke: Callback<Stroke, bool>,
) {
    let hands = hands.clone();
    let strokes = use_latest(Callback::from(move |(pad, press, down, at)| {
        if let Some(seat) = who(&hands, people, pad) {
            onstroke.emit(Stroke {
                seat,
                press,
                down,
                at,
            });
        }
    }));
    use_effect_with(asks, move |&asks| {
        let before = RefCell::new(Vec::<(Device, Part, Press)>::new());
        let interval = asks.then(|| {
            Interval::new(POLL, move || {
                let mut held = Vec::new();
                let mut released = before.take();
                for (pad, gamepad) in gamepads() {
                    for (part, press) in parts(pad) {
                        let was = released.contains(&(pad, part, press));
                        let is = is_held(&gamepad, part, was);
                        if is {
                            held.push((pad, part, press));
                        }
                        if is != was {
                            strokes.emit((pad, press, is, gamepad.timestamp()));
                        }
                    }
                    released.retain(|&(it, ..)| it != pad);
                }
                // What was held on a gamepad that is gone.
                for (pad, _, press) in released {
                    strokes.emit((pad, press, false, clock::now()));
                }
                before.replace(held);
            })
        });
        move || drop(interval)
    });
}

/// The connected gamepads with which one can play, numbered from 1 with all others.
pub(super) fn gamepads() -> Vec<(Device, Gamepad)> {
    let all = api::<JsValue>("navigator").and_then(|it| call(&it, "getGamepads", &[]));
    let all = all.filter(JsValue::is_object).map(|all| Array::from(&all));
    let all = all.iter().flat_map(|all| all.iter()).zip(1_u8..);
    let there = all.filter_map(|(pad, number)| {
        let pad = pad.dyn_into::<Gamepad>().ok()?;
        let device = match pad.mapping() {
            GamepadMappingType::Standard => Device::Gamepad(number),
            _ => Device::OtherGamepad(number),
        };
        let has = |part| match part {
            Part::Button(button) => button < pad.buttons().length(),
            Part::Stick(axis, _) => axis < pad.axes().length(),
        };
        let known = matches!(device, Device::Gamepad(_));
        let plays = known || parts(device).into_iter().all(|(part, _)| has(part));
        plays.then_some((device, pad))
    });
    there.collect()
}

/// Whether a part of a gamepad is held, which it was before or was not.
fn is_held(gamepad: &Gamepad, part: Part, was: bool) -> bool {
    match part {
        Part::Button(button) => {
            let button = gamepad.buttons().get(button).dyn_into::<GamepadButton>();
            button.is_ok_and(|button| button.pressed())
        }
        Part::Stick(axis, toward) => {
            let along = gamepad.axes().get(axis).as_f64().unwrap_or_default() * toward;
            along > if was { MOVED.1 } else { MOVED.0 }
        }
    }
}

//! The cover for passing the device, which also covers an open hand that is left unattended. It lies on the area of the
//! next player only, so that everybody can watch the table. Nothing of the next hand is in the page before it is
//! unlocked.

use std::cell::RefCell;
use std::pin::pin;
use std::rc::Rc;

use futures_util::future::{Either, select};
use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::EventTarget;
use yew::prelude::*;

use super::running_game::GameHandle;
use crate::engine::Seat;
use crate::i18n::Name;
use crate::i18n::table::Msg;
use crate::ui::boards::kit::LogLine;
use crate::ui::components::{Begins, Face, Hold, HoldButton, Touch, focus, hold_key, use_hold};
use crate::ui::words::say;
use crate::web::api::api;
use crate::web::task::{sleep, spawn_abortable};

/// See [`Cover`].
#[derive(Properties, PartialEq)]
pub(super) struct CoverProps {
    /// The game.
    pub(super) game: GameHandle,
    /// Who is to take the device.
    pub(super) seat: Seat,
    /// Their name.
    pub(super) name: Name,
    /// Their head, if they have one.
    pub(super) face: Option<Face>,
    /// What they take it for, if it is not for a turn.
    pub(super) purpose: AttrValue,
    /// Whether they have acted before.
    pub(super) acted: bool,
    /// What everybody saw happen since then.
    pub(super) recap: Vec<LogLine>,
    /// Shows the hand.
    pub(super) onunlock: Callback<()>,
    /// Called if they are not there.
    pub(super) onaway: Callback<()>,
}

/// Whether what was played before is saved.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Saved {
    /// It is, or it cannot be.
    Settled,
    /// Not yet, which nobody has noticed.
    NotYet,
    /// Not yet, so that people wonder.
    Slow,
}

/// How long saving may take before people are told that they wait for it, in milliseconds.
const NOTICED: u32 = 600;

/// Watches whether what was played before is saved: nobody is to see a hand in a game that may yet lose a move.
#[hook]
fn use_saved(game: &GameHandle) -> Saved {
    let settled = || match game.autosave().is_settled() {
        true => Saved::Settled,
        false => Saved::NotYet,
    };
    let saved = use_state_eq(settled);
    use_effect_with((), {
        let (autosave, set) = (game.autosave().clone(), saved.setter());
        move |()| {
            let handle = spawn_abortable(async move {
                let settled = pin!(autosave.settled());
                if let Either::Right((_, settled)) = select(settled, pin!(sleep(NOTICED))).await {
                    set.set(Saved::Slow);
                    settled.await;
                }
                set.set(Saved::Settled);
            });
            move || handle.abort()
        }
    });
    *saved
}

/// The cover between two people. Space and Enter can be held anywhere on it.
#[component]
pub(super) fn Cover(props: &CoverProps) -> Html {
    let cover = use_node_ref();
    // The element focused before belongs to the previous player.
    use_effect_with(props.seat, {
        let cover = cover.clone();
        move |_| focus(&cover)
    });
    let saved = use_saved(&props.game);
    let begins = match saved {
        Saved::Settled => Begins::Late,
        Saved::NotYet | Saved::Slow => Begins::NotYet,
    };
    let hold = use_hold(props.onunlock.clone(), begins);
    let name = &props.name;
    let hint = match (saved, *hold) {
        (Saved::Slow, _) => Msg::StillSaving,
        (_, Hold::Short) => Msg::HoldLonger,
        _ => Msg::HoldIt,
    };
    html! {
        <section
            ref={cover}
            tabindex="-1"
            class={classes!("cover", format!("seat-{}", props.seat.0))}
            aria-labelledby="cover-heading"
            onkeydown={hold_key(&hold, Touch::Down)}
            onkeyup={hold_key(&hold, Touch::Up)}
        >
            <div class="slip">
                <div class="to">
                    <h2 id="cover-heading">
                        { for props.face.map(Face::draw) }
                        <span class="seat-mark" aria-hidden="true" />{ say(Msg::PassTo(name)) }
                    </h2>
                    if props.purpose.is_empty() {
                        <p>{ say(Msg::Watch(name)) }</p>
                    } else {
                        <p>{ &props.purpose }</p>
                    }
                </div>
                { recap(props) }
                <div class="key">
                    <HoldButton {hold}>{ say(Msg::Unlock(name)) }</HoldButton>
                    <p class="hint" aria-live="polite">{ say(hint) }</p>
                    <button type="button" class="away" onclick={props.onaway.reform(|_| ())}>
                        { say(Msg::NotHere(name)) }
                    </button>
                </div>
            </div>
        </section>
    }
}

fn recap(props: &CoverProps) -> Html {
    let heading = if props.acted {
        Msg::SinceLastTurn
    } else {
        Msg::SoFar
    };
    let lines = props.recap.iter().enumerate();
    html! {
        <div class="recap" role="group" tabindex="0" aria-labelledby="recap-heading">
            <div>
                <h3 id="recap-heading">{ say(heading) }</h3>
                <ul>{ for lines.map(|(place, line)| line.item(place)) }</ul>
            </div>
        </div>
    }
}

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
    let orientation = api::<EventTarget>("screen.orientation");
    if let Some(orientation) = orientation.filter(JsCast::has_type::<EventTarget>) {
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
